use orrery_core::Rng;

use crate::{Action, Hole, Holes, Kulami, Position};

impl Kulami {
    /// Replaces `actions` by the legal ones: holes ascending, then the swap.
    pub(crate) fn list_actions(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(self.board().cells_of(position.open).map(Action::Place));
        if self.may_swap(position) {
            actions.push(Action::Swap);
        }
    }

    #[inline]
    pub(crate) fn count_actions(&self, position: &Position) -> usize {
        position.open.len() as usize + usize::from(self.may_swap(position))
    }

    /// A legal action, each as likely. In a finished game, where there is none: some action.
    #[inline]
    pub(crate) fn pick_action(&self, position: &Position, rng: &mut Rng) -> Action {
        let holes = position.open.len() as usize;
        let drawn = rng.index(holes + usize::from(self.may_swap(position)));
        if drawn == holes {
            return Action::Swap;
        }
        Action::Place(self.board().cell(nth_hole(position.open, drawn)))
    }
}

/// The n-th lowest hole of a set, counted from 0, which has more than n.
#[inline]
fn nth_hole(holes: Holes, n: usize) -> Hole {
    let mut holes = holes.bits();
    // Mostly there are fewer choices than eight: six steps without a branch beat a loop of unknown length.
    for step in 0..6 {
        holes = if step < n { holes & holes.wrapping_sub(1) } else { holes };
    }
    for _ in 6..n {
        holes &= holes.wrapping_sub(1);
    }
    Hole::at(holes.trailing_zeros() as usize)
}
