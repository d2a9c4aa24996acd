//! So many seeds as there is time for: `ORRERY_SEEDS`, or 200.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// Every kind of fault that there is must have happened, or it is not tested at all.
const KINDS: [&str; 23] = [
    "all nodes killed",
    "answer lost",
    "bus bad",
    "bus down",
    "bus message doubled",
    "bus message lost",
    "clock behind at start",
    "clock put back",
    "clock put forward",
    "line cut",
    "line gone silent",
    "node cut from the bus",
    "node killed",
    "node killed twice in a row",
    "node restarted",
    "request doubled",
    "request hung up on",
    "store answer lost",
    "store failed",
    "store full",
    "store gone",
    "store slow",
    "turn under a wrong name",
];

#[test]
fn nothing_is_lost_whatever_breaks() {
    let seeds: u64 =
        std::env::var("ORRERY_SEEDS").map_or(200, |text| text.parse().expect("a number of seeds"));
    let next = AtomicU64::new(1);
    let found = Mutex::new((BTreeMap::<&str, u64>::new(), 0, Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed > seeds {
                        return;
                    }
                    let report = orrery_sim::run(seed);
                    let mut found = found.lock().expect("nobody panics");
                    for (what, count) in &report.faults {
                        *found.0.entry(what).or_default() += count;
                    }
                    found.1 += report.acknowledged;
                    if !report.findings.is_empty() {
                        found.2.push(report.tell());
                    }
                }
            });
        }
    });
    let (faults, acknowledged, stories) = found.into_inner().expect("nobody panics");
    println!("{seeds} seeds, {acknowledged} acts acknowledged");
    faults.iter().for_each(|(what, count)| println!("{count:9}  {what}"));
    assert!(stories.is_empty(), "{}", stories.join("\n\n"));
    for kind in KINDS {
        assert!(faults.get(kind).is_some_and(|count| *count > 0), "{kind} never happened");
    }
}

#[test]
fn a_seed_gives_the_same_run() {
    for seed in [3, 14, 15] {
        let [one, two] = [orrery_sim::run(seed), orrery_sim::run(seed)];
        assert_eq!(one.fingerprint, two.fingerprint);
        assert_eq!(one.story, two.story);
        assert_eq!(one.faults, two.faults);
    }
}
