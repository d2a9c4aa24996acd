//! What a player may do, and why not.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Greeting, Offer, TurnId};

/// The most actions a turn can have.
pub const MAX_ACTIONS: usize = 32;

/// What a player does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Act {
    /// Makes a whole turn.
    Turn {
        /// The `base` of the state that it was made from.
        base: u32,
        /// A name for it, unique among the player's turns: a turn sent again under the same name is played once.
        turn_id: TurnId,
        /// All its actions, at most 32.
        #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 32))]
        actions: Vec<String>,
    },
    /// Proposes something.
    Offer {
        /// What.
        offer: Offer,
    },
    /// Agrees to what the other proposed.
    Accept {
        /// What.
        offer: Offer,
    },
    /// Does not want what the other proposed, or takes a proposal back.
    Decline {
        /// What.
        offer: Offer,
    },
    /// Gives up.
    Resign,
    /// Calls the game off before both have made a turn.
    Abort,
    /// Claims the game because the other has gone away.
    Claim,
    /// Says something.
    Say {
        /// What.
        greeting: Greeting,
    },
}

/// Why something was not done. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Refusal {
    /// Who asks has no seat in this game.
    NotSeated,
    /// The other seat is still free.
    NotBegun,
    /// The game is over.
    Over,
    /// The game is not over yet.
    NotOver,
    /// It is the other's turn.
    NotYourTurn,
    /// The turn was made from an earlier state.
    Stale {
        /// The `base` of the present state.
        base: u32,
    },
    /// The player has used this name for another turn.
    TurnIdUsed,
    /// One of the actions is not legal.
    Illegal {
        /// Which, from 1.
        number: u32,
        /// The action.
        action: String,
        /// Why it is not, in English.
        reason: String,
    },
    /// The actions are not yet a whole turn: the same player has to go on.
    Unfinished,
    /// The turn goes on after the other is to act, or has no or too many actions.
    TooLong,
    /// The time is up.
    TimeUp,
    /// Nothing of the kind was proposed.
    NoOffer,
    /// It was proposed already since the last turn.
    OfferedAlready,
    /// There is no turn of one's own to be taken back.
    NothingToTakeBack,
    /// Turns were taken back as often as they can be in a game.
    TooManyTakebacks,
    /// The log is so long that only turns, proposals of a draw and ends are taken.
    LogFull,
    /// Both have made a turn: the game can only be resigned.
    TooLateToAbort,
    /// The other is there, or has not been away for long enough.
    NotAway {
        /// Seconds until the game can be claimed, if nothing changes; nothing when the other is there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wait: Option<u32>,
    },
    /// Enough was said for now.
    SaidEnough,
    /// A reason that is not known here: the server is newer. It is only ever read.
    #[serde(skip)]
    Other {
        /// What the server says, in English.
        message: String,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotSeated => "you have no seat in this game",
            Refusal::NotBegun => "the other seat is still free",
            Refusal::Over => "the game is over",
            Refusal::NotOver => "the game is not over yet",
            Refusal::NotYourTurn => "it is the other player's turn",
            Refusal::Stale { base } => {
                return write!(f, "the turn was made from an earlier state; the present base is {base}");
            }
            Refusal::Illegal { number, action, reason } => {
                return write!(f, "action {number}, {action}: {reason}");
            }
            Refusal::TurnIdUsed => "this turn_id was used for another turn",
            Refusal::Unfinished => "the turn is not complete: you have to go on",
            Refusal::TooLong => "the turn has too many actions, or none",
            Refusal::TimeUp => "your time is up",
            Refusal::NoOffer => "nothing of the kind was proposed",
            Refusal::OfferedAlready => "it was proposed already since the last turn",
            Refusal::NothingToTakeBack => "there is no turn of yours to take back",
            Refusal::TooManyTakebacks => "no more turns can be taken back in this game",
            Refusal::LogFull => "so much has happened in this game that only turns, draws and ends are taken",
            Refusal::TooLateToAbort => "both have made a turn: the game can only be resigned",
            Refusal::NotAway { wait: None } => "the other player is there",
            Refusal::NotAway { wait: Some(seconds) } => {
                return write!(f, "the other player may still come back; wait {seconds} s");
            }
            Refusal::SaidEnough => "enough was said for now",
            Refusal::Other { message } => message,
        })
    }
}

#[cfg(all(test, feature = "schema"))]
mod tests {
    use utoipa::PartialSchema;

    use super::*;

    #[test]
    fn the_document_names_the_reasons_that_are_sent() {
        let schema = serde_json::to_string(&Refusal::schema()).expect("a document");
        for why in ["stale", "turn-id-used", "too-many-takebacks", "log-full"] {
            assert!(schema.contains(&format!("\"{why}\"")), "{schema}");
        }
        assert!(!schema.contains("\"other\""), "{schema}");
    }
}
