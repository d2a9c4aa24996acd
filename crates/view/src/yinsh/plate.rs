//! The board: a disc of stone with its lines engraved.

use orrery_games::core::Rng;
use orrery_games::yinsh::{Direction, Point};

use super::spot;
use crate::svg::{Pen, number};
use crate::{Coordinates, Facing, Frame, Window, Xy};

/// How far neighbouring columns lie apart: columns are upright, and neighbours are 100 apart along each line.
const COLUMN: f64 = 86.602_540_378;
/// How far from the end of its line a coordinate is written.
const BEYOND: f64 = 59.0;
/// So far from the middle a coordinate may stand, that the rim keeps clear of it.
const FARTHEST: f64 = 512.0;
/// From the middle of a letter down to its foot.
const FOOT: f64 = 6.5;
/// Where a point's own name is written: to its right lies no line, and no ring reaches there.
const NAME: Xy = [53.0, 5.5];

/// Points are read out column by column in ascending order, as the notation counts them, however the board is turned:
/// what one person hears is what another one reads.
pub(super) fn frame(facing: Facing, coordinates: Coordinates) -> Frame {
    let points = Point::all().map(|point| (spot(point), place(point))).collect();
    let mut frame = Frame::new(points, 6, false, facing, coordinates);
    let radius = radius(coordinates);
    frame.window = Window { left: -radius, top: -radius, width: 2.0 * radius, height: 2.0 * radius };
    frame.rings.aim = 51.0;
    frame
}

/// With f6 in the middle, each step to the right goes half a step down.
fn place(point: Point) -> Xy {
    let [right, up] = [f64::from(point.column()) - 5.0, f64::from(point.row()) - 6.0];
    [COLUMN * right, 50.0 * right - 100.0 * up]
}

fn radius(coordinates: Coordinates) -> f64 {
    match coordinates {
        Coordinates::Off => 505.0,
        Coordinates::Edge | Coordinates::Points => 530.0,
    }
}

pub(super) fn plate(frame: &Frame) -> String {
    let radius = radius(frame.coordinates);
    let mut pen = Pen::default();
    pen.circle([0.0, 0.0], radius, "fill=\"var(--stone-rim)\"");
    pen.circle([0.0, -2.0], radius - 5.0, "fill=\"var(--stone)\"");
    pen.circle([0.0, -2.0], radius - 5.0, "fill=\"url(#y-light)\" opacity=\"var(--gloss)\"");
    specks(&mut pen, radius - 15.0);
    lines(&mut pen, frame);
    match frame.coordinates {
        Coordinates::Off => {}
        Coordinates::Edge => coordinates(&mut pen, frame),
        Coordinates::Points => {
            for &(spot, [x, y]) in frame.points() {
                pen.text([x + NAME[0], y + NAME[1]], "coordinate name", &spot.to_string());
            }
        }
    }
    pen.0.concat()
}

/// Grains of three sizes in the stone: always the same ones, however the board lies.
fn specks(pen: &mut Pen, radius: f64) {
    let mut rng = Rng::new(0x57_0E);
    for (size, count) in [(1.8, 90), (2.6, 80), (3.6, 30)] {
        let mut dots = String::new();
        for _ in 0..count {
            // The root spreads them evenly over the disc.
            let [turn, far] = [(); 2].map(|()| rng.below(10_000) as f64 / 10_000.0);
            let (sin, cos) = (turn * std::f64::consts::TAU).sin_cos();
            let far = far.sqrt() * radius;
            dots += &format!("M{} {}h0", (far * cos).round(), (far * sin).round());
        }
        let size = number(size);
        pen.put(format_args!(
            "<path d=\"{dots}\" stroke=\"#5a4a30\" stroke-width=\"{size}\" stroke-linecap=\"round\" opacity=\".1\"/>"
        ));
    }
}

fn lines(pen: &mut Pen, frame: &Frame) {
    let mut path = String::new();
    for axis in Direction::AXES {
        for first in Point::all().filter(|point| point.step(axis.opposite()).is_none()) {
            let [[x, y], [u, v]] = [first, end(first, axis)].map(|at| frame.place(spot(at)).map(number));
            path += &format!("M{x} {y}L{u} {v}");
        }
    }
    pen.put(format_args!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"var(--stone-line)\" stroke-width=\"2.2\" stroke-linecap=\"round\"/>"
    ));
}

/// Letters at the feet of the columns, numbers at the left ends of the lines that keep their row.
fn coordinates(pen: &mut Pen, frame: &Frame) {
    let mut write = |at: Point, outwards: Direction, text: &str| {
        let inner = at.step(outwards.opposite()).unwrap_or(at);
        let [[x, y], [u, v]] = [at, inner].map(|at| frame.place(spot(at)));
        let far = BEYOND / 100.0;
        let [x, y] = [x + far * (x - u), y + far * (y - v)];
        let nearer = (FARTHEST / x.hypot(y)).min(1.0);
        pen.text([nearer * x, nearer * y + FOOT], "coordinate", text);
    };
    for first in Point::all().filter(|point| point.step(Direction::Down).is_none()) {
        write(first, Direction::Down, &char::from(b'a' + first.column()).to_string());
    }
    for first in Point::all().filter(|point| point.step(Direction::Left).is_none()) {
        write(first, Direction::Left, &first.row().to_string());
    }
}

/// Where the line through a point ends.
fn end(point: Point, direction: Direction) -> Point {
    let mut end = point;
    while let Some(next) = end.step(direction) {
        end = next;
    }
    end
}
