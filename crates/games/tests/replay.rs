//! Records from files: good ones of every game and variant, and one bad one for each thing that can be wrong.

use std::fs;
use std::path::PathBuf;

use orrery_games::core::{Outcome, Player, Record, Termination};
use orrery_games::{OpenError, PlayError, ReplayError, ReplayFault, replay};

fn folder(name: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/records")).join(name)
}

/// The text files of a folder by name, without their ending.
fn files(name: &str) -> Vec<(String, String)> {
    let paths = fs::read_dir(folder(name)).expect(name).map(|entry| entry.expect("a file").path());
    let mut files: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&path).expect("a text file"))
        })
        .collect();
    files.sort();
    files
}

fn good(name: &str) -> Record {
    let path = folder(&format!("{name}.txt"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    text.parse().unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Why the record in a text is refused, by its reader or by the rules.
fn fault_of(text: &str) -> String {
    match Record::parse_all(text) {
        Err(error) => error.to_string(),
        Ok(records) => replay(&records[0]).expect_err("a bad record").to_string(),
    }
}

fn bad(name: &str) -> ReplayError {
    let text = fs::read_to_string(folder(&format!("bad/{name}.txt"))).expect(name);
    replay(&text.parse().expect(name)).expect_err(name)
}

#[test]
fn good_records_replay() {
    let files = files("");
    assert!(files.len() > 12, "only {} files", files.len());
    for (name, text) in files {
        for record in Record::parse_all(&text).unwrap_or_else(|error| panic!("{name}: {error}")) {
            let replay = replay(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(replay.result, record.result());
            let actions: Vec<&str> = record.actions().map(|action| action.action.as_str()).collect();
            assert_eq!(replay.game.actions(), actions, "{name}");
            let again: Record = record.to_string().parse().unwrap();
            assert_eq!(again, record, "{name} changes when it is written and read");
        }
    }
}

#[test]
fn files_of_one_record_are_written_as_they_are_read() {
    for (name, text) in files("") {
        if name != "several" {
            assert_eq!(good(&name).to_string(), text, "{name}");
        }
    }
}

#[test]
fn results_and_scores_are_those_of_the_rules() {
    let known = [
        ("yinsh-standard", "0-1", [1, 3]),
        ("yinsh-gift", "0-1", [0, 3]),
        ("yinsh-pass", "1/2-1/2", [0, 0]),
        ("yinsh-blitz", "1-0", [1, 0]),
        ("lyngk-standard", "0-1", [2, 3]),
        ("lyngk-pass", "0-1", [1, 1]),
        ("lyngk-collect-on-claim", "1-0", [2, 1]),
        ("lyngk-six", "1-0", [1, 0]),
        ("kulami-square-level2", "1-0", [20, 15]),
        ("kulami-square-swap", "0-1", [19, 27]),
        ("kulami-irregular-lines-swap", "0-1", [23, 28]),
        ("kulami-example-level1", "1-0", [28, 27]),
        ("kulami-rows-level2", "0-1", [19, 27]),
    ];
    for (name, result, score) in known {
        let replay = replay(&good(name)).unwrap();
        assert_eq!(replay.game.outcome(), Some(result.parse().unwrap()), "{name}");
        assert_eq!(replay.game.score(), score, "{name}");
    }
}

#[test]
fn remarks_survive_a_replay() {
    let record = good("annotated");
    assert!(replay(&record).is_ok());
    assert_eq!(record.tag("Second"), Some("Bob \"the wall\" B."));
    assert_eq!(record.tag("Event"), Some("One remark of every kind"));
    let turns = record.line().turns();
    assert_eq!(turns[1].clock().map(|clock| clock.as_millis()), Some(297_250));
    assert_eq!(turns[2].eval().map(|eval| eval.to_string()), Some("-0.31".to_string()));
    assert_eq!(turns[1].variations().len(), 2);
}

#[test]
fn a_setup_says_where_play_begins_and_who_begins() {
    let record = good("setup");
    assert_eq!(record.start(), Player::Second);
    let replay = replay(&record).unwrap();
    assert_eq!((replay.result, replay.game.outcome()), (None, None));
    assert_eq!(replay.game.actions(), ["d4-d5", "f9-f10", "e5-e7"]);
    assert_eq!(replay.game.to_act(), Player::First);
}

#[test]
fn a_result_before_the_end_is_believed_unless_it_claims_a_normal_end() {
    let text = |termination: &str| format!("[Config \"yinsh\"]\n{termination}\n1. f6 e5 1-0\n");
    for termination in Termination::ALL {
        let record: Record = text(&format!("[Termination \"{termination}\"]\n")).parse().unwrap();
        match termination {
            Termination::Normal => assert_eq!(replay(&record).unwrap_err().fault, ReplayFault::NotOver),
            _ => assert_eq!(replay(&record).unwrap().result, Some(Outcome::Win(Player::First))),
        }
    }
    assert!(replay(&text("").parse().unwrap()).is_ok(), "nothing is claimed without the tag");
}

#[test]
fn every_fault_has_its_data_and_its_place() {
    let fault = bad("illegal-action");
    assert_eq!(fault.place, Some((5, 1)));
    assert!(matches!(fault.fault, ReplayFault::Play(PlayError::Illegal { action, .. }) if action == "e5"));
    let fault = bad("no-such-action");
    assert_eq!(fault.place, Some((4, 7)));
    assert!(matches!(fault.fault, ReplayFault::Play(PlayError::Syntax(_))));
    let fault = bad("wrong-turn");
    assert_eq!(fault, ReplayError { place: Some((6, 53)), fault: ReplayFault::WrongTurn(Player::First) });
    assert_eq!(bad("no-config"), ReplayError { place: None, fault: ReplayFault::NoConfig });
    assert_eq!(bad("not-over"), ReplayError { place: None, fault: ReplayFault::NotOver });
    assert!(
        matches!(bad("unknown-game").fault, ReplayFault::Open { tag: "Config", error: OpenError::UnknownGame(name) } if name == "chess")
    );
    assert!(matches!(bad("board").fault, ReplayFault::Open { tag: "Config", error: OpenError::Refused(_) }));
    assert!(matches!(bad("other-game").fault, ReplayFault::OtherGame { tag: "Game", .. }));
    assert!(matches!(bad("other-config").fault, ReplayFault::OtherConfig { .. }));
    let outcome = Outcome::Win(Player::First);
    let result = Some(Outcome::Win(Player::Second));
    assert_eq!(bad("contradiction").fault, ReplayFault::Contradiction { outcome, result });
    assert_eq!(bad("contradiction-unfinished").fault, ReplayFault::Contradiction { outcome, result: None });
}

/// What is said about each file in testdata/records/bad.
const BAD: &[(&str, &str)] = &[
    ("action-after-the-end", "line 6, column 57: g5-g6 is not legal: the game is over"),
    ("board", "the tag Config: board at column 14: the tile A is not a rectangle"),
    (
        "config",
        "the tag Config: column 8: expected one of the options board=…, basic, area, lines, level1, level2, swap, found `level3`",
    ),
    ("contradiction-unfinished", "the game ended 1-0, but the record says *"),
    ("contradiction", "the game ended 1-0, but the record says 0-1"),
    ("illegal-action", "line 5, column 1: e5 is not legal: e5 is not empty"),
    (
        "illegal-in-variation",
        "line 4, column 36: b4 is not legal: the tile of b4 is barred: the last marble, a4, is on it",
    ),
    (
        "illegal-kulami",
        "line 4, column 7: e5 is not legal: e5 is neither in the row nor in the column of the last marble, d4",
    ),
    ("illegal-lyngk", "line 4, column 16: c4-b3 is not legal: the joker on c4 cannot move"),
    ("no-config", "there is neither a Config nor a Setup tag"),
    (
        "no-such-action",
        "line 4, column 7: no action: column 1: expected a point of the YINSH board (a2 to k10), found `a9`",
    ),
    ("not-over", "the record claims a normal end, but the game is not over"),
    ("other-config", "the tag Setup is a position of `yinsh`, but the tag Config asks for `kulami`"),
    ("other-rules", "the tag Setup is a position of `yinsh`, but the tag Config asks for `yinsh:blitz`"),
    ("other-game", "the tag Game says `lyngk`, but the game is yinsh"),
    (
        "setup-impossible",
        "the tag Setup: no such position: rings on the board and rings removed do not add up for the first player",
    ),
    ("setup-other-side", "line 4, column 4: the second player is to act here"),
    ("setup-syntax", "the tag Setup: column 10: expected `/` and the next column, found the end of the text"),
    ("syntax-action", "line 4, column 7: expected an action, found `*`"),
    ("syntax-comment", "line 4, column 7: a comment without `}` at its end"),
    ("syntax-cut-off", "line 5, column 1: expected a turn or the result, found the end of the text"),
    ("syntax-duplicate-tag", "line 3, column 2: the tag Game comes twice"),
    ("syntax-empty-variation", "line 4, column 7: a variation without a turn"),
    ("syntax-no-number", "line 4, column 10: expected the turn number `2.`, found `g7`"),
    ("syntax-number", "line 4, column 10: expected the turn number `2.`, found `3.`"),
    ("syntax-prose", "line 1, column 1: expected the turn number `1.`, found `Dear`"),
    ("syntax-result-mismatch", "line 5, column 10: the tag Result says 1-0, but the turns end with 0-1"),
    ("syntax-result", "line 3, column 9: expected a result (1-0, 0-1, 1/2-1/2 or *), found `2-0`"),
    (
        "syntax-second-begins",
        "line 4, column 1: the second player can begin only from a position, and there is no tag Setup",
    ),
    (
        "syntax-second-record",
        "line 6, column 1: expected the tags of another record or the end of the text, found `1.`",
    ),
    ("syntax-tag-end", "line 2, column 1: expected `]` after the tag, found `[Config`"),
    ("syntax-tag-value", "line 1, column 7: a tag value without `\"` at its end"),
    (
        "syntax-termination",
        "line 3, column 14: expected a termination (normal, resignation, time, agreement, abandoned, aborted, adjudication), found `boredom`",
    ),
    ("syntax-turn-end", "line 4, column 6: expected `;` or the end of the turn, found `!`"),
    ("syntax-variation", "line 4, column 14: expected a turn or `)`, found `*`"),
    ("two-players-in-a-turn", "line 4, column 7: the second player is to act here"),
    ("unknown-game", "the tag Config: there is no game `chess`; the games are yinsh, lyngk and kulami"),
    ("wrong-turn", "line 6, column 53: the first player is to act here"),
];

#[test]
fn every_bad_record_is_refused_with_its_place_and_reason() {
    let files = files("bad");
    for (name, text) in &files {
        let expected = BAD.iter().find(|(known, _)| known == name).map(|(_, message)| *message);
        assert_eq!(Some(fault_of(text).as_str()), expected, "{name}");
    }
    assert_eq!(files.len(), BAD.len());
}

#[test]
fn a_record_cut_off_anywhere_is_refused_and_never_panics() {
    for (name, text) in files("").into_iter().filter(|(name, _)| name != "several") {
        let text = text.trim_end();
        for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
            assert!(text[..end].parse::<Record>().is_err(), "{name} cut off after {end} bytes");
        }
    }
}

#[test]
fn a_record_with_any_byte_changed_never_panics() {
    for (_, text) in files("") {
        for place in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[place] = b"]\"{(;.-x9*\n"[place % 11];
            let Ok(text) = String::from_utf8(bytes) else { continue };
            for record in Record::parse_all(&text).unwrap_or_default() {
                _ = replay(&record);
            }
        }
    }
}
