//! Counts of action sequences, from the rules file and from an independent implementation.

#![allow(clippy::unwrap_used)]

use orrery_core::{Game, divide, perft};
use orrery_lyngk::{Action, Lyngk, Position};

/// The layout of the rules file.
const LAYOUT: &str = "RIGIBBRBGBKGGKGBKJGKJBKRJIIIRBRGIIRRIGBKKRK";

/// How many full turns, an optional claim and a move, lead on from `position`, `turns` of them in a row.
fn turns(game: &Lyngk, position: &Position, turns: u32) -> u64 {
    let after = |action| {
        let mut next = *position;
        game.play_unchecked(&mut next, action);
        next
    };
    let count = |action| match action {
        Action::Claim(_) => self::turns(game, &after(action), turns),
        Action::Move { .. } | Action::Pass if turns == 1 => 1,
        Action::Move { .. } | Action::Pass => self::turns(game, &after(action), turns - 1),
    };
    game.legal(position).into_iter().map(count).sum()
}

#[test]
fn values_of_the_rules_file() {
    for options in ["", ";collect-on-claim"] {
        let game = Lyngk::new(&format!("lyngk:layout={LAYOUT}{options}").parse().unwrap()).unwrap();
        let start = game.start();
        let moves = game.legal(&start).iter().filter(|action| matches!(action, Action::Move { .. })).count();
        assert_eq!(moves, 142);
        assert_eq!(turns(&game, &start, 1), 975);
        assert_eq!(turns(&game, &start, 2), 659_911);
    }
}

#[test]
fn values_of_the_test_data() {
    assert!(orrery_testkit::perft_file::<Lyngk>("lyngk") >= 11);
}

#[test]
fn divide_adds_up() {
    let game = Lyngk::new(&format!("lyngk:layout={LAYOUT}").parse().unwrap()).unwrap();
    let start = game.start();
    let total: u64 = divide(&game, &start, 2).iter().map(|&(_, count)| count).sum();
    assert_eq!(total, perft(&game, &start, 2));
    assert_eq!(perft(&game, &start, 0), 1);
    assert!(divide(&game, &start, 0).is_empty());
}
