//! The facade with text in and text out: what a server, a command line or a binding sees of a game.

use orrery_games::core::{Game, Outcome, Player};
use orrery_games::{AnyGame, GameKind, OpenError, PlayError, Session, replay, with_game, with_session};

/// One config of each game, two legal first actions, and an action that is refused after them.
const GAMES: [(GameKind, &str, [&str; 2], &str); 3] = [
    (GameKind::Yinsh, "yinsh:blitz", ["f6", "e5"], "f6"),
    (GameKind::Lyngk, "lyngk:seed=1;six", ["^r", "b3-b4"], "^r"),
    (GameKind::Kulami, "kulami:board=irregular;level2;swap", ["h2", "swap"], "swap"),
];

fn open(config: &str) -> AnyGame {
    AnyGame::from_config(config).unwrap_or_else(|error| panic!("{config}: {error}"))
}

fn play(config: &str, actions: &str) -> AnyGame {
    let mut game = open(config);
    actions.split_whitespace().for_each(|action| game.play(action).expect(action));
    game
}

fn open_error(config: &str) -> String {
    AnyGame::from_config(config).expect_err(config).to_string()
}

#[test]
fn ids_are_the_names_that_configs_and_codes_start_with() {
    for id in GameKind::ALL {
        assert_eq!(id.name().parse(), Ok(id));
        assert_eq!(id.to_string(), id.name());
        assert_eq!(GameKind::of(&format!("{id}:whatever")), Ok(id));
        assert_eq!(GameKind::of(&format!("{id}|whatever")), Ok(id));
        assert_eq!(with_game!(id, G => G::NAME), id.name());
    }
    for text in ["", "YINSH", "yinsh ", "chess", ":yinsh"] {
        let name = text.split(':').next().unwrap().to_string();
        assert_eq!(GameKind::of(text), Err(OpenError::UnknownGame(name)), "{text:?}");
    }
}

#[test]
fn an_unknown_name_is_repeated_shortened_and_without_control_characters() {
    assert_eq!(open_error("chess:960"), "there is no game `chess`; the games are yinsh, lyngk and kulami");
    let message = open_error(&format!("\u{1b}[2J{}", "x".repeat(1000)));
    assert!(!message.contains('\u{1b}') && message.len() < 120, "{message}");
}

#[test]
fn every_game_opens_plays_and_takes_back() {
    for (id, config, actions, _) in GAMES {
        let mut game = open(config);
        assert_eq!(game.id(), id);
        assert_eq!(game.to_act(), Player::First);
        assert_eq!(game.outcome(), None);
        assert!(game.actions().is_empty());
        let mut codes = vec![game.code()];
        let mut keys = vec![game.key()];
        for action in actions {
            assert!(game.legal().contains(&action.to_string()), "{config}: {action}");
            game.play(&action.to_uppercase()).unwrap();
            codes.push(game.code());
            keys.push(game.key());
        }
        assert_eq!(game.actions(), actions, "actions are printed in lower case");

        game.undo(1);
        assert_eq!((game.code(), game.key()), (codes[1].clone(), keys[1]));
        assert_eq!(game.actions(), actions[..1]);
        game.undo(7);
        assert_eq!((game.code(), game.key()), (codes[0].clone(), keys[0]));
        assert!(game.actions().is_empty());
    }
}

#[test]
fn a_refused_action_changes_nothing_and_says_why() {
    for (_, config, actions, refused) in GAMES {
        let mut game = open(config);
        actions.iter().for_each(|action| game.play(action).unwrap());
        let before = (game.code(), game.key(), game.actions());
        let error = game.play(refused).expect_err(refused);
        assert!(
            matches!(&error, PlayError::Illegal { action, reason } if action == refused && !reason.to_string().is_empty())
        );
        assert!(error.to_string().starts_with(&format!("{refused} is not legal: ")), "{error}");
        for rubbish in ["", " ", "z99", "f6-", "\u{0}", "пас", "^", "x", "f6 e5"] {
            let error = game.play(rubbish).expect_err(rubbish);
            assert!(matches!(error, PlayError::Syntax(_)), "{config}: {rubbish:?}: {error:?}");
            assert!(error.to_string().starts_with("no action: column "), "{error}");
        }
        assert_eq!((game.code(), game.key(), game.actions()), before);
    }
}

