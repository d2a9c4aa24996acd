//! One test for each numbered rule, named after it, then one for each reason to refuse an action, a setup or a
//! config.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use orrery_core::{Game, Outcome, Player, Rng, random_game};
use orrery_yinsh::{
    Action, Config, ConfigError, Direction, Phase, Point, Position, Refusal, Setup, SetupError, Symmetry,
    Yinsh,
};

fn standard() -> Yinsh {
    Yinsh::new(&Config::default()).unwrap()
}

fn blitz() -> Yinsh {
    Yinsh::new(&"yinsh:blitz".parse().unwrap()).unwrap()
}

fn point(text: &str) -> Point {
    text.parse().unwrap()
}

fn points(text: &str) -> Vec<Point> {
    text.split_whitespace().map(point).collect()
}

fn act(text: &str) -> Action {
    text.parse().unwrap()
}

/// White's and Black's rings and markers, White to move.
fn setup(rings: [&str; 2], markers: [&str; 2]) -> Setup {
    let rings = rings.map(points);
    let removed = [0, 1].map(|i: usize| 5 - rings[i].len() as u8);
    let markers = markers.map(points);
    Setup { rings, markers, removed, to_act: Player::First, phase: Phase::Move, gift: false, passed: false }
}

fn position(rings: [&str; 2], markers: [&str; 2]) -> Position {
    standard().validate(&setup(rings, markers)).unwrap()
}

