//! What moves: a marble drops into its hole.

use orrery_games::kulami::{Action, Position};

use super::spot;
use crate::{Art, Motion};

pub(super) fn motions(before: &Position, action: Action) -> Vec<Motion> {
    match action {
        Action::Place(cell) => vec![Motion::Drop { art: Art::Marble(before.turn()), at: spot(cell) }],
        // Sides change, marbles stay.
        Action::Swap => Vec::new(),
    }
}
