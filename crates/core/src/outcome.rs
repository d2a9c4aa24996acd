use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::{ParseError, Player, Score};

/// How a finished game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This player won.
    Win(Player),
    /// Nobody won.
    Draw,
}

impl Outcome {
    /// The larger number wins, equal numbers draw.
    ///
    /// ```
    /// use orrery_core::{Outcome, Player};
    ///
    /// assert_eq!(Outcome::by_score([41, 38]), Outcome::Win(Player::First));
    /// assert_eq!("1/2-1/2".parse(), Ok(Outcome::Draw));
    /// ```
    pub fn by_score(score: Score) -> Outcome {
        match score[0].cmp(&score[1]) {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Less => Outcome::Win(Player::Second),
            Ordering::Equal => Outcome::Draw,
        }
    }

    /// Who won, if anybody.
    pub fn winner(self) -> Option<Player> {
        match self {
            Outcome::Win(player) => Some(player),
            Outcome::Draw => None,
        }
    }
}

/// As in records: `1-0`, `0-1` or `1/2-1/2`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::Win(Player::First) => "1-0",
            Outcome::Win(Player::Second) => "0-1",
            Outcome::Draw => "1/2-1/2",
        })
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "1-0" => Ok(Outcome::Win(Player::First)),
            "0-1" => Ok(Outcome::Win(Player::Second)),
            "1/2-1/2" => Ok(Outcome::Draw),
            _ => Err(ParseError::new(1, "a result (1-0, 0-1 or 1/2-1/2)", text)),
        }
    }
}
