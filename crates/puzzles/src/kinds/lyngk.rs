use orrery_games::core::Game;
use orrery_games::lyngk::{Action, Lyngk, Piece, Position};
use orrery_learn::Aim;

use super::{Puzzling, Shown, swapped};
use crate::Theme;

impl Puzzling for Lyngk {
    fn aims(&self, position: &Position, ends: bool) -> Vec<Aim> {
        let score = |points, turns| Aim::Score { points, turns };
        let mut aims = if ends { vec![Aim::Win { turns: None }, Aim::Draw] } else { Vec::new() };
        // A turn completes one stack: who cannot do it now has no two in two turns.
        match self.completes(position) {
            true => aims.extend([score(1, 1), score(2, 2), score(2, 3)]),
            false => aims.extend([score(1, 2), score(1, 3), Aim::Guard]),
        }
        aims
    }

    fn may_end(&self, position: &Position) -> bool {
        position.occupied().len() <= 20
    }

    fn idea(actions: &[Action]) -> Vec<Action> {
        // A claim that need not be made changes nothing about the move.
        actions.iter().copied().filter(|action| !matches!(action, Action::Claim(_))).collect()
    }

    fn exchanged(state: &str) -> Option<String> {
        let parts: Vec<&str> = state.split(';').collect();
        let [columns, side, phase, claims, won] = parts[..] else { return None };
        let side = if side == "1" { "2" } else { "1" };
        Some(format!("{columns};{side};{phase};{};{}", swapped(claims)?, swapped(won)?))
    }

    fn themes(&self, shown: &Shown<'_, Lyngk>) -> Vec<Theme> {
        let mut themes = Vec::new();
        if let Aim::Score { turns: 1, .. } = shown.aim {
            themes.push(Theme::FiveStack);
        }
        let [first, second] = self.score(shown.end());
        if shown.aim == (Aim::Win { turns: None }) && self.is_over(shown.end()) && first == second {
            themes.push(Theme::TieBreak);
        }
        let mut position = *shown.start();
        for &action in shown.first() {
            match action {
                Action::Claim(_) => themes.push(Theme::Claim),
                Action::Move { from, to } => {
                    if self.path(&position, action).is_some_and(|path| path.len() > 2) {
                        themes.push(Theme::Chain);
                    }
                    let pieces = |point| position.pieces(point).any(|piece| piece == Piece::Joker);
                    if pieces(from) || pieces(to) {
                        themes.push(Theme::Joker);
                    }
                    let opponent = self.to_act(&position).opponent();
                    if let Some(Piece::Coloured(colour)) = position.top(to)
                        && position.owner(colour) == Some(opponent)
                    {
                        themes.push(Theme::Cover);
                    }
                }
                Action::Pass => {}
            }
            self.play_unchecked(&mut position, action);
        }
        themes
    }

    fn otherwise(&self, shown: &Shown<'_, Lyngk>) -> Option<Theme> {
        let player = self.to_act(shown.start()).index();
        let score = |position: &Position| self.score(position)[player];
        (score(shown.after()) > score(shown.start())).then_some(Theme::FiveStack)
    }
}

/// What the rules tell about a turn.
trait Completes {
    /// Whether whoever is to act can complete a stack in this turn.
    fn completes(&self, position: &Position) -> bool;
}

impl Completes for Lyngk {
    fn completes(&self, position: &Position) -> bool {
        let player = self.to_act(position);
        let before = self.score(position)[player.index()];
        self.legal(position).into_iter().any(|action| {
            let mut next = *position;
            self.play_unchecked(&mut next, action);
            let goes_on = !self.is_over(&next) && self.to_act(&next) == player;
            self.score(&next)[player.index()] > before || goes_on && self.completes(&next)
        })
    }
}
