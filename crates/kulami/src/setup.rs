//! The state part of a position code: `<rows>;<turn>;<last>;<previous>[;swapped]`.
//!
//! - rows: from the top, joined by `/`, one character for each column of the bounding box: `R` a red marble, `B`
//!   a black one, `_` an empty hole, `.` a gap;
//! - turn: `red` or `black`, the colour of the next marble (in a finished game: what it would be);
//! - last, previous: the cells of the last marble placed and of the one before it, `-` where there is none;
//! - `swapped`, when sides were swapped: the first mover has the black marbles then.
//!
//! The marble letters are upper case like tile letters; the rest is lower case, cells in any case on input.

use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, Game, ParseError};

use crate::position::KEYS;
use crate::{Cell, Colour, Hole, Holes, Kulami, Position, Recent, SetupError};

/// A position as somebody describes it, possibly impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The board's rows from the top, each from the left.
    pub rows: Vec<Vec<Spot>>,
    /// The colour of the next marble.
    pub turn: Colour,
    /// Where the last marble was placed.
    pub last: Option<Cell>,
    /// Where the one before it was placed.
    pub previous: Option<Cell>,
    /// Whether sides were swapped.
    pub swapped: bool,
}

/// What is at a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// No tile.
    Gap,
    /// An empty hole.
    Empty,
    /// A marble.
    Marble(Colour),
}

impl Spot {
    const LETTERS: [(Spot, char); 4] = [
        (Spot::Gap, '.'),
        (Spot::Empty, '_'),
        (Spot::Marble(Colour::Red), 'R'),
        (Spot::Marble(Colour::Black), 'B'),
    ];
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = Self::LETTERS.iter().find(|(spot, _)| spot == self).map_or('.', |&(_, letter)| letter);
        write!(f, "{letter}")
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, row) in self.rows.iter().enumerate() {
            f.write_str(if index > 0 { "/" } else { "" })?;
            row.iter().try_for_each(|spot| spot.fmt(f))?;
        }
        write!(f, ";{}", self.turn)?;
        for recent in [self.last, self.previous] {
            match recent {
                Some(cell) => write!(f, ";{cell}")?,
                None => f.write_str(";-")?,
            }
        }
        f.write_str(if self.swapped { ";swapped" } else { "" })
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let rows = read_spots(&mut cursor)?;
        let start = cursor;
        let turn = match cursor.take_while(|c| c != ';') {
            "red" => Colour::Red,
            "black" => Colour::Black,
            _ => return Err(start.error("the colour of the next marble, red or black")),
        };
        cursor.expect(';', "; and the cell of the last marble")?;
        let last = read_recent(&mut cursor)?;
        cursor.expect(';', "; and the cell of the previous marble")?;
        let previous = read_recent(&mut cursor)?;
        let start = cursor;
        let swapped = match cursor.take_while(|_| true) {
            "" => false,
            ";swapped" => true,
            _ => return Err(start.error("the end of the text or ;swapped")),
        };
        Ok(Setup { rows, turn, last, previous, swapped })
    }
}

fn read_spots(cursor: &mut Cursor<'_>) -> Result<Vec<Vec<Spot>>, ParseError> {
    let mut rows = Vec::new();
    loop {
        let mut row = Vec::new();
        while let Some(&(spot, _)) = Spot::LETTERS.iter().find(|&&(_, letter)| cursor.peek() == Some(letter))
        {
            if row.len() == Cell::SIDE {
                return Err(cursor.error("/ or ; after 10 cells in a row"));
            }
            cursor.bump();
            row.push(spot);
        }
        rows.push(row);
        if rows.len() == Cell::SIDE || !cursor.eat('/') {
            break;
        }
    }
    cursor.expect(';', "R, B, _, . or / in at most 10 rows, or ; after them")?;
    Ok(rows)
}

fn read_recent(cursor: &mut Cursor<'_>) -> Result<Option<Cell>, ParseError> {
    if cursor.eat('-') {
        return Ok(None);
    }
    let cell = Cell::read(cursor).map_err(|e| ParseError { expected: "a cell from a1 to j10, or -", ..e })?;
    Ok(Some(cell))
}

impl Kulami {
    pub(crate) fn describe(&self, position: &Position) -> Setup {
        let board = self.board();
        let spot = |column, row| match Cell::new(column, row).and_then(|cell| board.hole(cell)) {
            Some(hole) => position.marble(hole).map_or(Spot::Empty, Spot::Marble),
            None => Spot::Gap,
        };
        let row = |row| (0..board.width()).map(|column| spot(column, row)).collect();
        let recent = |which| position.recent(which).map(|hole| board.cell(hole));
        Setup {
            rows: (0..board.height()).rev().map(row).collect(),
            turn: position.turn(),
            last: recent(Recent::Last),
            previous: recent(Recent::Previous),
            swapped: position.swapped,
        }
    }

    pub(crate) fn position_of(&self, setup: &Setup) -> Result<Position, SetupError> {
        let marbles = self.read_rows(&setup.rows)?;
        let [red, black] = marbles.map(Holes::len);
        if red != black && red != black + 1 {
            return Err(SetupError::MarbleCounts { red, black });
        }
        if red > Kulami::MARBLES {
            return Err(SetupError::TooManyMarbles { colour: Colour::Red, count: red });
        }
        let mut position = Position { marbles, swapped: setup.swapped, ..self.start() };
        let turn = position.turn();
        if setup.turn != turn {
            return Err(SetupError::Turn { found: setup.turn });
        }
        position.last = self.read_recent_marble(&position, Recent::Last, setup.last, turn.other())?;
        position.previous = self.read_recent_marble(&position, Recent::Previous, setup.previous, turn)?;
        position.open = self.open_holes(&position);
        for (colour, keys) in marbles.into_iter().zip(&KEYS.marbles) {
            position.marbles_key = colour.fold(position.marbles_key, |all, hole| all ^ keys[hole.index()]);
        }
        self.check_history(&position)?;
        self.check_swap(&position)?;
        Ok(position)
    }

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
