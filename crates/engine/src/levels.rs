use std::time::Duration;

use orrery_games::core::Symmetric;

use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Nets};
use crate::novice::Novice;
use crate::opening::{self, CHOICE, Opening};
use crate::reference::lot;
use crate::search::{Info, Searcher, Table};
use crate::sight::Sight;
use crate::think::{Options, think};

/// What makes a level that searches: how far it looks, and how much it overlooks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Plies at most.
    pub depth: u32,
    /// Positions at most: the same on every device.
    pub nodes: u64,
    /// Of a thousand actions so many are overlooked: their own, and the other side's.
    pub misses: [u32; 2],
}

/// How a level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    /// By what one sees at once.
    Novice(Novice),
    /// By search within a budget.
    Search(Budget),
}

/// How levels 1 to 9 play a game; level 10 is full strength.
pub type Levels = [Skill; 9];

/// What level 10, full strength, takes for an action.
const FULL_STRENGTH: Duration = Duration::from_millis(1000);

/// The last level that begins its games by lot among what is natural.
const LAST_VARIED: u32 = 7;

/// The action of level `options.level`, 1 to 10, in a game that is not over. Stricter limits are kept too.
pub fn choose<G: Evaluate + Symmetric>(
    game: &G,
    position: &G::Position,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    mut report: impl FnMut(&Info<G::Action>),
) -> G::Action {
    if let Some(action) = options.method.at_sight(game, position, options.seed) {
        return action;
    }
    if let [only] = game.legal(position).as_slice() {
        return *only;
    }
    let (level, seed) = (options.level.max(1), options.seed);
    if level <= LAST_VARIED
        && let Some(action) = Opening::Varied.at_sight(game, position, seed)
    {
        return action;
    }
    let skill = game.levels().get(level as usize - 1).copied();
    let budget = match skill {
        Some(Skill::Novice(novice)) => return novice.choose(game, position, seed),
        Some(Skill::Search(budget)) => Some(budget),
        None => None,
    };
    // Who does not vary plays what is best, of what is equally good another one in each game.
    let turn = (level > LAST_VARIED).then(|| opening::turn(game, position, seed));
    let report = |info: &Info<G::Action>| match turn {
        Some(turn) => report(&opening::turned(game, turn, info)),
        None => report(info),
    };
    let action = match budget {
        Some(budget) => searching(game, position, &budget, options, limits, control, table, report),
        None => {
            let time = limits.time.map_or(FULL_STRENGTH, |time| time.min(FULL_STRENGTH));
            let soft_time = Some(limits.soft_time.unwrap_or(time * 6 / 10));
            let limits = Limits { time: Some(time), soft_time, ..*limits };
            think(game, position, options, &limits, control, table, report)[0].actions[0]
        }
    };
    turn.map_or(action, |turn| game.map_action(turn, action))
}

/// The action of a level that searches within a budget.
#[allow(clippy::too_many_arguments)]
fn searching<G: Evaluate>(
    game: &G,
    position: &G::Position,
    budget: &Budget,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    report: impl FnMut(&Info<G::Action>),
) -> G::Action {
    let nodes = Some(limits.nodes.map_or(budget.nodes, |nodes| nodes.min(budget.nodes)));
    let depth = Some(limits.depth.map_or(budget.depth, |depth| depth.min(budget.depth)));
    let limits = Limits { nodes, depth, ..*limits };
    let learned = Nets::first_level(G::NAME).is_some_and(|first| options.level >= first);
    let nets = if learned { &options.nets } else { &Nets::default() };
    let sight = Sight::new(budget.misses, game.to_act(position), options.seed);
    let judge = game.judge(nets);
    let mut searcher = Searcher::new(game, judge, table, limits, control).with_sight(sight);
    if options.level > LAST_VARIED || !game.is_opening(position) {
        return searcher.run(position, 1, 1, report)[0].actions[0];
    }
    let lines = searcher.run(position, 1, CHOICE, report);
    opening::one_of(&lines, &mut lot(game, position, options.seed)).actions[0]
}
