//! The marks on a board, one function for each layer they are drawn in. Every mark has a casing, so that it holds on any
//! wood, stone or piece.

use crate::svg::{LIFT, Marks, Pen, advice, art, number};
use crate::{Art, Frame, Mark, Scene, Spot, Target, Xy, kulami, yinsh};

/// How much darker or lighter than what it lies on: the casing of an outline of this width.
pub(crate) const CASING: f64 = 5.0;

/// Draws the marks of a scene, unless its game does so itself.
pub(crate) fn marks(frame: &Frame, scene: &Scene) -> Marks {
    let marks = &scene.marks;
    let (mut ground, mut under, mut over) = (Pen::default(), Pen::default(), Pen::default());
    kulami::marks::ground(frame, marks, &mut ground);
    for mark in marks {
        draw_under(frame, mark, &mut under);
    }
    for mark in marks {
        draw_over(frame, mark, &mut over);
    }
    for mark in marks {
        draw_badges(frame, mark, &mut over);
    }
    Marks { ground: ground.0, under: under.0, over: over.0 }
}

fn draw_under(frame: &Frame, mark: &Mark, pen: &mut Pen) {
    let rings = frame.rings;
    match mark {
        Mark::LastPath(path) => line(pen, &shortened(places(frame, path), 0.0, rings.piece), "past", 6.0),
        Mark::Taken(spot, piece) => {
            let radius = if matches!(piece, Art::Ring(_)) { 40.0 } else { 24.0 };
            ring(pen, frame.place(*spot), radius, "past", 3.0, true);
        }
        Mark::Target(spot, Target::Empty) => dot(pen, frame.place(*spot)),
        Mark::Target(spot, Target::Jump) => {
            dot(pen, frame.place(*spot));
            ring(pen, frame.place(*spot), 26.0, "mark", 3.0, false);
        }
        Mark::Row { from, to, chosen: true } => {
            let [from, to] = [*from, *to].map(|spot| frame.place(spot));
            pen.capsule(from, to, 41.0, "class=\"row-fill\"");
        }
        Mark::Path(path) => {
            let way = shortened(places(frame, path), rings.piece, rings.aim);
            pen.polyline(&way, &stroke("halo", 9.0 + CASING, false));
            pen.polyline(&way, &stroke("mark", 9.0, false));
        }
        Mark::Hint(path) => {
            let way = shortened(places(frame, path), rings.piece, rings.piece);
            line(pen, &way, "mark", 7.0);
        }
        Mark::Advised(..) | Mark::Threat(_) => advice::under(frame, mark, pen),
        Mark::Area(spots, colour) => kulami::marks::area(frame, spots, *colour, pen),
        _ => {}
    }
}

fn draw_over(frame: &Frame, mark: &Mark, pen: &mut Pen) {
    let place = |spot: &Spot| frame.place(*spot);
    let rings = frame.rings;
    match mark {
        Mark::Last(spot) => ring(pen, place(spot), rings.piece, "past", 4.0, false),
        Mark::LastDashed(spot) => ring(pen, place(spot), rings.dashed, "past", 4.0, true),
        Mark::Selected(spot) => {
            let [x, y] = place(spot);
            ring(pen, [x, y - LIFT], rings.piece, "mark", 6.0, false);
        }
        Mark::Pickable(spot) => ring(pen, place(spot), rings.piece, "mark", 4.0, false),
        Mark::Target(spot, Target::Piece) => ring(pen, place(spot), rings.piece, "mark", 5.0, false),
        Mark::Target(spot, Target::Hole) => {
            ring(pen, place(spot), 37.0, "mark", 6.0, false);
            pen.circle(place(spot), 7.0, "class=\"hole-dot\"");
        }
        Mark::Aim(spot) => ring(pen, place(spot), rings.aim, "mark", 5.0, true),
        Mark::Ghost(spot, piece) => {
            let [x, y] = place(spot).map(number);
            let (art, class) =
                (art(piece), if matches!(piece, Art::Marble(_)) { "ghost marble" } else { "ghost" });
            pen.put(format_args!("<g class=\"{class}\" transform=\"translate({x} {y})\">{art}</g>"));
        }
        Mark::WillFlip(spot, player) => {
            let [x, y] = place(spot).map(number);
            let halves = yinsh::art::halved(*player);
            pen.put(format_args!("<g transform=\"translate({x} {y})\">{halves}</g>"));
            ring(pen, place(spot), 33.0, "mark", 4.0, true);
        }
        Mark::InRow(spot) => ring(pen, place(spot), 33.0, "mark", 4.0, true),
        Mark::Row { from, to, chosen } => {
            let width = if *chosen { 6.0 } else { 3.0 };
            pen.capsule(place(from), place(to), 41.0, &stroke("halo", width + CASING, false));
            pen.capsule(place(from), place(to), 41.0, &stroke("mark", width, !chosen));
        }
        Mark::Hint(path) => {
            // What is to be moved has a whole ring, where it goes a broken one.
            for (step, place) in places(frame, path).into_iter().enumerate() {
                let moves = step == 0 && path.len() > 1;
                ring(pen, place, rings.piece, "mark", if moves { 6.0 } else { 5.0 }, !moves);
            }
        }
        Mark::Advised(..) | Mark::Threat(_) => advice::over(frame, mark, pen),
        _ => {}
    }
}

