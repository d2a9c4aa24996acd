//! The search for the best action.

mod probcut;
mod pvs;
mod table;
mod uct;

pub use probcut::ProbCut;
pub use pvs::{LMR_DIVISOR, Searcher};
pub use table::{NoMemory, Table};
pub use uct::Uct;

use std::time::Duration;

use crate::value::{MAX_ESTIMATE, Score, Value};

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
    /// Whether the value is proved: a win or loss, or nothing in the whole tree was estimated.
    pub proved: bool,
    /// The final difference of points, where that is proved.
    pub margin: Option<i32>,
    /// In how many actions a proved win or loss comes, where that is known.
    pub distance: Option<u32>,
    /// The actions, at least one.
    pub actions: Vec<A>,
}

impl<A> Line<A> {
    /// How the value reads to somebody outside, where `draws` of a thousand even games are drawn.
    pub fn score(&self, draws: u32) -> Score {
        match self.proved {
            true => {
                Score::Exact { result: self.value.signum(), margin: self.margin, distance: self.distance }
            }
            // What somebody found who overlooked things is no proof, however sure they are.
            false => Score::of_value(self.value.clamp(-MAX_ESTIMATE, MAX_ESTIMATE), draws),
        }
    }
}
