//! The suite that every game must pass, and the slow, obviously right generators it is held against.
//!
//! Nothing here knows a rules crate: the suite is generic over `Game`, the slow generators speak text.

mod slow_game;

#[cfg(feature = "slow")]
pub mod slow;

pub use slow_game::SlowGame;
