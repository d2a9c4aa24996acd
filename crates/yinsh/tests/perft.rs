//! Counts of action sequences, from the rules file and from an independent implementation.

#![allow(clippy::unwrap_used)]

use orrery_core::{Game, divide, perft};
use orrery_yinsh::{Position, Yinsh};

const A: &str = "f6 e5 g7 d4 h8 g5 e8 f3 c3 i9";
const B: &str = "f6 b2 e5 d2 f5 b3 e6 e3 f7 a2 f5-f4 b2-c2 f7-f8 c2-g6 f4-e4 a2-a3 e5-d5 e3-e2 d5-c4 b3-d3 c4-c1 \
                 d3-c3 c1-b1 c3-d4";

fn after(game: &Yinsh, actions: &str) -> Position {
    let mut position = game.start();
    for action in actions.split_whitespace() {
        game.play(&mut position, action.parse().unwrap()).unwrap();
    }
    position
}

#[test]
fn values_of_the_rules_file() {
    let game = Yinsh::new(&Default::default()).unwrap();
    for (actions, counts) in [
        ("", [85, 7_140, 592_620, 48_594_840]),
        (A, [68, 4_838, 315_756, 20_886_810]),
        (B, [33, 1_179, 33_004, 1_089_346]),
    ] {
        let position = after(&game, actions);
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&game, &position, depth), count, "{actions} depth {depth}");
        }
    }
}

#[test]
fn values_of_the_test_data() {
    assert!(orrery_testkit::perft_file::<Yinsh>("yinsh") >= 10);
}

#[test]
fn divide_adds_up() {
    let game = Yinsh::new(&Default::default()).unwrap();
    let position = after(&game, B);
    assert_eq!(divide(&game, &position, 3).iter().map(|&(_, count)| count).sum::<u64>(), 33_004);
    assert_eq!(perft(&game, &position, 0), 1);
    assert!(divide(&game, &position, 0).is_empty());
}
