//! Games between people: the log of a game, its clock, what players may do, and the messages about it.
//!
//! A game is the fold of its log ([`GameState`]). Whoever wants to do something ([`Act`]) is told what it comes to
//! ([`GameState::decide`]): an [`Event`] to be written, or why not. Nothing here reads a clock, draws a number or
//! stores anything, so the server, the browser and `orrery replay --verify` use the same code.

mod act;
mod analysis;
mod chain;
mod clock;
mod event;
mod ids;
mod message;
#[cfg(feature = "names")]
mod names;
mod state;

pub use act::{Act, MAX_ACTIONS, Refusal};
pub use analysis::{AnalyseRequest, AnalysisView, LineView, Opponent};
pub use chain::Link;
pub use clock::{Clock, Control, LagBank};
pub use event::{Entry, Event, GameResult, Greeting, LOG_VERSION, Logged, Offer, Reason, Seat};
pub use ids::{BadName, GameId, PlayerId, SeatKey, Time, Token, TurnId};
pub use message::{
    ChallengeView, ErrorView, GameLine, GameView, Join, MAX_LABEL, MAX_MESSAGE, MAX_NAME, NewGame,
    NewGameView, NewPlayer, NewToken, NewTokenView, OfferView, PlayerView, Reply, Request, SessionView, Side,
    Stage, TableView, WIRE_VERSION,
};
#[cfg(feature = "names")]
pub use names::{NameProblem, player_name, token_label};
pub use state::{
    ABSENCE_LIMIT, BadLog, Circumstances, Decision, GameState, MAX_ENTRIES, MAX_TAKEBACKS, Status,
};
