//! What can be seen in the text of the source files.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::command::root;

/// The rules crates, each with the letter of its rules and their number.
pub const RULES: [(&str, char, usize); 3] = [("yinsh", 'y', 18), ("lyngk", 'l', 17), ("kulami", 'k', 14)];

/// What each rules crate has in `src`, whatever else it has: files, each with the functions that must be in it.
const RULES_FILES: [(&str, &[&str]); 13] = [
    ("lib", &[]),
    ("board", &[]),
    ("config", &[]),
    ("action", &[]),
    ("position", &[]),
    ("legal", &["list_actions", "count_actions", "pick_action"]),
    ("refusal", &["check_action"]),
    ("apply", &["apply"]),
    ("outcome", &["find_outcome"]),
    ("setup", &["of"]),
    ("validate", &["validate"]),
    ("symmetry", &["all_symmetries", "image", "map_position", "map_action"]),
    ("draw", &["draw"]),
];

/// What `view` has in the folder of each game, in the same way.
const VIEW_FILES: [(&str, &[&str]); 17] = [
    ("mod", &["spot", "label"]),
    ("arrange", &["laid", "tools", "lay", "named", "knobs", "turn", "clear"]),
    ("art", &[]),
    ("ask", &["standing", "lines", "belongings", "threats", "ways"]),
    ("describe", &["describe"]),
    ("effect", &["of"]),
    ("facts", &["facts", "shared_facts", "ending"]),
    ("feat", &["feats"]),
    ("guide", &["note", "tell_turn"]),
    ("motion", &["motions"]),
    ("plate", &["frame", "plate"]),
    ("prompt", &["prompt"]),
    ("reason", &["reason"]),
    ("scene", &["scene"]),
    ("touch", &["paths", "attempt", "choices"]),
    ("trouble", &["misconfigured", "impossible"]),
    ("words", &["player", "tell"]),
];

/// The enums with a variant for each game. Whoever names one of those asks which game it is.
const BY_GAME: [&str; 5] = ["GameKind", "AnyGame", "AnyRefusal", "AnyCodeError", "Table"];

/// Where that is right, besides the rules crates and what is called after a game in `view` and in the engine's `eval`.
const KNOW_GAMES: [&str; 3] = ["crates/games/", "crates/engine/src/solve/", "crates/import/src/official.rs"];

/// A file longer than this is two files.
const MAX_LINES: usize = 600;

/// What must not stay in a file; put together here, so that this file may stay.
const BANNED: [&str; 2] = [concat!("todo", "!"), concat!("#[", "ignore")];

/// An error that lists every numbered rule without a test named after it.
pub fn check_rule_tests() -> Result<()> {
    let mut faults = Vec::new();
    for (game, letter, count) in RULES {
        let file = format!("crates/{game}/tests/rules.rs");
        let text = fs::read_to_string(root().join(&file)).unwrap_or_default();
        for number in untested_rules(&text, letter, count) {
            faults.push(format!("{file}: no test `{letter}{number}_…`"));
        }
    }
    report(faults)
}

fn untested_rules(text: &str, letter: char, count: usize) -> Vec<usize> {
    let tests: Vec<&str> =
        text.split("#[test]").skip(1).filter_map(|rest| Some(rest.split_once("fn ")?.1)).collect();
    (1..=count)
        .filter(|number| !tests.iter().any(|name| name.starts_with(&format!("{letter}{number}_"))))
        .collect()
}

/// An error that lists every file and function that one game lacks and all should have.
pub fn check_same_files() -> Result<()> {
    let mut faults = Vec::new();
    for (game, ..) in RULES {
        for (folder, wanted) in [
            (format!("crates/{game}/src"), &RULES_FILES[..]),
            (format!("crates/view/src/{game}"), &VIEW_FILES[..]),
        ] {
            for (name, functions) in wanted {
                let file = format!("{folder}/{name}.rs");
                match fs::read_to_string(root().join(&file)) {
                    Err(_) => faults.push(format!("{file} is missing")),
                    Ok(text) => faults.extend(
                        missing_functions(&text, functions)
                            .map(|name| format!("{file}: no function `{name}`")),
                    ),
                }
            }
        }
    }
    report(faults)
}

