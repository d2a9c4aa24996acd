//! The twelve rotations and reflections of the board (Y2).

use crate::{Action, Point, Points, Position};

/// A rotation by multiples of 60°, after a reflection or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry {
    sixths: u8,
    mirrored: bool,
}

impl Symmetry {
    /// All twelve, the identity first.
    pub const ALL: &'static [Symmetry] = &{
        let mut all = [Symmetry { sixths: 0, mirrored: false }; 12];
        let mut i = 0;
        while i < 12 {
            all[i] = Symmetry { sixths: i as u8 % 6, mirrored: i >= 6 };
            i += 1;
        }
        all
    };

    /// Where `point` goes.
    pub fn point(self, point: Point) -> Point {
        // From the centre f6, along the directions right and up.
        let mut at = (point.column() as i8 - 5, point.row() as i8 - 6);
        if self.mirrored {
            at = (at.1, at.0);
        }
        for _ in 0..self.sixths {
            at = (at.0 - at.1, at.0);
        }
        Point::new((at.0 + 5) as u8, (at.1 + 6) as u8).expect("a symmetry maps the board onto itself")
    }

    pub(crate) fn action(self, action: Action) -> Action {
        match action {
            Action::Place(point) => Action::Place(self.point(point)),
            Action::Move { from, to } => Action::Move { from: self.point(from), to: self.point(to) },
            Action::TakeRow { first, last } => Action::take_row(self.point(first), self.point(last)),
            Action::TakeRing(point) => Action::TakeRing(self.point(point)),
            Action::Pass => Action::Pass,
        }
    }

    pub(crate) fn position(self, position: &Position) -> Position {
        let set = |set: u128| Points(set).fold(0, |image, point| image | self.point(point).bit());
        let mut image = *position;
        image.rings = position.rings.map(set);
        image.markers = position.markers.map(set);
        image.board_key = image.hash_board();
        image
    }
}