#[test]
fn configs_are_printed_in_their_canonical_form() {
    let canonical = [
        ("yinsh", "yinsh"),
        ("kulami", "kulami"),
        ("kulami:basic", "kulami"),
        ("kulami:board=square", "kulami"),
        ("kulami:board=square-190778414", "kulami"),
        ("kulami:swap;lines;area;board=example", "kulami:board=example;level2;swap"),
        ("kulami:area", "kulami:level1"),
        (
            "kulami:board=square-0;lines",
            "kulami:board=AAABBBCC/AAABBBCC/DDDEEFCC/DDDEEFGG/HHIIJFGG/HHIIJKKL/MMNNJKKL/OOOPPQQL;lines",
        ),
        ("lyngk:six;seed=1", "lyngk:layout=GRIRKGIKJRGKIKJBBIIIBRIGKRKIBBBRBGBRKGJRKGG;six"),
    ];
    for (given, printed) in canonical {
        assert_eq!(open(given).config(), printed);
        assert_eq!(open(printed).config(), printed);
        assert_eq!(open(given).code(), open(printed).code());
    }
}

#[test]
fn wrong_configs_say_what_is_wrong_and_where() {
    let layout = "IIIIIIIIBBBBBBBBRRRRRRRRGGGGGGGGKKKKKKKKJJJ";
    assert!(AnyGame::from_config(&format!("lyngk:layout={layout}")).is_ok());
    let wrong = [
        ("yinsh:", "column 7: expected the option `blitz`"),
        ("yinshy", "there is no game `yinshy`"),
        ("yinsh:blitz;blitz", "`blitz` is given twice"),
        ("yinsh:Blitz", "column 7"),
        ("lyngk", "needs `layout=<43 letters>` or `seed=<number>`"),
        ("lyngk:six", "needs `layout=<43 letters>` or `seed=<number>`"),
        ("lyngk:seed=", "column 12: expected a number below 2^64"),
        ("lyngk:seed=18446744073709551616", "column 12: expected a number below 2^64"),
        ("lyngk:seed=1;six;collect-on-claim", "`six` and `collect-on-claim` exclude each other"),
        ("lyngk:layout=IIX", "column 16: expected 43 letters of I, B, R, G, K, J, found `X`"),
        ("kulami:level1;level2", "`level1` and `level2`"),
        ("kulami:board=", "no tile"),
        ("kulami:board=squares", "no board is called `squares`"),
        ("kulami:board=square-390254538", "there is no square 390254538"),
        ("kulami:board=square-01", "no board is called `square-01`"),
        ("kulami:board=AAB/ACC", "the tile A is not a rectangle"),
    ];
    for (config, reason) in wrong {
        let error = open_error(config);
        assert!(error.contains(reason), "{config}: {error}");
    }
    let error = open_error(&format!("lyngk:layout={}", layout.replacen('I', "B", 1)));
    assert!(error.contains("8 of the piece I"), "{error}");
    assert!(open_error(&format!("lyngk:layout={layout}I")).contains("no more than 43 letters"));
    assert!(open_error(&format!("lyngk:layout={layout};seed=1")).contains("exclude each other"));
}

#[test]
fn a_position_code_opens_the_position_it_names() {
    for (id, config, actions, refused) in GAMES {
        let mut played = open(config);
        for action in actions {
            played.play(action).unwrap();
            let opened = AnyGame::from_code(&played.code()).unwrap();
            assert_eq!(opened.id(), id);
            assert_eq!(opened.code(), played.code());
            assert_eq!(opened.key(), played.key());
            assert_eq!(opened.to_act(), played.to_act());
            assert_eq!(opened.legal(), played.legal());
            assert!(opened.actions().is_empty(), "a code holds no history");
        }
        let mut opened = AnyGame::from_code(&played.code()).unwrap();
        assert_eq!(opened.play(refused), played.play(refused));
    }
}

#[test]
fn a_lyngk_code_needs_no_layout() {
    let game = AnyGame::from_code(&open("lyngk:seed=1;six").code()).unwrap();
    assert_eq!(game.config(), "lyngk:six");
    let with_layout = open("lyngk:seed=1").code().replacen("lyngk|", "lyngk:seed=1|", 1);
    let error = AnyGame::from_code(&with_layout).unwrap_err().to_string();
    assert!(error.contains("has no layout and no seed"), "{error}");
}

