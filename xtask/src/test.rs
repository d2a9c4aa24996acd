//! The tests: the ordinary ones, and what takes longer.

use crate::browser;
use crate::command::cargo;
use crate::fuzz;
use crate::services;
use crate::smoke;
use crate::steps::Steps;

/// Every test of the workspace, in the dev profile; then those that need something below, beside or above it: a disk
/// that loses power, services, and a browser with the web app as people get it.
///
/// Plain `cargo test`, because a fresh machine has no other runner and nextest leaves out the examples in the docs.
pub fn ordinary(steps: &mut Steps) {
    steps.step("tests", || cargo("test --workspace --no-fail-fast").run());
    steps.step("power cuts", || cargo("test --package orrery-store --features faults --test power").run());
    services::run(steps);
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
