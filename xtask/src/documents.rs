//! What can be checked of the documents: their links lead somewhere, the files and tests they name are there, and the walks of
//! docs/ARCHITECTURE.md are counted right.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::command::root;
use crate::sources::rust_files;

/// What the names of files begin with that a document names from the root.
const FOLDERS: [&str; 11] = [
    "bindings/",
    "crates/",
    "data/",
    "docs/",
    "fuzz/",
    "lessons/",
    "locales/",
    "packaging/",
    "testdata/",
    "xtask/",
    ".cargo/",
];

/// Folders that documents name and that work makes.
const MADE: [&str; 1] = ["fuzz/corpus"];

/// An error that lists every link that leads nowhere, every file and test that is not there, and every walk that is counted wrong.
pub fn check() -> Result<()> {
    let mut faults = Vec::new();
    let tests = functions()?;
    for path in documents()? {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let found = broken_links(&path, &text)
            .chain(missing_files(&text))
            .chain(missing_tests(&text, &tests))
            .chain(wrong_walks(&text));
        faults.extend(found.map(|fault| format!("{name}: {fault}")));
    }
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

/// Every Markdown file at the root, in docs and in bindings.
fn documents() -> Result<Vec<PathBuf>> {
    let mut folders = vec![root().join("docs"), root().join("bindings/python")];
    let mut entries: Vec<PathBuf> = vec![root().join("README.md"), root().join("CHANGELOG.md")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() && folder.starts_with(root().join("docs")) {
                folders.push(path);
            } else {
                entries.push(path);
            }
        }
    }
    entries.retain(|path| path.extension().is_some_and(|extension| extension == "md"));
    entries.sort();
    Ok(entries)
}

/// The lines that are prose or tables, without blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        inside ^= is_fence;
        !inside && !is_fence
    })
}

/// The links of a document that lead to no file or to no heading.
fn broken_links<'a>(path: &'a Path, text: &'a str) -> impl Iterator<Item = String> + 'a {
    let targets =
        prose(text).flat_map(|line| line.split("](").skip(1).filter_map(|rest| rest.split(')').next()));
    targets.filter(|target| !target.contains("://")).filter_map(move |target| {
        let (file, heading) = target.split_once('#').unwrap_or((target, ""));
        let to = if file.is_empty() { path.to_owned() } else { path.parent()?.join(file) };
        let leads = match (to.exists(), heading) {
            (true, "") => true,
            (true, heading) => headings(&fs::read_to_string(&to).unwrap_or_default()).contains(heading),
            (false, _) => false,
        };
        (!leads).then(|| format!("the link `{target}` leads nowhere"))
    })
}

/// What links to the headings of a document say.
fn headings(text: &str) -> BTreeSet<String> {
    let titles = prose(text).filter(|line| line.starts_with('#'));
    let kept = |sign: char| sign.is_alphanumeric() || sign == '-' || sign == '_';
    titles
        .map(|title| title.trim_start_matches('#').trim().to_lowercase().replace(' ', "-"))
        .map(|title| title.chars().filter(|sign| kept(*sign)).collect())
        .collect()
}

/// The pieces of a line that stand as code.
fn code(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// The files and folders that a document names and that are not there.
fn missing_files(text: &str) -> impl Iterator<Item = String> + '_ {
    let is_path = |name: &&str| {
        FOLDERS.iter().any(|folder| name.starts_with(folder))
            && !MADE.iter().any(|made| name.starts_with(made))
            && name.chars().all(|sign| sign.is_ascii_alphanumeric() || "/._-".contains(sign))
    };
    let names = prose(text).flat_map(code).filter(is_path);
    names.filter(|name| !root().join(name).exists()).map(|name| format!("`{name}` is not there"))
}

/// The names of all functions in the Rust files of the crates.
fn functions() -> Result<BTreeSet<String>> {
    let mut files = BTreeSet::new();
    rust_files(&root().join("crates"), &mut files)?;
    let mut names = BTreeSet::new();
    for path in files {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        names.extend(
            text.split("fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next().map(str::to_owned)),
        );
    }
    Ok(names)
}

/// The tests that a document names and that are not there. A name of four words or more is one of a test, unless it is that of
/// a metric.
fn missing_tests<'a>(text: &'a str, functions: &'a BTreeSet<String>) -> impl Iterator<Item = String> + 'a {
    let is_test = |name: &&str| {
        name.matches('_').count() >= 3
            && !name.starts_with("orrery_")
            && !name.starts_with('_')
            && name.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '_')
    };
    let names = prose(text).flat_map(code).filter(is_test);
    names.filter(|name| !functions.contains(*name)).map(|name| format!("there is no test `{name}`"))
}

/// The tables of files that a walk goes through: those with missing files, and those that the text before counts otherwise.
fn wrong_walks(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let parts: Vec<&str> = text.split("\n| what happens | files |\n").collect();
    for two in parts.windows(2) {
        let (before, table) = (two[0].rsplit("\n### ").next().unwrap_or_default(), two[1]);
        let steps: Vec<(&str, &str)> = table
            .lines()
            .take_while(|line| line.starts_with('|'))
            .filter_map(|line| line.split('|').nth(2))
            .flat_map(|cell| cell.split("; "))
            .filter_map(|step| step.trim().split_once(": "))
            .flat_map(|(of, files)| code(files).map(move |file| (of, file)))
            .collect();
        let is_there = |(of, file): &(&str, &str)| {
            ["src", "static"]
                .iter()
                .any(|folder| root().join("crates").join(of).join(folder).join(file).exists())
        };
        faults.extend(
            steps
                .iter()
                .filter(|step| !is_there(step))
                .map(|(of, file)| format!("{of}: `{file}` is not there")),
        );
        let files: BTreeSet<_> = steps.iter().collect();
        let crates: BTreeSet<_> = steps.iter().map(|(of, _)| of).collect();
        let crossings = steps.windows(2).filter(|two| two[0].0 != two[1].0).count();
        for (count, what) in [(files.len(), "files"), (crates.len(), "crates"), (crossings, "crossings")] {
            let said = format!("{count} {what}");
            if !before.replace('\n', " ").contains(&said) {
                faults.push(format!("the walk `{}` has {said}", before.lines().next().unwrap_or_default()));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_name_what_is_there() {
        check().unwrap();
    }

    #[test]
    fn headings_are_linked_as_forges_do() {
        let found = headings("# A proxy, with TLS\n## `orrery review`\n```\n# no heading\n```\n");
        assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a-proxy-with-tls", "orrery-review"]);
    }

    #[test]
    fn what_is_missing_is_named() {
        let path = root().join("docs/ARCHITECTURE.md");
        let broken: Vec<String> =
            broken_links(&path, "[a](NOWHERE.md) [b](#no-such) [c](https://x/y)").collect();
        assert_eq!(broken.len(), 2, "{broken:?}");
        assert_eq!(missing_files("`crates/core/src/rng.rs` `crates/core/src/no.rs`").count(), 1);
        let functions = BTreeSet::from(["a_turn_is_kept".to_owned()]);
        assert_eq!(missing_tests("`a_turn_is_kept` `a_turn_is_lost` `short_name`", &functions).count(), 1);
        let walk = "### A\n2 files, 1 crates, 0 crossings\n\n| what happens | files |\n|---|---|\n| x | core: `rng.rs`, `no.rs` |\n";
        assert_eq!(wrong_walks(walk), ["core: `no.rs` is not there"]);
        assert_eq!(wrong_walks(&walk.replace("2 files", "3 files")).len(), 2);
    }
}
