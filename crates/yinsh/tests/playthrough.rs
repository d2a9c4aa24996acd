//! Committed transcripts of random games; `cargo xtask bless` writes them anew.

use orrery_yinsh::Yinsh;

#[test]
fn transcripts_are_as_committed() {
    orrery_testkit::playthrough::<Yinsh>("yinsh", &[("standard", "yinsh", 4), ("blitz", "yinsh:blitz", 2)]);
}
