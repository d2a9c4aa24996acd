//! So many seeds as there is time for: `ORRERY_SEEDS`, or 200.

use std::collections::BTreeMap;

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
    let mut found = (BTreeMap::<&str, u64>::new(), 0, Vec::new());
    let (faults, acknowledged, stories) = &mut found;
    orrery_sim::run_all(
        1,
        |seed| seed <= seeds,
        |report| {
            report.faults.iter().for_each(|(what, count)| *faults.entry(what).or_default() += count);
            *acknowledged += report.acknowledged;
            if !report.findings.is_empty() {
                stories.push(report.tell());
            }
        },
    );
    let (faults, acknowledged, stories) = found;
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
