//! Courses: every rule that a player meets, tried by hand on a real board.
//!
//! A course is a data file, `lessons/<game>.json`, compiled in. [`Course::of`] gives its [`Step`]s, [`Lesson::begin`]
//! begins one, and [`Lesson::try_action`] answers whatever the learner tries. No text makes anything panic; what is
//! wrong in a data file is an error of [`Course::read`], which the tests ask for.
//!
//! # How a course is written
//!
//! ```json
//! {
//!   "steps": [
//!     {
//!       "id": "jump",
//!       "rules": ["Y6"],
//!       "start": "yinsh|4/1W4W/8/9/1W5W2/4wbw2/10/9/8/1B4B/B1BB;w;move;0-0",
//!       "hint": true,
//!       "tasks": [
//!         {
//!           "right": ["f2-f9"],
//!           "goal": "any",
//!           "answer": ["k7-j6", ["k9-k8", "k10-j10"]],
//!           "wrong": [
//!             { "try": "f2-f10", "refused": "BeyondJump" },
//!             { "try": "f2-f4", "beside": "short" }
//!           ],
//!           "say": "again"
//!         }
//!       ]
//!     }
//!   ]
//! }
//! ```
//!
//! **A step** is one page: a position, a sentence or two, and something to do.
//!
//! - `id`: a word of small letters, figures and hyphens. The text keys follow from it (see below).
//! - `rules`: the numbered rules of docs/rules that this step lets the learner try. The tests of each game look
//!   whether they really happen when the step is replayed.
//! - `start`: a position code or, for a game from its beginning, a config (docs/NOTATION.md). The learner plays
//!   whoever is to act there, to the end of the step.
//! - `hint`: whether there is a text that helps; without one a hint only shows the action. Left out: no.
//! - `tasks`: what the learner has to do, one action each, at least one. All actions are written as the rules write
//!   them.
//!
//! **A task** says which actions are right.
//!
//! - `right`: actions that are right; the first is the solution, which hints show and tests replay.
//! - `goal`: any other legal action that reaches this is right too. The actions in `right` have to reach it as well.
//!   The goals are listed at [`Goal`].
//! - `answer`: what the opponent does then, action by action; a list in place of an action means the first one in it
//!   that is legal, for answers to a free choice. Left out: nothing. When it is played, the learner is to act again, or
//!   the step is finished.
//! - `wrong`: tries that are answered in their own way. With `refused` the try is illegal, and the rules must refuse it
//!   by this name (the variant of the rules crate's `Refusal`). With `beside` it is legal, but beside the point, and is
//!   answered with a text of its own. What stands here is never right, even if it reaches the goal.
//! - `say`: from this task on, another text takes the place of the step's.
//!
//! **Texts** are in `locales/<language>/learn-<game>.ftl`, each a message of its own:
//!
//! | key | when |
//! |---|---|
//! | `learn-<game>-<id>-title` | always there; at most 24 characters |
//! | `learn-<game>-<id>-text` | always there: what is new, what to do; at most about 140 characters |
//! | `learn-<game>-<id>-done` | always there: shown when the step is finished |
//! | `learn-<game>-<id>-again` | answers any other legal action; there unless all tasks have the goal `any` |
//! | `learn-<game>-<id>-hint` | there with `"hint": true` |
//! | `learn-<game>-<id>-<word>` | for each `beside` and `say` with that word |
//!
//! Illegal tries are answered by the rules' own refusal, for which the app has words already.

mod course;
mod goal;
mod lesson;
mod read;

pub use course::{Answer, Course, Step, Task, Wrong};
pub use goal::Goal;
pub use lesson::{Lesson, Tried, refusal};
pub use read::CourseError;
