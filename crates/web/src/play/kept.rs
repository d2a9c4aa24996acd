//! How a game is kept: in this browser, or as the turn being composed where the server keeps the game.

use leptos::prelude::*;
use orrery_games::core::{Outcome, Player};
use orrery_view::{Phrase, Table};

use super::{Mode, Play, Review, resigned};
use crate::app::notify;
use crate::archive::{self, Saved, Stored};
use crate::browser;
use crate::engine;
use crate::followed::put;
use crate::follows::when_still;
use crate::online::Ended;

/// How many milliseconds after a move the game is stored. Storing is slow in browsers, so it must not delay the frame that
/// shows the move.
const STORE: f64 = 60.0;

impl Play {
    /// Whether its turns are added to a tree of analysis.
    pub fn is_analysed(self) -> bool {
        matches!(self.mode, Mode::Analysis(_))
    }

    /// Shows this copy of the game, because another tab has stored it or the page starts again from it.
    pub fn adopt(self, saved: Saved) {
        engine::stop();
        self.thinking.set(false);
        self.table.set(Table::new(saved.game.clone()));
        self.ended.set(saved.resigned.map(resigned));
        self.looked_at.set(None);
        put(self.coach.on, saved.coach);
        put(self.coach.review, Review::Unasked);
        self.saved.set_value(saved);
        self.forget_words();
    }

    /// Has the game stored soon.
    pub(super) fn keep(self) {
        match self.mode {
            Mode::Kept => {
                self.unstored.set_value(true);
                browser::later(STORE, move || when_still(self.moving_until, move || self.store()));
            }
            Mode::Online(online) => online.compose(self.table.with_untracked(Table::turn)),
            Mode::Analysis(told) => told.begun.run(self.table.with_untracked(Table::actions)),
            Mode::Study(_) | Mode::Trial | Mode::Puzzle(_) => {}
        }
    }

    /// Stores the game now, if that is still to be done.
    pub fn store(self) {
        if self.unstored.try_update_value(std::mem::take) != Some(true) {
            return;
        }
        // A turn that is not confirmed yet must not count after a reload either.
        let waits = untrack(|| self.waits_for_confirmation());
        let game = self.table.with_untracked(|table| {
            let mut game = table.game();
            if waits {
                game.undo(table.turn().len());
            }
            game
        });
        let winner = self.ended.get_untracked().and_then(Ended::outcome).and_then(Outcome::winner);
        let stored = self.saved.try_update_value(|saved| {
            saved.game = game;
            saved.resigned = winner.map(Player::opponent);
            saved.coach = self.coach.on.get_untracked();
            archive::save(saved)
        });
        match stored {
            Some(Stored::Newer(saved)) => self.adopt(*saved),
            Some(Stored::Failed) => notify(Phrase::new("trouble-storage")),
            _ => {}
        }
    }
}
