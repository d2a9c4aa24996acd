//! The rules of LYNGK, exact and fast: standard, with `collect-on-claim`, and the variant `six`.
//!
//! Rule numbers (`L1` to `L17`) are those of docs/rules/lyngk.md. [`Lyngk`] is the configured game, [`Position`]
//! its state; [`orrery_core::Game`] says what can be done with them.
//!
//! ```
//! use orrery_core::Game;
//! use orrery_lyngk::{Colour, Lyngk};
//!
//! // The pieces of a layout are drawn from a seed.
//! let game = Lyngk::new(&"lyngk:seed=1".parse()?)?;
//! let mut position = game.start();
//! game.play(&mut position, "^r".parse()?)?;
//! assert_eq!(position.owner(Colour::Red), Some(orrery_core::Player::First));
//! game.play(&mut position, "b3-b4".parse()?)?;
//! assert_eq!(position.height("b4".parse()?), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod apply;
mod board;
mod chain;
mod config;
mod draw;
mod layout;
mod legal;
mod neutral;
mod outcome;
mod own;
mod piece;
mod position;
mod refusal;
mod setup;
mod stack;
mod symmetry;
mod validate;

pub use action::Action;
pub use board::{Direction, Point, Points};
pub use chain::Chain;
pub use config::{Config, ConfigError, Variant};
pub use layout::Layout;
pub use piece::{Colour, Piece};
pub use position::{Lyngk, Phase, Position};
pub use refusal::Refusal;
pub use setup::Setup;
pub use validate::SetupError;

/// The rotations and reflections of the board.
pub use orrery_core::HexSymmetry as Symmetry;
