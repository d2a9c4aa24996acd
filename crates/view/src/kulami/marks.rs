//! What is drawn on the tiles, and the final score on the board.

use orrery_games::kulami::Colour;

use super::tile::{Rect, wood};
use crate::svg::{Pen, number, stroke};
use crate::{Frame, Mark, Spot, Xy};

/// Owners, barred tiles, and the lines in which the next marble lies. Tint and hatch can meet on one tile and
/// must both be read, so all hatches go over all tints.
pub(crate) fn ground(frame: &Frame, marks: &[Mark], pen: &mut Pen) {
    for mark in marks {
        if let Mark::TileOwner(holes, owner) = mark {
            let class = match owner {
                Colour::Red => "k-tint red",
                Colour::Black => "k-tint black",
            };
            pen.put(format_args!(
                "<path d=\"{}\" class=\"{class}\" fill-rule=\"evenodd\"/>",
                wood(frame, holes)
            ));
        }
    }
    for mark in marks {
        if let Mark::Barred(holes) = mark {
            let wood = wood(frame, holes);
            pen.put(format_args!("<path d=\"{wood}\" fill=\"url(#k-hatch)\" fill-rule=\"evenodd\"/>"));
            let line = Rect::of_tile(frame, holes).face().inside(3.0);
            pen.put(format_args!("{}", line.element(9.0, "class=\"k-barred\"")));
        }
    }
    for mark in marks {
        if let Mark::Cross(from, to) = mark {
            pen.polyline(&[frame.place(*from), frame.place(*to)], "class=\"k-cross\"");
        }
    }
}

/// The sign of a tile's owner, in its upper left corner, over whatever ring comes near.
pub(crate) fn sign(frame: &Frame, holes: &[Spot], owner: Colour, pen: &mut Pen) {
    let Rect { left, top, .. } = Rect::of_tile(frame, holes);
    let [x, y] = [left + 13.5, top + 13.5].map(number);
    let sign = match owner {
        Colour::Red => "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0",
        Colour::Black => "M-5.6-5.6l11.2 11.2m0-11.2l-11.2 11.2",
    };
    pen.put(format_args!(
        "<g transform=\"translate({x} {y})\"><path d=\"{sign}\" class=\"k-sign casing\"/><path d=\"{sign}\" class=\"k-sign\"/></g>"
    ));
}

/// The largest area of a colour: bars between its neighbouring marbles.
pub(crate) fn area(frame: &Frame, spots: &[Spot], colour: Colour, pen: &mut Pen) {
    let places: Vec<Xy> = spots.iter().map(|&spot| frame.place(spot)).collect();
    let mut bars = String::new();
    for (i, a) in places.iter().enumerate() {
        for b in &places[i + 1..] {
            if (a[0] - b[0]).abs() + (a[1] - b[1]).abs() < 101.0 {
                let [ax, ay, bx, by] = [a[0], a[1], b[0], b[1]].map(number);
                bars.push_str(&format!("M{ax} {ay}L{bx} {by}"));
            }
        }
    }
    let class = match colour {
        Colour::Red => "k-area red",
        Colour::Black => "k-area black",
    };
    pen.put(format_args!(
        "<g class=\"{class}\"><path d=\"{bars}\" class=\"casing\"/><path d=\"{bars}\"/></g>"
    ));
}

/// A line of five or more with what it is worth.
pub(crate) fn line(from: Xy, to: Xy, points: i32, pen: &mut Pen) {
    pen.capsule(from, to, 46.0, &stroke("halo", 13.0, false));
    pen.capsule(from, to, 46.0, &stroke("mark", 7.0, false));
    // Off the end of the line, on the capsule itself, where it hides no marble's sign.
    let [dx, dy] = [from[0] - to[0], from[1] - to[1]];
    let length = dx.hypot(dy).max(1.0);
    let [x, y] = [from[0] + 46.0 * dx / length, from[1] + 46.0 * dy / length].map(number);
    pen.put(format_args!(
        "<g class=\"k-points\" transform=\"translate({x} {y})\"><circle r=\"23\"/><text y=\"9\">+{points}</text></g>"
    ));
}
