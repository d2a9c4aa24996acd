//! What levels promise besides strength, which matches measure (docs/LEVELS.md): weakness that looks human, and openings
//! that differ.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::{Control, Evaluate, Limits, Opening, Options, Table, choose};
use orrery_games::Session;
use orrery_games::core::{Game, Player, Rng, Symmetric};
use orrery_games::yinsh::{Action, Phase, Point, Position, Yinsh};

fn answer<G: Evaluate + Symmetric>(game: &G, position: &G::Position, level: u32, seed: u64) -> G::Action {
    let (stop, table) = (AtomicBool::new(false), Table::new(1));
    let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
    // The searching levels look at little here: what is asked is how they begin.
    let limits = Limits { nodes: Some(2_000), ..Limits::default() };
    choose(game, position, &Options { level, seed, ..Options::default() }, &limits, control, &table, |_| ())
}

fn game<G: Game>(config: &str) -> (G, G::Position) {
    let session = Session::<G>::from_config(config).unwrap();
    ((**session.game()).clone(), *session.start())
}

/// Steps between two points.
fn steps(one: Point, other: Point) -> i32 {
    let [x, y] =
        [(one.column(), other.column()), (one.row(), other.row())].map(|(a, b)| i32::from(a) - i32::from(b));
    x.abs().max(y.abs()).max((y - x).abs())
}

#[test]
fn level_one_takes_a_row_that_it_can_take() {
    let (game, start) = game::<Yinsh>("yinsh");
    let mut rng = Rng::new(3);
    let (mut chances, mut taken) = (0, 0);
    while chances < 300 {
        let mut position = start;
        while !game.is_over(&position) && chances < 300 {
            let makes_row = |action: &Action| {
                let mut next = position;
                game.play_unchecked(&mut next, *action);
                let is_own = game.to_act(&next) == game.to_act(&position);
                matches!(action, Action::Move { .. }) && next.phase() == Phase::Row && is_own
            };
            if game.legal(&position).iter().any(makes_row) {
                chances += 1;
                taken += i32::from(makes_row(&answer(&game, &position, 1, rng.next())));
            }
            let action = game.random_action(&position, &mut rng);
            game.play_unchecked(&mut position, action);
        }
    }
    assert!(taken * 100 >= chances * 80, "{taken} of {chances}");
}

/// The rings of both when all are placed.
fn placed(level: u32, seed: u64) -> Position {
    let (game, mut position) = game::<Yinsh>("yinsh");
    while position.phase() == Phase::Place {
        let side = game.to_act(&position).index() as u64;
        let action = answer(&game, &position, level, seed ^ side << 16);
        game.play_unchecked(&mut position, action);
    }
    position
}

#[test]
fn rings_are_placed_differently_from_game_to_game_and_not_in_a_corner() {
    for level in 1..=7 {
        let mut seen = HashSet::new();
        for seed in 0..100 {
            let position = placed(level, seed);
            for player in Player::BOTH {
                let rings: Vec<Point> = position.rings(player).into_iter().collect();
                let farthest =
                    rings.iter().flat_map(|&one| rings.iter().map(move |&other| steps(one, other))).max();
                assert!(farthest >= Some(4), "level {level}, seed {seed}: {rings:?}");
                seen.insert(rings);
            }
        }
        assert!(seen.len() > 190, "level {level}: {} of 200", seen.len());
    }
}

/// How many different first two actions there are in 100 games.
fn beginnings<G: Evaluate + Symmetric>(config: &str, level: u32) -> usize {
    let (game, start) = game::<G>(config);
    let begun = |seed: u64| {
        let mut position = start;
        [0, 1].map(|side| {
            let action = answer(&game, &position, level, seed ^ side << 16);
            game.play_unchecked(&mut position, action);
            action
        })
    };
    (0..100).map(begun).collect::<HashSet<_>>().len()
}

#[test]
fn first_claims_and_first_marbles_differ_from_game_to_game() {
    for level in 1..=7 {
        let lyngk = beginnings::<orrery_games::lyngk::Lyngk>("lyngk:seed=5", level);
        let kulami = beginnings::<orrery_games::kulami::Kulami>("kulami", level);
        assert!(lyngk >= 5 && kulami >= 5, "level {level}: {lyngk} in LYNGK, {kulami} in Kulami");
    }
}

#[test]
fn strong_levels_begin_on_all_sides_of_the_board() {
    let (game, start) = game::<Yinsh>("yinsh");
    for level in [8, 10] {
        let first: HashSet<_> = (0..60).map(|seed| answer(&game, &start, level, seed)).collect();
        assert!(first.len() >= 3, "level {level}: {first:?}");
        let images = first
            .iter()
            .map(|&action| game.symmetries().into_iter().map(|turn| game.map_action(turn, action)).min());
        // Level 8 overlooks something else in each game.
        let best = images.collect::<HashSet<_>>().len();
        assert!(level == 8 || best == 1, "what is best is best on all sides: {first:?}");
    }
}

#[test]
fn openings_have_names() {
    for opening in [Opening::Searched, Opening::Varied, Opening::Central, Opening::Spread] {
        assert_eq!(opening.to_string().parse(), Ok(opening));
    }
    assert_eq!("huddled".parse::<Opening>(), Err(()));
}
