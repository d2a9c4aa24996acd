//! Exact values of late positions.

mod kulami;

pub use kulami::{KulamiSolver, Proved, Solved};
