//! What the worker's script calls, and what is called in the worker.

use std::cell::Cell;
use std::time::Duration;

use wasm_bindgen::prelude::wasm_bindgen;

use crate::engine::Engine;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = postMessage)]
    fn post(message: &str);

    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

thread_local! {
    /// Taken while it is used: after a panic there is none, and the next question gets a new one, which plays by hand.
    static ENGINE: Cell<Option<Engine>> = const { Cell::new(None) };
}

/// Gives the engine the net in these bytes.
#[wasm_bindgen]
pub fn learn(bytes: &[u8]) -> Result<(), String> {
    let mut engine = ENGINE.take().unwrap_or_default();
    let learned = engine.learn(bytes);
    ENGINE.set(Some(engine));
    learned
}

/// Answers a question by messages to whoever started the worker.
#[wasm_bindgen]
pub fn answer(question: &str) {
    let begun = now();
    let elapsed = || Duration::from_secs_f64((now() - begun).max(0.0) / 1000.0);
    let mut engine = ENGINE.take().unwrap_or_default();
    engine.answer(question, &elapsed, &mut post);
    ENGINE.set(Some(engine));
}
