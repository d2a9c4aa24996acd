//! Configs, actions and position codes: what is read, what is refused and why, and that nothing panics.

#![allow(clippy::unwrap_used)]

use orrery_core::{CodeError, Game, ParseError, Rng};
use orrery_kulami::{
    Action, Board, BoardError, Cell, Colour, Config, ConfigError, Kulami, Recent, Setup, SetupError,
};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn config_error(text: &str) -> ConfigError {
    text.parse::<Config>().unwrap_err()
}

/// Why the state is no position of the config.
fn setup_error(config: &str, state: &str) -> SetupError {
    match Kulami::from_code(&format!("{config}|{state}")) {
        Err(CodeError::Setup(error)) => error,
        other => panic!("{other:?}"),
    }
}

#[test]
fn actions_in_any_case() {
    assert_eq!("D10".parse(), Ok(Action::Place(cell("d10"))));
    assert_eq!("Swap".parse(), Ok(Action::Swap));
    assert_eq!(
        (Action::Place(cell("J10")).to_string(), Action::Swap.to_string()),
        ("j10".into(), "swap".into())
    );
    for wrong in [
        "",
        "d",
        "4",
        "d0",
        "d11",
        "k1",
        "d04",
        "d4x",
        " d4",
        "é4",
        "d4-d5",
        "swap!",
        "d99999999999999999999",
    ] {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
    }
    assert!(cell("a10") < cell("b1") && cell("e6") < cell("e10"));
}

#[test]
fn config_error_syntax() {
    let syntax = |text: &str| match config_error(text) {
        ConfigError::Syntax(ParseError { column, found, .. }) => (column, found),
        other => panic!("{text}: {other}"),
    };
    assert_eq!(syntax("chess"), (1, "chess".to_owned()));
    assert_eq!(syntax("Kulami"), (1, "Kulami".to_owned()));
    assert_eq!(syntax("kulami;swap"), (7, ";swap".to_owned()));
    assert_eq!(syntax("kulami:"), (8, String::new()));
    assert_eq!(syntax("kulami:swap;"), (13, String::new()));
    assert_eq!(syntax("kulami:swap;fast"), (13, "fast".to_owned()));
    assert_eq!(syntax("kulami:board"), (8, "board".to_owned()));
    assert_eq!(syntax("kulami:Swap"), (8, "Swap".to_owned()));
}

#[test]
fn config_error_repeated() {
    assert_eq!(config_error("kulami:swap;level1;swap"), ConfigError::Repeated("swap"));
    assert_eq!(config_error("kulami:board=square;board=square"), ConfigError::Repeated("board"));
    assert_eq!(config_error("kulami:area;area").to_string(), "the option `area` is given twice");
}

#[test]
fn config_error_two_scorings() {
    for (first, second) in [("basic", "level1"), ("level1", "area"), ("lines", "level2"), ("level2", "basic")]
    {
        let text = format!("kulami:{first};swap;{second}");
        assert_eq!(config_error(&text), ConfigError::TwoScorings(first, second));
    }
}

#[test]
fn config_error_board() {
    assert_eq!(
        config_error("kulami:swap;board=AA.A"),
        ConfigError::Board { column: 19, error: BoardError::Scattered { letter: 'A' } }
    );
    assert_eq!(
        config_error("kulami:board=square-390254538").to_string(),
        "board at column 14: there is no square 390254538: the last one is 390254537"
    );
    for unknown in ["round", "square-", "square-01", "square--1", "square-99999999999999999999", "squares"] {
        let error = BoardError::UnknownName { name: unknown.chars().take(24).collect() };
        assert_eq!(
            config_error(&format!("kulami:board={unknown}")),
            ConfigError::Board { column: 14, error }
        );
    }
}

const EMPTY: &str = "________/________/________/________/________/________/________/________";

