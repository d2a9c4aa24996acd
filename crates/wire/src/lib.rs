//! Games between people: the log of a game, its clock, what players may do, and the messages about it.
//!
//! A game is the fold of its log ([`GameState`]). Whoever wants to do something ([`Act`]) is told what it comes to
//! ([`GameState::decide`]): an [`Event`] to be written, or why not. Nothing here reads a clock, draws a number or
//! stores anything, so the server, the browser and `orrery replay --verify` use the same code.

mod act;
mod analysis;
mod clock;
mod error_code;
mod event;
mod message;
#[cfg(feature = "names")]
mod names;
mod puzzle;
mod review;
mod state;

pub use act::{Act, MAX_ACTIONS, Refusal};
pub use analysis::{AnalyseRequest, AnalysisView, LineView, Opponent};
pub use clock::{Clock, Control, LagBank};
pub use error_code::ErrorCode;
pub use event::{Event, GameResult, Greeting, LOG_VERSION, Logged, Offer, Reason};
pub use message::{
    ChallengeView, ErrorView, GameLine, GameView, Join, MAX_LABEL, MAX_MESSAGE, MAX_NAME, NewGame,
    NewGameView, NewPlayer, NewToken, NewTokenView, OfferView, PlayerView, Reply, Request, SessionView, Side,
    TableView, WIRE_VERSION,
};
#[cfg(feature = "names")]
pub use names::{NameProblem, player_name, token_label};
pub use orrery_gamelog::{
    BadName, Computer, Entry, GameId, Link, PlayerId, Seat, SeatKey, Stage, Time, Token, TurnId,
};
pub use puzzle::{AimView, MarginAim, PuzzleView, ScoreAim, WinAim};
pub use review::{LikeView, ReviewRequest, ReviewView, TurnView};
pub use state::{
    ABSENCE_LIMIT, BadLog, Circumstances, Decision, GameState, MAX_ENTRIES, MAX_TAKEBACKS, NextEvent, Status,
};
