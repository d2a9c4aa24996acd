use std::fmt;
use std::str::FromStr;

use crate::layout::{Layout, Rect};
use crate::{BoardError, Cell, Hole, Holes};

/// An arrangement of the 17 tiles (K1, K2), with the tables play and scoring need.
///
/// The 64 holes are numbered 0 to 63 in ascending order of their cells, and the 17 tiles by first appearance
/// from the top left, row by row. Boards are equal when their tiles lie alike, however a text may have lettered
/// them.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    width: u8,
    height: u8,
    pub(crate) cells: [Cell; Board::HOLES],
    /// The hole at each cell, or [`Hole::NONE`].
    pub(crate) hole_at: [Hole; Cell::COUNT],
    tile_of: [u8; Board::HOLES],
    tiles: [Holes; Board::TILES],
    /// The tile round each hole; nothing for [`Hole::NONE`].
    pub(crate) own_tile: [Holes; Board::HOLES + 1],
    /// What is in line with each hole and on another tile; everything for [`Hole::NONE`].
    pub(crate) reach: [Holes; Board::HOLES + 1],
    neighbours: [Holes; Board::HOLES],
    pub(crate) fives: Vec<Five>,
}

/// Five adjacent holes in a straight line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Five {
    pub holes: Holes,
    /// The hole that would make the line longer backwards; empty at a gap or edge.
    pub before: Holes,
}

impl Board {
    /// Holes of every board.
    pub const HOLES: usize = 64;
    /// Tiles of every board.
    pub const TILES: usize = 17;

    const NAMED: [(&'static str, &'static str); 3] = [
        ("square", "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ"),
        (
            "irregular",
            "....AA..../..BBAAC.../DDBBEEC.../DDFGGGCHHH/DDFGGGIII./JJFKKKIII./..LLMNNOO./..LLMNNOO./...PPQQOO./.....QQ...",
        ),
        (
            "example",
            "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..",
        ),
    ];

