//! The moves of stacks that belong to a player.

use orrery_core::{Player, nth_set_bit};

use crate::board::{lanes, seen_from};
use crate::position::CLAIMS;
use crate::{Point, Points, Position};

/// How many stacks a colour can top (L2).
const TOPS: usize = 8;

/// The moves of stacks topped by the colours of one player.
pub(crate) struct OwnMoves {
    /// For each of the player's colours, the stacks topped by it.
    tops: [u64; CLAIMS as usize],
    /// For each of these, in ascending order, where it can land.
    targets: [[u64; TOPS]; CLAIMS as usize],
    count: u32,
}

impl OwnMoves {
    /// Stacks topped by the same colour that see each other form a chain, and each can step along all of it. That
    /// the stack on the way has left its point changes nothing: what is seen through the gap is seen from it.
    /// So all stacks of a chain share what is seen from any of them (L10).
    #[inline]
    pub(crate) fn new(position: &Position, player: Player, limit: usize) -> OwnMoves {
        let mut moves = OwnMoves { tops: [0; 2], targets: [[0; TOPS]; 2], count: 0 };
        let mut colours = position.claims[player.index()];
        for (tops, targets) in moves.tops.iter_mut().zip(&mut moves.targets) {
            if colours == 0 {
                break;
            }
            *tops = position.topped(colours.trailing_zeros() as usize % 5);
            colours &= colours - 1;
            let mut bits = [0; TOPS];
            for ((seen, bit), from) in targets.iter_mut().zip(&mut bits).zip(Points(*tops)) {
                *bit = from.bit();
                *seen = seen_from(from.place(), position.higher(0));
            }
            let stacks = TOPS.min(tops.count_ones() as usize);
            // Whoever sees a stack of the chain sees what it sees: one stack after the other (Warshall).
            for n in 0..stacks {
                let (step, beyond) = (bits[n], targets[n]);
                for seen in targets.iter_mut() {
                    *seen |= if *seen & step == 0 { 0 } else { beyond };
                }
            }
            for (seen, bits) in targets[..stacks].chunks_mut(4).zip(bits.as_chunks().0) {
                for (seen, fitting) in seen.iter_mut().zip(position.fitting(bits, limit)) {
                    *seen &= fitting;
                    moves.count += seen.count_ones();
                }
            }
        }
        moves
    }

    /// How many moves there are.
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// Origin and target of the `n`-th move, if there are more than `n`.
    #[inline]
    pub(crate) fn nth(&self, mut n: u32) -> Option<(Point, Point)> {
        for (from, to) in self.targets() {
            let count = to.count_ones();
            if n < count {
                return Some((from, Point::at(nth_set_bit(to, n))));
            }
            n -= count;
        }
        None
    }

    /// Each stack with the points where it can land.
    #[inline]
    pub(crate) fn targets(&self) -> impl Iterator<Item = (Point, u64)> {
        self.tops
            .into_iter()
            .zip(&self.targets)
            .flat_map(|(tops, targets)| Points(tops).zip(targets.iter().copied()))
    }
}

impl Position {
    /// For each of four stacks, given as bits, the points where it fits by colours and height (L8).
    ///
    /// Four at a time and never inlined for the reason given at [`before`](crate::board::before).
    #[inline(never)]
    pub(crate) fn fitting(&self, stacks: &[u64; 4], limit: usize) -> [u64; 4] {
        let (sets, foes) = self.foes(limit);
        let full = self.higher(limit - 1);
        let low = self.higher(0) & !full;
        lanes(|i| {
            let clash = |n: usize| if sets[n] & stacks[i] == 0 { 0 } else { foes[n] };
            let open = if full & stacks[i] == 0 { low } else { 0 };
            open & !(0..sets.len()).fold(0, |foes, n| foes | clash(n))
        })
    }

    /// What must not meet: no stack in the n-th set of the first list fits onto one in the n-th of the second.
    /// These are stacks with the same colour, and stacks of more than n and of more than limit − 1 − n pieces.
    /// Stacks at the limit, which fit nowhere, need not be in the lists.
    #[inline]
    pub(crate) fn foes(&self, limit: usize) -> ([u64; 9], [u64; 9]) {
        let [c0, c1, c2, c3, c4] = self.holding();
        let high = |n: usize| self.higher(limit - 1 - n);
        (
            [c0, c1, c2, c3, c4, self.higher(1), self.higher(2), self.higher(3), self.higher(4)],
            [c0, c1, c2, c3, c4, high(1), high(2), high(3), high(4)],
        )
    }
}
