//! Points, directions and rays (Y1, Y2).
//!
//! A set of points is a `u128`. Point (column, row) is bit `11 * column + row - 1`, so ascending bits are points
//! in ascending order and each direction is one shift. The first and last rows of the columns are such that no
//! shift leads from a point of the board round an edge onto another: what leaves the board lands outside `BOARD`.

use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError, write_point};

/// How many bits a column takes.
const COLUMN: u8 = 11;
/// First and last row of each column (Y1).
const ROWS: [(u8, u8); 11] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];

/// How many bits a set of points can use: the size of tables indexed by [`Point::index`].
pub(crate) const SLOTS: usize = COLUMN as usize * ROWS.len();

/// All 85 points.
pub(crate) const BOARD: u128 = {
    let mut board = 0;
    let mut column = 0;
    while column < ROWS.len() {
        let (first, last) = ROWS[column];
        let mut row = first;
        while row <= last {
            board |= 1 << (COLUMN * column as u8 + row - 1);
            row += 1;
        }
        column += 1;
    }
    board
};

/// The points beyond each point in each direction, up to the edge.
pub(crate) const RAYS: [[u128; 6]; SLOTS] = {
    let mut rays = [[0; 6]; SLOTS];
    let mut slot = 0;
    while slot < SLOTS {
        let mut d = 0;
        while d < 6 && BOARD >> slot & 1 == 1 {
            let mut next = Direction::ALL[d].shift(1 << slot);
            while next & BOARD != 0 {
                rays[slot][d] |= next;
                next = Direction::ALL[d].shift(next);
            }
            d += 1;
        }
        slot += 1;
    }
    rays
};

/// A point of the board.
///
/// ```
/// use orrery_yinsh::{Direction, Point};
///
/// let centre: Point = "f6".parse()?;
/// assert_eq!(centre.step(Direction::Up).map(|point| point.to_string()).as_deref(), Some("f7"));
/// assert_eq!(centre.direction_to("h8".parse()?), Some(Direction::UpRight));
/// assert_eq!(Point::all().len(), 85);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(u8);

impl Point {
    /// The point in column `column` (0 for a) and row `row` (from 1), if the board has it.
    pub fn new(column: u8, row: u8) -> Option<Point> {
        let &(first, last) = ROWS.get(column as usize)?;
        (first..=last).contains(&row).then(|| Point(COLUMN * column + row - 1))
    }

    /// All 85 points in ascending order.
    pub fn all() -> Points {
        Points(BOARD)
    }

    /// 0 for column a.
    pub fn column(self) -> u8 {
        self.0 / COLUMN
    }

    /// From 1.
    pub fn row(self) -> u8 {
        self.0 % COLUMN + 1
    }

    /// The next point in `direction`, unless the board ends here.
    pub fn step(self, direction: Direction) -> Option<Point> {
        let next = direction.shift(self.bit()) & BOARD;
        (next != 0).then(|| Point::lowest(next))
    }

    /// The direction of the line through both points that leads to `to`, if there is one.
    pub fn direction_to(self, to: Point) -> Option<Direction> {
        let across = to.column() as i8 - self.column() as i8;
        let up = to.row() as i8 - self.row() as i8;
        Direction::ALL.into_iter().find(|direction| {
            let (dx, dy) = direction.steps();
            across.signum() == dx && up.signum() == dy && (across == up || across == 0 || up == 0)
        })
    }

    /// The point's place in tables: below 121, ascending like the points.
    #[inline]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) fn bit(self) -> u128 {
        1 << self.0
    }

    /// The point at a bit known to be on the board.
    #[inline]
    pub(crate) fn at(bit: u32) -> Point {
        debug_assert!(BOARD >> bit & 1 == 1, "bit {bit} is no point");
        Point(bit as u8)
    }

    /// The first point of a set that is not empty.
    #[inline]
    pub(crate) fn lowest(set: u128) -> Point {
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
        cursor.point("a point of the YINSH board (a2 to k10)", Point::new)
    }
}

/// A set of points, walked in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Points(pub(crate) u128);

impl Points {
    /// The set as bits, one for each point: how they are laid out is told at the head of this module.
    #[inline]
    pub fn bits(self) -> u128 {
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

/// One of the six directions in which lines run (Y2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Direction {
    /// To the next row of the same column.
    Up,
    /// To the next column, same row.
    Right,
    /// To the next column and the next row.
    UpRight,
    /// Against `Up`.
    Down,
    /// Against `Right`.
    Left,
    /// Against `UpRight`.
    DownLeft,
}

impl Direction {
    /// All six: three, then their opposites in the same order.
    pub const ALL: [Direction; 6] = [
        Direction::Up,
        Direction::Right,
        Direction::UpRight,
        Direction::Down,
        Direction::Left,
        Direction::DownLeft,
    ];

    /// The three directions in which points ascend: one for each line through a point.
    pub const AXES: [Direction; 3] = [Direction::Up, Direction::Right, Direction::UpRight];

    /// The way back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }

    /// Column step and row step.
    pub const fn steps(self) -> (i8, i8) {
        match self {
            Direction::Up => (0, 1),
            Direction::Right => (1, 0),
            Direction::UpRight => (1, 1),
            Direction::Down => (0, -1),
            Direction::Left => (-1, 0),
            Direction::DownLeft => (-1, -1),
        }
    }

    /// How far apart the bits of neighbours are.
    pub(crate) const fn stride(self) -> u32 {
        match self {
            Direction::Up | Direction::Down => 1,
            Direction::Right | Direction::Left => COLUMN as u32,
            Direction::UpRight | Direction::DownLeft => COLUMN as u32 + 1,
        }
    }

    /// Moves every point of a set one step; what leaves the board ends up outside [`BOARD`].
    #[inline]
    pub(crate) const fn shift(self, set: u128) -> u128 {
        match self {
            Direction::Up | Direction::Right | Direction::UpRight => set << self.stride(),
            Direction::Down | Direction::Left | Direction::DownLeft => set >> self.stride(),
        }
    }
}

/// The points strictly between two points of a line. Nonsense, but harmless, if they share no line.
#[inline]
pub(crate) fn between(from: Point, to: Point) -> u128 {
    // Along a line the distance of two bits is a multiple of the stride, and of no other line's.
    let distance = from.0.abs_diff(to.0);
    let axis = match distance {
        0..COLUMN => Direction::Up,
        _ if distance.is_multiple_of(COLUMN) => Direction::Right,
        _ => Direction::UpRight,
    };
    RAYS[from.min(to).index()][axis as usize] & RAYS[from.max(to).index()][axis.opposite() as usize]
}

/// The first points of the windows of five that are filled by `set`, for each of [`Direction::AXES`].
#[inline]
pub(crate) fn fives(set: u128) -> [u128; 3] {
    Direction::AXES.map(|axis| {
        let d = axis.stride();
        let two = set & set >> d;
        let four = two & two >> (2 * d);
        four & set >> (4 * d)
    })
}
