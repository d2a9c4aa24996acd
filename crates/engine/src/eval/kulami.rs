//! Kulami: what a lead on a tile is worth.
//!
//! Who leads now says little before the end, but what each lead has cost says much: all marbles but eight holes'
//! worth get placed, so a marble more than needed on one tile is missing on another.

mod weights;

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Cell, Colour, Kulami, Position};


use super::{Evaluate, Linear, weighted_sum};
use crate::value::Value;
use weights::WEIGHTS;

/// Leads on tiles, by size, holes filled and lead.
const LEADS: usize = 12 + 6 + 4 + 2;
/// Having the move.
const MOVE: usize = LEADS;
/// Having the move with red: black places the last marble.
const RED: usize = MOVE + 1;
/// The largest tile that the player to act can take or level at once.
const GRAB: usize = RED + 1;
/// All of the above once, and once more times the number of marbles to come.
const BLOCK: usize = GRAB + 1;
const FEATURES: usize = 2 * BLOCK;

impl Evaluate for Kulami {
    const SLOTS: usize = 101;
    const DRAWS: u32 = 150;

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(cell) => slot_of(cell),
            Action::Swap => 100,
        }
    }

    fn evaluate(&self, position: &Position) -> Value {
        let mut counts = [0; FEATURES];
        self.features(position, &mut counts);
        weighted_sum(&counts, WEIGHTS)
    }

    fn promise(&self, _: &Position, _: Action) -> i32 {
        0
    }

    fn is_aftermath(_: &Position) -> bool {
        false
    }
}

impl Linear for Kulami {
    const WEIGHTS: &'static [i32] = WEIGHTS;

    fn features(&self, position: &Position, counts: &mut [i32]) {
        let me = position.turn();
        let (mine, theirs) = (position.marbles(me), position.marbles(me.other()));
        let mut grab = 0;
        for &tile in self.board().tiles() {
            let size = tile.count_ones();
            let (own, other) = ((mine & tile).count_ones(), (theirs & tile).count_ones());
            if own > other {
                counts[lead_index(size, own + other, own - other)] += 1;
            } else if own < other {
                counts[lead_index(size, own + other, other - own)] -= 1;
            }
            if own <= other && own + 1 >= other && position.open() & tile != 0 {
                grab = grab.max(size);
            }
        }
        counts[MOVE] = 1;
        counts[RED] = i32::from(me == Colour::Red);
        counts[GRAB] = grab as i32;
        let left = (2 * Kulami::MARBLES - position.placed()) as i32;
        for i in 0..BLOCK {
            counts[BLOCK + i] = left * counts[i];
        }
    }
}

/// With f marbles on a tile the lead is f, f − 2 and so on.
#[inline]
fn lead_index(size: u32, filled: u32, lead: u32) -> usize {
    const FIRST: [usize; 7] = [0, 0, 22, 18, 12, 0, 0];
    const BEFORE: [usize; 7] = [0, 0, 1, 2, 4, 6, 9];
    FIRST[size as usize % 7] + BEFORE[filled as usize % 7] + (lead as usize - 1) / 2
}

fn slot_of(cell: Cell) -> usize {
    10 * usize::from(cell.column()) + usize::from(cell.row())
}
