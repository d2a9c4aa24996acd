use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_games::core::Rng;
use orrery_games::{AnyGame, with_session};

use crate::control::{Control, Limits};
use crate::eval::Evaluate;
use crate::search::{Searcher, Table};

/// Positions are reached by this many random actions, and searched this deep.
const POSITIONS: [(&str, usize, u32); 12] = [
    ("yinsh", 10, 3),
    ("yinsh", 26, 4),
    ("yinsh", 44, 4),
    ("yinsh:blitz", 30, 4),
    ("lyngk:seed=1", 0, 3),
    ("lyngk:seed=2", 8, 3),
    ("lyngk:seed=3", 18, 4),
    ("lyngk:seed=4;six", 14, 4),
    ("kulami", 2, 9),
    ("kulami:board=irregular", 10, 10),
    ("kulami:board=example;level1", 16, 10),
    ("kulami:level2", 24, 12),
];

/// Searches fixed positions to a fixed depth on one thread: the number of positions visited is the same on every
/// machine.
pub fn bench_nodes() -> u64 {
    POSITIONS.iter().map(|&(config, actions, depth)| position_nodes(config, actions, depth)).sum()
}

/// [`bench_nodes`], and how many a second.
#[cfg(not(target_arch = "wasm32"))]
pub fn bench() -> (u64, u64) {
    let begun = std::time::Instant::now();
    let nodes = bench_nodes();
    (nodes, (nodes as f64 / begun.elapsed().as_secs_f64().max(1e-6)) as u64)
}

fn position_nodes(config: &str, actions: usize, depth: u32) -> u64 {
    let game = AnyGame::from_config(config).expect("a config of the list above");
    with_session!(&game, session => nodes(&**session.game(), *session.position(), actions, depth))
}

fn nodes<G: Evaluate>(game: &G, mut position: G::Position, actions: usize, depth: u32) -> u64 {
    let mut rng = Rng::new(1);
    for _ in 0..actions {
        if game.is_over(&position) {
            break;
        }
        let action = game.random_action(&position, &mut rng);
        game.play_unchecked(&mut position, action);
    }
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
    let table = Table::new(8);
    let mut searcher = Searcher::new(game, &table, limits, control);
    if !game.is_over(&position) {
        searcher.run(&position, 1, 1, |_| ());
    }
    searcher.nodes()
}
