//! A game over the network, as its log goes on.

use leptos::prelude::*;
use orrery_games::AnyGame;
use orrery_view::{Table, Tally};

use super::Play;
use crate::followed::put;
use crate::online::Ended;
use crate::own;
use crate::sound;

impl Play {
    /// The game over the network stands so, and a turn made here may be on its way.
    pub fn follow(self, game: &AnyGame, on_its_way: &[String]) {
        let actions = game.actions();
        let (shown, begun) = self.table.with_untracked(|table| (table.actions(), table.turn().len()));
        let settled = shown.len() - begun;
        if [&actions[..], on_its_way].concat() == shown && (begun == 0 || !on_its_way.is_empty()) {
            return;
        }
        if actions == shown[..settled] {
            return;
        }
        if begun == 0 && actions.starts_with(&shown) {
            self.table.update(|table| {
                // The rules have checked it when it was taken in from the log.
                *table = Table::new(game.clone());
                table.finish_turn();
            });
            if self.looked_at.get_untracked().is_none() {
                self.show_motion(shown.len());
            }
            sound::played(self.id());
        } else {
            self.finish_motion();
            self.looked_at.set(None);
            self.table.set(Table::new(game.clone()));
        }
        put(self.refusal, None);
        self.note_running();
        self.sound_if_over();
        self.go_on();
    }

    /// Notes how a game of one's own stands: of what follows from it the engine says nothing while it runs.
    pub(super) fn note_running(self) {
        let Some(online) = self.online().filter(|online| online.you.is_some()) else { return };
        let game = self.table.with_untracked(|table| {
            let mut game = table.game();
            game.undo(table.turn().len());
            game
        });
        let is_over = self.ended.get_untracked().is_some() || game.outcome().is_some();
        own::note(&online.name(), Some(&game).filter(|_| !is_over));
    }

    /// The game over the network is over.
    pub fn end(self, end: Option<Ended>) {
        if end.is_some() {
            self.table.update(Table::reset_turn);
            sound::won();
        }
        self.ended.set(end);
        self.tally.set(Tally::All);
        self.note_running();
    }
}
