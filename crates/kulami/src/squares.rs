//! Every closed 8×8 square has a number (K3).
//!
//! A square is filled tile by tile: the next tile always covers the first empty cell from the top left, row by
//! row, and its shapes are tried in the order of [`SHAPES`]. The id of a square is the number of complete
//! squares that come before it in that order. Filled like this, every column is full from the top down to some
//! depth, so eight depths and the tiles left say all about a half-filled square, and the number of ways to
//! finish it need be counted only once.

use std::collections::HashMap;
use std::sync::OnceLock;

use orrery_core::Rng;

use crate::layout::{KINDS, Rect};
use crate::{Board, Cell};

const SIDE: usize = 8;

/// The shapes in the order of the ids: width, height, index in [`KINDS`].
const SHAPES: [(usize, usize, usize); 7] =
    [(3, 2, 0), (2, 3, 0), (2, 2, 1), (3, 1, 2), (1, 3, 2), (2, 1, 3), (1, 2, 3)];

impl Board {
    /// How many ways there are to tile the 8×8 square (K3).
    pub const SQUARES: u32 = 390_254_538;

    /// The square with this id; `None` from [`Board::SQUARES`] on. The first call counts all squares, which
    /// takes a tenth of a second, and keeps the table.
    ///
    /// ```
    /// use orrery_kulami::Board;
    ///
    /// let square = Board::square(5_000).unwrap();
    /// assert_eq!((square.width(), square.square_id()), (8, Some(5_000)));
    /// assert_eq!(Board::square(Board::SQUARES), None);
    /// ```
    pub fn square(id: u32) -> Option<Board> {
        Squares::shared().board(id)
    }

    /// The id of this board, if it is a closed square.
    pub fn square_id(&self) -> Option<u32> {
        Squares::shared().id(self)
    }

    /// A square drawn so that each is exactly as likely: the one with id `Rng::new(seed).below(SQUARES)`.
    pub fn random_square(seed: u64) -> Board {
        let id = Rng::new(seed).below(Board::SQUARES.into());
        Board::square(id as u32).expect("every id below the count has its square")
    }
}

/// How many ways there are to finish each half-filled square that can be finished.
struct Squares {
    ways: HashMap<Filling, u32>,
}

/// A half-filled square in nibbles: how deep each of the eight columns is full, then the tiles left of each of
/// the four kinds.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Filling(u64);

impl Squares {
    fn shared() -> &'static Squares {
        static SHARED: OnceLock<Squares> = OnceLock::new();
        SHARED.get_or_init(|| {
            let mut ways = HashMap::new();
            count(Filling::EMPTY, &mut ways);
            ways.retain(|_, ways| *ways > 0);
            ways.shrink_to_fit();
            Squares { ways }
        })
    }

    fn ways(&self, filling: Filling) -> u32 {
        match filling.first_empty() {
            Some(_) => self.ways.get(&filling).copied().unwrap_or(0),
            None => 1,
        }
    }

    fn board(&self, id: u32) -> Option<Board> {
        let mut before = id;
        let mut filling = Filling::EMPTY;
        let mut rects = Vec::with_capacity(Board::TILES);
        while filling.first_empty().is_some() {
            let (rect, next) = filling.continuations().find(|&(_, next)| {
                let ways = self.ways(next);
                let found = before < ways;
                before -= if found { 0 } else { ways };
                found
            })?;
            rects.push(rect);
            filling = next;
        }
        Some(Board::from_rects(&rects))
    }

    fn id(&self, board: &Board) -> Option<u32> {
        if (board.width(), board.height()) != (SIDE, SIDE) {
            return None;
        }
        let mut id = 0;
        let mut filling = Filling::EMPTY;
        while let Some((column, row)) = filling.first_empty() {
            let tile = board.tile(Cell::new(column, SIDE - 1 - row)?)?;
            let cells = || board.cells_of(board.tiles()[tile]);
            let width = cells().filter(|cell| cell.row() == SIDE - 1 - row).count();
            let height = cells().filter(|cell| cell.column() == column).count();
            for (rect, next) in filling.continuations() {
                if (rect.width, rect.height) == (width, height) {
                    filling = next;
                    break;
                }
                id += self.ways(next);
            }
        }
        Some(id)
    }
}

fn count(filling: Filling, ways: &mut HashMap<Filling, u32>) -> u32 {
    if filling.first_empty().is_none() {
        return 1;
    }
    if let Some(&known) = ways.get(&filling) {
        return known;
    }
    let total = filling.continuations().map(|(_, next)| count(next, ways)).sum();
    ways.insert(filling, total);
    total
}

impl Filling {
    const EMPTY: Filling = Filling(
        (KINDS[0].count as u64) << 32
            | (KINDS[1].count as u64) << 36
            | (KINDS[2].count as u64) << 40
            | (KINDS[3].count as u64) << 44,
    );

    fn depth(self, column: usize) -> usize {
        (self.0 >> (4 * column) & 15) as usize
    }

    fn left(self, kind: usize) -> u64 {
        self.0 >> (32 + 4 * kind) & 15
    }

    /// Column and row of the first empty cell; `None` when the square is full.
    fn first_empty(self) -> Option<(usize, usize)> {
        let column = (0..SIDE).min_by_key(|&column| self.depth(column))?;
        let row = self.depth(column);
        (row < SIDE).then_some((column, row))
    }

    /// Each tile that can cover the first empty cell, and what is filled then, in the order of the ids.
    fn continuations(self) -> impl Iterator<Item = (Rect, Filling)> {
        let (left, top) = self.first_empty().unwrap_or((SIDE, SIDE));
        SHAPES.into_iter().filter_map(move |(width, height, kind)| {
            let columns = left..left + width;
            let inside = columns.end <= SIDE && top + height <= SIDE;
            if !inside || self.left(kind) == 0 || columns.clone().any(|column| self.depth(column) != top) {
                return None;
            }
            let deeper: u64 = columns.map(|column| (height as u64) << (4 * column)).sum();
            let next = Filling(self.0 + deeper - (1 << (32 + 4 * kind)));
            Some((Rect { left, top, width, height }, next))
        })
    }
}
