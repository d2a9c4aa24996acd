//! A game between people as a record.

use orrery_games::core::Record;
use orrery_wire::{Seat, Status};

use crate::room::RoomState;

/// The record of a game; nothing if it cannot be written as one.
pub fn record_of(inside: &RoomState) -> Option<Record> {
    let game = inside.state.game();
    let name = |seat: Seat| inside.players[seat.index()].as_ref().map_or("?", |player| player.name.as_str());
    let actions = game.players().into_iter().zip(game.actions());
    let mut record = Record::from_actions(&game.config(), Seat::BOTH.map(name), actions).ok()?;
    record.set_tag("Date", &Record::date_of(inside.state.created().0)).ok()?;
    if let Status::Over { score, reason } = inside.state.status() {
        record.set_result(score.outcome());
        record.set_termination(reason.termination());
    }
    Some(record)
}
