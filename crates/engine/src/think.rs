use std::fmt;
use std::str::FromStr;

use crate::control::{Control, Limits};
use crate::eval::Evaluate;
use crate::search::{Info, Line, Searcher, Table, Uct};

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// The strongest there is.
    #[default]
    Best,
    /// The plain Monte Carlo baseline.
    Uct,
}

/// What an engine can be told once and for all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Threads that search together.
    pub threads: usize,
    /// Megabytes for the table.
    pub hash: usize,
    /// How many lines to report.
    pub lines: usize,
    /// 1 to 10, or 0 for full strength without a budget of its own.
    pub level: u32,
    /// Where chance starts, where there is any.
    pub seed: u64,
    /// How to search.
    pub method: Method,
}

impl Default for Options {
    fn default() -> Options {
        Options { threads: 1, hash: 16, lines: 1, level: 0, seed: 1, method: Method::Best }
    }
}

/// The best lines in a position of a game that is not over, best first.
pub fn think<G: Evaluate>(
    game: &G,
    position: &G::Position,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    report: impl FnMut(&Info<G::Action>),
) -> Vec<Line<G::Action>> {
    match options.method {
        Method::Best => Searcher::new(game, table, *limits, control).run(position, 1, options.lines, report),
        Method::Uct => {
            Uct::new(game, options.hash, options.seed, *limits, control).run(position, options.lines, report)
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Method::Best => "best",
            Method::Uct => "uct",
        })
    }
}

impl FromStr for Method {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "best" => Ok(Method::Best),
            "uct" => Ok(Method::Uct),
            _ => Err(()),
        }
    }
}
