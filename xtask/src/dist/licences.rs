//! What a release is built of, and under which licences: a list, then the texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use super::{TARGET, VERSION};
use crate::command::{cargo, root};
use crate::tidy::WASM;

/// The parts of a release: what they are called, what they are made of, and for what they are built.
const PARTS: [(&str, &str, &str, &str); 3] = [
    ("program", "Cargo.toml", "--package orrery", TARGET),
    ("page", "Cargo.toml", "--package orrery-web --package orrery-engine-web", WASM),
    ("wheel", "bindings/python/Cargo.toml", "", "x86_64-unknown-linux-gnu"),
];

/// What no manifest names.
const ALSO: &str = "\
The program and the page also contain:
  Rust's standard library    MIT OR Apache-2.0    program, page, wheel
  musl                       MIT                  program; Copyright (c) 2005-2020 Rich Felker, et al.
  SQLite                     public domain        program
  Swagger UI                 Apache-2.0           program; Copyright 2020-2021 SmartBear Software Inc.
  Inter                      OFL-1.1              program, page; the text is the last one below
";

/// What the names of files with licences begin with, in capitals.
const PAPERS: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// A package with its name and version.
type Package = (String, String);

/// Writes the list and the texts.
pub fn write(to: &Path) -> Result<()> {
    let mut used: BTreeMap<Package, (String, BTreeSet<&str>)> = BTreeMap::new();
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (part, manifest, packages, platform) in PARTS {
        let known = metadata(manifest, platform)?;
        for package in tree(manifest, packages, platform)? {
            let found = known.get(&package).with_context(|| format!("cargo does not know {package:?}"))?;
            let licence = found["license"].as_str().or(found["license_file"].as_str()).unwrap_or_default();
            ensure!(!licence.is_empty(), "{} {} names no licence", package.0, package.1);
            let folder = Path::new(found["manifest_path"].as_str().unwrap_or_default()).parent();
            for text in folder.map_or(Ok(Vec::new()), papers)? {
                texts.entry(text).or_default().insert(format!("{} {}", package.0, package.1));
            }
            used.entry(package).or_insert_with(|| (licence.to_owned(), BTreeSet::new())).1.insert(part);
        }
    }
    let font = fs::read_to_string(root().join("crates/web/static/fonts/inter-licence.txt"))?;
    let mut list = format!(
        "Orrery {VERSION} is licensed under MIT OR Apache-2.0. It is built of these packages, each under its own licence.\n\n"
    );
    for ((name, version), (licence, parts)) in &used {
        let parts: Vec<&str> = parts.iter().copied().collect();
        writeln!(list, "  {:<38} {licence:<42} {}", format!("{name} {version}"), parts.join(", "))?;
    }
    writeln!(list, "\n{ALSO}")?;
    for (text, packages) in &texts {
        let packages: Vec<&str> = packages.iter().map(String::as_str).collect();
        writeln!(list, "{}\n{}\n\n{text}\n", "=".repeat(78), packages.join(", "))?;
    }
    writeln!(list, "{}\nInter\n\n{font}", "=".repeat(78))?;
    println!("{} packages, {} texts", used.len(), texts.len());
    Ok(fs::write(to, list)?)
}

/// The packages from outside that are linked into a part.
fn tree(manifest: &str, packages: &str, platform: &str) -> Result<BTreeSet<Package>> {
    let lines = "--edges normal,no-proc-macro --prefix none --format {p}";
    let tree =
        cargo(&format!("tree --locked --manifest-path {manifest} {packages} --target {platform} {lines}"))
            .answer("")?;
    let outside = tree.lines().filter(|line| !line.contains("(/"));
    let package = |line: &str| {
        let mut words = line.split(' ');
        Some((words.next()?.to_owned(), words.next()?.strip_prefix('v')?.to_owned()))
    };
    Ok(outside.filter_map(package).collect())
}

/// What the manifests of all packages say.
fn metadata(manifest: &str, platform: &str) -> Result<BTreeMap<Package, Value>> {
    let options = format!("--format-version 1 --locked --filter-platform {platform}");
    let json = cargo(&format!("metadata --manifest-path {manifest} {options}")).answer("")?;
    let metadata: Value = serde_json::from_str(&json).context("cargo metadata printed no JSON")?;
    let packages = metadata["packages"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    Ok(packages.into_iter().map(|found| ((text(&found["name"]), text(&found["version"])), found)).collect())
}

/// The texts of licences in the folder of a package.
fn papers(folder: &Path) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if path.is_file() && PAPERS.iter().any(|paper| name.starts_with(paper)) {
            let text = String::from_utf8_lossy(&fs::read(&path)?).replace("\r\n", "\n");
            texts.push(text.trim_matches('\n').to_owned());
        }
    }
    Ok(texts)
}
