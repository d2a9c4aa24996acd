//! The engine: best lines, best actions and exact values of a state.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use orrery_engine::{
    Control, Evaluate, Limits, Method, Nets, Opening, Options, Score, Table, choose, expectation, think,
};
use orrery_games::{Session, with_session};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::coded::Coded;
use crate::errors;
use crate::numbers;
use crate::state::State;

/// Positions that are searched where no limit is given: a fraction of a second.
const USUAL_NODES: u64 = 100_000;
/// Megabytes for the table of a search.
pub const HASH: usize = 16;
/// How often a search is asked whether somebody has pressed Ctrl-C.
const LOOK: Duration = Duration::from_millis(50);

/// A line of play, and what the player to act can expect of it.
#[pyclass(module = "orrery", frozen, get_all)]
pub struct Line {
    /// The numbers of its actions, at least one.
    actions: Vec<usize>,
    /// The same actions in notation.
    texts: Vec<String>,
    /// The expected result, from -1 to 1.
    expectation: f64,
    /// Of a thousand such games, how many are won, drawn and lost.
    wdl: [u32; 3],
    /// Whether the result is proved.
    proved: bool,
    /// The final difference of points, where that is proved.
    margin: Option<i32>,
    /// In how many actions a proved win or loss happens, if that is known.
    distance: Option<u32>,
    /// The value in thousandths of the logarithm of the odds. 25,000 and more is a proof.
    value: i32,
}

#[pymethods]
impl Line {
    fn __repr__(&self) -> String {
        let proved = if self.proved { ", proved" } else { "" };
        format!("<orrery.Line {:+.3}{proved}: {}>", self.expectation, self.texts.join(" "))
    }
}

fn line_of<G: Coded>(game: &G, line: &orrery_engine::Line<G::Action>) -> Line {
    let (wdl, expectation, distance) = match line.score(G::DRAWS) {
        Score::Estimate { wdl, eval } => (wdl, eval, None),
        Score::Exact { result: 1.., distance, .. } => ([1000, 0, 0], 1.0, distance),
        Score::Exact { result: 0, distance, .. } => ([0, 1000, 0], 0.0, distance),
        Score::Exact { distance, .. } => ([0, 0, 1000], -1.0, distance),
    };
    debug_assert!(line.proved || (expectation - self::expectation(line.value)).abs() < 1e-6);
    Line {
        actions: line.actions.iter().map(|&action| numbers::of(game, action)).collect(),
        texts: line.actions.iter().map(ToString::to_string).collect(),
        expectation,
        wdl,
        proved: line.proved,
        margin: line.margin,
        distance,
        value: line.value,
    }
}

/// The limits of a search. If none is given, the usual number of positions.
fn limits(nodes: Option<u64>, depth: Option<u32>, time: Option<f64>) -> PyResult<Limits> {
    let time = match time {
        Some(seconds) => Some(
            Duration::try_from_secs_f64(seconds)
                .map_err(|_| PyValueError::new_err(format!("time: {seconds} seconds is no time")))?,
        ),
        None => None,
    };
    let is_open = nodes.is_none() && depth.is_none() && time.is_none();
    Ok(Limits { nodes: if is_open { Some(USUAL_NODES) } else { nodes }, depth, time, soft_time: time })
}

fn options(
    lines: usize,
    threads: usize,
    level: u32,
    seed: u64,
    method: &str,
    net: &str,
) -> PyResult<Options> {
    let method: Method = method.parse().map_err(|()| {
        PyValueError::new_err(format!("the methods are best, uct, random and greedy, not {method:?}"))
    })?;
    let nets = match net {
        "usual" => Nets::usual(),
        _ => Nets::named(net).map_err(|error| PyValueError::new_err(format!("net {net:?}: {error}")))?,
    };
    if lines == 0 || threads == 0 || threads > 256 {
        return Err(PyValueError::new_err(
            "lines and threads begin with 1, and there are at most 256 threads",
        ));
    }
    let opening = Opening::default();
    Ok(Options { threads, hash: HASH, lines, level, seed, method, opening, nets })
}

