//! Matches between engines: any two that speak the protocol, on paired starts, with our own rules as the referee.
//!
//! Each start is played twice with sides exchanged, and statistics take the pair for the unit. A game is lost by an
//! engine that plays an illegal action, exceeds its time, ends or answers `error`; the game's record says so in
//! `Termination` (`time`, or `adjudication` for the rest) and in the free tag `Fault`.

mod contender;
mod error;
mod fault;
mod game;
mod journal;
pub mod ladder;
mod limit;
mod run;
mod spec;
mod starts;
mod stats;
mod tally;
mod transport;

pub use contender::{Answer, Contender, Seat};
pub use error::MatchError;
pub use fault::{Fault, FaultKind};
pub use journal::Entry;
pub use limit::{Limit, Patience};
pub use run::{Plan, Progress, Report, run};
pub use spec::EngineSpec;
pub use starts::{Start, StartError, Starts};
pub use stats::{Elo, Pairs, Sprt, Verdict, elo_of, score_of};
pub use tally::Tally;
pub use transport::{Launcher, Process, Silence, Transport, receive};
