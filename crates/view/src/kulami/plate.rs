//! The board: where its holes lie, and the tiles without marbles.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use orrery_games::core::Rng;
use orrery_games::kulami::{Board, Cell, Holes};

use super::spot;
use super::tile::Rect;
use crate::frame::Rings;
use crate::svg::{Pen, number};
use crate::{Coordinates, Facing, Frame, Spot, Window, Xy};

/// How far the tray of a closed square goes beyond its tiles: letters and numbers stand in its rim.
fn rim(coordinates: Coordinates) -> f64 {
    match coordinates {
        Coordinates::Off => 14.0,
        Coordinates::Edge | Coordinates::Points => 24.0,
    }
}

/// Whether the tiles fill a square, and so lie in a tray.
fn is_closed(board: &Board) -> bool {
    board.width() * board.height() == Board::HOLES
}

/// The holes row by row from the top and from left to right, as a page is read and as configs spell boards.
/// The order stays when the board is turned: it follows the names, by which one finds a hole again.
pub(super) fn frame(board: &Board, facing: Facing, coordinates: Coordinates) -> Frame {
    let mut cells = board.cells().to_vec();
    cells.sort_by_key(|cell| (Reverse(cell.row()), cell.column()));
    let from_middle = |index: usize, count: usize| 100.0 * (index as f64 - (count as f64 - 1.0) / 2.0);
    let place = |cell: Cell| -> Xy {
        [from_middle(cell.column(), board.width()), -from_middle(cell.row(), board.height())]
    };
    let points = cells.into_iter().map(|cell| (spot(cell), place(cell))).collect();
    let mut frame = Frame::new(points, 4, true, facing, coordinates);
    frame.rings = Rings { piece: 43.0, aim: 43.0, dashed: 43.0 };
    frame.window = window(board, coordinates);
    frame
}

/// A square however long the board is, so that turning it does not change its size.
fn window(board: &Board, coordinates: Coordinates) -> Window {
    let margin = match (coordinates, is_closed(board)) {
        (Coordinates::Off, true) => rim(coordinates) + 5.0,
        (_, true) => rim(coordinates) + 2.0,
        (Coordinates::Off, false) => 10.0,
        (_, false) => 34.0,
    };
    let side = 100.0 * board.width().max(board.height()) as f64 + 2.0 * margin;
    Window { left: -side / 2.0, top: -side / 2.0, width: side, height: side }
}

/// Tray, tiles, holes and coordinates.
pub(super) fn plate(board: &Board, frame: &Frame) -> String {
    let mut pen = Pen::default();
    let holes = |tile: usize| -> Vec<Spot> { board.cells_of(board.tiles()[tile]).map(spot).collect() };
    let rects: Vec<Rect> = (0..Board::TILES).map(|tile| Rect::of_tile(frame, &holes(tile))).collect();
    if is_closed(board) {
        tray(board, rim(frame.coordinates), &mut pen);
    } else {
        for rect in &rects {
            let shadow = Rect { left: rect.left + 1.0, top: rect.top + 7.0, ..*rect };
            pen.put(format_args!("{}", shadow.element(13.0, "class=\"shadow\"")));
        }
    }
    let tones = tones(board);
    for (tile, rect) in rects.iter().enumerate() {
        let face = rect.face();
        pen.put(format_args!("{}", rect.element(12.0, "fill=\"var(--wood-edge)\"")));
        let wood = ["class=\"k-wood\"", "class=\"k-wood two\"", "class=\"k-wood three\""][tones[tile]];
        pen.put(format_args!("{}", face.element(11.0, wood)));
        grain(tile, face, frame, &mut pen);
        pen.put(format_args!("{}", face.inside(1.2).element(10.0, "class=\"k-light\"")));
    }
    for (_, at) in frame.points() {
        let [x, y] = at.map(number);
        pen.put(format_args!("<use href=\"#k-hole\" x=\"{x}\" y=\"{y}\"/>"));
    }
    match frame.coordinates {
        Coordinates::Off => {}
        Coordinates::Edge => edge_names(board, frame, &mut pen),
        // Marbles cover the names in their holes, so those at the edge are needed all the same.
        Coordinates::Points => {
            edge_names(board, frame, &mut pen);
            for &(spot, [x, y]) in frame.points() {
                pen.text([x, y + 24.0], "k-name", &spot.to_string());
            }
        }
    }
    pen.0.concat()
}

