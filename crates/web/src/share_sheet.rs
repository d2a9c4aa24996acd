//! Everything that can be taken away from a game, in one dialog, each with a few words on what it is good for. A chapter of its
//! own: it is fetched when somebody first shares something.

#![allow(unsafe_code, reason = "the mark declares what modules import and export")]

use std::cell::Cell;

use leptos::prelude::*;
use orrery_client::Route;
use orrery_games::core::Record;
use orrery_study::{Study, share};
use orrery_view::{Phrase, Theme, picture};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::app::notify;
use crate::browser;
use crate::chapters::official_writer;
use crate::icons::Icon;
use crate::play::Play;
use crate::qr::Qr;
use crate::settings::{has_contrast, is_dark, settings_now};
use crate::share::{can_hand_on, copy, download, download_png, hand_over};
use crate::toast::CopyButton;
use crate::words::{t, words};

/// How large a board within another page is.
const EMBED: [u32; 2] = [480, 640];

/// The longest link that is still easy to scan.
const LONGEST_QR: usize = 600;

/// The path that opens this game anywhere: a game over the network has its own, any other is within the link.
fn path(play: Play) -> String {
    match play.online() {
        Some(online) => format!("/play/{}", online.name()),
        None => {
            let game = play.shown().game();
            // Longer than a link can be is only what nobody plays; there the text of old does.
            let path = share(&Study::of_game(&game)).ok().map(|link| link.path());
            let path = path.filter(|path| Route::read(path) != Route::Missing);
            path.unwrap_or_else(|| format!("/#{}", game.link()))
        }
    }
}

/// The link in the language of who shares it.
fn link(play: Play) -> String {
    let origin = browser::window().location().origin().unwrap_or_default();
    match path(play) {
        old if old.starts_with("/#") => origin + &old,
        path => format!("{origin}{path}?lang={}", language()),
    }
}

/// The language of who shares.
fn language() -> &'static str {
    words().language().code()
}

fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// How the pictures of the server name the game; nothing for what fits no link.
fn query(play: Play) -> Option<String> {
    let path = path(play);
    match path.strip_prefix("/play/") {
        Some(name) => Some(format!("game={name}")),
        None => share(&Study::of_game(&play.shown().game())).ok().map(|link| format!("link={}", link.code)),
    }
}

fn theme() -> (Theme, &'static str) {
    match (is_dark(), has_contrast()) {
        (true, _) => (Theme::Dark, "dark"),
        (false, true) => (Theme::Contrast, "contrast"),
        (false, false) => (Theme::Light, "light"),
    }
}

fn svg(play: Play) -> String {
    let view_state = orrery_view::ViewState { acting: false, aim: None, ..play.view_state() };
    picture(&play.shown(), &view_state, play.facing.get(), settings_now().coordinates, theme().0)
}

/// What shows the game within another page.
fn snippet(play: Play) -> Option<String> {
    let origin = browser::window().location().origin().unwrap_or_default();
    let path = path(play);
    let is_framed = !path.starts_with("/#");
    let [width, height] = EMBED;
    is_framed.then(|| {
        format!(
            "<iframe src=\"{origin}/embed{path}?lang={}\" title=\"{} · Orrery\" width=\"{width}\" height=\"{height}\" \
             loading=\"lazy\" style=\"border:0\"></iframe>",
            language(),
            play.id().title(),
        )
    })
}

/// A file of the server, asked for now.
async fn fetched(address: String) -> Option<web_sys::Blob> {
    let response = JsFuture::from(browser::window().fetch_with_str(&address)).await.ok()?;
    let response: web_sys::Response = response.unchecked_into();
    let blob = response.ok().then(|| response.blob().ok()).flatten()?;
    JsFuture::from(blob).await.ok()?.dyn_into().ok()
}

/// Hands a link on to whatever app is chosen, with the picture where the device takes one.
fn hand_on_with_picture(play: Play) {
    let link = link(play);
    let image = card(play);
    spawn_local(async move {
        let navigator = browser::window().navigator();
        let data = web_sys::ShareData::new();
        data.set_url(&link);
        if let Some(blob) = fetched(image).await {
            let options = web_sys::FilePropertyBag::new();
            options.set_type("image/png");
            let parts = js_sys::Array::of1(&blob);
            let file = web_sys::File::new_with_blob_sequence_and_options(&parts, "orrery.png", &options);
            if let Ok(file) = file {
                data.set_files(&js_sys::Array::of1(&file));
                if !navigator.can_share_with_data(&data) {
                    data.set_files(&js_sys::Array::new());
                }
            }
        }
        // Closing the list of apps is a change of mind, not an error.
        let _ = JsFuture::from(navigator.share_with_data(&data)).await;
    });
}

/// The address of the picture that the link shows.
fn card(play: Play) -> String {
    let path = match query(play) {
        Some(query) => query.replace("game=", "/play/").replace("link=", "/l/"),
        None => "/".to_owned(),
    };
    format!("/api/v1/pictures/card.png?of={}&lang={}", encoded(&path), language())
}

/// A picture from the server, which draws it as every file and preview is drawn; without it by the browser.
fn take_picture(play: Play, name: String) {
    let drawn = svg(play);
    let turns = play.shown().game().players().chunk_by(|one, other| one == other).count();
    let address = query(play)
        .map(|query| format!("/api/v1/pictures/board.png?{query}&turn={turns}&theme={}", theme().1))
        .filter(|_| play.facing.get_untracked() == orrery_view::Facing::default());
    spawn_local(async move {
        let file = match address {
            Some(address) => fetched(address).await,
            None => None,
        };
        match file {
            Some(file) => hand_over(&name, &file),
            None => download_png(name, &drawn),
        }
    });
}

