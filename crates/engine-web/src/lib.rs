//! The engine of Orrery as a WASM module for a Web Worker.
//!
//! A question is one line of text and starts with a number or word of the asker's choice, which every answer to it
//! starts with too:
//!
//! - `7 play 3 1 yinsh,f6,e5`: the action of level 3 with seed 1 in the game that a link spells (docs/NOTATION.md);
//! - `7 hint 2000 yinsh,f6,e5`: the best that can be found in 2000 milliseconds;
//! - `7 judge 1 yinsh,f6,e5`: whether the last action, or so many, a turn, threw much away;
//! - `7 review 2 yinsh,f6,e5`: the turns of the second player on which the game turned.
//!
//! The answers, each one line:
//!
//! - `7 info 5 12345 +14 520 100 380 e5-e9;xe1-e5`: looked at in full so far, again for each depth: the depth, positions
//!   visited, expected result from −100 to +100, chances in thousandths to win, draw and lose, each for the player to
//!   act, and the line expected;
//! - `7 best e5-e9`: the action; nothing follows;
//! - `7 looked 3 40`: so many turns were looked at, of how many;
//! - `7 fall 12 13 640 loss e5-e9 d3-d7;xd3-d7`: the turn that begins after 12 actions and ends after 13 gave something
//!   away: what its player could expect before and after it, `win`, `draw` and `loss` proved, or points of a thousand, then
//!   what he had better played and the best answer, each its player's actions; at most one answers `judge`, three `review`;
//! - `7 done`: that was all of `judge` or `review`; nothing follows;
//! - `7 error …`: why there is none; nothing follows.
//!
//! A worker plays by hand until it gets a net: a message that is no text but a list, the name of a game and the bytes of
//! its net. It says `net lyngk …`, with the reason, if they are none; then it goes on by hand.
//!
//! A worker that searches hears nothing: to interrupt it, terminate it.

mod engine;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use engine::Engine;
