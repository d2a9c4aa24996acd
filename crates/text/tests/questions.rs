//! Questions about the board, answered in words as somebody hears them.

use orrery_games::AnyGame;
use orrery_games::core::{Player, Rng};
use orrery_text::{Language, Words};
use orrery_view::{Question, Spot, Table, ViewState};

fn table(link: &str) -> Table {
    Table::new(AnyGame::from_link(link).expect("a link"))
}

fn at(name: &str) -> Spot {
    name.parse().expect("a point")
}

fn ask(table: &Table, question: Question) -> Vec<String> {
    let words = Words::new(Language::En);
    let acting = ViewState { acting: true, ..ViewState::default() };
    table.ask(&acting, question).iter().map(|phrase| words.say(phrase)).collect()
}

/// The answer to what somebody has written.
fn read(table: &Table, text: &str) -> Vec<String> {
    ask(table, text.parse().expect("a question"))
}

/// White has four markers from c3 on and a ring that can make it five; a black marker lies on e6.
const YINSH: &str = "yinsh|W1W1/W3W2/2w5/3w5/4wb4/4w4/5W4/9/8/6B/BBBB;w;move;0-0";

#[test]
fn yinsh() {
    let game = table(YINSH);
    assert_eq!(read(&game, "g7"), ["g7, white ring, can move"]);
    assert_eq!(read(&game, "k1"), ["There is no point k1 on this board."]);
    assert_eq!(read(&game, "line e"), ["e1–e10: e5 white marker; e6 black marker."]);
    assert_eq!(read(&game, "5"), ["a5–j5: b5 white ring; e5 white marker."]);
    let lines = [
        "g2–g11: g7 white ring.",
        "b7–k7: g7 white ring; k7 black ring.",
        "b2–j10: c3–f6 white marker; g7 white ring.",
    ];
    assert_eq!(ask(&game, Question::Lines(at("g7"))), lines);
    let board = ask(&game, Question::Board);
    assert_eq!(board[0], "a2–a5: a2 white ring; a4 white ring.");
    assert_eq!(board[board.len() - 1], "k7–k10: k7–k10 black ring.");
    let pieces = [
        "White. Rings on the board: 5. a2, a4, b1, b5, g7.",
        "White. Markers on the board: 4. c3, d4, e5, f6.",
        "White. Rings removed: 0 of 3.",
    ];
    assert_eq!(ask(&game, Question::Pieces(Player::First)), pieces);
    let threats = ask(&game, Question::Threats);
    assert!(threats[0].starts_with("White. Moves that make a row: g7-b7, c7, d7, "), "{}", threats[0]);
    let rest = [
        "White. Four of five on b2–f6; missing: b2, empty.",
        "White. Four of five on c3–g7; missing: g7, white ring.",
        "Black. No move makes a row.",
    ];
    assert_eq!(threats[1..], rest);
    assert_eq!(ask(&game, Question::Open), ["Choose a ring to move.", "Open now: a2, a4, b1, b5, g7."]);
    let ways = ask(&game, Question::Ways(at("g7")));
    assert!(
        ways[0].starts_with("No markers flip on the way to b7, c7, ")
            && ways[0].ends_with(". This makes a row for White.")
    );
    assert_eq!(ways[1..], ["On the way to b2 it jumps 4 markers; all turn black."]);
    assert_eq!(ask(&game, Question::Ways(at("e6"))), ["There is no ring on e6."]);
    // The other player's rings can be asked about, too.
    assert!(ask(&game, Question::Ways(at("k7")))[0].starts_with("No markers flip on the way to "));
}

#[test]
fn lyngk() {
    let game = table("lyngk:seed=11,e5-e4,b3-c4,^g");
    assert_eq!(read(&game, "e4"), ["e4, stack of 2, bottom to top: green, ivory; neutral; can move"]);
    assert_eq!(
        read(&game, "e"),
        ["e1–e7: e1–e3 blue; e4 stack of 2, bottom to top: green, ivory; e6–e7 red."]
    );
    assert_eq!(read(&game, "a"), ["a1: red."]);
    assert_eq!(read(&game, "4"), ["There is no such line on this board."]);
    let lines = [
        "a1–g7: a1 red; c5–d5 blue; e6 red; f6–g7 black.",
        "a1–g1: a1–b2 red; c3 ivory; d2 green; e2 blue; f1 red; g1 blue.",
    ];
    assert_eq!(ask(&game, Question::Lines(at("a1"))), lines);
    let pieces = [
        "First player. Colours: green.",
        "First player. Stacks won: 0.",
        "First player. Single pieces on the board: 7. c6, d1, d2, f4, f5, g5, h3.",
    ];
    assert_eq!(ask(&game, Question::Pieces(Player::First)), pieces);
    assert_eq!(ask(&game, Question::Pieces(Player::Second))[0], "Second player. Colours: none.");
    let none = [
        "First player: no stack can be completed with the next move.",
        "Second player: no stack can be completed with the next move.",
    ];
    assert_eq!(ask(&game, Question::Threats), none);
    assert_eq!(ask(&game, Question::Ways(at("a1"))), ["c5: a stack of 2."]);
    assert_eq!(ask(&game, Question::Board).len(), 9);
}

