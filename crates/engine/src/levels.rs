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
    pub depth: u32,
    /// Positions at most: the same on every device.
    pub nodes: u64,
    /// Of a thousand actions so many are overlooked.
    pub misses: u32,
}

/// What level 10, full strength, takes for an action.
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
    let lines = match G::LEVELS.get(options.level.max(1) as usize - 1) {
        Some(level) => return choose_at(game, position, level, options.seed, limits, control, table, report),
        None => {
            let time = limits.time.map_or(FULL_STRENGTH, |time| time.min(FULL_STRENGTH));
            let soft_time = Some(limits.soft_time.unwrap_or(time * 6 / 10));
            let limits = Limits { time: Some(time), soft_time, ..*limits };
            think(game, position, options, &limits, control, table, report)
        }
    };
    lines[0].actions[0]
}

/// The action of somebody who looks so far and overlooks so much.
#[allow(clippy::too_many_arguments)]
pub fn choose_at<G: Evaluate>(
    game: &G,
    position: &G::Position,
    level: &Level,
    seed: u64,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    report: impl FnMut(&Info<G::Action>),
) -> G::Action {
    let nodes = Some(limits.nodes.map_or(level.nodes, |nodes| nodes.min(level.nodes)));
    let depth = Some(limits.depth.map_or(level.depth, |depth| depth.min(level.depth)));
    let limits = Limits { nodes, depth, ..*limits };
    let searcher = Searcher::new(game, table, limits, control);
    let lines = searcher.with_sight(Sight::new(level.misses, seed)).run(position, 1, 1, report);
    lines[0].actions[0]
}
