//! Tests in a real browser, and what they need.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::apt;
use crate::command::{Call, Running, cargo, root};
use crate::steps::Steps;
use crate::web;

/// Programs with the Debian packages they come from. Without a font there would be no letters on the screenshots.
const PROGRAMS: [(&str, &str); 3] =
    [("chromium", "chromium fonts-dejavu-core"), ("chromedriver", "chromium-driver"), ("npm", "npm")];

/// The accessibility checker. It is MPL-2.0, so it is fetched for the tests and is no part of Orrery.
const AXE: &str = "axe-core@4.14.0";

/// The feature that the tests in a browser need.
pub const FEATURE: &str = "orrery/browser";

/// The tests that play one game after another in three browsers, or take all courses: they take minutes.
pub const LONG: &str = "three_games";

/// Gets a browser, and begins to build the web app as people get it; `None`, and the tests that need them are skipped,
/// where there is none to be had.
pub fn prepare(steps: &mut Steps) -> Option<Result<Running>> {
    let is_ready = steps.prepare("a browser for tests", "browser tests are skipped", install);
    is_ready.then(web::begin)
}

/// Waits for the web app, which the tests in a browser need, and the binary that it is put into.
pub fn finish(steps: &mut Steps, web: Option<Result<Running>>) {
    if let Some(web) = web {
        steps.step("web app", || web?.finish());
    }
}

/// Takes contact sheets of the pages into target/shots, of a part of them by their names.
pub fn shots(only: &str) -> Result<()> {
    install()?;
    web::build(web::Mode::Dev)?;
    cargo("test --package orrery --features browser --bench shots").env("ORRERY_SHOTS", only).run()
}

/// Installs what is missing, which only the administrator may.
pub fn install() -> Result<()> {
    let is_missing = |program: &str| !Call::new(program, "--version").succeeds();
    let missing = PROGRAMS.iter().filter(|(program, _)| is_missing(program));
    let packages: Vec<&str> = missing.map(|(_, packages)| *packages).collect();
    apt::install(&packages)?;
    fetch_axe().context("axe-core")
}

/// Puts `axe.min.js` where the tests look for it.
fn fetch_axe() -> Result<()> {
    let folder = root().join("target/axe");
    let script = folder.join("axe.min.js");
    if script.exists() {
        return Ok(());
    }
    fs::create_dir_all(&folder)?;
    let pack = Call::new("npm", "pack --silent --pack-destination").arg(&folder).arg(AXE);
    let archive: PathBuf = folder.join(pack.answer("")?.trim());
    Call::new("tar", "--extract --gzip --strip-components=1 --file")
        .arg(&archive)
        .arg("--directory")
        .arg(&folder)
        .arg("package/axe.min.js")
        .run()
}
