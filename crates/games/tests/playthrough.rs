//! Committed transcripts of random games, to be read by people; `cargo xtask bless` writes them anew.

#![allow(clippy::unwrap_used)]

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use orrery_games::AnyGame;
use orrery_games::core::Rng;

/// Every how many actions the board is drawn and the legal actions are listed.
const DRAW_EVERY: usize = 8;

/// The transcript of a random game of this config and seed is what `testdata/<game>/playthrough-<name>.txt` says.
/// With `ORRERY_BLESS` set (by `cargo xtask bless`) it is written anew.
#[track_caller]
fn check(name: &str, config: &str, seed: u64) {
    let transcript = transcript(config, seed);
    let game = AnyGame::from_config(config).unwrap().id().name();
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata"))
        .join(game)
        .join(format!("playthrough-{name}.txt"));
    if std::env::var_os("ORRERY_BLESS").is_some() {
        fs::write(&path, &transcript).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    let first = transcript.lines().zip(committed.lines()).position(|(now, then)| now != then);
    let line = first.unwrap_or(transcript.lines().count().min(committed.lines().count())) + 1;
    assert!(
        transcript == committed,
        "{} differs from line {line} on; if that is meant, run `cargo xtask bless` and review the diff",
        path.display()
    );
}

fn transcript(config: &str, seed: u64) -> String {
    let mut game = AnyGame::from_config(config).unwrap();
    let mut rng = Rng::new(seed);
    let mut text = String::new();
    writeln!(text, "config: {}\nseed: {seed}", game.config()).unwrap();
    for played in 0.. {
        let legal = game.legal();
        if played % DRAW_EVERY == 0 || legal.is_empty() {
            let [first, second] = game.score();
            writeln!(text, "\n{}\ncode: {}\nscore: {first} {second}", game.draw(), game.code()).unwrap();
            writeln!(text, "legal: {}\n", legal.join(" ")).unwrap();
        }
        if let Some(outcome) = game.outcome() {
            writeln!(text, "result: {outcome}").unwrap();
            break;
        }
        let action = &legal[rng.index(legal.len())];
        writeln!(text, "{}. {} of {}: {action}", played + 1, game.to_act(), legal.len()).unwrap();
        game.play(action).unwrap();
    }
    text
}

#[test]
fn yinsh_is_played_as_committed() {
    check("standard", "yinsh", 4);
    check("blitz", "yinsh:blitz", 2);
}

#[test]
fn lyngk_is_played_as_committed() {
    check("standard", "lyngk:seed=1", 1);
    check("collect-on-claim", "lyngk:seed=2;collect-on-claim", 2);
    check("six", "lyngk:seed=3;six", 3);
}

#[test]
fn kulami_is_played_as_committed() {
    check("square", "kulami", 1);
    check("irregular", "kulami:board=irregular;level2", 2);
    check("swap", "kulami:board=example;level1;swap", 21);
}
