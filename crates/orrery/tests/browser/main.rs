//! The web app in a real headless Chromium, served by the real binary. `cargo xtask test` builds what this needs; then
//! `cargo test --package orrery --features browser --test browser` runs it again.

mod altered;
mod analysis;
mod ax;
mod busy;
mod coach;
mod computer;
mod courses;
mod driver;
mod embedded;
mod engine;
mod frame;
mod hand;
mod heard;
mod imports;
mod languages;
mod loading;
mod looks;
mod lyngk;
mod nets;
mod offline;
mod online;
mod page;
mod pages;
mod patience;
mod play;
mod puzzles;
mod records;
mod room;
mod rules;
mod server;
mod sight;
mod state;
mod turns;
mod whole_games;
mod yinsh;

/// Nothing is measured here, so browsers need not note their own work.
const MEASURES: bool = false;
