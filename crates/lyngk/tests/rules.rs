//! One test for each numbered rule, named after it. Reasons to refuse something are in reasons.rs.

#![allow(clippy::unwrap_used)]

mod common;

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use common::*;
use orrery_core::{Game, Outcome, Player, Rng};
use orrery_lyngk::{
    Action, Colour, Direction, Layout, Lyngk, Phase, Piece, Point, Position, Refusal, Symmetry,
};

const LINES: &str = "\
    b1-b2-b3-b4 c1-c2-c3-c4-c5-c6-c7 d1-d2-d3-d4-d5-d6 e1-e2-e3-e4-e5-e6-e7 f1-f2-f3-f4-f5-f6 \
    g1-g2-g3-g4-g5-g6-g7 h1-h2-h3-h4 a1-b3-c5-d5-e6-f6-g7 b1-c3-d3-e4-f4-g5-h4 b2-c4-d4-e5-f5-g6 b4-c6-d6-e7 \
    c1-d1-e2-f2-g3-h2-i1 c2-d2-e3-f3-g4-h3 e1-f1-g2-h1 a1-b2-c3-d2-e2-f1-g1 b1-c2-d1-e1 b3-c4-d3-e3-f2-g2 \
    b4-c5-d4-e4-f3-g3-h1 c6-d5-e5-f4-g4-h2 c7-d6-e6-f5-g5-h3-i1 e7-f6-g6-h4";

/// Every position of random games of seeded layouts, the last one included.
fn random_positions(options: &str, games: u64, mut each: impl FnMut(&Lyngk, &Position)) {
    for seed in 0..games {
        let game = of(&format!("lyngk:seed={seed}{options}"));
        let (mut position, mut rng) = (game.start(), Rng::new(seed));
        each(&game, &position);
        while !game.is_over(&position) {
            let action = game.random_action(&position, &mut rng);
            game.play_unchecked(&mut position, action);
            each(&game, &position);
        }
    }
}

#[test]
fn l1_board_of_43_points_in_21_lines() {
    let counts: Vec<usize> =
        (0..9).map(|column| Point::all().filter(|point| point.column() == column).count()).collect();
    assert_eq!(counts, [1, 4, 7, 6, 7, 6, 7, 4, 1]);
    let indices: Vec<usize> = Point::all().map(Point::index).collect();
    assert_eq!(indices, (0..43).collect::<Vec<_>>());
    let neighbours = |point: Point| Direction::ALL.into_iter().filter_map(move |d| point.step(d));
    assert_eq!(Point::all().flat_map(neighbours).count(), 2 * 102);
    let mut lines = HashSet::new();
    for start in Point::all() {
        for direction in &Direction::ALL[..3] {
            let first_of_line = !Point::all().any(|point| point.step(*direction) == Some(start));
            let line: Vec<String> = std::iter::successors(Some(start), |point| point.step(*direction))
                .map(|point| point.to_string())
                .collect();
            if first_of_line && line.len() > 1 {
                lines.insert(line.join("-"));
            }
        }
    }
    assert_eq!(lines, LINES.split_whitespace().map(String::from).collect());
    let images: HashSet<Vec<Point>> = Symmetry::ALL
        .into_iter()
        .map(|symmetry| Point::all().map(|point| point.image(symmetry)).collect())
        .collect();
    assert_eq!(images.len(), 12);
    for symmetry in Symmetry::ALL {
        assert_eq!(point("e4").image(symmetry), point("e4"));
        for point in Point::all() {
            let there: HashSet<Point> = neighbours(point.image(symmetry)).collect();
            assert_eq!(there, neighbours(point).map(|neighbour| neighbour.image(symmetry)).collect());
        }
    }
}

#[test]
fn l2_eight_of_each_colour_and_three_jokers_one_on_each_point() {
    for seed in 0..50 {
        let game = of(&format!("lyngk:seed={seed}"));
        let start = game.start();
        for piece in Piece::KINDS {
            let found = Point::all().filter(|&point| start.top(point) == Some(piece)).count();
            assert_eq!(found, if piece == Piece::Joker { 3 } else { 8 });
        }
        assert!(Point::all().all(|point| start.height(point) == 1));
    }
    assert_ne!(Layout::from_seed(1), Layout::from_seed(2));
    let spelled = "GRIRKGIKJRGKIKJBBIIIBRIGKRKIBBBRBGBRKGJRKGG";
    assert_eq!(
        Layout::from_seed(1).to_string(),
        spelled,
        "seeds are part of configs and mean the same for ever"
    );
    assert_eq!(of("lyngk:seed=1").config().to_string(), format!("lyngk:layout={spelled}"));
}

