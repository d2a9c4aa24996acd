use std::fmt;
use std::str::FromStr;

use orrery_core::ParseError;

use crate::Cell;

/// One decision of one player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A marble goes into the hole at this cell.
    Place(Cell),
    /// The second player takes over the marble on the board instead of placing their own (K9).
    Swap,
}

const _: () = assert!(size_of::<Action>() <= 4);

/// As in `d4` and `swap`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(cell) => cell.fmt(f),
            Action::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.eq_ignore_ascii_case("swap") {
            return Ok(Action::Swap);
        }
        let no_action = |e: ParseError| ParseError { expected: "a cell from a1 to j10, or swap", ..e };
        text.parse().map(Action::Place).map_err(no_action)
    }
}
