//! A release: everything people download, in `target/dist`, made from this checkout and tried out.

mod licences;
mod pack;
mod trial;

use std::env;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::apt;
use crate::command::{Call, cargo, root, rustc, rustup, target};
use crate::python;
use crate::steps::Steps;
use crate::tidy::WASM;

/// Linked against musl, so that the program needs no library of the system, and looks up names by itself.
const TARGET: &str = "x86_64-unknown-linux-musl";

/// The builds of the program, each with the processors it is for. The first becomes the second where it can.
const BUILDS: [(&str, &str); 2] = [("orrery", "x86-64"), ("orrery-v3", "x86-64-v3")];

/// The version of everything.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// When everything in the archives was made, in seconds since 1970: always 1980, the first year that a wheel can name.
const EPOCH: &str = "315532800";

/// Builds everything, tries it out, and says what it comes to.
pub fn run(steps: &mut Steps) {
    steps.step("what a release is built with", prepare);
    steps.step("web app", || web().run());
    for (name, cpu) in BUILDS {
        steps.step(&format!("{name}, static, for {cpu}"), || build(name, cpu));
    }
    // What was not built can be neither packed nor tried.
    if !steps.all_passed() {
        return;
    }
    steps.step("licences", || licences::write(&stage().join("LICENCES.txt")));
    steps.step("archives", pack::archives);
    steps.step("the archive, unpacked", trial::archive);
    steps.step("the container root, in an empty root", trial::container);
    steps.step_or_skip("the program on a processor of 2008", trial::old_processor);
    if python::prepare(steps) {
        steps.step("wheel", wheel);
        steps.step("the wheel, in a fresh environment", trial::wheel);
    }
    steps.step("checksums", pack::checksums);
}

/// Where the release is.
pub fn folder() -> PathBuf {
    target().join("dist")
}

/// What goes into archives, and what is unpacked from them to try it.
fn stage() -> PathBuf {
    target().join("tmp/dist")
}

/// Removes what an earlier run left, and gets what is missing.
fn prepare() -> Result<()> {
    for folder in [folder(), stage()] {
        _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    let gnu = Call::new("tar", "--version").answer("").context("GNU tar is needed")?;
    ensure!(gnu.contains("GNU tar"), "GNU tar is needed, for archives that are the same each time");
    let libraries = rustc(&format!("--print target-libdir --target {TARGET}")).answer("")?;
    if !PathBuf::from(libraries.trim()).exists() {
        rustup(&format!("target add {TARGET}")).run().context("the target of static binaries")?;
    }
    if !Call::new("musl-gcc", "--version").succeeds() {
        apt::install(&["musl-tools"]).context("a C compiler for musl, which SQLite and ring need")?;
    }
    Ok(())
}

/// The web app, which the program contains, in a process of its own for the flags.
fn web() -> Call {
    let flags = format!("CARGO_TARGET_{}_RUSTFLAGS", WASM.to_uppercase().replace('-', "_"));
    // Added to those of .cargo/config.toml.
    Call::new(env::current_exe().unwrap_or_default(), "web").env(&flags, remaps().join(" "))
}

/// Builds the program for these processors, and sets it aside.
fn build(name: &str, cpu: &str) -> Result<()> {
    let flags = [vec![format!("-Ctarget-cpu={cpu}"), "-Cstrip=symbols".to_owned()], remaps()].concat();
    let paths = remaps().join(" ").replace("--remap-path-prefix", "-ffile-prefix-map");
    cargo(&format!("build --release --locked --package orrery --target {TARGET}"))
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"))
        .env(&format!("CFLAGS_{}", TARGET.replace('-', "_")), paths)
        .env("SOURCE_DATE_EPOCH", EPOCH)
        .run()?;
    let built = target().join(TARGET).join("release/orrery");
    let bytes = fs::read(&built).with_context(|| built.display().to_string())?;
    for (path, _) in places() {
        let is_named = bytes.windows(path.len()).any(|window| window == path.as_bytes());
        ensure!(
            !is_named,
            "the program names the folder {path} of this machine, so it is not the same elsewhere"
        );
    }
    println!("{name} has {} bytes", bytes.len());
    let bin = stage().join("bin");
    fs::create_dir_all(&bin)?;
    fs::copy(&built, bin.join(name))?;
    Ok(())
}

/// Builds the wheel and its source, and copies them.
fn wheel() -> Result<()> {
    Call::new(env::current_exe()?, "wheel")
        .env("ORRERY_RUSTFLAGS", remaps().join(" "))
        .env("SOURCE_DATE_EPOCH", EPOCH)
        .run()?;
    for entry in fs::read_dir(target().join("wheels"))? {
        let entry = entry?;
        fs::copy(entry.path(), folder().join(entry.file_name()))?;
    }
    Ok(())
}

/// Folders of this machine, of which nothing may be told in a release, and how they are called there. The later ones lie
/// within the earlier ones.
fn places() -> [(String, &'static str); 3] {
    let home = env::var("CARGO_HOME").or_else(|_| env::var("HOME").map(|home| format!("{home}/.cargo")));
    [
        (home.unwrap_or_else(|_| "/root/.cargo".to_owned()), "/cargo"),
        (root().display().to_string(), "/orrery"),
        (target().display().to_string(), "/target"),
    ]
}

/// Flags with which the compiler calls them so.
fn remaps() -> Vec<String> {
    places().map(|(path, name)| format!("--remap-path-prefix={path}={name}")).to_vec()
}
