use std::fmt;
use std::str::FromStr;

use orrery_core::Game;

use crate::OpenError;

/// Which of the games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameKind {
    /// YINSH.
    Yinsh,
    /// LYNGK.
    Lyngk,
    /// Kulami.
    Kulami,
}

/// Evaluates an expression with a type alias for the game of a [`GameKind`]: the way from a name known at run time
/// to generic code. `with_game!(id, G => perft::<G>(depth))`
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameKind::Yinsh => {
                type $G = $crate::yinsh::Yinsh;
                $body
            }
            $crate::GameKind::Lyngk => {
                type $G = $crate::lyngk::Lyngk;
                $body
            }
            $crate::GameKind::Kulami => {
                type $G = $crate::kulami::Kulami;
                $body
            }
        }
    };
}

impl GameKind {
    /// All games.
    pub const ALL: [GameKind; 3] = [GameKind::Yinsh, GameKind::Lyngk, GameKind::Kulami];

    /// The name in configs, codes and records.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The game that a config or position code is about, by the name it starts with.
    pub fn of(text: &str) -> Result<GameKind, OpenError> {
        let name = text.split([':', '|']).next().unwrap_or(text);
        name.parse()
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for GameKind {
    type Err = OpenError;

    fn from_str(text: &str) -> Result<Self, OpenError> {
        let unknown = || OpenError::UnknownGame(text.chars().take(24).flat_map(char::escape_debug).collect());
        GameKind::ALL.into_iter().find(|id| id.name() == text).ok_or_else(unknown)
    }
}
