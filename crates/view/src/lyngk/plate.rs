//! The board: where points lie, and what it looks like without pieces.

use orrery_games::core::Rng;
use orrery_games::lyngk::{Direction, Point};

use super::spot;
use crate::svg::{Pen, number};
use crate::{Coordinates, Facing, Frame, Spot, Window, Xy};

/// How far the middles of neighbouring columns are apart.
const COLUMN: f64 = 86.602_540_378_443_86;
/// The height of each column's first row above the middle (L1), in half steps.
const FOOT: [f64; 9] = [0.0, -3.0, -6.0, -5.0, -6.0, -5.0, -6.0, -3.0, 0.0];
/// How far beyond the end of its column a letter stands.
const LETTER: f64 = 60.0;
/// How far to the left of its point a number stands: in the middle of the space between the lines there.
const NUMBER: f64 = 57.7;

/// The points column by column, each from its foot: the order of their names, which is how players speak of them.
pub(super) fn frame(facing: Facing, coordinates: Coordinates) -> Frame {
    let points = Point::all().map(|point| (spot(point), place(point))).collect();
    let mut frame = Frame::new(points, 6, false, facing, coordinates);
    let radius = radius(coordinates);
    frame.window = Window { left: -radius, top: -radius, width: 2.0 * radius, height: 2.0 * radius };
    frame
}

/// Where a point lies on a board that nobody has turned.
fn place(point: Point) -> Xy {
    let column = usize::from(point.column());
    [COLUMN * (column as f64 - 4.0), -50.0 * FOOT[column] - 100.0 * f64::from(point.row() - 1)]
}

/// The radius of the plate: letters need room.
fn radius(coordinates: Coordinates) -> f64 {
    match coordinates {
        Coordinates::Edge | Coordinates::Points => 414.0,
        Coordinates::Off => 398.0,
    }
}

pub(super) fn plate(frame: &Frame) -> String {
    let radius = radius(frame.coordinates);
    let mut pen = Pen::default();
    pen.circle([0.0, 0.0], radius, "fill=\"var(--leaf-rim)\"");
    pen.circle([0.0, -2.0], radius - 4.0, "fill=\"var(--leaf)\"");
    pen.circle([0.0, -2.0], radius - 4.0, "fill=\"url(#l-light)\" opacity=\"var(--gloss)\"");
    specks(radius, &mut pen);
    lines(frame, &mut pen);
    match frame.coordinates {
        Coordinates::Off => {}
        // The rows are no straight lines, so that numbers along the edge would tell nothing.
        Coordinates::Edge => {
            numbers(frame, &mut pen);
            letters(frame, &mut pen);
        }
        Coordinates::Points => names(frame, &mut pen),
    }
    pen.0.concat()
}

/// The fibres of the paper: always the same.
fn specks(radius: f64, pen: &mut Pen) {
    const LARGEST: u64 = 400;
    let mut rng = Rng::new(0x4C_59_4E_47_4B);
    let mut coordinate = || rng.below(2 * LARGEST + 1) as f64 - LARGEST as f64;
    for (width, count) in [(2, 90), (3, 70), (4, 40)] {
        let dots = std::iter::repeat_with(|| [coordinate(), coordinate()]);
        let inside = dots.filter(|[x, y]| x.hypot(*y) < radius - 12.0).take(count);
        let path: String = inside.map(dot).collect();
        pen.put(format_args!("<path d=\"{path}\" class=\"l-specks\" stroke-width=\"{width}\"/>"));
    }
}

/// A path of no length: with round ends it is a dot as wide as the line.
fn dot([x, y]: Xy) -> String {
    format!("M{} {}h0", number(x), number(y))
}

fn lines(frame: &Frame, pen: &mut Pen) {
    let mut path = String::new();
    for direction in &Direction::ALL[..3] {
        let opposite = Direction::ALL[*direction as usize + 3];
        for first in Point::all().filter(|point| point.step(opposite).is_none()) {
            if let Some(last) = first.ray(*direction).last() {
                let [[x, y], [u, v]] = [first, last].map(|point| frame.place(spot(point)));
                path += &format!("M{} {}L{} {}", number(x), number(y), number(u), number(v));
            }
        }
    }
    let dots: String = frame.points().iter().map(|(_, at)| dot(*at)).collect();
    pen.put(format_args!("<path d=\"{path}\" class=\"l-lines\" stroke-width=\"2.2\"/>"));
    pen.put(format_args!("<path d=\"{dots}\" class=\"l-lines\" stroke-width=\"10\"/>"));
}

/// A letter beyond the foot of each column, wherever the board is turned.
fn letters(frame: &Frame, pen: &mut Pen) {
    // Down the columns is from e5 to e4, however the board is turned.
    let [from, to] = [4, 3].map(|row| frame.place(Spot::Point { column: 4, row }));
    let [dx, dy] = [0, 1].map(|axis| (to[axis] - from[axis]) / 100.0 * LETTER);
    for first in Point::all().filter(|point| point.row() == 1) {
        let [x, y] = frame.place(spot(first));
        // Half the height of a letter lower, since text stands on its place.
        let at = [x + dx, y + dy + 6.5];
        let letter = char::from(b'a' + first.column());
        pen.text(at, "coordinate l-letter", &letter.to_string());
    }
}

/// The number of each point at its left, whichever way the board is turned; pieces may cover it.
fn numbers(frame: &Frame, pen: &mut Pen) {
    for (spot, [x, y]) in frame.points() {
        if let Spot::Point { row, .. } = spot {
            pen.text([x - NUMBER, y + 6.0], "l-number", &(row + 1).to_string());
        }
    }
}

/// The name of each point at its lower right, where stacks and their badges leave room.
fn names(frame: &Frame, pen: &mut Pen) {
    for (spot, [x, y]) in frame.points() {
        pen.text([x + 41.0, y + 38.0], "l-name", &spot.to_string());
    }
}
