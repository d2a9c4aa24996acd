//! The kinds of games on the page.

use leptos::prelude::*;

use super::Study;
use crate::online::Online;

/// What kind of game it is, and what there is to it beside the board.
#[derive(Clone, Copy)]
pub enum Mode {
    /// It is kept in this browser: against the computer, or two at one screen. There can be a coach.
    Kept,
    /// It is played over the network.
    Online(Online),
    /// It is a step of a course.
    Study(Study),
    /// It is only there to try something: it is not kept, and its turns are not confirmed.
    Trial,
    /// It is a puzzle: whole turns are judged, and nothing is kept.
    Puzzle(Told),
    /// It is looked at: its turns come into a tree.
    Analysis(Told),
}

/// Who hears of what is played on a board that is looked at.
#[derive(Clone, Copy)]
pub struct Told {
    /// A turn stands, after so many actions.
    pub made: Callback<(usize, Vec<String>)>,
    /// The board stands after these actions, the last of which belong to a turn that is not complete.
    pub begun: Callback<Vec<String>>,
}
