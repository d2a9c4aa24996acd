use orrery_core::{Game, Score};

use crate::outcome::{add, bonus, by_player};
use crate::{Board, Cell, Colour, Holes, Kulami, Position};

/// How a score comes about. Pairs are red's, then black's; areas and lines are told whether they count or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Breakdown {
    /// What is on each tile, by its number.
    pub tiles: [TileCount; Board::TILES],
    /// What the tiles count (K10).
    pub tile_points: [i32; 2],
    /// The largest area of each colour, ascending; of equal ones, the one with the lowest hole.
    pub areas: [Vec<Cell>; 2],
    /// The bonus for areas: 0 and 0 unless the scoring has them (K11).
    pub area_points: [i32; 2],
    /// All runs of five or more.
    pub lines: Vec<Line>,
    /// The summed lengths of the runs.
    pub line_lengths: [i32; 2],
    /// The bonus for lines: 0 and 0 unless the scoring has them (K12).
    pub line_points: [i32; 2],
    /// All points by colour.
    pub total: [i32; 2],
    /// All points by player: the same as [`Game::score`].
    pub score: Score,
}

/// What is on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileCount {
    /// The number of holes, which is what the tile counts.
    pub holes: u32,
    /// Red and black marbles on it.
    pub marbles: [u32; 2],
    /// Who has more of them.
    pub owner: Option<Colour>,
}

/// A straight run of five or more marbles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Of this colour.
    pub colour: Colour,
    /// In these cells, from one end to the other, starting at the lower left or the upper left.
    pub cells: Vec<Cell>,
}

impl Kulami {
    /// How the score of `position` comes about.
    ///
    /// ```
    /// use orrery_core::Game;
    /// use orrery_kulami::Kulami;
    ///
    /// let game = Kulami::new(&"kulami".parse()?)?;
    /// let mut position = game.start();
    /// game.play(&mut position, "d4".parse()?)?;
    /// let breakdown = game.breakdown(&position);
    /// assert_eq!(breakdown.tile_points, breakdown.total);
    /// assert_eq!(breakdown.score, game.score(&position));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn breakdown(&self, position: &Position) -> Breakdown {
        let scoring = self.config().scoring;
        let tiles = self.board().tiles().map(|tile| count_tile(position, tile));
        let of_colour = |colour| {
            let owned = tiles.iter().filter(move |tile| tile.owner == Some(colour));
            owned.map(|tile| tile.holes as i32).sum()
        };
        let tile_points = Colour::BOTH.map(of_colour);

        let area = |marbles| self.board().cells_of(self.largest_area(marbles)).collect();
        let areas: [Vec<Cell>; 2] = position.marbles.map(area);
        let sizes = [areas[0].len() as i32, areas[1].len() as i32];
        let area_points = if scoring.area { bonus(sizes) } else { [0; 2] };

        let lines: Vec<Line> =
            Colour::BOTH.into_iter().flat_map(|colour| self.lines(position, colour)).collect();
        let length = |colour| {
            let own = lines.iter().filter(move |line| line.colour == colour);
            own.map(|line| line.cells.len() as i32).sum()
        };
        let line_lengths = Colour::BOTH.map(length);
        let line_points = if scoring.lines { bonus(line_lengths) } else { [0; 2] };

        let total = add(add(tile_points, area_points), line_points);
        let score = by_player(position, total);
        Breakdown { tiles, tile_points, areas, area_points, lines, line_lengths, line_points, total, score }
    }

    fn lines(&self, position: &Position, colour: Colour) -> Vec<Line> {
        const DIRECTIONS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
        let step = |cell: Cell, (columns, rows): (isize, isize)| {
            let column = cell.column().checked_add_signed(columns)?;
            let next = Cell::new(column, cell.row().checked_add_signed(rows)?)?;
            let marble = position.marble(self.board().hole(next)?)?;
            (marble == colour).then_some(next)
        };
        let mut lines = Vec::new();
        for cell in self.board().cells_of(position.marbles(colour)) {
            for (columns, rows) in DIRECTIONS {
                if step(cell, (-columns, -rows)).is_some() {
                    continue;
                }
                let cells: Vec<Cell> =
                    std::iter::successors(Some(cell), |&cell| step(cell, (columns, rows))).collect();
                if cells.len() >= 5 {
                    lines.push(Line { colour, cells });
                }
            }
        }
        lines
    }
}

fn count_tile(position: &Position, tile: Holes) -> TileCount {
    let marbles = position.marbles.map(|marbles| (marbles & tile).len());
    let owner = match marbles {
        [red, black] if red > black => Some(Colour::Red),
        [red, black] if red < black => Some(Colour::Black),
        _ => None,
    };
    TileCount { holes: tile.len(), marbles, owner }
}
