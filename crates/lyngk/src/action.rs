use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError};

use crate::{Colour, Point};

/// One decision of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Claim a neutral colour at the start of a turn (L4).
    Claim(Colour),
    /// Put the stack on `from` onto the stack on `to` (L6).
    Move {
        /// Where the stack stands.
        from: Point,
        /// Where it lands, by whatever path.
        to: Point,
    },
    /// Pass, only where no move is possible (L13).
    Pass,
}

impl Action {
    /// Every action that can be written down.
    pub(crate) fn all() -> Vec<Action> {
        let moves = Point::all().flat_map(|from| Point::all().map(move |to| Action::Move { from, to }));
        Colour::ALL.into_iter().map(Action::Claim).chain(moves).chain([Action::Pass]).collect()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Claim(colour) => write!(f, "^{}", colour.letter().to_ascii_lowercase()),
            Action::Move { from, to } => write!(f, "{from}-{to}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Action::Pass);
        }
        let mut cursor = Cursor::new(text);
        let action = match cursor.eat('^') {
            true => {
                let start = cursor;
                let letter = cursor.bump().map(|letter| letter.to_ascii_uppercase());
                let colour = letter.and_then(Colour::from_letter);
                Action::Claim(colour.ok_or(start.error("a colour (i, b, r, g or k)"))?)
            }
            false => {
                let from = Point::read(&mut cursor)?;
                cursor.expect('-', "`-` and the point where the stack lands")?;
                Action::Move { from, to: Point::read(&mut cursor)? }
            }
        };
        cursor.end().map(|()| action)
    }
}
