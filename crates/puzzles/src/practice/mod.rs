//! What somebody who solves puzzles on a device has done, can do and should do next. No page and no clock: whoever uses it
//! brings the day and keeps the text.

mod days;
mod first;
mod fsrs;
mod glicko;
mod kept;
mod next;
mod progress;
mod runs;

pub use days::Days;
pub use first::puzzle_of;
pub use fsrs::{Grade, Memory};
pub use glicko::Rating;
pub use kept::PROGRESS_KEY;
pub use next::{Strength, Wish, pick, step, weakest};
pub use progress::{Attempt, Card, GameProgress, Progress, Told};
pub use runs::{MISTAKES, RUSH, Run, RunKind, Scope};

/// The day that milliseconds since 1970 fall on, by UTC, counted from 1 January 1970.
pub fn day_of(milliseconds: f64) -> u32 {
    (milliseconds.max(0.0) / 86_400_000.0) as u32
}
