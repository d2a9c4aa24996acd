use std::collections::HashMap;

use crate::Spot;

/// A place in the picture: to the right, then down. Neighbouring points lie 100 apart.
pub type Xy = [f64; 2];

/// How the board lies before the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Facing {
    /// Turns of 60° (hexagonal boards) or 90° (Kulami), clockwise.
    pub turns: u8,
    /// Whether left and right are exchanged.
    pub flipped: bool,
}

/// Where coordinates are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Coordinates {
    /// Nowhere.
    Off,
    /// Along the edge.
    #[default]
    Edge,
    /// On every point.
    Points,
}

/// A key of the keyboard that walks the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// Along the column, away from the viewer.
    Up,
    /// Along the column, towards the viewer.
    Down,
    /// To the left; on a hexagonal board down the rising line.
    Left,
    /// To the right; on a hexagonal board up the rising line.
    Right,
    /// To the left on the falling line of a hexagonal board.
    FallLeft,
    /// To the right on the falling line of a hexagonal board.
    FallRight,
}

/// The picture's window, in its own units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// A board laid out: where each point is, as the viewer has turned it.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The points in the order in which they are read out.
    points: Vec<(Spot, Xy)>,
    index: HashMap<Spot, Xy>,
    /// How far arrows may jump: 1 where lines have no gaps.
    gaps: bool,
    /// What is written on the board.
    pub coordinates: Coordinates,
    /// How the board lies.
    pub facing: Facing,
    /// What part of the plane the picture shows.
    pub window: Window,
    /// How large the rings are that mark pieces.
    pub(crate) rings: Rings,
}

/// The radii of the rings that are drawn round pieces and points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rings {
    /// Round the largest piece: what is picked up, hinted at, or was moved last.
    pub piece: f64,
    /// Round the target under the pointer.
    pub aim: f64,
    /// Round what a dashed past ring marks: flipped markers, an earlier marble.
    pub dashed: f64,
}

impl Frame {
    /// Lays points out. `full_circle` is how many turns bring the board round; on boards with `gaps` an arrow goes on
    /// to the next point of the line however far it is. The window is set afterwards.
    pub(crate) fn new(
        points: Vec<(Spot, Xy)>,
        full_circle: u8,
        gaps: bool,
        facing: Facing,
        coordinates: Coordinates,
    ) -> Frame {
        let angle = f64::from(facing.turns % full_circle) * std::f64::consts::TAU / f64::from(full_circle);
        let (sin, cos) = angle.sin_cos();
        let turn = |[x, y]: Xy| {
            let x = if facing.flipped { -x } else { x };
            [cos * x - sin * y, sin * x + cos * y]
        };
        let points: Vec<_> = points.into_iter().map(|(spot, at)| (spot, turn(at))).collect();
        let index = points.iter().copied().collect();
        let window = Window { left: 0.0, top: 0.0, width: 0.0, height: 0.0 };
        let rings = Rings { piece: 50.0, aim: 47.0, dashed: 34.0 };
        Frame { points, index, gaps, coordinates, facing, window, rings }
    }

    /// The points in the order in which they are read out, with their places.
    pub fn points(&self) -> &[(Spot, Xy)] {
        &self.points
    }

    /// Where a point is; the middle for what does not lie on the board.
    pub fn place(&self, spot: Spot) -> Xy {
        self.index.get(&spot).copied().unwrap_or([0.0, 0.0])
    }

    /// Whether the spot is a point of this board.
    pub fn has(&self, spot: Spot) -> bool {
        self.index.contains_key(&spot)
    }

    /// The smallest box round all points.
    pub(crate) fn bounds(&self) -> Window {
        let (mut low, mut high) = ([f64::MAX; 2], [f64::MIN; 2]);
        for (_, at) in &self.points {
            for axis in 0..2 {
                low[axis] = low[axis].min(at[axis]);
                high[axis] = high[axis].max(at[axis]);
            }
        }
        Window { left: low[0], top: low[1], width: high[0] - low[0], height: high[1] - low[1] }
    }

    /// Where an arrow leads: to the next point of its line, or, where that line ends, of a line that leads the same
    /// way; `None` at the edge.
    pub fn walk(&self, from: Spot, arrow: Arrow) -> Option<Spot> {
        // Directions on the screen, with y downwards; the second one is where to go when the first one ends.
        let rise = 0.5;
        let wishes: [Xy; 2] = match arrow {
            Arrow::Up => [[0.0, -1.0]; 2],
            Arrow::Down => [[0.0, 1.0]; 2],
            Arrow::Right => [[1.0, -rise], [1.0, rise]],
            Arrow::Left => [[-1.0, rise], [-1.0, -rise]],
            Arrow::FallRight => [[1.0, rise], [1.0, -rise]],
            Arrow::FallLeft => [[-1.0, -rise], [-1.0, rise]],
        };
        let here = self.index.get(&from)?;
        wishes.into_iter().find_map(|wish| {
            let length = wish[0].hypot(wish[1]);
            let ahead = |at: &Xy| {
                let [dx, dy] = [at[0] - here[0], at[1] - here[1]];
                let distance = dx.hypot(dy);
                let along = (dx * wish[0] + dy * wish[1]) / (length * distance);
                // A square board has lines at 0° and 90°, a hexagonal one at 30° and 90°.
                let straight = distance > 1.0 && along > 0.85 && (self.gaps || distance < 101.0);
                let in_line = !self.gaps || dx.abs() < 1.0 || dy.abs() < 1.0;
                (straight && in_line).then_some(distance)
            };
            let reached = self.points.iter().filter_map(|(spot, at)| Some((*spot, ahead(at)?)));
            reached.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(spot, _)| spot)
        })
    }
}
