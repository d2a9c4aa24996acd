//! Nets for the engine: what it learned about a game, as much to load as all the rest. Each is fetched once, when the engine
//! is first asked something that it is good for.
//!
//! The page fetches and keeps them, and not the worker that uses them: that hears nothing while it searches, and when it is
//! interrupted everything it has is gone.

use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::prelude::*;

use crate::browser;
use crate::files;

/// How a net is.
enum Net {
    /// Being fetched.
    Coming,
    /// Here, as the message that gives it to a worker.
    Here(JsValue),
    /// Not to be had until the page is loaded again.
    Refused,
}

thread_local! {
    /// By the name of the game.
    static NETS: RefCell<BTreeMap<String, Net>> = RefCell::default();
}

/// Whether this level judges by the net of the game that `link` spells.
pub fn serves(level: u8, link: &str) -> bool {
    let first = browser::meta(&format!("net-{}-from", game_of(link))).and_then(|first| first.parse().ok());
    first.is_some_and(|first: u8| level >= first)
}

fn game_of(link: &str) -> &str {
    link.split([':', ',']).next().unwrap_or_default()
}

/// Fetches the net of the game that `link` spells, if this version has one to use and nobody has asked for it before.
pub fn fetch(link: &str, arrived: impl FnOnce(&JsValue) + 'static) {
    let game = game_of(link).to_owned();
    let name = format!("net-{game}");
    if browser::meta(&name).is_none() {
        return;
    }
    let is_new = NETS.with_borrow_mut(|nets| {
        let is_new = !nets.contains_key(&game);
        nets.entry(game.clone()).or_insert(Net::Coming);
        is_new
    });
    if !is_new {
        return;
    }
    wasm_bindgen_futures::spawn_local(async move {
        match files::bytes(&name).await {
            Ok(bytes) => {
                let message: JsValue = js_sys::Array::of2(&JsValue::from_str(&game), &bytes).into();
                NETS.with_borrow_mut(|nets| nets.insert(game, Net::Here(message.clone())));
                arrived(&message);
            }
            Err(reason) => refuse(&game, &reason),
        }
    });
}

/// Calls `give` with the message for each net that is here.
pub fn for_each(mut give: impl FnMut(&JsValue)) {
    NETS.with_borrow(|nets| {
        for net in nets.values() {
            if let Net::Here(message) = net {
                give(message);
            }
        }
    });
}

/// Forgets a net that cannot be used, and says so, once.
pub fn refuse(game: &str, reason: &str) {
    let before = NETS.with_borrow_mut(|nets| nets.insert(game.to_owned(), Net::Refused));
    if !matches!(before, Some(Net::Refused)) {
        let told = format!("The engine plays {game} by hand: its net cannot be used: {reason}");
        web_sys::console::warn_1(&JsValue::from_str(&told));
    }
}
