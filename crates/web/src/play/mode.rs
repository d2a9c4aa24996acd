//! What a board on a page is for.

use leptos::prelude::*;

use super::Study;
use crate::online::Online;

/// What the board is for. It decides what is stored, and what stands beside the board.
#[derive(Clone, Copy)]
pub enum Mode {
    /// A game stored in this browser: against the computer, or two players at one screen. There can be a coach.
    Kept,
    /// A game over the network.
    Online(Online),
    /// A step of a course.
    Study(Study),
    /// A board to try something on. Nothing is stored, and turns need no confirmation.
    Trial,
    /// A puzzle. Whole turns are judged, and nothing is stored.
    Puzzle(TurnListener),
    /// An analysis. Its turns are added to a tree.
    Analysis(TurnListener),
}

/// What is called when somebody plays on the board of a puzzle or an analysis.
#[derive(Clone, Copy)]
pub struct TurnListener {
    /// A turn is complete: how many actions came before it, and its own actions.
    pub made: Callback<(usize, Vec<String>)>,
    /// The board has changed without a complete turn: all actions so far. The last ones belong to an unfinished turn.
    pub begun: Callback<Vec<String>>,
}
