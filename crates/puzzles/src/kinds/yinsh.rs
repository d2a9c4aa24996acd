use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Phase, Point, Position, Yinsh};
use orrery_learn::Aim;

use super::{Puzzling, Shown, exchange, swapped};
use crate::Theme;

impl Puzzling for Yinsh {
    fn aims(&self, position: &Position, _: bool) -> Vec<Aim> {
        if position.phase() != Phase::Move {
            return Vec::new();
        }
        let player = self.to_act(position);
        let last = position.removed(player) + 1 == self.rings_to_win();
        let score = |points, turns| Aim::Score { points, turns };
        let win = |turns| Aim::Win { turns: Some(turns) };
        let mut aims = match last {
            true => vec![win(1), win(2), win(3)],
            false => vec![score(2, 1), score(1, 1), score(2, 2), score(1, 2), score(1, 3)],
        };
        aims.push(Aim::Guard);
        aims
    }

    fn may_end(&self, _: &Position) -> bool {
        false
    }

    fn idea(actions: &[Action]) -> Vec<Action> {
        // Which row and which ring are taken off is a choice of its own; the move is the point.
        actions.iter().copied().take(1).collect()
    }

    fn exchanged(state: &str) -> Option<String> {
        let parts: Vec<&str> = state.split(';').collect();
        let [columns, side, phase, removed] = parts[..] else { return None };
        let colours = [('W', 'B'), ('w', 'b')];
        let (columns, side) = (exchange(columns, &colours), exchange(side, &colours));
        Some(format!("{columns};{side};{phase};{}", swapped(removed)?))
    }

    fn themes(&self, shown: &Shown<'_, Yinsh>) -> Vec<Theme> {
        let mut themes = Vec::new();
        match shown.aim {
            Aim::Win { .. } => themes.push(Theme::LastRing),
            Aim::Score { points: 2.., .. } => themes.push(Theme::DoubleRow),
            Aim::Score { turns: 1, .. } => themes.push(Theme::Row),
            _ => {}
        }
        if shown.positions.iter().any(Position::is_gift) {
            themes.push(Theme::GiftRow);
        }
        let Some(&action @ Action::Move { from, .. }) = shown.first().first() else { return themes };
        let mut moved = *shown.start();
        self.play_unchecked(&mut moved, action);
        let player = self.to_act(shown.start());
        let flipped = |player| {
            let (before, after) = (shown.start().markers(player).bits(), moved.markers(player).bits());
            (before & !after).count_ones()
        };
        match flipped(player) + flipped(player.opponent()) {
            0 => themes.push(Theme::NoFlip),
            3.. => themes.push(Theme::ManyFlips),
            _ => {}
        }
        if let Some(&Action::TakeRow { first, last }) = shown.first().get(1)
            && !is_between(from, first, last)
        {
            themes.push(Theme::FlippedRow);
        }
        themes
    }
}

/// Whether `point` is one of the row with these ends.
fn is_between(point: Point, first: Point, last: Point) -> bool {
    let Some(direction) = first.direction_to(last) else { return point == first };
    std::iter::successors(Some(first), |&at| if at == last { None } else { at.step(direction) })
        .any(|at| at == point)
}
