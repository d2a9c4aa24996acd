//! The moves of neutral stacks, found for all stacks at once.

use orrery_core::nth_set_bit;

use crate::board::{Lanes, RAYS, before, lanes};
use crate::{Point, Position};

/// The moves of stacks with a neutral top, which both players have alike.
///
/// A neutral stack goes to the next stack on a line (L7), so its moves are pairs of stacks next to each other.
/// A pair is known by its lower point and the ascending direction to the other.
pub(crate) struct NeutralMoves {
    /// First the pairs whose lower stack can go to the other, then those whose higher stack can.
    pairs: [Lanes; 2],
}

impl NeutralMoves {
    /// What the higher stack of each pair is like is brought to the lower one, and compared (L8, L9).
    #[inline(never)]
    pub(crate) fn new(position: &Position, limit: usize) -> NeutralMoves {
        // Stacks at the limit take no part.
        let low = position.higher(0) & !position.higher(limit - 1);
        let neutral = position.neutral_tops() & low;
        let (sets, foes) = position.foes(limit);
        let [c0, c1, c2, c3, c4, h1, h2, h3, h4] = sets;
        let there = before(position.higher(0), &[c0, c1, c2, c3, c4, h1, h2, h3, h4, neutral, low]);
        let (neutral_there, low_there) = (there[9], there[10]);
        let clash = lanes(|i| (0..foes.len()).fold(0, |clash, n| clash | foes[n] & there[n][i]));
        let fit = lanes(|i| low & low_there[i] & !clash[i]);
        // The heights are the last four sets.
        let lower_here = lanes(|i| (5..9).fold(0, |lower, n| lower | there[n][i] & !sets[n]));
        let lower_there = lanes(|i| (5..9).fold(0, |lower, n| lower | sets[n] & !there[n][i]));
        let ascending = lanes(|i| fit[i] & neutral & !lower_here[i]);
        let descending = lanes(|i| fit[i] & neutral_there[i] & !lower_there[i]);
        NeutralMoves { pairs: [ascending, descending] }
    }

    /// How many moves there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.pairs.as_flattened().iter().map(|pairs| pairs.count_ones()).sum()
    }

    /// Origin and target of the `n`-th move, if there are more than `n`.
    #[inline]
    pub(crate) fn nth(&self, n: u32, occupied: u64) -> Option<(Point, Point)> {
        let (mut passed, mut skipped, mut at) = (0, 0, 0);
        // Goes on to the end without a branch: a random move's set cannot be predicted.
        for pairs in self.pairs.as_flattened() {
            passed += pairs.count_ones();
            skipped = if n >= passed { passed } else { skipped };
            at += usize::from(n >= passed);
        }
        let pairs = self.pairs.as_flattened().get(at)?;
        let lower = Point::at(nth_set_bit(*pairs, n - skipped));
        let higher = Point::lowest(RAYS[lower.place() as usize][at % 4] & occupied);
        Some(if at < 4 { (lower, higher) } else { (higher, lower) })
    }
}
