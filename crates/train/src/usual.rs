//! What is done with a game where the command line says nothing else.

use orrery_engine::games::core::Game;
use orrery_engine::games::kulami::Kulami;
use orrery_engine::games::lyngk::Lyngk;
use orrery_engine::games::yinsh::Yinsh;
use orrery_learn::Aim;

/// A game with what is usual for it.
pub trait Usual: Game {
    /// What the weights of its evaluation are tuned on.
    const TUNED_ON: &'static [&'static str];
    /// How strongly weights are drawn towards 0.
    const DECAY: f64 = 20.0;
    /// What is played to find problems.
    const PROBLEMS_IN: &'static [&'static str];

    /// What is played to find puzzles; what stands there twice is played twice as often.
    const PUZZLES_IN: &'static [&'static str];

    /// What problems can ask for, the first that fits being taken, each as the data file writes it.
    fn aims() -> Vec<(Aim, String)>;
}

impl Usual for Yinsh {
    const TUNED_ON: &'static [&'static str] = &["yinsh", "yinsh:blitz"];
    const PROBLEMS_IN: &'static [&'static str] = &["yinsh"];
    const PUZZLES_IN: &'static [&'static str] = &["yinsh", "yinsh", "yinsh", "yinsh", "yinsh:blitz"];

    fn aims() -> Vec<(Aim, String)> {
        vec![win(1), score(2, 1), score(1, 1), win(2), score(2, 2), score(1, 2), guard()]
    }
}

impl Usual for Lyngk {
    const TUNED_ON: &'static [&'static str] = &["lyngk"];
    // A count of 1 is a 256th.
    const DECAY: f64 = 256.0 * 20.0;
    const PROBLEMS_IN: &'static [&'static str] = &["lyngk"];
    const PUZZLES_IN: &'static [&'static str] =
        &["lyngk:random", "lyngk:random", "lyngk:random", "lyngk:random", "lyngk:random;six"];

    fn aims() -> Vec<(Aim, String)> {
        vec![end(), score(2, 1), score(1, 1), score(2, 2), score(1, 2), guard()]
    }
}

impl Usual for Kulami {
    const TUNED_ON: &'static [&'static str] = &[
        "kulami:board=random-square",
        "kulami:board=random-irregular",
        "kulami:board=random-square;level1",
        "kulami:board=random-irregular;level1",
        "kulami:board=random-square;level2",
        "kulami:board=random-irregular;level2",
    ];
    const PROBLEMS_IN: &'static [&'static str] =
        &["kulami", "kulami:board=irregular", "kulami:board=random-square"];
    const PUZZLES_IN: &'static [&'static str] = &[
        "kulami",
        "kulami:board=irregular",
        "kulami:board=random-square",
        "kulami:board=random-irregular",
        "kulami:board=random-square;level1",
        "kulami:board=random-square;level2",
    ];

    fn aims() -> Vec<(Aim, String)> {
        [end()].into_iter().chain((2..12).rev().map(margin)).collect()
    }
}

fn score(points: i32, turns: u32) -> (Aim, String) {
    let json = format!(r#"{{ "score": {{ "points": {points}, "turns": {turns} }} }}"#);
    (Aim::Score { points, turns }, json)
}

fn win(turns: u32) -> (Aim, String) {
    (Aim::Win { turns: Some(turns) }, format!(r#"{{ "win": {{ "turns": {turns} }} }}"#))
}

fn end() -> (Aim, String) {
    (Aim::Win { turns: None }, r#"{ "win": {} }"#.to_owned())
}

fn guard() -> (Aim, String) {
    (Aim::Guard, r#""guard""#.to_owned())
}

fn margin(points: i32) -> (Aim, String) {
    (Aim::Margin { points }, format!(r#"{{ "margin": {{ "points": {points} }} }}"#))
}