#[test]
fn l3_a_stack_has_the_colour_of_its_top() {
    let mut position = three("c1=R c2=GK", ALL_CLAIMED);
    assert_eq!(position.top(point("c2")), Some(Piece::Coloured(Colour::Black)));
    play(&game(""), &mut position, "c1-c2");
    assert_eq!(letters(&position, "c2"), "GKR");
    assert_eq!(position.top(point("c2")), Some(Piece::Coloured(Colour::Red)));
    assert_eq!(position.height(point("c2")), 3);
    assert_eq!(position.top(point("c1")), None);
}

#[test]
fn l4_one_claim_a_turn_and_two_a_game() {
    let game = game("");
    let mut position = game.start();
    let claims = |position: &Position| -> Vec<String> {
        legal(&game, position).into_iter().filter(|text| text.starts_with('^')).collect()
    };
    assert_eq!(claims(&position), ["^i", "^b", "^r", "^g", "^k"]);
    for (claim, left) in [("^r", 4), ("^g", 3), ("^b", 2), ("^k", 0)] {
        let player = game.to_act(&position);
        let before = position.claims_left(player);
        play(&game, &mut position, claim);
        assert_eq!((game.to_act(&position), position.has_claimed()), (player, true));
        assert_eq!(position.claims_left(player), before - 1);
        assert!(claims(&position).is_empty(), "one a turn");
        assert_eq!(refusal(&game, &position, "^i"), Refusal::AlreadyClaimed);
        let first = game.legal(&position)[0];
        assert!(matches!(first, Action::Move { .. }));
        game.play(&mut position, first).unwrap();
        assert!(!position.has_claimed());
        assert_eq!(claims(&position).len(), left);
    }
    assert_eq!(position.owner(Colour::Red), Some(Player::First));
    assert_eq!(position.owner(Colour::Black), Some(Player::Second));
    assert_eq!(position.owner(Colour::Ivory), None, "the fifth colour stays neutral");
}

#[test]
fn l4_a_claim_holds_for_the_move_that_follows() {
    let mut position = three("c1=R c2=IG", "b-gk");
    let game = game("");
    assert_eq!(refusal(&game, &position, "c1-c2"), Refusal::NeutralOnHigher { height: 1, target: 2 });
    play(&game, &mut position, "^r c1-c2");
    assert_eq!(letters(&position, "c2"), "IGR");
}

#[test]
fn l5_a_claim_needs_a_move_after_it_and_who_can_only_claim_must() {
    let game = game("");
    let position = three("c1=R c2=IG", "b-gk");
    assert_eq!(position.phase(), Phase::Claim);
    assert_eq!(legal(&game, &position), ["^r"]);
    assert_eq!(refusal(&game, &position, "^i"), Refusal::NoMoveAfterClaim(Colour::Ivory));
    assert_eq!(refusal(&game, &position, "pass"), Refusal::MustClaim);
    let start = game.start();
    assert!(legal(&game, &start).iter().any(|text| !text.starts_with('^')), "claiming is optional");
}

#[test]
fn l5_with_collect_on_claim_the_move_is_looked_for_after_collecting() {
    let stacks = "c1=R c3=BRGKI c5=J a1=J";
    let standard = position(&game(""), stacks, "b-gk", [3, 4]);
    assert_eq!(game("").outcome(&standard), Some(Outcome::Win(Player::Second)));
    let collecting = game(";collect-on-claim");
    let mut position = position(&collecting, stacks, "b-gk", [3, 4]);
    assert_eq!(legal(&collecting, &position), ["^i"]);
    play(&collecting, &mut position, "^i");
    assert_eq!(collecting.score(&position), [4, 4]);
    assert_eq!(legal(&collecting, &position), ["c1-c5"]);
}

#[test]
fn l6_neutral_and_own_stacks_move_the_opponents_and_jokers_do_not() {
    let game = game("");
    let position = three("d1=G d2=J d3=R", ALL_CLAIMED);
    assert_eq!(legal(&game, &position), ["d3-d2"]);
    assert_eq!(refusal(&game, &position, "d1-d2"), Refusal::OpponentsColour(point("d1"), Colour::Green));
    assert_eq!(refusal(&game, &position, "d2-d1"), Refusal::JokerOnTop(point("d2")));
    let position = three("d1=GI d2=J", ALL_CLAIMED);
    assert_eq!(legal(&game, &position), ["d1-d2"]);
    let mut moved = position;
    play(&game, &mut moved, "d1-d2");
    assert_eq!(letters(&moved, "d2"), "JGI", "the whole stack moves");
}

