//! How games are begun, where strength does not demand one way.

use std::fmt;
use std::str::FromStr;

use orrery_games::core::{Rng, Symmetric};

use crate::eval::Evaluate;
use crate::reference::lot;
use crate::search::{Info, Line};
use crate::value::Value;

/// How the first actions are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Opening {
    /// By search, like all others.
    #[default]
    Searched,
    /// By lot among what is natural, as levels up to 7 do: each game in another way.
    Varied,
    /// In YINSH: near the centre, by lot. Elsewhere like `Varied`.
    Central,
    /// In YINSH: all over the board, by lot. Elsewhere like `Varied`.
    Spread,
}

/// Of several first actions those are as good as the best that are worse by so much at most: two or three games in a
/// hundred.
const AS_GOOD: Value = 120;
/// Among how many first actions is chosen.
pub const CHOICE: usize = 6;

impl Opening {
    /// The first action where a game has a way of its own to begin.
    pub fn at_sight<G: Evaluate>(self, game: &G, position: &G::Position, seed: u64) -> Option<G::Action> {
        if self == Opening::Searched || !game.is_opening(position) {
            return None;
        }
        // One way for a whole game, and in each position another lot.
        let way = match self {
            Opening::Varied if Rng::new(seed).below(3) == 0 => Opening::Central,
            Opening::Varied => Opening::Spread,
            way => way,
        };
        game.begin(position, way, &mut lot(game, position, seed))
    }
}

/// One of the lines that are as good as the best, by lot.
pub fn one_of<A: Clone>(lines: &[Line<A>], lot: &mut Rng) -> Line<A> {
    let good: Vec<&Line<A>> = lines.iter().filter(|line| line.value >= lines[0].value - AS_GOOD).collect();
    good[lot.index(good.len())].clone()
}

/// A way to turn the board after which nothing is different, by lot: what is best is best there, too.
pub fn turn<G: Evaluate + Symmetric>(game: &G, position: &G::Position, seed: u64) -> G::Symmetry {
    let turns = game.symmetries();
    let same: Vec<G::Symmetry> =
        turns.into_iter().filter(|&turn| game.map_position(turn, position) == *position).collect();
    same[lot(game, position, seed).index(same.len())]
}

/// What was found, on the turned board.
pub fn turned<G: Evaluate + Symmetric>(
    game: &G,
    turn: G::Symmetry,
    found: &Info<G::Action>,
) -> Info<G::Action> {
    let mut found = found.clone();
    for action in found.lines.iter_mut().flat_map(|line| &mut line.actions) {
        *action = game.map_action(turn, *action);
    }
    found
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Opening::Searched => "searched",
            Opening::Varied => "varied",
            Opening::Central => "central",
            Opening::Spread => "spread",
        })
    }
}

impl FromStr for Opening {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "searched" => Ok(Opening::Searched),
            "varied" => Ok(Opening::Varied),
            "central" => Ok(Opening::Central),
            "spread" => Ok(Opening::Spread),
            _ => Err(()),
        }
    }
}
