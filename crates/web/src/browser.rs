//! What is asked of the browser. Everything here may be missing or forbidden, and then does nothing.

use std::future::Future;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, HtmlElement, ResizeObserver, Storage, Window};

/// The page's window.
pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The page.
pub fn document() -> Document {
    window().document().expect("a window has a page")
}

/// The element with this id.
pub fn element(id: &str) -> Option<Element> {
    document().get_element_by_id(id)
}

/// What the head of the page says under a name: the addresses of files, which change with what is in them.
pub fn meta(name: &str) -> Option<String> {
    document().query_selector(&format!("meta[name=\"{name}\"]")).ok().flatten()?.get_attribute("content")
}

/// Puts the keyboard on an element.
pub fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<web_sys::SvgElement>() {
        let _ = element.focus();
    }
}

/// Takes the element with this id away.
pub fn remove(id: &str) {
    if let Some(element) = element(id) {
        element.remove();
    }
}

/// The storage that survives closing the tab.
pub fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// What was stored under a key.
pub fn stored(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Stores a value; `false` if there is no room or no storage.
pub fn store(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Forgets what was stored under a key.
pub fn forget(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// Says what language the page is in.
pub fn set_language(code: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", code);
    }
}

/// Says whether the next page is on its way, for the style sheet to show.
pub fn set_waiting(waits: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.toggle_attribute_with_force("data-waiting", waits);
    }
}

/// Shows in everything on the page that chooses this what is chosen.
pub fn show_choice(name: &str, value: &str) {
    let set = |css: &str, property: &str, to: &JsValue| {
        if let Ok(Some(element)) = document().query_selector(css) {
            let _ = js_sys::Reflect::set(&element, &property.into(), to);
        }
    };
    set(&format!("select[name={name}]"), "value", &value.into());
    set(&format!("input[name={name}][value={value}]"), "checked", &JsValue::TRUE);
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// A number that nobody can foresee, from the browser's source of secrets; without one, a merely random number.
pub fn random_u64() -> u64 {
    let mut bytes = [0; 8];
    let drawn = window().crypto().and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if drawn.is_ok() {
        return u64::from_le_bytes(bytes);
    }
    let part = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    part() << 32 | part()
}

/// Whether a media query holds.
pub fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Copies a text, and says whether it could. Browsers have a clipboard at secure addresses only.
pub fn copy(text: &str) -> impl Future<Output = bool> + use<> {
    let navigator = window().navigator();
    let has = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|it| it.is_object());
    let promise = has.then(|| navigator.clipboard().write_text(text));
    async move {
        match promise {
            Some(promise) => wasm_bindgen_futures::JsFuture::from(promise).await.is_ok(),
            None => false,
        }
    }
}

/// Runs something later.
pub fn later(milliseconds: f64, run: impl FnOnce() + 'static) {
    let closure = Closure::once_into_js(run);
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(
        closure.unchecked_ref(),
        milliseconds.max(0.0) as i32,
    );
}

/// Runs something once the frame being made is shown: what it reads of the page is laid out already, and what it does
/// holds nobody up.
pub fn after_frame(run: impl FnOnce() + 'static) {
    let closure = Closure::once_into_js(move || later(0.0, run));
    let _ = window().request_animation_frame(closure.unchecked_ref());
}

/// Tells when the size of an element changes, until it is dropped.
pub struct Watch {
    observer: ResizeObserver,
    /// What the observer calls, which lives as long.
    _told: Closure<dyn FnMut()>,
}

impl Watch {
    /// Watches an element; its size is told at once, too.
    pub fn new(element: &Element, tell: impl Fn(&Element) + 'static) -> Option<Watch> {
        let watched = element.clone();
        let told = Closure::<dyn FnMut()>::new(move || tell(&watched));
        let observer = ResizeObserver::new(told.as_ref().unchecked_ref()).ok()?;
        observer.observe(element);
        Some(Watch { observer, _told: told })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Listens to an event of the window for as long as the page lives.
pub fn listen<E: JsCast + 'static>(event: &str, heard: impl FnMut(E) + 'static) {
    listen_at(&window(), event, heard);
}

/// Listens to an event of anything for as long as the page lives.
pub fn listen_at<E: JsCast + 'static>(
    target: &web_sys::EventTarget,
    event: &str,
    mut heard: impl FnMut(E) + 'static,
) {
    let closure = Closure::<dyn FnMut(JsValue)>::new(move |value: JsValue| heard(value.unchecked_into()));
    let _ = target.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
    closure.forget();
}
