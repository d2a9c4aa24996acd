use std::fmt::Debug;

use crate::Game;

/// A game whose board can be turned and reflected.
pub trait Symmetric: Game {
    /// A rotation or reflection of the board.
    type Symmetry: Copy + Eq + Debug + 'static;

    /// All rotations and reflections, the identity first.
    fn all_symmetries() -> &'static [Self::Symmetry];

    /// The game on the transformed board; this game itself where the board does not change.
    fn image(&self, symmetry: Self::Symmetry) -> Self;

    /// The transformed position, of the game `image(symmetry)`.
    fn map_position(&self, symmetry: Self::Symmetry, position: &Self::Position) -> Self::Position;

    /// The transformed action, of the game `image(symmetry)`.
    fn map_action(&self, symmetry: Self::Symmetry, action: Self::Action) -> Self::Action;

    /// The rotations and reflections that leave this game as it is.
    fn symmetries(&self) -> Vec<Self::Symmetry> {
        Self::all_symmetries().iter().copied().filter(|&symmetry| self.image(symmetry) == *self).collect()
    }
}

/// A rotation of a hexagonal board by multiples of 60°, after a reflection or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HexSymmetry {
    sixths: u8,
    mirrored: bool,
}

impl HexSymmetry {
    /// All twelve, the identity first.
    pub const ALL: [HexSymmetry; 12] = {
        let mut all = [HexSymmetry { sixths: 0, mirrored: false }; 12];
        let mut i = 0;
        while i < all.len() {
            all[i] = HexSymmetry { sixths: i as u8 % 6, mirrored: i >= 6 };
            i += 1;
        }
        all
    };

    /// Where a point goes that is reached from the centre by `y` steps in one direction and `x` in the next, 60°
    /// from it. Rotations lead from the one towards the other, the reflection keeps the one.
    ///
    /// ```
    /// use orrery_core::HexSymmetry;
    ///
    /// let sixth = HexSymmetry::ALL[1];
    /// let once_round = (0..6).fold([2, 1], |point, _| sixth.apply(point));
    /// assert_eq!(once_round, [2, 1]);
    /// ```
    pub fn apply(self, [x, y]: [i32; 2]) -> [i32; 2] {
        let start = if self.mirrored { [-x, x + y] } else { [x, y] };
        (0..self.sixths).fold(start, |[x, y], _| [x + y, -x])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_different_images_and_the_identity_first() {
        let point = [1, 3];
        let images = HexSymmetry::ALL.map(|symmetry| symmetry.apply(point));
        assert_eq!(images[0], point);
        assert!((0..12).all(|i| !images[..i].contains(&images[i])), "{images:?}");
    }

    #[test]
    fn a_sixth_goes_once_round_and_the_reflection_keeps_a_direction() {
        let [sixth, mirror] = [HexSymmetry::ALL[1], HexSymmetry::ALL[6]];
        let round = [[0, 1], [1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]];
        assert!(round.windows(2).all(|steps| sixth.apply(steps[0]) == steps[1]));
        assert_eq!((mirror.apply([0, 1]), mirror.apply(mirror.apply([2, 5]))), ([0, 1], [2, 5]));
    }
}