#[test]
fn the_code_of_a_position_is_readable() {
    let game = Kulami::new(&"kulami:board=irregular;swap".parse().unwrap()).unwrap();
    let mut position = game.start();
    for action in ["e10", "swap", "e8"] {
        game.play(&mut position, action.parse().unwrap()).unwrap();
    }
    let code = "kulami:board=irregular;swap|....R_..../.._____.../____B__.../__________/_________./_________./\
                .._______./.._______./...______./.....__...;red;e8;e10;swapped";
    assert_eq!(game.code(&position), code);
    assert_eq!(Kulami::from_code(code).unwrap(), (game, position));
}

#[test]
fn setup_error_of_each_kind() {
    let error = |state: &str| setup_error("kulami:swap", state);
    let rows = |changes: &[(&str, char)]| {
        let mut rows: Vec<Vec<char>> = EMPTY.split('/').map(|row| row.chars().collect()).collect();
        for &(text, letter) in changes {
            rows[7 - cell(text).row()][cell(text).column()] = letter;
        }
        rows.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
    };
    let (last, previous) = (Recent::Last, Recent::Previous);

    assert_eq!(error("____/____;red;-;-"), SetupError::RowCount { found: 2, wanted: 8 });
    let short = EMPTY.replacen("________/", "_______/", 1);
    assert_eq!(error(&format!("{short};red;-;-")), SetupError::RowLength { row: 1, found: 7, wanted: 8 });
    assert_eq!(error(&format!("{};red;-;-", rows(&[("c8", '.')]))), SetupError::NoGap { cell: cell("c8") });
    let irregular = Kulami::new(&"kulami:board=irregular".parse().unwrap()).unwrap();
    let filled = irregular.setup(&irregular.start()).to_string().replacen('.', "_", 1);
    assert_eq!(setup_error("kulami:board=irregular", &filled), SetupError::NoHole { cell: cell("a10") });

    let two_red = rows(&[("a1", 'R'), ("d1", 'R')]);
    assert_eq!(error(&format!("{two_red};red;a1;d1")), SetupError::MarbleCounts { red: 2, black: 0 });
    let black = rows(&[("a1", 'B')]);
    assert_eq!(error(&format!("{black};red;a1;-")), SetupError::MarbleCounts { red: 0, black: 1 });
    let full = "RBRBRBRB/BRBRBRBR/RBRBRBRB/BRBRBRBR/RBRBRBRB/BRBRBRBR/RBRBRBRB/_____BR_;red;a8;b8";
    assert_eq!(error(full), SetupError::TooManyMarbles { colour: Colour::Red, count: 29 });
    let one = rows(&[("a1", 'R')]);
    assert_eq!(error(&format!("{one};red;a1;-")), SetupError::Turn { found: Colour::Red });
    assert_eq!(error(&format!("{one};black;-;-")), SetupError::RecentMissing { which: last });
    let unexpected = SetupError::RecentUnexpected { which: last, cell: cell("a1") };
    assert_eq!(error(&format!("{EMPTY};red;a1;-")), unexpected);
    let unexpected = SetupError::RecentUnexpected { which: previous, cell: cell("a1") };
    assert_eq!(error(&format!("{one};black;a1;a1")), unexpected);
    let wrong = SetupError::RecentWrong { which: last, cell: cell("j10"), wanted: Colour::Red };
    assert_eq!(error(&format!("{one};black;j10;-")), wrong);

    let line = rows(&[("a1", 'R'), ("d1", 'B')]);
    let wrong = SetupError::RecentWrong { which: previous, cell: cell("d1"), wanted: Colour::Red };
    assert_eq!(error(&format!("{line};red;d1;d1")), wrong);
    assert_eq!(error(&format!("{line};red;d1;-")), SetupError::RecentMissing { which: previous });
    let apart = rows(&[("a1", 'R'), ("d2", 'B')]);
    let not_in_line = SetupError::NotInLine { last: cell("d2"), previous: cell("a1") };
    assert_eq!(error(&format!("{apart};red;d2;a1")), not_in_line);
    let together = rows(&[("a1", 'R'), ("a2", 'B')]);
    let same_tile = SetupError::SameTile { last: cell("a2"), previous: cell("a1") };
    assert_eq!(error(&format!("{together};red;a2;a1")), same_tile);

    let crowded = rows(&[("a1", 'R'), ("d1", 'B'), ("a2", 'R')]);
    let crowd = SetupError::CrowdedTile { cell: cell("a1"), found: 2, placed: 3 };
    assert_eq!(error(&format!("{crowded};black;a1;d1")), crowd);
    let lost = rows(&[("a1", 'R'), ("d1", 'B'), ("h8", 'R')]);
    assert_eq!(error(&format!("{lost};black;a1;d1")), SetupError::Unreachable { cell: cell("h8") });

    assert_eq!(setup_error("kulami", &format!("{one};black;a1;-;swapped")), SetupError::SwapNotOffered);
    assert_eq!(error(&format!("{EMPTY};red;-;-;swapped")), SetupError::SwapTooEarly);
    assert!(Kulami::from_code(&format!("kulami:swap|{one};black;a1;-;swapped")).is_ok());
}

