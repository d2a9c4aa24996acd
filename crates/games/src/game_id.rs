use std::fmt;
use std::str::FromStr;

use orrery_core::Game;

use crate::OpenError;

/// Which of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// YINSH.
    Yinsh,
    /// LYNGK.
    Lyngk,
    /// Kulami.
    Kulami,
}

/// Evaluates an expression with a type alias for the game of a [`GameId`]: the way from a name known at run time
/// to generic code. `with_game!(id, G => perft::<G>(depth))`
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameId::Yinsh => {
                type $G = $crate::yinsh::Yinsh;
                $body
            }
            $crate::GameId::Lyngk => {
                type $G = $crate::lyngk::Lyngk;
                $body
            }
            $crate::GameId::Kulami => {
                type $G = $crate::kulami::Kulami;
                $body
            }
        }
    };
}

impl GameId {
    /// All games.
    pub const ALL: [GameId; 3] = [GameId::Yinsh, GameId::Lyngk, GameId::Kulami];

    /// The name in configs, codes and records.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The game that a config or position code is about, by the name it starts with.
    pub fn of(text: &str) -> Result<GameId, OpenError> {
        let name = text.split([':', '|']).next().unwrap_or(text);
        name.parse()
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameId {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Self, OpenError> {
        let unknown = || OpenError::UnknownGame(text.chars().take(24).flat_map(char::escape_debug).collect());
        GameId::ALL.into_iter().find(|id| id.name() == text).ok_or_else(unknown)
    }
}