#[test]
fn wrong_codes_say_what_is_wrong() {
    let wrong = [
        ("yinsh", "no `|`"),
        ("chess|8/8", "there is no game `chess`"),
        ("yinsh:blatz|", "column 7"),
        ("yinsh|", "column 7: expected the rest of the column, found the end of the text"),
        ("yinsh|4/7/8/9/10/9/10/9/8/7/4;w;think;0-0", "a phase"),
        ("yinsh|4/7/8/9/10/9/10/9/8/7/4;w;move;0-0", "no such position: rings"),
        ("yinsh|4/7/8/9/10/9/10/9/8/7/4;b;place;0-0", "no such position: "),
        ("yinsh|4/7/8/9/10/9/10/9/8/7/4;w;place;0-9", "at most 5 removed rings"),
        ("lyngk|1/4/7/6/7/6/7/4/1;1;turn;-;0-0", "no such position: "),
        ("kulami|_;red;-;-", "no such position: 1 rows, but the board has 8"),
    ];
    for (code, reason) in wrong {
        let error = AnyGame::from_code(code).expect_err(code).to_string();
        assert!(error.contains(reason), "{code}: {error}");
    }
}

#[test]
fn a_finished_game_has_an_outcome_a_score_and_nothing_legal() {
    let mut game = play(
        "kulami:level2",
        "b4 g4 d4 d2 d7 g7 f7 c7 c2 a2 a6 d6 d5 d1 c1 h1 h6 e6 e3 e2 e5 a5 a1 g1 g6 c6 c5 f5 f3 f6 f8 c8 a8 e8 e4 \
         a4 h4 h7 a7 e7 e1 b1 b5 g5 g3 d3 c3 h3 h2 h5 h8 d8 b8 b3 b6 b7",
    );
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert_eq!(game.score(), [36, 23]);
    assert!(game.legal().is_empty());
    assert_eq!((game.perft(0), game.perft(1)), (1, 0));
    assert_eq!(game.play("a3").unwrap_err().to_string(), "a3 is not legal: the game is over");
    game.undo(1);
    assert_eq!(game.outcome(), None);
}

#[test]
fn perft_and_its_parts_agree() {
    for (_, config, ..) in GAMES {
        let game = open(config);
        let parts = game.divide(2);
        let actions: Vec<&String> = parts.iter().map(|(action, _)| action).collect();
        assert_eq!(actions, game.legal().iter().collect::<Vec<_>>(), "the order is that of the legal list");
        assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), game.perft(2));
        assert!(game.divide(0).is_empty());
    }
    assert_eq!(open("kulami").perft(3), 7320);
    assert_eq!(open("yinsh").perft(u32::MAX), 0, "no game is that long");
}

#[test]
fn typed_and_erased_sessions_are_the_same() {
    let mut erased = open("yinsh");
    erased.play("f6").unwrap();
    let AnyGame::Yinsh(session) = &erased else { panic!("yinsh is YINSH") };
    assert_eq!(session.game().code(session.position()), erased.code());
    assert_eq!(session.actions().len(), 1);
    assert_eq!(session.start(), &session.game().start());
    let again: AnyGame = Session::clone(session).into();
    assert_eq!(with_session!(&again, s => s.actions().len()), 1);
}

#[test]
fn a_session_can_be_recorded_and_replayed() {
    use orrery_games::core::Record;
    for (_, config, actions, _) in GAMES {
        let mut game = open(config);
        let mut played = Vec::new();
        for action in actions {
            played.push((game.to_act(), action));
            game.play(action).unwrap();
        }
        let record = Record::from_actions(&game.config(), ["Ann", "Bob"], played).unwrap();
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(replay(&read).unwrap().game.code(), game.code());
    }
}

#[test]
fn every_position_can_be_drawn() {
    for (_, config, actions, _) in GAMES {
        let picture = play(config, &actions.join(" ")).draw();
        assert!(picture.to_string().lines().count() > 8, "{picture}");
        assert!(!picture.to_string().contains('\u{1b}'), "plain pictures have no colours");
        assert!(format!("{picture:#}").contains('\u{1b}'), "coloured pictures have");
    }
}
