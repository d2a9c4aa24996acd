//! Which games a bot plays.

use orrery_wire::{GameId, SeatKey};
use serde_json::Value;

/// Where the games of a bot come from.
pub enum GameChoice {
    /// This one.
    Given {
        /// Its name.
        name: GameId,
        /// What lets it take the free seat.
        key: Option<SeatKey>,
    },
    /// Its own open challenges.
    Challenge {
        /// What the server is asked for.
        body: Value,
    },
    /// Challenges of others.
    Accept(ChallengeFilter),
}

/// Which challenges of others it takes.
pub enum ChallengeFilter {
    /// Every one.
    Any,
    /// Those of a game, whatever its options.
    Game(String),
    /// Those of one config.
    Config(String),
}

impl ChallengeFilter {
    /// Whether it takes a challenge of this config.
    pub fn takes(&self, config: &str) -> bool {
        match self {
            ChallengeFilter::Any => true,
            ChallengeFilter::Game(name) => config.split(':').next() == Some(name),
            ChallengeFilter::Config(wanted) => config == wanted,
        }
    }
}
