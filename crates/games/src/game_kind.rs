use std::fmt;
use std::str::FromStr;

use orrery_core::{Game, shown};

use crate::{Describe, Description, OpenError, for_each_game, with_game};

macro_rules! game_kind {
    (() $($Game:ident $module:ident),*) => {
        /// Which of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameKind {
            $(
                #[doc = concat!("The game of `", stringify!($module), "`.")]
                $Game,
            )*
        }

        impl GameKind {
            /// How many games there are.
            pub const COUNT: usize = [$(GameKind::$Game),*].len();
            /// All games.
            pub const ALL: [GameKind; GameKind::COUNT] = [$(GameKind::$Game),*];
        }
    };
}

for_each_game!(game_kind!());

impl GameKind {
    /// The name in configs, codes and records.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// What the game says of itself to those who choose and show games.
    pub fn description(self) -> &'static Description {
        with_game!(self, G => &<G as Describe>::DESCRIPTION)
    }

    /// The name as people write it, the same in every language.
    pub fn title(self) -> &'static str {
        self.description().title
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
        let unknown = || OpenError::UnknownGame(shown(text));
        GameKind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(unknown)
    }
}
