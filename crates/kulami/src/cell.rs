use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError, write_point};

/// A cell of the 10 × 10 grid that every board fits into, hole or not. `a1` is the bottom-left cell of the
/// board's bounding box. Ascending by column, then by row.
///
/// ```
/// use orrery_kulami::Cell;
///
/// let cell: Cell = "d4".parse()?;
/// assert_eq!((cell.column(), cell.row()), (3, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Columns and rows of the grid.
    pub const SIDE: usize = 10;
    /// Cells of the grid.
    pub const COUNT: usize = Self::SIDE * Self::SIDE;

    /// The cell in this column (from the left) and row (from the bottom), both counted from 0.
    pub const fn new(column: usize, row: usize) -> Option<Cell> {
        if column < Self::SIDE && row < Self::SIDE {
            Some(Cell((column * Self::SIDE + row) as u8))
        } else {
            None
        }
    }

    /// The cell in this column and row, counted round the edge of the grid.
    pub(crate) const fn wrapping(column: usize, row: usize) -> Cell {
        Cell((column % Self::SIDE * Self::SIDE + row % Self::SIDE) as u8)
    }

    /// All cells of the grid, ascending.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..Self::COUNT).map(|index| Cell(index as u8))
    }

    /// The column, counted from 0 at the left.
    pub const fn column(self) -> usize {
        self.0 as usize / Self::SIDE
    }

    /// The row, counted from 0 at the bottom.
    pub const fn row(self) -> usize {
        self.0 as usize % Self::SIDE
    }

    /// The place among all cells, ascending, below [`Cell::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// As in `d4`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_point(f, self.column() as u8, self.row() as u8 + 1)
    }
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let cell = Cell::read(&mut cursor)?;
        cursor.end()?;
        Ok(cell)
    }
}

impl Cell {
    /// Reads one cell off a longer text.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Cell, ParseError> {
        let find = |column: u8, row: u8| Cell::new(column.into(), usize::from(row.checked_sub(1)?));
        cursor.point("a cell from a1 to j10", find)
    }
}
