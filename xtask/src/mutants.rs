//! Mutants: small changes to the code of a crate, each of which one of its tests should notice.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::command::{Call, cargo, target};
use crate::steps::Steps;
use crate::words;

/// The crates whose own tests are to notice every change.
pub const CRATES: [&str; 7] = ["core", "yinsh", "lyngk", "kulami", "wire", "client", "study"];

/// The version of cargo-mutants that is installed where there is none.
const VERSION: &str = "27.1.0";

/// Takes a step for each crate, in which as many mutants as asked for are drawn from the seed and tested one by one.
///
/// A mutant that survives fails the step. What need not be noticed is listed in .cargo/mutants.toml, with the reason.
pub fn run(steps: &mut Steps, crates: &[String], seed: u64, count: usize) {
    if !steps.prepare("cargo-mutants", "there are no mutants without it", install) {
        return;
    }
    let chosen = CRATES.into_iter().filter(|name| crates.is_empty() || crates.iter().any(|one| one == name));
    for name in chosen {
        steps.step(&format!("mutants of {name}"), || test(name, seed, count));
    }
}

fn test(name: &str, seed: u64, count: usize) -> Result<()> {
    let list = mutants(&format!("--package orrery-{name} --list --colors never")).answer("")?;
    let mut drawn: Vec<&str> = list.lines().collect();
    let all = drawn.len();
    words::draw_from(&mut drawn, seed, count);
    let output = target().join("mutants").join(name);
    // What an earlier run found must not pass for what this one finds.
    _ = fs::remove_dir_all(&output);
    fs::create_dir_all(&output).with_context(|| output.display().to_string())?;
    let regexes = drawn.iter().flat_map(|mutant| ["--re".to_owned(), exactly(mutant)]);
    let ended = mutants(&format!("--package orrery-{name} --all-features --cap-lints=true --colors never"))
        .arg("--output")
        .arg(&output)
        .args(regexes, &format!("({} of {all} mutants, seed {seed})", drawn.len()))
        .run();
    let found = |file: &str| -> Vec<String> {
        let text = fs::read_to_string(output.join("mutants.out").join(file)).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    };
    let [caught, unviable, survivors, slow] =
        ["caught.txt", "unviable.txt", "missed.txt", "timeout.txt"].map(found);
    println!(
        "{name}: {} caught, {} did not compile, {} without end, {} survived",
        caught.len(),
        unviable.len(),
        slow.len(),
        survivors.len()
    );
    let tested = caught.len() + unviable.len() + slow.len() + survivors.len();
    ensure!(tested == drawn.len(), "{tested} of {} mutants were tested", drawn.len());
    ensure!(survivors.is_empty(), "{} mutants survived:\n{}", survivors.len(), survivors.join("\n"));
    // A mutant that never ends is as good as caught, but makes cargo-mutants fail.
    if slow.is_empty() { ended } else { Ok(()) }
}

/// A regular expression for this text and no other. Only what means something is escaped: `\<` would mean something else.
fn exactly(text: &str) -> String {
    let escaped = text.chars().flat_map(|letter| {
        let means_something = r"\.+*?()|[]{}^$".contains(letter);
        means_something.then_some('\\').into_iter().chain([letter])
    });
    format!("^{}$", escaped.collect::<String>())
}

/// Builds go to a folder of their own, so that the next crate finds what does not change.
fn mutants(arguments: &str) -> Call {
    Call::new(tools().join("bin/cargo-mutants"), &format!("mutants {arguments}"))
        .env("CARGO_TARGET_DIR", target().join("mutants/target"))
}

/// Installs it into this checkout. Built without optimisation, which is quicker: it only starts other programs.
fn install() -> Result<()> {
    if mutants("--version").succeeds() {
        return Ok(());
    }
    cargo(&format!("install cargo-mutants --version {VERSION} --locked --debug --root")).arg(tools()).run()
}

fn tools() -> PathBuf {
    target().join("tools")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_matched_as_it_stands() {
        assert_eq!(
            exactly("a.rs:1:2: replace | with ^ -> A<'a>"),
            r"^a\.rs:1:2: replace \| with \^ -> A<'a>$"
        );
    }
}
