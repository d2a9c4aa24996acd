//! What kinds of actions there are in Kulami.

use orrery_games::kulami::{Action, Colour, Holes, Kulami, Position, Recent};

use super::{left, tile_state};
use crate::solve::tile::{MIRRORED, STATES};

/// Marbles by the marbles still to come, what is on the tile, and how many holes the other side could answer in.
const PLACES: usize = 0;
const STAGES: usize = 8;
const ANSWERS: usize = 10;
const SWAP: usize = PLACES + STAGES * STATES * ANSWERS;

/// How many kinds there are.
pub const KINDS: usize = SWAP + 1;

/// The kind of a legal action.
#[inline]
pub fn kind(game: &Kulami, position: &Position, action: Action) -> usize {
    let board = game.board();
    let Action::Place(cell) = action else { return SWAP };
    let Some(hole) = board.hole(cell) else { return SWAP };
    let state = usize::from(tile_state(position, board.tile_round(hole)));
    let state = if position.turn() == Colour::Red { state } else { usize::from(MIRRORED[state]) };
    let barred = position.recent(Recent::Last).map_or(Holes::NONE, |last| board.tile_round(last));
    let answers = (board.reach(hole) & !position.occupied() & !barred).len() as usize;
    let stage = (left(position) as usize / 7).min(STAGES - 1);
    PLACES + (stage * STATES + state) * ANSWERS + answers.min(ANSWERS - 1)
}
