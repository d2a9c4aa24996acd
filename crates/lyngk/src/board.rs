//! Points, directions and rays (L1).
//!
//! A set of points is a `u64`. A step to the next column costs 8 bits, a step up 1, so ascending bits are points
//! in ascending order and each direction is one shift: up 1, up-right 8, down-right 7. Columns lean against each
//! other in such a way that no shift leads from a point of the board round an edge onto another: what leaves the
//! board lands outside `BOARD`.

use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError, write_point};

/// The bit of row 1 and the number of rows of each column (L1).
const COLUMNS: [(u8, u8); 9] =
    [(3, 1), (9, 4), (15, 7), (23, 6), (30, 7), (38, 6), (45, 7), (54, 4), (63, 1)];

/// How many points the board has.
pub(crate) const POINTS: usize = 43;

/// All 43 points.
pub(crate) const BOARD: u64 = {
    let mut board = 0;
    let mut column = 0;
    while column < COLUMNS.len() {
        let (first, rows) = COLUMNS[column];
        board |= ((1 << rows) - 1) << first;
        column += 1;
    }
    board
};

/// The points beyond each bit in each direction, up to the edge.
pub(crate) const RAYS: [[u64; 6]; 64] = {
    let mut rays = [[0; 6]; 64];
    let mut bit = 0;
    while bit < 64 {
        let mut d = 0;
        while d < 6 && BOARD >> bit & 1 == 1 {
            let mut next = Direction::ALL[d].shift(1 << bit);
            while next & BOARD != 0 {
                rays[bit][d] |= next;
                next = Direction::ALL[d].shift(next);
            }
            d += 1;
        }
        bit += 1;
    }
    rays
};

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// The point in column `column` (0 for a) and row `row` (from 1), if the board has it.
    pub fn new(column: u8, row: u8) -> Option<Point> {
        let &(first, rows) = COLUMNS.get(column as usize)?;
        (1..=rows).contains(&row).then(|| Point(first + row - 1))
    }

    /// All 43 points in ascending order.
    pub fn all() -> Points {
        Points(BOARD)
    }

    /// 0 for column a.
    pub fn column(self) -> u8 {
        // The middles of neighbouring columns are 7½ bits apart, from 3 for a to 63 for i; this rounds.
        (2 * self.0 + 1) / 15
    }

    /// From 1.
    pub fn row(self) -> u8 {
        self.0 - COLUMNS[self.column() as usize].0 + 1
    }

    /// The next point in `direction`, unless the board ends here.
    pub fn step(self, direction: Direction) -> Option<Point> {
        let next = direction.shift(self.bit()) & BOARD;
        (next != 0).then(|| Point::lowest(next))
    }

    /// The direction of the line through both points that leads to `to`, if there is one.
    pub fn direction_to(self, to: Point) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.ray(direction).contains(to))
    }

    /// The points beyond this one in `direction`, up to the edge.
    pub fn ray(self, direction: Direction) -> Points {
        Points(RAYS[self.0 as usize][direction as usize])
    }

    /// The point's place among all in ascending order, from 0 for a1 to 42 for i1.
    #[inline]
    pub fn index(self) -> usize {
        (BOARD & (self.bit() - 1)).count_ones() as usize
    }

    #[inline]
    pub(crate) fn bit(self) -> u64 {
        1 << self.0
    }

    /// The number of the point's bit.
    #[inline]
    pub(crate) fn place(self) -> u32 {
        u32::from(self.0)
    }

    /// The point at a bit known to be on the board.
    #[inline]
    pub(crate) fn at(place: u32) -> Point {
        debug_assert!(BOARD >> place & 1 == 1, "bit {place} is no point");
        Point(place as u8)
    }

    /// The first point of a set that is not empty.
    #[inline]
    pub(crate) fn lowest(set: u64) -> Point {
        Point::at(set.trailing_zeros())
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_point(f, self.column(), self.row())
    }
}

impl FromStr for Point {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let point = Point::read(&mut cursor)?;
        cursor.end().map(|()| point)
    }
}

impl Point {
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Point, ParseError> {
        cursor.point("a point of the LYNGK board (a1 to i1)", Point::new)
    }
}

/// A set of points, walked in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Points(pub(crate) u64);

impl Points {
    /// The set as bits, one for each point: how they are laid out is told at the head of this module.
    #[inline]
    pub fn bits(self) -> u64 {
        self.0
    }

    /// Whether `point` is in the set.
    pub fn contains(self, point: Point) -> bool {
        self.0 & point.bit() != 0
    }

    /// How many points are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        (self.0 != 0).then(|| {
            let point = Point::lowest(self.0);
            self.0 &= self.0 - 1;
            point
        })
    }
}

/// One of the six directions in which lines run (L1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// To the next row of the same column.
    Up,
    /// To the next column, half a row up.
    UpRight,
    /// To the next column, half a row down.
    DownRight,
    /// Against `Up`.
    Down,
    /// Against `UpRight`.
    DownLeft,
    /// Against `DownRight`.
    UpLeft,
}

