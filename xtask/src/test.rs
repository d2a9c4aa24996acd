//! The tests: the ordinary ones, and what takes longer.

use crate::browser;
use crate::command::cargo;
use crate::fuzz;
use crate::smoke;
use crate::steps::Steps;

/// Every test of the workspace, in the dev profile; then those in a browser, on the web app as people get it.
///
/// Plain `cargo test`, because a fresh machine has no other runner and nextest leaves out the examples in the docs.
pub fn ordinary(steps: &mut Steps) {
    steps.step("tests", || cargo("test --workspace --no-fail-fast").run());
    browser::run(steps);
}

/// Fuzzing, more games through the conformance suite, and the binary people get.
pub fn full(steps: &mut Steps) {
    fuzz::run(steps);
    steps.step("soak", || {
        let packages = "--package orrery-yinsh --package orrery-lyngk --package orrery-kulami";
        cargo(&format!("test --release {packages} --test conformance")).env("ORRERY_SOAK", "1").run()
    });
    steps.step("release binary", smoke::run);
}
