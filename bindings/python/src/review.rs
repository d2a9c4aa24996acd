//! A game that was played, turn by turn (docs/REVIEW.md).

use std::collections::BTreeMap;

use orrery_engine::study::{Chance, Reviewed};
use orrery_engine::{Effort, Nets, Reviewer, Table, points_of};
use orrery_games::core::{Outcome, Player};
use orrery_games::{AnyGame, Session, with_session};
use orrery_view::{Arg, Reason, why};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::coded::Coded;
use crate::engine::{HASH, searched};
use crate::numbers;
use crate::state::State;

/// A turn as a review sees it. Chances are points of a thousand, for its player: 1000 is a win, 500 a draw.
#[pyclass(module = "orrery", frozen, get_all)]
pub struct ReviewedTurn {
    /// How many actions of the game were played before it.
    start: usize,
    /// And with it.
    end: usize,
    /// Whose turn it was, 0 or 1.
    player: usize,
    /// The numbers of its actions.
    actions: Vec<usize>,
    /// The same in the words of the notation.
    texts: Vec<String>,
    /// What could be expected after the best turn.
    before: u32,
    /// Whether that is proved.
    before_is_proved: bool,
    /// What was left after the turn that was played.
    after: u32,
    /// Whether that is proved.
    after_is_proved: bool,
    /// The mark: "fine", "slip", "mistake" or "blunder".
    grade: &'static str,
    /// What was lost.
    lost: u32,
    /// What a turn had to lose here to be marked.
    margin: u32,
    /// Of a hundred actions so many were about as good as the best, at first sight.
    easy: u32,
    /// How many positions each search was given.
    nodes: u64,
    /// The best turn, which is what was played where nothing better was found.
    best: Vec<usize>,
    /// What would have followed the best turn.
    line: Vec<usize>,
    /// What follows the turn that was played.
    reply: Vec<usize>,
    /// Why the turn was bad, where that can be said: the key of a sentence of locales/en/review.ftl, and what it speaks of.
    why: Option<Why>,
}

type Why = (&'static str, BTreeMap<&'static str, Told>);

/// What a sentence speaks of.
#[derive(Clone, IntoPyObject)]
pub enum Told {
    Count(i64),
    Name(String),
}

#[pymethods]
impl ReviewedTurn {
    fn __repr__(&self) -> String {
        format!("<orrery.ReviewedTurn {} by player {}: {}>", self.texts.join(" "), self.player, self.grade)
    }
}

/// The turns, for each player the turning points, and whether the game was lost slowly.
type Answer = (Vec<ReviewedTurn>, [Vec<usize>; 2], [bool; 2]);

/// What `orrery.review` puts into words of Python.
#[pyfunction]
pub fn review_turns(
    py: Python<'_>,
    state: PyRef<'_, State>,
    effort: u64,
    result: Option<&str>,
) -> PyResult<Answer> {
    if !(1..=1000).contains(&effort) {
        return Err(PyValueError::new_err(format!("effort goes from 1 to 1000: {effort}")));
    }
    let game = state.game().clone();
    drop(state);
    if game.played() == 0 {
        return Err(PyValueError::new_err("nothing was played: there is nothing to review"));
    }
    let result: Option<Outcome> = match result {
        None => game.outcome(),
        Some("*") => None,
        Some(text) => Some(text.parse().map_err(|_| {
            PyValueError::new_err(format!("results are 1-0, 0-1, 1/2-1/2 and *, not {text:?}"))
        })?),
    };
    let effort = Effort::Times(effort);
    with_session!(&game, session => {
        let turns = searched(py, |control| {
            let mut table = Table::new(HASH);
            Ok(Reviewer::new(session, Nets::usual(), effort, control, &mut table).all(0, |_, _| ()))
        })?;
        let points = Player::BOTH.map(|player| points_of(&turns, player, result));
        let slow = [points[0].slow, points[1].slow];
        let turns = turns.iter().map(|turn| turn_of(session, &game, turn)).collect();
        Ok((turns, points.map(|points| points.turns), slow))
    })
}

fn turn_of<G: Coded>(session: &Session<G>, game: &AnyGame, turn: &Reviewed) -> ReviewedTurn {
    let rules = &**session.game();
    let number = |action: G::Action| numbers::of(rules, action);
    let numbers = |texts: &[String]| {
        texts.iter().filter_map(|text| text.parse::<G::Action>().ok()).map(number).collect::<Vec<_>>()
    };
    let played = &session.actions()[turn.from..turn.to];
    let reason = Reason { turn: (turn.from, turn.to), best: [&turn.best, &turn.line], reply: &turn.reply };
    let phrase = if turn.graded.lost > 0 { why(game, reason) } else { None };
    let told = |arg: Arg| match arg {
        Arg::Count(count) => Told::Count(count),
        Arg::Name(name) => Told::Name(name),
        Arg::Phrase(phrase) => Told::Name(phrase.key.to_owned()),
    };
    let is_proved = |chance: Chance| chance.is_proved();
    ReviewedTurn {
        start: turn.from,
        end: turn.to,
        player: turn.player.index(),
        actions: played.iter().map(|&action| number(action)).collect(),
        texts: played.iter().map(ToString::to_string).collect(),
        before: turn.before.points(),
        before_is_proved: is_proved(turn.before),
        after: turn.after.points(),
        after_is_proved: is_proved(turn.after),
        grade: turn.graded.grade.name(),
        lost: turn.graded.lost,
        margin: turn.margin,
        easy: turn.easy,
        nodes: turn.nodes,
        best: numbers(&turn.best),
        line: numbers(&turn.line),
        reply: numbers(&turn.reply),
        why: phrase.map(|phrase| {
            (phrase.key, phrase.args.into_iter().map(|(name, arg)| (name, told(arg))).collect())
        }),
    }
}