#[test]
fn kulami() {
    let game = table("kulami,d4,d6,a6,a8,f8");
    assert_eq!(read(&game, "a6"), ["a6, red marble. 4-hole tile: Red holds it, 1–0."]);
    assert_eq!(read(&game, "row 8"), ["a8–h8: a8 black marble; f8 red marble."]);
    assert_eq!(read(&game, "e"), ["e1–e8: empty."]);
    assert_eq!(read(&game, "i"), ["There is no such line on this board."]);
    let tile = ["a5–b6. 4-hole tile: Red holds it, 1–0.", "a5–b6: a6 red marble."];
    assert_eq!(ask(&game, Question::Region(at("a6"))), tile);
    let pieces = [
        "Black. Marbles on the board: 2. a8, d6.",
        "Black. Tiles: 2.",
        "a7–b8. 4-hole tile: Black holds it, 0–1.",
        "d6–e7. 4-hole tile: Black holds it, 0–1.",
    ];
    assert_eq!(ask(&game, Question::Pieces(Player::Second)), pieces);
    assert_eq!(ask(&game, Question::Threats).len(), 5);
    let open = ["Place a marble in row 8 or column f.", "Open now: c8, f1, f2, f3, f4, f5, f6, f7, g8, h8."];
    assert_eq!(ask(&game, Question::Open), open);
    assert_eq!(ask(&game, Question::Ways(at("f6"))), ["Wins the tile: 13–10. Red then has 10 open holes."]);
    assert_eq!(ask(&game, Question::Board).len(), 17);
    let contested = table("kulami,a7,c7,c4,a4,a8");
    assert!(ask(&contested, Question::Threats).iter().any(|told| told.contains("Open now: ")));
}

/// Whatever is asked, of any position and by anybody, is answered in full sentences of each language.
#[test]
fn every_question_has_an_answer_in_every_language() {
    let all = Language::ALL.map(Words::new);
    for (seed, config) in [
        (1, "yinsh"),
        (2, "yinsh:blitz"),
        (3, "lyngk:seed=3"),
        (4, "lyngk:seed=4;six"),
        (5, "lyngk:seed=5;collect-on-claim"),
        (6, "kulami:level2;swap"),
        (7, "kulami:board=irregular"),
    ] {
        let mut game = AnyGame::from_config(config).unwrap_or_else(|error| panic!("{config}: {error}"));
        let mut chance = Rng::new(seed);
        loop {
            let table = Table::new(game.clone());
            let frame = table.frame(Default::default(), Default::default());
            let spot = frame.points()[chance.below(frame.points().len() as u64) as usize].0;
            let view_state = ViewState { acting: chance.below(2) == 0, ..ViewState::default() };
            let questions = [
                Question::Point(spot),
                Question::Lines(spot),
                Question::Region(spot),
                Question::Ways(spot),
                Question::Board,
                Question::Pieces(Player::First),
                Question::Pieces(Player::Second),
                Question::Threats,
                Question::Open,
                "e".parse().expect("a line"),
            ];
            for question in questions {
                let answer = table.ask(&view_state, question);
                assert!(!answer.is_empty(), "{question:?} in {}", game.link());
                for words in &all {
                    for phrase in &answer {
                        let said = words.say(phrase);
                        let whole = !said.is_empty() && !said.contains(['{', '$']) && !said.contains("-ask-");
                        assert!(whole, "{question:?} in {}: {said}", game.link());
                    }
                }
            }
            let legal = game.legal();
            if legal.is_empty() || game.played() > 60 {
                break;
            }
            let action = &legal[chance.below(legal.len() as u64) as usize];
            game.play(action).expect("it is legal");
        }
    }
}
