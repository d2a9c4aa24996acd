//! What the engine is asked in a game: its own turns, and hints.

use leptos::prelude::*;
use orrery_client::{Answer, Task};
use orrery_view::{Phrase, Table};

use super::Play;
use crate::app::notify;
use crate::browser;
use crate::engine;
use crate::sound;

/// The computer answers no sooner, in milliseconds, so that one can follow.
const PAUSE: f64 = 500.0;
/// What a hint may take.
const HINT: u64 = 1000;

impl Play {
    /// Asks the engine what it would do.
    pub fn ask_hint(self) {
        // Against a person everybody thinks for themselves.
        if self.online().is_some() || !untrack(|| self.may_act()) || untrack(|| self.waits_for_confirmation())
        {
            return;
        }
        self.forget_words();
        let link = self.table.with_untracked(|table| table.game().link());
        // Who asks again is told the same again.
        if let Some((_, action)) = self.hinted.get_value().filter(|(of, _)| *of == link) {
            self.hint.set(Some(action));
            return;
        }
        self.seeking.set(true);
        let mover = self.table.with_untracked(Table::to_act);
        let asked = link.clone();
        engine::ask(Task::Hint { milliseconds: HINT }, &link, move |answer| match answer {
            Answer::Thought(thought) => self.thought.set(Some((mover, thought))),
            Answer::Best(action) => {
                self.seeking.set(false);
                self.hinted.set_value(Some((asked.clone(), action.clone())));
                self.hint.set(Some(action));
            }
            Answer::Failed(_) => {
                self.seeking.set(false);
                notify(Phrase::new("trouble-engine"));
            }
            _ => {}
        });
    }

    /// Has the computer play at a level.
    pub(super) fn ask_computer(self, level: u8) {
        self.thinking.set(true);
        self.thought.set(None);
        let (link, count, mover) =
            self.table.with_untracked(|table| (table.game().link(), table.played(), table.to_act()));
        // One for the whole game: who has not seen something does not see it a moment later.
        let seed = self.saved.with_value(|saved| u64::from_str_radix(&saved.id, 16).unwrap_or(1));
        let asked = browser::now();
        engine::ask(Task::Play { level, seed }, &link, move |answer| match answer {
            Answer::Thought(thought) => self.thought.set(Some((mover, thought))),
            Answer::Best(action) => {
                // The computer moves when what moved before has come to rest.
                let rest = self.moving_until.try_get_value().unwrap_or(0.0).max(asked + PAUSE);
                browser::later(rest - browser::now(), move || self.computer_played(&action, count));
            }
            Answer::Failed(_) => {
                self.thinking.set(false);
                notify(Phrase::new("trouble-engine"));
            }
            _ => {}
        });
    }

    fn computer_played(self, action: &str, count: usize) {
        let current = self.table.try_with_untracked(|table| table.played() == count);
        if current != Some(true) || !self.thinking.get_untracked() {
            return;
        }
        let played = self.table.try_update(|table| {
            let played = table.play(action).is_ok();
            if table.turn_is_complete() {
                table.finish_turn();
            }
            played
        });
        if played != Some(true) {
            self.thinking.set(false);
            notify(Phrase::new("trouble-engine"));
            return;
        }
        if self.looked_at.get_untracked().is_none() {
            self.show_motion(count);
        }
        sound::played(self.id());
        self.keep();
        self.sound_if_over();
        self.go_on();
    }
}
