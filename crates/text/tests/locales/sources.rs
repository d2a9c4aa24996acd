//! What the code says has words, and no words are there for nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::descriptions::keys_of_descriptions;
use crate::lessons::keys_of_lessons;
use crate::rules::keys_of_rules;
use crate::taken_apart::{file_names, messages, messages_of, root};
use orrery_text::{Language, Part};

/// The crates that speak to people.
const SPEAKERS: [&str; 5] = ["view", "web", "server", "text", "orrery"];

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The sources of the crates that speak, without their unit tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    for name in SPEAKERS {
        rust_files(&root().join("crates").join(name).join("src"), &mut files);
    }
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a readable source");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
        (path, code)
    };
    files.into_iter().map(read).collect()
}

/// The string literals inside the brackets that `code` follows: one, or one for each way of an `if` or `match`.
fn literals_in_brackets(code: &str) -> Vec<&str> {
    let mut depth = 1;
    let mut found = Vec::new();
    for (index, part) in code.split('"').enumerate() {
        if index % 2 == 1 {
            found.push(part);
            continue;
        }
        for c in part.chars() {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return found;
            }
        }
    }
    found
}

/// The keys that are said outright, each with a place that says it.
fn said() -> BTreeMap<String, PathBuf> {
    let mut keys = BTreeMap::new();
    for (path, code) in sources() {
        for opening in ["Phrase::new(", "t(", "t!("] {
            for (at, _) in code.match_indices(opening) {
                let is_end_of_other_name = code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
                if !is_end_of_other_name {
                    let literals = literals_in_brackets(&code[at + opening.len()..]);
                    keys.extend(literals.into_iter().map(|key| (key.to_owned(), path.clone())));
                }
            }
        }
        // Components take keys by these names; in plain HTML they would hold prose, which has no place there.
        for attribute in ["label=\"", "title=\""] {
            let values = code.split(attribute).skip(1).filter_map(|rest| rest.split('"').next());
            let keys_of_words = values.filter(|value| *value != "Orrery");
            keys.extend(keys_of_words.map(|key| (key.to_owned(), path.clone())));
        }
    }
    keys
}

#[test]
fn every_key_that_is_said_has_words() {
    let english = messages(Language::En);
    let faults: Vec<String> = said()
        .into_iter()
        .filter(|(key, _)| !english.contains_key(key))
        .map(|(key, path)| format!("{key} in {}", path.display()))
        .collect();
    assert!(faults.is_empty(), "no words for\n{}\n", faults.join("\n"));
}

#[test]
fn every_message_is_said_somewhere() {
    let mut literals: BTreeSet<String> =
        sources().iter().flat_map(|(_, code)| code.split('"')).map(str::to_owned).collect();
    literals
        .extend(keys_of_lessons().chain(keys_of_rules()).chain(keys_of_descriptions()).map(str::to_owned));
    let unused: Vec<String> =
        messages(Language::En).into_keys().filter(|key| !literals.contains(key)).collect();
    assert!(unused.is_empty(), "nobody says\n{}\n", unused.join("\n"));
}

/// A page has the words of its part, and those that every page has: nobody else may say what courses and rules say.
#[test]
fn courses_and_rules_have_words_of_their_own() {
    let keys = |part| -> BTreeSet<String> {
        let names = file_names(Language::En).into_iter();
        let names = names.filter(|name| Part::of_file(name.trim_end_matches(".ftl")) == part);
        names.flat_map(|name| messages_of(Language::En, &name).into_keys()).collect()
    };
    let (courses, rules) = (keys(Part::Courses), keys(Part::Rules));
    let elsewhere: Vec<&str> = keys_of_lessons().filter(|key| !courses.contains(*key)).collect();
    assert!(elsewhere.is_empty(), "courses say what they have no words for: {elsewhere:?}");
    let elsewhere: Vec<&str> = keys_of_rules().filter(|key| !rules.contains(*key)).collect();
    assert!(elsewhere.is_empty(), "rules say what they have no words for: {elsewhere:?}");
    // What the page is made of; elsewhere a word may be something else.
    let is_of_page =
        |path: &Path| ["web", "view"].iter().any(|name| path.starts_with(root().join("crates").join(name)));
    for (path, code) in sources().into_iter().filter(|(path, _)| is_of_page(path)) {
        let is_page_of_courses = path.ends_with("web/src/learn.rs");
        let foreign = |key: &&str| rules.contains(*key) || courses.contains(*key) && !is_page_of_courses;
        let said: Vec<&str> = code.split('"').skip(1).step_by(2).filter(foreign).collect();
        assert!(said.is_empty(), "{} says {said:?}", path.display());
    }
}
