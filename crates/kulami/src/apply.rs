use crate::position::KEYS;
use crate::{Action, Hole, Holes, Kulami, Position};

impl Kulami {
    /// Plays a legal action.
    #[inline]
    pub(crate) fn apply(&self, position: &mut Position, action: Action) {
        let Action::Place(cell) = action else {
            position.swapped = true;
            return;
        };
        let hole = self.board().hole_at[cell.index()];
        if hole == Hole::NONE {
            return;
        }
        let colour = position.turn().index();
        position.marbles[colour] |= hole.into();
        position.marbles_key ^= KEYS.marbles[colour][hole.index()];
        position.previous = position.last;
        position.last = hole;
        position.open = self.open_holes(position);
    }

    /// The holes that may be played: those in line with the last marble (K6), empty, and on neither of the two
    /// tiles used last (K7). None when no marble is left (K8).
    #[inline]
    pub(crate) fn open_holes(&self, position: &Position) -> Holes {
        if position.placed() >= 2 * Kulami::MARBLES {
            return Holes::NONE;
        }
        let board = self.board();
        let barred = position.occupied() | board.own_tile[position.previous.index()];
        board.reach[position.last.index()] & !barred
    }
}
