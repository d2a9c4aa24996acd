//! Games from elsewhere: read from files and texts in pieces, so that the page stays alive, listed, and kept or opened. And
//! the list of all games that this browser keeps.

mod all;
mod job;
mod kept;
mod list;
mod reason;
mod row;

use std::cell::RefCell;
use std::sync::Arc;

use leptos::html::Textarea;
use leptos::prelude::*;
use orrery_view::Phrase;

use crate::app::notify;
use crate::bring::{self, Source};
use crate::browser;
use crate::icons::Icon;
use crate::share::files_of;
use crate::words::{say, t};
use job::{Found, Progress};
use list::Games;

pub use all::AllGames;

thread_local! {
    /// What was read last: whoever comes back from one of the games finds the others.
    static LAST: RefCell<Option<Arc<Found>>> = const { RefCell::new(None) };
}

/// What files are offered to be chosen; whatever else is in one, its form is recognised by what it holds.
const FILES: &str =
    ".txt,.pgn,.orrery,.sgf,.json,.jsonl,.log,.zip,text/plain,application/json,application/zip";

/// The page that reads games: what was brought here, or what is chosen or pasted on it.
#[component]
pub fn ImportPage() -> impl IntoView {
    let found = RwSignal::new(LAST.with_borrow(Clone::clone));
    let progress = RwSignal::new(None::<Progress>);
    let is_cancelled = StoredValue::new(false);
    let begin = move |sources: Vec<Source>| {
        is_cancelled.set_value(false);
        found.set(None);
        progress.set(Some(Progress::default()));
        wasm_bindgen_futures::spawn_local(async move {
            // A page that is left takes what it said with it, and its reading ends.
            let told = move |now: Progress| {
                progress.try_set(Some(now)).is_none() && is_cancelled.try_get_value() == Some(false)
            };
            let read = job::read(sources, told).await;
            if progress.try_get_untracked().is_none() {
                return;
            }
            progress.set(None);
            show(read, found);
        });
    };
    let brought = bring::take_sources();
    if !brought.is_empty() {
        // What this says is followed by a page that is there already.
        browser::later(0.0, move || begin(brought));
    }
    view! {
        <main id="main" class="page import" tabindex="-1">
            <h1>{move || t("open-record")}</h1>
            {move || progress.with(Option::is_some).then(|| view! { <Reading progress is_cancelled /> })}
            {move || found.get().map(|found| view! { <Games found /> })}
            <Show when=move || progress.with(Option::is_none)>
                <Ask begin more=move || found.with(Option::is_some) />
            </Show>
        </main>
    }
}

/// Opens the game if there is no more to be said, and lists everything else.
fn show(read: Found, found: RwSignal<Option<Arc<Found>>>) {
    if let ([row], true) = (&*read.games, read.problems.is_empty() && !read.is_cancelled) {
        for note in &row.notes {
            notify(reason::of_note(note));
        }
        LAST.with_borrow_mut(|last| *last = None);
        return bring::analyse_instead(row.record.clone());
    }
    let read = Arc::new(read);
    LAST.with_borrow_mut(|last| *last = Some(read.clone()));
    found.set(Some(read));
}

/// How far the reading is, and how it is ended.
#[component]
fn Reading(progress: RwSignal<Option<Progress>>, is_cancelled: StoredValue<bool>) -> impl IntoView {
    let now = move || progress.get().unwrap_or_default();
    let count = Memo::new(move |_| now().games);
    view! {
        <section class="card im-reading">
            <p id="im-reading">{move || say(&Phrase::new("import-reading").with("count", count.get()))}</p>
            <progress max="1" prop:value=move || now().done aria-labelledby="im-reading"></progress>
            <button class="button" on:click=move |_| is_cancelled.set_value(true)>{move || t("cancel")}</button>
        </section>
    }
}

/// A place to choose files, or to paste a text.
#[component]
fn Ask(
    begin: impl Fn(Vec<Source>) + Copy + Send + Sync + 'static,
    /// Whether something was read before.
    more: impl Fn() -> bool + Send + Sync + 'static,
) -> impl IntoView {
    let node = NodeRef::<Textarea>::new();
    let error = RwSignal::new(None::<Phrase>);
    let read = move |_| {
        let text = node.get_untracked().map(|area| area.value()).unwrap_or_default();
        match text.trim().is_empty() {
            true => error.set(Some(Phrase::new("open-record-empty"))),
            false => begin(vec![Source::Text(text)]),
        }
    };
    let chosen = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let files = files_of(input.files());
        if !files.is_empty() {
            begin(files);
        }
    };
    view! {
        <section class="card im-ask">
            {move || more().then(|| view! { <h2>{t("import-others")}</h2> })}
            <p>{move || t("import-lead")}</p>
            <label class="button primary file">
                {Icon::Down.draw()}<span>{move || t("import-choose")}</span>
                <input type="file" multiple accept=FILES on:change=chosen />
            </label>
            <label class="field" for="im-text"><span>{move || t("import-paste")}</span></label>
            <textarea id="im-text" node_ref=node class="record" rows="6" spellcheck="false"></textarea>
            <p class="error" role="alert">{move || error.get().map(|why| say(&why))}</p>
            <button class="button" on:click=read>{move || t("import-read")}</button>
            <p class="caption">{move || t("import-private")}</p>
        </section>
    }
}
