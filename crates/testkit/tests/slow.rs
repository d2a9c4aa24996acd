//! The slow generators against the games and perft values that came with the rules.

#![cfg(feature = "slow")]

use std::fs;

use orrery_core::{Outcome, Player};
use orrery_testkit::SlowGame;
use orrery_testkit::slow::{Kulami, Lyngk, Yinsh};
use serde_json::Value;

/// Rows of perft are counted as long as they stay below this.
const MOST_NODES: u64 = 200_000;

#[test]
fn yinsh_games() {
    replay_games::<Yinsh>("yinsh");
}

#[test]
fn lyngk_games() {
    replay_games::<Lyngk>("lyngk");
}

#[test]
fn kulami_games() {
    replay_games::<Kulami>("kulami");
}

#[test]
fn yinsh_perft() {
    check_perft_file::<Yinsh>("yinsh");
    check_perft::<Yinsh>("yinsh", "", &[85, 7_140]);
    check_perft::<Yinsh>("yinsh", "f6 e5 g7 d4 h8 g5 e8 f3 c3 i9", &[68, 4_838]);
    let b = "f6 b2 e5 d2 f5 b3 e6 e3 f7 a2 f5-f4 b2-c2 f7-f8 c2-g6 f4-e4 a2-a3 e5-d5 e3-e2 d5-c4 b3-d3 c4-c1 \
             d3-c3 c1-b1 c3-d4";
    check_perft::<Yinsh>("yinsh", b, &[33, 1_179, 33_004]);
}

#[test]
fn lyngk_perft() {
    check_perft_file::<Lyngk>("lyngk");
}

/// The facts of lyngk.md count full turns: a move, or a claim and a move.
#[test]
fn lyngk_turns() {
    let start = Lyngk::from_config("lyngk:layout=RIGIBBRBGBKGGKGBKJGKJBKRJIIIRBRGIIRRIGBKKRK");
    let unclaimed = start.legal().iter().filter(|action| !action.starts_with('^')).count();
    assert_eq!(unclaimed, 142);
    let turns = after_one_turn(&start);
    assert_eq!(turns.len(), 975);
    let two_turns: usize = turns
        .iter()
        .map(|game| {
            let (claims, moves): (Vec<_>, Vec<_>) =
                game.legal().into_iter().partition(|action| action.starts_with('^'));
            moves.len() + claims.iter().map(|claim| after(game, claim).legal().len()).sum::<usize>()
        })
        .sum();
    assert_eq!(two_turns, 659_911);
}

#[test]
fn kulami_perft() {
    check_perft_file::<Kulami>("kulami");
    check_perft::<Kulami>("kulami", "", &[64, 752, 7_320, 68_604]);
    check_perft::<Kulami>("kulami:board=irregular;level2", "", &[64, 686, 6_308, 55_140]);
}

/// The whole games of kulami.md, under every scoring.
#[test]
fn kulami_scores() {
    let square = "b4 g4 d4 d2 d7 g7 f7 c7 c2 a2 a6 d6 d5 d1 c1 h1 h6 e6 e3 e2 e5 a5 a1 g1 g6 c6 c5 f5 f3 f6 f8 c8 \
                  a8 e8 e4 a4 h4 h7 a7 e7 e1 b1 b5 g5 g3 d3 c3 h3 h2 h5 h8 d8 b8 b3 b6 b7";
    let irregular = "h2 h6 b6 e6 e4 d4 d5 g5 g1 g4 c4 h4 h7 e7 e8 g8 g3 e3 h3 f3 f5 f8 f9 f6 c6 c8 b8 b5 h5 c5 a5 \
                     a8 d8 d7 i7 b7 g7 c7 j7 f7 a7";
    for (config, actions, score) in [
        ("kulami", square, [30, 23]),
        ("kulami:level1", square, [31, 23]),
        ("kulami:level2", square, [36, 23]),
        ("kulami:board=irregular", irregular, [26, 19]),
        ("kulami:board=irregular;level1", irregular, [26, 25]),
        ("kulami:board=irregular;level2", irregular, [26, 30]),
    ] {
        let game = play_all::<Kulami>(config, actions.split_whitespace());
        assert_eq!(game.score(), score, "{config}");
        assert_eq!(game.outcome(), Some(Outcome::by_score(score)), "{config}");
    }
}

