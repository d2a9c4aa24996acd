//! Games in and out: records, links, pictures; by clipboard, file, or dropping.

use leptos::prelude::*;
use orrery_games::core::{Record, RecordError};
use orrery_games::{AnyGame, replay};
use orrery_view::Phrase;
use wasm_bindgen::prelude::*;
use web_sys::{
    ClipboardEvent, DragEvent, Element, File, HtmlAnchorElement, HtmlCanvasElement, KeyboardEvent,
};

use crate::app::{self, notify, open};
use crate::browser;
use crate::files;
use crate::toast;
use crate::words::{say, t};

/// No record is longer than this.
const LONGEST: f64 = 1e6;

/// Whether the keyboard is writing something.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    is_field(event.target())
}

fn is_field(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element
        .is_some_and(|element| element.matches("input:not([type=radio]), textarea, select").unwrap_or(false))
}

/// Reads a record, a link or a position code, or says what is wrong with it.
fn read(text: &str) -> Result<AnyGame, Phrase> {
    read_game(text).map_err(|reason| Phrase::new("trouble-record").with("reason", reason))
}

fn read_game(text: &str) -> Result<AnyGame, Phrase> {
    let text = text.trim();
    if text.starts_with('[') || text.starts_with("1.") {
        let record: Record = text.parse().map_err(|error: RecordError| Phrase::from(&error))?;
        return replay(&record).map(|replay| replay.game).map_err(|error| Phrase::from(&error));
    }
    let link = text.split_once('#').map_or(text, |(_, link)| link);
    let link = js_sys::decode_uri_component(link).map_or_else(|_| link.to_owned(), String::from);
    AnyGame::from_link(&link).map_err(|error| Phrase::from(&error))
}

/// Opens what somebody brings, or says what is wrong with it.
fn bring(text: &str) {
    match read(text) {
        Ok(game) => open(game),
        Err(why) => notify(why),
    }
}

/// Records can be pasted and dropped anywhere.
pub fn accept_records() {
    browser::listen("paste", |event: ClipboardEvent| {
        if is_field(event.target()) {
            return;
        }
        let text =
            event.clipboard_data().and_then(|data| data.get_data("text/plain").ok()).unwrap_or_default();
        if !text.trim().is_empty() {
            event.prevent_default();
            bring(&text);
        }
    });
    browser::listen("dragover", |event: DragEvent| event.prevent_default());
    browser::listen("drop", |event: DragEvent| {
        event.prevent_default();
        let Some(data) = event.data_transfer() else { return };
        match data.files().and_then(|files| files.get(0)) {
            Some(file) => bring_file(file),
            None => bring(&data.get_data("text/plain").unwrap_or_default()),
        }
    });
}

/// Whether it was no text before it was read as one: what is wrong with such a file is not told by its characters.
fn is_binary(text: &str) -> bool {
    text.contains(|c: char| c == char::REPLACEMENT_CHARACTER || c.is_control() && !c.is_whitespace())
}

/// Takes what another app has shared, which the service worker keeps for the page that it opens for it.
pub fn take_shared() {
    if browser::window().location().search().as_deref() != Ok("?shared") {
        return;
    }
    app::go_instead("/");
    wasm_bindgen_futures::spawn_local(async {
        match files::plain_text("/shared").await {
            Ok(text) if is_binary(&text) || text.len() as f64 > LONGEST => {
                notify(Phrase::new("trouble-file"));
            }
            Ok(text) => bring(&text),
            Err(_) => notify(Phrase::new("trouble-file")),
        }
    });
}

fn bring_file(file: File) {
    if file.size() > LONGEST {
        return notify(Phrase::new("trouble-file-size"));
    }
    wasm_bindgen_futures::spawn_local(async move {
        match wasm_bindgen_futures::JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
            Some(text) if !is_binary(&text) => bring(&text),
            _ => notify(Phrase::new("trouble-file")),
        }
    });
}