fn take_film(play: Play, name: String, waits: RwSignal<bool>) {
    let Some(query) = query(play) else { return notify(Phrase::new("share-film-offline")) };
    let address = format!("/api/v1/pictures/game.gif?{query}&theme={}&lang={}", theme().1, language());
    waits.set(true);
    spawn_local(async move {
        match fetched(address).await {
            Some(file) => hand_over(&name, &file),
            None => notify(Phrase::new("share-film-offline")),
        }
        waits.set(false);
    });
}

/// What draws the sheet.
type Draw = fn(Play) -> AnyView;

thread_local! {
    static DRAWN_BY: Cell<Option<Draw>> = const { Cell::new(None) };
}

#[wasm_split(share, fallible)]
fn sheet() -> Result<Draw, SplitLoaderError> {
    Ok(|play| view! { <Sheet play /> }.into_any())
}

/// What can be taken away from a game, as soon as it has come.
#[component]
pub fn ShareSheet(play: Play) -> impl IntoView {
    let (drawn_by, has_failed) = (RwSignal::new(DRAWN_BY.get()), RwSignal::new(false));
    if drawn_by.get_untracked().is_none() {
        spawn_local(async move {
            match sheet().await {
                Ok(draw) => {
                    DRAWN_BY.set(Some(draw));
                    drawn_by.try_set(Some(draw));
                }
                Err(error) => {
                    leptos::logging::warn!("sharing: {error}");
                    has_failed.try_set(true);
                }
            }
        });
    }
    move || match (drawn_by.get(), has_failed.get()) {
        (Some(draw), _) => draw(play),
        (None, true) => view! { <p class="error" role="alert">{t("not-fetched")}</p> }.into_any(),
        (None, false) => ().into_any(),
    }
}

#[component]
fn Sheet(play: Play) -> impl IntoView {
    let address = Memo::new(move |_| link(play));
    let name = move |ending: &str| format!("orrery-{}-{}.{ending}", play.id(), play.shown().played());
    let (with_qr, films) = (RwSignal::new(false), RwSignal::new(false));
    let has_card = RwSignal::new(true);
    let select = |event: web_sys::FocusEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
    let hand_on = can_hand_on().then(|| {
        view! { <Take icon=Icon::Link label="share-app" more="share-app-more" take=move || hand_on_with_picture(play) /> }
    });
    view! {
        <Show when=move || has_card.get()>
            <figure class="share-preview">
                <img src=move || card(play) alt=move || t("share-preview") width="1200" height="630" on:error=move |_| has_card.set(false) />
                <figcaption>{move || t("share-preview")}</figcaption>
            </figure>
        </Show>
        <label class="field">
            <span>{move || t("share-link")}</span>
            <input type="text" readonly prop:value=move || address.get() on:focus=select />
        </label>
        <CopyButton text=move || address.get_untracked() label="copy-link" icon=Icon::Link primary=true />
        <div class="share-ways">
            {hand_on}
            <Take icon=Icon::Down label="download-png" more="share-png-more" take=move || take_picture(play, untrack(|| name("png"))) />
            <Take icon=Icon::Down label="download-svg" more="share-svg-more" take=move || download(&untrack(|| name("svg")), &untrack(|| svg(play))) />
            <Take icon=Icon::Down label="share-film" more="share-film-more" waits=films take=move || take_film(play, untrack(|| name("gif")), films) />
            <Take icon=Icon::Copy label="copy-record" more="share-record-more" take=move || copy(&untrack(|| play.record())) />
            <Take icon=Icon::Down label="download-record" more="share-file-more" take=move || download(&untrack(|| name("txt")), &untrack(|| play.record())) />
            <Official has=play.id().description().has_official record=move || play.record() />
            <Take icon=Icon::Copy label="share-position" more="share-position-more" take=move || copy(&untrack(|| play.shown().game().code())) />
            <Take icon=Icon::Copy label="share-embed" more="share-embed-more" take=move || if let Some(text) = untrack(|| snippet(play)) { copy(&text) } />
            <Show when=move || { address.with(String::len) < LONGEST_QR }>
                <Take icon=Icon::Link label="share-qr" more="share-qr-more" take=move || with_qr.update(|shown| *shown = !*shown) />
            </Show>
        </div>
        <Show when=move || with_qr.get()><Qr text=address.get() /></Show>
    }
}

/// A record in the official notation of its game, where there is one: short, and with all rows named.
#[component]
pub fn Official(has: bool, record: impl Fn() -> String + Copy + Send + Sync + 'static) -> impl IntoView {
    let take = move |long: bool| {
        let record = untrack(record).parse::<Record>();
        spawn_local(async move {
            let written = match (official_writer().await, record) {
                (Ok(write), Ok(record)) => write(&record, long),
                _ => None,
            };
            match written {
                Some(text) => copy(&text),
                None => notify(Phrase::new("share-official-not")),
            }
        });
    };
    has.then(|| view! {
        <Take icon=Icon::Copy label="share-official" more="share-official-more" take=move || take(false) />
        <Take icon=Icon::Copy label="share-official-long" more="share-official-long-more" take=move || take(true) />
    })
}

/// One way to take something away.
#[component]
fn Take(
    icon: Icon,
    /// The name of its words.
    label: &'static str,
    /// What it is good for.
    more: &'static str,
    /// Whether it is being done.
    #[prop(optional)]
    waits: Option<RwSignal<bool>>,
    take: impl Fn() + 'static,
) -> impl IntoView {
    let is_waiting = move || waits.is_some_and(|waits| waits.get());
    view! {
        <button class="share-way" aria-busy=move || is_waiting().to_string() disabled=is_waiting on:click=move |_| take()>
            {icon.draw()}
            <span class="name">{move || t(label)}</span>
            <span class="caption">{move || t(more)}</span>
        </button>
    }
}
