//! A board on which both sides can be tried, as beside the rules.

use orrery_games::AnyGame;

use super::{Mode, Play};
use crate::archive::{self, Seat};

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
}
