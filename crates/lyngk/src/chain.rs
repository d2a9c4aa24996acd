//! Chains: what LYNGK moves run along.

use crate::board::seen_from;
use crate::{Colour, Point, Points, Position};

/// Stacks topped by one colour, of which each can step to each other in the hands of whoever has claimed it (L10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    /// The stacks; one alone is a chain too.
    pub stacks: Points,
    /// The stacks next to any of them on a line, of any colour: where they can land, if they fit.
    pub seen: Points,
}

impl Position {
    /// The chains of the stacks topped by `colour`, whoever has claimed it, in the order of their first points.
    #[inline]
    pub fn chains(&self, colour: Colour) -> impl Iterator<Item = Chain> {
        let (occupied, tops) = (self.occupied().0, self.topped_by(colour).0);
        let mut rest = tops;
        std::iter::from_fn(move || {
            let (mut stacks, mut seen) = (0, 0);
            let mut found = rest & rest.wrapping_neg();
            while found != 0 {
                let stack = Point::lowest(found);
                stacks |= stack.bit();
                seen |= seen_from(stack.place(), occupied);
                found = (found | seen & tops) & !stacks;
            }
            rest &= !stacks;
            (stacks != 0).then_some(Chain { stacks: Points(stacks), seen: Points(seen) })
        })
    }
}