    /// The names of the boards that have one; the first is the board of plain `kulami`.
    pub fn names() -> impl Iterator<Item = &'static str> {
        Self::NAMED.iter().map(|(name, _)| *name)
    }

    /// The board with this name.
    pub fn named(name: &str) -> Option<Board> {
        let (_, rows) = Self::NAMED.iter().find(|(known, _)| *known == name)?;
        Some(Board::from_rows(rows).expect("the named boards are boards"))
    }

    /// Reads rows of tile letters from the top, joined by `/`, with `.` for gaps. Any letter may stand for any
    /// tile; empty rows and columns round the tiles are dropped.
    ///
    /// ```
    /// use orrery_kulami::Board;
    ///
    /// let board = Board::named("example").unwrap();
    /// assert_eq!(Board::from_rows(&board.rows()).as_ref(), Ok(&board));
    /// assert!(Board::from_rows("AAA/BBB").is_err());
    /// ```
    pub fn from_rows(rows: &str) -> Result<Board, BoardError> {
        Layout::read(rows).map(|layout| Board::from_layout(&layout))
    }

    /// The board of tiles laid so that they keep K1 and K2.
    pub(crate) fn from_rects(rects: &[Rect]) -> Board {
        Board::from_layout(&Layout::of_rects(rects).expect("the tiles were laid by the rules"))
    }

    pub(crate) fn from_layout(layout: &Layout) -> Board {
        let (width, height) = (layout.width, layout.height);
        let mut board = Board {
            width: width as u8,
            height: height as u8,
            cells: [Cell::wrapping(0, 0); Board::HOLES],
            hole_at: [Hole::NONE; Cell::COUNT],
            tile_of: [0; Board::HOLES],
            tiles: [Holes::NONE; Board::TILES],
            own_tile: [Holes::NONE; Board::HOLES + 1],
            reach: [Holes::ALL; Board::HOLES + 1],
            neighbours: [Holes::NONE; Board::HOLES],
            fives: Vec::new(),
        };
        let tile_at =
            |cell: Cell| (cell.row() < height).then(|| layout.tiles[height - 1 - cell.row()][cell.column()]);
        let on_tiles = Cell::all().filter_map(|cell| Some((cell, tile_at(cell).flatten()?)));
        for (hole, (cell, tile)) in Hole::all().zip(on_tiles) {
            board.cells[hole.index()] = cell;
            board.hole_at[cell.index()] = hole;
            board.tile_of[hole.index()] = tile;
            board.tiles[tile as usize] |= hole.into();
        }
        for hole in Hole::all() {
            let steps = |other: Hole| {
                let [here, there] = [hole, other].map(|hole| board.cell(hole));
                [here.column().abs_diff(there.column()), here.row().abs_diff(there.row())]
            };
            let in_line: Holes = Hole::all().filter(|&other| steps(other).contains(&0)).collect();
            let neighbours = Hole::all().filter(|&other| steps(other).iter().sum::<usize>() == 1).collect();
            let own_tile = board.tiles[board.tile_of[hole.index()] as usize];
            board.neighbours[hole.index()] = neighbours;
            board.own_tile[hole.index()] = own_tile;
            board.reach[hole.index()] = in_line & !own_tile;
        }
        board.fives = board.cells.iter().flat_map(|&cell| board.fives_from(cell)).collect();
        board
    }

    /// The lines of five that start at `cell` and go right, up, or diagonally to the right.
    fn fives_from(&self, cell: Cell) -> Vec<Five> {
        let at = |(columns, rows): (isize, isize), steps: isize| {
            let column = cell.column().checked_add_signed(columns * steps)?;
            let row = cell.row().checked_add_signed(rows * steps)?;
            self.hole(Cell::new(column, row)?).map(Holes::from)
        };
        let five = |direction| {
            let mut five = (0..5).map(|steps| at(direction, steps));
            let holes = five.try_fold(Holes::NONE, |all, hole| Some(all | hole?))?;
            Some(Five { holes, before: at(direction, -1).unwrap_or(Holes::NONE) })
        };
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().filter_map(five).collect()
    }

    /// Columns of the bounding box.
    pub fn width(&self) -> usize {
        self.width as usize
    }

    /// Rows of the bounding box.
    pub fn height(&self) -> usize {
        self.height as usize
    }

    /// The cells of the holes, in the order of their numbers.
    pub fn cells(&self) -> &[Cell; Board::HOLES] {
        &self.cells
    }

    /// The cell of a hole.
    #[inline]
    pub fn cell(&self, hole: Hole) -> Cell {
        self.cells[hole.index()]
    }

    /// The hole at `cell`, if there is one.
    #[inline]
    pub fn hole(&self, cell: Cell) -> Option<Hole> {
        self.hole_at[cell.index()].some()
    }

    /// The number of the tile at `cell`, if there is one.
    pub fn tile(&self, cell: Cell) -> Option<usize> {
        self.hole(cell).map(|hole| self.tile_of[hole.index()] as usize)
    }

    /// The holes of each tile.
    pub fn tiles(&self) -> &[Holes; Board::TILES] {
        &self.tiles
    }

    /// The holes of the tile round each hole.
    pub fn tile_round(&self, hole: Hole) -> Holes {
        self.own_tile[hole.index()]
    }

    /// The holes in the row and column of `hole` that are not on its tile (K6 and the first half of K7).
    pub fn reach(&self, hole: Hole) -> Holes {
        self.reach[hole.index()]
    }

    /// The holes next to `hole`, edge to edge, on whatever tile.
    #[inline]
    pub fn neighbours(&self, hole: Hole) -> Holes {
        self.neighbours[hole.index()]
    }

    /// Every five adjacent holes in a straight line.
    pub fn fives(&self) -> impl Iterator<Item = Holes> {
        self.fives.iter().map(|five| five.holes)
    }

    /// The cells of a set of holes, ascending.
    pub fn cells_of(&self, holes: Holes) -> impl Iterator<Item = Cell> {
        holes.map(|hole| self.cell(hole))
    }

    /// The letter that output gives a tile.
    pub fn letter(tile: usize) -> char {
        char::from(b'A' + tile as u8)
    }

    /// The name of this board, if it has one.
    pub fn name(&self) -> Option<&'static str> {
        let rows = self.rows();
        Self::NAMED.iter().find(|(_, known)| *known == rows).map(|(name, _)| *name)
    }

    /// The board as rows of tile letters, whether it has a name or not.
    pub fn rows(&self) -> String {
        let letter = |column, row| match Cell::new(column, row).and_then(|cell| self.tile(cell)) {
            Some(tile) => Board::letter(tile),
            None => '.',
        };
        let row = |row| (0..self.width()).map(|column| letter(column, row)).collect::<String>();
        (0..self.height()).rev().map(row).collect::<Vec<_>>().join("/")
    }
}

/// As configs spell it: the name, or else the rows.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => f.write_str(&self.rows()),
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

/// Reads a name, `square-<id>`, or rows.
impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        if !text.starts_with(|c: char| c.is_ascii_lowercase()) {
            return Board::from_rows(text);
        }
        if let Some(board) = Board::named(text) {
            return Ok(board);
        }
        let digits = text.strip_prefix("square-").filter(|id| *id == "0" || !id.starts_with('0'));
        let digits = digits.filter(|id| id.bytes().all(|byte| byte.is_ascii_digit()));
        let Some(id) = digits.and_then(|id| id.parse::<u64>().ok()) else {
            return Err(BoardError::UnknownName { name: text.chars().take(24).collect() });
        };
        let square = u32::try_from(id).ok().and_then(Board::square);
        square.ok_or(BoardError::NoSuchSquare { id })
    }
}
