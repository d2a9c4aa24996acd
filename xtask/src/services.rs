//! A real PostgreSQL and a real NATS for tests.

use std::fs;

use anyhow::Result;

use crate::apt;
use crate::command::Call;
use crate::steps::Steps;

/// The features of the tests that need services; none where there are no services to be had.
pub fn features(steps: &mut Steps) -> &'static [&'static str] {
    if steps.prepare("PostgreSQL and NATS for tests", "tests with services are skipped", install) {
        &["orrery-services/installed", "orrery-store/services", "orrery-server/services", "orrery/services"]
    } else {
        &[]
    }
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
