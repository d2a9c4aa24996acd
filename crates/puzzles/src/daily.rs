use crate::PuzzleId;

/// The day of the first daily puzzle, counted from 1 January 1970: 19 November 2026.
pub const FIRST_DAY: u32 = 20_776;

/// The puzzle of a day, counted from 1 January 1970 by UTC, from a list that is only added to. Past its end the list begins
/// anew; before the first day there is none.
pub fn daily(day: u32, list: &[PuzzleId]) -> Option<PuzzleId> {
    let number = day.checked_sub(FIRST_DAY)? as usize;
    list.get(number % list.len().max(1)).copied()
}
