//! Boards in depth: what is refused, the order of the square ids, boards grown from seeds.

#![allow(clippy::unwrap_used)]

use std::collections::HashSet;

use orrery_core::Rng;
use orrery_kulami::{Board, BoardError, Cell, Symmetry};

/// The shapes in the order of the ids: width, height, kind.
const SHAPES: [(usize, usize, usize); 7] =
    [(3, 2, 0), (2, 3, 0), (2, 2, 1), (3, 1, 2), (1, 3, 2), (2, 1, 3), (1, 2, 3)];
const KINDS: [u32; 4] = [4, 5, 4, 4];

#[test]
fn refused_boards_name_the_fault() {
    let refused = |rows: &str| Board::from_rows(rows).unwrap_err();
    let square = Board::named("square").unwrap().rows();
    assert_eq!(refused("AA/A1"), BoardError::BadCharacter { found: '1', row: 2, column: 2 });
    assert_eq!(refused("AA/AA/a"), BoardError::BadCharacter { found: 'a', row: 3, column: 1 });
    assert_eq!(refused("AAA/AA"), BoardError::UnevenRow { row: 2, length: 2, first: 3 });
    assert_eq!(refused(""), BoardError::Empty);
    assert_eq!(refused("..../...."), BoardError::Empty);
    assert_eq!(refused("AA.........AA"), BoardError::TooLarge { width: 13, height: 1 });
    assert_eq!(refused("A.A"), BoardError::Scattered { letter: 'A' });
    assert_eq!(refused(&square.replace('Q', "A")), BoardError::Scattered { letter: 'A' });
    assert_eq!(refused("AA/A."), BoardError::NotRectangular { letter: 'A' });
    assert_eq!(refused("AAAA"), BoardError::NoSuchTile { letter: 'A', width: 4, height: 1 });
    assert_eq!(refused("B"), BoardError::NoSuchTile { letter: 'B', width: 1, height: 1 });
    assert_eq!(refused("AA"), BoardError::WrongTiles { found: [0, 0, 0, 1] });
    let apart = "AABCCCDD../AABEEFDD../GGBEEFDD../GGHHHIII../\
                 JJHHHKK.../MNNOOKK.../MNNPPP..../MNNPPP..LL/......QQ../......QQ..";
    assert_eq!(refused(apart), BoardError::Apart { letter: 'L' }, "corners do not connect");
    assert_eq!("round".parse::<Board>(), Err(BoardError::UnknownName { name: "round".to_owned() }));
    assert_eq!("square-390254538".parse::<Board>(), Err(BoardError::NoSuchSquare { id: 390_254_538 }));
    for error in [refused("AA/A1"), refused("A.A"), refused(apart), refused(""), refused("AA/A.")] {
        assert!(!error.to_string().is_empty() && !error.to_string().contains('\n'));
    }
}

/// The cells of an 8×8 square that a tile covers, row by row from the top; `None` where it does not fit.
fn tile(first: usize, width: usize, height: usize) -> Option<u64> {
    let (column, row) = (first % 8, first / 8);
    let line = ((1u64 << width) - 1) << column;
    let fits = column + width <= 8 && row + height <= 8;
    fits.then(|| (row..row + height).fold(0, |all, row| all | line << (8 * row)))
}

/// Tries all tiles at the first empty cell, in the order of the ids, and shows each full square to `visit`, which
/// says whether to go on.
fn fill(filled: u64, left: [u32; 4], tiles: &mut Vec<u64>, visit: &mut dyn FnMut(&[u64]) -> bool) -> bool {
    if filled == u64::MAX {
        return visit(tiles);
    }
    for (width, height, kind) in SHAPES {
        let fitting = tile(filled.trailing_ones() as usize, width, height).filter(|tile| filled & tile == 0);
        let (Some(tile), true) = (fitting, left[kind] > 0) else { continue };
        let mut left = left;
        left[kind] -= 1;
        tiles.push(tile);
        let go_on = fill(filled | tile, left, tiles, visit);
        tiles.pop();
        if !go_on {
            return false;
        }
    }
    true
}

fn rows(tiles: &[u64]) -> String {
    let letter = |cell: usize| {
        let tile = tiles.iter().position(|tile| tile >> cell & 1 == 1);
        char::from(b'A' + tile.unwrap() as u8)
    };
    (0..8).map(|row| (0..8).map(|x| letter(8 * row + x)).collect::<String>()).collect::<Vec<_>>().join("/")
}

#[test]
fn the_first_ids_are_those_of_a_plain_search() {
    let mut id = 0;
    fill(0, KINDS, &mut Vec::new(), &mut |tiles| {
        let square = Board::square(id).unwrap();
        assert_eq!(square.rows(), rows(tiles), "id {id}");
        assert_eq!(square.square_id(), Some(id));
        id += 1;
        id < 3000
    });
    assert_eq!(id, 3000);
}

