use std::fmt;
use std::str::FromStr;

use crate::layout::{Layout, Rect};
use crate::{BoardError, Cell};

/// An arrangement of the 17 tiles (K1, K2), with the tables play and scoring need.
///
/// The 64 holes are numbered 0 to 63 in ascending order of their cells, and the 17 tiles by first appearance
/// from the top left, row by row. A set of holes is a `u64`, bit `h` for hole `h`. Boards are equal when their
/// tiles lie alike, however a text may have lettered them.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    width: u8,
    height: u8,
    pub(crate) cells: [Cell; Board::HOLES],
    /// The hole at each cell, or [`NO_HOLE`].
    pub(crate) hole_at: [u8; Cell::COUNT],
    tile_of: [u8; Board::HOLES],
    tiles: [u64; Board::TILES],
    /// The tile round each hole; nothing for [`NO_HOLE`].
    pub(crate) own_tile: [u64; Board::HOLES + 1],
    /// What is in line with each hole and on another tile; everything for [`NO_HOLE`].
    pub(crate) reach: [u64; Board::HOLES + 1],
    neighbours: [u64; Board::HOLES],
    pub(crate) fives: Vec<Five>,
}

/// Where there is no hole or no marble yet.
pub(crate) const NO_HOLE: u8 = Board::HOLES as u8;

/// Five adjacent holes in a straight line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Five {
    pub holes: u64,
    /// The hole that would make the line longer backwards; empty at a gap or edge.
    pub before: u64,
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
            hole_at: [NO_HOLE; Cell::COUNT],
            tile_of: [0; Board::HOLES],
            tiles: [0; Board::TILES],
            own_tile: [0; Board::HOLES + 1],
            reach: [u64::MAX; Board::HOLES + 1],
            neighbours: [0; Board::HOLES],
            fives: Vec::new(),
        };
        let tile_at =
            |cell: Cell| (cell.row() < height).then(|| layout.tiles[height - 1 - cell.row()][cell.column()]);
        let on_tiles = Cell::all().filter_map(|cell| Some((cell, tile_at(cell).flatten()?)));
        for (hole, (cell, tile)) in on_tiles.enumerate() {
            board.cells[hole] = cell;
            board.hole_at[cell.index()] = hole as u8;
            board.tile_of[hole] = tile;
            board.tiles[tile as usize] |= 1 << hole;
        }
        for hole in 0..Board::HOLES {
            let here = board.cells[hole];
            let mut in_line = 0;
            for (other, cell) in board.cells.iter().enumerate() {
                let (columns, rows) =
                    (here.column().abs_diff(cell.column()), here.row().abs_diff(cell.row()));
                in_line |= u64::from(columns == 0 || rows == 0) << other;
                board.neighbours[hole] |= u64::from(columns + rows == 1) << other;
            }
            board.own_tile[hole] = board.tiles[board.tile_of[hole] as usize];
            board.reach[hole] = in_line & !board.own_tile[hole];
        }
        board.fives = board.cells.iter().flat_map(|&cell| board.fives_from(cell)).collect();
        board
    }

    /// The lines of five that start at `cell` and go right, up, or diagonally to the right.
    fn fives_from(&self, cell: Cell) -> Vec<Five> {
        let at = |(columns, rows): (isize, isize), steps: isize| {
            let column = cell.column().checked_add_signed(columns * steps)?;
            let row = cell.row().checked_add_signed(rows * steps)?;
            self.hole(Cell::new(column, row)?).map(|hole| 1u64 << hole)
        };
        let five = |direction| {
            let holes =
                (0..5).map(|steps| at(direction, steps)).try_fold(0, |all, hole| Some(all | hole?))?;
            Some(Five { holes, before: at(direction, -1).unwrap_or(0) })
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

    /// The number of the hole at `cell`, if there is one.
    #[inline]
    pub fn hole(&self, cell: Cell) -> Option<usize> {
        let hole = self.hole_at[cell.index()];
        (hole != NO_HOLE).then_some(hole as usize)
    }

    /// The number of the tile at `cell`, if there is one.
    pub fn tile(&self, cell: Cell) -> Option<usize> {
        self.hole(cell).map(|hole| self.tile_of[hole] as usize)
    }

    /// The holes of each tile.
    pub fn tiles(&self) -> &[u64; Board::TILES] {
        &self.tiles
    }

    /// The holes of the tile round each hole.
    pub fn tile_round(&self, hole: usize) -> u64 {
        self.own_tile[hole]
    }

    /// The holes in the row and column of `hole` that are not on its tile (K6 and the first half of K7).
    pub fn reach(&self, hole: usize) -> u64 {
        self.reach[hole]
    }

    /// The holes next to `hole`, edge to edge, on whatever tile.
    #[inline]
    pub fn neighbours(&self, hole: usize) -> u64 {
        self.neighbours[hole]
    }

    /// Every five adjacent holes in a straight line.
    pub fn fives(&self) -> impl Iterator<Item = u64> {
        self.fives.iter().map(|five| five.holes)
    }

    /// The cells of a set of holes, ascending.
    pub fn cells_of(&self, holes: u64) -> impl Iterator<Item = Cell> {
        self.cells.iter().enumerate().filter(move |(hole, _)| holes >> hole & 1 == 1).map(|(_, &cell)| cell)
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
