//! Logs that an earlier server wrote (testdata/golden) come to the same for ever.

use orrery_wire::{Entry, GameState, GameView};

const LOGS: [(&str, &str); 3] = [
    (
        include_str!("../../../testdata/golden/logs/yinsh.ndjson"),
        include_str!("../../../testdata/golden/logs/yinsh.json"),
    ),
    (
        include_str!("../../../testdata/golden/logs/lyngk.ndjson"),
        include_str!("../../../testdata/golden/logs/lyngk.json"),
    ),
    (
        include_str!("../../../testdata/golden/logs/kulami.ndjson"),
        include_str!("../../../testdata/golden/logs/kulami.json"),
    ),
];

#[test]
fn logs_come_to_what_they_came_to() {
    for (log, view) in LOGS {
        let entries: Vec<Entry> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let told: GameView = serde_json::from_str(view).unwrap();
        let state = GameState::verify_strictly(&entries).unwrap();
        assert_eq!(GameView::new(told.table.clone(), &state, told.now, 0), told);
        assert!(state.continued().is_some(), "another game came after it");
    }
}

#[test]
fn a_log_is_followed_entry_by_entry_to_the_same_end() {
    for (log, _) in LOGS {
        let entries: Vec<Entry> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let mut state = GameState::verify(&entries[..1]).unwrap();
        for entry in &entries[1..] {
            assert!(state.follow(&Entry { seq: entry.seq + 1, ..entry.clone() }).is_err(), "a gap");
            assert!(state.follow(&Entry { link: state.link(), ..entry.clone() }).is_err(), "another hash");
            state.follow(entry).unwrap();
        }
        let whole = GameState::verify(&entries).unwrap();
        assert_eq!((state.link(), state.game().code()), (whole.link(), whole.game().code()));
    }
}
