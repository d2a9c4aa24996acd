//! Irregular boards grown from a seed. What is drawn is fixed for ever, because people share seeds:
//!
//! 1. Start `Rng::new(seed)` and an empty 10 × 10 grid.
//! 2. List the 17 tiles, 2×3 four times, 2×2 five times, 1×3 four times, 1×2 four times, and `shuffle` them.
//! 3. Lay them in that order. The places of a tile are all those inside the grid that overlap no tile: first
//!    lying (wider than high), then standing (squares only once), each from the top left, row by row. The first
//!    tile may go anywhere, each place with weight 1. The others weigh the cube of the number of edges they share
//!    with cells already covered, so that boards are compact but not closed. `below` the sum of the weights draws
//!    a number, which picks the first place at which the weights up to and including it add up to more.
//! 4. If the weights add up to 0, which draws nothing, or if the result is a closed square, go on with the same
//!    generator from an empty grid at 2.
//! 5. The board is the bounding box of the tiles.

use orrery_core::Rng;

use crate::layout::{KINDS, Rect};
use crate::{Board, Cell};

impl Board {
    /// An irregular board that depends only on `seed`, grown at random; gaps and inner holes may occur.
    pub fn random_irregular(seed: u64) -> Board {
        let mut rng = Rng::new(seed);
        loop {
            let board = grow(&mut rng).map(|rects| Board::from_rects(&rects));
            match board {
                Some(board) if (board.width(), board.height()) != (8, 8) => return board,
                _ => {}
            }
        }
    }
}

/// The cells covered so far, by row from the top.
type Covered = [[bool; Cell::SIDE]; Cell::SIDE];

/// Lays the tiles in random order; `None` when one finds no place.
fn grow(rng: &mut Rng) -> Option<Vec<Rect>> {
    let mut tiles = Vec::with_capacity(Board::TILES);
    for kind in &KINDS {
        tiles.extend((0..kind.count).map(|_| kind));
    }
    rng.shuffle(&mut tiles);

    let mut covered = [[false; Cell::SIDE]; Cell::SIDE];
    let mut rects = Vec::with_capacity(Board::TILES);
    let mut places = Vec::new();
    for tile in tiles {
        places.clear();
        places_into(&mut places, &covered, tile.long, tile.short);
        if tile.long != tile.short {
            places_into(&mut places, &covered, tile.short, tile.long);
        }
        if !rects.is_empty() {
            places.iter_mut().for_each(|(rect, weight)| *weight = contact(&covered, *rect).pow(3));
        }
        let total: u64 = places.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut drawn = rng.below(total);
        let &(rect, _) = places.iter().find(|(_, weight)| {
            let found = drawn < *weight;
            drawn -= if found { 0 } else { *weight };
            found
        })?;
        rect.cells().for_each(|(column, row)| covered[row][column] = true);
        rects.push(rect);
    }
    Some(rects)
}

/// Adds all places for a tile of this shape, each with weight 1.
fn places_into(places: &mut Vec<(Rect, u64)>, covered: &Covered, width: usize, height: usize) {
    for top in 0..=Cell::SIDE - height {
        for left in 0..=Cell::SIDE - width {
            let rect = Rect { left, top, width, height };
            if rect.cells().all(|(column, row)| !covered[row][column]) {
                places.push((rect, 1));
            }
        }
    }
}

/// How many edges a tile would share with what is covered.
fn contact(covered: &Covered, rect: Rect) -> u64 {
    let is_covered = |column: usize, row: usize| {
        u64::from(covered.get(row).and_then(|cells| cells.get(column)).copied().unwrap_or(false))
    };
    let round = |(column, row): (usize, usize)| {
        is_covered(column.wrapping_sub(1), row)
            + is_covered(column + 1, row)
            + is_covered(column, row.wrapping_sub(1))
            + is_covered(column, row + 1)
    };
    rect.cells().map(round).sum()
}
