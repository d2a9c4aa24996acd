use std::error::Error;
use std::fmt;

use crate::{Cell, Colour, Recent};

/// Why a setup is no position of the game at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// More or fewer rows than the board has.
    RowCount {
        /// Rows of the setup.
        found: usize,
        /// Rows of the board.
        wanted: usize,
    },
    /// A row longer or shorter than the board is wide.
    RowLength {
        /// The row, counted from 1 at the top.
        row: usize,
        /// Its length.
        found: usize,
        /// Columns of the board.
        wanted: usize,
    },
    /// The setup has a hole where the board has a gap.
    NoHole {
        /// The cell.
        cell: Cell,
    },
    /// The setup has a gap where the board has a hole.
    NoGap {
        /// The cell.
        cell: Cell,
    },
    /// Red begins and the colours alternate, so red has as many marbles as black or one more (K4).
    MarbleCounts {
        /// Red marbles.
        red: u32,
        /// Black marbles.
        black: u32,
    },
    /// More marbles than a player has (K4).
    TooManyMarbles {
        /// Of this colour.
        colour: Colour,
        /// So many.
        count: u32,
    },
    /// The numbers of marbles make it the other colour's turn.
    Turn {
        /// The colour the setup says.
        found: Colour,
    },
    /// With so many marbles on the board, one must be the last or the previous.
    RecentMissing {
        /// Which.
        which: Recent,
    },
    /// With so few marbles on the board, none can be the last or the previous.
    RecentUnexpected {
        /// Which.
        which: Recent,
        /// The cell the setup says.
        cell: Cell,
    },
    /// There is no marble of the colour whose turn it was.
    RecentWrong {
        /// Which.
        which: Recent,
        /// The cell the setup says.
        cell: Cell,
        /// The colour that was placed then.
        wanted: Colour,
    },
    /// The last marble is neither in the row nor in the column of the previous one (K6).
    NotInLine {
        /// The last marble.
        last: Cell,
        /// The previous marble.
        previous: Cell,
    },
    /// The last marble is on the tile of the previous one (K7).
    SameTile {
        /// The last marble.
        last: Cell,
        /// The previous marble.
        previous: Cell,
    },
    /// More marbles on a tile than fit among so many, when each bars the tile for the next two (K7).
    CrowdedTile {
        /// A cell of the tile.
        cell: Cell,
        /// Marbles on the tile.
        found: u32,
        /// Marbles placed on the whole board.
        placed: u32,
    },
    /// A marble with no way to the last one in steps that marbles can follow each other (K6, K7).
    Unreachable {
        /// The marble.
        cell: Cell,
    },
    /// Sides are swapped in a game without the option (K9).
    SwapNotOffered,
    /// Sides are swapped before there is a marble to take over (K9).
    SwapTooEarly,
    /// Sides are swapped after a first marble that ended the game at once (K8, K9).
    SwapAfterEnd {
        /// The marble.
        cell: Cell,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::RowCount { found, wanted } => write!(f, "{found} rows, but the board has {wanted}"),
            SetupError::RowLength { row, found, wanted } => {
                write!(f, "row {row} has {found} cells, but the board has {wanted} columns")
            }
            SetupError::NoHole { cell } => write!(f, "the board has no hole at {cell}"),
            SetupError::NoGap { cell } => write!(f, "the board has a hole at {cell}, not a gap"),
            SetupError::MarbleCounts { red, black } => {
                write!(f, "{red} red and {black} black marbles, but red has as many as black or one more")
            }
            SetupError::TooManyMarbles { colour, count } => {
                write!(f, "{count} {colour} marbles, but each player has 28")
            }
            SetupError::Turn { found } => {
                write!(f, "it is not the turn of {found}: the numbers of marbles make it {}'s", found.other())
            }
            SetupError::RecentMissing { which } => write!(f, "the {which} marble is not named"),
            SetupError::RecentUnexpected { which, cell } => {
                write!(f, "{cell} cannot be the {which} marble: too few were placed")
            }
            SetupError::RecentWrong { which, cell, wanted } => {
                write!(f, "{cell} cannot be the {which} marble: there is no {wanted} marble")
            }
            SetupError::NotInLine { last, previous } => {
                write!(
                    f,
                    "the last marble, {last}, is in neither the row nor the column of the previous, {previous}"
                )
            }
            SetupError::SameTile { last, previous } => {
                write!(f, "the last marble, {last}, is on the tile of the previous, {previous}")
            }
            SetupError::CrowdedTile { cell, found, placed } => {
                write!(f, "{found} marbles on the tile of {cell}: too many when only {placed} were placed")
            }
            SetupError::Unreachable { cell } => {
                write!(f, "the marble in {cell} cannot belong to the same game as the last one")
            }
            SetupError::SwapNotOffered => {
                f.write_str("sides are swapped, but this game has no option `swap`")
            }
            SetupError::SwapTooEarly => f.write_str("sides are swapped before the first marble"),
            SetupError::SwapAfterEnd { cell } => {
                write!(f, "sides are swapped, but the first marble, {cell}, ended the game")
            }
        }
    }
}

impl Error for SetupError {}
