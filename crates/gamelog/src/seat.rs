use orrery_core::Player;
use serde::{Deserialize, Serialize};

/// One of the two places at the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Seat {
    /// Who begins.
    First,
    /// The other.
    Second,
}

impl Seat {
    /// Both.
    pub const BOTH: [Seat; 2] = [Seat::First, Seat::Second];

    /// 0 for who begins, 1 for the other.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    #[must_use]
    pub fn other(self) -> Seat {
        match self {
            Seat::First => Seat::Second,
            Seat::Second => Seat::First,
        }
    }

    /// Who sits there, in the words of the rules.
    pub fn player(self) -> Player {
        Player::BOTH[self.index()]
    }
}

impl From<Player> for Seat {
    fn from(player: Player) -> Seat {
        Seat::BOTH[player.index()]
    }
}
