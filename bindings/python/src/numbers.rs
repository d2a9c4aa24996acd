//! Actions by their numbers in a game in progress.

use orrery_games::{GameKind, Session, with_game};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyInt, PyList};

use crate::coded::Coded;
use crate::errors;

/// A set of numbers of actions has so many words of 64 bits.
const WORDS: usize = 34;

/// A list of numbers, each of which is made once: programs ask for lists of legal actions all the time.
pub fn list<'py>(py: Python<'py>, numbers: &[u16]) -> PyResult<Bound<'py, PyList>> {
    static MADE: PyOnceLock<Vec<Py<PyInt>>> = PyOnceLock::new();
    let made = MADE.get_or_init(py, || {
        let most = GameKind::ALL.into_iter().map(|kind| with_game!(kind, G => G::NUMBERS)).max();
        (0..most.unwrap_or(0)).map(|number| PyInt::new(py, number).unbind()).collect()
    });
    PyList::new(py, numbers.iter().map(|&number| made[usize::from(number)].bind(py)))
}

/// The numbers of the legal actions, ascending.
pub fn legal<G: Coded>(session: &Session<G>) -> Box<[u16]> {
    const { assert!(G::NUMBERS <= 64 * WORDS) };
    let game = &**session.game();
    let actions = game.legal(session.position());
    // A set puts them in order sooner than sorting does.
    let mut set = [0_u64; WORDS];
    for &action in &actions {
        let number = of(game, action);
        set[number / 64] |= 1 << (number % 64);
    }
    let mut numbers = Vec::with_capacity(actions.len());
    for (word, mut bits) in set.into_iter().enumerate() {
        while bits != 0 {
            numbers.push((64 * word) as u16 + bits.trailing_zeros() as u16);
            bits &= bits - 1;
        }
    }
    numbers.into()
}

/// The number of an action that was played or searched.
pub fn of<G: Coded>(game: &G, action: G::Action) -> usize {
    game.number(action).expect("every action that is legal somewhere has a number")
}

/// The action with a number, or an exception that says how many there are.
pub fn action<G: Coded>(game: &G, number: i64) -> PyResult<G::Action> {
    usize::try_from(number).ok().and_then(|number| game.action(number)).ok_or_else(|| {
        let most = G::NUMBERS - 1;
        errors::illegal(format!("{number} is no action of {}: they go from 0 to {most}", G::NAME))
    })
}

/// Plays the action with a number, or throws an exception that says why it is not legal.
pub fn play<G: Coded>(session: &mut Session<G>, number: i64) -> PyResult<()> {
    let action = action(&**session.game(), number)?;
    session
        .play(action)
        .map_err(|refusal| errors::illegal(format!("action {number} ({action}) is not legal: {refusal}")))
}
