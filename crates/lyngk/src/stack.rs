//! What the rules see of a stack.

use orrery_core::{Rng, random_table};

use crate::Piece;
use crate::board::POINTS;

/// How many bits describe a stack.
pub(crate) const BITS: usize = 16;
/// The first of six bits: the n-th is set if there are more than n pieces.
pub(crate) const HIGHER: usize = 0;
/// The first of five bits: which colours the stack contains.
pub(crate) const HOLDING: usize = 6;
/// The first of five bits: which colour is on top, or none.
pub(crate) const TOPPED: usize = 11;

/// A stack as the rules see it, without the order of the pieces below the top: height, colours and top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack(pub u64);

impl Stack {
    /// No stack.
    pub(crate) const EMPTY: Stack = Stack(0);

    /// A stack of one piece.
    pub(crate) fn of(piece: Piece) -> Stack {
        let colour = piece
            .colour()
            .map_or(0, |colour| 1 << (HOLDING + colour.index()) | 1 << (TOPPED + colour.index()));
        Stack(1 << HIGHER | colour)
    }

    /// How many pieces.
    #[inline]
    pub(crate) fn height(self) -> usize {
        (self.0 >> HIGHER & 0b11_1111).count_ones() as usize
    }

    /// The index of the top piece's kind. Without a coloured top that is the joker's.
    #[inline]
    pub(crate) fn top(self) -> usize {
        (self.0 >> TOPPED | 1 << Piece::Joker.index()).trailing_zeros() as usize
    }

    /// This stack put on `target`. More than six pieces count as six.
    #[inline]
    pub(crate) fn on(self, target: Stack) -> Stack {
        let holding = (self.0 | target.0) & 0b1_1111 << HOLDING;
        let topped = self.0 & 0b1_1111 << TOPPED;
        let height = (self.height() + target.height()).min(6);
        Stack(topped | holding | ((1 << height) - 1) << HIGHER)
    }

    /// The hash of this stack on the point with this index.
    #[inline]
    pub(crate) fn key(self, index: usize) -> u64 {
        let keys = &KEYS[index];
        keys.heights[self.height()]
            ^ keys.holding[(self.0 >> HOLDING & 0b1_1111) as usize]
            ^ keys.tops[self.top()]
    }
}

/// Random numbers for hashing what stands on a point.
#[derive(Clone, Copy)]
struct Keys {
    heights: [u64; 7],
    holding: [u64; 32],
    tops: [u64; 6],
}

random_table! {
    static KEYS: [Keys; POINTS] = {
        const fn draw<const N: usize>(rng: &mut Rng) -> [u64; N] {
            let mut keys = [0; N];
            let mut i = 0;
            while i < N {
                keys[i] = rng.next();
                i += 1;
            }
            keys
        }
        let mut rng = Rng::new(0x4C_59_4E_47_4B);
        let mut keys = [Keys { heights: [0; 7], holding: [0; 32], tops: [0; 6] }; POINTS];
        let mut i = 0;
        while i < POINTS {
            keys[i] = Keys { heights: draw(&mut rng), holding: draw(&mut rng), tops: draw(&mut rng) };
            i += 1;
        }
        keys
    };
}
