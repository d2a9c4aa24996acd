//! Puzzles that are proved (docs/PUZZLES.md): a position, an aim, and all turns that reach it whatever the opponent does.
//!
//! A [`Set`] is all puzzles of a game, read from the bytes of `data/puzzles-<game>.bin`. Here is no input or output, no clock
//! and no engine: whoever shows puzzles brings the bytes, the date and the board.
//!
//! The pieces are kept apart on purpose: `search` proves, for the miner and for the page that tells what refutes a try;
//! `verify` proves again, in another way, and trusts neither the search nor the file.

mod aim;
mod daily;
mod id;
pub mod kinds;
mod live;
pub mod practice;
mod puzzle;
mod search;
mod set;
mod theme;
mod turned;
pub mod verify;

pub use aim::{aim_json, aim_key};
pub use daily::{FIRST_DAY, daily, game_of_day};
pub use id::PuzzleId;
pub use live::{Refutation, Tried, judge, refute};
pub use orrery_games as games;
pub use orrery_learn::{Aim, Quest, Stage};
pub use puzzle::{Answer, Node, Puzzle, Reply, Turn, actions_of, turn_of};
pub use search::{Budget, Prover, Whole};
pub use set::{Set, SetError};
pub use theme::Theme;
