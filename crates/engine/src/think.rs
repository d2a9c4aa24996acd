use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Nets, Proof};
use crate::opening::Opening;
use crate::reference;
use crate::search::{Info, Line, Searcher, Table, Uct};

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// The strongest there is.
    #[default]
    Best,
    /// The plain Monte Carlo baseline.
    Uct,
    /// No search: an action by lot.
    Random,
    /// No search: the action after which the player leads by most.
    Greedy,
}

/// What an engine can be told once and for all.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// How games are begun; levels have ways of their own.
    pub opening: Opening,
    /// What judges positions; a game without a net is judged by hand.
    pub nets: Nets,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            threads: 1,
            hash: 16,
            lines: 1,
            level: 0,
            seed: 1,
            method: Method::Best,
            opening: Opening::Searched,
            nets: Nets::usual(),
        }
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
    mut report: impl FnMut(&Info<G::Action>),
) -> Vec<Line<G::Action>> {
    let at_sight = options.method.at_sight(game, position, options.seed);
    let at_sight = at_sight.or_else(|| options.opening.at_sight(game, position, options.seed));
    if let Some(action) = at_sight {
        let actions = vec![action];
        return vec![Line { value: 0, proved: false, margin: None, distance: None, actions }];
    }
    if options.method == Method::Best && options.lines == 1 && limits.depth.is_none() {
        let proof = game.solve(position, table, &solving_share(limits), control);
        if let Some(Proof { line, nodes }) = proof {
            let depth = line.actions.len() as u32;
            report(&Info { depth, nodes, time: (control.elapsed)(), lines: vec![line.clone()] });
            return vec![line];
        }
    }
    match options.method {
        // A browser's module has neither threads nor the yardstick.
        Method::Best if options.threads > 1 && !cfg!(target_arch = "wasm32") => {
            think_together(game, position, options, limits, control, table, report)
        }
        Method::Uct if !cfg!(target_arch = "wasm32") => {
            Uct::new(game, options.hash, options.seed, *limits, control).run(position, options.lines, report)
        }
        Method::Best | Method::Uct | Method::Random | Method::Greedy => {
            let judge = game.judge(&options.nets);
            Searcher::new(game, judge, table, *limits, control).run(position, 1, options.lines, report)
        }
    }
}

/// What may be spent on an exact answer before search has its turn.
fn solving_share(limits: &Limits) -> Limits {
    /// Where nothing limits the search: about ten seconds.
    const MAX_SOLVER_NODES: u64 = 100_000_000;
    Limits {
        nodes: Some(limits.nodes.map_or(MAX_SOLVER_NODES, |nodes| nodes / 2)),
        time: limits.time.map(|time| limits.soft_time.unwrap_or(time) * 2 / 3),
        ..Limits::default()
    }
}

/// Several threads search the same position with one table: what one finds the others need not search. Only the
/// first one reports; half of the others are a ply ahead.
fn think_together<G: Evaluate>(
    game: &G,
    position: &G::Position,
    options: &Options,
    limits: &Limits,
    control: Control<'_>,
    table: &Table,
    report: impl FnMut(&Info<G::Action>),
) -> Vec<Line<G::Action>> {
    let (done, nodes) = (AtomicBool::new(false), AtomicU64::new(0));
    let judge = game.judge(&options.nets);
    std::thread::scope(|scope| {
        for helper in 1..options.threads {
            let control = Control { stop: &done, ..control };
            let limits = Limits { nodes: None, soft_time: None, ..*limits };
            let nodes = &nodes;
            scope.spawn(move || {
                let mut searcher = Searcher::new(game, judge, table, limits, control);
                let mut counted = 0;
                searcher.run(position, 1 + helper as u32 % 2, 1, |info| {
                    nodes.fetch_add(info.nodes - counted, Ordering::Relaxed);
                    counted = info.nodes;
                });
            });
        }
        let searcher = Searcher::new(game, judge, table, *limits, control);
        let mut searcher = searcher.with_shared_nodes(&nodes);
        let lines = searcher.run(position, 1, options.lines, report);
        done.store(true, Ordering::Relaxed);
        lines
    })
}

impl Method {
    /// What those play who do not search.
    pub(crate) fn at_sight<G: Evaluate>(
        self,
        game: &G,
        position: &G::Position,
        seed: u64,
    ) -> Option<G::Action> {
        match self {
            Method::Best | Method::Uct => None,
            Method::Random => Some(reference::random(game, position, seed)),
            Method::Greedy => Some(reference::greedy(game, position, seed)),
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Method::Best => "best",
            Method::Uct => "uct",
            Method::Random => "random",
            Method::Greedy => "greedy",
        })
    }
}

impl FromStr for Method {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "best" => Ok(Method::Best),
            "uct" => Ok(Method::Uct),
            "random" => Ok(Method::Random),
            "greedy" => Ok(Method::Greedy),
            _ => Err(()),
        }
    }
}
