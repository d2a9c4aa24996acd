//! Records in and out.

use std::collections::BTreeMap;

use orrery_games::core::{Player, Record, Termination};
use orrery_games::{AnyGame, replay};
use pyo3::prelude::*;

use crate::errors;
use crate::state::State;

/// The game as a record.
pub fn write(game: &AnyGame, first: Option<&str>, second: Option<&str>) -> PyResult<String> {
    let mut start = game.clone();
    start.undo(game.played());
    let actions: Vec<(Player, String)> = game.players().into_iter().zip(game.actions()).collect();
    let names = [first.unwrap_or("?"), second.unwrap_or("?")];
    let mut record = Record::from_actions(&game.config(), names, actions).map_err(errors::record)?;
    if !start.begins_as_configured() {
        record.set_tag("Setup", &start.code()).map_err(errors::record)?;
    }
    record.set_result(game.outcome());
    if game.outcome().is_some() {
        record.set_termination(Termination::Normal);
    }
    Ok(record.to_string())
}

/// A game of a record after its last action, its tags, and the result it gives.
type ReadRecord = (State, BTreeMap<String, String>, String);

/// The games of a file of records, each after its last action, with its tags and the result it gives, "*" where there is
/// none.
///
/// >>> import orrery
/// >>> state = orrery.load_game("kulami").new_initial_state()
/// >>> state.apply_action(state.string_to_action("d4"))
/// >>> [(again, tags, result)] = orrery.read_records(state.record(first="Ann"))
/// >>> again == state, tags["First"], result
/// (True, 'Ann', '*')
#[pyfunction]
pub fn read_records(text: &str) -> PyResult<Vec<ReadRecord>> {
    let records = Record::parse_all(text).map_err(errors::record)?;
    records
        .into_iter()
        .map(|record| {
            let replayed = replay(&record).map_err(errors::record)?;
            let result = replayed.result.map_or("*".to_string(), |result| result.to_string());
            Ok((State::new(replayed.game), record.tags().iter().cloned().collect(), result))
        })
        .collect()
}
