//! Tests with a real PostgreSQL and a real NATS.

use std::fs;

use anyhow::Result;

use crate::apt;
use crate::command::{Call, cargo};
use crate::steps::{Steps, Verdict};

/// Runs the tests that need services; skips them where there are none to be had.
pub fn run(steps: &mut Steps) {
    let mut is_ready = false;
    steps.step_or_skip("PostgreSQL and NATS for tests", || match install() {
        Ok(()) => {
            is_ready = true;
            Ok(Verdict::Passed)
        }
        Err(error) => Ok(Verdict::Skipped(format!("tests with services are skipped: {error:#}"))),
    });
    if is_ready {
        steps.step("tests with PostgreSQL and NATS", || {
            let packages = "--package orrery-services --package orrery-store --package orrery-server";
            let features = "orrery-services/installed,orrery-store/services,orrery-server/services";
            cargo(&format!(
                "test {packages} --features {features} --test services --test postgres --test nodes"
            ))
            .run()
        });
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
