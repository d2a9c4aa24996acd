//! The rules of YINSH, exact and fast: standard and blitz.
//!
//! Rule numbers (`Y1` to `Y18`) are those of docs/rules/yinsh.md. [`Yinsh`] is the configured game, [`Position`]
//! its state; [`orrery_core::Game`] says what can be done with them.
//!
//! ```
//! use orrery_core::Game;
//! use orrery_yinsh::{Phase, Yinsh};
//!
//! let game = Yinsh::new(&"yinsh:blitz".parse()?)?;
//! let mut position = game.start();
//! for action in ["f6", "e5", "g7", "d4", "h8", "c3", "e8", "g3", "i6", "d7"] {
//!     game.play(&mut position, action.parse()?)?;
//! }
//! assert_eq!(position.phase(), Phase::Move);
//! assert_eq!(game.outcome(&position), None);
//! // What the rules do not allow is refused with a reason, and nothing changes.
//! assert!(game.play(&mut position, "f6".parse()?).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod apply;
mod board;
mod config;
mod draw;
mod legal;
mod outcome;
mod position;
mod refusal;
mod setup;
mod symmetry;
mod validate;

pub use action::Action;
pub use board::{Direction, Point, Points};
pub use config::{Config, ConfigError, Variant};
pub use legal::Reach;
pub use position::{Phase, Position, Yinsh};
pub use refusal::Refusal;
pub use setup::Setup;
pub use validate::SetupError;

/// The rotations and reflections of the board.
pub use orrery_core::HexSymmetry as Symmetry;
