use crate::{BoardError, Cell};

/// A kind of tile (K1).
pub(crate) struct Kind {
    /// The shorter side.
    pub short: usize,
    /// The longer side.
    pub long: usize,
    /// How many tiles of this kind every board has.
    pub count: usize,
}

/// The kinds of tile, largest first.
pub(crate) const KINDS: [Kind; 4] = [
    Kind { short: 2, long: 3, count: 4 },
    Kind { short: 2, long: 2, count: 5 },
    Kind { short: 1, long: 3, count: 4 },
    Kind { short: 1, long: 2, count: 4 },
];

/// A tile lying somewhere: columns from the left, rows from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rect {
    pub left: usize,
    pub top: usize,
    pub width: usize,
    pub height: usize,
}

impl Rect {
    /// Its cells as columns from the left and rows from the top, row by row.
    pub fn cells(self) -> impl Iterator<Item = (usize, usize)> {
        (self.top..self.top + self.height)
            .flat_map(move |row| (self.left..self.left + self.width).map(move |column| (column, row)))
    }
}

/// Tiles on a grid, known to be a board: K1 and K2 hold, the first row and column are not empty, and the
/// tiles are numbered by first appearance from the top left, row by row.
pub(crate) struct Layout {
    pub width: usize,
    pub height: usize,
    /// The tile at each cell, by row from the top, then column.
    pub tiles: [[Option<u8>; Cell::SIDE]; Cell::SIDE],
}

impl Layout {
    /// Reads rows of letters from the top, joined by `/`. Empty rows and columns round the tiles are dropped.
    pub fn read(text: &str) -> Result<Layout, BoardError> {
        let mut cells = Vec::new();
        let first = text.split('/').next().unwrap_or_default().chars().count();
        for (row, line) in text.split('/').enumerate() {
            for (column, found) in line.chars().enumerate() {
                match found {
                    'A'..='Z' => cells.push((column, row, found)),
                    '.' => {}
                    _ => return Err(BoardError::BadCharacter { found, row: row + 1, column: column + 1 }),
                }
            }
            let length = line.chars().count();
            if length != first {
                return Err(BoardError::UnevenRow { row: row + 1, length, first });
            }
        }
        Layout::new(&cells)
    }

    /// The layout of tiles that were placed one by one.
    pub fn of_rects(rects: &[Rect]) -> Result<Layout, BoardError> {
        let lettered = rects.iter().zip('A'..='Z');
        let cells: Vec<_> =
            lettered.flat_map(|(rect, letter)| rect.cells().map(move |(x, y)| (x, y, letter))).collect();
        Layout::new(&cells)
    }

    /// Checks and normalises cells given as column, row from the top, letter; no cell twice.
    pub fn new(cells: &[(usize, usize, char)]) -> Result<Layout, BoardError> {
        let bounds = bounds(cells.iter().map(|&(column, row, _)| (column, row))).ok_or(BoardError::Empty)?;
        let Rect { left, top, width, height } = bounds;
        if width > Cell::SIDE || height > Cell::SIDE {
            return Err(BoardError::TooLarge { width, height });
        }
        let mut letters = [[None; Cell::SIDE]; Cell::SIDE];
        for &(column, row, letter) in cells {
            letters[row - top][column - left] = Some(letter);
        }

        let mut order = Vec::new();
        let mut found = [0; 4];
        for letter in letters.iter().flatten().copied().flatten() {
            if !order.contains(&letter) {
                order.push(letter);
                found[kind_of(&letters, letter)?] += 1;
            }
        }
        if found != KINDS.map(|kind| kind.count) {
            return Err(BoardError::WrongTiles { found });
        }
        let group = flood(&letters, None);
        let apart = |&(row, column): &(usize, usize)| !group[row][column];
        let cell = (0..Cell::COUNT).map(|i| (i / Cell::SIDE, i % Cell::SIDE));
        if let Some(letter) = cell.filter(apart).find_map(|(row, column)| letters[row][column]) {
            return Err(BoardError::Apart { letter });
        }

        let number = |letter: char| order.iter().position(|&other| other == letter).map(|tile| tile as u8);
        let tiles = letters.map(|row| row.map(|letter| letter.and_then(number)));
        Ok(Layout { width, height, tiles })
    }
}

type Letters = [[Option<char>; Cell::SIDE]; Cell::SIDE];

/// Which of [`KINDS`] the tile with this letter is.
fn kind_of(letters: &Letters, letter: char) -> Result<usize, BoardError> {
    let is_here = |&(column, row): &(usize, usize)| letters[row][column] == Some(letter);
    let cells = || (0..Cell::COUNT).map(|i| (i % Cell::SIDE, i / Cell::SIDE)).filter(is_here);
    let Rect { width, height, .. } = bounds(cells()).unwrap_or(Rect { left: 0, top: 0, width: 0, height: 0 });
    let connected = flood(letters, Some(letter)).iter().flatten().filter(|&&hit| hit).count();
    let count = cells().count();
    if connected < count {
        return Err(BoardError::Scattered { letter });
    }
    if count < width * height {
        return Err(BoardError::NotRectangular { letter });
    }
    let sides = (width.min(height), width.max(height));
    let kind = KINDS.iter().position(|kind| (kind.short, kind.long) == sides);
    kind.ok_or(BoardError::NoSuchTile { letter, width, height })
}

/// The cells that hang together, edge to edge, with the first cell of this letter, or of any letter.
fn flood(letters: &Letters, only: Option<char>) -> [[bool; Cell::SIDE]; Cell::SIDE] {
    let counts = |row: usize, column: usize| {
        let letter = letters.get(row).and_then(|row| row.get(column)).copied().flatten();
        letter.is_some() && (only.is_none() || letter == only)
    };
    let mut reached = [[false; Cell::SIDE]; Cell::SIDE];
    let first =
        (0..Cell::COUNT).map(|i| (i / Cell::SIDE, i % Cell::SIDE)).find(|&(row, column)| counts(row, column));
    let mut todo: Vec<_> = first.into_iter().collect();
    while let Some((row, column)) = todo.pop() {
        if counts(row, column) && !reached[row][column] {
            reached[row][column] = true;
            let (up, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
            todo.extend([(up, column), (row + 1, column), (row, left), (row, column + 1)]);
        }
    }
    reached
}

/// The smallest rectangle round some cells, given as column and row.
fn bounds(cells: impl Iterator<Item = (usize, usize)> + Clone) -> Option<Rect> {
    let columns = cells.clone().map(|(column, _)| column);
    let rows = cells.map(|(_, row)| row);
    let (left, top) = (columns.clone().min()?, rows.clone().min()?);
    Some(Rect { left, top, width: columns.max()? + 1 - left, height: rows.max()? + 1 - top })
}
