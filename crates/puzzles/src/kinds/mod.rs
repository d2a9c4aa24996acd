//! What puzzles have to know of each game: a file a game, and nothing anywhere else.

mod kulami;
mod lyngk;
mod yinsh;

use orrery_games::core::Symmetric;
use orrery_learn::Aim;

use crate::Theme;

/// A game that there are puzzles of.
pub trait Puzzling: Symmetric {
    /// Whether by how much somebody wins is worth a puzzle.
    const COUNTS: bool = false;

    /// What can be asked in a position, the most telling first; the first aim that makes a puzzle is taken. Endings, where
    /// `ends` says that the end is near enough to be proved.
    fn aims(&self, position: &Self::Position, ends: bool) -> Vec<Aim>;

    /// Whether the end may be near enough to be proved: a first look that costs nothing.
    fn may_end(&self, position: &Self::Position) -> bool;

    /// What two turns have in common that are the same idea: without the choices that are beside the point.
    fn idea(actions: &[Self::Action]) -> Vec<Self::Action>;

    /// The state part of a position code with the players exchanged, if that can be.
    fn exchanged(state: &str) -> Option<String>;

    /// What the game knows about a puzzle.
    fn themes(&self, shown: &Shown<'_, Self>) -> Vec<Theme>;

    /// What is to be said of a puzzle that has no other theme.
    fn otherwise(&self, _: &Shown<'_, Self>) -> Option<Theme> {
        None
    }
}

/// A puzzle as themes look at it.
pub struct Shown<'a, G: Symmetric> {
    /// What is asked.
    pub aim: Aim,
    /// The turns of the main line, played on until the aim is reached; the solver's is the first.
    pub line: &'a [Vec<G::Action>],
    /// The position at first, then after each of these turns.
    pub positions: &'a [G::Position],
    /// In how many points the end differs, if that is known.
    pub lead: Option<i32>,
}

impl<G: Symmetric> Shown<'_, G> {
    /// Where it begins.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The position after the first turn.
    pub fn after(&self) -> &G::Position {
        self.positions.get(1).unwrap_or(&self.positions[0])
    }

    /// The first turn.
    pub fn first(&self) -> &[G::Action] {
        self.line.first().map_or(&[], Vec::as_slice)
    }

    /// Where the main line ends.
    pub fn end(&self) -> &G::Position {
        self.positions.last().unwrap_or(&self.positions[0])
    }
}

/// Exchanges two characters wherever they stand.
fn exchange(text: &str, pairs: &[(char, char)]) -> String {
    let other = |c| pairs.iter().find_map(|&(a, b)| (c == a).then_some(b).or((c == b).then_some(a)));
    text.chars().map(|c| other(c).unwrap_or(c)).collect()
}

/// `a-b` as `b-a`.
fn swapped(pair: &str) -> Option<String> {
    pair.split_once('-').map(|(a, b)| format!("{b}-{a}"))
}
