//! The bonus for areas and lines.
//!
//! Marbles only come, so both only grow: what a side's bonus is now, it keeps. How far it can still grow is bounded
//! once, at the root: closer bounds at every node were tried, and cost more than they cut.

use orrery_games::core::Game;
use orrery_games::kulami::{Board, Kulami, Scoring};

/// A set of cells. A column is eleven bits, one more than it has rows, so that nothing runs over its end.
type Cells = u128;

const COLUMN: u32 = 11;
/// The steps of lines: up, right, and both diagonals.
const DIRECTIONS: [u32; 4] = [1, COLUMN, COLUMN + 1, COLUMN - 1];

/// Counts areas and lines, as far as the scoring wants them.
pub struct Bonus {
    scoring: Scoring,
    cell: [Cells; Board::HOLES],
}

impl Bonus {
    /// The counter of this game.
    pub fn new(game: &Kulami) -> Bonus {
        let cells = game.board().cells();
        let bit = |hole: usize| 1 << (cells[hole].column() as u32 * COLUMN + cells[hole].row() as u32);
        Bonus { scoring: game.config().scoring, cell: std::array::from_fn(bit) }
    }

    /// Whether anything counts besides tiles.
    pub fn counts(&self) -> bool {
        self.scoring != Scoring::BASIC
    }

    fn cells(&self, holes: u64) -> Cells {
        (0..Board::HOLES).filter(|hole| holes >> hole & 1 == 1).fold(0, |all, hole| all | self.cell[hole])
    }

    fn lines(&self, marbles: Cells) -> i32 {
        if self.scoring.lines { line_points(marbles) } else { 0 }
    }
}

/// What a position of the search keeps about the bonus. Pairs are of the player to act, then of the other.
pub trait Holding: Copy {
    /// Whether there is a bonus at all.
    const COUNTS: bool;

    /// Of a position with these marbles.
    fn new(bonus: &Bonus, marbles: [u64; 2]) -> Self;

    /// After a marble in `hole`, seen from the other side.
    fn after(self, bonus: &Bonus, hole: usize) -> Self;

    /// Between what the bonus of the player to act can end.
    fn bounds(&self) -> (i32, i32);

    /// The bonus of the player to act if the game ends now.
    fn now(&self) -> i32;
}

/// Only tiles count.
impl Holding for () {
    const COUNTS: bool = false;

    fn new(_: &Bonus, _: [u64; 2]) {}

    #[inline]
    fn after(self, _: &Bonus, _: usize) {}

    #[inline]
    fn bounds(&self) -> (i32, i32) {
        (0, 0)
    }

    #[inline]
    fn now(&self) -> i32 {
        0
    }
}

/// The marbles, what they count, and what they can come to count.
#[derive(Clone, Copy)]
pub struct Marbles {
    cells: [Cells; 2],
    area: [i32; 2],
    lines: [i32; 2],
    most: [i32; 2],
}

impl Holding for Marbles {
    const COUNTS: bool = true;

    fn new(bonus: &Bonus, marbles: [u64; 2]) -> Marbles {
        let cells = marbles.map(|holes| bonus.cells(holes));
        let empty = bonus.cells(!(marbles[0] | marbles[1]));
        let area = cells.map(|cells| if bonus.scoring.area { largest_area(cells) } else { 0 });
        let all = if bonus.scoring.area { Kulami::MARBLES as i32 } else { 0 };
        Marbles {
            cells,
            area,
            lines: cells.map(|cells| bonus.lines(cells)),
            most: cells.map(|cells| all + bonus.lines(cells | empty)),
        }
    }

    #[inline]
    fn after(self, bonus: &Bonus, hole: usize) -> Marbles {
        let cell = bonus.cell[hole];
        let cells = self.cells[0] | cell;
        let mut area = self.area[0];
        if bonus.scoring.area {
            area = area.max(flood(cell, cells).count_ones() as i32);
        }
        Marbles {
            cells: [self.cells[1], cells],
            area: [self.area[1], area],
            lines: [self.lines[1], bonus.lines(cells)],
            most: [self.most[1], self.most[0]],
        }
    }

    #[inline]
    fn bounds(&self) -> (i32, i32) {
        let least = |side: usize| self.area[side] + self.lines[side];
        (least(0) - self.most[1], self.most[0] - least(1))
    }

    #[inline]
    fn now(&self) -> i32 {
        self.area[0] + self.lines[0] - self.area[1] - self.lines[1]
    }
}

/// All of `within` that hangs together with `area`.
#[inline]
fn flood(mut area: Cells, within: Cells) -> Cells {
    loop {
        let wider = (area | area << 1 | area >> 1 | area << COLUMN | area >> COLUMN) & within;
        if wider == area {
            return area;
        }
        area = wider;
    }
}

fn largest_area(marbles: Cells) -> i32 {
    let mut largest = 0;
    let mut rest = marbles;
    while rest != 0 {
        let area = flood(rest & rest.wrapping_neg(), marbles);
        largest = largest.max(area.count_ones());
        rest &= !area;
    }
    largest as i32
}

/// The summed lengths of the runs of five or more. A run of n holds n − 4 fives.
fn line_points(marbles: Cells) -> i32 {
    let points = DIRECTIONS.map(|step| {
        let fives = (1..5).fold(marbles, |fives, i| fives & marbles >> (i * step));
        let runs = fives & !(fives << step);
        fives.count_ones() + 4 * runs.count_ones()
    });
    points.iter().sum::<u32>() as i32
}
