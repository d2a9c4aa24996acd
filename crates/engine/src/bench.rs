//! What is measured is what is played: every position is searched by hand and with the nets.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_games::core::Rng;
use orrery_games::{AnyGame, with_session};

use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Nets};
use crate::search::{Searcher, Table};

/// Positions are reached by this many random actions, and searched this deep by hand and, in variants that have a net, with
/// it.
const POSITIONS: [(&str, usize, u32, Option<u32>); 12] = [
    ("yinsh", 10, 3, Some(5)),
    ("yinsh", 26, 4, Some(6)),
    ("yinsh", 44, 4, Some(6)),
    ("yinsh:blitz", 30, 4, None),
    ("lyngk:seed=1", 0, 3, Some(4)),
    ("lyngk:seed=2", 8, 3, Some(6)),
    ("lyngk:seed=3", 18, 4, Some(8)),
    ("lyngk:seed=4;six", 14, 4, None),
    ("kulami", 2, 9, Some(12)),
    ("kulami:board=irregular", 10, 10, Some(12)),
    ("kulami:board=example;level1", 16, 10, None),
    ("kulami:level2", 24, 12, None),
];

/// A search of the bench: on one thread to a fixed depth, so that it is the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchSearch {
    config: &'static str,
    actions: usize,
    has_nets: bool,
    depth: u32,
    /// How many positions it visited.
    pub nodes: u64,
}

impl fmt::Display for BenchSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BenchSearch { config, actions, has_nets, depth, nodes } = self;
        let judge = if *has_nets { "net" } else { "hand" };
        write!(f, "{config} after {actions}, depth {depth}, {judge}: {nodes}")
    }
}

/// Searches the positions of the bench one after another: by hand without nets, else with these.
pub fn bench_searches(nets: Option<&Nets>) -> impl Iterator<Item = BenchSearch> {
    let has_nets = nets.is_some();
    let nets = nets.cloned().unwrap_or_default();
    POSITIONS.into_iter().filter_map(move |(config, actions, by_hand, with_net)| {
        let depth = if has_nets { with_net? } else { by_hand };
        let game = AnyGame::from_config(config).expect("a config of the list above");
        let nodes = with_session!(&game, session => {
            nodes(&**session.game(), *session.position(), actions, depth, &nets)
        });
        Some(BenchSearch { config, actions, has_nets, depth, nodes })
    })
}

/// How many positions all searches of the bench visit by hand or with these nets, and how long that takes.
#[cfg(not(target_arch = "wasm32"))]
pub fn bench(nets: Option<&Nets>) -> (u64, Duration) {
    let begun = std::time::Instant::now();
    let nodes = bench_searches(nets).map(|search| search.nodes).sum();
    (nodes, begun.elapsed())
}

fn nodes<G: Evaluate>(game: &G, mut position: G::Position, actions: usize, depth: u32, nets: &Nets) -> u64 {
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
    let mut searcher = Searcher::new(game, game.judge(nets), &table, limits, control);
    if !game.is_over(&position) {
        searcher.run(&position, 1, 1, |_| ());
    }
    searcher.nodes()
}
