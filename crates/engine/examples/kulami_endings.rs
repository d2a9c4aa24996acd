//! How long it takes to solve Kulami endings: `cargo run --release -p orrery-engine --example kulami_endings`.
//!
//! For each scoring, and for several numbers of marbles to come, the median time to find the final margin on one
//! thread, with a table of 64 MB that is empty at first. The positions come from games on random squares: six random
//! marbles, then 1,000 nodes of search for each.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use orrery_engine::games::core::{Game, Rng};
use orrery_engine::games::kulami::{Board, Config, Kulami, Position, Scoring};
use orrery_engine::{Control, Hand, KulamiSolver, Limits, Searcher, Table};

/// Positions for each median.
const POSITIONS: u64 = 21;
const RANDOM: u32 = 6;
const NODES: u64 = 1_000;
const MEGABYTES: usize = 64;

fn main() {
    let scorings = [
        ("basic", Scoring::BASIC, [20, 22, 24]),
        ("level1", Scoring::LEVEL1, [18, 20, 22]),
        ("lines", Scoring::LINES, [18, 20, 22]),
        ("level2", Scoring::LEVEL2, [18, 20, 22]),
    ];
    for (name, scoring, marbles) in scorings {
        for left in marbles {
            let mut times: Vec<Duration> =
                (0..POSITIONS).map(|seed| time_to_solve(scoring, left, seed)).collect();
            times.sort_unstable();
            let [median, most] =
                [times[times.len() / 2], times[times.len() - 1]].map(|time| time.as_secs_f64());
            println!("{name}, {left} marbles to come: median {median:.3} s, at most {most:.3} s");
        }
    }
}

fn time_to_solve(scoring: Scoring, left: u32, seed: u64) -> Duration {
    let (game, position) =
        (0..).find_map(|try_| late_position(scoring, left, 1000 * seed + try_)).expect("a game");
    let mut solver = KulamiSolver::new(&game, MEGABYTES);
    let begun = Instant::now();
    let solved = solver.solve(&position, &Limits::default(), unlimited(&AtomicBool::new(false)));
    assert!(solved.is_some(), "nothing limits the solver");
    begun.elapsed()
}

/// A position of a game that lasted so long.
fn late_position(scoring: Scoring, left: u32, seed: u64) -> Option<(Kulami, Position)> {
    let config = Config { board: Board::random_square(seed), scoring, swap: false };
    let game = Kulami::new(&config).expect("a config");
    let (mut position, mut rng) = (game.start(), Rng::new(seed));
    let mut table = Table::new(1);
    while !game.is_over(&position) && position.placed() < 2 * Kulami::MARBLES - left {
        let action = if position.placed() < RANDOM {
            game.random_action(&position, &mut rng)
        } else {
            table.clear();
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            let stop = AtomicBool::new(false);
            Searcher::new(&game, Hand, &table, limits, unlimited(&stop)).run(&position, 1, 1, |_| ())[0]
                .actions[0]
        };
        game.play_unchecked(&mut position, action);
    }
    (!game.is_over(&position)).then_some((game, position))
}

fn unlimited(stop: &AtomicBool) -> Control<'_> {
    Control { elapsed: &|| Duration::ZERO, stop }
}