fn draw_badges(frame: &Frame, mark: &Mark, pen: &mut Pen) {
    match mark {
        Mark::Number { at, number, chosen } => badge(pen, frame.place(*at), &number.to_string(), *chosen),
        Mark::Advised(..) | Mark::Worth { .. } => advice::badges(frame, mark, pen),
        Mark::TileOwner(holes, owner) => kulami::marks::sign(frame, holes, *owner, pen),
        Mark::Line { from, to, points } => {
            kulami::marks::line(frame.place(*from), frame.place(*to), *points, pen);
        }
        _ => {}
    }
}

pub(crate) fn places(frame: &Frame, path: &[Spot]) -> Vec<Xy> {
    path.iter().map(|&spot| frame.place(spot)).collect()
}

/// A way cut short at both ends, so that it does not run into what stands there.
pub(crate) fn shortened(mut path: Vec<Xy>, start: f64, end: f64) -> Vec<Xy> {
    let cut = |path: &mut [Xy], by: f64| {
        if let [from, to, ..] = path {
            let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
            let share = by / dx.hypot(dy).max(1.0);
            *from = [from[0] + share * dx, from[1] + share * dy];
        }
    };
    cut(&mut path, start);
    path.reverse();
    cut(&mut path, end);
    path.reverse();
    path
}

/// A dot where an empty point may be touched.
fn dot(pen: &mut Pen, at: Xy) {
    pen.circle(at, 20.0, "class=\"halo-fill\"");
    pen.circle(at, 12.0, "class=\"mark-fill\"");
}

/// A ring round a piece, on its casing.
pub(crate) fn ring(pen: &mut Pen, at: Xy, radius: f64, ink: &str, width: f64, dashed: bool) {
    pen.circle(at, radius, &stroke("halo", width + CASING, false));
    pen.circle(at, radius, &stroke(ink, width, dashed));
}

/// A way through points, on its casing, with a chevron half way along each leg.
pub(crate) fn line(pen: &mut Pen, points: &[Xy], ink: &str, width: f64) {
    pen.polyline(points, &stroke("halo", width + CASING, false));
    pen.polyline(points, &stroke(ink, width, false));
    if ink == "mark" {
        for leg in points.windows(2) {
            chevron(pen, leg[0], leg[1]);
        }
    }
}

pub(crate) fn chevron(pen: &mut Pen, from: Xy, to: Xy) {
    let middle = [(from[0] + to[0]) / 2.0, (from[1] + to[1]) / 2.0];
    let angle = (to[1] - from[1]).atan2(to[0] - from[0]).to_degrees();
    let [x, y] = middle.map(number);
    pen.put(format_args!(
        "<g transform=\"translate({x} {y}) rotate({})\"><circle r=\"15\" class=\"chevron\"/><path d=\"M-4-7L4 0L-4 7\" class=\"chevron-line\"/></g>",
        number(angle)
    ));
}

/// A number on a disc.
pub(crate) fn badge(pen: &mut Pen, at: Xy, text: &str, filled: bool) {
    let class = if filled { "badge on" } else { "badge" };
    let [x, y] = at.map(number);
    pen.put(format_args!(
        "<g transform=\"translate({x} {y})\"><g class=\"{class}\"><circle r=\"21\"/><text y=\"9\">{text}</text></g></g>"
    ));
}

/// The attributes of an outline: `mark`, `past` or `halo`. Wide ones have longer dashes.
pub(crate) fn stroke(ink: &str, width: f64, dashed: bool) -> String {
    let (class, dashes) = match (dashed, width < 5.0) {
        (false, _) => ("", ""),
        (true, true) => (" dashed", " stroke-dasharray=\"9 5.8\""),
        (true, false) => (" dashed", " stroke-dasharray=\"14 9\""),
    };
    format!("class=\"{ink}{class}\" stroke-width=\"{}\"{dashes}", number(width))
}
