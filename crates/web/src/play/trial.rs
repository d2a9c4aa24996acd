//! Boards that do not belong to a stored game: those beside the rules, and the board of an analysis.

use leptos::prelude::*;
use orrery_games::AnyGame;
use orrery_view::{Table, Tally};

use super::{Mode, Play, TurnListener};
use crate::archive::{self, Seat};
use crate::followed::put;

/// A turn has at most this many actions. A longer difference is a jump to another position and is not animated.
const MAX_TURN_ACTIONS: usize = 5;

impl Play {
    /// A board to try moves on from this position, for both sides. Nothing is stored, and turns need no confirmation.
    pub fn trial(game: AnyGame) -> Play {
        let play = Play::build(archive::begin(game, [Seat::Here; 2]), None, Mode::Trial);
        play.go_on();
        play
    }

    /// Discards what was tried and shows this game again.
    pub fn try_anew(self, game: AnyGame) {
        self.finish_motion();
        self.adopt(archive::begin(game, self.seats));
        self.go_on();
    }

    /// The board of an analysis.
    pub fn analysed(game: AnyGame, told: TurnListener) -> Play {
        Play::build(archive::begin(game, [Seat::Here; 2]), None, Mode::Analysis(told))
    }

    /// Shows this game on the board. If it continues what the board shows by one turn, that turn is animated.
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
        let is_next = actions.starts_with(&before) && table.tell(before.len()).len() <= MAX_TURN_ACTIONS;
        put(self.tally, if table.outcome().is_some() { Tally::All } else { Tally::default() });
        self.table.set(table);
        if is_next {
            self.show_motion(before.len());
        }
    }
}
