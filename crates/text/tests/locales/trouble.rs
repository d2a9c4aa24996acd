//! Everything that can be wrong with a link, a record, a config, a board or a position has words in every language.

use std::collections::BTreeSet;
use std::fmt::Debug;

use orrery_games::core::{
    CodeError, Expected, Outcome, ParseError, Player, Record, RecordFault, TurnNumber, Unclosed,
};
use orrery_games::kulami::{self, BoardError, Colour, Kulami, Recent};
use orrery_games::lyngk::{self, Lyngk, Piece};
use orrery_games::yinsh::{self, Yinsh};
use orrery_games::{AnyGame, LinkError, OpenError, PlayError, ReplayFault, replay};
use orrery_text::{Language, Phrase, Words};
use orrery_view::View;

use crate::taken_apart::messages;
use crate::variants::{assert_said, languages, variant_of, variants};

/// Fails unless `errors` are all variants of an enum; gives their phrases.
fn all<E: Debug>(file: &str, name: &str, errors: &[E], told: impl Fn(&E) -> Phrase) -> Vec<Phrase> {
    let listed: BTreeSet<String> = errors.iter().map(variant_of).collect();
    assert_eq!(listed, variants(file, name), "{name} in {file}");
    errors.iter().map(told).collect()
}

fn syntax() -> ParseError {
    ParseError::new(7, "something", "zz")
}

fn of_yinsh() -> Vec<Phrase> {
    use yinsh::{ConfigError, SetupError};
    let point = "e5".parse().expect("a point");
    let configs = [ConfigError::Syntax(syntax()), ConfigError::Repeated("blitz")];
    let setups = [
        SetupError::Crowded(point),
        SetupError::Markers(51),
        SetupError::Rings(Player::First),
        SetupError::Won,
        SetupError::Placing,
        SetupError::RowLeft(Player::Second),
        SetupError::NoRow,
        SetupError::Gift,
        SetupError::Passed,
        SetupError::NotOver,
    ];
    let mut phrases = all("yinsh/src/config.rs", "ConfigError", &configs, Yinsh::misconfigured);
    phrases.extend(all("yinsh/src/validate.rs", "SetupError", &setups, Yinsh::impossible));
    phrases
}

fn of_lyngk() -> Vec<Phrase> {
    use lyngk::{ConfigError, SetupError};
    let (point, red) = ("c3".parse().expect("a point"), lyngk::Colour::Red);
    let configs = [
        ConfigError::Syntax(syntax()),
        ConfigError::Repeated("six"),
        ConfigError::Exclusive("layout", "seed"),
        ConfigError::LayoutSyntax { column: 14, error: syntax() },
        ConfigError::LayoutCount { piece: Piece::Joker, found: 2 },
        ConfigError::NoLayout,
        ConfigError::LayoutInCode,
    ];
    let setups = [
        SetupError::TooHigh(point),
        SetupError::ColourTwice(point, red),
        SetupError::JokerOnTop(point),
        SetupError::TooMany(Piece::Joker),
        SetupError::Missing(Piece::Coloured(red)),
        SetupError::MissingPieces { found: 41, expected: 40 },
        SetupError::ClaimedTwice(red),
        SetupError::TooManyClaims(Player::First),
        SetupError::ClaimsBeforeMoves { claims: 1, moves: 0 },
        SetupError::WonWithoutColour(Player::Second),
        SetupError::Uncollected(point),
        SetupError::SecondToStart,
        SetupError::NothingClaimed(Player::First),
        SetupError::NoMoveAfterClaim(Player::Second),
        SetupError::WonTwice,
        SetupError::NoStackOfSix(Player::First),
    ];
    let mut phrases = all("lyngk/src/config.rs", "ConfigError", &configs, Lyngk::misconfigured);
    phrases.extend(all("lyngk/src/validate.rs", "SetupError", &setups, Lyngk::impossible));
    phrases
}

