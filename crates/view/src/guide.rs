//! What a first game is told, and the last turn in a sentence: what a person who has just sat down does not know yet.

use orrery_games::core::Game;

use crate::{Phrase, Prompt, TableOf, View, ViewState};

/// The course of a game so far, for who tells about it.
#[derive(Clone, Copy, Debug)]
pub struct Story<'a, G: Game> {
    /// All positions, the one at the beginning first, the one now last.
    pub positions: &'a [G::Position],
    /// What was played in each but the last.
    pub actions: &'a [G::Action],
    /// How many actions had been played when whoever is to act began the turn before this one.
    pub since: usize,
    /// How many actions were played before this turn.
    pub turn: usize,
}

impl<G: Game> Story<'_, G> {
    /// The position now.
    pub fn now(&self) -> &G::Position {
        &self.positions[self.actions.len()]
    }

    /// The first action of the game of a kind, if it was played since the last turn of whoever is to act began: then it is
    /// news.
    pub fn first(
        &self,
        is_one: impl Fn(&G::Position, G::Action) -> bool,
    ) -> Option<(&G::Position, G::Action)> {
        let mut all = self.positions.iter().zip(self.actions.iter().copied());
        let place = all.clone().position(|(before, action)| is_one(before, action))?;
        all.nth(place).filter(|_| (self.since..self.turn).contains(&place))
    }
}

/// What is told once in a first game, in place of what is said otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// What it is about; without it, what to do now.
    pub now: Option<Phrase>,
    /// What follows from it; without it, what to do now.
    pub more: Option<Phrase>,
}

impl<G: View> TableOf<G> {
    /// What is said before anything is touched and while a turn is composed: what to do, and below it what is pointed at,
    /// else what the opponent has just done. In a first game, `guided`, each thing is explained where it first happens.
    pub fn said(&self, view_state: &ViewState, guided: bool) -> Prompt {
        let prompt = self.prompt(view_state);
        if !view_state.acting || !self.picked().is_empty() || self.turn_is_complete() {
            return prompt;
        }
        let calm = self.prompt(&ViewState { aim: None, ..view_state.clone() });
        let points = prompt.more != calm.more;
        if let Some(note) = self.note().filter(|_| guided) {
            let instruction = Some(calm.now.clone());
            let more = if points { prompt.more } else { note.more.or(instruction) };
            return Prompt { now: note.now.unwrap_or(calm.now), more };
        }
        if !points && !self.is_begun() && calm.more.as_ref().is_none_or(G::can_wait) {
            return Prompt { more: self.last_turn().or(calm.more), ..prompt };
        }
        prompt
    }

    /// What there is to explain now, if this is somebody's first game.
    pub fn note(&self) -> Option<Note> {
        let session = self.session();
        let (positions, actions) = (session.positions(), session.actions());
        let player = self.to_act();
        let turn = self.played() - self.turn().len();
        let is_own = |n: &usize| session.game().to_act(&positions[*n]) == player;
        // Back over what the opponent has played, and then over our own turn before it.
        let theirs = (0..turn).rev().find(is_own).map_or(0, |n| n + 1);
        let since = (0..theirs).rev().find(|n| !is_own(n)).map_or(0, |n| n + 1);
        session.game().note(&Story { positions, actions, since, turn })
    }

    /// What the other player has just done, in a sentence; nothing at the beginning.
    pub fn last_turn(&self) -> Option<Phrase> {
        let session = self.session();
        let (game, base) = (session.game(), self.played() - self.turn().len());
        let last = base.checked_sub(1)?;
        let player = |n: usize| game.to_act(&session.positions()[n]);
        let first = (0..last).rev().find(|&n| player(n) != player(last)).map_or(0, |n| n + 1);
        let turn: Vec<_> = (first..base).map(|n| (session.positions()[n], session.actions()[n])).collect();
        game.tell_turn(&turn)
    }
}
