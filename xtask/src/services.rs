//! A real PostgreSQL and a real NATS for tests, and a clock of the system that can be set.

use std::fs;

use anyhow::Result;

use crate::apt;
use crate::command::Call;
use crate::steps::Steps;

/// How the tests are called that set the system's clock, as one process sees it.
pub const CLOCK: &str = "steps_of_the_system_clock";

/// The features of the tests that need services; none where there are no services to be had.
pub fn features(steps: &mut Steps) -> &'static [&'static str] {
    if steps.prepare("PostgreSQL and NATS for tests", "tests with services are skipped", install) {
        &["orrery-services/installed", "orrery-store/services", "orrery-server/services", "orrery/services"]
    } else {
        &[]
    }
}

/// Gets what the tests need that set the clock; `false`, and they are skipped, where it cannot be had.
pub fn prepare_clock(steps: &mut Steps) -> bool {
    steps.prepare("libfaketime for tests", "tests that set the clock are skipped", || {
        let is_missing = !Call::new("faketime", "--version").succeeds();
        apt::install(if is_missing { &["faketime"] } else { &[] })
    })
}

/// Installs what is missing, which only the administrator may.
fn install() -> Result<()> {
    let mut missing = Vec::new();
    if !has_postgres() {
        missing.push("postgresql");
    }
    if !Call::new("nats-server", "--version").succeeds() {
        missing.push("nats-server");
    }
    apt::install(&missing)
}

/// Looked for where Debian puts it, which is not on the path.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/postgres").exists())
}