fn of_kulami() -> Vec<Phrase> {
    use kulami::{ConfigError, SetupError};
    let boards = [
        BoardError::UnknownName { name: "round".to_owned() },
        BoardError::NoSuchSquare { id: 390_254_538 },
        BoardError::BadCharacter { found: 'a', row: 2, column: 3 },
        BoardError::UnevenRow { row: 2, length: 7, first: 8 },
        BoardError::Empty,
        BoardError::TooLarge { width: 13, height: 1 },
        BoardError::Scattered { letter: 'A' },
        BoardError::NotRectangular { letter: 'A' },
        BoardError::NoSuchTile { letter: 'A', width: 4, height: 1 },
        BoardError::WrongTiles { found: [3, 6, 4, 5] },
        BoardError::Apart { letter: 'L' },
    ];
    let configs = [
        ConfigError::Syntax(syntax()),
        ConfigError::Repeated("swap"),
        ConfigError::TwoScorings("basic", "level2"),
        ConfigError::Board { column: 14, error: BoardError::Empty },
    ];
    let [cell, other] = ["d4", "h8"].map(|name| name.parse().expect("a cell"));
    let setups = [
        SetupError::RowCount { found: 2, wanted: 8 },
        SetupError::RowLength { row: 1, found: 7, wanted: 8 },
        SetupError::NoHole { cell },
        SetupError::NoGap { cell },
        SetupError::MarbleCounts { red: 2, black: 0 },
        SetupError::TooManyMarbles { colour: Colour::Red, count: 29 },
        SetupError::Turn { found: Colour::Black },
        SetupError::RecentMissing { which: Recent::Last },
        SetupError::RecentMissing { which: Recent::Previous },
        SetupError::RecentUnexpected { which: Recent::Last, cell },
        SetupError::RecentWrong { which: Recent::Previous, cell, wanted: Colour::Red },
        SetupError::NotInLine { last: cell, previous: other },
        SetupError::SameTile { last: cell, previous: other },
        SetupError::CrowdedTile { cell, found: 2, placed: 3 },
        SetupError::Unreachable { cell },
        SetupError::SwapNotOffered,
        SetupError::SwapTooEarly,
        SetupError::SwapAfterEnd { cell },
    ];
    let in_config =
        |error: &BoardError| Kulami::misconfigured(&ConfigError::Board { column: 14, error: error.clone() });
    let mut phrases = all("kulami/src/board_error.rs", "BoardError", &boards, in_config);
    phrases.extend(all("kulami/src/config.rs", "ConfigError", &configs, Kulami::misconfigured));
    phrases.extend(all("kulami/src/validate.rs", "SetupError", &setups, Kulami::impossible));
    phrases
}

fn of_codes_and_links() -> Vec<Phrase> {
    let codes: [CodeError<Yinsh>; 4] = [
        CodeError::NoBar,
        CodeError::Config(yinsh::ConfigError::Repeated("blitz")),
        CodeError::Syntax(ParseError::new(7, "something", "")),
        CodeError::Setup(yinsh::SetupError::NoRow),
    ];
    let opened = |error: &CodeError<Yinsh>| Phrase::from(&OpenError::from(error.clone()));
    let unknown = |name: &str| OpenError::UnknownGame(name.to_owned());
    let opens = [unknown("chess"), unknown(""), OpenError::from(CodeError::<Yinsh>::NoBar)];
    let illegal = PlayError::Illegal { action: "e5".to_owned(), reason: yinsh::Refusal::GameOver };
    let plays = [PlayError::Syntax(syntax()), illegal.of_any()];
    let links = [
        LinkError::Open(unknown("chess")),
        LinkError::Play { number: 2, error: PlayError::Syntax(syntax()) },
    ];
    let mut phrases = all("core/src/game.rs", "CodeError<G: Game>", &codes, opened);
    phrases.extend(all("games/src/any_error.rs", "OpenError", &opens, |error| error.into()));
    phrases.extend(all("games/src/any_error.rs", "PlayError<R = AnyRefusal>", &plays, |error| error.into()));
    phrases.extend(all("games/src/link.rs", "LinkError", &links, |error| error.into()));
    phrases
}

