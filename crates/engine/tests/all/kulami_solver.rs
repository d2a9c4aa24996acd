//! The solver of Kulami endings, held against trying everything.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::{Control, KulamiSolver, Limits};
use orrery_games::core::{Game, Player, Rng};
use orrery_games::kulami::{Board, Config, Kulami, Position, Scoring};

const SCORINGS: [Scoring; 4] = [Scoring::BASIC, Scoring::LEVEL1, Scoring::LINES, Scoring::LEVEL2];

/// The final margin for the player to act, by trying everything.
fn brute_force(game: &Kulami, position: &Position) -> i32 {
    let actions = game.legal(position);
    let after = |&action| {
        let mut next = *position;
        game.play_unchecked(&mut next, action);
        -brute_force(game, &next)
    };
    actions.iter().map(after).max().unwrap_or_else(|| margin(game, position))
}

/// The margin as it stands, for the player to act.
fn margin(game: &Kulami, position: &Position) -> i32 {
    let [first, second] = game.score(position);
    if game.to_act(position) == Player::First { first - second } else { second - first }
}

/// A position of a random game with `left` marbles to come, or none if the game did not last.
fn late_position(game: &Kulami, left: u32, rng: &mut Rng) -> Option<Position> {
    let mut position = game.start();
    while position.placed() < 2 * Kulami::MARBLES - left && !game.is_over(&position) {
        let action = game.random_action(&position, rng);
        game.play_unchecked(&mut position, action);
    }
    (!game.is_over(&position)).then_some(position)
}

fn games() -> Vec<Kulami> {
    let mut boards: Vec<Board> = Board::names().filter_map(Board::named).collect();
    boards.extend([Board::random_square(5), Board::random_irregular(5)]);
    let game = |board: &Board, scoring| Kulami::new(&Config { board: board.clone(), scoring, swap: true });
    let all = boards.iter().flat_map(|board| SCORINGS.map(|scoring| game(board, scoring).expect("a game")));
    all.collect()
}

fn unlimited(stop: &AtomicBool) -> (Limits, Control<'_>) {
    (Limits::default(), Control { elapsed: &|| Duration::ZERO, stop })
}

#[test]
fn a_thousand_late_positions_are_solved_as_by_trying_everything() {
    let stop = AtomicBool::new(false);
    let (limits, control) = unlimited(&stop);
    let games = games();
    let mut rng = Rng::new(24);
    for game in &games {
        let mut solver = KulamiSolver::new(game, 1);
        let mut tried = 0;
        while tried < 1000 / games.len() {
            let left = 1 + rng.index(10) as u32;
            let Some(position) = late_position(game, left, &mut rng) else { continue };
            tried += 1;
            let expected = brute_force(game, &position);
            let code = game.code(&position);
            let solved = solver.solve(&position, &limits, control).expect("no limits");
            assert_eq!(solved.margin, expected, "{code}");
            let proved = solver.prove(&position, &limits, control).expect("no limits");
            assert_eq!(proved.result, expected.signum(), "{code}");
            let achieved = |action| {
                let mut next = position;
                game.play(&mut next, action).expect("legal");
                -brute_force(game, &next)
            };
            assert_eq!(achieved(solved.best), expected, "{code} {}", solved.best);
            assert!(achieved(proved.best).signum() == expected.signum(), "{code} {}", proved.best);
            assert_eq!(solved.line.first(), Some(&solved.best));
        }
    }
}

#[test]
fn whoever_is_stopped_anywhere_has_no_answer() {
    let stop = AtomicBool::new(false);
    let (_, control) = unlimited(&stop);
    let mut rng = Rng::new(7);
    let mut stopped = 0;
    for game in &games() {
        for nodes in (1..20).map(|polls| polls * 4096) {
            let Some(position) = late_position(game, 26, &mut rng) else { continue };
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            stopped += u32::from(KulamiSolver::new(game, 1).prove(&position, &limits, control).is_none());
        }
    }
    assert!(stopped > 50, "only {stopped} were stopped");
}
