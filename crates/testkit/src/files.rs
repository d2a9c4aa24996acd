use std::fs;
use std::path::PathBuf;

use orrery_core::{Game, Outcome, Player, perft};
use serde_json::Value;

/// The file `name` of a game's test data.
fn testdata(game: &str, name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata")).join(game).join(name)
}

fn read(game: &str, name: &str) -> String {
    let path = testdata(game, name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn strings(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list of texts");
    list.iter().map(|item| item.as_str().expect("a text").to_string()).collect()
}

fn configured<G: Game>(case: &Value) -> G {
    let text = case["config"].as_str().expect("a config");
    let config: G::Config = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    G::new(&config).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play<G: Game>(game: &G, position: &mut G::Position, action: &str) {
    let parsed = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
    game.play(position, parsed)
        .unwrap_or_else(|refusal| panic!("{}: {action}: {refusal}", game.code(position)));
}

/// Panics unless every game of `testdata/<game>/games.jsonl` replays: legal lists before every fifth action, who
/// acts, result and score, and over exactly at the end. Says how many games there were.
pub fn replay_games<G: Game>(game: &str) -> usize {
    let text = read(game, "games.jsonl");
    let cases: Vec<Value> =
        text.lines().map(|line| serde_json::from_str(line).expect("one JSON object a line")).collect();
    cases.iter().enumerate().for_each(|(number, case)| replay::<G>(number + 1, case));
    cases.len()
}

fn replay<G: Game>(number: usize, case: &Value) {
    let game: G = configured(case);
    let mut position = game.start();
    let actions = strings(&case["actions"]);
    let to_act = case["to_act"].as_str().expect("who acts").as_bytes();
    for (played, action) in actions.iter().enumerate() {
        let place = format!("game {number}, action {}", played + 1);
        assert!(!game.is_over(&position), "{place}: over too early");
        let first = game.to_act(&position) == Player::First;
        assert_eq!(first, to_act[played] == b'0', "{place}: who is to act");
        let legal = &case["legal"][played.to_string()];
        if !legal.is_null() {
            let mut mine: Vec<String> = game.legal(&position).iter().map(ToString::to_string).collect();
            mine.sort();
            assert_eq!(mine, strings(legal), "{place}: legal actions");
        }
        play(&game, &mut position, action);
    }
    let result: Outcome = case["result"].as_str().expect("a result").parse().expect("a result");
    assert_eq!(game.outcome(&position), Some(result), "game {number}: result");
    assert!(game.legal(&position).is_empty());
    if let Some(score) = case["score"].as_array() {
        let score: Vec<i64> = score.iter().map(|points| points.as_i64().expect("points")).collect();
        assert_eq!(game.score(&position).map(i64::from).to_vec(), score, "game {number}: score");
    }
}

/// Panics unless all values of `testdata/<game>/perft.json` hold. Says how many there were.
pub fn perft_file<G: Game>(game: &str) -> usize {
    let cases: Vec<Value> = serde_json::from_str(&read(game, "perft.json")).expect("a list of positions");
    let mut values = 0;
    for case in &cases {
        let configured: G = configured(case);
        let mut position = configured.start();
        strings(&case["actions"]).iter().for_each(|action| play(&configured, &mut position, action));
        for (depth, expected) in (1..).zip(case["perft"].as_array().expect("perft values")) {
            let counted = perft(&configured, &position, depth);
            assert_eq!(Some(counted), expected.as_u64(), "{} depth {depth}", configured.code(&position));
            values += 1;
        }
    }
    values
}
