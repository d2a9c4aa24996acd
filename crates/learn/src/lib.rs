//! Courses: every rule that a player meets, tried by hand on a real board. The rules to be read are in [`rules`].
//!
//! A course is a data file, `lessons/<game>.json`, compiled in. [`Course::of`] gives its [`Step`]s, [`Lesson::begin`]
//! begins one, and [`Lesson::try_action`] answers whatever the learner tries. No text makes anything panic; what is
//! wrong in a data file is an error of [`Course::read`], which the tests ask for.
//!
//! # How a course is written
//!
//! ```
//! # use orrery_games::GameKind;
//! # use orrery_learn::Course;
//! let json = r#"{
//!   "steps": [
//!     {
//!       "id": "jump",
//!       "rules": ["Y6"],
//!       "start": "yinsh|4/2W2W1/7B/4W1w2/1B3b2B1/5w3/1W1w2b3/9/1B6/5W1/1B2;w;move;0-0",
//!       "hint": true,
//!       "tasks": [
//!         {
//!           "right": ["d5-h9"],
//!           "answer": [["c8-c7", "c8-c6"]],
//!           "wrong": [
//!             { "try": "d5-i10", "refused": "BeyondJump" },
//!             { "try": "d5-d6", "beside": "short" }
//!           ]
//!         },
//!         { "right": ["h9-h7"], "goal": "any", "say": "free" }
//!       ]
//!     }
//!   ]
//! }"#;
//! assert!(Course::read(GameKind::Yinsh, json).is_ok());
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
//!
//! # How problems are written
//!
//! ```
//! # use orrery_games::GameKind;
//! # use orrery_learn::Course;
//! let json = r#"{
//!   "problems": [
//!     {
//!       "start": "yinsh|4/7/8/4b1B2/5b1b1w/5wBw1/5WbBWw/6b2/w3w1wW/6w/4;b;move;2-2",
//!       "aim": { "win": { "turns": 1 } },
//!       "line": ["f8-f6", "xd5-h9", "xd7"]
//!     }
//!   ]
//! }"#;
//! assert!(Course::read_problems(GameKind::Yinsh, json).is_ok());
//! ```
//!
//! A problem is a step made of less (`lessons/problems-<game>.json`): a position, an [`Aim`], and a `line` of play in which
//! the learner reaches it against the best defence. One first action, and no other, reaches the aim whatever the opponent
//! does; the tests prove it with the engine. Of what comes later, all actions that reach the aim are right. The line may end
//! where the rest is no longer hard.
//!
//! Whether a try reaches the aim is looked up nowhere: a [`Quest`] goes through all that can follow, which is little, and so
//! finds what refutes a wrong try, too. `cargo run --release -p orrery-train -- problems <game>` finds such problems in
//! games that the engine plays with itself; people choose from them.
//!
//! The texts are in `locales/<language>/problems.ftl`, few and the same for many: `problem-<game>-<aim>` asks, where the
//! aim is `score`, `two` (points), `win`, `guard`, `end`, `margin` or one of these `-in-two` (turns);
//! `problem-done`, `problem-again` and `problem-refuted`, or `problem-<game>-refuted` for `guard`, answer.

/// The data file of a game, with what its name begins with.
macro_rules! lessons_file {
    (($game:expr, $prefix:literal) $($Game:ident $module:ident),*) => {
        match $game {
            $(GameKind::$Game => include_str!(concat!("../../../lessons/", $prefix, stringify!($module), ".json")),)*
        }
    };
}

mod aim;
mod course;
mod goal;
mod lesson;
mod read;
pub mod rules;

pub use aim::{Aim, Quest, Stage};
pub use course::{Answer, Course, Problem, Step, Task, Wrong};
pub use goal::Goal;
pub use lesson::{Lesson, Tried, refusal};
pub use read::CourseError;
