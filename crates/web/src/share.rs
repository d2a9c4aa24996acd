//! Games in and out: records, links, pictures; by clipboard, file, or dropping.

use orrery_view::Phrase;
use wasm_bindgen::prelude::*;
use web_sys::{
    ClipboardEvent, DragEvent, Element, File, HtmlAnchorElement, HtmlCanvasElement, KeyboardEvent,
};

use crate::app::{self, notify};
use crate::bring::{self, Source};
use crate::browser;
use crate::files;
use crate::toast;

/// Whether the keyboard is writing something.
pub fn is_typing(event: &KeyboardEvent) -> bool {
    is_field(event.target())
}

fn is_field(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element
        .is_some_and(|element| element.matches("input:not([type=radio]), textarea, select").unwrap_or(false))
}

/// Games can be pasted and dropped anywhere.
pub fn accept_records() {
    browser::listen("paste", |event: ClipboardEvent| {
        if is_field(event.target()) {
            return;
        }
        let Some(data) = event.clipboard_data() else { return };
        let files = files_of(data.files());
        let text = data.get_data("text/plain").unwrap_or_default();
        if !files.is_empty() {
            event.prevent_default();
            bring::games(files);
        } else if !text.trim().is_empty() {
            event.prevent_default();
            bring::text(text);
        }
    });
    browser::listen("dragover", |event: DragEvent| {
        event.prevent_default();
        show_drop(true);
    });
    // It leaves the page only where there is nothing that it enters.
    browser::listen("dragleave", |event: DragEvent| {
        if event.related_target().is_none() {
            show_drop(false);
        }
    });
    browser::listen("drop", |event: DragEvent| {
        event.prevent_default();
        show_drop(false);
        let Some(data) = event.data_transfer() else { return };
        match files_of(data.files()) {
            files if files.is_empty() => bring::text(data.get_data("text/plain").unwrap_or_default()),
            files => bring::games(files),
        }
    });
}

/// Says whether something is held over the page, for the style sheet to show.
fn show_drop(is_held: bool) {
    if let Some(root) = browser::document().document_element() {
        let _ = root.toggle_attribute_with_force("data-drop", is_held);
    }
}

/// The files of a list.
pub fn files_of(list: Option<web_sys::FileList>) -> Vec<Source> {
    let count = list.as_ref().map_or(0, web_sys::FileList::length);
    (0..count).filter_map(|index| list.as_ref()?.get(index).map(Source::File)).collect()
}

/// Takes what another app has shared, which the service worker keeps for the page that it opens for it.
pub fn take_shared() {
    if browser::window().location().search().as_deref() != Ok("?shared") {
        return;
    }
    app::go_instead("/");
    wasm_bindgen_futures::spawn_local(async {
        let Some(form) = files::form("/shared").await else { return notify(Phrase::new("trouble-file")) };
        let given: Vec<_> = form.get_all("record").iter().filter_map(|file| file.dyn_into().ok()).collect();
        let given: Vec<File> = given.into_iter().filter(|file: &File| file.size() > 0.0).collect();
        let said = |name: &str| form.get(name).as_string().filter(|text| !text.trim().is_empty());
        match (given.is_empty(), said("text").or_else(|| said("url"))) {
            (true, Some(text)) => bring::text(text),
            (true, None) => notify(Phrase::new("trouble-file")),
            (false, _) => bring::games(given.into_iter().map(Source::File).collect()),
        }
    });
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
    // Closing the list of apps is a change of mind, not an error.
    wasm_bindgen_futures::spawn_local(async move {
        let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
    });
}
