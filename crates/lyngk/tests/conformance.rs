//! The suite every game passes, on LYNGK.

use orrery_lyngk::Lyngk;
use orrery_testkit::slow;

#[test]
fn standard_game_conforms() {
    orrery_testkit::conformance::<Lyngk, slow::Lyngk>(&["lyngk:seed=1", "lyngk:seed=2"]);
}

#[test]
fn collect_on_claim_conforms() {
    orrery_testkit::conformance::<Lyngk, slow::Lyngk>(&[
        "lyngk:seed=3;collect-on-claim",
        "lyngk:seed=4;collect-on-claim",
    ]);
}

#[test]
fn six_conforms() {
    orrery_testkit::conformance::<Lyngk, slow::Lyngk>(&["lyngk:seed=5;six", "lyngk:seed=6;six"]);
}

#[test]
fn games_of_an_independent_implementation_replay() {
    assert!(orrery_testkit::replay_games::<Lyngk>("lyngk") >= 40);
}
