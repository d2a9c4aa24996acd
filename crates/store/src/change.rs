//! Everything that can be written.

use orrery_wire::{Entry, GameName, PlayerName, Time};

use crate::model::{GameRow, Player, Session, TokenHash};

/// Something to write. What it comes to is a number of rows: none means that something else was there first, or that
/// what it is about is not there.
pub(crate) enum Change {
    AddPlayer(Player),
    Rename { player: PlayerName, name: String },
    AddSession(Session),
    Seen { hash: TokenHash, at: Time },
    Revoke { player: PlayerName, hash: TokenHash },
    Create(Box<GameRow>, Entry),
    Append(Box<GameRow>, Entry),
    Postpone { game: GameName, seq: u32, deadline: Time },
    Forget { before: Time, limit: u32 },
    Beat { node: String, at: Time },
    ForgetBeats { before: Time },
    Outage { since: Time, until: Time },
    Probe,
}