impl Direction {
    /// All six: three in which points ascend, then their opposites in the same order.
    pub const ALL: [Direction; 6] = [
        Direction::Up,
        Direction::UpRight,
        Direction::DownRight,
        Direction::Down,
        Direction::DownLeft,
        Direction::UpLeft,
    ];

    /// How far apart the bits of neighbours are.
    pub(crate) const fn stride(self) -> u32 {
        match self {
            Direction::Up | Direction::Down => 1,
            Direction::UpRight | Direction::DownLeft => 8,
            Direction::DownRight | Direction::UpLeft => 7,
        }
    }

    /// Moves every point of a set one step; what leaves the board ends up outside [`BOARD`].
    #[inline]
    const fn shift(self, set: u64) -> u64 {
        match self {
            Direction::Up | Direction::UpRight | Direction::DownRight => set << self.stride(),
            Direction::Down | Direction::DownLeft | Direction::UpLeft => set >> self.stride(),
        }
    }
}

/// The first occupied point in each of the six directions from `place` (L7).
#[inline]
pub(crate) fn seen_from(place: u32, occupied: u64) -> u64 {
    let rays = &RAYS[(place % 64) as usize];
    let ascending = |d: usize| {
        let on_ray = rays[d] & occupied;
        on_ray & on_ray.wrapping_neg()
    };
    // An empty ray counts 64 leading zeros, which wraps to bit 63: i1, which no descending ray contains.
    let descending = |d: usize| (1u64 << 63).wrapping_shr((rays[d] & occupied).leading_zeros());
    let below = descending(3) | descending(4) | descending(5);
    ascending(0) | ascending(1) | ascending(2) | below & !(1u64 << 63)
}

/// One set of points for each ascending direction, in the order of [`Direction::ALL`], and a fourth that is empty:
/// four fill a vector register, and the compiler handles them at the price of one.
pub(crate) type Lanes = [u64; 4];

/// The bits between neighbours in each lane; any number but 0 would do for the fourth.
const STRIDES: [u32; 4] = [1, 8, 7, 9];
/// The bits that count in each lane. The fourth lane has no direction, so it gets only bits outside the board, which are never
/// occupied: it stays empty.
const WITHIN: Lanes = [BOARD, BOARD, BOARD, !BOARD];

/// For each set and each ascending direction: the occupied points whose next occupied point in that direction is in the set.
///
/// Never inlined: only where lanes are stored side by side does the compiler keep them in a vector register.
#[inline(never)]
pub(crate) fn before<const N: usize>(occupied: u64, sets: &[u64; N]) -> [Lanes; N] {
    // Where one, two, four points in a row are empty. Between the ends of a line lie at most five.
    let one = BOARD & !occupied;
    let two = lanes(|i| one & one >> STRIDES[i]);
    let four = lanes(|i| two[i] & two[i] >> (2 * STRIDES[i]));
    let mut result = [[0; 4]; N];
    for (result, &set) in result.iter_mut().zip(sets) {
        *result = lanes(|i| {
            let set = set | one & set >> STRIDES[i];
            let set = set | two[i] & set >> (2 * STRIDES[i]);
            let set = set | four[i] & set >> (4 * STRIDES[i]);
            WITHIN[i] & occupied & set >> STRIDES[i]
        });
    }
    result
}

#[inline(always)]
pub(crate) fn lanes(lane: impl Fn(usize) -> u64) -> Lanes {
    [lane(0), lane(1), lane(2), lane(3)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_are_the_steps_of_the_rules() {
        // L1: neighbours are (0, ±2) and (±1, ±1) in these coordinates.
        let xy = |point: Point| {
            let x = i32::from(point.column());
            (x, 2 * i32::from(point.row() - 1) + [6, 3, 0, 1, 0, 1, 0, 3, 6][x as usize])
        };
        let steps = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
        for point in Point::all() {
            for (direction, (dx, dy)) in Direction::ALL.into_iter().zip(steps) {
                let (x, y) = xy(point);
                let neighbour = Point::all().find(|&other| xy(other) == (x + dx, y + dy));
                assert_eq!(point.step(direction), neighbour, "{direction:?} of {point}");
            }
        }
    }

    #[test]
    fn seeing_is_walking_to_the_first_occupied_point() {
        let mut rng = orrery_core::Rng::new(1);
        for _ in 0..2000 {
            let occupied = BOARD & rng.next() & rng.next();
            let walk = |from: Point, direction| {
                let mut at = from.step(direction);
                while let Some(point) = at.filter(|point| occupied & point.bit() == 0) {
                    at = point.step(direction);
                }
                at.map_or(0, Point::bit)
            };
            for from in Point::all() {
                let seen = Direction::ALL.into_iter().fold(0, |seen, direction| seen | walk(from, direction));
                assert_eq!(seen_from(from.place(), occupied), seen);
            }
            let marked = occupied & rng.next();
            let [before] = before(occupied, &[marked]);
            assert_eq!(before[3], 0);
            for (direction, set) in Direction::ALL.into_iter().zip(before).take(3) {
                let expected = Points(occupied).filter(|&from| walk(from, direction) & marked != 0);
                assert_eq!(set, expected.fold(0, |set, point| set | point.bit()));
            }
        }
    }
}