/// The shapes in the order in which a square is filled, as their places in the order of the ids.
fn shapes(square: &Board) -> Vec<usize> {
    let by_letter = |tile: usize| {
        let cells: Vec<Cell> = square.cells_of(square.tiles()[tile]).collect();
        let columns: HashSet<usize> = cells.iter().map(|cell| cell.column()).collect();
        let size = (columns.len(), cells.len() / columns.len());
        SHAPES.iter().position(|&(width, height, _)| (width, height) == size).unwrap()
    };
    (0..Board::TILES).map(by_letter).collect()
}

#[test]
fn ids_ascend_in_the_order_of_the_shapes() {
    let mut rng = Rng::new(3);
    for _ in 0..500 {
        let id = rng.below(u64::from(Board::SQUARES) - 1) as u32;
        let (one, next) = (Board::square(id).unwrap(), Board::square(id + 1).unwrap());
        assert!(shapes(&one) < shapes(&next), "{id}");
    }
}

/// How many squares look the same after `turn`, a map of cells: each tile is laid together with all its images.
fn fixed(turn: &[usize; 64], filled: u64, left: [u32; 4]) -> u64 {
    if filled == u64::MAX {
        return 1;
    }
    let image = |tile: u64| {
        (0..64).filter(|cell| tile >> cell & 1 == 1).fold(0, |all, cell| all | 1u64 << turn[cell])
    };
    let mut count = 0;
    for (width, height, kind) in SHAPES {
        let Some(first) = tile(filled.trailing_ones() as usize, width, height) else { continue };
        let (mut all, mut tiles, mut next) = (0, 0, first);
        while (all | filled) & next == 0 {
            (all, tiles, next) = (all | next, tiles + 1, image(next));
        }
        if next == first && tiles > 0 && left[kind] >= tiles {
            let mut left = left;
            left[kind] -= tiles;
            count += fixed(turn, filled | all, left);
        }
    }
    count
}

#[test]
fn k3_squares_up_to_rotation_and_reflection() {
    let square = Board::named("square").unwrap();
    let turn = |symmetry: &Symmetry| -> [usize; 64] {
        std::array::from_fn(|cell| {
            let image = square.map_cell(*symmetry, Cell::new(cell % 8, cell / 8).unwrap());
            image.row() * 8 + image.column()
        })
    };
    let unchanged: u64 = Symmetry::ALL[1..].iter().map(|symmetry| fixed(&turn(symmetry), 0, KINDS)).sum();
    assert_eq!((u64::from(Board::SQUARES) + unchanged) / 8, 48_785_952, "by Burnside's lemma");
}

/// Gaps that no way along edges leads out of.
fn enclosed_gaps(board: &Board) -> usize {
    let gap = |x: usize, y: usize| {
        let inside = x.checked_sub(1).zip(y.checked_sub(1)).and_then(|(column, row)| Cell::new(column, row));
        inside.is_none_or(|cell| board.hole(cell).is_none())
    };
    let mut outside = HashSet::new();
    let mut todo = vec![(0usize, 0usize)];
    while let Some((x, y)) = todo.pop() {
        if x < 12 && y < 12 && gap(x, y) && outside.insert((x, y)) {
            todo.extend([(x + 1, y), (x, y + 1), (x.wrapping_sub(1), y), (x, y.wrapping_sub(1))]);
        }
    }
    144 - 64 - outside.len()
}

#[test]
fn grown_boards_are_boards_and_vary() {
    let boards: Vec<Board> = (0..3000).map(Board::random_irregular).collect();
    let rows: HashSet<String> = boards.iter().map(Board::rows).collect();
    assert_eq!(rows.len(), boards.len());
    assert!(boards.iter().all(|board| board.rows().parse().as_ref() == Ok(board)));
    let sizes: HashSet<_> = boards.iter().map(|board| (board.width(), board.height())).collect();
    assert!(sizes.len() >= 8, "{sizes:?}");
    assert!(sizes.iter().all(|&(width, height)| width <= 10 && height <= 10 && (width, height) != (8, 8)));
    let holed = boards.iter().filter(|board| enclosed_gaps(board) > 0).count();
    assert!((900..1800).contains(&holed), "{holed} of 3000 have inner holes");
}

#[test]
fn seeds_mean_the_same_for_ever() {
    let square = "AABCDDDE/AABCDDDE/FGGHHHII/FJJJKKII/FJJJKKLL/MMNNNOLL/MMPPPOQQ/MMPPPOQQ";
    assert_eq!(Board::random_square(1).rows(), square);
    let one = "AABBCCC./AABBCCC./DEEFGGH./DEEFGGH./IEEFGGH./IJJKKLL./.JJKKMMM/.NNNOOO./.NNNPP../..QQPP..";
    assert_eq!(Board::random_irregular(1).rows(), one);
    let last = "AABBC.../AABBC.../DDBBCEEE/DDFFFEEE/GGFFF.H./GGIIJJH./KLLLJJH./KLLLMMN./KOOOMMN./.PPQQ...";
    assert_eq!(Board::random_irregular(u64::MAX).rows(), last);
}
