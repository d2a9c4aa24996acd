//! Why an action is not legal, told by the rules and the cells, apart from the fast generator and its tables.

use std::error::Error;
use std::fmt;

use orrery_core::Game;

use crate::{Action, Cell, Colour, Kulami, Position, Recent};

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// The board has no hole there.
    NoHole {
        /// The cell asked for.
        cell: Cell,
    },
    /// The hole has its marble.
    Occupied {
        /// The cell asked for.
        cell: Cell,
        /// The colour of the marble there.
        colour: Colour,
    },
    /// The hole is in neither the row nor the column of the last marble (K6).
    NotInLine {
        /// The cell asked for.
        cell: Cell,
        /// Where the last marble is.
        last: Cell,
    },
    /// The tile was used by one of the last two marbles (K7).
    TileBarred {
        /// The cell asked for.
        cell: Cell,
        /// Which of the two marbles is on its tile.
        which: Recent,
        /// Where that marble is.
        marble: Cell,
    },
    /// This game is played without the option `swap` (K9).
    SwapNotOffered,
    /// Sides are swapped instead of the second marble or never (K9).
    SwapNotNow {
        /// How many marbles were placed.
        placed: u32,
    },
    /// Sides are swapped only once (K9).
    SwappedAlready,
}

impl Refusal {
    /// The name of the reason without its data, as courses have it.
    pub fn name(self) -> &'static str {
        match self {
            Refusal::GameOver => "GameOver",
            Refusal::NoHole { .. } => "NoHole",
            Refusal::Occupied { .. } => "Occupied",
            Refusal::NotInLine { .. } => "NotInLine",
            Refusal::TileBarred { .. } => "TileBarred",
            Refusal::SwapNotOffered => "SwapNotOffered",
            Refusal::SwapNotNow { .. } => "SwapNotNow",
            Refusal::SwappedAlready => "SwappedAlready",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::NoHole { cell } => write!(f, "the board has no hole at {cell}"),
            Refusal::Occupied { cell, colour } => write!(f, "a {colour} marble is in {cell}"),
            Refusal::NotInLine { cell, last } => {
                write!(f, "{cell} is neither in the row nor in the column of the last marble, {last}")
            }
            Refusal::TileBarred { cell, which, marble } => {
                write!(f, "the tile of {cell} is barred: the {which} marble, {marble}, is on it")
            }
            Refusal::SwapNotOffered => f.write_str("this game is played without the option `swap`"),
            Refusal::SwapNotNow { placed } => {
                write!(f, "sides are swapped instead of the second marble only, and {placed} were placed")
            }
            Refusal::SwappedAlready => f.write_str("sides were swapped already"),
        }
    }
}

impl Error for Refusal {}

impl Kulami {
    pub(crate) fn check_action(&self, position: &Position, action: Action) -> Result<(), Refusal> {
        if position.open.is_empty() {
            return Err(Refusal::GameOver);
        }
        match action {
            Action::Place(cell) => self.check_place(position, cell),
            Action::Swap => match (self.config().swap, position.swapped, position.placed()) {
                (false, ..) => Err(Refusal::SwapNotOffered),
                (true, true, _) => Err(Refusal::SwappedAlready),
                (true, false, 1) => Ok(()),
                (true, false, placed) => Err(Refusal::SwapNotNow { placed }),
            },
        }
    }

    fn check_place(&self, position: &Position, cell: Cell) -> Result<(), Refusal> {
        let board = self.board();
        let hole = board.hole(cell).ok_or(Refusal::NoHole { cell })?;
        if let Some(colour) = position.marble(hole) {
            return Err(Refusal::Occupied { cell, colour });
        }
        let recent = |which| position.recent(which).map(|hole| board.cell(hole));
        let Some(last) = recent(Recent::Last) else { return Ok(()) };
        if cell.column() != last.column() && cell.row() != last.row() {
            return Err(Refusal::NotInLine { cell, last });
        }
        for which in [Recent::Last, Recent::Previous] {
            if let Some(marble) = recent(which).filter(|&marble| board.tile(marble) == board.tile(cell)) {
                return Err(Refusal::TileBarred { cell, which, marble });
            }
        }
        Ok(())
    }
}
