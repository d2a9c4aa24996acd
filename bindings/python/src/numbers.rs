//! Actions by their numbers in a game in progress.

use orrery_games::Session;
use pyo3::prelude::*;

use crate::coded::Coded;
use crate::errors;

/// The numbers of the legal actions, ascending.
pub fn legal<G: Coded>(session: &Session<G>) -> Vec<usize> {
    let game = &**session.game();
    let mut numbers: Vec<usize> =
        game.legal(session.position()).into_iter().filter_map(|action| game.number(action)).collect();
    if !numbers.is_sorted() {
        numbers.sort_unstable();
    }
    numbers
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

/// The action with a number, if it is legal, or an exception that says why not.
pub fn legal_action<G: Coded>(game: &G, position: &G::Position, number: i64) -> PyResult<G::Action> {
    let action = action(game, number)?;
    match game.check(position, action) {
        Ok(()) => Ok(action),
        Err(refusal) => Err(errors::illegal(format!("action {number} ({action}) is not legal: {refusal}"))),
    }
}
