//! Everything that can be written.

use orrery_gamelog::{Entry, GameId, PlayerId, Time};

use crate::game_row::GameRow;
use crate::model::{Beat, Cap, ForgetBefore, Player, Pulse, Session, TokenHash};

/// Something to write.
pub(crate) enum Change {
    AddPlayer(Player),
    Rename {
        player: PlayerId,
        name: String,
    },
    AddSession(Session, Option<u32>),
    Seen {
        hash: TokenHash,
        at: Time,
    },
    Revoke {
        player: PlayerId,
        hash: TokenHash,
    },
    Create(Box<GameRow>, Entry, Vec<Cap>),
    Append(Box<GameRow>, Entry),
    Postpone {
        game: GameId,
        seq: u32,
        deadline: Time,
    },
    Forget {
        before: ForgetBefore,
        limit: u32,
    },
    ForgetSessions {
        seen_before: Time,
        limit: u32,
    },
    /// Those of them that nothing refers to any more.
    ForgetPlayers {
        players: Vec<PlayerId>,
    },
    Beat(Beat),
    ForgetBeats {
        before: Time,
    },
    Secret([u8; 32]),
    Probe,
}

/// What a change came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// So many rows. None means that something else was there first, or that what it is about is not there.
    Rows(u64),
    /// A game was not added because of this.
    OverCap(Cap),
    /// A session was not added because there are too many.
    TooMany,
    /// Games of these names were removed.
    Forgotten(Vec<String>),
    /// The secret that stands.
    Secret([u8; 32]),
    /// What was known at a sign of life.
    Beaten(Pulse),
}

impl Outcome {
    /// How many rows it came to.
    pub fn rows(&self) -> u64 {
        match self {
            Outcome::Rows(rows) => *rows,
            Outcome::Forgotten(games) => u64::try_from(games.len()).unwrap_or(u64::MAX),
            Outcome::OverCap(_) | Outcome::TooMany | Outcome::Secret(_) | Outcome::Beaten(_) => 0,
        }
    }
}

impl Cap {
    /// How many there may be.
    pub(crate) fn most(&self) -> u32 {
        match self {
            Cap::OpenOf { most, .. }
            | Cap::OpenFrom { most, .. }
            | Cap::ListedFrom { most, .. }
            | Cap::Against { most, .. } => *most,
        }
    }
}
