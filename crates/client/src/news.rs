//! What there is to know of a game that is followed.

use orrery_wire::{Act, BadLog, ErrorView, Event, Offer, Refusal, TurnId};

/// News of a game. What the game is like now, its [`Follower`](crate::Follower) says.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// It is known for the first time, or in another way than before: it has begun, somebody else sits here, or the log
    /// was read anew because it did not go on as it was known. Whatever shows it has to be built anew.
    Opened,
    /// We had a seat and have none any more.
    Unseated,
    /// The server has told what was missed.
    CaughtUp,
    /// An entry was added to the log.
    Happened(Event),
    /// What we had proposed does not stand any more.
    Declined(Offer),
    /// The state, the clocks, the players, who is there, or how far our turn has come may have changed.
    Changed,
    /// Our turn stands in the log. Each turn that was sent is told of once: so, or as lost.
    TurnStored {
        /// The name it was sent under.
        id: TurnId,
        /// Its place in the log; nothing when the server did not say.
        seq: Option<u32>,
    },
    /// Our turn does not stand, and is not sent again.
    TurnLost {
        /// The name it was sent under.
        id: TurnId,
        /// Why.
        why: Lost,
    },
    /// Something else that we did is stored.
    Done {
        /// The number it was sent under.
        reference: u32,
        /// Its place in the log; nothing when nothing had to be written.
        seq: Option<u32>,
    },
    /// Something else that we did was refused.
    Refused {
        /// The number it was sent under.
        reference: u32,
        /// Why.
        why: Refusal,
    },
    /// The server reports an error that will not pass by itself.
    Failed(ErrorView),
    /// There is no connection: what was to be done, and is no turn, was not sent and will not be.
    NotSent(Act),
    /// The whole log was read, and is not sound.
    Unsound(BadLog),
    /// The turn that is to outlive a reload, as text; nothing: there is none.
    Keep(Option<String>),
}

/// Why a turn does not stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The server refused it, or would: it was made from a position that is not there any more.
    Refused(Refusal),
    /// The server cannot take it, and never will.
    Failed(ErrorView),
}

/// How far our last turn has come.
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
