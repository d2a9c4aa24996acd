//! Whole transcripts, committed to be read.

use orrery_kulami::Kulami;

#[test]
fn playthroughs_are_as_committed() {
    orrery_testkit::playthrough::<Kulami>(
        "kulami",
        &[
            ("square", "kulami", 1),
            ("irregular", "kulami:board=irregular;level2", 2),
            ("swap", "kulami:board=example;level1;swap", 21),
        ],
    );
}
