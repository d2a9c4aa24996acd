use std::time::Duration;

use crate::control::{Control, Limits};
use crate::eval::Evaluate;
use crate::search::{Info, Searcher, Table};
use crate::sight::Sight;
use crate::think::{Options, think};

/// What makes a level: how far it looks, and how much it overlooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Plies at most.
    depth: u32,
    /// Positions at most: the same on every device.
    nodes: u64,
    /// Of a thousand actions so many are overlooked.
    misses: u32,
}

/// Levels 1 to 9; level 10 is full strength.
const LEVELS: [Level; 9] = [
    Level { depth: 1, nodes: 1_000, misses: 800 },
    Level { depth: 1, nodes: 1_000, misses: 600 },
    Level { depth: 2, nodes: 2_000, misses: 500 },
    Level { depth: 2, nodes: 4_000, misses: 350 },
    Level { depth: 3, nodes: 8_000, misses: 250 },
    Level { depth: 4, nodes: 12_000, misses: 160 },
    Level { depth: 99, nodes: 16_000, misses: 90 },
    Level { depth: 99, nodes: 40_000, misses: 40 },
    Level { depth: 99, nodes: 120_000, misses: 0 },
];

/// What level 10 takes for an action.
const FULL_STRENGTH: Duration = Duration::from_millis(1000);

/// The action of level `options.level`, 1 to 10, in a game that is not over. Stricter limits are kept too.
pub fn choose<G: Evaluate>(
    game: &G,
    position: &G::Position,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    report: impl FnMut(&Info<G::Action>),
) -> G::Action {
    if let [only] = game.legal(position).as_slice() {
        return *only;
    }
    let lines = match LEVELS.get(options.level.max(1) as usize - 1) {
        Some(level) => {
            let nodes = limits.nodes.map_or(level.nodes, |nodes| nodes.min(level.nodes));
            let depth = limits.depth.map_or(level.depth, |depth| depth.min(level.depth));
            let limits = Limits { nodes: Some(nodes), depth: Some(depth), ..*limits };
            let sight = Sight::new(level.misses, options.seed);
            Searcher::new(game, table, limits, control).with_sight(sight).run(position, 1, 1, report)
        }
        None => {
            let time = limits.time.map_or(FULL_STRENGTH, |time| time.min(FULL_STRENGTH));
            let soft_time = Some(limits.soft_time.unwrap_or(time * 6 / 10));
            let limits = Limits { time: Some(time), soft_time, ..*limits };
            think(game, position, options, &limits, control, table, report)
        }
    };
    lines[0].actions[0]
}
