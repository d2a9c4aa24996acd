//! Counts of action sequences: those of the rules file and those of testdata.

use orrery_core::{Game, perft};
use orrery_kulami::Kulami;

fn assert_perft(config: &str, expected: &[u64]) {
    let game = Kulami::new(&config.parse().expect("a config")).expect("a game");
    for (depth, &count) in (1..).zip(expected) {
        assert_eq!(perft(&game, &game.start(), depth), count, "{config} depth {depth}");
    }
}

#[test]
fn perft_of_the_rules_file() {
    assert_perft("kulami", &[64, 752, 7_320, 68_604, 633_832, 5_783_242]);
    assert_perft("kulami:board=irregular", &[64, 686, 6_308, 55_140, 467_216, 3_888_596]);
}

#[test]
fn the_level_does_not_matter() {
    assert_perft("kulami:level2", &[64, 752, 7_320, 68_604]);
}

#[test]
fn perft_of_testdata() {
    assert!(orrery_testkit::perft_file::<Kulami>("kulami") > 0);
}
