//! The search for the best action.

mod pvs;
mod table;
mod uct;

pub use pvs::Searcher;
pub use table::Table;
pub use uct::Uct;

use std::time::Duration;

use crate::value::Value;

/// What a search found out so far.
#[derive(Clone, Debug)]
pub struct Info<A> {
    /// Plies searched in full.
    pub depth: u32,
    /// Positions visited, or playouts.
    pub nodes: u64,
    /// Time since the start.
    pub time: Duration,
    /// The lines, best first: as many as were asked for, or as there are actions.
    pub lines: Vec<Line<A>>,
}

/// A line of play and its value for the player to act.
#[derive(Clone, Debug)]
pub struct Line<A> {
    /// The value.
    pub value: Value,
    /// The actions, at least one.
    pub actions: Vec<A>,
}
