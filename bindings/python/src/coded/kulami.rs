use orrery_games::core::{Game, Player};
use orrery_games::kulami::{Action, Cell, Hole, Holes, Kulami, Position, Recent, Symmetry};
use orrery_view::Spot;

use super::{Coded, fill};
use crate::picture::Paint;

const SIDE: usize = Cell::SIDE;
const CELLS: usize = Cell::COUNT;
const SWAP: usize = CELLS;
/// The first of four planes, one for each way that leads to a cell of the same tile.
const JOINED: usize = 7;

impl Coded for Kulami {
    const CODE_VERSION: u32 = 1;
    const NUMBERS: usize = SWAP + 1;
    const SIDE: usize = SIDE;
    const PLANES: &'static [&'static str] = &[
        "holes of the board",
        "marbles of the viewer",
        "marbles of the opponent",
        "holes that may be played",
        "the last marble",
        "the marble before it",
        "tiles of these two marbles",
        "the cell above is of the same tile",
        "the cell to the right is of the same tile",
        "the cell below is of the same tile",
        "the cell to the left is of the same tile",
        "holes of the tile",
        "marbles the viewer has left",
        "marbles the opponent has left",
        "sides may be swapped",
        "the viewer is to act",
        "areas count",
        "lines count",
    ];
    const MOST: u8 = Kulami::MARBLES as u8;

    const PAINT: Paint = Paint {
        ground: [122.0, 92.0, 58.0],
        line: [217.0, 181.0, 131.0],
        half: 46.0,
        point: ([143.0, 103.0, 53.0], 30.0),
    };

    fn is_joined(&self, a: Spot, b: Spot) -> bool {
        let tile = |spot: Spot| match spot {
            Spot::Point { column, row } => {
                Cell::new(column.into(), row.into()).and_then(|cell| self.board().tile(cell))
            }
            _ => None,
        };
        tile(a) == tile(b)
    }

    fn number(&self, action: Action) -> Option<usize> {
        Some(number(action))
    }

    fn action(&self, number: usize) -> Option<Action> {
        match number {
            SWAP => Some(Action::Swap),
            _ if number < CELLS => Cell::new(number / SIDE, number % SIDE).map(Action::Place),
            _ => None,
        }
    }

    #[inline]
    fn mark(&self, legal: &[Action], mask: &mut [u8]) {
        for &action in legal {
            mask[number(action)] = 1;
        }
    }

    fn ground(&self, planes: &mut [u8]) {
        let board = self.board();
        for (hole, cell) in Hole::all().zip(board.cells()) {
            let cell = cell.index();
            let tile = board.tile_round(hole);
            planes[cell] = 1;
            planes[11 * CELLS + cell] = tile.len() as u8;
        }
        for hole in Hole::all() {
            let joined = board.neighbours(hole) & board.tile_round(hole);
            let cell = board.cell(hole).index();
            for next in joined {
                let next = board.cell(next).index();
                let way = match next.wrapping_sub(cell) {
                    1 => 0,
                    SIDE => 1,
                    _ if cell.wrapping_sub(next) == 1 => 2,
                    _ => 3,
                };
                planes[(JOINED + way) * CELLS + cell] = 1;
            }
        }
        let scoring = self.config().scoring;
        fill::<CELLS>(planes, 16, u8::from(scoring.area));
        fill::<CELLS>(planes, 17, u8::from(scoring.lines));
    }

    #[inline]
    fn show(&self, position: &Position, viewer: Player, planes: &mut [u8]) {
        let board = self.board();
        let mut spread = |plane: usize, holes: Holes| {
            for cell in board.cells_of(holes) {
                planes[plane * CELLS + cell.index()] = 1;
            }
        };
        let colours = [viewer, viewer.opponent()].map(|player| position.colour(player));
        spread(1, position.marbles(colours[0]));
        spread(2, position.marbles(colours[1]));
        spread(3, position.open());
        for (plane, which) in [(4, Recent::Last), (5, Recent::Previous)] {
            if let Some(hole) = position.recent(which) {
                spread(plane, hole.into());
                spread(6, board.tile_round(hole));
            }
        }
        let left = colours.map(|colour| Kulami::MARBLES as u8 - position.marbles(colour).len() as u8);
        let acting = !self.is_over(position) && self.to_act(position) == viewer;
        for (plane, value) in
            [(12, left[0]), (13, left[1]), (14, u8::from(self.may_swap(position))), (15, u8::from(acting))]
        {
            if value != 0 {
                fill::<CELLS>(planes, plane, value);
            }
        }
    }

    fn map_cells(&self, symmetry: Symmetry) -> Vec<usize> {
        Cell::all().map(|cell| self.board().map_cell(symmetry, cell).index()).collect()
    }

    /// A turned board has its tiles joined in other directions.
    fn map_planes(&self, symmetry: Symmetry) -> Vec<usize> {
        let turned = |way: usize| match symmetry {
            Symmetry::Identity => way,
            Symmetry::TurnLeft => (way + 3) % 4,
            Symmetry::TurnRound => (way + 2) % 4,
            Symmetry::TurnRight => (way + 1) % 4,
            Symmetry::FlipColumns => [0, 3, 2, 1][way],
            Symmetry::FlipRows => [2, 1, 0, 3][way],
            Symmetry::Transpose => [1, 0, 3, 2][way],
            Symmetry::AntiTranspose => [3, 2, 1, 0][way],
        };
        let mut planes: Vec<usize> = (0..Self::COUNT).collect();
        for way in 0..4 {
            planes[JOINED + way] = JOINED + turned(way);
        }
        planes
    }
}

#[inline]
fn number(action: Action) -> usize {
    match action {
        Action::Place(cell) => cell.index(),
        Action::Swap => SWAP,
    }
}