#[test]
fn l7_straight_over_empty_points_to_the_first_stack() {
    let game = game("");
    let position = three("c1=I c4=J c7=G", ALL_CLAIMED);
    assert_eq!(targets(&game, &position, "c1"), ["c4"]);
    assert_eq!(refusal(&game, &position, "c1-c7"), Refusal::Blocked(point("c4")));
    assert_eq!(refusal(&game, &position, "c1-c3"), Refusal::EmptyTarget(point("c3")));
    let position = three("a1=I g7=J g1=G", ALL_CLAIMED);
    assert_eq!(targets(&game, &position, "a1"), ["g1", "g7"]);
}

#[test]
fn l8_five_pieces_no_colour_twice_jokers_free() {
    let game = game("");
    let crowded = position(&game, "c1=KGIR c2=JB d1=J e5=J", ALL_CLAIMED, [3, 4]);
    assert_eq!(refusal(&game, &crowded, "c1-c2"), Refusal::TooHigh { height: 6, limit: 5 });
    let twice = live("c1=GR c2=G", ALL_CLAIMED);
    assert_eq!(refusal(&game, &twice, "c1-c2"), Refusal::ColourTwice(point("c2"), Colour::Green));
    let below = live("c1=R c2=RG", ALL_CLAIMED);
    assert_eq!(refusal(&game, &below, "c1-c2"), Refusal::ColourTwice(point("c2"), Colour::Red));
    let mut jokers = position(&game, "c1=JR c2=JJK g1=B g7=G i1=I", ALL_CLAIMED, [3, 4]);
    play(&game, &mut jokers, "c1-c2");
    assert_eq!(game.score(&jokers), [4, 4]);
}

#[test]
fn l9_neutral_stacks_do_not_climb_own_stacks_do() {
    let game = game("");
    let neutral = live("c1=I c2=GK", ALL_CLAIMED);
    assert_eq!(refusal(&game, &neutral, "c1-c2"), Refusal::NeutralOnHigher { height: 1, target: 2 });
    assert!(game.is_legal(&three("c1=I c2=K e7=J", ALL_CLAIMED), act("c1-c2")), "as high");
    assert!(game.is_legal(&three("c1=GI c2=K", ALL_CLAIMED), act("c1-c2")), "lower");
    assert!(game.is_legal(&three("c1=R c2=GK", ALL_CLAIMED), act("c1-c2")), "own");
}

