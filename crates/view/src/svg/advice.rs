//! What an engine says, drawn on the board: ways as arrows, and what holes are worth.

use crate::svg::marks::{CASING, badge, places, ring, shortened, stroke};
use crate::svg::{Pen, number};
use crate::{Frame, Mark, Xy};

/// How wide an arrow is, and its head, for the first rank, the others, and a threat.
const WIDTHS: [(f64, f64); 3] = [(13.0, 34.0), (8.0, 26.0), (10.0, 30.0)];

/// The shafts and heads of arrows, below the pieces they lead past.
pub(crate) fn under(frame: &Frame, mark: &Mark, pen: &mut Pen) {
    let (path, ink, (width, head)) = match mark {
        Mark::Advised(path, 1) => (path, "mark", WIDTHS[0]),
        Mark::Advised(path, _) => (path, "mark", WIDTHS[1]),
        Mark::Threat(path) => (path, "threat", WIDTHS[2]),
        _ => return,
    };
    let way = shortened(places(frame, path), frame.rings.piece, frame.rings.aim + 4.0);
    let [.., before, tip] = way.as_slice() else { return };
    let [dx, dy] = [tip[0] - before[0], tip[1] - before[1]];
    let length = dx.hypot(dy);
    // Neighbouring points are too close for an arrow: what stands at both ends says it.
    if length < head {
        return;
    }
    let along = [dx / length, dy / length];
    let mut shaft = way.clone();
    if let Some(end) = shaft.last_mut() {
        *end = [tip[0] - along[0] * head * 0.8, tip[1] - along[1] * head * 0.8];
    }
    pen.polyline(&shaft, &stroke("halo", width + CASING, false));
    let corners = arrow_head(*tip, along, head);
    pen.put(format_args!(
        "<path d=\"{corners}\" class=\"halo-fill halo\" stroke-width=\"{}\"/>",
        number(CASING)
    ));
    pen.polyline(&shaft, &stroke(ink, width, false));
    pen.put(format_args!("<path d=\"{corners}\" class=\"{ink}-fill\"/>"));
}

fn arrow_head([x, y]: Xy, [dx, dy]: Xy, size: f64) -> String {
    let [back_x, back_y] = [x - dx * size, y - dy * size];
    let half = size * 0.5;
    format!(
        "M{} {}L{} {}L{} {}Z",
        number(x),
        number(y),
        number(back_x - dy * half),
        number(back_y + dx * half),
        number(back_x + dy * half),
        number(back_y - dx * half)
    )
}

/// The rings at both ends.
pub(crate) fn over(frame: &Frame, mark: &Mark, pen: &mut Pen) {
    let (path, ink, width) = match mark {
        Mark::Advised(path, 1) => (path, "mark", 6.0),
        Mark::Advised(path, _) => (path, "mark", 4.0),
        Mark::Threat(path) => (path, "threat", 5.0),
        _ => return,
    };
    let ends = places(frame, path);
    if let ([first, ..], true) = (ends.as_slice(), ends.len() > 1) {
        ring(pen, *first, frame.rings.piece, ink, width, false);
    }
    if let Some(last) = ends.last() {
        ring(pen, *last, frame.rings.aim, ink, 5.0, true);
    }
}

/// Ranks and figures.
pub(crate) fn badges(frame: &Frame, mark: &Mark, pen: &mut Pen) {
    match mark {
        Mark::Advised(path, rank) => {
            if let Some(last) = path.last() {
                badge(pen, frame.place(*last), &rank.to_string(), *rank == 1);
            }
        }
        Mark::Worth { at, figure, best } => {
            let [x, y] = frame.place(*at).map(number);
            let class = if *best { "worth on" } else { "worth" };
            pen.put(format_args!(
                "<g class=\"{class}\" transform=\"translate({x} {y})\"><circle r=\"32\"/><text y=\"10\">{figure}</text></g>"
            ));
        }
        _ => {}
    }
}
