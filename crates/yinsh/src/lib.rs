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
mod setup;
mod symmetry;

pub use action::Action;
pub use board::{Direction, Point, Points};
pub use config::{Config, ConfigError, Variant};
pub use legal::{Reach, Refusal};
pub use position::{Phase, Position, Yinsh};
pub use setup::{Setup, SetupError};
pub use symmetry::Symmetry;
