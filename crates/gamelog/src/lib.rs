//! The log of a game between people as it is kept: ids, points in time, seats, and entries linked by their hashes.
//!
//! What an entry says is text here. What it means is known to `orrery-wire`, and what may be played to the rules: whoever
//! only keeps games needs neither.

mod computer;
mod entry;
mod ids;
mod link;
mod seat;
mod stage;
mod time;

pub use computer::Computer;
pub use entry::Entry;
pub use ids::{BadName, GameId, PlayerId, SeatKey, Token, TurnId};
pub use link::Link;
pub use seat::Seat;
pub use stage::Stage;
pub use time::Time;
