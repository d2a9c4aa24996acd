use std::fmt;
use std::ops::Not;

/// One of the two players, named by who moved first. Colours belong to the games.
///
/// ```
/// use orrery_core::Player;
///
/// let score = [3, 1];
/// assert_eq!(score[Player::First.index()], 3);
/// assert_eq!(!Player::First, Player::Second);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Player {
    /// The player who makes the first action of the game.
    First,
    /// The other player.
    Second,
}

impl Player {
    /// Both players, the first mover first.
    pub const BOTH: [Player; 2] = [Player::First, Player::Second];

    /// 0 for the first mover, 1 for the second: an index into pairs such as [`Score`](crate::Score).
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other player.
    #[inline]
    pub const fn opponent(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

impl Not for Player {
    type Output = Player;

    #[inline]
    fn not(self) -> Player {
        self.opponent()
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Player::First => "first",
            Player::Second => "second",
        })
    }
}
