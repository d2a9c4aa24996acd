//! The outline of a tile as it lies on the screen.

use std::fmt::Write;

use crate::svg::number;
use crate::{Frame, Spot, Xy};

/// Half the joint between two tiles.
const JOINT: f64 = 3.5;
/// How much of a tile's side is seen below its face: the light comes from above.
pub(super) const SIDE: f64 = 5.0;
/// What is drawn on a face leaves its light edge and the rims of its holes alone.
const EDGE: f64 = 2.2;
const RIM: f64 = 34.5;

/// A rectangle on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Rect {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    /// The block of a tile with these holes, side included.
    pub fn of_tile(frame: &Frame, holes: &[Spot]) -> Rect {
        let (mut low, mut high) = ([f64::MAX; 2], [f64::MIN; 2]);
        for at in holes.iter().map(|&hole| frame.place(hole)) {
            for axis in 0..2 {
                low[axis] = low[axis].min(at[axis]);
                high[axis] = high[axis].max(at[axis]);
            }
        }
        let reach = 50.0 - JOINT;
        let [width, height] = [0, 1].map(|axis| high[axis] - low[axis] + 2.0 * reach);
        Rect { left: low[0] - reach, top: low[1] - reach, width, height }
    }

    /// The upper side of a tile's block.
    pub fn face(self) -> Rect {
        Rect { height: self.height - SIDE, ..self }
    }

    /// The rectangle that lies inside this one by `margin` all round.
    pub fn inside(self, margin: f64) -> Rect {
        Rect {
            left: self.left + margin,
            top: self.top + margin,
            width: self.width - 2.0 * margin,
            height: self.height - 2.0 * margin,
        }
    }

    /// As an element.
    pub fn element(self, radius: f64, attributes: &str) -> String {
        let [x, y, width, height, radius] =
            [self.left, self.top, self.width, self.height, radius].map(number);
        format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\" {attributes}/>"
        )
    }
}

/// The wood of a tile round its holes, as path data to be filled by the even-odd rule: what is painted on a
/// tile must not run into its holes.
pub(super) fn wood(frame: &Frame, holes: &[Spot]) -> String {
    let Rect { left, top, width, height } = Rect::of_tile(frame, holes).face().inside(EDGE);
    let radius = 9.0;
    let [r, across, down] = [radius, width - 2.0 * radius, height - 2.0 * radius].map(number);
    let [back, up] = [2.0 * radius - width, 2.0 * radius - height].map(number);
    let mut path = format!(
        "M{} {}h{across}a{r} {r} 0 0 1 {r} {r}v{down}a{r} {r} 0 0 1-{r} {r}h{back}a{r} {r} 0 0 1-{r}-{r}v{up}a{r} {r} 0 0 1 {r}-{r}z",
        number(left + radius),
        number(top)
    );
    for [x, y] in holes.iter().map(|&hole| frame.place(hole)) {
        path.push_str(&circle([x, y], RIM));
    }
    path
}

fn circle([x, y]: Xy, radius: f64) -> String {
    let mut path = String::new();
    let [x, y, r, across] = [x - radius, y, radius, 2.0 * radius].map(number);
    write!(path, "M{x} {y}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0z")
        .expect("a string takes everything");
    path
}
