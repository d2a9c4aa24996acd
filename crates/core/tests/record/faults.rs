//! Each fault with its place.

use orrery_core::{Expected, Outcome, Player, Record, RecordFault, TurnNumber, Unclosed};

/// Where and what the error is.
pub fn fault(text: &str) -> (usize, usize, RecordFault) {
    let error = text.parse::<Record>().expect_err(text);
    (error.line, error.column, error.fault)
}

pub fn unexpected(expected: Expected, found: &str) -> RecordFault {
    RecordFault::Unexpected { expected, found: found.to_string() }
}

fn number(pair: usize, player: Player) -> TurnNumber {
    TurnNumber { pair, player }
}

#[test]
fn every_fault_names_its_place() {
    use Player::{First, Second};
    let first_number = Expected::Number(number(1, First));
    let cases = [
        (" \n ", 2, 2, unexpected(Expected::Record, "")),
        ("* [Game \"x\"] *", 1, 3, unexpected(Expected::End, "[Game")),
        ("[\"x\"] *", 1, 2, unexpected(Expected::TagName, "\"x\"]")),
        ("[Game x] *", 1, 7, unexpected(Expected::TagValue, "x]")),
        ("[Game \"a\\n\"] *", 1, 10, unexpected(Expected::Escape, "n\"]")),
        ("[Game \"a\\", 1, 10, unexpected(Expected::Escape, "")),
        ("[Game \"x\"\n*", 2, 1, unexpected(Expected::TagEnd, "*")),
        ("[Game \"x\n\"] *", 1, 7, RecordFault::Unclosed(Unclosed::Value)),
        ("[Game \"x\"]\n[Game \"y\"] *", 2, 2, RecordFault::DuplicateTag("Game".into())),
        ("[Result \"won\"] *", 1, 9, RecordFault::Result("won".into())),
        ("[Termination \"\"] *", 1, 14, RecordFault::Termination("".into())),
        (
            "[Result \"1-0\"]\n1. a1 0-1",
            2,
            7,
            RecordFault::ResultMismatch { tag: Some(Outcome::Win(First)), turns: Some(Outcome::Win(Second)) },
        ),
        (
            "[Result \"*\"]\n1/2-1/2",
            2,
            1,
            RecordFault::ResultMismatch { tag: None, turns: Some(Outcome::Draw) },
        ),
        ("a1 *", 1, 1, unexpected(first_number, "a1")),
        ("1. a1 b1 c1 *", 1, 10, unexpected(Expected::Number(number(2, First)), "c1")),
        ("1.. a1 *", 1, 1, unexpected(first_number, "1..")),
        ("1 a1 *", 1, 1, unexpected(first_number, "1")),
        ("99999999999999999999. a1 *", 1, 1, unexpected(first_number, "99999999999999999999.")),
        (
            "1. a1 b1\n3. c1 *",
            2,
            1,
            RecordFault::Number { expected: number(2, First), found: number(3, First) },
        ),
        ("1. a1 2. b1 *", 1, 7, RecordFault::Number { expected: number(1, Second), found: number(2, First) }),
        (
            "1. a1 b1 (1. c1) *",
            1,
            11,
            RecordFault::Number { expected: number(1, Second), found: number(1, First) },
        ),
        ("1. a1 (b1) *", 1, 8, unexpected(first_number, "b1)")),
        ("{c}\n 1... a1 *", 2, 2, RecordFault::NoSetup),
        ("1. a1 2", 1, 7, unexpected(Expected::Number(number(1, Second)), "2")),
        ("1. *", 1, 4, unexpected(Expected::Turn, "*")),
        ("1. a1;b1; *", 1, 10, unexpected(Expected::Action, "*")),
        ("1. a1;2b *", 1, 7, unexpected(Expected::Action, "2b")),
        ("1. a1!? *", 1, 6, unexpected(Expected::TurnEnd, "!?")),
        ("1. a1* *", 1, 6, unexpected(Expected::TurnEnd, "*")),
        ("1. a1 ; b1", 1, 7, unexpected(Expected::TurnOrResult, ";")),
        ("1. a1\n", 2, 1, unexpected(Expected::TurnOrResult, "")),
        ("1. a1 )", 1, 7, unexpected(Expected::TurnOrResult, ")")),
        ("(1. a1) *", 1, 1, unexpected(Expected::TurnOrResult, "(1.")),
        ("1. a1 [Game \"x\"]", 1, 7, unexpected(Expected::TurnOrResult, "[Game")),
        ("1. a1 *2", 1, 7, unexpected(Expected::TurnOrResult, "*2")),
        ("1. a1 (1. b1 1-0) *", 1, 14, unexpected(Expected::TurnOrClose, "1-0)")),
        ("1. a1 (1. b1 *", 1, 14, unexpected(Expected::TurnOrClose, "*")),
        ("1. a1 (1. b1", 1, 7, RecordFault::Unclosed(Unclosed::Variation)),
        ("1. a1 ({c}) *", 1, 7, RecordFault::EmptyVariation),
        ("1. a1\n {c *", 2, 2, RecordFault::Unclosed(Unclosed::Comment)),
        ("* {c}", 1, 3, unexpected(Expected::End, "{c}")),
    ];
    for (text, line, column, wanted) in cases {
        assert_eq!(fault(text), (line, column, wanted), "{text:?}");
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let message = |text: &str| text.parse::<Record>().unwrap_err().to_string();
    assert_eq!(
        message("1. a1"),
        "line 1, column 6: expected a turn or the result, found the end of the text"
    );
    assert_eq!(
        message("1. a1 b1 (2... c1)"),
        "line 1, column 11: expected the turn number `1...`, found `2...`"
    );
    assert_eq!(message("a1"), "line 1, column 1: expected the turn number `1.`, found `a1`");
    assert_eq!(
        message("[Result \"*\"] 1-0"),
        "line 1, column 14: the tag Result says *, but the turns end with 1-0"
    );
    assert_eq!(
        message("[Termination \"x\ty\"] *"),
        "line 1, column 14: expected a termination (normal, resignation, time, agreement, abandoned, aborted, \
         adjudication), found `x\\ty`"
    );
    assert_eq!(message("1. a1 ()"), "line 1, column 7: a variation without a turn");
}
