//! The nets of the engine as arrays.

use orrery_engine::{Evaluate, Inputs, Learn, Nets, Node};
use orrery_games::{GameKind, with_game, with_session};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::coded::Coded;
use crate::errors;
use crate::state::State;
use crate::views;

/// The weights of the net that comes with the engine for a config, as numpy arrays; `None` if it has none.
///
/// Whole numbers, as the engine uses them. docs/TRAINING.md explains each array: "rows" (one row for each input that reaches
/// the hidden units, one column for each unit), "bias", "direct", "out" (stages × units), "kinds", "gains", "stages".
///
/// >>> import orrery
/// >>> net = orrery.net("lyngk")
/// >>> net["rows"].dtype.name, net["rows"].shape[1] == net["bias"].shape[0]
/// ('int16', True)
#[pyfunction]
pub fn net<'py>(py: Python<'py>, config: &str) -> PyResult<Option<Bound<'py, PyDict>>> {
    let kind = GameKind::of(config).map_err(errors::config)?;
    let template = orrery_games::Template::read(config).map_err(errors::config)?;
    with_game!(kind, G => arrays::<G>(py, &template.config(|| 0)))
}

fn arrays<'py, G: Coded>(py: Python<'py>, config: &str) -> PyResult<Option<Bound<'py, PyDict>>> {
    let game = config.parse().ok().and_then(|config| G::new(&config).ok());
    let game = game.ok_or_else(|| errors::config(format!("{config} opens no game")))?;
    let nets = Nets::shipped().map_err(|error| PyValueError::new_err(error.to_string()))?;
    let Some(net) = nets.of(&game) else { return Ok(None) };
    let bytes = net.to_bytes::<G>();
    let sizes = [G::ROWS * G::UNITS, G::UNITS, G::INPUTS, G::STAGES * G::UNITS, G::KINDS, G::GAINS];
    let small = 2 * sizes.iter().sum::<usize>();
    // The checksum at the end has eight bytes, and before it come the stages.
    let weights = bytes.len().checked_sub(8 + 4 * G::STAGES + small).map(|head| &bytes[head..]);
    let mut rest = weights.ok_or_else(|| PyValueError::new_err("the net is damaged"))?;
    let shapes: [(&str, Vec<usize>); 6] = [
        ("rows", vec![G::ROWS, G::UNITS]),
        ("bias", vec![G::UNITS]),
        ("direct", vec![G::INPUTS]),
        ("out", vec![G::STAGES, G::UNITS]),
        ("kinds", vec![G::KINDS]),
        ("gains", vec![G::GAINS]),
    ];
    let dict = PyDict::new(py);
    for (name, shape) in shapes {
        let (these, others) = rest.split_at(2 * shape.iter().product::<usize>());
        dict.set_item(name, views::numbers(py, "int16", &shape, these.as_chunks::<2>().0.iter().copied())?)?;
        rest = others;
    }
    let stages = rest[..4 * G::STAGES].as_chunks::<4>().0;
    dict.set_item("stages", views::numbers(py, "int32", &[G::STAGES], stages.iter().copied())?)?;
    Ok(Some(dict))
}

/// What a net gets to know of a position: the numbers of the inputs that are on, the stage of the game, and the value of the
/// hand-written evaluation (in thousandths of the logarithm of the odds).
#[pyfunction]
pub fn net_inputs(state: PyRef<'_, State>) -> PyResult<(Vec<u32>, usize, i32)> {
    fn of<G: Coded>(game: &G, position: &G::Position) -> PyResult<(Vec<u32>, usize, i32)> {
        if game.is_over(position) {
            return Err(errors::illegal("the game is over: nets judge games that go on"));
        }
        let mut inputs = Inputs::default();
        Learn::describe(game, &<G as Evaluate>::Node::new(game, position), &mut inputs);
        Ok((inputs.list, inputs.stage, inputs.base))
    }
    with_session!(state.game(), s => of(&**s.game(), s.position()))
}
