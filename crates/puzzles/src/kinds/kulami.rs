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
        if self.decided(after) > self.decided(start) {
            themes.push(Theme::Tile);
        } else if self.decides(start) {
            themes.push(Theme::Patience);
        }
        match self.count_legal(after) {
            0 if after.placed() < 2 * Kulami::MARBLES => themes.push(Theme::LockOut),
            0 => {}
            left => {
                if left == 1 {
                    themes.push(Theme::Forced);
                }
                if !self.decides(after) && self.nexts(start).any(|next| self.decides(&next)) {
                    themes.push(Theme::Steer);
                }
            }
        }
        if self
            .marked(shown)
            .is_some_and(|[before, _]| !Colour::BOTH.iter().any(|&colour| is_open(&before, colour)))
        {
            themes.push(Theme::Tempo);
        }
        if shown.lead == Some(1) {
            themes.push(Theme::OnePoint);
        }
        if self.is_over(shown.end()) {
            themes.extend(self.bonuses(shown));
        }
        themes
    }

    fn otherwise(&self, shown: &Shown<'_, Kulami>) -> Option<Theme> {
        let opponent = shown.start().colour(self.to_act(shown.start()).opponent());
        let [before, after] = self.marked(shown)?;
        (is_open(&before, opponent) && !is_open(&after, opponent)).then_some(Theme::Deny)
    }
}

/// Whether a tile is undecided and this colour may still win it.
fn is_open(tile: &TileCount, colour: Colour) -> bool {
    let [red, black] = tile.marbles;
    let (own, other) = if colour == Colour::Red { (red, black) } else { (black, red) };
    let left = tile.holes - red - black;
    own + left > other && own <= other + left
}

/// What tiles and scoring tell a puzzle.
trait Told {
    /// How many tiles belong to somebody whatever happens.
    fn decided(&self, position: &Position) -> usize;

    /// The positions after each action.
    fn nexts(&self, position: &Position) -> impl Iterator<Item = Position>;

    /// Whether somebody can decide a tile at once.
    fn decides(&self, position: &Position) -> bool;

    /// The tile of the first marble, before and after it.
    fn marked(&self, shown: &Shown<'_, Kulami>) -> Option<[TileCount; 2]>;

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

    fn nexts(&self, position: &Position) -> impl Iterator<Item = Position> {
        self.legal(position).into_iter().map(|action| {
            let mut next = *position;
            self.play_unchecked(&mut next, action);
            next
        })
    }

    fn decides(&self, position: &Position) -> bool {
        let before = self.decided(position);
        self.nexts(position).any(|next| self.decided(&next) > before)
    }

    fn marked(&self, shown: &Shown<'_, Kulami>) -> Option<[TileCount; 2]> {
        let (before, after) = (self.breakdown(shown.start()), self.breakdown(shown.after()));
        let mut pairs = before.tiles.into_iter().zip(after.tiles);
        pairs.find(|(one, other)| one.marbles != other.marbles).map(|(one, other)| [one, other])
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
