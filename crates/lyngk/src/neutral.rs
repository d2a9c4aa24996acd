//! The moves of neutral stacks, found for all stacks at once.

use orrery_core::nth_set_bit;

use crate::board::{Lanes, RAYS, before, lanes};
use crate::{Point, Position};

/// The moves of stacks with a neutral top, which both players have alike.
///
/// A neutral stack goes to the next stack on a line (L7), so its moves are pairs of stacks next to each other.
/// A pair is known by its lower point and the ascending direction to the other.
pub(crate) struct NeutralMoves {
    /// Pairs whose lower stack can go to the other.
    ascending: Lanes,
    /// Pairs whose higher stack can go to the other.
    descending: Lanes,
}

impl NeutralMoves {
    /// What the higher stack of each pair is like is brought to the lower one, and compared (L8, L9).
    #[inline(never)]
    pub(crate) fn new(position: &Position, limit: usize) -> NeutralMoves {
        let [h0, h1, h2, h3, h4, _] = position.higher;
        let [c0, c1, c2, c3, c4] = position.holding;
        // Stacks at the limit take no part.
        let low = h0 & !position.higher[limit - 1];
        let neutral = position.neutral_tops() & low;
        let here = [c0, c1, c2, c3, c4, h1, h2, h3, h4, neutral, low];
        let there = before(h0, &here);
        let (neutral_there, low_there) = (there[9], there[10]);
        // What must not meet: the same colours; and more than n with more than limit − 1 − n pieces.
        let high = |n: usize| position.higher[limit - 1 - n];
        let foes = [c0, c1, c2, c3, c4, high(1), high(2), high(3), high(4)];
        let clash = lanes(|i| (0..9).fold(0, |clash, n| clash | foes[n] & there[n][i]));
        let fit = lanes(|i| low & low_there[i] & !clash[i]);
        let lower_here = lanes(|i| (5..9).fold(0, |lower, n| lower | there[n][i] & !here[n]));
        let lower_there = lanes(|i| (5..9).fold(0, |lower, n| lower | here[n] & !there[n][i]));
        NeutralMoves {
            ascending: lanes(|i| fit[i] & neutral & !lower_here[i]),
            descending: lanes(|i| fit[i] & neutral_there[i] & !lower_there[i]),
        }
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.ascending.iter().chain(&self.descending).map(|pairs| pairs.count_ones()).sum()
    }

    /// Origin and target of the `n`-th move, if there are more than `n`.
    #[inline]
    pub(crate) fn nth(&self, mut n: u32, occupied: u64) -> Option<(Point, Point)> {
        for (direction, (&up, &down)) in self.ascending.iter().zip(&self.descending).enumerate() {
            for (pairs, ascending) in [(up, true), (down, false)] {
                let count = pairs.count_ones();
                if n < count {
                    let lower = nth_set_bit(pairs, n);
                    let higher = Point::lowest(RAYS[lower as usize][direction] & occupied);
                    let lower = Point::at(lower);
                    return Some(if ascending { (lower, higher) } else { (higher, lower) });
                }
                n -= count;
            }
        }
        None
    }
}