/// K8, K9: the two holes i9 and h9 are one tile, and nothing else is in their row nor in column i.
#[test]
fn kulami_ends_before_a_swap() {
    let board = ".......AA/BBCDDDEE./BBCFFGEE./HHCFFGEE./HHIIIJJJ./KKIIILL../MNNOOLL../MNNPPPQQ./MNNPPPQQ.";
    let game = play_all::<Kulami>(&format!("kulami:board={board};swap"), ["i9"].into_iter());
    assert!(game.legal().is_empty());
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.score(), [2, 0]);
}

fn replay_games<S: SlowGame>(name: &str) {
    let path = format!("{}/../../testdata/{name}/games.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(path).expect("the games are in testdata");
    let mut games = 0;
    for (line, record) in text.lines().enumerate() {
        let record: Value = serde_json::from_str(record).expect("each line is a JSON object");
        replay::<S>(&record, &format!("{name}, line {}", line + 1));
        games += 1;
    }
    assert!(games > 0, "no games in the file of {name}");
}

fn replay<S: SlowGame>(record: &Value, place: &str) {
    let mut game = S::from_config(text(&record["config"]));
    let actors: Vec<char> = text(&record["to_act"]).chars().collect();
    let actions = texts(&record["actions"]);
    assert_eq!(actors.len(), actions.len(), "{place}");
    for (played, action) in actions.iter().enumerate() {
        assert_eq!(game.outcome(), None, "{place}, after {played} actions");
        let actor = if actors[played] == '0' { Player::First } else { Player::Second };
        assert_eq!(game.to_act(), actor, "{place}, after {played} actions");
        match record["legal"].get(played.to_string()) {
            Some(legal) => assert_eq!(game.legal(), texts(legal), "{place}, after {played} actions"),
            None => assert_ne!(played % 5, 0, "{place}: no legal list after {played} actions"),
        }
        game.play(action);
    }
    let outcome = game.outcome().unwrap_or_else(|| panic!("{place}: not over after the last action"));
    assert_eq!(outcome.to_string(), text(&record["result"]), "{place}");
    assert!(game.legal().is_empty(), "{place}: actions in a finished game");
    if let Some(score) = record.get("score") {
        let score = [0, 1].map(|player| score[player].as_i64());
        assert_eq!(game.score().map(|points| Some(i64::from(points))), score, "{place}");
    }
}

fn check_perft_file<S: SlowGame>(name: &str) {
    let path = format!("{}/../../testdata/{name}/perft.json", env!("CARGO_MANIFEST_DIR"));
    let file = fs::read_to_string(path).expect("the perft values are in testdata");
    let positions: Value = serde_json::from_str(&file).expect("the file is JSON");
    for position in positions.as_array().expect("a list of positions") {
        let counts = position["perft"].as_array().expect("a list of numbers");
        let counts: Vec<u64> = counts.iter().map(|count| count.as_u64().expect("a number")).collect();
        check_perft::<S>(text(&position["config"]), &texts(&position["actions"]).join(" "), &counts);
    }
}

fn check_perft<S: SlowGame>(config: &str, actions: &str, counts: &[u64]) {
    let game: S = play_all(config, actions.split_whitespace());
    for (depth, &count) in (1..).zip(counts) {
        if count <= MOST_NODES {
            assert_eq!(perft(&game, depth), count, "depth {depth} of {config} {actions}");
        }
    }
}

fn perft<S: SlowGame>(game: &S, depth: u32) -> u64 {
    let legal = game.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|action| perft(&after(game, action), depth - 1)).sum()
}

fn after_one_turn(game: &Lyngk) -> Vec<Lyngk> {
    let mut games = Vec::new();
    for action in game.legal() {
        let next = after(game, &action);
        if action.starts_with('^') {
            games.extend(next.legal().iter().map(|action| after(&next, action)));
        } else {
            games.push(next);
        }
    }
    games
}

fn after<S: SlowGame>(game: &S, action: &str) -> S {
    let mut next = game.clone();
    next.play(action);
    next
}

fn play_all<'a, S: SlowGame>(config: &str, actions: impl Iterator<Item = &'a str>) -> S {
    let mut game = S::from_config(config);
    actions.for_each(|action| game.play(action));
    game
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(text).collect()
}