fn of_records() -> Vec<Phrase> {
    let number = |pair| TurnNumber { pair, player: Player::First };
    let text = || "zz".to_owned();
    let expected = [
        Expected::Record,
        Expected::TagsOrEnd,
        Expected::End,
        Expected::TagName,
        Expected::TagValue,
        Expected::Escape,
        Expected::TagEnd,
        Expected::Number(number(3)),
        Expected::Turn,
        Expected::Action,
        Expected::TurnEnd,
        Expected::TurnOrResult,
        Expected::TurnOrClose,
    ];
    let unexpected =
        |&expected: &Expected| Phrase::from(&RecordFault::Unexpected { expected, found: text() });
    let unclosed = [Unclosed::Value, Unclosed::Comment, Unclosed::Variation];
    let faults = [
        RecordFault::Unexpected { expected: Expected::Turn, found: String::new() },
        RecordFault::Unclosed(Unclosed::Comment),
        RecordFault::Number { expected: number(2), found: number(3) },
        RecordFault::NoSetup,
        RecordFault::DuplicateTag(text()),
        RecordFault::TagName(text()),
        RecordFault::Result(text()),
        RecordFault::Termination(text()),
        RecordFault::Action(text()),
        RecordFault::ResultMismatch { tag: None, turns: Some(Outcome::Draw) },
        RecordFault::EmptyVariation,
        RecordFault::TooDeep,
    ];
    let open = OpenError::UnknownGame(text());
    let replays = [
        ReplayFault::NoConfig,
        ReplayFault::OtherGame { tag: "Game", value: text(), game: "yinsh".to_owned() },
        ReplayFault::Open { tag: "Config", error: open },
        ReplayFault::OtherConfig { setup: "yinsh".to_owned(), config: "yinsh:blitz".to_owned() },
        ReplayFault::Play(PlayError::Syntax(syntax())),
        ReplayFault::WrongTurn(Player::First),
        ReplayFault::WrongTurn(Player::Second),
        ReplayFault::Contradiction { outcome: Outcome::Draw, result: None },
        ReplayFault::NotOver,
    ];
    let errors = "core/src/record/error.rs";
    let mut phrases = all(errors, "Expected", &expected, unexpected);
    phrases.extend(all(errors, "Unclosed", &unclosed, |&it| Phrase::from(&RecordFault::Unclosed(it))));
    phrases.extend(all(errors, "RecordFault", &faults, |fault| fault.into()));
    phrases.extend(all("games/src/replay.rs", "ReplayFault", &replays, |fault| fault.into()));
    phrases.push(told_of_record("[Config \"yinsh\"]\n\n1. e5 e5 *\n"));
    phrases
}

/// What is said of a record that cannot be opened.
fn told_of_record(text: &str) -> Phrase {
    match text.parse::<Record>() {
        Err(error) => Phrase::from(&error),
        Ok(record) => Phrase::from(&replay(&record).expect_err("a record with a fault")),
    }
}

#[test]
fn every_error_has_words_in_every_language() {
    let languages = languages();
    let mut said = BTreeSet::new();
    for phrases in [of_yinsh(), of_lyngk(), of_kulami(), of_codes_and_links(), of_records()] {
        phrases.iter().for_each(|phrase| assert_said(&languages, phrase, &mut said));
    }
    for prefix in ["yinsh-setup-", "lyngk-layout-", "lyngk-setup-", "kulami-board-", "kulami-setup-"] {
        let messages = messages(Language::En);
        let unsaid: Vec<&String> =
            messages.keys().filter(|key| key.starts_with(prefix) && !said.contains(key.as_str())).collect();
        assert!(unsaid.is_empty(), "{unsaid:?} stand for no error");
    }
}

#[test]
fn an_error_says_what_and_where() {
    let romanian = Words::new(Language::Ro);
    let link = |link: &str| romanian.say(&Phrase::from(&AnyGame::from_link(link).expect_err("a wrong link")));
    assert_eq!(
        link("yinsh,f6,f6"),
        "Mutarea 2. Mutarea f6 nu este permisă aici. f6 nu este liber: inelul are nevoie de un nod liber."
    );
    assert_eq!(
        link("yinsh,f6,e5-zz"),
        "Mutarea 2. Aceasta nu este o mutare în acest joc. Caracterul 4: „zz” nu-și are locul aici."
    );
    assert_eq!(link("kulami:level3"), "Caracterul 8: „level3” nu-și are locul aici.");
    assert_eq!(link("kulami:board=AAB/AAA"), "Plăcuța A nu este un dreptunghi.");
    assert_eq!(
        link("yinsh|4/7/8/9/10/9/10/9/8/7/4;w;row;0-0"),
        "O astfel de poziție nu poate exista. Albul: inelele de pe tablă și cele scoase trebuie să fie cinci în total."
    );
    assert_eq!(
        link("lyngk:six;layout=IBRX"),
        "O așezare are 43 de litere dintre I, B, R, G, K și J. Caracterul 4: „X” nu-și are locul aici."
    );
    let record = |text: &str| romanian.say(&told_of_record(text));
    assert_eq!(
        record("[Game \"kulami\"]\n[Config \"kulami\"]\n\n1. d4 d4 *\n"),
        "Rândul 4, caracterul 7. Mutarea d4 nu este permisă aici. d4 este ocupat (bilă roșie): într-un spațiu încape o singură bilă."
    );
    assert_eq!(
        record("[Config \"kulami\"]\n\n1. d4 d6 3. z9 *\n"),
        "Rândul 3, caracterul 10. Aici ar trebui să fie „2.”, dar este „3.”."
    );
}
