use std::fmt;
use std::str::FromStr;

use super::RecordFault;

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// By the rules of the game.
    Normal,
    /// A player resigned.
    Resignation,
    /// A player's time ran out.
    Time,
    /// The players agreed on a draw.
    Agreement,
    /// A player left.
    Abandoned,
    /// It was called off before it counted.
    Aborted,
    /// Somebody else decided it.
    Adjudication,
}

impl Termination {
    /// All of them.
    pub const ALL: [Termination; 7] = [
        Termination::Normal,
        Termination::Resignation,
        Termination::Time,
        Termination::Agreement,
        Termination::Abandoned,
        Termination::Aborted,
        Termination::Adjudication,
    ];

    /// The value of the `Termination` tag.
    pub fn as_str(self) -> &'static str {
        match self {
            Termination::Normal => "normal",
            Termination::Resignation => "resignation",
            Termination::Time => "time",
            Termination::Agreement => "agreement",
            Termination::Abandoned => "abandoned",
            Termination::Aborted => "aborted",
            Termination::Adjudication => "adjudication",
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Termination {
    type Err = RecordFault;

    fn from_str(text: &str) -> Result<Self, RecordFault> {
        let known = Termination::ALL.into_iter().find(|termination| termination.as_str() == text);
        known.ok_or_else(|| RecordFault::Termination(text.to_string()))
    }
}