/// One of three woods for each tile, as few neighbours as possible of the same.
fn tones(board: &Board) -> [usize; Board::TILES] {
    let mut tones = [0; Board::TILES];
    let touch = |mut one: Holes, other: Holes| one.any(|hole| !(board.neighbours(hole) & other).is_empty());
    for (tile, &holes) in board.tiles().iter().enumerate() {
        let alike = |tone: usize| {
            (0..tile).filter(|&other| tones[other] == tone && touch(holes, board.tiles()[other])).count()
        };
        tones[tile] = [tile % 3, (tile + 1) % 3, (tile + 2) % 3]
            .into_iter()
            .min_by_key(|&tone| alike(tone))
            .unwrap_or(0);
    }
    tones
}

fn tray(board: &Board, rim: f64, pen: &mut Pen) {
    let side = 100.0 * board.width() as f64 + 2.0 * rim;
    let tray = Rect { left: -side / 2.0, top: -side / 2.0, width: side, height: side };
    pen.put(format_args!("{}", tray.element(24.0, "fill=\"var(--table)\"")));
    pen.put(format_args!("{}", tray.face().inside(1.0).element(23.0, "class=\"k-tray-light\"")));
}

/// Lines along the long side of a tile, always the same for the same tile. They keep clear of its round
/// corners.
fn grain(tile: usize, face: Rect, frame: &Frame, pen: &mut Pen) {
    let mut rng = Rng::new(tile as u64);
    let mut draw = |low: f64, high: f64| low + (high - low) * rng.below(1000) as f64 / 1000.0;
    let turned = frame.facing.turns % 2 == 1;
    let upright = match face.height + super::tile::SIDE - face.width {
        more if more > 1.0 => true,
        less if less < -1.0 => false,
        _ => (tile % 2 == 1) == turned,
    };
    let (length, breadth) = if upright { (face.height, face.width) } else { (face.width, face.height) };
    let mut paths = [String::new(), String::new(), String::new()];
    let mut at = draw(8.0, 14.0);
    while at < breadth - 8.0 {
        let sway = draw(-7.0, 7.0);
        let [first, second, last] = [sway, draw(-7.0, 7.0), 0.4 * sway];
        let thirds = [0.3, 0.6, 1.0].map(|part| part * (length - 4.0));
        let curve = [[first, thirds[0]], [second, thirds[1]], [last, thirds[2]]];
        let turn = |[across, along]: Xy| if upright { [across, along] } else { [along, across] };
        let [x, y] = turn([at, 2.0]);
        let numbers = curve.map(turn).concat().into_iter().map(number).collect::<Vec<_>>().join(" ");
        let path = &mut paths[draw(0.0, 3.0) as usize % 3];
        path.push_str(&format!("M{} {}c{numbers}", number(face.left + x), number(face.top + y)));
        at += draw(5.0, 23.0);
    }
    for (path, width) in paths.iter().zip(["1.2", "1.8", "2.6"]).filter(|(path, _)| !path.is_empty()) {
        pen.put(format_args!("<path d=\"{path}\" class=\"k-grain\" stroke-width=\"{width}\"/>"));
    }
}

/// Below and to the left, whatever lies there: letters of columns or, on a board turned by a quarter, numbers
/// of rows.
fn edge_names(board: &Board, frame: &Frame, pen: &mut Pen) {
    let bounds = frame.bounds();
    let (class, [left, down]) = if is_closed(board) {
        ("k-coordinate in-tray", [62.5, 68.5])
    } else {
        ("k-coordinate", [70.0, 74.0])
    };
    let mut names = BTreeMap::new();
    for &(spot, [x, y]) in frame.points() {
        let Spot::Point { column, row } = spot else { continue };
        let letter = char::from(b'a' + column).to_string();
        let figure = (row + 1).to_string();
        let is_quarter = frame.facing.turns % 2 == 1;
        let (below, beside) = if is_quarter { (figure, letter) } else { (letter, figure) };
        names.insert(below, [x, bounds.top + bounds.height + down]);
        names.insert(beside, [bounds.left - left, y + 7.0]);
    }
    for (name, at) in names {
        pen.text(at, class, &name);
    }
}
