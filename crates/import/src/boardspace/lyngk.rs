//! The steps of a turn of LYNGK.

use orrery_games::core::Player;

use super::{Step, point, unknown};
use crate::reason::Reason;

/// A turn as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn {
    /// The colour in the hand.
    lifted: Option<char>,
    claim: Option<char>,
    /// Where the stack in the hand, or moved, came from, and where it was put.
    from: Option<String>,
    to: Option<String>,
    passes: bool,
}

/// The colours by our letters; a joker is none.
fn colour(letter: &str) -> Option<char> {
    match letter {
        "n" => Some('k'),
        "r" | "b" | "g" | "i" => letter.chars().next(),
        _ => None,
    }
}

fn seat(letter: &str) -> Option<Player> {
    match letter {
        "f" => Some(Player::First),
        "s" => Some(Player::Second),
        _ => None,
    }
}

impl Turn {
    fn claims(&mut self, colour: Option<char>, owner: Player, player: Player) -> Result<(), Reason> {
        if owner != player {
            return Err(Reason::Others);
        }
        self.claim = Some(colour.ok_or(Reason::NothingTaken)?);
        self.lifted = None;
        Ok(())
    }

    fn put(&mut self, to: String) -> Result<(), Reason> {
        match &self.from {
            None => return Err(Reason::NothingTaken),
            Some(from) if *from == to => (self.from, self.to) = (None, None),
            Some(_) => self.to = Some(to),
        }
        Ok(())
    }
}

impl Step for Turn {
    fn take(&mut self, words: &[&str], player: Player) -> Result<(), Reason> {
        match *words {
            ["pickb", column, row] | ["pickb", column, row, _] => {
                let point = point(column, row);
                // What is taken up again goes on from where it first came from.
                if self.to.take().as_ref() != Some(&point) {
                    self.from = Some(point);
                }
            }
            ["dropb", column, row] | ["dropb", column, row, _] => self.put(point(column, row))?,
            ["move", column, row, to_column, to_row] => {
                self.from = Some(point(column, row));
                self.put(point(to_column, to_row))?;
            }
            ["pick", letter] if seat(letter).is_some() => self.lifted = self.claim.take(),
            ["pick", letter] => self.lifted = Some(colour(letter).ok_or_else(|| unknown(words))?),
            ["drop", letter] => match seat(letter) {
                Some(owner) => self.claims(self.lifted, owner, player)?,
                None if colour(letter).is_some() => (self.lifted, self.claim) = (None, None),
                None => return Err(unknown(words)),
            },
            ["claim", letter, owner] => {
                let (Some(colour), Some(owner)) = (colour(letter), seat(owner)) else {
                    return Err(unknown(words));
                };
                self.claims(Some(colour), owner, player)?;
            }
            ["pass"] => self.passes = true,
            _ => return Err(unknown(words)),
        }
        Ok(())
    }

    fn done(&mut self) -> Vec<String> {
        let Turn { claim, from, to, passes, .. } = std::mem::take(self);
        let claim = claim.map(|colour| format!("^{colour}"));
        let moved = from.zip(to).map(|(from, to)| format!("{from}-{to}"));
        let pass = passes.then(|| "pass".to_owned()).filter(|_| claim.is_none() && moved.is_none());
        claim.into_iter().chain(moved).chain(pass).collect()
    }
}
