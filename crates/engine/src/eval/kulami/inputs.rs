//! What a net is told of a position of Kulami.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Colour, Holes, Kulami, Position, Recent, Scoring};

use super::kinds::{self, kind};
use super::left;
use super::node::Node;
use crate::eval::Node as _;
use crate::eval::learned::{Hear, Inputs, Learn};
use crate::search::ProbCut;
use crate::solve::tile::{FACTS, MIRRORED, STATES};

/// For each stage, what is on a tile and who can play there: nobody next, the other player perhaps, the player to act
/// now.
const TILES: usize = 0;
const ACCESS: usize = 3;
const TILE: usize = ACCESS * STATES;
/// Marbles still to come.
const LEFT: usize = TILES + Kulami::STAGES * TILE;
/// Holes that the player to act can choose from.
const OPEN: usize = LEFT + 57;
/// Playing red: black places the last marble.
const RED: usize = OPEN + Inputs::CLASSES;
/// Holes on tiles that can still change hands.
const ALIVE: usize = RED + 1;

/// By the marbles still to come, as measured by `orrery-train cuts`: how many plies lie between two searches matters little.
const PROBCUT: [ProbCut; Kulami::STAGES] =
    ProbCut::of_spreads(12, [[700, 0], [700, 0], [620, 0], [490, 0], [355, 0], [268, 0], [225, 0], [190, 0]]);

impl Learn for Kulami {
    const INPUTS: usize = ALIVE + Inputs::CLASSES;
    const UNITS: usize = 16;
    const ROWS: usize = Self::INPUTS;
    /// By the marbles still to come.
    const STAGES: usize = 8;
    const KINDS: usize = kinds::KINDS;
    const VERSION: u16 = 3;
    const LADDERS: &'static [[usize; 2]] = &[[OPEN, RED], [ALIVE, ALIVE + Inputs::CLASSES]];

    /// A tile is worth about what it is in the stage after.
    fn parent(input: usize) -> Option<usize> {
        (TILE..LEFT).contains(&input).then(|| input - TILE)
    }

    #[inline]
    fn kinds(&self, position: &Position, action: Action, mut each: impl FnMut(usize)) {
        each(kind(self, position, action));
    }

    #[inline]
    fn stage(&self, position: &Position) -> usize {
        (left(position) as usize / 7).min(Self::STAGES - 1)
    }

    fn is_learned(&self) -> bool {
        self.config().scoring == Scoring::BASIC
    }

    fn candidates(&self, position: &Position) -> Option<usize> {
        (left(position) > 48).then_some(8)
    }

    #[inline]
    fn probcut(&self, position: &Position) -> Option<ProbCut> {
        PROBCUT.get(self.stage(position)).copied()
    }

    #[inline]
    fn describe(&self, node: &Node, to: &mut impl Hear) {
        let position = node.position();
        let board = self.board();
        let me = position.turn();
        let (open, space) = (position.open(), !position.occupied());
        let barred = position.recent(Recent::Last).map_or(Holes::NONE, |last| board.tile_round(last));
        let stage = self.stage(position);
        if !to.begin(stage, node.evaluate(self)) {
            return;
        }
        let mut alive = 0;
        for (tile, &holes) in board.tiles().iter().enumerate() {
            let state = usize::from(node.state(tile));
            let state = if me == Colour::Red { state } else { usize::from(MIRRORED[state]) };
            let access = if !(holes & open).is_empty() {
                2
            } else if !(holes & space & !barred).is_empty() {
                1
            } else {
                0
            };
            to.add(TILES + stage * TILE + ACCESS * state + access);
            if FACTS[state].alive {
                alive += (holes & space).len();
            }
        }
        to.add(LEFT + left(position) as usize);
        to.add_count(OPEN, open.len() as i32);
        to.add_count(ALIVE, alive as i32);
        if me == Colour::Red {
            to.add(RED);
        }
    }
}
