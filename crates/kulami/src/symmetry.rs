use orrery_core::Symmetric;

use crate::layout::Layout;
use crate::position::KEYS;
use crate::{Action, Board, Cell, Hole, Holes, Kulami, Position};

/// A rotation or reflection of the square grid, applied to a board within its bounding box.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Symmetry {
    /// Nothing changes.
    Identity,
    /// A quarter turn to the left.
    TurnLeft,
    /// A half turn.
    TurnRound,
    /// A quarter turn to the right.
    TurnRight,
    /// Left and right are exchanged.
    FlipColumns,
    /// Top and bottom are exchanged.
    FlipRows,
    /// Columns become rows: the diagonal from bottom left to top right stays.
    Transpose,
    /// The diagonal from top left to bottom right stays.
    AntiTranspose,
}

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = [
        Symmetry::Identity,
        Symmetry::TurnLeft,
        Symmetry::TurnRound,
        Symmetry::TurnRight,
        Symmetry::FlipColumns,
        Symmetry::FlipRows,
        Symmetry::Transpose,
        Symmetry::AntiTranspose,
    ];
}

impl Board {
    /// The board turned or reflected.
    pub fn image(&self, symmetry: Symmetry) -> Board {
        let lettered = |&cell: &Cell| {
            let image = self.map_cell(symmetry, cell);
            let letter = Board::letter(self.tile(cell).unwrap_or(0));
            (image.column(), Cell::SIDE - 1 - image.row(), letter)
        };
        let cells: Vec<_> = self.cells().iter().map(lettered).collect();
        Board::from_layout(&Layout::new(&cells).expect("the image of a board is a board"))
    }

    /// Where `cell` lies on the image of this board. Cells beyond the bounding box are counted round the edge of
    /// the grid, so that different cells always have different images.
    pub fn map_cell(&self, symmetry: Symmetry, cell: Cell) -> Cell {
        let (column, row) = (cell.column(), cell.row());
        let from_right = Cell::SIDE + self.width() - 1 - column;
        let from_top = Cell::SIDE + self.height() - 1 - row;
        match symmetry {
            Symmetry::Identity => cell,
            Symmetry::TurnLeft => Cell::wrapping(from_top, column),
            Symmetry::TurnRound => Cell::wrapping(from_right, from_top),
            Symmetry::TurnRight => Cell::wrapping(row, from_right),
            Symmetry::FlipColumns => Cell::wrapping(from_right, row),
            Symmetry::FlipRows => Cell::wrapping(column, from_top),
            Symmetry::Transpose => Cell::wrapping(row, column),
            Symmetry::AntiTranspose => Cell::wrapping(from_top, from_right),
        }
    }
}

impl Symmetric for Kulami {
    type Symmetry = Symmetry;

    fn all_symmetries() -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    fn image(&self, symmetry: Symmetry) -> Kulami {
        self.on_board(self.board().image(symmetry))
    }

    /// A hole's number on the image is how many holes lie at lower cells there.
    fn map_position(&self, symmetry: Symmetry, position: &Position) -> Position {
        let board = self.board();
        let image = |hole: Hole| board.map_cell(symmetry, board.cell(hole)).index();
        let covered = Hole::all().fold(0u128, |all, hole| all | 1 << image(hole));
        let map = |hole: Hole| Hole::at((covered & ((1 << image(hole)) - 1)).count_ones() as usize);
        let map_set = |holes: Holes| -> Holes { holes.map(map).collect() };
        let map_recent = |hole: Hole| hole.some().map_or(Hole::NONE, map);

        let marbles = position.marbles.map(map_set);
        let keys = |colour: usize| marbles[colour].map(move |hole| KEYS.marbles[colour][hole.index()]);
        Position {
            marbles,
            open: map_set(position.open),
            marbles_key: keys(0).chain(keys(1)).fold(0, |all, key| all ^ key),
            last: map_recent(position.last),
            previous: map_recent(position.previous),
            swapped: position.swapped,
        }
    }

    fn map_action(&self, symmetry: Symmetry, action: Action) -> Action {
        match action {
            Action::Place(cell) => Action::Place(self.board().map_cell(symmetry, cell)),
            Action::Swap => Action::Swap,
        }
    }
}
