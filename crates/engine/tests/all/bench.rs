//! The search visits the positions that it visited before.

use std::fs;
use std::path::PathBuf;

use orrery_engine::{Nets, bench_searches};

/// With `ORRERY_BLESS` set (by `cargo xtask bless`) the file is written anew.
#[test]
fn the_bench_visits_as_many_positions_as_committed() {
    let nets = Nets::shipped().unwrap();
    let searches = bench_searches(None).chain(bench_searches(Some(&nets)));
    let found: String = searches.map(|search| format!("{search}\n")).collect();
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/bench.txt"));
    if std::env::var_os("ORRERY_BLESS").is_some() {
        fs::write(&path, &found).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == committed,
        "the search has changed; if that is meant, run `cargo xtask bless` and say why in the commit\n\
         found:\n{found}\ncommitted:\n{committed}"
    );
}
