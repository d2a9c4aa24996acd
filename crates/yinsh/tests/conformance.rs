//! The suite every game passes, on YINSH.

use orrery_testkit::slow;
use orrery_yinsh::Yinsh;

#[test]
fn standard_game_conforms() {
    orrery_testkit::conformance::<Yinsh, slow::Yinsh>(&["yinsh"]);
}

#[test]
fn blitz_conforms() {
    orrery_testkit::conformance::<Yinsh, slow::Yinsh>(&["yinsh:blitz"]);
}

#[test]
fn games_of_an_independent_implementation_replay() {
    assert!(orrery_testkit::replay_games::<Yinsh>("yinsh") >= 40);
}