#[test]
fn l10_own_stacks_step_over_their_colour() {
    let game = game("");
    let position = three("c1=R c4=R g6=G", ALL_CLAIMED);
    assert_eq!(legal(&game, &position), ["c1-g6", "c4-g6"]);
    let path = |position: &Position, action| {
        let path = game.path(position, act(action))?;
        Some(path.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    };
    assert_eq!(path(&position, "c1-g6").as_deref(), Some("c1 c4 g6"));
    assert_eq!(path(&position, "c4-g6").as_deref(), Some("c4 g6"));
    assert_eq!(path(&position, "c1-c4"), None, "not legal");
    assert_eq!(path(&position, "pass"), None);
    let no_path = Refusal::NoPath(point("g6"), Colour::Red);
    assert_eq!(refusal(&game, &three("c1=R c4=J g6=G", ALL_CLAIMED), "c1-g6"), no_path, "not over a joker");
    assert_eq!(
        refusal(&game, &three("c1=R c4=B g6=G", ALL_CLAIMED), "c1-g6"),
        no_path,
        "not over another colour"
    );
    let neutral = three("c1=I c4=I g6=G", ALL_CLAIMED);
    assert_eq!(
        refusal(&game, &neutral, "c1-g6"),
        Refusal::NotInLine(point("c1"), point("g6")),
        "not if neutral"
    );
}

#[test]
fn l10_any_number_of_steps_over_stacks_of_any_height() {
    let game = game("");
    let long = position(&game, "c1=R c4=R g6=R e7=R e1=G a1=I h1=B b1=K", ALL_CLAIMED, [3, 4]);
    let path = game.path(&long, act("c1-e1")).unwrap();
    assert_eq!(path, ["c1", "c4", "g6", "e7", "e1"].map(point));
    let over_five = position(&game, "c1=R c4=GKIBR g6=J h1=J", ALL_CLAIMED, [3, 4]);
    assert!(game.is_legal(&over_five, act("c1-g6")), "a standing stack of 5 is a stepping point");
    assert_eq!(refusal(&game, &over_five, "c4-g6"), Refusal::FullSource(point("c4")));
}

#[test]
fn l11_a_stack_of_five_of_the_movers_colour_is_removed() {
    let game = game("");
    let mut position = position(&game, "c1=KGIR c2=B e4=J e5=J g1=J", ALL_CLAIMED, [3, 4]);
    play(&game, &mut position, "c1-c2");
    assert_eq!(position.top(point("c2")), None);
    assert_eq!(game.score(&position), [4, 4]);
    assert_eq!(game.to_act(&position), Player::Second);
}

#[test]
fn l12_a_neutral_stack_of_five_stays_and_scores_for_nobody() {
    let game = game("");
    let mut made = position(&game, "c1=BRI c2=GK e1=J g1=J i1=J", ALL_CLAIMED, [3, 4]);
    play(&game, &mut made, "c1-c2");
    assert_eq!(letters(&made, "c2"), "GKBRI");
    assert_eq!(game.score(&made), [3, 4]);
    let mut claimed = position(&game, "c2=GKBRI e1=R e3=J i1=J", "b-gk", [3, 4]);
    assert_eq!(refusal(&game, &claimed, "c2-e3"), Refusal::FullSource(point("c2")));
    play(&game, &mut claimed, "^i");
    assert_eq!(refusal(&game, &claimed, "c2-e3"), Refusal::FullSource(point("c2")));
    play(&game, &mut claimed, "e1-e3");
    assert_eq!(game.score(&claimed), [3, 4]);
    assert_eq!(game.outcome(&claimed), Some(Outcome::Win(Player::Second)), "it counts for nothing");
}

#[test]
fn l12_collect_on_claim_gives_it_to_whoever_claims_its_colour() {
    let game = game(";collect-on-claim");
    let mut position = position(&game, "c2=GKBRI e1=R e3=J i1=J", "b-gk", [3, 4]);
    play(&game, &mut position, "^i");
    assert_eq!(position.top(point("c2")), None);
    assert_eq!(game.score(&position), [4, 4]);
    play(&game, &mut position, "e1-e3");
    assert_eq!(game.outcome(&position), Some(Outcome::Draw), "a neutral stack of 2 is left");
}

#[test]
fn l13_only_who_cannot_move_passes_and_who_can_again_must() {
    let game = game("");
    let mut setup = setup("c7=G c5=GR h1=J c1=JIBK", ALL_CLAIMED, [3, 4]);
    setup.to_act = Player::Second;
    let mut position = game.validate(&setup).unwrap();
    assert_eq!(position.phase(), Phase::Pass);
    assert_eq!(legal(&game, &position), ["pass"]);
    play(&game, &mut position, "pass");
    assert_eq!(legal(&game, &position), ["c5-h1"]);
    assert_eq!(refusal(&game, &position, "pass"), Refusal::MustMove);
    play(&game, &mut position, "c5-h1");
    assert_eq!(legal(&game, &position), ["c1-c7", "c7-c1"]);
    assert_eq!(refusal(&game, &position, "pass"), Refusal::MustMove);
}

#[test]
fn l14_the_game_ends_when_neither_can_move() {
    let game = game("");
    let outcome = |stacks, won| game.outcome(&position(&game, stacks, ALL_CLAIMED, won));
    assert_eq!(outcome("a1=R c1=R e7=G", [4, 4]), Some(Outcome::Win(Player::First)), "more singles");
    assert_eq!(
        outcome("a1=R c1=KG", [4, 4]),
        Some(Outcome::Win(Player::Second)),
        "a stack of 2 before a single"
    );
    assert_eq!(outcome("a1=R c1=R e7=G", [3, 5]), Some(Outcome::Win(Player::Second)), "removed stacks first");
    assert_eq!(
        outcome("a1=I c1=J e7=J", [4, 4]),
        Some(Outcome::Draw),
        "neutral stacks and jokers count for nobody"
    );
    assert_eq!(outcome("a1=I c1=J c2=J", [4, 4]), Some(Outcome::Draw), "jokers do not move");
    let over = position(&game, "a1=R c1=R e7=G", ALL_CLAIMED, [4, 4]);
    assert_eq!(refusal(&game, &over, "pass"), Refusal::GameOver);
}

/// Holds every end against a ranking that spells out the rule, and says how often each rank decided.
fn ends_by_rank(options: &str, games: u64) -> [usize; 7] {
    let mut decided = [0; 7];
    random_positions(options, games, |game, position| {
        let Some(outcome) = game.outcome(position) else { return };
        let [first, second] = Player::BOTH.map(|player| ranking(game, position, player));
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::First),
            std::cmp::Ordering::Less => Outcome::Win(Player::Second),
            std::cmp::Ordering::Equal => Outcome::Draw,
        };
        assert_eq!(outcome, winner, "{}", game.code(position));
        decided[first.iter().zip(&second).position(|(a, b)| a != b).unwrap_or(6)] += 1;
    });
    decided
}