/// A place to paste a record, or to choose its file.
#[component]
pub fn OpenRecord() -> impl IntoView {
    let node = NodeRef::<leptos::html::Textarea>::new();
    let error = RwSignal::new(None::<Phrase>);
    let go = move |_| {
        let text = node.get_untracked().map(|area| area.value()).unwrap_or_default();
        match read(&text) {
            _ if text.trim().is_empty() => error.set(Some(Phrase::new("open-record-empty"))),
            Ok(game) => open(game),
            Err(why) => error.set(Some(why)),
        }
    };
    let chosen = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        if let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) {
            bring_file(file);
        }
    };
    view! {
        <p id="record-help">{move || t("open-record-more")}</p>
        <textarea node_ref=node class="record" rows="8" spellcheck="false" aria-label=move || t("open-record") aria-describedby="record-help"></textarea>
        <p class="error" role="alert">{move || error.get().map(|why| say(&why))}</p>
        <div class="dialog-foot">
            <label class="button file">
                {move || t("choose-file")}
                <input type="file" accept=".txt,.pgn,.orrery,text/plain" on:change=chosen />
            </label>
            <button class="button primary" on:click=go>{move || t("open")}</button>
        </div>
    }
}

/// Copies a text, and says so.
pub fn copy(text: &str) {
    let copied = browser::copy(text);
    wasm_bindgen_futures::spawn_local(async move {
        if copied.await {
            toast::done(Phrase::new("copied"));
        } else {
            toast::trouble(Phrase::new("copy-failed"));
        }
    });
}

fn blob(text: &str, kind: &str) -> Option<web_sys::Blob> {
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    web_sys::Blob::new_with_str_sequence_and_options(&js_sys::Array::of1(&text.into()), &options).ok()
}

/// Hands a text over as a file.
pub fn download(name: &str, text: &str) {
    let kind = if name.ends_with("svg") { "image/svg+xml" } else { "text/plain" };
    if let Some(blob) = blob(text, kind) {
        hand_over(name, &blob);
    }
}

/// Hands a file over under a name.
pub fn hand_over(name: &str, blob: &web_sys::Blob) {
    let Ok(url) = web_sys::Url::create_object_url_with_blob(blob) else { return };
    let link = browser::document()
        .create_element("a")
        .ok()
        .and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    browser::later(10_000.0, move || {
        let _ = web_sys::Url::revoke_object_url(&url);
    });
}

/// Draws the picture at twice its size and hands it over.
pub fn download_png(name: String, svg: &str) {
    let Some(url) =
        blob(svg, "image/svg+xml").and_then(|blob| web_sys::Url::create_object_url_with_blob(&blob).ok())
    else {
        return;
    };
    let Ok(image) = web_sys::HtmlImageElement::new() else { return };
    let drawn = image.clone();
    let drawn_url = url.clone();
    let draw = move || -> Option<()> {
        let canvas: HtmlCanvasElement = browser::document().create_element("canvas").ok()?.dyn_into().ok()?;
        canvas.set_width(drawn.natural_width() * 2);
        canvas.set_height(drawn.natural_height() * 2);
        let context = canvas.get_context("2d").ok()??.dyn_into::<web_sys::CanvasRenderingContext2d>().ok()?;
        let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
        context.draw_image_with_html_image_element_and_dw_and_dh(&drawn, 0.0, 0.0, width, height).ok()?;
        let done = Closure::once_into_js(move |blob: JsValue| {
            if let Ok(blob) = blob.dyn_into::<web_sys::Blob>() {
                hand_over(&name, &blob);
            }
        });
        canvas.to_blob(done.unchecked_ref()).ok()?;
        let _ = web_sys::Url::revoke_object_url(&drawn_url);
        Some(())
    };
    let loaded = Closure::once_into_js(move || {
        if draw().is_none() {
            notify(Phrase::new("trouble-picture"));
        }
    });
    image.set_onload(Some(loaded.unchecked_ref()));
    image.set_src(&url);
}

/// Whether the device can hand a link on to other apps.
pub fn can_hand_on() -> bool {
    js_sys::Reflect::has(&browser::window().navigator(), &"share".into()).unwrap_or(false)
}

/// Hands a link on to whatever app is chosen.
pub fn hand_on(link: &str) {
    let data = web_sys::ShareData::new();
    data.set_url(link);
    let promise = browser::window().navigator().share_with_data(&data);
    // Who closes the list of apps has changed his mind, which is no error.
    wasm_bindgen_futures::spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
    });
}
