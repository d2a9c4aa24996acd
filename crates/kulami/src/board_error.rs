use std::error::Error;
use std::fmt;

use crate::Board;
use crate::layout::KINDS;

/// Why a text describes no board. Rows and columns are those of the text, counted from 1 at its top left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardError {
    /// A word that names no board.
    UnknownName {
        /// The word, shortened.
        name: String,
    },
    /// A square id beyond the last one.
    NoSuchSquare {
        /// The id asked for.
        id: u64,
    },
    /// A character that is neither a tile letter nor a gap.
    BadCharacter {
        /// The character.
        found: char,
        /// Its row.
        row: usize,
        /// Its column.
        column: usize,
    },
    /// A row longer or shorter than the first one.
    UnevenRow {
        /// The row.
        row: usize,
        /// Its length.
        length: usize,
        /// The length of the first row.
        first: usize,
    },
    /// No tile at all.
    Empty,
    /// The tiles do not fit into 10 × 10 (K2).
    TooLarge {
        /// Columns from the leftmost to the rightmost tile.
        width: usize,
        /// Rows from the highest to the lowest tile.
        height: usize,
    },
    /// One letter on pieces that do not touch.
    Scattered {
        /// The letter.
        letter: char,
    },
    /// A tile that is no rectangle.
    NotRectangular {
        /// Its letter.
        letter: char,
    },
    /// A rectangle that is none of the four kinds of tile (K1).
    NoSuchTile {
        /// Its letter.
        letter: char,
        /// Its columns.
        width: usize,
        /// Its rows.
        height: usize,
    },
    /// Too many or too few tiles of some kind (K1).
    WrongTiles {
        /// How many tiles there are of 2×3, 2×2, 1×3 and 1×2 holes.
        found: [usize; 4],
    },
    /// A tile with no way to the first one from edge to edge (K2).
    Apart {
        /// Its letter.
        letter: char,
    },
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardError::UnknownName { name } => write!(
                f,
                "no board is called `{}`: it is square, irregular, example, square-<id> or rows of tile letters",
                name.escape_debug()
            ),
            BoardError::NoSuchSquare { id } => {
                write!(f, "there is no square {id}: the last one is {}", Board::SQUARES - 1)
            }
            BoardError::BadCharacter { found, row, column } => write!(
                f,
                "row {row}, column {column}: `{}` is neither a tile letter A to Z nor a gap `.`",
                found.escape_debug()
            ),
            BoardError::UnevenRow { row, length, first } => {
                write!(f, "row {row} has {length} cells, the first row {first}")
            }
            BoardError::Empty => f.write_str("the board has no tile"),
            BoardError::TooLarge { width, height } => {
                write!(f, "the board is {width} × {height} cells, at most 10 × 10 are allowed")
            }
            BoardError::Scattered { letter } => {
                write!(f, "the letter {letter} is on pieces that do not touch")
            }
            BoardError::NotRectangular { letter } => write!(f, "the tile {letter} is not a rectangle"),
            BoardError::NoSuchTile { letter, width, height } => {
                write!(f, "the tile {letter} is {width}×{height}: there are only 2×3, 2×2, 1×3 and 1×2")
            }
            BoardError::WrongTiles { found } => {
                let mut separator = "";
                for (kind, &found) in KINDS.iter().zip(found).filter(|(kind, found)| kind.count != **found) {
                    write!(
                        f,
                        "{separator}{found} tiles of {}×{} instead of {}",
                        kind.short, kind.long, kind.count
                    )?;
                    separator = ", ";
                }
                Ok(())
            }
            BoardError::Apart { letter } => {
                write!(f, "the tile {letter} is not connected to the first one from edge to edge")
            }
        }
    }
}

impl Error for BoardError {}
