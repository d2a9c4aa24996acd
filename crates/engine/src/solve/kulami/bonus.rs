//! The bonus for areas and lines: what it is, and what it can still become.
//!
//! Marbles only come, so both areas and lines only grow: a side's bonus lies between what it is now and what it
//! would be with the marbles to come on the best of the empty holes.

use orrery_games::core::Game;
use orrery_games::kulami::{Board, Kulami, Scoring};

/// A set of cells. A column is eleven bits, one more than it has rows, so that nothing runs over its end.
pub type Cells = u128;

const COLUMN: u32 = 11;
/// The steps of lines: up, right, and both diagonals.
const DIRECTIONS: [u32; 4] = [1, COLUMN, COLUMN + 1, COLUMN - 1];

/// Counts areas and lines, as far as the scoring wants them.
pub struct Bonus {
    scoring: Scoring,
    cell: [Cells; Board::HOLES],
    all: Cells,
}

impl Bonus {
    /// The counter of this game.
    pub fn new(game: &Kulami) -> Bonus {
        let cells = game.board().cells();
        let bit = |hole: usize| 1 << (cells[hole].column() as u32 * COLUMN + cells[hole].row() as u32);
        let cell: [Cells; Board::HOLES] = std::array::from_fn(bit);
        let all = cell.iter().fold(0, |all, cell| all | cell);
        Bonus { scoring: game.config().scoring, cell, all }
    }

    /// Whether anything counts besides tiles.
    pub fn counts(&self) -> bool {
        self.scoring != Scoring::BASIC
    }

    fn cells(&self, holes: u64) -> Cells {
        (0..Board::HOLES).filter(|hole| holes >> hole & 1 == 1).fold(0, |all, hole| all | self.cell[hole])
    }

    /// What these marbles count.
    fn now(&self, marbles: Cells) -> i32 {
        let area = if self.scoring.area { largest_area(marbles) } else { 0 };
        let lines = if self.scoring.lines { line_points(marbles, marbles, 0) } else { 0 };
        area + lines
    }

    /// What these marbles and `more` on empty cells can count together, at most.
    fn then(&self, marbles: Cells, empty: Cells, more: u32) -> i32 {
        let area = if self.scoring.area { possible_area(marbles, empty, more) } else { 0 };
        let lines = if self.scoring.lines { line_points(marbles, marbles | empty, more) } else { 0 };
        area + lines
    }
}

/// What a position of the search keeps about the bonus. Pairs are of the player to act, then of the other.
pub trait Holding: Copy {
    /// Whether there is a bonus at all.
    const COUNTS: bool;

    /// Of a position with these marbles, `left` more to come.
    fn new(bonus: &Bonus, marbles: [u64; 2], left: u32) -> Self;

    /// After a marble in `hole`, seen from the other side. The bounds stay those of before, which still hold.
    fn after(self, bonus: &Bonus, hole: usize) -> Self;

    /// Brings the bounds up to date, with `left` marbles to come.
    fn refresh(&mut self, bonus: &Bonus, left: u32);

    /// Between what the bonus of the player to act can end.
    fn bounds(&self) -> (i32, i32);

    /// The bonus of the player to act if the game ends now.
    fn now(&self, bonus: &Bonus) -> i32;
}

/// Only tiles count.
impl Holding for () {
    const COUNTS: bool = false;

    fn new(_: &Bonus, _: [u64; 2], _: u32) {}

    #[inline]
    fn after(self, _: &Bonus, _: usize) {}

    #[inline]
    fn refresh(&mut self, _: &Bonus, _: u32) {}

    #[inline]
    fn bounds(&self) -> (i32, i32) {
        (0, 0)
    }

    #[inline]
    fn now(&self, _: &Bonus) -> i32 {
        0
    }
}

/// The marbles, and between what each side's bonus can end.
#[derive(Clone, Copy)]
pub struct Marbles {
    cells: [Cells; 2],
    low: [i32; 2],
    high: [i32; 2],
}

impl Holding for Marbles {
    const COUNTS: bool = true;

