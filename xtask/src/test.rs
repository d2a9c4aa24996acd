//! The tests: the ordinary ones, and what takes longer.

use crate::browser;
use crate::command::{cargo, target};
use crate::fuzz;
use crate::openapi;
use crate::python;
use crate::services;
use crate::smoke;
use crate::sources::RULES;
use crate::steps::Steps;
use crate::tidy;

/// Every test of the workspace, in the dev profile, those on a disk that loses power, with services and in a browser, on the
/// web app as people get it, among them.
///
/// Plain `cargo test`, because a fresh machine has no other runner and nextest leaves out the examples in the docs. All at
/// once, because with other features cargo would build everything again.
///
/// The web app is built beside the lints and the tests: what a compiler does last, it does on one core.
pub fn ordinary(steps: &mut Steps) {
    tidy::quick(steps);
    let web = browser::prepare(steps);
    tidy::clippy(steps);
    let services = services::features(steps);
    let pages = if web.is_some() { &[browser::FEATURE][..] } else { &[] };
    let features = features(services, pages);
    let tests = format!("test --workspace --no-fail-fast --features {features}");
    steps.step("tests build", || cargo(&format!("{tests} --no-run")).run());
    browser::finish(steps, web);
    steps.step("tests", || cargo(&format!("{tests} -- --skip {}", browser::LONG)).run());
    python::quick(steps);
}

/// The rest of `tidy`, fuzzing, more games through the conformance suite, the binary people get, asked by hand and by a generator, whole games
/// over the network in browsers, ten times as many seeds of the simulation, and processes killed under load.
pub fn full(steps: &mut Steps) {
    let web = browser::prepare(steps);
    let has_browser = web.is_some();
    tidy::thorough(steps);
    fuzz::run(steps);
    browser::finish(steps, web);
    steps.step("soak", || {
        let packages = RULES.map(|(game, ..)| format!("--package orrery-{game}")).join(" ");
        cargo(&format!("test --release {packages} --test conformance")).env("ORRERY_SOAK", "1").run()
    });
    steps.step("release binary", smoke::run);
    openapi::run(steps);
    python::full(steps);
    let services = services::features(steps);
    if has_browser {
        steps.step("long tests in a browser", || {
            let features = features(services, &[browser::FEATURE]);
            cargo(&format!("test --workspace --features {features} --test browser -- {}", browser::LONG))
                .run()
        });
    }
    steps.step("simulated servers", || {
        let features = features(services, &[browser::FEATURE]);
        let seeds = format!("test --workspace --features {features} --test seeds -- --nocapture");
        cargo(&seeds).env("ORRERY_SEEDS", "2000").run()
    });
    faults(steps, services);
}

fn features(services: &[&str], more: &[&str]) -> String {
    [&["orrery-store/faults", "orrery-store/memory"], services, more].concat().join(",")
}

/// Kills the release binary, and what it rests on, under load, and sets its clock. The tests themselves are those of the
/// dev profile, of which most is built already.
fn faults(steps: &mut Steps, services: &[&str]) {
    if !services.is_empty() {
        let clock = services::prepare_clock(steps);
        steps.step("processes killed under load", || {
            let features = features(services, &[browser::FEATURE, "orrery-server/faults"]);
            let binary = target().join("release/orrery");
            let mut tests = format!(
                "test --workspace --features {features} --test faults -- --test-threads=1 --nocapture"
            );
            if !clock {
                tests = format!("{tests} --skip {}", services::CLOCK);
            }
            cargo(&tests).env("ORRERY", binary).run()
        });
    }
}
