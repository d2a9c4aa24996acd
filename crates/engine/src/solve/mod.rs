//! Exact values of late positions.

mod kulami;

pub(crate) use kulami::tile;
pub use kulami::{KulamiSolver, Proved, Solved};
