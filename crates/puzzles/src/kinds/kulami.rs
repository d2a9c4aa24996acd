use orrery_games::core::Game;
use orrery_games::kulami::{Action, Colour, Kulami, Position, TileCount};
use orrery_learn::Aim;

use super::{Puzzling, Shown};
use crate::Theme;

impl Puzzling for Kulami {
    const COUNTS: bool = true;

    fn aims(&self, _: &Position, ends: bool) -> Vec<Aim> {
        match ends {
            true => vec![Aim::Win { turns: None }, Aim::Draw],
            false => Vec::new(),
        }
    }

    fn may_end(&self, position: &Position) -> bool {
        position.placed() + 14 >= 2 * Kulami::MARBLES
    }

    fn idea(actions: &[Action]) -> Vec<Action> {
        actions.to_vec()
    }

    fn exchanged(_: &str) -> Option<String> {
        // Red begins, so that colours follow from the number of marbles.
        None
    }

    fn themes(&self, shown: &Shown<'_, Kulami>) -> Vec<Theme> {
        let (start, after) = (shown.start(), shown.after());
        let mut themes = Vec::new();
        let decided = |position: &Position| self.decided(position);
        let before = decided(start);
        if decided(after) > before {
            themes.push(Theme::Tile);
        } else {
            let wins_one = |action| {
                let mut next = *start;
                self.play_unchecked(&mut next, action);
                decided(&next) > before
            };
            if self.legal(start).into_iter().any(wins_one) {
                themes.push(Theme::Patience);
            }
        }
        match self.count_legal(after) {
            0 if after.placed() < 2 * Kulami::MARBLES => themes.push(Theme::LockOut),
            1 => themes.push(Theme::Forced),
            _ => {}
        }
        if shown.lead == Some(1) {
            themes.push(Theme::OnePoint);
        }
        if self.is_over(shown.end()) {
            themes.extend(self.bonuses(shown));
        }
        themes
    }
}

/// What tiles and scoring tell a puzzle.
trait Told {
    /// How many tiles belong to somebody whatever happens.
    fn decided(&self, position: &Position) -> usize;

    /// The bonuses without which the end of the main line would miss the aim.
    fn bonuses(&self, shown: &Shown<'_, Kulami>) -> Vec<Theme>;
}

impl Told for Kulami {
    fn decided(&self, position: &Position) -> usize {
        let is_decided = |tile: &TileCount| {
            let [red, black] = tile.marbles;
            red.abs_diff(black) > tile.holes - red - black
        };
        self.breakdown(position).tiles.iter().filter(|tile| is_decided(tile)).count()
    }

    fn bonuses(&self, shown: &Shown<'_, Kulami>) -> Vec<Theme> {
        let points = self.breakdown(shown.end());
        let sign = if shown.end().colour(self.to_act(shown.start())) == Colour::Red { 1 } else { -1 };
        let lead = |pair: [i32; 2]| sign * (pair[0] - pair[1]);
        let total = lead(points.total);
        let reached = |lead| match shown.aim {
            Aim::Draw => lead >= 0,
            Aim::Margin { points } => lead >= points,
            _ => lead > 0,
        };
        let decides = |bonus| reached(total) && !reached(total - lead(bonus));
        let mut themes = Vec::new();
        if decides(points.area_points) {
            themes.push(Theme::Area);
        }
        if decides(points.line_points) {
            themes.push(Theme::Line);
        }
        themes
    }
}
