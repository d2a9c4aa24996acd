//! The evaluation of Kulami, and how the engine uses exact endings.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::{
    Control, Evaluate, KulamiSolver, Limits, Linear, Node, Options, Table, think, weighted_sum,
};
use orrery_games::core::{Game, Rng, Symmetric};
use orrery_games::kulami::{Board, Config, Kulami, Position, Scoring};

const SCORINGS: [Scoring; 4] = [Scoring::BASIC, Scoring::LEVEL1, Scoring::LINES, Scoring::LEVEL2];

fn games() -> Vec<Kulami> {
    let boards =
        [Board::named("square").expect("a name"), Board::random_square(3), Board::random_irregular(3)];
    let game = |board: &Board, scoring| Kulami::new(&Config { board: board.clone(), scoring, swap: true });
    let all = boards.iter().flat_map(|board| SCORINGS.map(|scoring| game(board, scoring).expect("a game")));
    all.collect()
}

/// All positions of some random games in which something is to be decided.
fn each_position(mut visit: impl FnMut(&Kulami, &Position)) {
    for game in games() {
        let mut rng = Rng::new(7);
        for _ in 0..5 {
            let mut position = game.start();
            while !game.is_over(&position) {
                visit(&game, &position);
                let action = game.random_action(&position, &mut rng);
                game.play_unchecked(&mut position, action);
            }
        }
    }
}

#[test]
fn the_value_is_the_weighted_sum_of_the_features() {
    each_position(|game, position| {
        let mut counts = vec![0; Kulami::WEIGHTS.len()];
        game.features(position, &mut counts);
        let expected = weighted_sum(&counts, Kulami::WEIGHTS);
        assert_eq!(game.evaluate(position), expected, "{}", game.code(position));
        assert!(expected.abs() <= 20_000);
    });
}

#[test]
fn what_is_kept_along_the_way_is_what_would_be_counted() {
    for game in games() {
        let mut rng = Rng::new(8);
        for _ in 0..5 {
            let mut node = <Kulami as Evaluate>::Node::new(&game, &game.start());
            while !game.is_over(node.position()) {
                let action = game.random_action(node.position(), &mut rng);
                node.play(&game, action);
                let counted = <Kulami as Evaluate>::Node::new(&game, node.position());
                assert_eq!(node.key(&game), counted.key(&game), "{}", game.code(node.position()));
                assert_eq!(node.evaluate(&game), counted.evaluate(&game), "{}", game.code(node.position()));
            }
        }
    }
}

#[test]
fn turning_the_board_changes_nothing() {
    each_position(|game, position| {
        for &symmetry in Kulami::all_symmetries() {
            let image = game.map_position(symmetry, position);
            assert_eq!(game.image(symmetry).evaluate(&image), game.evaluate(position));
        }
    });
}

#[test]
fn slots_differ_and_promises_are_below_killers() {
    each_position(|game, position| {
        for action in game.legal(position) {
            assert!(Kulami::slot(action) < Kulami::SLOTS);
            assert!(game.promise(position, action).abs() < 1 << 16);
        }
    });
}

/// A position with `left` marbles to come.
fn late_position(game: &Kulami, left: u32, rng: &mut Rng) -> Position {
    loop {
        let mut position = game.start();
        while position.placed() < 2 * Kulami::MARBLES - left && !game.is_over(&position) {
            let action = game.random_action(&position, rng);
            game.play_unchecked(&mut position, action);
        }
        if !game.is_over(&position) {
            return position;
        }
    }
}

#[test]
fn late_in_the_game_answers_are_exact_and_stay_so() {
    let stop = AtomicBool::new(false);
    let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
    let limits = Limits { nodes: Some(20_000_000), ..Limits::default() };
    let table = Table::new(1);
    let mut rng = Rng::new(3);
    for game in games() {
        let mut position = late_position(&game, 16, &mut rng);
        let mut expected = None;
        while !game.is_over(&position) {
            let lines = think(&game, &position, &Options::default(), &limits, control, &table, |_| ());
            let line = &lines[0];
            assert!(line.proved, "{}", game.code(&position));
            let margin = line.margin.expect("a margin");
            assert_eq!(line.value.signum(), margin.signum());
            if let Some(expected) = expected {
                assert_eq!(margin, expected, "{}", game.code(&position));
            }
            expected = Some(-margin);
            game.play(&mut position, line.actions[0]).expect("a legal action");
        }
    }
}

/// Random positions have no story to tell by heart, but an exact end.
#[test]
fn who_is_seen_ahead_mostly_wins() {
    let stop = AtomicBool::new(false);
    let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
    let mut rng = Rng::new(11);
    for (game, wanted) in games().iter().zip([80, 70, 70, 70].into_iter().cycle()) {
        let mut solver = KulamiSolver::new(game, 1);
        let (mut right, mut all) = (0, 0);
        while all < 60 {
            let position = late_position(game, 14, &mut rng);
            let solved = solver.solve(&position, &Limits::default(), control).expect("no limits");
            if solved.margin.abs() >= 2 {
                all += 1;
                right += i32::from(solved.margin.signum() == game.evaluate(&position).signum());
            }
        }
        assert!(100 * right >= wanted * all, "{right} of {all} in {}", game.config());
    }
}
