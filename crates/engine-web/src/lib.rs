//! The engine of Orrery as a WASM module for a Web Worker.
//!
//! What it is asked and how it answers is said and written down in `orrery_client`'s `worker.rs`, for both sides.
//!
//! A worker plays by hand until it gets a net: a message that is no text but a list, the name of a game and the bytes of
//! its net. If they are none, it says why, and goes on by hand.
//!
//! A worker that searches hears nothing: to interrupt it, terminate it.

mod engine;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use engine::Engine;
