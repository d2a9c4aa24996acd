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
    record.set_tag("Date", &date_of(inside.state.created().0)).ok()?;
    if let Status::Over { score, reason } = inside.state.status() {
        record.set_result(score.outcome());
        record.set_termination(reason.termination());
    }
    Some(record)
}

/// The day, as records write it, by the calendar of Gregory (Howard Hinnant's `civil_from_days`).
pub fn date_of(millis: i64) -> String {
    let days = millis.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(date_of(0), "1970.01.01");
        assert_eq!(date_of(951_782_400_000), "2000.02.29");
        assert_eq!(date_of(1_794_787_200_000), "2026.11.16");
    }
}
