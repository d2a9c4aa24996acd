//! What the engine promises. One program, because each has the searches of all games in it and takes long to compile;
//! `search.rs` is one of its own, because it looks at the memory of its process.

#![allow(clippy::unwrap_used)]

mod bench;
mod eval_kulami;
mod eval_lyngk;
mod eval_yinsh;
mod kulami_solver;
mod learned;
mod levels;
mod protocol;
mod review;
mod selfplay;
