//! What every commit must keep: formatting, lints, documentation and the rules of the house.

use std::path::Path;

use anyhow::Result;

use crate::command::{cargo, rustc, rustup};
use crate::documents;
use crate::graph::Graph;
use crate::graph_svg;
use crate::sources;
use crate::steps::{Steps, Verdict};

/// The target of the browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Takes every step, the quick ones first.
pub fn run(steps: &mut Steps) {
    quick(steps);
    clippy(steps);
    thorough(steps);
}

/// The steps that compile nothing.
pub fn quick(steps: &mut Steps) {
    steps.step("formatting", || {
        cargo("fmt --all -- --check").run()?;
        cargo("fmt --manifest-path bindings/python/Cargo.toml -- --check").run()?;
        cargo("fmt --manifest-path fuzz/Cargo.toml -- --check").run()
    });
    steps.step("dependencies between crates", || Graph::read()?.check_edges());
    steps.step("no external dependency in rules crates", || Graph::read()?.check_pure());
    steps.step("the picture of the crates", graph_svg::check);
    steps.step("documents name what is there", documents::check);
    steps.step("a test for every numbered rule", sources::check_rule_tests);
    steps.step("the three games have the same files and functions", sources::check_same_files);
    steps.step("games are asked, not told apart", sources::check_games_apart);
    steps.step("short files, nothing left open", sources::check_files);
}

/// Lints everything.
pub fn clippy(steps: &mut Steps) {
    steps
        .step("clippy", || cargo("clippy --workspace --all-targets --all-features -- --deny warnings").run());
}

/// The steps that compile everything once more.
pub fn thorough(steps: &mut Steps) {
    steps.step("documentation", || {
        cargo("doc --workspace --no-deps --all-features").env("RUSTDOCFLAGS", "-D warnings").run()
    });
    steps.step_or_skip("clippy for the browser", wasm);
}

/// Lints what runs in the browser, for the browser: some of it is nothing elsewhere. What it uses is checked with it.
fn wasm() -> Result<Verdict> {
    if let Err(error) = install_wasm() {
        return Ok(Verdict::Skipped(format!("the target {WASM} is missing: {error:#}")));
    }
    let packages = [
        "games",
        "study",
        "engine",
        "learn",
        "view",
        "text",
        "gamelog",
        "wire",
        "client",
        "engine-web",
        "web",
    ];
    let packages = packages.map(|name| format!("--package orrery-{name}")).join(" ");
    cargo(&format!("clippy --target {WASM} {packages} -- --deny warnings")).run()?;
    Ok(Verdict::Passed)
}

/// Adds the target of the browser, unless it is there.
pub fn install_wasm() -> Result<()> {
    match wasm_is_installed() {
        true => Ok(()),
        false => rustup(&format!("target add {WASM}")).run(),
    }
}

/// Asked of the compiler, because not every Rust comes from rustup.
fn wasm_is_installed() -> bool {
    let libraries = rustc(&format!("--print target-libdir --target {WASM}")).answer("");
    libraries.is_ok_and(|path| Path::new(path.trim()).exists())
}
