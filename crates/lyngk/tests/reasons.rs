//! One test for each reason to refuse an action, a setup, a config or a position code.

#![allow(clippy::unwrap_used)]

mod common;

use common::*;
use orrery_core::{CodeError, Game, Player};
use orrery_lyngk::{Action, Colour, Config, ConfigError, Lyngk, Piece, Point, Refusal, Setup, SetupError};

const RED: Colour = Colour::Red;

fn refused(stacks: &str, claims: &str, action: &str) -> Refusal {
    refusal(&game(""), &live(stacks, claims), action)
}

#[test]
fn refusal_game_over() {
    let over = three("a1=R c1=R e7=G", ALL_CLAIMED);
    assert_eq!(refusal(&game(""), &over, "a1-c1"), Refusal::GameOver);
}

#[test]
fn refusal_already_claimed() {
    let (game, mut position) = (game(""), game("").start());
    play(&game, &mut position, "^r");
    assert_eq!(refusal(&game, &position, "^b"), Refusal::AlreadyClaimed);
}

#[test]
fn refusal_colour_taken() {
    assert_eq!(refused("c1=R c2=J c3=I", "r-gk", "^r"), Refusal::ColourTaken(RED, Player::First));
    assert_eq!(refused("c1=R c2=J c3=I", "r-gk", "^g"), Refusal::ColourTaken(Colour::Green, Player::Second));
}

#[test]
fn refusal_no_claim_left() {
    assert_eq!(refused("c1=R c2=J c3=I", ALL_CLAIMED, "^i"), Refusal::NoClaimLeft(Player::First));
}

#[test]
fn refusal_no_move_after_claim() {
    let position = three("c1=R c2=IG", "b-gk");
    assert_eq!(refusal(&game(""), &position, "^i"), Refusal::NoMoveAfterClaim(Colour::Ivory));
}

#[test]
fn refusal_must_move() {
    assert_eq!(refused("c1=R c2=J c3=I", ALL_CLAIMED, "pass"), Refusal::MustMove);
}

#[test]
fn refusal_must_claim() {
    assert_eq!(refusal(&game(""), &three("c1=R c2=IG", "b-gk"), "pass"), Refusal::MustClaim);
}

#[test]
fn refusal_same_point() {
    assert_eq!(refused("c1=R c2=J c3=I", ALL_CLAIMED, "c1-c1"), Refusal::SamePoint);
}

#[test]
fn refusal_empty_source() {
    assert_eq!(refused("c1=R c2=J c3=I", ALL_CLAIMED, "c7-c3"), Refusal::EmptySource(point("c7")));
}

#[test]
fn refusal_joker_on_top() {
    assert_eq!(refused("c1=R c2=J c3=I", ALL_CLAIMED, "c2-c1"), Refusal::JokerOnTop(point("c2")));
}

#[test]
fn refusal_opponents_colour() {
    assert_eq!(
        refused("c1=R c2=G", ALL_CLAIMED, "c2-c1"),
        Refusal::OpponentsColour(point("c2"), Colour::Green)
    );
}

#[test]
fn refusal_full_source() {
    let position = position(&game(""), "c1=GKBRI c2=J e1=J e2=R", ALL_CLAIMED, [3, 4]);
    assert_eq!(refusal(&game(""), &position, "c1-c2"), Refusal::FullSource(point("c1")));
}

#[test]
fn refusal_empty_target() {
    assert_eq!(refused("c1=R c2=J c3=I", ALL_CLAIMED, "c1-d1"), Refusal::EmptyTarget(point("d1")));
}

#[test]
fn refusal_colour_twice() {
    assert_eq!(refused("c1=R c2=RG", ALL_CLAIMED, "c1-c2"), Refusal::ColourTwice(point("c2"), RED));
}

#[test]
fn refusal_too_high() {
    let position = position(&game(""), "c1=KGIR c2=JB d1=J e5=J", ALL_CLAIMED, [3, 4]);
    assert_eq!(refusal(&game(""), &position, "c1-c2"), Refusal::TooHigh { height: 6, limit: 5 });
}

#[test]
fn refusal_neutral_on_higher() {
    assert_eq!(
        refused("c1=I c2=GK", ALL_CLAIMED, "c1-c2"),
        Refusal::NeutralOnHigher { height: 1, target: 2 }
    );
}

#[test]
fn refusal_not_in_line() {
    assert_eq!(refused("c1=I c2=J e4=J", ALL_CLAIMED, "c1-e4"), Refusal::NotInLine(point("c1"), point("e4")));
}

#[test]
fn refusal_blocked() {
    assert_eq!(refused("c1=I c2=J c3=J", ALL_CLAIMED, "c1-c3"), Refusal::Blocked(point("c2")));
}

#[test]
fn refusal_no_path() {
    assert_eq!(refused("c1=R c2=J c3=J", ALL_CLAIMED, "c1-c3"), Refusal::NoPath(point("c3"), RED));
}

