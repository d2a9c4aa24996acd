//! How many games wait for us: on the tab, and on the icon of the app where it is on a home screen.

use leptos::prelude::*;
use orrery_wire::{GameLine, Stage};
use wasm_bindgen::{JsCast, JsValue};

use crate::browser;

thread_local! {
    static COUNT: ArcRwSignal<usize> = ArcRwSignal::new(0);
}

/// Whether a game waits for us.
pub fn is_our_turn(line: &GameLine) -> bool {
    line.stage == Stage::Playing && line.to_act.is_some() && line.to_act == line.table.you
}

/// How many wait, followed as it changes.
pub fn count() -> usize {
    COUNT.with(Clone::clone).get()
}

/// Takes in our games as the server has told them.
pub fn heard(games: &[GameLine]) {
    let count = games.iter().filter(|line| is_our_turn(line)).count();
    let known = COUNT.with(Clone::clone);
    if known.get_untracked() != count {
        known.set(count);
    }
    badge(count);
}

/// Nobody is known here any more.
pub fn nobody() {
    heard(&[]);
}

/// Writes the figure onto the icon of the app, where the system has one.
fn badge(count: usize) {
    let navigator = browser::window().navigator();
    let name = if count > 0 { "setAppBadge" } else { "clearAppBadge" };
    let Ok(method) = js_sys::Reflect::get(&navigator, &JsValue::from_str(name)) else { return };
    if let Some(method) = method.dyn_ref::<js_sys::Function>() {
        // What comes of it is the system's affair; where it is refused nothing is lost.
        if let Ok(promise) = method.call1(&navigator, &JsValue::from(count as u32))
            && let Ok(promise) = promise.dyn_into::<js_sys::Promise>()
        {
            wasm_bindgen_futures::spawn_local(async move {
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
            });
        }
    }
}
