use std::fmt;
use std::str::FromStr;

/// What a person can touch, by the name it has in the notation: `e5`, `^r`, `pass`, `swap`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A point of the board, column and row from 0.
    Point {
        /// From the left.
        column: u8,
        /// From the bottom.
        row: u8,
    },
    /// The marker with which a colour is claimed, by its letter.
    Claim(char),
    /// The button that passes.
    Pass,
    /// The button that swaps sides.
    Swap,
}

/// The text names nothing that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSpot;

impl Spot {
    /// Whether it lies on the board and not beside it.
    pub fn is_point(self) -> bool {
        matches!(self, Spot::Point { .. })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Spot::Point { column, row } => write!(f, "{}{}", char::from(b'a' + column), row + 1),
            Spot::Claim(colour) => write!(f, "^{colour}"),
            Spot::Pass => f.write_str("pass"),
            Spot::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Spot {
    type Err = NoSpot;

    fn from_str(text: &str) -> Result<Spot, NoSpot> {
        match text {
            "pass" => return Ok(Spot::Pass),
            "swap" => return Ok(Spot::Swap),
            _ => {}
        }
        let mut letters = text.chars();
        match letters.next().ok_or(NoSpot)? {
            '^' => match (letters.next(), letters.next()) {
                (Some(colour), None) => Ok(Spot::Claim(colour)),
                _ => Err(NoSpot),
            },
            letter @ 'a'..='z' => {
                let row: u8 = letters.as_str().parse().map_err(|_| NoSpot)?;
                let row = row.checked_sub(1).ok_or(NoSpot)?;
                Ok(Spot::Point { column: letter as u8 - b'a', row })
            }
            _ => Err(NoSpot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways() {
        for name in ["a1", "k10", "^r", "pass", "swap"] {
            assert_eq!(name.parse::<Spot>().map(|spot| spot.to_string()), Ok(name.to_owned()));
        }
        for wrong in ["", "a", "a0", "A1", "^", "^rr", "5e", "a999", "äö"] {
            assert_eq!(wrong.parse::<Spot>(), Err(NoSpot), "{wrong}");
        }
    }
}
