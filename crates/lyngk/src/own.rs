//! The moves of stacks that belong to a player.

use orrery_core::{Player, nth_set_bit};

use crate::board::seen_from;
use crate::position::CLAIMS;
use crate::{Point, Points, Position};

/// How many stacks a colour can top (L2).
const TOPS: usize = 8;

/// The moves of stacks topped by the colours of one player.
pub(crate) struct OwnMoves {
    /// For each of his colours the stacks topped by it.
    tops: [u64; CLAIMS as usize],
    /// For each of these, in ascending order, where it can land.
    targets: [[u64; TOPS]; CLAIMS as usize],
}

impl OwnMoves {
    /// Stacks topped by the same colour that see each other form a chain, and each can step along all of it. That
    /// the stack on the way has left its point changes nothing: what is seen through the gap is seen from it.
    /// So all stacks of a chain share what is seen from any of them (L10).
    #[inline]
    pub(crate) fn new(position: &Position, player: Player, limit: usize) -> OwnMoves {
        let mut moves = OwnMoves { tops: [0; 2], targets: [[0; TOPS]; 2] };
        let mut colours = position.claims[player.index()];
        for (tops, targets) in moves.tops.iter_mut().zip(&mut moves.targets) {
            if colours == 0 {
                break;
            }
            *tops = position.topped[colours.trailing_zeros() as usize % 5];
            colours &= colours - 1;
            let mut places = [0; TOPS];
            let mut seen = [0; TOPS];
            for ((seen, place), from) in seen.iter_mut().zip(&mut places).zip(Points(*tops)) {
                *place = from.place();
                *seen = seen_from(from.place(), position.higher[0]);
            }
            // Whoever sees a stack of the chain sees what it sees: one stack after the other (Warshall).
            for n in 0..TOPS.min(tops.count_ones() as usize) {
                let (place, beyond) = (places[n], seen[n]);
                for seen in &mut seen {
                    *seen |= beyond & (*seen >> place & 1).wrapping_neg();
                }
            }
            let landings = position.landings(&places, limit);
            for n in 0..TOPS {
                targets[n] = seen[n] & landings[n];
            }
        }
        moves
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.targets.iter().flatten().map(|targets| targets.count_ones()).sum()
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
    /// Where the stack at each place fits by colours and height (L8).
    #[inline(never)]
    pub(crate) fn landings<const N: usize>(&self, places: &[u32; N], limit: usize) -> [u64; N] {
        let mut clash = [0; N];
        for set in &self.holding {
            for (clash, place) in clash.iter_mut().zip(places) {
                *clash |= set & (set >> place & 1).wrapping_neg();
            }
        }
        for n in 0..limit {
            // More than n and more than limit − 1 − n pieces are together more than the limit.
            let (set, foe) = (self.higher[n], self.higher[limit - 1 - n]);
            for (clash, place) in clash.iter_mut().zip(places) {
                *clash |= foe & (set >> place & 1).wrapping_neg();
            }
        }
        clash.map(|clash| self.higher[0] & !clash)
    }
}
