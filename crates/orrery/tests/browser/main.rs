//! The web app in a real headless Chromium, served by the real binary. `cargo xtask test` builds what this needs; then
//! `cargo test --package orrery --features browser --test browser` runs it again.

mod driver;
mod engine;
mod loading;
mod offline;
mod page;
mod server;
