use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Action, Phase, Position, Yinsh};

use super::Evaluate;
use crate::value::Value;

impl Evaluate for Yinsh {
    const SLOTS: usize = 2 * 121 * 121;
    const DRAWS: u32 = 100;

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(point) | Action::TakeRing(point) => point.index(),
            Action::Move { from, to } => 121 * from.index() + to.index(),
            Action::TakeRow { first, last } => 121 * 121 + 121 * first.index() + last.index(),
            Action::Pass => 0,
        }
    }

    fn evaluate(&self, position: &Position) -> Value {
        let me = self.to_act(position);
        let side = |player: Player| {
            2000 * i32::from(position.removed(player)) + 30 * position.markers(player).len() as i32
        };
        side(me) - side(!me)
    }

    fn promise(&self, _: &Position, _: Action) -> i32 {
        0
    }

    fn is_aftermath(position: &Position) -> bool {
        matches!(position.phase(), Phase::Row | Phase::Ring)
    }
}