#[test]
fn setup_error_swap_after_a_marble_that_ended_the_game() {
    let board =
        "AAA......./AAABBCCDD./.EEBBCCDD./.EEFFCC.GG/.EEFFHIIGG/..JJKHIIL./.MJJKHIILN/.MOOKPPP.N/....QQQ...";
    let config = format!("kulami:board={board};swap");
    let game = Kulami::new(&config.parse().unwrap()).unwrap();
    let mut position = game.start();
    game.play(&mut position, "a9".parse().unwrap()).unwrap();
    let state = game.setup(&position).to_string();
    assert!(Kulami::from_code(&format!("{config}|{state}")).is_ok());
    let error = setup_error(&config, &format!("{state};swapped"));
    assert_eq!(error, SetupError::SwapAfterEnd { cell: cell("a9") });
}

#[test]
fn states_that_cannot_be_read_name_the_column() {
    let column = |state: &str| state.parse::<Setup>().unwrap_err().column;
    assert_eq!(column(""), 1);
    assert_eq!(column("__x_;red;-;-"), 3);
    assert_eq!(column("___________;red;-;-"), 11);
    assert_eq!(column(&format!("{};red;-;-", "_/".repeat(10))), 20);
    assert_eq!(column("__;white;-;-"), 4);
    assert_eq!(column("__;red"), 7);
    assert_eq!(column("__;red;a0;-"), 8);
    assert_eq!(column("__;red;a1"), 10);
    assert_eq!(column("__;red;a1;-;swap"), 12);
    assert_eq!(column("__;red;a1;-;swapped;"), 12);
    assert!(matches!(Kulami::from_code("kulami"), Err(CodeError::NoBar)));
}

/// Whatever is done to good texts, reading answers, and what is read prints and reads again.
#[test]
fn damaged_texts_never_panic() {
    let mut rng = Rng::new(77);
    let game = Kulami::new(&"kulami:board=irregular;level2;swap".parse().unwrap()).unwrap();
    let mut position = game.start();
    let mut texts =
        vec!["kulami:board=square-77;swap|".to_owned(), format!("kulami:board={}", Board::random_square(3))];
    while !game.is_over(&position) {
        texts.push(game.code(&position));
        let action = game.random_action(&position, &mut rng);
        game.play_unchecked(&mut position, action);
    }
    let alphabet: Vec<char> = "ABQRZ_./;:|-=ab10 é\u{0}kulmiswp".chars().collect();
    for _ in 0..10_000 {
        let mut text: Vec<char> = texts[rng.index(texts.len())].chars().collect();
        for _ in 0..=rng.index(3) {
            let at = rng.index(text.len());
            match rng.index(3) {
                0 => text[at] = alphabet[rng.index(alphabet.len())],
                1 => text.insert(at, alphabet[rng.index(alphabet.len())]),
                _ => text.truncate(at.max(1)),
            }
        }
        let text: String = text.into_iter().collect();
        match Kulami::from_code(&text) {
            Ok((game, position)) => {
                assert_eq!(Kulami::from_code(&game.code(&position)).unwrap(), (game, position));
            }
            Err(error) => assert!(!error.to_string().contains('\n')),
        }
        if let Ok(config) = text.parse::<Config>() {
            assert_eq!(config.to_string().parse::<Config>(), Ok(config));
        }
    }
}
