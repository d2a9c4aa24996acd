//! The rules of YINSH, exact and fast: standard and blitz.
//!
//! Rule numbers (`Y1` to `Y18`) are those of docs/rules/yinsh.md. [`Yinsh`] is the configured game, [`Position`]
//! its state; [`orrery_core::Game`] says what can be done with them.

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
