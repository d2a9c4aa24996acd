//! What all dependencies are: `deny.toml` says what may be, cargo-deny checks it.

use std::env;
use std::path::PathBuf;

use anyhow::Result;

use crate::command::{Call, cargo, target};
use crate::steps::{Steps, Verdict};

/// The version of cargo-deny that is installed where there is none.
const VERSION: &str = "0.20.2";

/// The manifests with a lock file of their own, and the folders of their lock files.
const MANIFESTS: [(&str, &str); 3] = [
    ("the workspace", "Cargo.toml"),
    ("the Python package", "bindings/python/Cargo.toml"),
    ("the fuzz targets", "fuzz/Cargo.toml"),
];

/// Checks every workspace for licences, bans and sources, and for known vulnerabilities where a list of them is at hand.
pub fn run(steps: &mut Steps) {
    if !steps.prepare("cargo-deny", "it is installed by cargo", install) {
        return;
    }
    for (name, manifest) in MANIFESTS {
        steps.step(&format!("licences, bans and sources of {name}"), || {
            deny(manifest, "check --hide-inclusion-graph licenses bans sources").run()
        });
    }
    steps.step_or_skip("known vulnerabilities", || {
        let database = advisories();
        if !database.is_dir() {
            return Ok(Verdict::Skipped(format!(
                "there is no database of advisories in {}: `cargo deny fetch` gets it where the network allows that",
                database.display()
            )));
        }
        for (_, manifest) in MANIFESTS {
            deny(manifest, "check --disable-fetch advisories").run()?;
        }
        Ok(Verdict::Passed)
    });
}

/// Installs it into this checkout, unless it is there.
fn install() -> Result<()> {
    if !Call::new(tool(), "--version").succeeds() {
        // Built without optimisation, which is quicker: it runs for a few seconds.
        cargo(&format!("install cargo-deny --version {VERSION} --locked --debug --root"))
            .arg(target().join("tools"))
            .run()?;
    }
    Ok(())
}

fn deny(manifest: &str, arguments: &str) -> Call {
    Call::new(tool(), &format!("--locked --manifest-path {manifest} {arguments}"))
}

fn tool() -> PathBuf {
    target().join("tools/bin/cargo-deny")
}

/// Where `cargo deny fetch` leaves its database.
fn advisories() -> PathBuf {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    home.unwrap_or_default().join("advisory-dbs")
}
