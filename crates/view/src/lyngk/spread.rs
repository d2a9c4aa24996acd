//! What is in a stack: spread out beside it under the pointer, or small beside every stack.

use orrery_games::lyngk::Piece;

use super::art::small;
use crate::svg::{Pen, number};
use crate::{Frame, Scene, Spot, Xy};

/// The distance of two pieces in a spread, and of the first from its end.
const STRIDE: f64 = 35.0;
const END: f64 = 26.0;
/// Half of a spread's height.
const HALF: f64 = 24.0;
/// The space between a point and the tip of the spread's arrow at its side, above and below it.
const BESIDE: f64 = 52.0;
const ABOVE: f64 = 68.0;
/// The arrow's length.
const ARROW: f64 = 10.0;
/// How much larger spreads are drawn on a small screen: board.css has the same number.
const ENLARGED: f64 = 1.25;

/// Where a spread lies: the tip of its arrow, the way the arrow comes from, and its upper left corner from the tip.
#[derive(Clone, Copy)]
struct Place {
    tip: Xy,
    way: Xy,
    corner: Xy,
}

/// A stack spread out in a pill, bottom piece first; the upper `added` pieces are marked as not there yet.
pub(super) fn spread(
    frame: &Frame,
    scene: &Scene,
    spot: Spot,
    pieces: &[Piece],
    added: usize,
    pen: &mut Pen,
) {
    let width = 2.0 * END + STRIDE * pieces.len().saturating_sub(1) as f64;
    let Place { tip, way, corner } = place(frame, scene, spot, width);
    let mut inside = Pen::default();
    let [left, top] = corner;
    pill(&mut inside, "l-pill", corner, [width, 2.0 * HALF]);
    let [dx, dy] = way.map(|part| part * (ARROW + 1.5));
    let [wx, wy] = [way[1] * 8.0, way[0] * 8.0];
    inside.polyline(&[[dx - wx, dy - wy], [0.0, 0.0], [dx + wx, dy + wy]], "class=\"l-pill\"");
    let at = |n: usize| left + END + STRIDE * n as f64;
    if added > 0 && added <= pieces.len() {
        let length = 39.0 + STRIDE * (added - 1) as f64;
        pill(&mut inside, "l-added", [at(pieces.len() - added) - 19.5, top + HALF - 19.5], [length, 39.0]);
    }
    for (n, piece) in pieces.iter().enumerate() {
        small(&mut inside, *piece, at(n), top + HALF + 1.0, ".43");
    }
    let ([x, y], inside) = (tip.map(number), inside.0.concat());
    pen.put(format_args!("<g transform=\"translate({x} {y})\"><g class=\"l-spread\">{inside}</g></g>"));
}

/// The place inside the window where a spread hides the fewest pieces: beside the stack, above or below it.
fn place(frame: &Frame, scene: &Scene, spot: Spot, width: f64) -> Place {
    let [x, y] = frame.place(spot);
    let window = frame.window;
    // A pill above or below stays in the window when it is enlarged round its tip.
    let reach = width * ENLARGED;
    let centred = (x - reach / 2.0).clamp(window.left, window.left + window.width - reach);
    let shifted = (centred - x) / ENLARGED;
    let places = [
        Place { tip: [x - BESIDE, y], way: [-1.0, 0.0], corner: [-width - ARROW, -HALF] },
        Place { tip: [x + BESIDE, y], way: [1.0, 0.0], corner: [ARROW, -HALF] },
        Place { tip: [x, y - ABOVE], way: [0.0, -1.0], corner: [shifted, -2.0 * HALF - ARROW] },
        Place { tip: [x, y + ABOVE], way: [0.0, 1.0], corner: [shifted, ARROW] },
    ];
    let hidden = |place: &Place| {
        let [left, top] = [0, 1].map(|axis| place.tip[axis] + place.corner[axis] * ENLARGED);
        let [right, bottom] = [left + reach, top + 2.0 * HALF * ENLARGED];
        let inside = left >= window.left
            && right <= window.left + window.width
            && top >= window.top
            && bottom <= window.top + window.height;
        let covers = |[x, y]: Xy| {
            let near = [x.clamp(left, right) - x, y.clamp(top, bottom) - y];
            near[0].hypot(near[1]) < 33.0
        };
        // What is picked up must be seen more than anything else.
        let weight = |piece: &crate::Piece| if piece.lifted { 5 } else { 1 };
        let pieces = scene.pieces.iter().filter(|piece| piece.at != spot && covers(frame.place(piece.at)));
        (!inside, pieces.map(weight).sum::<u32>())
    };
    // Outwards first, where it covers less of the board.
    let outwards = if x < 0.0 { [0, 1, 2, 3] } else { [1, 0, 2, 3] };
    outwards.map(|n| places[n]).into_iter().min_by_key(hidden).unwrap_or(places[0])
}

/// What is in a stack, in a narrow strip at its left side, bottom piece at the bottom.
pub(super) fn strip(frame: &Frame, spot: Spot, pieces: &[Piece], pen: &mut Pen) {
    const STEP: f64 = 20.0;
    let [x, y] = frame.place(spot);
    let height = STEP * pieces.len() as f64 + 5.0;
    pill(pen, "l-pill", [x - 52.5, y - height / 2.0], [25.0, height]);
    for (n, piece) in pieces.iter().enumerate() {
        let above = n as f64 - pieces.len().saturating_sub(1) as f64 / 2.0;
        small(pen, *piece, x - 40.0, y - STEP * above + 0.3, ".28");
    }
}

fn pill(pen: &mut Pen, class: &str, [x, y]: Xy, [width, height]: Xy) {
    pen.put(format_args!(
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
        number(x),
        number(y),
        number(width),
        number(height),
        number(width.min(height) / 2.0)
    ));
}
