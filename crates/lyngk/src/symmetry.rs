//! The twelve rotations and reflections of the board (L1).

use orrery_core::Symmetric;

use crate::{Action, Lyngk, Point, Points, Position, Symmetry};

impl Point {
    /// Where the point goes.
    pub fn image(self, symmetry: Symmetry) -> Point {
        // From the centre e4: as many steps up-right as there are columns to the right, then up.
        let right = i32::from(self.column()) - 4;
        let [right, up] = symmetry.apply([right, self.place() as i32 - 33 - 8 * right]);
        Point::at((33 + 8 * right + up) as u32)
    }
}

impl Symmetric for Lyngk {
    type Symmetry = Symmetry;

    fn all_symmetries() -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    /// The board has all twelve symmetries; the layout is where a game starts, not what it is played on.
    fn image(&self, _: Symmetry) -> Lyngk {
        *self
    }

    fn map_position(&self, symmetry: Symmetry, position: &Position) -> Position {
        let set = |set: u64| Points(set).fold(0, |image, point| image | point.image(symmetry).bit());
        let mut image = *position;
        image.sets = position.sets.map(set);
        image.common_move = set(position.common_move);
        for point in Point::all() {
            image.below[point.image(symmetry).index()] = position.below[point.index()];
        }
        image.board_key = image.hash_board();
        image
    }

    fn map_action(&self, symmetry: Symmetry, action: Action) -> Action {
        match action {
            Action::Move { from, to } => Action::Move { from: from.image(symmetry), to: to.image(symmetry) },
            Action::Claim(_) | Action::Pass => action,
        }
    }
}