/// Searches in a thread of its own, so that other Python threads go on, and stops the search if Python is interrupted.
pub fn searched<T: Send>(
    py: Python<'_>,
    search: impl FnOnce(Control<'_>) -> PyResult<T> + Send,
) -> PyResult<T> {
    let (stop, begun) = (AtomicBool::new(false), Instant::now());
    let elapsed = || begun.elapsed();
    std::thread::scope(|scope| {
        let (sender, mut receiver) = channel();
        let control = Control { elapsed: &elapsed, stop: &stop };
        scope.spawn(move || sender.send(search(control)));
        let mut interrupt = None;
        loop {
            let ear = &mut receiver;
            let heard = py.detach(move || ear.recv_timeout(LOOK));
            match heard {
                Ok(found) => return interrupt.map_or(found, Err),
                Err(RecvTimeoutError::Timeout) => {
                    if interrupt.is_none()
                        && let Err(error) = py.check_signals()
                    {
                        stop.store(true, Ordering::Relaxed);
                        interrupt = Some(error);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(errors::OrreryError::new_err(
                        "a search broke off: this is a fault of orrery",
                    ));
                }
            }
        }
    })
}

fn going_on<G: Coded>(session: &Session<G>) -> PyResult<()> {
    match session.game().outcome(session.position()) {
        Some(_) => Err(errors::illegal("the game is over: there is nothing to search")),
        None => Ok(()),
    }
}

/// The best lines, best first, by a search of so many positions (100,000 if nothing is said), plies or seconds.
///
/// Without a time and on one thread the answer is the same on every machine. `net` is "usual", "hand", "learned" or the
/// path of a file; `method` is "best" or "uct", plain Monte Carlo.
///
/// >>> import orrery
/// >>> state = orrery.load_game("kulami").new_initial_state()
/// >>> [line] = orrery.analyse(state, nodes=2000)
/// >>> -1 <= line.expectation <= 1 and line.actions[0] in state.legal_actions()
/// True
#[pyfunction]
#[pyo3(signature = (state, *, nodes=None, depth=None, time=None, lines=1, threads=1, method="best", net="usual", seed=1))]
#[allow(clippy::too_many_arguments)]
pub fn analyse(
    py: Python<'_>,
    state: PyRef<'_, State>,
    nodes: Option<u64>,
    depth: Option<u32>,
    time: Option<f64>,
    lines: usize,
    threads: usize,
    method: &str,
    net: &str,
    seed: u64,
) -> PyResult<Vec<Line>> {
    let limits = limits(nodes, depth, time)?;
    let options = options(lines, threads, 0, seed, method, net)?;
    let game = state.game().clone();
    drop(state);
    with_session!(&game, s => {
        going_on(s)?;
        searched(py, |control| {
            let table = Table::new(options.hash);
            let game = &**s.game();
            let found = think(game, s.position(), &options, &limits, control, &table, |_| ());
            Ok(found.iter().map(|line| line_of(game, line)).collect())
        })
    })
}

/// The number of the action that a level plays, 1 to 10 (docs/LEVELS.md). Levels below 10 play the same on every machine:
/// the seed decides what they overlook.
///
/// >>> import orrery
/// >>> state = orrery.load_game("yinsh").new_initial_state()
/// >>> orrery.best_action(state, level=2) in state.legal_actions()
/// True
#[pyfunction]
#[pyo3(signature = (state, *, level=9, seed=1, nodes=None, depth=None, time=None, threads=1, method="best", net="usual"))]
#[allow(clippy::too_many_arguments)]
pub fn best_action(
    py: Python<'_>,
    state: PyRef<'_, State>,
    level: u32,
    seed: u64,
    nodes: Option<u64>,
    depth: Option<u32>,
    time: Option<f64>,
    threads: usize,
    method: &str,
    net: &str,
) -> PyResult<usize> {
    if !(1..=10).contains(&level) {
        return Err(PyValueError::new_err(format!("levels go from 1 to 10: {level}")));
    }
    let limits = match (nodes, depth, time) {
        (None, None, None) => Limits::default(),
        _ => limits(nodes, depth, time)?,
    };
    let options = options(1, threads, level, seed, method, net)?;
    let game = state.game().clone();
    drop(state);
    with_session!(&game, s => {
        going_on(s)?;
        searched(py, |control| {
            let table = Table::new(options.hash);
            let game = &**s.game();
            let action = choose(game, s.position(), &options, &limits, control, &table, |_| ());
            Ok(numbers::of(game, action))
        })
    })
}

/// The exact value of a late position and a line that achieves it, if that can be had by visiting so many positions; `None`
/// if not. Endings of Kulami are solved with the final margin.
#[pyfunction]
#[pyo3(signature = (state, *, nodes=10_000_000))]
pub fn solve(py: Python<'_>, state: PyRef<'_, State>, nodes: u64) -> PyResult<Option<Line>> {
    let game = state.game().clone();
    drop(state);
    with_session!(&game, s => {
        going_on(s)?;
        searched(py, |control| {
            let table = Table::new(HASH);
            let game = &**s.game();
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let proof = game.solve(s.position(), &table, &limits, control);
            Ok(proof.map(|proof| line_of(game, &proof.line)))
        })
    })
}
