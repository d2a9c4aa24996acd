//! Which setups are positions.

use std::error::Error;
use std::fmt;

use orrery_core::Game;

use crate::position::KEYS;
use crate::setup::Spot;
use crate::{Cell, Colour, Hole, Holes, Kulami, Position, Recent, Setup};

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

impl Setup {
    pub(crate) fn validate(&self, game: &Kulami) -> Result<Position, SetupError> {
        let marbles = game.read_rows(&self.rows)?;
        let [red, black] = marbles.map(Holes::len);
        if red != black && red != black + 1 {
            return Err(SetupError::MarbleCounts { red, black });
        }
        if red > Kulami::MARBLES {
            return Err(SetupError::TooManyMarbles { colour: Colour::Red, count: red });
        }
        let mut position = Position { marbles, swapped: self.swapped, ..game.start() };
        let turn = position.turn();
        if self.turn != turn {
            return Err(SetupError::Turn { found: self.turn });
        }
        position.last = game.read_recent_marble(&position, Recent::Last, self.last, turn.other())?;
        position.previous = game.read_recent_marble(&position, Recent::Previous, self.previous, turn)?;
        position.open = game.open_holes(&position);
        for (colour, keys) in marbles.into_iter().zip(&KEYS.marbles) {
            position.marbles_key = colour.fold(position.marbles_key, |all, hole| all ^ keys[hole.index()]);
        }
        game.check_history(&position)?;
        game.check_swap(&position)?;
        Ok(position)
    }
}

impl Kulami {
    /// The marbles in rows that fit the board.
    fn read_rows(&self, rows: &[Vec<Spot>]) -> Result<[Holes; 2], SetupError> {
        let board = self.board();
        if rows.len() != board.height() {
            return Err(SetupError::RowCount { found: rows.len(), wanted: board.height() });
        }
        let mut marbles = [Holes::NONE; 2];
        for (index, spots) in rows.iter().enumerate() {
            if spots.len() != board.width() {
                return Err(SetupError::RowLength {
                    row: index + 1,
                    found: spots.len(),
                    wanted: board.width(),
                });
            }
            for (column, spot) in spots.iter().enumerate() {
                let cell = Cell::wrapping(column, board.height() - 1 - index);
                match (spot, board.hole(cell)) {
                    (Spot::Gap, Some(_)) => return Err(SetupError::NoGap { cell }),
                    (Spot::Empty | Spot::Marble(_), None) => return Err(SetupError::NoHole { cell }),
                    (Spot::Marble(colour), Some(hole)) => marbles[colour.index()] |= hole.into(),
                    (Spot::Gap, None) | (Spot::Empty, Some(_)) => {}
                }
            }
        }
        Ok(marbles)
    }

    /// The hole of the last or previous marble, which has the `wanted` colour.
    fn read_recent_marble(
        &self,
        position: &Position,
        which: Recent,
        cell: Option<Cell>,
        wanted: Colour,
    ) -> Result<Hole, SetupError> {
        let needed = match which {
            Recent::Last => 1,
            Recent::Previous => 2,
        };
        match cell {
            None if position.placed() >= needed => Err(SetupError::RecentMissing { which }),
            None => Ok(Hole::NONE),
            Some(cell) if position.placed() < needed => Err(SetupError::RecentUnexpected { which, cell }),
            Some(cell) => {
                let hole = self.board().hole(cell).filter(|&hole| position.marble(hole) == Some(wanted));
                hole.ok_or(SetupError::RecentWrong { which, cell, wanted })
            }
        }
    }

    /// Whether the marbles can have been placed one after the other, as far as that shows without a search.
    fn check_history(&self, position: &Position) -> Result<(), SetupError> {
        let board = self.board();
        let recent = |which| position.recent(which).map(|hole| board.cell(hole));
        if let (Some(last), Some(previous)) = (recent(Recent::Last), recent(Recent::Previous)) {
            if last.column() != previous.column() && last.row() != previous.row() {
                return Err(SetupError::NotInLine { last, previous });
            }
            if board.tile(last) == board.tile(previous) {
                return Err(SetupError::SameTile { last, previous });
            }
        }
        let placed = position.placed();
        for &tile in board.tiles() {
            let found = (tile & position.occupied()).len();
            if found > placed.div_ceil(3) {
                let cell = board.cells_of(tile).next().expect("every tile has holes");
                return Err(SetupError::CrowdedTile { cell, found, placed });
            }
        }
        let linked = position.recent(Recent::Last).map_or(Holes::NONE, |last| self.linked(position, last));
        match board.cells_of(position.occupied() & !linked).next() {
            Some(cell) => Err(SetupError::Unreachable { cell }),
            None => Ok(()),
        }
    }

    /// The marbles that hang together with the one in `hole` by steps from a marble to one of the other colour
    /// that could have been placed next.
    fn linked(&self, position: &Position, hole: Hole) -> Holes {
        let mut linked = Holes::from(hole);
        let mut frontier = linked;
        while let Some(hole) = frontier.next() {
            let others = position.marble(hole).map_or(Holes::NONE, |colour| position.marbles(colour.other()));
            let found = self.board().reach(hole) & others & !linked;
            linked |= found;
            frontier |= found;
        }
        linked
    }

    fn check_swap(&self, position: &Position) -> Result<(), SetupError> {
        match (position.swapped, position.recent(Recent::Last)) {
            (false, _) => Ok(()),
            (true, _) if !self.config().swap => Err(SetupError::SwapNotOffered),
            (true, None) => Err(SetupError::SwapTooEarly),
            (true, Some(hole)) if position.open.is_empty() && position.placed() == 1 => {
                Err(SetupError::SwapAfterEnd { cell: self.board().cell(hole) })
            }
            (true, Some(_)) => Ok(()),
        }
    }
}
