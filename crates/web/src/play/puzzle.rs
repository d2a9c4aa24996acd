//! A puzzle on the board: whole turns are composed as everywhere, and the page judges them.

use leptos::prelude::*;
use orrery_games::AnyGame;
use orrery_games::core::Player;
use orrery_view::Mark;

use super::{Mode, Play, TurnListener};
use crate::archive::{self, Seat};
use crate::followed::put;
use crate::follows::when_still;
use crate::online::Ended;

impl Play {
    /// Puts a puzzle on the page, for whoever is to act there.
    pub fn puzzle(game: AnyGame, made: Callback<(usize, Vec<String>)>) -> Play {
        let mut seats = [Seat::Remote; 2];
        seats[game.to_act().index()] = Seat::Here;
        let told = TurnListener { made, begun: Callback::new(|_| ()) };
        Play::build(archive::begin(game, seats), None, Mode::Puzzle(told))
    }

    /// Whether the page says what comes of a turn, and not the end of the game.
    pub fn is_lesson(self) -> bool {
        matches!(self.mode, Mode::Study(_) | Mode::Puzzle(_))
    }

    /// The side that solves.
    pub fn solver(self) -> Player {
        self.alone().unwrap_or(Player::First)
    }

    /// Nothing can be tried until the board is put up again.
    pub fn hold(self) {
        put(self.ended, Some(Ended::Lesson));
    }

    /// The board is as in this game, and something can be tried.
    pub fn put_up(self, game: AnyGame) {
        put(self.ended, None);
        self.drawn.set(Vec::new());
        put(self.hint, None);
        self.look_at(None);
        self.show(game);
    }

    /// What comes next is done when nothing moves any more.
    pub fn then(self, run: impl FnOnce() + 'static) {
        when_still(self.moving_until, run);
    }

    /// What is drawn on the board besides.
    pub fn draw(self, marks: Vec<Mark>) {
        self.drawn.set(marks);
    }
}
