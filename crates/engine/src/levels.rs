use std::time::Duration;

use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Nets};
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
    if let Some(action) = options.method.at_sight(game, position, options.seed) {
        return action;
    }
    if let [only] = game.legal(position).as_slice() {
        return *only;
    }
    let Some(level) = G::LEVELS.get(options.level.max(1) as usize - 1) else {
        let time = limits.time.map_or(FULL_STRENGTH, |time| time.min(FULL_STRENGTH));
        let soft_time = Some(limits.soft_time.unwrap_or(time * 6 / 10));
        let limits = Limits { time: Some(time), soft_time, ..*limits };
        return think(game, position, options, &limits, control, table, report)[0].actions[0];
    };
    let nodes = Some(limits.nodes.map_or(level.nodes, |nodes| nodes.min(level.nodes)));
    let depth = Some(limits.depth.map_or(level.depth, |depth| depth.min(level.depth)));
    let limits = Limits { nodes, depth, ..*limits };
    let learned = Nets::first_level(G::NAME).is_some_and(|first| options.level >= first);
    let net = game.net(&options.nets).filter(|_| learned);
    let sight = Sight::new(level.misses, options.seed);
    let mut searcher = Searcher::new(game, table, limits, control).with_sight(sight).with_net(net);
    searcher.run(position, 1, 1, report)[0].actions[0]
}
