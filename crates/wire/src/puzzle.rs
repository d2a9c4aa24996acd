//! A puzzle for programs: `orrery puzzles list --json` and the API say the same of it.

use serde::{Deserialize, Serialize};

/// A position, an aim, and the turns that reach it whatever the opponent does (docs/PUZZLES.md).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PuzzleView {
    /// Its name, which never changes.
    pub id: String,
    /// The rules.
    pub config: String,
    /// The position code. The player to act there solves.
    pub code: String,
    /// What is to be reached.
    pub aim: AimView,
    /// How many turns of the solver the longest line has.
    pub depth: u32,
    /// How hard it is.
    pub rating: u32,
    /// How sure that is.
    pub deviation: u32,
    /// What it is about.
    pub themes: Vec<String>,
    /// All right first turns, each a list of actions.
    pub solutions: Vec<Vec<String>>,
}

/// What a puzzle asks for. Each kind with something to say has a type of its own: generators of clients want its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum AimView {
    /// So many more rings (YINSH) or stacks of five (LYNGK), within so many turns of the solver.
    Score(ScoreAim),
    /// The game is won, within so many turns of the solver; without `turns`, when it ends.
    Win(WinAim),
    /// When the game ends, the solver leads by so much or more.
    Margin(MarginAim),
    /// When the game ends, the solver has not lost.
    Draw,
    /// The opponent's score does not rise in the coming turn.
    Guard,
}

/// Rings or stacks of five to win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreAim {
    /// How many.
    pub points: i32,
    /// Within how many turns.
    pub turns: u32,
}

/// A game to win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WinAim {
    /// Within how many turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
}

/// A lead to have at the end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MarginAim {
    /// By how much.
    pub points: i32,
}
