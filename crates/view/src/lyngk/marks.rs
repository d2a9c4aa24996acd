//! Marks round stacks. Outlines lie on the board, under the pieces, and are as high as the stack they surround.

use super::{art, spread};
use crate::svg::marks::{CASING, chevron, places, stroke};
use crate::svg::{Marks, Pen, advice, number};
use crate::{Art, Frame, Mark, Scene, Spot, Xy};

/// Draws the marks of a scene with stacks.
pub(crate) fn draw(frame: &Frame, scene: &Scene) -> Marks {
    let (mut under, mut over) = (Pen::default(), Pen::default());
    for mark in &scene.marks {
        draw_way(frame, mark, &mut under);
    }
    for mark in &scene.marks {
        draw_outline(frame, scene, mark, &mut under);
    }
    for mark in &scene.marks {
        if let Mark::Path(path) | Mark::Hint(path) | Mark::Advised(path, _) = mark {
            for leg in places(frame, path).windows(2) {
                chevron(&mut under, leg[0], leg[1]);
            }
        }
    }
    for mark in &scene.marks {
        draw_badge(frame, scene, mark, &mut over);
    }
    Marks { under: under.0, over: over.0, ..Marks::default() }
}

fn draw_way(frame: &Frame, mark: &Mark, pen: &mut Pen) {
    match mark {
        Mark::LastPath(path) => way(pen, &places(frame, path), "past", 5.0),
        Mark::Origin(spot) => pen.circle(frame.place(*spot), 16.0, "class=\"l-origin\""),
        Mark::Path(path) => way(pen, &places(frame, path), "mark", 10.0),
        Mark::Hint(path) if path.len() > 1 => way(pen, &places(frame, path), "mark", 7.0),
        Mark::Advised(path, 1) => way(pen, &places(frame, path), "mark", 13.0),
        Mark::Advised(path, _) => way(pen, &places(frame, path), "mark", 8.0),
        Mark::Threat(path) => way(pen, &places(frame, path), "threat", 10.0),
        _ => {}
    }
}

fn way(pen: &mut Pen, points: &[Xy], ink: &str, width: f64) {
    pen.polyline(points, &stroke("halo", width + 1.5 * CASING, false));
    pen.polyline(points, &stroke(ink, width, false));
}

fn draw_outline(frame: &Frame, scene: &Scene, mark: &Mark, pen: &mut Pen) {
    let mut outline = |spot: Spot, radius, ink, width, dashed, filled| {
        let height = scene.pieces.iter().find_map(|piece| match &piece.art {
            Art::Stack(pieces) if piece.at == spot => Some(pieces.len()),
            _ => None,
        });
        let [x, y] = frame.place(spot);
        let [top, bottom] = art::ends(height.unwrap_or(1)).map(|dy| [x, y + dy]);
        if filled {
            pen.capsule(top, bottom, radius, "class=\"l-fill\"");
        }
        pen.capsule(top, bottom, radius, &stroke("halo", width + CASING, false));
        pen.capsule(top, bottom, radius, &stroke(ink, width, dashed));
    };
    match mark {
        // Outside of what may be drawn round the same stack for the next move.
        Mark::Last(spot) if is_future(scene, *spot) => outline(*spot, 52.0, "past", 4.0, false, false),
        Mark::Last(spot) => outline(*spot, 46.0, "past", 4.0, false, false),
        Mark::Pickable(spot) => outline(*spot, 45.0, "mark", 4.0, false, false),
        Mark::Target(spot, _) => outline(*spot, 44.0, "mark", 5.0, false, false),
        Mark::Selected(spot) => outline(*spot, 45.0, "mark", 6.0, false, true),
        Mark::Aim(spot) => outline(*spot, 45.0, "mark", 5.0, true, true),
        Mark::Hint(path) => {
            for (step, &spot) in path.iter().enumerate().filter(|(_, spot)| spot.is_point()) {
                let moves = step == 0 && path.len() > 1;
                outline(spot, 46.0, "mark", if moves { 6.0 } else { 5.0 }, !moves, false);
            }
        }
        Mark::Advised(path, _) | Mark::Threat(path) => {
            let ink = if matches!(mark, Mark::Threat(_)) { "threat" } else { "mark" };
            if let [first, .., last] = path.as_slice() {
                outline(*first, 46.0, ink, 5.0, false, false);
                outline(*last, 46.0, ink, 5.0, true, false);
            }
        }
        _ => {}
    }
}

/// Whether something is drawn round this stack for what can be done.
fn is_future(scene: &Scene, spot: Spot) -> bool {
    scene.marks.iter().any(|mark| match mark {
        Mark::Pickable(at) | Mark::Target(at, _) | Mark::Selected(at) | Mark::Aim(at) => *at == spot,
        Mark::Hint(path) => path.contains(&spot),
        _ => false,
    })
}

fn draw_badge(frame: &Frame, scene: &Scene, mark: &Mark, pen: &mut Pen) {
    match mark {
        // The stacks stepped on are numbered in their order.
        Mark::Path(path) if path.len() > 2 => {
            for (step, &spot) in path.iter().enumerate().skip(1).take(path.len() - 2) {
                let [x, y] = frame.place(spot);
                pen.put(format_args!(
                    "<g transform=\"translate({} {})\"><g class=\"l-step\"><circle r=\"16\"/><text y=\"7\">{step}</text></g></g>",
                    number(x - 32.0),
                    number(y + 20.0)
                ));
            }
        }
        Mark::Advised(..) => advice::badges(frame, mark, pen),
        Mark::Strip(spot, pieces) => spread::strip(frame, *spot, pieces, pen),
        Mark::Spread { at, pieces, added } => spread::spread(frame, scene, *at, pieces, *added, pen),
        _ => {}
    }
}
