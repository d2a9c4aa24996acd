//! The suite that every game must pass, and the slow, obviously right generators it is held against.
//!
//! Nothing here knows a rules crate: the suite is generic over `Game`, the slow generators speak text.

mod conformance;
mod distribution;
mod files;
mod slow_game;

#[cfg(feature = "slow")]
pub mod slow;

pub use conformance::conformance;
pub use distribution::slow_random_game;
pub use files::{perft_file, replay_games};
pub use slow_game::SlowGame;
