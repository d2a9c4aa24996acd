//! Random records read back, and no text makes the reader panic or dawdle.

use std::time::Duration;

use orrery_core::{Comment, Eval, Line, Outcome, Player, Record, Rng, Turn};

use super::{FULL, action, assert_round_trip, read};

fn random_text(rng: &mut Rng) -> String {
    const PIECES: [&str; 20] = [
        "a",
        "Ő",
        " ",
        "\n",
        "\r\n",
        "\r",
        "\"",
        "\\",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "[%clk 0:00:01]",
        "[%eval +1]",
        "1-0",
        ";",
        "\u{feff}",
        "\t",
    ];
    (0..rng.index(12)).map(|_| PIECES[rng.index(PIECES.len())]).collect()
}

fn random_comments(rng: &mut Rng) -> Vec<Comment> {
    (0..rng.below(8).saturating_sub(5)).map(|_| Comment::new(&random_text(rng))).collect()
}

fn random_turn(rng: &mut Rng, depth: u64) -> Turn {
    const ACTIONS: [&str; 5] = ["f6", "e5-e9", "XE1-E5", "^r", "pass"];
    let mut turn = Turn::new(action(ACTIONS[rng.index(5)]));
    (0..rng.below(5).saturating_sub(2)).for_each(|_| turn.push(action(ACTIONS[rng.index(5)])));
    turn.comments = random_comments(rng);
    match rng.below(6) {
        0 => turn.set_clock(Some(Duration::from_millis(rng.below(10_000_000)))),
        1 => turn.set_eval(Some(Eval(rng.below(1000) as i32 - 500))),
        _ => (),
    }
    for _ in 0..rng.below(3 + depth).saturating_sub(2 * depth) {
        turn.add_variation(random_line(rng, depth + 1, 1)).expect("a flat line with turns");
    }
    turn
}

fn random_line(rng: &mut Rng, depth: u64, least: u64) -> Line {
    let mut line = Line::new();
    line.comments = random_comments(rng);
    (0..least + rng.below(8)).for_each(|_| line.push(random_turn(rng, depth)));
    line
}

#[test]
fn whatever_is_built_reads_back() {
    let mut rng = Rng::new(20);
    let mut all = Vec::new();
    for _ in 0..2000 {
        let mut record = Record::new();
        for name in ["Game", "Setup", "X", "Date"] {
            if rng.below(2) == 0 {
                record.set_tag(name, &random_text(&mut rng)).unwrap();
            }
        }
        let start = if record.tag("Setup").is_some() { Player::BOTH[rng.index(2)] } else { Player::First };
        let line = random_line(&mut rng, 0, 0);
        record.set_line(start, line).unwrap();
        match rng.below(4) {
            0 => record.set_result(Some(Outcome::Draw)),
            1 => record.set_result(None),
            _ => (),
        }
        assert_round_trip(&record);
        record.set_tag("Game", "always a tag").unwrap();
        all.push(record);
    }
    let text: String = all.iter().map(Record::to_string).collect();
    assert_eq!(Record::parse_all(&text), Ok(all));
}

#[test]
fn rubbish_never_panics() {
    const WORDS: [&str; 18] = [
        "[Game \"x\"]",
        "[Setup \"\"]",
        "1.",
        "1...",
        "2.",
        "a1",
        "b2;^r",
        "{",
        "}",
        "(",
        ")",
        "*",
        "1-0",
        "\"",
        "\\",
        " ",
        "\n",
        "é",
    ];
    let mut rng = Rng::new(21);
    for _ in 0..20_000 {
        let bytes: Vec<u8> = (0..rng.index(60)).map(|_| rng.below(256) as u8).collect();
        _ = Record::parse_all(&String::from_utf8_lossy(&bytes)).map_err(|error| error.to_string());
        let words: String = (0..rng.index(30)).map(|_| WORDS[rng.index(WORDS.len())]).collect();
        if let Ok(records) = Record::parse_all(&words) {
            records.iter().for_each(assert_round_trip);
        }
        let mut cut: Vec<char> = FULL.chars().collect();
        for _ in 0..rng.index(4) {
            let at = rng.index(cut.len());
            cut[at] = WORDS[rng.index(WORDS.len())].chars().next().unwrap();
        }
        cut.truncate(rng.index(2 * cut.len()));
        if let Ok(records) = Record::parse_all(&cut.into_iter().collect::<String>()) {
            records.iter().for_each(assert_round_trip);
        }
    }
}

#[test]
fn long_texts_take_linear_time() {
    let tags: String = (0..200_000).map(|i| format!("[t{i} \"\"]")).collect();
    assert_eq!(read(&(tags + "*")).tags().len(), 200_000);
    let many = |piece: &str| piece.repeat(1_000_000);
    for text in [many("{"), many("{}"), many("("), many("1."), many("1"), many("."), many("["), many("[a \"")]
    {
        assert!(text.parse::<Record>().is_err());
    }
    assert_eq!(read(&format!("1. a1 {} *", many("{}"))).line().turns()[0].comments.len(), 1_000_000);
    assert_eq!(read(&format!("1. {}a *", many("a;"))).line().turns()[0].actions().len(), 1_000_001);
    let mut comment = Comment::new(&many("[%clk "));
    comment.set_clock(Some(Duration::ZERO));
    assert_eq!(comment.clock(), Some(Duration::ZERO));
}
