//! Playing without a server: what the service worker (`static/sw.js`) has to tell.

use leptos::prelude::*;
use orrery_view::Phrase;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::MessageEvent;

use crate::browser;

/// How far the app is from working without a server.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Offline {
    /// Nothing is known.
    #[default]
    Unknown,
    /// So many of a hundred parts are there.
    Fetching(u8),
    /// Everything is there.
    Ready,
    /// A new version is there and waits to be used.
    Update,
}

thread_local! {
    static STATE: ArcRwSignal<Offline> = ArcRwSignal::new(Offline::Unknown);
}

/// How far it is, followed as it changes.
pub fn offline() -> Offline {
    STATE.with(Clone::clone).get()
}

/// How far it is, to be told; `None` while nothing is known.
pub fn told() -> Option<Phrase> {
    match offline() {
        Offline::Ready | Offline::Update => Some(Phrase::new("offline-ready")),
        Offline::Fetching(share) => Some(Phrase::new("offline-fetching").with("share", u32::from(share))),
        Offline::Unknown => None,
    }
}

/// Starts the service worker and listens to it.
pub fn start() {
    let state = STATE.with(Clone::clone);
    let navigator = browser::window().navigator();
    // Without a secure address there is none.
    if !js_sys::Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false) {
        return;
    }
    let container = navigator.service_worker();
    let controlled = container.controller().is_some();
    if controlled {
        state.set(Offline::Ready);
    }
    // A new version has taken over: nothing of the old one may stay. The first one of all takes over what it came with.
    let taken_over = std::cell::Cell::new(controlled);
    browser::listen_at(&container, "controllerchange", move |_: web_sys::Event| {
        if taken_over.replace(true) {
            let _ = browser::window().location().reload();
        }
    });
    let heard = state.clone();
    browser::listen_at(&container, "message", move |event: MessageEvent| {
        let get = |name: &str| js_sys::Reflect::get(&event.data(), &name.into()).unwrap_or(JsValue::NULL);
        let number = |name: &str| get(name).as_f64().unwrap_or(0.0);
        match get("type").as_string().as_deref() {
            // Progress of a new version is nobody's business: the old one plays on.
            Some("progress") if heard.get_untracked() != Offline::Ready => {
                let share = 100.0 * number("done") / number("total").max(1.0);
                heard.set(Offline::Fetching(share as u8));
            }
            Some("offline-ready") => heard.set(Offline::Ready),
            Some("update-ready") => heard.set(Offline::Update),
            _ => {}
        }
    });
    wasm_bindgen_futures::spawn_local(async move {
        let options = web_sys::RegistrationOptions::new();
        options.set_update_via_cache(web_sys::ServiceWorkerUpdateViaCache::None);
        let promise = container.register_with_options("/sw.js", &options);
        let registered = wasm_bindgen_futures::JsFuture::from(promise).await;
        let Ok(registration) = registered.map(JsCast::unchecked_into::<web_sys::ServiceWorkerRegistration>)
        else {
            return;
        };
        if controlled && registration.waiting().is_some() {
            state.set(Offline::Update);
        }
    });
}

/// Uses the new version: every page is loaded anew once it has taken over.
pub fn update() {
    let container = browser::window().navigator().service_worker();
    wasm_bindgen_futures::spawn_local(async move {
        let promise = container.get_registration();
        let Ok(value) = wasm_bindgen_futures::JsFuture::from(promise).await else { return };
        if let Ok(registration) = value.dyn_into::<web_sys::ServiceWorkerRegistration>()
            && let Some(waiting) = registration.waiting()
        {
            let _ = waiting.post_message(&"skipWaiting".into());
        }
    });
}
