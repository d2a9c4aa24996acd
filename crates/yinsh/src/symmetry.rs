//! The twelve rotations and reflections of the board (Y2).

use orrery_core::Symmetric;

use crate::{Action, Point, Points, Position, Symmetry, Yinsh};

impl Point {
    /// Where the point goes.
    pub fn image(self, symmetry: Symmetry) -> Point {
        // From the centre f6: as many steps up-right as there are columns to the right, then up.
        let [right, up] = [i32::from(self.column()) - 5, i32::from(self.row()) - 6];
        let [up, right] = symmetry.apply([up - right, right]);
        Point::new((right + 5) as u8, (up + right + 6) as u8).expect("a symmetry maps the board onto itself")
    }
}

impl Symmetric for Yinsh {
    type Symmetry = Symmetry;

    fn all_symmetries() -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    fn image(&self, _: Symmetry) -> Yinsh {
        *self
    }

    fn map_position(&self, symmetry: Symmetry, position: &Position) -> Position {
        let set = |set: u128| Points(set).fold(0, |image, point| image | point.image(symmetry).bit());
        let mut image = *position;
        image.rings = position.rings.map(set);
        image.markers = position.markers.map(set);
        image.board_key = image.hash_board();
        image
    }

    fn map_action(&self, symmetry: Symmetry, action: Action) -> Action {
        match action {
            Action::Place(point) => Action::Place(point.image(symmetry)),
            Action::Move { from, to } => Action::Move { from: from.image(symmetry), to: to.image(symmetry) },
            Action::TakeRow { first, last } => Action::take_row(first.image(symmetry), last.image(symmetry)),
            Action::TakeRing(point) => Action::TakeRing(point.image(symmetry)),
            Action::Pass => Action::Pass,
        }
    }
}
