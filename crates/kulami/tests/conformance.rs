//! The suite every game must pass.

use orrery_kulami::Kulami;
use orrery_testkit::slow;

/// Wide gaps and an inner hole.
const RAGGED: &str = "kulami:board=.ABBCC..../.ABBCC.DD./.AE.CC.DD./FFE..GGDD./\
                      FFEHHGGIII/JJKHH..III/..K...LLL./MMK.NNN.../OOPPNNNQQ./OO........";

#[test]
fn conforms_on_the_square() {
    orrery_testkit::conformance::<Kulami, slow::Kulami>(&["kulami", "kulami:level1;swap", "kulami:level2"]);
}

#[test]
fn conforms_on_the_other_named_boards() {
    orrery_testkit::conformance::<Kulami, slow::Kulami>(&[
        "kulami:board=irregular;lines",
        "kulami:board=irregular;level2;swap",
        "kulami:board=example;level1",
    ]);
}

#[test]
fn conforms_on_any_board() {
    let ragged = format!("{RAGGED};level2;swap");
    orrery_testkit::conformance::<Kulami, slow::Kulami>(&["kulami:board=square-123456789;level2", &ragged]);
}

#[test]
fn conforms_on_grown_boards() {
    for seed in 0..2 {
        let config = format!("kulami:board={};level2", orrery_kulami::Board::random_irregular(seed));
        orrery_testkit::conformance::<Kulami, slow::Kulami>(&[&config]);
    }
}

#[test]
fn replays_the_games() {
    assert!(orrery_testkit::replay_games::<Kulami>("kulami") > 0);
}