fn setup_error(options: &str, setup: &Setup) -> SetupError {
    let error = game(options).validate(setup).unwrap_err();
    assert!(!error.to_string().is_empty());
    error
}

fn start_setup() -> Setup {
    game("").setup(&game("").start())
}

#[test]
fn setup_error_too_high() {
    let setup = setup("c1=JIBRGK", ALL_CLAIMED, [4, 4]);
    assert_eq!(setup_error("", &setup), SetupError::TooHigh(point("c1")));
}

#[test]
fn setup_error_colour_twice() {
    let setup = setup("c1=RGR", ALL_CLAIMED, [4, 4]);
    assert_eq!(setup_error("", &setup), SetupError::ColourTwice(point("c1"), RED));
}

#[test]
fn setup_error_joker_on_top() {
    let setup = setup("c1=RJ c2=R", ALL_CLAIMED, [4, 4]);
    assert_eq!(setup_error("", &setup), SetupError::JokerOnTop(point("c1")));
}

#[test]
fn setup_error_too_many() {
    let setup = setup("c1=J c2=J c3=J c4=J", ALL_CLAIMED, [4, 4]);
    assert_eq!(setup_error("", &setup), SetupError::TooMany(Piece::Joker));
}

#[test]
fn setup_error_missing() {
    let mut setup = start_setup();
    let piece = std::mem::take(&mut setup.stacks[20])[0];
    assert_eq!(setup_error("", &setup), SetupError::Missing(piece));
}

#[test]
fn setup_error_missing_pieces() {
    let setup = setup("c1=R c2=R", ALL_CLAIMED, [4, 4]);
    assert_eq!(setup_error("", &setup), SetupError::MissingPieces { found: 41, expected: 40 });
}

#[test]
fn setup_error_claimed_twice() {
    assert_eq!(setup_error("", &setup("c1=R c2=RG", "rb-rg", [4, 4])), SetupError::ClaimedTwice(RED));
    assert_eq!(setup_error("", &setup("c1=R c2=RG", "rr-g", [4, 4])), SetupError::ClaimedTwice(RED));
}

#[test]
fn setup_error_too_many_claims() {
    let setup = setup("c1=R c2=RG", "rbi-g", [4, 4]);
    assert_eq!(setup_error("", &setup), SetupError::TooManyClaims(Player::First));
}

#[test]
fn setup_error_claims_before_moves() {
    let mut setup = start_setup();
    setup.claims[0] = vec![RED];
    assert_eq!(setup_error("", &setup), SetupError::ClaimsBeforeMoves { claims: 1, moves: 0 });
    setup.claimed = true;
    assert!(game("").validate(&setup).is_ok(), "the move is still to come");
}

#[test]
fn setup_error_won_without_colour() {
    let setup = setup("c1=R c2=RG", "-gk", [4, 4]);
    assert_eq!(setup_error("", &setup), SetupError::WonWithoutColour(Player::First));
}

#[test]
fn setup_error_uncollected() {
    let setup = setup("c1=GKBIR c2=J e1=J e2=R", ALL_CLAIMED, [3, 4]);
    assert!(game("").validate(&setup).is_ok());
    assert_eq!(setup_error(";collect-on-claim", &setup), SetupError::Uncollected(point("c1")));
}

#[test]
fn setup_error_second_to_start() {
    let mut setup = start_setup();
    setup.to_act = Player::Second;
    assert_eq!(setup_error("", &setup), SetupError::SecondToStart);
}

#[test]
fn setup_error_nothing_claimed() {
    let mut setup = start_setup();
    setup.claimed = true;
    assert_eq!(setup_error("", &setup), SetupError::NothingClaimed(Player::First));
}

#[test]
fn setup_error_no_move_after_claim() {
    let mut setup = setup("a1=R c1=R e7=G", ALL_CLAIMED, [4, 4]);
    setup.claimed = true;
    assert_eq!(setup_error("", &setup), SetupError::NoMoveAfterClaim(Player::First));
}

#[test]
fn setup_error_won_twice_and_no_stack_of_six() {
    let game = game(";six");
    let mut setup = game.setup(&parked(&game, "c1=JGKIRB a1=R", "r-g", "g1 g3 g5 g7 h2 e7 e5 i1 h4 e3 f1"));
    setup.to_act = Player::Second;
    setup.won = [1, 1];
    assert_eq!(setup_error(";six", &setup), SetupError::WonTwice);
    setup.won = [1, 0];
    assert_eq!(setup_error(";six", &setup), SetupError::NoStackOfSix(Player::First));
    setup.claims[0].push(Colour::Blue);
    assert!(game.validate(&setup).is_ok());
}

fn config_error(text: &str) -> ConfigError {
    let error = text.parse::<Config>().unwrap_err();
    assert!(!error.to_string().is_empty());
    error
}