#[test]
fn l14_ties_go_down_from_stacks_of_four_to_singles() {
    let [fives, fours, threes, twos, ones, none, draws] = ends_by_rank("", 4000);
    assert!([fives, fours, threes, twos, ones, draws].iter().all(|&count| count > 0) && none == 0);
}

#[test]
fn l14_at_most_42_moves() {
    random_positions("", 300, |game, position| {
        let won = game.score(position).iter().sum::<i32>() as usize;
        let moves = 43 - position.occupied().len() - won;
        assert!(
            moves < 42 || game.is_over(position),
            "each move leaves one stack less, and the last one none to move"
        );
    });
}

const SIX_PARKING: &str = "g1 g3 g5 g7 h2 e7 e5 i1 h4 e3 f1";

#[test]
fn l15_in_six_stacks_of_five_stay_and_play_on() {
    let game = game(";six");
    assert_eq!(game.limit(), 6);
    let mut position = parked(&game, "c1=KIBR c2=G c4=J", "r-g", SIX_PARKING);
    play(&game, &mut position, "c1-c2");
    assert_eq!(letters(&position, "c2"), "GKIBR");
    assert_eq!((game.score(&position), game.outcome(&position)), ([0, 0], None));
    let mut again = parked(&game, "c2=GKIBR c4=J a1=R", "r-g", SIX_PARKING);
    assert!(game.is_legal(&again, act("c2-c4")));
    play(&game, &mut again, "c2-c4");
    assert_eq!(letters(&again, "c4"), "JGKIBR");
}

#[test]
fn l16_a_stack_of_six_of_the_movers_colour_wins_at_once() {
    let game = game(";six");
    let mut position = parked(&game, "c2=GKIBR c4=J a1=R", "r-g", SIX_PARKING);
    play(&game, &mut position, "c2-c4");
    assert_eq!(game.outcome(&position), Some(Outcome::Win(Player::First)));
    assert_eq!(game.score(&position), [1, 0]);
    let (_, same) = Lyngk::from_code(&game.code(&position)).unwrap();
    assert_eq!(game.outcome(&same), Some(Outcome::Win(Player::First)));
}

#[test]
fn l16_a_neutral_stack_of_six_wins_nothing() {
    let game = game(";six");
    let mut position = parked(&game, "c1=BRI c2=JGK", "r-g", SIX_PARKING);
    play(&game, &mut position, "c1-c2");
    assert_eq!(letters(&position, "c2"), "JGKBRI");
    assert_eq!((game.score(&position), game.outcome(&position)), ([0, 0], None));
    play(&game, &mut position, "^i");
    assert_eq!((game.score(&position), game.outcome(&position)), ([0, 0], None));
    assert_eq!(refusal(&game, &position, "c2-e7"), Refusal::FullSource(point("c2")));
}

#[test]
fn l17_in_six_ties_go_down_from_stacks_of_five_to_singles() {
    let decided = ends_by_rank(";six", 4000);
    assert!(decided.iter().take(5).all(|&count| count > 0), "{decided:?}");
}

#[test]
fn facts_order_below_the_top_does_not_matter() {
    let (one, other) = (three("c1=GKR", ALL_CLAIMED), three("c1=KGR", ALL_CLAIMED));
    assert_eq!(one, other);
    assert_eq!(game("").key(&one), game("").key(&other));
    let state = RandomState::new();
    assert_eq!(state.hash_one(one), state.hash_one(other));
    assert_ne!(letters(&one, "c1"), letters(&other, "c1"), "but it is kept for the eye");
    assert_ne!(one, three("c1=RGK", ALL_CLAIMED));
}

#[test]
fn facts_random_games_have_31_turns_and_63_choices() {
    let (games, mut choices, mut actions, mut claims) = (300, 0, 0, 0);
    random_positions("", games, |game, position| {
        choices += game.count_legal(position);
        actions += usize::from(!game.is_over(position));
        claims += usize::from(position.has_claimed());
    });
    let turns = (actions - claims) as f64 / games as f64;
    assert!((30.0..32.5).contains(&turns), "{turns}");
    let mean = choices as f64 / actions as f64;
    assert!((60.0..67.0).contains(&mean), "{mean}");
}
