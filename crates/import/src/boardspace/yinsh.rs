//! The steps of a turn of YINSH.

use orrery_games::core::Player;

use super::{Step, point, unknown};
use crate::reason::Reason;

/// A step as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Turn(State);

#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum State {
    #[default]
    Nothing,
    /// A ring from the supply.
    Ring(String),
    /// A marker in a ring, which has not moved.
    Marker(String),
    /// Anything else that is an action by itself.
    Action(String),
    Move {
        from: String,
        to: String,
    },
}

/// Whether a piece, `w` or `wr`, is a ring; nothing if it is none of the player's.
fn is_ring(piece: &str, player: Player) -> Result<bool, Option<Reason>> {
    let (colour, is_ring) = match piece {
        "w" | "b" => (piece, false),
        "wr" | "br" => (&piece[..1], true),
        _ => return Err(None),
    };
    let owner = if colour == "w" { Player::First } else { Player::Second };
    if owner == player { Ok(is_ring) } else { Err(Some(Reason::Others)) }
}

impl Step for Turn {
    fn take(&mut self, words: &[&str], player: Player) -> Result<(), Reason> {
        let ring =
            |piece: &str| is_ring(piece, player).map_err(|reason| reason.unwrap_or_else(|| unknown(words)));
        self.0 = match *words {
            ["place", piece, column, row] => match ring(piece)? {
                true => State::Ring(point(column, row)),
                false => State::Marker(point(column, row)),
            },
            ["move", column, row, to_column, to_row] => moved(point(column, row), point(to_column, to_row)),
            ["drop", "board", column, row] => match std::mem::take(&mut self.0) {
                State::Marker(from) | State::Move { from, .. } => moved(from, point(column, row)),
                State::Ring(_) => State::Ring(point(column, row)),
                _ => return Err(Reason::NothingTaken),
            },
            // The marker, or a ring that was to be placed, goes back to the supply.
            ["drop", _] | ["drop", _, _, _] => State::Nothing,
            ["pick", "board", column, row] => match std::mem::take(&mut self.0) {
                State::Move { from, to } if to == point(column, row) => State::Marker(from),
                state => state,
            },
            ["pick", ..] => std::mem::take(&mut self.0),
            ["remove", piece, column, row, to_column, to_row] if !ring(piece)? => {
                State::Action(format!("x{}-{}", point(column, row), point(to_column, to_row)))
            }
            ["remove", piece, column, row] if ring(piece)? => {
                State::Action(format!("x{}", point(column, row)))
            }
            ["pass"] => State::Action("pass".to_owned()),
            _ => return Err(unknown(words)),
        };
        Ok(())
    }

    fn done(&mut self) -> Vec<String> {
        match std::mem::take(&mut self.0) {
            // A marker whose ring went nowhere was taken back.
            State::Nothing | State::Marker(_) => Vec::new(),
            State::Ring(action) | State::Action(action) => vec![action],
            State::Move { from, to } => vec![format!("{from}-{to}")],
        }
    }
}

/// A ring that is put back where it came from takes its marker along.
fn moved(from: String, to: String) -> State {
    if from == to { State::Nothing } else { State::Move { from, to } }
}
