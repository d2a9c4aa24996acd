//! News of a game that the client follows.

use orrery_wire::{Act, BadLog, ErrorView, Event, Offer, Refusal, TurnId};

/// Something that happened. [`Follower`](crate::Follower) has the current state of the game.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// The game is known for the first time, or has changed as a whole: it has begun, somebody else sits here, or the log
    /// was read again because it did not continue the known one. The page has to be rebuilt.
    Opened,
    /// We have lost our seat.
    Unseated,
    /// The server has sent everything we had missed.
    CaughtUp,
    /// An entry was added to the log.
    Happened(Event),
    /// Our offer was declined, or we withdrew it.
    Declined(Offer),
    /// The state, the clocks, the players, who is connected, or the progress of our own turn may have changed.
    Changed,
    /// Our turn is in the log. Every turn that was sent leads to exactly one `TurnStored` or `TurnLost`.
    TurnStored {
        /// The id it was sent with.
        id: TurnId,
        /// Its place in the log, if the server said it.
        seq: Option<u32>,
    },
    /// Our turn is not in the log and will not be sent again.
    TurnLost {
        /// The id it was sent with.
        id: TurnId,
        /// Why.
        why: Lost,
    },
    /// Another action of ours is stored.
    Done {
        /// The reference it was sent with.
        reference: u32,
        /// Its place in the log, if an entry had to be written.
        seq: Option<u32>,
    },
    /// Another action of ours was refused.
    Refused {
        /// The reference it was sent with.
        reference: u32,
        /// Why.
        why: Refusal,
    },
    /// The server reports an error that will not pass by itself.
    Failed(ErrorView),
    /// There is no connection, so this action was not sent and will not be. It is never a turn: those are kept and sent later.
    NotSent(Act),
    /// The whole log was read, and it is damaged.
    Unsound(BadLog),
    /// The unsent turn as text, to be stored so that it survives a reload; `None` if there is none.
    Keep(Option<String>),
}

/// Why a turn was lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The server refused it, or would refuse it, because the position has changed since.
    Refused(Refusal),
    /// The server cannot take it, and never will.
    Failed(ErrorView),
}

/// The progress of our last turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sending {
    /// There is none.
    #[default]
    Nothing,
    /// It is on its way.
    Sent,
    /// The server has it on disk.
    Stored,
}
