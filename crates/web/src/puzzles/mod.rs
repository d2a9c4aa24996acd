//! Puzzles: what can be practised, the board they are solved on, and how it goes. What is known of somebody and what comes next
//! is worked out by `orrery_puzzles::practice`.

mod choice;
mod desk;
mod home;
mod panel;
mod sets;
mod solve;
mod solving;
mod today;

pub use home::PuzzlesPage;
pub use solving::PuzzlePage;
pub use today::{Today, kept_days};