#[test]
fn config_error_syntax_names_the_column() {
    let column = |text| match config_error(text) {
        ConfigError::Syntax(error) => error.column,
        ConfigError::LayoutSyntax { column, error } => column - 1 + error.column,
        error => panic!("{text}: {error}"),
    };
    assert_eq!(column("lingk"), 1);
    assert_eq!(column("lyngk,six"), 6);
    assert_eq!(column("lyngk:"), 7);
    assert_eq!(column("lyngk:seed=1;seven"), 14);
    assert_eq!(column("lyngk:seed=1;six=1"), 14);
    assert_eq!(column("lyngk:seed=x"), 12);
    assert_eq!(column("lyngk:seed=18446744073709551616"), 12);
    assert_eq!(column("lyngk:six;layout=IBRX"), 21);
    assert_eq!(column("lyngk:layout=IBR"), 17);
    assert_eq!(column("lyngk:layout=ibr"), 14);
    let long = of("lyngk:seed=1").config().to_string() + "R";
    assert_eq!(column(&long), 57);
    let wrong = config_error("lyngk:six;layout=IBRX");
    assert!(
        matches!(&wrong, ConfigError::LayoutSyntax { column: 18, error } if error.column == 4),
        "{wrong:?}"
    );
    assert_eq!(wrong.to_string(), "column 21: expected 43 letters of I, B, R, G, K, J, found `X`");
}

#[test]
fn config_error_repeated() {
    assert_eq!(config_error("lyngk:six;seed=1;six"), ConfigError::Repeated("six"));
    assert_eq!(config_error("lyngk:seed=1;seed=1"), ConfigError::Repeated("seed"));
}

#[test]
fn config_error_exclusive() {
    assert_eq!(
        config_error("lyngk:seed=1;collect-on-claim;six"),
        ConfigError::Exclusive("six", "collect-on-claim")
    );
    let layout = of("lyngk:seed=1").config().to_string();
    assert_eq!(config_error(&format!("{layout};seed=1")), ConfigError::Exclusive("layout", "seed"));
}

#[test]
fn config_error_layout_count() {
    let layout = of("lyngk:seed=1").config().to_string().replacen('J', "R", 1);
    assert_eq!(config_error(&layout), ConfigError::LayoutCount { piece: Piece::Coloured(RED), found: 9 });
}

#[test]
fn config_error_no_layout() {
    assert_eq!(config_error("lyngk"), ConfigError::NoLayout);
    assert_eq!(config_error("lyngk:six"), ConfigError::NoLayout);
}

#[test]
fn config_options_come_in_any_order_and_leave_in_one() {
    let six = of("lyngk:six;seed=7").config().to_string();
    assert_eq!(six, of("lyngk:seed=7").config().to_string() + ";six");
}

#[test]
fn code_errors() {
    let start = game("").setup(&game("").start()).to_string();
    let error = |code: &str| Lyngk::from_code(code).unwrap_err();
    assert_eq!(error("lyngk"), CodeError::NoBar);
    assert_eq!(error(&format!("lyngk:seed=1|{start}")), CodeError::Config(ConfigError::LayoutInCode));
    let column = |state: &str| match error(&format!("lyngk|{state}")) {
        CodeError::Syntax(error) => error.column,
        error => panic!("{state}: {error}"),
    };
    assert_eq!(column("X"), 7);
    assert_eq!(column("2"), 7);
    assert_eq!(column("1/0"), 9);
    assert_eq!(column("(R)"), 7);
    assert_eq!(column("(RG"), 10);
    assert_eq!(column("R/4/7/6/7/6/7/4"), 22);
    let empty = "1/4/7/6/7/6/7/4/1";
    assert_eq!(column(&format!("{empty};3")), 25);
    assert_eq!(column(&format!("{empty};1;later")), 27);
    assert_eq!(column(&format!("{empty};1;turn;x")), 32);
    assert_eq!(column(&format!("{empty};1;turn;r-gx")), 35);
    assert_eq!(column(&format!("{empty};1;turn;-;9-0")), 34);
    assert_eq!(column(&format!("{empty};1;turn;-;0-0 ")), 37);
    assert!(matches!(
        error(&format!("lyngk|{empty};1;turn;-;0-0")),
        CodeError::Setup(SetupError::Missing(_))
    ));
    let (coded, _) = Lyngk::from_code(&format!("lyngk:six|{start}")).unwrap();
    assert_eq!(coded.code_prefix(), "lyngk:six");
    assert!(coded.is_over(&coded.start()), "a game without a layout starts, and ends, on an empty board");
}

#[test]
fn action_and_point_texts() {
    for text in ["^x", "^", "c3", "c3-", "c3-d9", "c3-d4-e5", "^rr", "", "passe", "j1-a1", "c03-c4"] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    assert_eq!("^R".parse(), Ok(Action::Claim(RED)));
    assert_eq!("PASS".parse(), Ok(Action::Pass));
    assert_eq!("A1-B2".parse::<Action>().unwrap().to_string(), "a1-b2");
    assert!("b5".parse::<Point>().is_err());
}
