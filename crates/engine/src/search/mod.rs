//! The search for the best action.
//!
//! What is known elsewhere has its usual name here. Where it is written about (the Chess Programming Wiki is at
//! <https://www.chessprogramming.org>):
//!
//! | technique | where here | written about in |
//! |---|---|---|
//! | principal variation search | `pvs.rs` | Marsland and Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982 |
//! | iterative deepening | `Searcher::run` | Slate and Atkin, *Chess 4.5*, in *Chess Skill in Man and Machine*, 1977 |
//! | aspiration windows | `ASPIRATION` | the wiki, *Aspiration Windows* |
//! | mate distance pruning | `Searcher::search` | the wiki, *Mate Distance Pruning* |
//! | transposition table without locks | `table.rs` | Hyatt and Mann, *A Lockless Transposition-Table Implementation for Parallel Search*, 2002 |
//! | keys of positions | `Node::key` | Zobrist, *A New Hashing Method with Application for Game Playing*, 1970 |
//! | killer heuristic | `pvs/order.rs` | Akl and Newborn, *The Principal Continuation and the Killer Heuristic*, 1977 |
//! | history heuristic | `pvs/order.rs` | Schaeffer, *The History Heuristic and Alpha-Beta Search Enhancements in Practice*, 1989 |
//! | late move reductions | `Searcher::reduction` | the wiki, *Late Move Reductions* |
//! | futility pruning | `Searcher::futility` | Heinz, *Extended Futility Pruning*, 1998 |
//! | reverse futility pruning | `Searcher::futility` | the wiki, *Reverse Futility Pruning* |
//! | futility pruning of late actions, by what was learned of each kind | `Searcher::prune_late` | the wiki, *Futility Pruning* |
//! | ProbCut, and its parameters by stage | `probcut.rs` | Buro, *ProbCut*, 1995, and *Experiments with Multi-ProbCut*, 1997 |
//! | plausible moves only, at the root | `Searcher::narrow` | Greenblatt and others, *The Greenblatt Chess Program*, 1967 |
//! | lazy evaluation | `Learned` in `eval/judge.rs` | the wiki, *Lazy Evaluation* |
//! | threads that share a table | `think.rs` | the wiki, *Lazy SMP* |
//! | Monte Carlo tree search by UCB1 | `uct.rs` | Kocsis and Szepesvári, *Bandit Based Monte-Carlo Planning*, 2006 |

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