fn missing_functions<'a>(text: &str, wanted: &'a [&str]) -> impl Iterator<Item = &'a str> {
    wanted.iter().copied().filter(move |name| !text.contains(&format!("fn {name}(")))
}

/// An error that lists every Rust file that is too long or leaves something open.
pub fn check_files() -> Result<()> {
    let mut files = BTreeSet::new();
    for folder in ["bindings", "crates", "fuzz", "xtask"] {
        rust_files(&root().join(folder), &mut files)?;
    }
    let mut faults = Vec::new();
    for path in files {
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let file = path.strip_prefix(root()).unwrap_or(&path).display();
        let lines = text.lines().count();
        if lines > MAX_LINES {
            faults.push(format!("{file}: {lines} lines, more than {MAX_LINES}"));
        }
        for (number, line) in (1..).zip(text.lines()) {
            let found = BANNED.iter().filter(|banned| line.contains(**banned));
            faults.extend(found.map(|banned| format!("{file}:{number}: `{banned}`")));
        }
    }
    report(faults)
}

/// An error that lists every place that asks which game it is, and should ask the game's description instead.
pub fn check_games_apart() -> Result<()> {
    let of_games = RULES.iter().flat_map(|(game, ..)| {
        ["crates/", "crates/view/src/", "crates/engine/src/eval/"].map(|folder| format!("{folder}{game}"))
    });
    let may: Vec<String> = of_games.chain(KNOW_GAMES.map(str::to_owned)).collect();
    let mut files = BTreeSet::new();
    rust_files(&root().join("crates"), &mut files)?;
    let mut faults = Vec::new();
    for path in files {
        let file = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let is_source = file.split('/').nth(2) == Some("src");
        if !is_source || may.iter().any(|may| file.starts_with(may)) {
            continue;
        }
        let text = fs::read_to_string(&path).with_context(|| file.clone())?;
        faults.extend(
            asks_which_game(&text)
                .into_iter()
                .map(|number| format!("{file}:{number}: asks which game it is")),
        );
    }
    report(faults)
}

/// The lines that name a variant for a game, without comments and unit tests.
fn asks_which_game(text: &str) -> Vec<usize> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let types = RULES.map(|(game, ..)| game[..1].to_uppercase() + &game[1..]);
    let names: Vec<String> =
        BY_GAME.iter().flat_map(|of| types.iter().map(move |game| format!("{of}::{game}"))).collect();
    let asks =
        |line: &str| !line.trim_start().starts_with("//") && names.iter().any(|name| line.contains(name));
    (1..).zip(code.lines()).filter(|(_, line)| asks(line)).map(|(number, _)| number).collect()
}

/// Adds the Rust files under `folder`, without build directories and what git hides.
pub fn rust_files(folder: &Path, files: &mut BTreeSet<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() {
            if name != "target" && !name.as_encoded_bytes().starts_with(b".") {
                rust_files(&path, files)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.insert(path);
        }
    }
    Ok(())
}

fn report(faults: Vec<String>) -> Result<()> {
    ensure!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{missing_functions, untested_rules};

    #[test]
    fn only_tests_count_and_one_is_not_ten() {
        let text = "#[test]\nfn y10_ring() {}\nfn y2_helper() {}\n#[test]\n#[should_panic]\nfn y3_row() {}\n";
        assert_eq!(untested_rules(text, 'y', 3), [1, 2]);
    }

    #[test]
    fn a_function_is_found_by_its_whole_name() {
        let text = "pub(super) fn prompt(look: &Look) {}\nfn describe_point() {}\n";
        let missing: Vec<&str> = missing_functions(text, &["prompt", "describe"]).collect();
        assert_eq!(missing, ["describe"]);
    }
}
