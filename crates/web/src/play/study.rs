//! A step of a course, tried on the board.

use leptos::prelude::*;
use orrery_learn::{Lesson, Step, Tried};
use orrery_view::{Phrase, Table, Tally};

use super::{Mode, Play};
use crate::archive::{self, Seat};
use crate::followed::put;
use crate::follows::when_still;
use crate::online::Ended;
use crate::sound;

/// What there is to a game that is a step of a course.
#[derive(Clone, Copy)]
pub struct Study {
    lesson: StoredValue<Lesson>,
    /// The key of what is told and asked now.
    pub text: RwSignal<&'static str>,
    /// What answers a try that is legal but not what the step is about, or a call for help.
    pub answer: RwSignal<Option<Phrase>>,
    /// Whether nothing is left to do.
    pub finished: RwSignal<bool>,
}

impl Play {
    /// Puts a step of a course on the page.
    pub fn lesson(step: &'static Step) -> Play {
        let mut seats = [Seat::Remote; 2];
        seats[step.start().to_act().index()] = Seat::Here;
        let study = Study {
            lesson: StoredValue::new(Lesson::begin(step)),
            text: RwSignal::new(step.text()),
            answer: RwSignal::new(None),
            finished: RwSignal::new(false),
        };
        Play::build(archive::begin(step.start().clone(), seats), None, Mode::Study(study))
    }

    /// Shows an action that is right, and tells what helps to find it.
    pub fn help_study(self, study: Study) {
        self.finish_motion();
        self.forget_words();
        let (action, key) = study
            .lesson
            .with_value(|lesson| (lesson.hint(), lesson.step().hint().filter(|_| lesson.done() == 0)));
        self.table.update(Table::pick_nothing);
        self.hint.set(action);
        put(study.answer, key.map(Phrase::new));
    }

    /// Tries what was written, action by action, up to the first that is not right or the end of the turn.
    pub(super) fn try_written<'a>(
        self,
        study: Study,
        actions: impl Iterator<Item = &'a str>,
    ) -> Result<(), Phrase> {
        let before = self.played();
        for action in actions {
            if !untrack(|| self.may_act()) {
                return Err(Phrase::new("not-your-turn"));
            }
            self.table.try_update(|table| table.play_written(action)).unwrap_or(Ok(()))?;
            if !self.tried(study, before) {
                break;
            }
        }
        Ok(())
    }

    /// An action that the rules allow was tried: it stands if it is right. Says whether it is.
    pub(super) fn tried(self, study: Study, before: usize) -> bool {
        let action = self.table.with_untracked(|table| table.actions().pop()).unwrap_or_default();
        let tried = study.lesson.try_update_value(|lesson| (lesson.try_action(&action), lesson.text()));
        match tried {
            Some((Tried::Right { answers, finished }, text)) => {
                self.show_motion(before);
                sound::played(self.id());
                if self.table.with_untracked(Table::turn_is_complete) {
                    self.table.update(Table::finish_turn);
                }
                // The opponent moves when what moved before has come to rest.
                when_still(self.moving_until, move || self.answer_study(study, &answers, finished, text));
                true
            }
            Some((Tried::Beside { key, answer }, _)) => {
                self.table.update(|table| {
                    table.step_back();
                });
                study.answer.set(Some(Phrase::new(key).with("answer", answer.unwrap_or_default())));
                false
            }
            // What the board lets be played is legal, and nothing can be played there when the step is finished.
            Some((Tried::Refused { .. } | Tried::Finished, _)) | None => false,
        }
    }

    fn answer_study(self, study: Study, answers: &[String], finished: bool, text: &'static str) {
        let before = self.table.try_with_untracked(Table::played);
        // The page may be gone.
        let Some(before) = before else { return };
        if !answers.is_empty() {
            self.table.update(|table| {
                // Tests have replayed them.
                let _ = answers.iter().try_for_each(|action| table.play(action));
                if table.turn_is_complete() {
                    table.finish_turn();
                }
            });
            self.show_motion(before);
            sound::played(self.id());
        }
        study.text.set(text);
        if finished {
            self.ended.set(Some(Ended::Lesson));
            self.tally.set(Tally::All);
            study.finished.set(true);
            sound::won();
        }
    }

    /// What there is to say to the last try, if anything, and whether it is an objection.
    pub fn study_answer(self, study: Study) -> Option<(Phrase, bool)> {
        let refused = self.refusal.get().map(|(why, _)| (why, true));
        refused.or_else(|| Some((study.answer.get()?, self.hint.get().is_none())))
    }
}
