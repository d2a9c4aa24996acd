//! The twelve rotations and reflections of the board (L1).

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
        // From the centre e4: columns to the right, and steps up after as many steps up-right.
        let right = point.column() as i32 - 4;
        let mut at = (right, point.place() as i32 - 33 - 8 * right);
        if self.mirrored {
            at = (-at.0, at.0 + at.1);
        }
        for _ in 0..self.sixths {
            // Up becomes up-right, up-right becomes down-right.
            at = (at.0 + at.1, -at.0);
        }
        Point::at((33 + 8 * at.0 + at.1) as u32)
    }

    pub(crate) fn action(self, action: Action) -> Action {
        match action {
            Action::Move { from, to } => Action::Move { from: self.point(from), to: self.point(to) },
            Action::Claim(_) | Action::Pass => action,
        }
    }

    pub(crate) fn position(self, position: &Position) -> Position {
        let set = |set: u64| Points(set).fold(0, |image, point| image | self.point(point).bit());
        let mut image = *position;
        image.sets = position.sets.map(set);
        image.common_move = set(position.common_move);
        for point in Point::all() {
            image.below[self.point(point).index()] = position.below[point.index()];
        }
        image.board_key = image.hash_board();
        image
    }
}
