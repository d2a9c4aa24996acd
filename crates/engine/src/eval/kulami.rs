use orrery_games::core::Game;
use orrery_games::kulami::{Action, Cell, Kulami, Position};

use super::Evaluate;
use crate::value::Value;

impl Evaluate for Kulami {
    const SLOTS: usize = 101;
    const DRAWS: u32 = 150;

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(cell) => slot_of(cell),
            Action::Swap => 100,
        }
    }

    fn evaluate(&self, position: &Position) -> Value {
        let me = self.to_act(position).index();
        let score = self.score(position);
        100 * (score[me] - score[1 - me])
    }

    fn promise(&self, _: &Position, _: Action) -> i32 {
        0
    }

    fn is_aftermath(_: &Position) -> bool {
        false
    }
}

fn slot_of(cell: Cell) -> usize {
    10 * usize::from(cell.column()) + usize::from(cell.row())
}
