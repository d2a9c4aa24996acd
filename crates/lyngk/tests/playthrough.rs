//! Committed transcripts of random games; `cargo xtask bless` writes them anew.

use orrery_lyngk::Lyngk;

#[test]
fn transcripts_are_as_committed() {
    orrery_testkit::playthrough::<Lyngk>(
        "lyngk",
        &[
            ("standard", "lyngk:seed=1", 1),
            ("collect-on-claim", "lyngk:seed=2;collect-on-claim", 2),
            ("six", "lyngk:seed=3;six", 3),
        ],
    );
}
