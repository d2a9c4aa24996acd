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

use orrery_core::{Cursor, ParseError};

use crate::{Cell, Colour, Kulami, Position, Recent};

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

impl Setup {
    pub(crate) fn of(game: &Kulami, position: &Position) -> Setup {
        let board = game.board();
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