fn play(game: &Yinsh, position: &mut Position, actions: &str) {
    for text in actions.split_whitespace() {
        game.play(position, act(text)).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn legal(game: &Yinsh, position: &Position) -> Vec<String> {
    game.legal(position).iter().map(ToString::to_string).collect()
}

fn refusal(position: &Position, action: &str) -> Refusal {
    standard().check(position, act(action)).unwrap_err()
}

/// Far from everything that happens in the tests below.
const BLACK: &str = "g11 h11 i11 j11 k10";

#[test]
fn y1_the_board_has_85_points() {
    assert_eq!(Point::all().count(), 85);
    let texts: Vec<String> = Point::all().map(|point| point.to_string()).collect();
    assert_eq!((texts[0].as_str(), texts[84].as_str()), ("a2", "k10"));
    for outside in ["a1", "a6", "f1", "f11", "k6", "k11", "l5", "e0", "e11", "", "e", "5", "e05", "é5", "e5x"]
    {
        assert!(outside.parse::<Point>().is_err(), "{outside}");
    }
    assert!(point("e9") < point("e10") && point("e10") < point("f2"), "by column, then by row number");
}

#[test]
fn y2_lines_run_in_three_directions() {
    let steps = |direction: Direction| Point::all().filter(move |point| point.step(direction).is_some());
    assert_eq!(Direction::AXES.map(|axis| steps(axis).count()).iter().sum::<usize>(), 222);
    let ends =
        |axis: Direction| Point::all().filter(move |point| point.step(axis.opposite()).is_none()).count();
    assert_eq!(Direction::AXES.map(ends), [11; 3], "33 lines");
    let window = |point: &Point, axis| (0..4).try_fold(*point, |point, _| point.step(axis)).is_some();
    let windows = |axis| Point::all().filter(|point| window(point, axis)).count();
    assert_eq!(Direction::AXES.map(windows).iter().sum::<usize>(), 123);
    assert_eq!(point("e5").direction_to(point("f4")), None, "(1,-1) is not a line");
    assert_eq!(point("b1").direction_to(point("i8")), Some(Direction::UpRight));
    let images: HashSet<Vec<Point>> =
        Symmetry::ALL.map(|symmetry| Point::all().map(|point| point.image(symmetry)).collect()).into();
    assert_eq!(images.len(), 12);
    assert!(Symmetry::ALL.iter().all(|&symmetry| point("f6").image(symmetry) == point("f6")));
}

#[test]
fn y3_five_rings_each_and_51_markers() {
    let (game, mut position) = (standard(), standard().start());
    assert_eq!(position.supply(), 51);
    play(&game, &mut position, "a2 k10 a3 k9 a4 k8 a5 k7 b1 j11");
    assert_eq!(Player::BOTH.map(|player| position.rings(player).len()), [5, 5]);
    play(&game, &mut position, "b1-b2 j11-i11");
    assert_eq!(position.supply(), 49, "both draw from the common supply");
}

#[test]
fn y4_rings_are_placed_in_turn_on_any_empty_point() {
    let (game, mut position) = (standard(), standard().start());
    assert_eq!(game.to_act(&position), Player::First);
    for (placed, text) in "a2 f6 k10 e1 g11 e10 b7 j5 a5 k7".split(' ').enumerate() {
        assert_eq!(position.phase(), Phase::Place);
        assert_eq!(game.legal(&position).len(), 85 - placed);
        assert_eq!(game.to_act(&position), Player::BOTH[placed % 2]);
        play(&game, &mut position, text);
        if placed < 9 {
            assert_eq!(refusal(&position, text), Refusal::Occupied(point(text)));
        }
    }
    assert_eq!((position.phase(), game.to_act(&position)), (Phase::Move, Player::First));
}

#[test]
fn y5_the_marker_stays_where_the_ring_was() {
    let game = standard();
    let mut position = position(["a2 f6 b2 c4 e5", BLACK], ["", "a3"]);
    let blocked = self::position(["a2 a3 b3 b2 f6", BLACK], ["", ""]);
    assert!(
        legal(&game, &blocked).iter().all(|text| !text.starts_with("a2-")),
        "it cannot move, so not be chosen"
    );
    assert!(legal(&game, &blocked).iter().any(|text| text.starts_with("f6-")));
    play(&game, &mut position, "f6-f8");
    assert!(position.markers(Player::First).contains(point("f6")));
    assert!(!position.rings(Player::First).contains(point("f6")));
    assert!(position.rings(Player::First).contains(point("f8")));
    assert_eq!(game.to_act(&position), Player::Second);
}

#[test]
fn y6_a_ring_slides_then_may_jump_one_group() {
    let game = standard();
    let mut position = position(["b2 b7 c8 k7 j5", BLACK], ["b4 e5", "b5 d4"]);
    let from_b2: Vec<String> =
        legal(&game, &position).into_iter().filter(|text| text.starts_with("b2-")).collect();
    // Up: b3, then over b4 and b5 to b6. Right: along the row. Up and right: c3, over d4 and e5 to f6, no further.
    let right = ["b2-c2", "b2-d2", "b2-e2", "b2-f2", "b2-g2"];
    let expected: HashSet<_> = ["b2-b1", "b2-b3", "b2-b6", "b2-a2", "b2-c3", "b2-f6"]
        .into_iter()
        .chain(right)
        .map(String::from)
        .collect();
    assert_eq!(from_b2.into_iter().collect::<HashSet<_>>(), expected);
    assert_eq!(refusal(&position, "b2-b7"), Refusal::BeyondJump(point("b6")));
    assert_eq!(refusal(&position, "b2-g7"), Refusal::BeyondJump(point("f6")));
    assert_eq!(refusal(&position, "b2-b4"), Refusal::OntoMarker(point("b4")));
    assert_eq!(refusal(&position, "b7-c8"), Refusal::OverRing(point("c8")), "it never passes a ring");
    play(&game, &mut position, "b2-b6");
}

#[test]
fn y7_jumped_markers_flip_and_the_placed_one_does_not() {
    let game = standard();
    let mut position = position(["b2 b7 c8 k7 j5", BLACK], ["b4", "b3 b5 d4"]);
    let action = act("b2-b6");
    assert_eq!(game.flips(&position, action).collect::<Vec<_>>(), points("b3 b4 b5"));
    assert!(game.flips(&position, act("b2-c2")).is_empty());
    game.play(&mut position, action).unwrap();
    assert_eq!(position.markers(Player::First).collect::<Vec<_>>(), points("b2 b3 b5"));
    assert_eq!(position.markers(Player::Second).collect::<Vec<_>>(), points("b4 d4"));
}

#[test]
fn y8_markers_are_never_moved() {
    let (game, mut rng) = (standard(), Rng::new(8));
    let all = |position: &Position| -> HashSet<Point> {
        Player::BOTH.into_iter().flat_map(|player| position.markers(player)).collect()
    };
    let mut position = game.start();
    while !game.is_over(&position) {
        let before = all(&position);
        let action = game.random_action(&position, &mut rng);
        game.play_unchecked(&mut position, action);
        match action {
            Action::Move { from, .. } => assert_eq!(all(&position), &before | &HashSet::from([from])),
            Action::TakeRow { .. } => assert!(all(&position).is_subset(&before)),
            _ => assert_eq!(all(&position), before),
        }
    }
}

#[test]
fn y9_a_row_is_five_adjacent_markers_of_one_colour() {
    let game = standard();
    let four = position(["e6 b7 c8 k7 j5", BLACK], ["e2 e3 e4 e5", "d1"]);
    let mut ring_beside = four;
    play(&game, &mut ring_beside, "b7-b6");
    assert_eq!(ring_beside.phase(), Phase::Move, "the ring on e6 does not count");
    let mut five = four;
    play(&game, &mut five, "e6-f6");
    assert_eq!(legal(&game, &five), ["xe2-e6"]);
    let mut broken = position(["e6 b7 c8 k7 j5", BLACK], ["e2 e3 e5", "e4"]);
    play(&game, &mut broken, "e6-f6");
    assert_eq!(broken.phase(), Phase::Move, "another colour breaks it");
}

#[test]
fn y10_the_row_goes_then_any_own_ring() {
    let game = standard();
    let mut position = position(["e6 b7 c8 k7 j5", BLACK], ["e2 e3 e4 e5", "d1"]);
    play(&game, &mut position, "e6-f6");
    assert_eq!(game.to_act(&position), Player::First);
    assert_eq!(position.phase(), Phase::Row, "it must be removed");
    play(&game, &mut position, "xe2-e6");
    assert_eq!(position.supply(), 50, "the five return to the supply");
    assert_eq!(legal(&game, &position), ["xb7", "xc8", "xf6", "xj5", "xk7"], "the moved one included");
    play(&game, &mut position, "xf6");
    assert_eq!((position.removed(Player::First), position.rings(Player::First).len()), (1, 4));
    assert_eq!((game.to_act(&position), position.phase()), (Player::Second, Phase::Move));
}

#[test]
fn y11_of_a_longer_run_any_five_adjacent_go() {
    let game = standard();
    let mut position = position(["e4 b7 c8 k7 j5", BLACK], ["e1 e2 e3 e5 e6 e7", ""]);
    play(&game, &mut position, "e4-f4");
    assert_eq!(legal(&game, &position), ["xe1-e5", "xe2-e6", "xe3-e7"]);
    play(&game, &mut position, "xe2-e6 xb7");
    assert_eq!(position.markers(Player::First).collect::<Vec<_>>(), points("e1 e7"));
    assert_eq!(position.phase(), Phase::Move);
}

#[test]
fn y12_several_rows_are_taken_one_after_another() {
    let game = standard();
    // One move completes two rows that share nothing: e5 is vacated and g7 is flipped.
    let mut apart = position(["e5 b7 c8 k7 j5", BLACK], ["e1 e2 e3 e4 g3 g4 g5 g6", "g7"]);
    play(&game, &mut apart, "e5-h8");
    assert_eq!(legal(&game, &apart), ["xe1-e5", "xg3-g7"]);
    play(&game, &mut apart, "xe1-e5 xb7");
    assert_eq!(legal(&game, &apart), ["xg3-g7"], "the second must go too");
    play(&game, &mut apart, "xg3-g7 xc8");
    assert_eq!((apart.removed(Player::First), game.to_act(&apart)), (2, Player::Second));

    // Two rows that cross in the vacated point: taking one breaks the other.
    let mut crossing = position(["e5 b7 c8 k7 j5", BLACK], ["e1 e2 e3 e4 a5 b5 c5 d5", ""]);
    play(&game, &mut crossing, "e5-e6");
    assert_eq!(legal(&game, &crossing), ["xa5-e5", "xe1-e5"]);
    play(&game, &mut crossing, "xa5-e5 xb7");
    assert_eq!((crossing.phase(), game.to_act(&crossing)), (Phase::Move, Player::Second));

    // A run of six crossed at its end: the owner may choose the window that breaks the other row.
    let mut free = position(["e5 b7 c8 k7 j5", BLACK], ["e1 e2 e3 e4 e6 a5 b5 c5 d5", ""]);
    play(&game, &mut free, "e5-f6");
    assert_eq!(legal(&game, &free), ["xa5-e5", "xe1-e5", "xe2-e6"]);
    play(&game, &mut free, "xe2-e6 xb7");
    assert_eq!(free.phase(), Phase::Move);
}

#[test]
fn y13_the_movers_rows_come_first_and_the_opponent_still_moves() {
    let game = standard();
    // White vacates e5, which makes White's row, and flips g7, which makes Black's.
    let mut position = position(["e5 b7 c8 k7 j5", BLACK], ["e1 e2 e3 e4 g7", "g3 g4 g5 g6"]);
    play(&game, &mut position, "e5-h8");
    assert_eq!((game.to_act(&position), position.is_gift()), (Player::First, false));
    play(&game, &mut position, "xe1-e5 xb7");
    assert_eq!((game.to_act(&position), position.phase()), (Player::Second, Phase::Row));
    assert!(position.is_gift());
    play(&game, &mut position, "xg3-g7 xk10");
    assert_eq!((game.to_act(&position), position.phase()), (Player::Second, Phase::Move));
    assert!(!position.is_gift());
    assert_eq!(Player::BOTH.map(|player| position.removed(player)), [1, 1]);
}

#[test]
fn y14_the_third_ring_wins_at_once() {
    let game = standard();
    let mut position = position(["e5 b7 c8", "g11 h11 i11"], ["e1 e2 e3 e4 g7", "g3 g4 g5 g6"]);
    assert_eq!(Player::BOTH.map(|player| position.removed(player)), [2, 2]);
    play(&game, &mut position, "e5-h8 xe1-e5 xb7");
    assert_eq!(game.outcome(&position), Some(Outcome::Win(Player::First)), "Black's third row is ignored");
    assert_eq!(game.score(&position), [3, 2]);
    assert!(game.legal(&position).is_empty());
    assert_eq!(refusal(&position, "xg3-g7"), Refusal::GameOver);
}

/// Rings out of the way and 50 markers without a row: the next move places the last marker.
fn last_marker(removed_by_white: u8) -> Setup {
    let mut setup = setup(["a2 b1 c1 d1 e1", "g11 h11 i11 j11 k10"], ["", ""]);
    let free: Vec<Point> = Point::all().filter(|point| !setup.rings.concat().contains(point)).collect();
    let reserved = points("a3 a4 a5 f6 f7 e2 d2");
    for point in free.into_iter().filter(|point| !reserved.contains(point)).take(50) {
        // Pairs of colours along each column, shifted from column to column: no five in a line.
        let colour = (point.row() / 2 + point.column()) % 2;
        setup.markers[colour as usize].push(point);
    }
    let rings = 5 - removed_by_white as usize;
    setup.rings[0].truncate(rings);
    setup.removed[0] = removed_by_white;
    setup
}

#[test]
fn y15_an_empty_supply_ends_the_game() {
    for (removed, outcome) in [(0, Outcome::Draw), (1, Outcome::Win(Player::First))] {
        let game = standard();
        let mut position = game.validate(&last_marker(removed)).unwrap();
        assert_eq!(position.supply(), 1);
        play(&game, &mut position, "a2-a3");
        assert_eq!(position.supply(), 0);
        assert_eq!(game.outcome(&position), Some(outcome));
    }
}

#[test]
fn y15_a_row_with_the_last_marker_refills_the_supply() {
    let game = standard();
    let mut setup = last_marker(0);
    // a2 becomes the end of a row a2-e6 along a diagonal; the colours there are made to fit.
    let row = points("b3 c4 d5 e6");
    setup.markers[1].retain(|point| !row.contains(point));
    setup.markers[0].retain(|point| !row.contains(point));
    setup.markers[0].extend(&row);
    setup.markers[0].sort();
    let mut position = game.validate(&setup).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(position.supply(), 1);
    play(&game, &mut position, "a2-a3");
    assert_eq!((position.supply(), position.phase()), (0, Phase::Row));
    play(&game, &mut position, "xa2-e6 xb1");
    assert_eq!((position.supply(), position.phase()), (5, Phase::Move), "play goes on");
}

/// The position of the rules file where Black cannot move.
fn black_is_stuck() -> Setup {
    let white = "a2 a3 b2 b3 b5 c4 c5 c7 e2 e3 e4 e5 e8 f2 f4 g2 g5 g6 h7 h8 i7 k10";
    let black = "a4 a5 b4 b6 c1 c3 c6 d1 d2 d3 d4 d7 d8 d9 e1 e9 f3 f6 f9 g3 g4 g9 h4";
    setup(["c8 e6 e7 f5 h10", "b1 b7 c2 d5 d6"], [white, black])
}

#[test]
fn y16_who_cannot_move_passes_and_nobody_else() {
    let game = standard();
    let mut setup = black_is_stuck();
    let white = game.validate(&setup).unwrap();
    assert_eq!(game.legal(&white).len(), 26);
    assert_eq!(game.check(&white, Action::Pass), Err(Refusal::MustMove));
    setup.to_act = Player::Second;
    let mut position = game.validate(&setup).unwrap();
    assert_eq!(legal(&game, &position), ["pass"]);
    play(&game, &mut position, "pass");
    assert_eq!((game.to_act(&position), position.phase()), (Player::First, Phase::Move));
    assert!(position.after_pass());
    assert_eq!(game.legal(&position).len(), 26);
    let action = game.legal(&position)[0];
    game.play(&mut position, action).unwrap();
    assert!(!position.after_pass(), "a move in between: no two passes in a row");
}

/// Nobody can move here; found by a search for such a position.
const BOTH_STUCK: &str = "yinsh|ww2/BWbbwbW/wBBbwbwb/bbWbwbwww/wwwbw1w2w/bwwbwb3/wb2wb2w1/b3wb3/2bwww2/2b1bw1/b2w;\
                          w;move;2-2";

#[test]
fn y17_two_passes_in_a_row_end_the_game() {
    let game = standard();
    let (_, mut position) = Yinsh::from_code(BOTH_STUCK).unwrap();
    play(&game, &mut position, "pass");
    assert!(!game.is_over(&position));
    assert_eq!(legal(&game, &position), ["pass"]);
    play(&game, &mut position, "pass");
    assert_eq!(game.outcome(&position), Some(Outcome::by_score(game.score(&position))));
    assert_eq!(Yinsh::from_code(&game.code(&position)).unwrap().1, position);
}

#[test]
fn y18_in_blitz_the_first_ring_wins() {
    let game = blitz();
    let mut row =
        game.validate(&setup(["e5 b7 c8 k7 j5", BLACK], ["e1 e2 e3 e4 g7", "g3 g4 g5 g6"])).unwrap();
    play(&game, &mut row, "e5-h8 xe1-e5");
    assert!(!game.is_over(&row), "the ring decides, not the row");
    play(&game, &mut row, "xb7");
    assert_eq!(game.outcome(&row), Some(Outcome::Win(Player::First)));
    let mut empty = game.validate(&last_marker(0)).unwrap();
    play(&game, &mut empty, "a2-a3");
    assert_eq!(game.outcome(&empty), Some(Outcome::Draw));
    assert_eq!(game.validate(&last_marker(1)), Err(SetupError::Won));
}

#[test]
fn facts_about_random_games() {
    let (game, mut rng) = (standard(), Rng::new(3));
    let games: Vec<_> = (0..20_000).map(|_| random_game(&game, game.start(), &mut rng)).collect();
    let run_out = games.iter().filter(|game| game.score.iter().all(|&rings| rings < 3)).count();
    assert!((16_400..17_200).contains(&run_out), "84 % end by Y15, not {run_out} of 20000");
    assert!(games.iter().all(|game| game.actions as usize <= Yinsh::MAX_ACTIONS));
}

#[test]
fn refusal_of_what_is_not_asked_now() {
    let start = standard().start();
    assert_eq!(refusal(&start, "e5-e6"), Refusal::WrongPhase(Phase::Place));
    let moving = position(["e6 b7 c8 k7 j5", BLACK], ["e2 e3 e4 e5", ""]);
    for action in ["e9", "xe2-e6", "xe6"] {
        assert_eq!(refusal(&moving, action), Refusal::WrongPhase(Phase::Move), "{action}");
    }
    let mut row = moving;
    play(&standard(), &mut row, "e6-f6");
    assert_eq!(refusal(&row, "pass"), Refusal::WrongPhase(Phase::Row));
    play(&standard(), &mut row, "xe2-e6");
    assert_eq!(refusal(&row, "b7-b6"), Refusal::WrongPhase(Phase::Ring));
}

#[test]
fn refusal_of_ring_moves() {
    let position = position(["b2 b7 c8 k7 j5", BLACK], ["b4", "b5"]);
    assert_eq!(refusal(&position, "c3-c4"), Refusal::NotYourRing(point("c3")));
    assert_eq!(refusal(&position, "g11-g10"), Refusal::NotYourRing(point("g11")));
    assert_eq!(refusal(&position, "b2-b2"), Refusal::SamePoint);
    assert_eq!(refusal(&position, "b2-c4"), Refusal::NotInLine(point("b2"), point("c4")));
    assert_eq!(refusal(&position, "b2-c1"), Refusal::NotInLine(point("b2"), point("c1")));
    assert_eq!(refusal(&position, "b7-c8"), Refusal::OverRing(point("c8")));
    assert_eq!(refusal(&position, "c8-b7"), Refusal::OverRing(point("b7")));
    assert_eq!(refusal(&position, "b7-b4"), Refusal::OntoMarker(point("b4")));
    assert_eq!(refusal(&position, "b7-b1"), Refusal::BeyondJump(point("b3")));
    assert_eq!(refusal(&position, "pass"), Refusal::MustMove);
}

#[test]
fn refusal_of_rows_and_rings() {
    let mut position = position(["e6 b7 c8 k7 j5", BLACK], ["e2 e3 e4 e5", ""]);
    play(&standard(), &mut position, "e6-f6");
    for (ends, first, last) in [("xe2-e5", "e2", "e5"), ("xe2-f4", "e2", "f4"), ("xe4-e4", "e4", "e4")] {
        assert_eq!(refusal(&position, ends), Refusal::NotFiveInLine(point(first), point(last)), "{ends}");
    }
    assert_eq!(refusal(&position, "xe3-e7"), Refusal::NotYourMarker(point("e7")));
    assert_eq!(refusal(&position, "xe1-e5"), Refusal::NotYourMarker(point("e1")));
    play(&standard(), &mut position, "xe6-e2");
    assert_eq!(refusal(&position, "xk10"), Refusal::NotYourRing(point("k10")));
    assert_eq!(refusal(&position, "xe5"), Refusal::NotYourRing(point("e5")));
}

#[test]
fn setup_errors_name_what_is_wrong() {
    let good = setup(["e6 b7 c8 k7 j5", BLACK], ["e2 e3 e4 e5", ""]);
    let broken = |change: &dyn Fn(&mut Setup)| {
        let mut setup = good.clone();
        change(&mut setup);
        standard().validate(&setup).unwrap_err()
    };
    assert_eq!(broken(&|s| s.markers[1].push(point("e2"))), SetupError::Crowded(point("e2")));
    assert_eq!(broken(&|s| s.removed[0] = 1), SetupError::Rings(Player::First));
    assert_eq!(broken(&|s| s.rings[1].truncate(2)), SetupError::Rings(Player::Second));
    assert_eq!(broken(&|s| (s.rings[1].truncate(2), s.removed[1] = 3).1), SetupError::Won);
    assert_eq!(broken(&|s| s.phase = Phase::Place), SetupError::Placing);
    assert_eq!(broken(&|s| s.markers[0].push(point("e1"))), SetupError::RowLeft(Player::First));
    assert_eq!(broken(&|s| s.phase = Phase::Row), SetupError::NoRow);
    assert_eq!(broken(&|s| s.gift = true), SetupError::Gift);
    assert_eq!(broken(&|s| s.passed = true), SetupError::Passed);
    assert_eq!(broken(&|s| s.phase = Phase::Over), SetupError::NotOver);
    let mut crowded = last_marker(0);
    let free = point("f7");
    crowded.markers[1].push(free);
    assert_eq!(standard().validate(&crowded), Err(SetupError::Markers(51)));
}

#[test]
fn config_errors_name_what_is_wrong() {
    let error = |text: &str| text.parse::<Config>().unwrap_err().to_string();
    assert_eq!(error("chess"), "column 1: expected `yinsh`, found `chess`");
    assert_eq!(error("yinsh:fast"), "column 7: expected the option `blitz`, found `fast`");
    assert_eq!(error("yinsh:"), "column 7: expected the option `blitz`, found the end of the text");
    assert_eq!(
        error("yinshblitz"),
        "column 6: expected `:` and options, or the end of the text, found `blitz`"
    );
    assert_eq!("yinsh:blitz;blitz".parse::<Config>(), Err(ConfigError::Repeated("blitz")));
}
