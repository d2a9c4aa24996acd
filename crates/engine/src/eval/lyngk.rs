use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Action, Lyngk, Position};

use super::Evaluate;
use crate::value::Value;

impl Evaluate for Lyngk {
    const SLOTS: usize = 43 * 43 + 6;
    const DRAWS: u32 = 50;

    fn slot(action: Action) -> usize {
        match action {
            Action::Move { from, to } => 43 * from.index() + to.index(),
            Action::Claim(colour) => 43 * 43 + colour.index(),
            Action::Pass => 43 * 43 + 5,
        }
    }

    fn evaluate(&self, position: &Position) -> Value {
        let me = self.to_act(position);
        let side = |player: Player| {
            let tops: usize = position.claims(player).map(|colour| position.topped_by(colour).len()).sum();
            1500 * i32::from(position.won(player)) + 50 * tops as i32
        };
        side(me) - side(!me)
    }

    fn promise(&self, _: &Position, _: Action) -> i32 {
        0
    }

    fn is_aftermath(_: &Position) -> bool {
        false
    }
}
