//! The tests: the ordinary ones, and what takes longer.

use crate::browser;
use crate::command::{cargo, target};
use crate::fuzz;
use crate::openapi;
use crate::services;
use crate::smoke;
use crate::steps::Steps;

/// Every test of the workspace, in the dev profile, those on a disk that loses power and with services among them; then
/// those in a browser, on the web app as people get it.
///
/// Plain `cargo test`, because a fresh machine has no other runner and nextest leaves out the examples in the docs. The
/// whole workspace each time and the same features, because with others cargo would build everything again.
pub fn ordinary(steps: &mut Steps) {
    let features = features(services::features(steps), &[]);
    steps.step("tests", || cargo(&format!("test --workspace --no-fail-fast --features {features}")).run());
    browser::run(steps, &features);
}

/// Fuzzing, more games through the conformance suite, the binary people get, asked by hand and by a generator, whole games
/// over the network in browsers, and processes killed under load.
pub fn full(steps: &mut Steps) {
    fuzz::run(steps);
    steps.step("soak", || {
        let packages = "--package orrery-yinsh --package orrery-lyngk --package orrery-kulami";
        cargo(&format!("test --release {packages} --test conformance")).env("ORRERY_SOAK", "1").run()
    });
    steps.step("release binary", smoke::run);
    openapi::run(steps);
    let services = services::features(steps);
    browser::run_long(steps, &features(services, &[]));
    faults(steps, services);
}

fn features(services: &[&str], more: &[&str]) -> String {
    [&["orrery-store/faults"], services, more].concat().join(",")
}

/// Kills the release binary, and what it rests on, under load. The tests themselves are those of the dev profile, of which
/// most is built already.
fn faults(steps: &mut Steps, services: &[&str]) {
    if !services.is_empty() {
        steps.step("processes killed under load", || {
            let features = features(services, &["orrery-server/faults"]);
            let binary = target().join("release/orrery");
            let tests = format!(
                "test --workspace --features {features} --test faults -- --test-threads=1 --nocapture"
            );
            cargo(&tests).env("ORRERY", binary).run()
        });
    }
}
