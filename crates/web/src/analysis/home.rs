//! Studies that are kept, and what a new one can be begun from; and what came in a link.

use leptos::prelude::*;
use orrery_client::KeptStudy;
use orrery_games::{AnyGame, GameKind};
use orrery_view::Phrase;

use super::{kept, open, title};
use crate::app::go;
use crate::board::Thumbnail;
use crate::bring;
use crate::browser;
use crate::game_settings::GameSettings;
use crate::icons::Icon;
use crate::words::{say, t};

/// The studies of this browser, and three empty boards.
#[component]
pub fn AnalysisHome() -> impl IntoView {
    let studies = RwSignal::new(kept::list());
    let boards = GameKind::ALL.map(|kind| {
        let begin = move |_| {
            // What is drawn is drawn for this board.
            let config = GameSettings::new(kind).config(false);
            if let Ok(game) = AnyGame::from_config(&config) {
                go(&open::path_of(&game));
            }
        };
        let sample = AnyGame::from_link(kind.description().sample).ok();
        view! {
            <div class="card an-board">
                <span class="small-picture" aria-hidden="true">{sample.map(|game| view! { <Thumbnail game /> })}</span>
                // Beside the picture, which would leave it without a name in Chromium; it is as large as the card all the same.
                <button class="words" on:click=begin>
                    <span class="name">{kind.title()}</span>" "<span>{move || t("analysis-new")}</span>
                </button>
            </div>
        }
    });
    let rows = move || {
        let row = |(id, kept): (String, KeptStudy)| view! { <StudyRow id kept studies /> };
        studies.get().into_iter().map(row).collect_view()
    };
    view! {
        <main id="main" class="page analysis-home" tabindex="-1">
            <div><h1>{move || t("analysis")}</h1><p>{move || t("analysis-subtitle")}</p></div>
            <div class="an-boards">{boards.collect_view()}</div>
            <nav class="an-setups" aria-label=move || t("arrange")>
                <span>{move || t("arrange")}</span>
                {GameKind::ALL.map(|kind| view! { <a class="button" href=format!("/analysis/setup/{}", kind.name())>{kind.title()}</a> }).collect_view()}
            </nav>
            <Bring />
            <section class="an-kept" aria-label=move || t("analysis-kept")>
                <h2>{move || t("analysis-kept")}</h2>
                {move || studies.with(Vec::is_empty).then(|| view! { <p class="caption">{t("analysis-none")}</p> })}
                <ul class="game-rows">{rows}</ul>
            </section>
        </main>
    }
}

#[component]
fn StudyRow(id: String, kept: KeptStudy, studies: RwSignal<Vec<(String, KeptStudy)>>) -> impl IntoView {
    let game = kept.study.game_at(kept.at);
    let name = match title(&kept.study) {
        name if name.is_empty() => game.id().title().to_owned(),
        name => name,
    };
    let turns = Phrase::new("analysis-turns").with("count", kept.study.all().len() - 1);
    let (forget, label) = (id.clone(), Phrase::new("analysis-forget").with("name", name.clone()));
    let tip = label.clone();
    let remove = move |_| {
        kept::remove(&forget);
        studies.set(kept::list());
    };
    view! {
        <li class="game-row">
            <span class="small-picture" aria-hidden="true"><Thumbnail game /></span>
            <div class="words"><strong>{name.clone()}</strong><span>{move || say(&turns)}</span></div>
            <a class="button" href=format!("/analysis/{id}")>{move || t("open")}<span class="unseen">" "{name}</span></a>
            <button class="icon-button" aria-label=move || say(&label) title=move || say(&tip) on:click=remove>{Icon::Close.draw()}</button>
        </li>
    }
}

/// A record, a link or a code is brought here.
#[component]
fn Bring() -> impl IntoView {
    let node = NodeRef::<leptos::html::Textarea>::new();
    let error = RwSignal::new(None::<Phrase>);
    let bring = move |_| {
        let text = node.get_untracked().map(|area| area.value()).unwrap_or_default();
        match open::read(&text) {
            Ok(study) => go(&open::path(study)),
            Err(why) => error.set(Some(Phrase::new("trouble-record").with("reason", why))),
        }
    };
    // A position code is checked while it is written.
    let checked = move |event| {
        let text = event_target_value(&event);
        let wrong = open::read(&text).err().filter(|_| text.contains('|'));
        error.set(wrong.map(|why| Phrase::new("trouble-record").with("reason", why)));
    };
    view! {
        <section class="card an-bring">
            <label for="an-bring">{move || t("analysis-bring")}</label>
            <textarea id="an-bring" node_ref=node class="record" rows="3" spellcheck="false" on:input=checked></textarea>
            <p class="error" role="alert">{move || error.get().map(|why| say(&why))}</p>
            <button class="button primary" on:click=bring>{move || t("open")}</button>
        </section>
    }
}

/// A study in a link: it is kept here and opened, or what is wrong with it is said.
#[component]
pub fn SharedPage(code: String) -> impl IntoView {
    let brought = bring::take().filter(|_| code == bring::BROUGHT);
    let is_reviewed = brought.as_ref().is_some_and(|(_, review)| *review);
    let read = match brought {
        Some((text, _)) => open::read(&text),
        None => open::read_link(&code),
    };
    match read {
        Ok(study) => {
            let path = open::path(study);
            if is_reviewed {
                super::want_review(&path);
            }
            browser::later(0.0, move || crate::app::go_instead(&path));
            view! { <main id="main" class="page" tabindex="-1"></main> }.into_any()
        }
        Err(why) => {
            let why = StoredValue::new(why);
            view! {
                <main id="main" class="page" tabindex="-1">
                    <h1>{move || t("analysis-link-broken")}</h1>
                    <p>{move || say(&why.get_value())}</p>
                    <a class="button primary" href="/analysis">{move || t("analysis")}</a>
                </main>
            }
            .into_any()
        }
    }
}
