//! The text form of records: what is read, what is refused and where, and that writing loses nothing.

mod faults;
mod random;

use std::time::Duration;

use orrery_core::{
    ActionText, Comment, Eval, Expected, Line, Outcome, Player, Record, RecordFault, Termination, Turn,
};

use faults::{fault, unexpected};

/// Everything the format has, written as the program writes it.
const FULL: &str = r#"[Game "yinsh"]
[Config "yinsh:blitz"]
[Setup "yinsh:blitz|some/state"]
[First "Ann \"A\" \\ Smith"]
[Second "Bőb"]
[Date "2026.11.15"]
[Result "0-1"]
[Termination "resignation"]
[My_Tag2 "kept as it is"]

{one} {two} 1... i8-f5;xg5-g9;xa5 {[%clk 0:04:31] [%eval -1.20] good
  {or bad?} ({a variation} 1... f6 {!} 2. e5-e9 (2. pass e1 3. e2) (2. e3)
2... d4) (1... g6) 2. ^r;c3-d4 pass 3. d4 0-1
"#;

fn read(text: &str) -> Record {
    text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn action(text: &str) -> ActionText {
    ActionText::new(text).expect("an action")
}

fn texts(record: &Record) -> Vec<&str> {
    record.actions().map(|played| played.action.as_str()).collect()
}

fn assert_round_trip(record: &Record) {
    let text = record.to_string();
    assert_eq!(&read(&text), record, "{text}");
}

#[test]
fn a_full_record_reads_and_writes_unchanged() {
    let record = read(FULL);
    assert_eq!(record.to_string(), FULL);
    assert_eq!(record.tag("First"), Some(r#"Ann "A" \ Smith"#));
    assert_eq!(record.tag("My_Tag2"), Some("kept as it is"));
    assert_eq!(record.tag("my_tag2"), None);
    assert_eq!(record.result(), Some(Outcome::Win(Player::Second)));
    assert_eq!(record.termination(), Some(Termination::Resignation));
    assert_eq!(record.start(), Player::Second);
    assert_eq!(record.line().comments, [Comment::new("one"), Comment::new("two")]);

    let turns = record.line().turns();
    assert_eq!(turns.len(), 4);
    assert_eq!(turns[0].to_string(), "i8-f5;xg5-g9;xa5");
    assert_eq!(turns[0].clock(), Some(Duration::from_secs(271)));
    assert_eq!(turns[0].eval(), Some(Eval(-120)));
    assert_eq!(turns[0].comments[0].prose(), "good\n  {or bad?");
    assert_eq!(turns[0].variations().len(), 2);
    let variation = &turns[0].variations()[0];
    assert_eq!(variation.comments, [Comment::new("a variation")]);
    assert_eq!(variation.turns().len(), 3);
    assert_eq!(variation.turns()[1].variations().len(), 2);
}

#[test]
fn the_main_line_is_a_flat_list_with_places() {
    let record = read(FULL);
    let flat: Vec<_> = record
        .actions()
        .map(|a| (a.player, a.turn, a.action.as_str(), a.action.line(), a.action.column()))
        .collect();
    use Player::{First, Second};
    assert_eq!(
        flat,
        [
            (Second, 0, "i8-f5", 11, 18),
            (Second, 0, "xg5-g9", 11, 24),
            (Second, 0, "xa5", 11, 31),
            (First, 1, "^r", 13, 23),
            (First, 1, "c3-d4", 13, 26),
            (Second, 2, "pass", 13, 32),
            (First, 3, "d4", 13, 40),
        ]
    );
}

#[test]
fn columns_count_characters() {
    let record = read("{őő} 1. a1\r\n\t{é} b1 *");
    let places: Vec<_> = record.actions().map(|a| (a.action.line(), a.action.column())).collect();
    assert_eq!(places, [(1, 9), (2, 6)]);
}

#[test]
fn places_take_no_part_in_equality() {
    assert_eq!(read("1. a1 b1 *"), read("\n1.\na1 1...   b1\n*"));
}

#[test]
fn layout_case_marks_and_line_ends_are_free() {
    let wanted = read("[Game \"kulami\"]\n\n1. a1 b1 2. swap;^r 1-0\n");
    for text in [
        "\u{feff}[Game \"kulami\"]\r\n\r\n1. a1 b1\r\n2. swap;^r\r\n1-0\r\n",
        "[ Game\t\"kulami\" ]1.A1 B1 2.Swap;^R 1-0",
        "[Game \"kulami\"] 1. a1 1... b1 2. swap;^r 1-0",
    ] {
        assert_eq!(read(text), wanted, "{text:?}");
    }
}

#[test]
fn comments_may_stand_anywhere_between_turns() {
    let record = read("1. {a} a1 {b} {c} 1... {d} b1 (1... b2) {e} 2. c1 *");
    let comments = |texts: &[&str]| texts.iter().map(|text| Comment::new(text)).collect::<Vec<_>>();
    assert_eq!(record.line().comments, comments(&["a"]));
    assert_eq!(record.line().turns()[0].comments, comments(&["b", "c", "d"]));
    assert_eq!(record.line().turns()[1].comments, comments(&["e"]));
    assert_round_trip(&record);
}

#[test]
fn tags_keep_their_order_when_read_and_find_their_place_when_set() {
    let text = "[Result \"*\"]\n[Zeta \"1\"]\n[Game \"lyngk\"]\n[Alpha \"\"]\n\n*\n";
    assert_eq!(read(text).to_string(), text);
    let mut record = read(text);
    record.set_tag("Zeta", "2").unwrap();
    record.set_tag("Beta", "two\r\nlines\n").unwrap();
    assert_eq!(
        record.to_string(),
        "[Result \"*\"]\n[Zeta \"2\"]\n[Game \"lyngk\"]\n[Alpha \"\"]\n[Beta \"two lines \"]\n\n*\n"
    );

    let mut record = Record::new();
    for name in ["Termination", "Mine", "Date", "Game", "Second", "Setup", "Config", "First"] {
        record.set_tag(name, if name == "Termination" { "time" } else { "?" }).unwrap();
    }
    record.set_result(None);
    let names: Vec<_> = record.tags().iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        ["Game", "Config", "Setup", "First", "Second", "Date", "Result", "Termination", "Mine"]
    );
}

#[test]
fn result_tag_and_result_go_together() {
    let mut record = read("[Result \"*\"] *");
    record.set_tag("Result", "1/2-1/2").unwrap();
    assert_eq!(record.result(), Some(Outcome::Draw));
    record.set_result(Some(Outcome::Win(Player::First)));
    assert_eq!(record.tag("Result"), Some("1-0"));
    assert_eq!(record.set_tag("Result", "2-0"), Err(RecordFault::Result("2-0".into())));
    assert_eq!(record.tag("Result"), Some("1-0"));
    assert_round_trip(&record);
}

#[test]
fn terminations_have_their_names() {
    for termination in Termination::ALL {
        let mut record = Record::new();
        record.set_termination(termination);
        assert_eq!(record.termination(), Some(termination));
        assert_eq!(termination.to_string().parse(), Ok(termination));
        assert_round_trip(&record);
    }
    assert_eq!("Time".parse::<Termination>(), Err(RecordFault::Termination("Time".into())));
}

#[test]
fn a_record_is_built_from_a_flat_list() {
    use Player::{First, Second};
    let actions = [
        (First, "^R"),
        (First, "c3-d4"),
        (Second, "pass"),
        (First, "d4-d5"),
        (Second, "^b"),
        (Second, "e1-e2"),
    ];
    let mut record = Record::from_actions("lyngk:seed=1;six", ["Ann", "Bob"], actions).unwrap();
    record.set_result(Some(Outcome::Draw));
    record.set_termination(Termination::Agreement);
    assert_eq!(
        record.to_string(),
        "[Game \"lyngk\"]\n[Config \"lyngk:seed=1;six\"]\n[First \"Ann\"]\n[Second \"Bob\"]\n\
         [Result \"1/2-1/2\"]\n[Termination \"agreement\"]\n\n\
         1. ^r;c3-d4 pass 2. d4-d5 ^b;e1-e2 1/2-1/2\n"
    );
    assert_round_trip(&record);
    assert_eq!(texts(&record), ["^r", "c3-d4", "pass", "d4-d5", "^b", "e1-e2"]);
    let bad = Record::from_actions("kulami", ["", ""], [(First, "a1 b2")]);
    assert_eq!(bad, Err(RecordFault::Action("a1 b2".into())));
}

#[test]
fn the_second_player_begins_only_from_a_setup() {
    let mut record = Record::new();
    assert_eq!(record.push(Player::Second, action("a1")), Err(RecordFault::NoSetup));
    let mut line = Line::new();
    line.push(Turn::new(action("a1")));
    assert_eq!(record.set_line(Player::Second, line.clone()), Err(RecordFault::NoSetup));
    assert_eq!(record, Record::new());
    record.set_tag("Setup", "kulami|x").unwrap();
    record.push(Player::Second, action("a1")).unwrap();
    record.push(Player::First, action("b1")).unwrap();
    assert_eq!(record.to_string(), "[Setup \"kulami|x\"]\n\n1... a1 2. b1 *\n");
    assert_round_trip(&record);
    record.set_line(Player::Second, Line::new()).unwrap();
    assert_round_trip(&record);
}

#[test]
fn several_records_in_a_text() {
    assert_eq!(Record::parse_all(" \r\n"), Ok(vec![]));
    let one = "[Game \"kulami\"]\n\n1. a1 1-0\n";
    for text in
        [one.repeat(3), [one; 3].join("\n\n"), [one.trim_end(); 3].concat(), [one; 3].join("\u{feff}")]
    {
        assert_eq!(Record::parse_all(&text), Ok(vec![read(one); 3]), "{text:?}");
    }
    let error = Record::parse_all("*\n1. a1 *").unwrap_err();
    assert_eq!((error.line, error.column), (2, 1));
    assert_eq!(error.fault, unexpected(Expected::TagsOrEnd, "1."));
}

#[test]
fn annotations_are_read_and_written_inside_comments() {
    let mut comment = Comment::new("[%foo 7] nice [%clk 1:02:03.5]!");
    assert_eq!(comment.clock(), Some(Duration::from_millis(3_723_500)));
    assert_eq!(comment.eval(), None);
    comment.set_eval(Some(Eval(31)));
    comment.set_clock(Some(Duration::from_millis(59_250)));
    assert_eq!(comment.text(), "[%eval +0.31] [%foo 7] nice [%clk 0:00:59.250]!");
    assert_eq!(comment.prose(), "[%foo 7] nice !");
    comment.set_clock(None);
    comment.set_eval(None);
    assert_eq!(comment.text(), "[%foo 7] nice !");

    for (text, clock) in [("0:00:00", 0), ("100:59:59.999", 363_599_999), ("0:4:31", 271_000)] {
        let read = Comment::new(&format!("[%clk {text}]")).clock();
        assert_eq!(read, Some(Duration::from_millis(clock)), "{text}");
    }
    for text in [
        "",
        "1:2",
        "0:60:00",
        "0:00:60",
        "-1:00:00",
        "+1:00:00",
        "0:00:00.",
        "0:0:0:0",
        "0:0:0.+1",
        "99999999999999999999:00:00",
        "18446744073709551615:00:00",
        "0:00:00.12345678é",
        "0:00:001",
    ] {
        assert_eq!(Comment::new(&format!("[%clk {text}]")).clock(), None, "{text}");
    }
    for (text, eval) in [("+0.31", 31), ("-0.05", -5), ("12", 1200), ("0.5", 50), ("-3.999", -399)] {
        assert_eq!(text.parse(), Ok(Eval(eval)));
    }
    for text in ["", "+", "--1", "+-1", "1.", ".5", "#3", "1.é", "99999999", "1e5", "99999999999999999999"] {
        assert!(text.parse::<Eval>().is_err(), "{text}");
    }
    for eval in [0, 5, -5, 99, -100, i32::MAX, i32::MIN] {
        assert_eq!(Eval(eval).to_string().parse(), Ok(Eval(eval)));
    }
    assert_eq!(Comment::new("[%clk 0:01:00").clock(), None);
}

#[test]
fn annotations_of_a_turn_are_one_each() {
    let clock = Duration::from_secs(90);
    let mut turn = Turn::new(action("a1"));
    turn.set_clock(None);
    assert!(turn.comments.is_empty());
    turn.set_clock(Some(clock));
    turn.comments.push(Comment::new("[%eval +1.00] words"));
    turn.set_eval(Some(Eval(-7)));
    assert_eq!(turn.comments[1].text(), "[%eval -0.07] words");
    turn.comments.push(Comment::new("[%clk 0:00:01]"));
    turn.set_clock(Some(clock * 2));
    assert_eq!((turn.clock(), turn.eval(), turn.comments.len()), (Some(clock * 2), Some(Eval(-7)), 2));
    turn.set_clock(None);
    turn.set_eval(None);
    assert_eq!(turn.comments, [Comment::new("words")]);
}

#[test]
fn a_comment_is_made_to_fit() {
    assert_eq!(Comment::new("a}b\r\nc\rd").text(), "a)b\nc\nd");
    let mut record = read("1. a1 *");
    record.comments_mut().push(Comment::new("} 1-0 {"));
    record.turns_mut()[0].comments.push(Comment::new(""));
    assert_round_trip(&record);
    assert_eq!(record.to_string(), "{) 1-0 {} 1. a1 {} *\n");
}

#[test]
fn actions_have_their_characters() {
    for text in ["f6", "E5-e9", "xe1-e5", "^r", "pass"] {
        assert_eq!(action(text).as_str(), text.to_ascii_lowercase());
    }
    for text in ["", "1-0", "0-1", "7", "-a", "a;b", "a b", "é", "a.", "a\n", "*", "(a"] {
        assert_eq!(ActionText::new(text), Err(RecordFault::Action(text.into())));
    }
}

#[test]
fn tag_names_have_their_characters() {
    for name in ["", "a b", "é", "a\"", "[x"] {
        assert_eq!(Record::new().set_tag(name, "v"), Err(RecordFault::TagName(name.into())));
    }
}

#[test]
fn variations_have_a_turn_and_a_limited_depth() {
    let mut line = Line::new();
    assert_eq!(Turn::new(action("a1")).add_variation(line.clone()), Err(RecordFault::EmptyVariation));
    line.push(Turn::new(action("a1")));
    for _ in 0..Line::MAX_DEPTH {
        let mut turn = Turn::new(action("a1"));
        turn.add_variation(line).unwrap();
        line = Line::new();
        line.push(turn);
    }
    let mut record = Record::new();
    record.set_line(Player::First, line.clone()).unwrap();
    assert_round_trip(&record);
    let mut turn = Turn::new(action("a1"));
    assert_eq!(turn.add_variation(line), Err(RecordFault::TooDeep));
    turn.add_variation(record.line().turns()[0].variations()[0].clone()).unwrap();
    assert_eq!(turn.take_variations().len(), 1);

    let deep = |n| format!("1. a1 {}{} *", "(1. a1 ".repeat(n), ")".repeat(n));
    assert_round_trip(&read(&deep(64)));
    assert_eq!(fault(&deep(65)), (1, 7 + 64 * 7, RecordFault::TooDeep));
    assert_eq!(fault(&deep(1_000_000)), (1, 7 + 64 * 7, RecordFault::TooDeep));
}

#[test]
fn lines_are_wrapped_between_words() {
    let mut record = Record::new();
    for i in 0..200 {
        record.push(Player::BOTH[i % 2], action("c3-d4")).unwrap();
    }
    let text = record.to_string();
    let widths: Vec<_> = text.lines().map(str::len).collect();
    assert!(widths.iter().all(|&width| width <= 80), "{text}");
    assert!(widths[..widths.len() - 1].iter().all(|&width| width > 80 - 12), "{text}");
    assert!(!text.contains(" \n") && text.lines().all(|line| !line.ends_with('.')), "{text}");
    assert_round_trip(&record);
    record.turns_mut()[9].comments.push(Comment::new(&"long words ".repeat(30)));
    assert_round_trip(&record);
}