    fn new(bonus: &Bonus, marbles: [u64; 2], left: u32) -> Marbles {
        let cells = marbles.map(|holes| bonus.cells(holes));
        let mut marbles = Marbles { cells, low: [0; 2], high: [0; 2] };
        marbles.refresh(bonus, left);
        marbles
    }

    #[inline]
    fn after(self, bonus: &Bonus, hole: usize) -> Marbles {
        Marbles {
            cells: [self.cells[1], self.cells[0] | bonus.cell[hole]],
            low: [self.low[1], self.low[0]],
            high: [self.high[1], self.high[0]],
        }
    }

    fn refresh(&mut self, bonus: &Bonus, left: u32) {
        let empty = bonus.all & !(self.cells[0] | self.cells[1]);
        for (side, more) in [left.div_ceil(2), left / 2].into_iter().enumerate() {
            self.low[side] = bonus.now(self.cells[side]);
            self.high[side] = bonus.then(self.cells[side], empty, more);
        }
    }

    #[inline]
    fn bounds(&self) -> (i32, i32) {
        (self.low[0] - self.high[1], self.high[0] - self.low[1])
    }

    fn now(&self, bonus: &Bonus) -> i32 {
        bonus.now(self.cells[0]) - bonus.now(self.cells[1])
    }
}

/// A cell set and what lies next to it.
#[inline]
fn widen(cells: Cells) -> Cells {
    cells | cells << 1 | cells >> 1 | cells << COLUMN | cells >> COLUMN
}

/// All of `within` that hangs together with `area`.
#[inline]
fn flood(mut area: Cells, within: Cells) -> Cells {
    loop {
        let wider = widen(area) & within;
        if wider == area {
            return area;
        }
        area = wider;
    }
}

fn largest_area(marbles: Cells) -> i32 {
    let mut largest = 0;
    let mut rest = marbles;
    while rest.count_ones() > largest {
        let area = flood(rest & rest.wrapping_neg(), marbles);
        largest = largest.max(area.count_ones());
        rest &= !area;
    }
    largest as i32
}

/// An area that `more` marbles can make holds one of today's, and nothing that they cannot bridge the way to.
fn possible_area(marbles: Cells, empty: Cells, more: u32) -> i32 {
    let all = marbles | empty;
    let mut largest = more.min(empty.count_ones());
    let mut rest = marbles;
    while rest != 0 {
        let area = flood(rest & rest.wrapping_neg(), marbles);
        rest &= !area;
        let mut reached = area;
        for _ in 0..more {
            let wider = flood(widen(reached) & all, (widen(reached) & empty) | marbles);
            if wider == reached {
                break;
            }
            reached = wider;
        }
        let size = reached.count_ones().min((reached & marbles).count_ones() + more);
        largest = largest.max(size);
    }
    largest as i32
}

/// The summed lengths of the runs of five or more within `allowed`, of which `marbles` lack at most `more` in any
/// five. A run of n holds n − 4 fives.
fn line_points(marbles: Cells, allowed: Cells, more: u32) -> i32 {
    let mut points = 0;
    for step in DIRECTIONS {
        let mut fives = (1..5).fold(allowed, |fives, i| fives & allowed >> (i * step));
        if fives != 0 && (1..5).contains(&more) {
            fives &= at_least(marbles, step, 5 - more);
        }
        let runs = fives & !(fives << step);
        points += fives.count_ones() + 4 * runs.count_ones();
    }
    points as i32
}

/// The cells from which on, among five in this direction, at least `wanted` have marbles.
fn at_least(marbles: Cells, step: u32, wanted: u32) -> Cells {
    // Binary digits of the number of marbles, for all cells at once.
    let (mut ones, mut twos, mut fours) = (0, 0, 0);
    for i in 0..5 {
        let marble = marbles >> (i * step);
        let carry = ones & marble;
        ones ^= marble;
        fours |= twos & carry;
        twos ^= carry;
    }
    match wanted {
        1 => ones | twos | fours,
        2 => twos | fours,
        3 => ones & twos | fours,
        _ => fours,
    }
}
