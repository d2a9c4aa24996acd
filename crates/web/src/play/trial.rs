//! A board on which both sides can be tried, as beside the rules.

use leptos::prelude::*;
use orrery_games::AnyGame;
use orrery_view::{Table, Tally};

use super::{Mode, Play, Told};
use crate::archive::{self, Seat};
use crate::followed::put;

/// A turn has no more actions than this.
const NEXT: usize = 5;

impl Play {
    /// Puts a position on the page to be played on from. Nothing of it is kept, and no turn waits for a confirmation.
    pub fn trial(game: AnyGame) -> Play {
        let play = Play::build(archive::begin(game, [Seat::Here; 2]), None, Mode::Trial);
        play.go_on();
        play
    }

    /// Whatever was tried, the board is as in this game again.
    pub fn try_anew(self, game: AnyGame) {
        self.finish_motion();
        self.adopt(archive::begin(game, self.seats));
        self.go_on();
    }

    /// Puts a study on the page, where it is looked at.
    pub fn analysed(game: AnyGame, told: Told) -> Play {
        Play::build(archive::begin(game, [Seat::Here; 2]), None, Mode::Analysis(told))
    }

    /// The board is as in this game, and what came last moves, if it came after what the board has shown.
    pub fn show(self, game: AnyGame) {
        let actions = game.actions();
        let before = self.table.with_untracked(Table::actions);
        if actions == before {
            return;
        }
        self.finish_motion();
        self.forget_words();
        put(self.looked_at, None);
        let table = Table::new(game);
        let is_next = actions.starts_with(&before) && table.tell(before.len()).len() <= NEXT;
        put(self.tally, if table.outcome().is_some() { Tally::All } else { Tally::default() });
        self.table.set(table);
        if is_next {
            self.show_motion(before.len());
        }
    }
}
