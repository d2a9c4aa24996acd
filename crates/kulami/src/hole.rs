use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::Board;

/// A hole of a board, by its number: holes ascend with their cells. Which cell that is, the [`Board`] knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hole(u8);

impl Hole {
    /// Where there is no hole or no marble yet. Tables have a place for it, so that play need not ask.
    pub(crate) const NONE: Hole = Hole(Board::HOLES as u8);

    /// All holes, ascending: the same for every board.
    pub fn all() -> Holes {
        Holes::ALL
    }

    /// The hole's place in tables: below [`Board::HOLES`], ascending like the holes.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The hole with this number, below [`Board::HOLES`].
    #[inline]
    pub(crate) fn at(index: usize) -> Hole {
        debug_assert!(index < Board::HOLES, "{index} is no hole");
        Hole(index as u8)
    }

    /// The hole, unless it stands for none.
    #[inline]
    pub(crate) fn some(self) -> Option<Hole> {
        (self != Hole::NONE).then_some(self)
    }
}

/// A set of holes, walked in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Holes(pub(crate) u64);

impl Holes {
    /// No hole.
    pub const NONE: Holes = Holes(0);
    /// Every hole.
    pub const ALL: Holes = Holes(u64::MAX);

    /// The set as bits: bit `n` for the hole with the number `n`.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether `hole` is in the set.
    #[inline]
    pub fn contains(self, hole: Hole) -> bool {
        !(self & hole.into()).is_empty()
    }

    /// How many holes are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The hole with the lowest number, as a set; nothing of nothing.
    #[inline]
    pub const fn lowest(self) -> Holes {
        Holes(self.0 & self.0.wrapping_neg())
    }
}

impl From<Hole> for Holes {
    #[inline]
    fn from(hole: Hole) -> Holes {
        Holes(1 << hole.0)
    }
}

impl FromIterator<Hole> for Holes {
    fn from_iter<T: IntoIterator<Item = Hole>>(holes: T) -> Holes {
        holes.into_iter().fold(Holes::NONE, |all, hole| all | hole.into())
    }
}

impl BitAnd for Holes {
    type Output = Holes;

    #[inline]
    fn bitand(self, other: Holes) -> Holes {
        Holes(self.0 & other.0)
    }
}

impl BitOr for Holes {
    type Output = Holes;

    #[inline]
    fn bitor(self, other: Holes) -> Holes {
        Holes(self.0 | other.0)
    }
}

impl BitOrAssign for Holes {
    #[inline]
    fn bitor_assign(&mut self, other: Holes) {
        self.0 |= other.0;
    }
}

/// All other holes.
impl Not for Holes {
    type Output = Holes;

    #[inline]
    fn not(self) -> Holes {
        Holes(!self.0)
    }
}

impl Iterator for Holes {
    type Item = Hole;

    #[inline]
    fn next(&mut self) -> Option<Hole> {
        (self.0 != 0).then(|| {
            let hole = Hole::at(self.0.trailing_zeros() as usize);
            self.0 &= self.0 - 1;
            hole
        })
    }
}
