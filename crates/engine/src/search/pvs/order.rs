//! In which order actions are searched, and which are not.

use super::{Node, Ply, ProbCut, Searcher};
use crate::eval::{Evaluate, Judge};
use crate::value::Value;

/// Ordering: the table's action before all, killers after what promises much.
const FIRST: i32 = 1 << 30;
const KILLER: i32 = 1 << 16;
/// What history can grow to.
const HISTORY_LIMIT: i32 = 1 << 14;

impl<G: Evaluate, J: Judge<G>> Searcher<'_, G, J> {
    /// Fills the list of actions of this ply and values them for ordering.
    pub(super) fn order_actions(&mut self, position: &G::Position, first: Option<u16>, ply: usize) {
        let player = self.game.to_act(position).index();
        let Ply { actions, order, killers, .. } = &mut self.plies[ply];
        self.game.legal_into(position, actions);
        order.clear();
        order.extend(actions.iter().enumerate().filter_map(|(i, &action)| {
            if !self.sight.sees(self.game, position, action) {
                return None;
            }
            let value = if first == Some(i as u16) {
                FIRST
            } else if killers.contains(&Some(action)) {
                KILLER
            } else {
                self.history[G::slot(action)][player] + self.game.promise(position, action)
            };
            Some((value, i as u16))
        }));
        if order.is_empty() {
            order.push((0, 0));
        }
    }

    /// Leaves out, from the `from`-th action in order on, those that seldom better the estimate of the position by as much
    /// as would be needed to be better than `alpha`. Whether there were any.
    pub(super) fn prune_late(&mut self, node: &G::Node, ply: usize, from: usize, alpha: Value) -> bool {
        let needed = alpha - self.estimate(node, alpha - ProbCut::OPEN, alpha + ProbCut::OPEN);
        let Ply { actions, order, .. } = &mut self.plies[ply];
        let count = order.len();
        let mut place = 0;
        order.retain(|&(_, index)| {
            place += 1;
            let gain = || self.judge.gain(self.game, node.position(), actions[index as usize]);
            place <= from || gain().is_none_or(|gain| gain > needed)
        });
        order.len() < count
    }

    /// The next action in order: the rest is left unsorted, since most of it is never looked at.
    pub(super) fn pick(&mut self, ply: usize, from: usize) -> (G::Action, u16) {
        let Ply { actions, order, .. } = &mut self.plies[ply];
        let rest = &order[from..];
        // Of equals the first, so that the order does not hang on how this is done.
        let best =
            rest.iter().enumerate().fold(0, |best, (i, item)| if item.0 > rest[best].0 { i } else { best });
        order.swap(from, from + best);
        let index = order[from].1;
        (actions[index as usize], index)
    }

    /// Remembers an action that refuted, and that those tried before it did not.
    pub(super) fn reward(
        &mut self,
        position: &G::Position,
        action: G::Action,
        depth: i32,
        tried: usize,
        ply: usize,
    ) {
        let player = self.game.to_act(position).index();
        let bonus = (depth * depth).clamp(1, 400);
        let mut credit = |action: G::Action, amount: i32| {
            let value = &mut self.history[G::slot(action)][player];
            *value += amount - *value * amount.abs() / HISTORY_LIMIT;
        };
        credit(action, bonus);
        for i in 0..tried {
            let failed = self.plies[ply].actions[self.plies[ply].order[i].1 as usize];
            credit(failed, -bonus);
        }
        let killers = &mut self.plies[ply].killers;
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
    }
}
