//! The engine of Orrery as a WASM module for a Web Worker.
//!
//! A question is one line of text and starts with a number or word of the asker's choice, which every answer to it
//! starts with too:
//!
//! - `7 play 3 1 yinsh,f6,e5`: the action of level 3 with seed 1 in the game that a link spells (docs/NOTATION.md);
//! - `7 hint 2000 yinsh,f6,e5`: the best that can be found in 2000 milliseconds.
//!
//! The answers, each one line:
//!
//! - `7 info 5 12345 +14 520 100 380 e5-e9;xe1-e5`: looked at in full so far, again for each depth: the depth, positions
//!   visited, expected result from −100 to +100, chances in thousandths to win, draw and lose, each for the player to
//!   act, and the line expected;
//! - `7 best e5-e9`: the action; nothing follows;
//! - `7 error …`: why there is none; nothing follows.
//!
//! A worker that searches hears nothing: to interrupt it, terminate it.

mod engine;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use engine::Engine;
