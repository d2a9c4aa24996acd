//! A short run of every fuzz target.

use std::env;
use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use anyhow::{Context, Result};

use crate::command::{Call, cargo, root, rustup, target};
use crate::steps::{Steps, Verdict};

/// Where a run ends, whichever comes first. An input that takes 2 GB or a minute is a fault; a shorter time might
/// only mean that the machine is busy.
const LIMITS: &str = "-max_total_time=20 -runs=5000000 -timeout=60 -rss_limit_mb=2048";

/// The version of cargo-fuzz that is installed where there is none.
const VERSION: &str = "0.13.2";

/// Builds the targets, then takes a step for each; skips them all if there are no tools to build them.
pub fn run(steps: &mut Steps) {
    let mut targets: Vec<String> = Vec::new();
    steps.step_or_skip("fuzz targets build", || {
        if let Err(error) = install() {
            return Ok(Verdict::Skipped(format!("fuzzing needs nightly Rust and cargo-fuzz: {error:#}")));
        }
        cargo_fuzz("build").run()?;
        targets = cargo_fuzz("list").answer("")?.lines().map(str::to_owned).collect();
        Ok(Verdict::Passed)
    });
    // Each runs on one core.
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    for some in targets.chunks(cores) {
        steps.step(&format!("fuzz {}", some.join(", ")), || {
            thread::scope(|scope| {
                let runs: Vec<_> = some.iter().map(|name| scope.spawn(|| run_one(name))).collect();
                runs.into_iter().try_for_each(|run| run.join().expect("a run does not panic"))
            })
        });
    }
}

fn run_one(name: &str) -> Result<()> {
    // What a run finds goes to the first folder, which git ignores; the seeds are only read.
    let corpus = format!("fuzz/corpus/{name}");
    fs::create_dir_all(root().join(&corpus)).with_context(|| corpus.clone())?;
    let run = cargo_fuzz(&format!("run {name} {corpus} fuzz/seeds/{name} -- {LIMITS}"));
    // Of a run that finds no fault, only its length is worth reading: `Done 99755 runs in 21 second(s)`.
    let messages = run.messages()?;
    messages.lines().filter(|line| line.starts_with("Done ")).for_each(|line| println!("{name}: {line}"));
    Ok(())
}

/// Installs what is missing: nightly for good, cargo-fuzz only into this checkout.
fn install() -> Result<()> {
    if !rustup("run nightly rustc --version").succeeds() {
        rustup("toolchain install nightly --profile minimal").run()?;
    }
    if !cargo_fuzz("--version").succeeds() {
        // Built without optimisation, which is quicker: it only starts other programs.
        cargo(&format!("install cargo-fuzz --version {VERSION} --locked --debug --root"))
            .arg(tools())
            .run()?;
    }
    Ok(())
}

/// `cargo fuzz` on nightly, which has the address sanitizer. Safe code needs none, but it shows the fuzzer what
/// texts are compared with, so that it learns the words of a config instead of guessing them.
fn cargo_fuzz(arguments: &str) -> Call {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([tools().join("bin")]);
    // Joining fails only for a folder with a separator in its name; then a cargo-fuzz installed before must do.
    let path = env::join_paths(folders).unwrap_or(path.clone());
    rustup(&format!("run nightly cargo fuzz {arguments}")).env("PATH", path)
}

fn tools() -> PathBuf {
    target().join("tools")
}
