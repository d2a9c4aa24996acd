//! Games of the engine against itself.

use std::collections::VecDeque;

use orrery_engine::Nets;
use orrery_engine::matches::StartError;
use orrery_engine::selfplay::{Plan, Played};
use orrery_games::core::Player;
use orrery_games::{GameKind, with_game};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::coded::Coded;
use crate::errors;
use crate::numbers;
use crate::views;

/// Games of the engine against itself, one after the other: `orrery.selfplay`.
#[pyclass(module = "orrery._native")]
pub struct SelfPlay {
    plan: Plan,
    kind: GameKind,
    next: u32,
    end: u32,
    threads: usize,
    /// Games that are finished but not handed out yet.
    ready: VecDeque<Game>,
}

struct Game {
    number: u32,
    config: String,
    actions: Vec<usize>,
    /// The value before each action; none where nothing was searched.
    values: Vec<Option<i32>>,
    /// How many actions come up to the last one that was chosen at random.
    drawn: usize,
    returns: [f64; 2],
}

fn game_of<G: Coded>(number: u32, played: &Played<G>) -> Game {
    let winner = played.outcome.winner();
    Game {
        number,
        config: played.game.config().to_string(),
        actions: played.actions.iter().map(|&action| numbers::of(&played.game, action)).collect(),
        values: played.values.clone(),
        drawn: played.drawn,
        returns: Player::BOTH
            .map(|player| winner.map_or(0.0, |winner| if winner == player { 1.0 } else { -1.0 })),
    }
}

#[pymethods]
impl SelfPlay {
    #[new]
    #[pyo3(signature = (config, first, games, nodes, seed, threads, resign, net))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        config: &str,
        first: u32,
        games: Option<u32>,
        nodes: u64,
        seed: u64,
        threads: usize,
        resign: Option<i32>,
        net: &str,
    ) -> PyResult<SelfPlay> {
        let kind = GameKind::of(config).map_err(errors::config)?;
        let nets = match net {
            "usual" => Nets::usual(),
            _ => Nets::named(net).map_err(|error| PyValueError::new_err(format!("net {net:?}: {error}")))?,
        };
        if nodes == 0 || first == 0 || !(1..=256).contains(&threads) {
            return Err(PyValueError::new_err(
                "nodes, first and threads begin with 1, with at most 256 threads",
            ));
        }
        let plan = Plan::new(&[config.to_string()], nodes, seed, resign).map_err(errors::config)?;
        let end = games.map_or(u32::MAX, |games| first.saturating_add(games));
        let ready = VecDeque::new();
        Ok(SelfPlay { plan: plan.with_nets(nets), kind, next: first, end, threads, ready })
    }

    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__<'py>(&mut self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        if self.ready.is_empty() && self.next < self.end {
            py.check_signals()?;
            let last = self.next.saturating_add(self.threads as u32).min(self.end);
            let numbers = self.next..last;
            let (plan, threads) = (&self.plan, self.threads);
            let mut ready = VecDeque::new();
            let played: Result<(), StartError> = with_game!(self.kind, G => py.detach(|| {
                plan.play_all(numbers, threads, |number, played: Played<G>| {
                    ready.push_back(game_of(number, &played));
                    Ok(())
                })
            }));
            played.map_err(errors::config)?;
            (self.ready, self.next) = (ready, last);
        }
        let Some(game) = self.ready.pop_front() else { return Ok(None) };
        let dict = PyDict::new(py);
        dict.set_item("number", game.number)?;
        dict.set_item("config", game.config)?;
        let length = game.actions.len();
        let actions = game.actions.into_iter().map(|action| (action as i32).to_le_bytes());
        dict.set_item("actions", views::numbers(py, "int32", &[length], actions)?)?;
        let values = game.values.into_iter();
        let values =
            values.map(|value| value.map_or(f32::NAN, |value| orrery_engine::expectation(value) as f32));
        dict.set_item("values", views::numbers(py, "float32", &[length], values.map(f32::to_le_bytes))?)?;
        dict.set_item("drawn", game.drawn)?;
        dict.set_item("returns", game.returns)?;
        Ok(Some(dict))
    }
}
