use orrery_games::GameKind;

use crate::PuzzleId;

/// The day of the first daily puzzle, counted from 1 January 1970: 19 November 2026.
pub const FIRST_DAY: u32 = 20_776;

/// The puzzle of a day, counted from 1 January 1970 by UTC, from a list that is only added to. Past its end the list begins
/// anew; before the first day there is none.
pub fn daily(day: u32, list: &[PuzzleId]) -> Option<PuzzleId> {
    let number = day.checked_sub(FIRST_DAY)? as usize;
    list.get(number % list.len().max(1)).copied()
}

/// The game of whose set the puzzle of a day is, where nobody asks for one: each in its turn.
pub fn game_of_day(day: u32) -> GameKind {
    GameKind::ALL[day as usize % GameKind::COUNT]
}
