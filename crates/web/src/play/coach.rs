//! A coach in a game against the computer: looks at a turn before it stands, and at the whole game when it is over.
//!
//! While the coach has the floor, the turn is one that is complete and not confirmed: it can be taken back as ever, and a
//! page that is left keeps the game without it.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use orrery_client::{Answer, CostlyTurn, Task};
use orrery_view::{Phrase, Spot, Table};

use super::Play;
use crate::app::{go, notify};
use crate::archive::{self, Saved};
use crate::engine;
use crate::followed::put;
use crate::follows::when_still;

/// What a coach says of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// Nothing.
    Silent,
    /// The turn is being looked at.
    Looking,
    /// It throws much away.
    Warning(CostlyTurn),
    /// It was taken back, and this is what had been better.
    Better(CostlyTurn),
}

/// What a coach says of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Review {
    /// Nobody has asked.
    Unasked,
    /// So many turns were looked at, of how many.
    Looking(usize, usize),
    /// The turns on which it turned.
    Done(Vec<CostlyTurn>),
}

/// A coach.
#[derive(Clone, Copy)]
pub struct Coach {
    /// Whether turns are looked at before they stand.
    pub on: RwSignal<bool>,
    /// What is said of the turn.
    pub word: RwSignal<Word>,
    /// What is said of the game.
    pub review: RwSignal<Review>,
}

impl Coach {
    pub(super) fn new(on: bool) -> Coach {
        Coach {
            on: RwSignal::new(on),
            word: RwSignal::new(Word::Silent),
            review: RwSignal::new(Review::Unasked),
        }
    }

    /// Whether the turn waits for the coach, or for an answer to the coach.
    pub(super) fn holds(self) -> bool {
        self.word.with_untracked(|word| matches!(word, Word::Looking | Word::Warning(_)))
    }
}

/// The action of a line that is drawn: the first one that is no claim, which only makes it possible.
fn main_action(line: &[String]) -> Option<String> {
    let is_claim = |action: &&String| matches!(action.parse(), Ok(Spot::Claim(_)));
    line.iter().find(|action| !is_claim(action)).or(line.first()).cloned()
}

impl Play {
    /// Whether there can be a coach: one person plays against the computer.
    pub fn is_coachable(self) -> bool {
        self.computer_sits() && self.alone().is_some()
    }

    /// The coach comes or goes.
    pub fn set_coach(self, on: bool) {
        put(self.coach.on, on);
        self.keep();
        if !on && self.coach.word.get_untracked() == Word::Looking {
            engine::stop();
            self.coach_is_heard();
        }
    }

    /// What the coach warns of, while the board shows the game as it stands.
    pub fn warning(self) -> Option<CostlyTurn> {
        let fall = self.coach.word.with(|word| match word {
            Word::Warning(fall) => Some(fall.clone()),
            _ => None,
        });
        fall.filter(|_| self.looked_at.get().is_none())
    }

    /// The answer that the coach warns of.
    pub(super) fn feared(self) -> Option<String> {
        self.warning().and_then(|fall| fall.answer.into_iter().next())
    }

    /// A complete turn is to stand, if a coach has nothing to say of it. A player who has heard the warning has their way.
    pub(super) fn turn_made_before_coach(self) {
        let coached = self.coach.on.get_untracked() && self.is_coachable();
        match self.coach.word.get_untracked() {
            Word::Looking => {}
            Word::Silent | Word::Better(_) if coached => self.look_at_turn(),
            _ => self.coach_is_heard(),
        }
    }

    /// The turn stands.
    fn coach_is_heard(self) {
        put(self.coach.word, Word::Silent);
        self.finish_turn();
    }

    fn look_at_turn(self) {
        put(self.coach.word, Word::Looking);
        self.keep();
        let (link, actions) = self.table.with_untracked(|table| (table.game().link(), table.turn().len()));
        let heard = Cell::new(None);
        let asked = link.clone();
        engine::ask(Task::Judge { actions }, &link, move |answer| match answer {
            Answer::Costly(fall) => heard.set(Some(fall)),
            Answer::Done => match heard.take() {
                Some(fall) => {
                    // What is played is seen before it is spoken of, and may be taken back meanwhile.
                    let asked = asked.clone();
                    when_still(self.moving_until, move || {
                        if self.is_looking_at(&asked) {
                            self.coach.word.set(Word::Warning(fall));
                        }
                    });
                }
                None => self.coach_is_heard(),
            },
            // The computer cannot play either then, and says so.
            Answer::Failed(_) => self.coach_is_heard(),
            _ => {}
        });
    }

    /// Whether the coach looks at the turn after which the game has this link.
    fn is_looking_at(self, link: &str) -> bool {
        let looking = self.coach.word.try_with_untracked(|word| *word == Word::Looking);
        let same = self.table.try_with_untracked(|table| table.game().link() == link);
        (looking, same) == (Some(true), Some(true))
    }

    /// Takes the turn back of which the coach warns, and shows what had been better.
    pub fn show_better(self) {
        let Some(fall) = untrack(|| self.warning()) else { return };
        self.reset_turn();
        self.hint.set(main_action(&fall.better));
        self.coach.word.set(Word::Better(fall));
    }

    pub(super) fn review_if_coached(self) {
        if self.coach.on.get_untracked() && self.is_coachable() {
            self.review();
        }
    }

    /// Looks for the turns on which the game turned.
    pub fn review(self) {
        let Some(player) = self.alone() else { return };
        let review = self.coach.review;
        review.set(Review::Looking(0, 1));
        let link = self.table.with_untracked(|table| table.game().link());
        let falls = RefCell::new(Vec::new());
        engine::ask(Task::Review { player }, &link, move |answer| match answer {
            Answer::Looked(done, count) => review.set(Review::Looking(done, count)),
            Answer::Costly(fall) => falls.borrow_mut().push(fall),
            Answer::Done => review.set(Review::Done(falls.take())),
            Answer::Failed(_) => {
                review.set(Review::Unasked);
                notify(Phrase::new("trouble-engine"));
            }
            _ => {}
        });
    }

    /// Shows the position before a turn, and what had been better there.
    pub fn show_turning_point(self, fall: &CostlyTurn) {
        self.look_at(Some(fall.from));
        self.hint.set(main_action(&fall.better));
    }

    /// A new game from before a turn on, against the same opponent and with a coach; this one stays as it is.
    pub fn try_again(self, fall: &CostlyTurn) {
        let old = self.saved();
        let mut game = old.game;
        game.undo(game.played().saturating_sub(fall.from));
        let mut saved = Saved { coach: true, ..archive::begin(game, old.seats) };
        archive::save(&mut saved);
        go(&format!("/game/{}", saved.id));
    }

    /// Actions in words that can be played after so many others.
    pub fn tell_line(self, from: usize, line: &[String]) -> Vec<Phrase> {
        let mut game = self.table.with_untracked(Table::game);
        game.undo(game.played().saturating_sub(from));
        let _ = line.iter().try_for_each(|action| game.play(action));
        Table::new(game).tell(from)
    }
}
