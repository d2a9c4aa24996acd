//! The rules of Kulami, exact and fast.
//!
//! [`Kulami`] is the configured game (a [`Board`], a [`Scoring`], the swap option); its [`Position`]s are small
//! plain data. Rule numbers such as K7 are those of docs/rules/kulami.md. A board may be any legal arrangement
//! of the 17 tiles: it numbers its 64 holes itself, so that every set of holes is one `u64`.
//!
//! ```
//! use orrery_core::Game;
//! use orrery_kulami::Kulami;
//!
//! let game = Kulami::new(&"kulami".parse()?)?;
//! let mut position = game.start();
//! game.play(&mut position, "d4".parse()?)?;
//! // The next marble lies in the row or the column of the last one, and on another tile.
//! let answers = game.legal(&position);
//! assert!(answers.contains(&"d1".parse()?) && !answers.contains(&"e5".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod apply;
mod board;
mod board_error;
mod breakdown;
mod cell;
mod config;
mod draw;
mod hole;
mod irregular;
mod layout;
mod legal;
mod outcome;
mod position;
mod refusal;
mod setup;
mod squares;
mod symmetry;
mod validate;

pub use action::Action;
pub use board::Board;
pub use board_error::BoardError;
pub use breakdown::{Breakdown, Line, TileCount};
pub use cell::Cell;
pub use config::{Config, ConfigError, Scoring};
pub use hole::{Hole, Holes};
pub use position::{Colour, Kulami, Position, Recent};
pub use refusal::Refusal;
pub use setup::{Setup, Spot};
pub use symmetry::Symmetry;
pub use validate::SetupError;
