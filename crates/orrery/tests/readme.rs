//! The README shows what the commands really print. A line `…` stands for any lines, `…` at the end of a line for
//! the rest of it.

#![cfg(unix)]

use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The commands of the `console` blocks, each with the lines shown below it.
fn commands(readme: &str) -> Vec<(&str, Vec<&str>)> {
    let mut commands: Vec<(&str, Vec<&str>)> = Vec::new();
    for block in readme.split("```console\n").skip(1) {
        let (block, _) = block.split_once("```").expect("a block has an end");
        for line in block.lines() {
            match line.strip_prefix("$ ") {
                Some(command) => commands.push((command, Vec::new())),
                None => commands.last_mut().expect("a block begins with a command").1.push(line),
            }
        }
    }
    commands
}

/// What a shell prints on both streams, standard error last.
fn run(command: &str) -> String {
    let folder = Path::new(env!("CARGO_BIN_EXE_orrery")).parent().expect("a folder");
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let mut shell = Command::new("sh");
    let output = shell.args(["-c", command]).current_dir(ROOT).env("PATH", path).output().expect("a shell");
    [output.stdout, output.stderr].map(|stream| String::from_utf8(stream).expect("text")).concat()
}

fn matches(shown: &[&str], printed: &[&str]) -> bool {
    match (shown, printed) {
        ([], []) => true,
        (["…", after @ ..], _) => (0..=printed.len()).any(|skipped| matches(after, &printed[skipped..])),
        ([line, after @ ..], [first, rest @ ..]) => {
            let same = match line.strip_suffix('…') {
                Some(start) => first.starts_with(start),
                None => line == first,
            };
            same && matches(after, rest)
        }
        _ => false,
    }
}

#[test]
fn every_command_prints_what_the_readme_shows() {
    let readme = std::fs::read_to_string(Path::new(ROOT).join("README.md")).expect("README.md");
    let commands = commands(&readme);
    for name in [
        "show", "legal", "perft", "replay", "import", "board", "engine", "analyse", "review", "play", "match",
    ] {
        let word = format!("orrery {name}");
        assert!(commands.iter().any(|(command, _)| command.contains(&word)), "{name} is not shown");
    }
    for (command, shown) in commands {
        let printed = run(command);
        // An empty line at the end of a picture or a list is not worth a line of the README.
        let lines: Vec<&str> = printed.trim_end().lines().collect();
        assert!(
            matches(&shown, &lines),
            "{command} prints\n{printed}\nbut the README shows\n{}",
            shown.join("\n")
        );
    }
}

#[test]
fn a_dot_dot_dot_stands_for_anything_but_the_rest_must_be_there() {
    assert!(matches(&["a", "…", "z"], &["a", "b", "c", "z"]));
    assert!(matches(&["a", "…"], &["a"]));
    assert!(matches(&["ab…"], &["abc"]));
    assert!(!matches(&["a", "…", "z"], &["a", "b"]));
    assert!(!matches(&["a"], &["a", "b"]));
}
