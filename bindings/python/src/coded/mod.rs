//! Positions and actions as numbers. Their meaning never changes within a code version; docs/PYTHON.md describes it.

mod kulami;
mod lyngk;
mod yinsh;

use orrery_engine::Learn;
use orrery_games::core::{Player, Symmetric};
use orrery_view::{Spot, View};

use crate::picture::Paint;

/// A game whose actions have numbers and whose positions have planes.
pub trait Coded: Learn + View {
    /// Goes up when a number or a plane means something else.
    const CODE_VERSION: u32;
    /// How many actions have a number.
    const NUMBERS: usize;
    /// Rows and columns of a plane.
    const SIDE: usize;
    /// What the planes show, in their order.
    const PLANES: &'static [&'static str];
    /// How many planes there are.
    const COUNT: usize = Self::PLANES.len();
    /// The largest number that a plane holds.
    const MOST: u8;

    /// What the board looks like in a small picture.
    const PAINT: Paint;

    /// Whether the small picture connects the points `a` and `b`. They are neighbours, or the same point.
    fn is_joined(&self, _a: Spot, _b: Spot) -> bool {
        true
    }

    /// The number of an action. An action that is legal in no position may have none.
    fn number(&self, action: Self::Action) -> Option<usize>;

    /// The action with this number.
    fn action(&self, number: usize) -> Option<Self::Action>;

    /// Sets the byte of each of these legal actions to 1.
    fn mark(&self, legal: &[Self::Action], mask: &mut [u8]);

    /// Writes the part of an observation that no action changes, to `COUNT` planes of `SIDE` × `SIDE` bytes. All bytes are 0
    /// before.
    fn ground(&self, planes: &mut [u8]);

    /// Writes the rest of what `viewer` sees, on top of what [`Coded::ground`] wrote.
    fn show(&self, position: &Self::Position, viewer: Player, planes: &mut [u8]);

    /// For each cell of a plane, the cell that it moves to.
    fn map_cells(&self, symmetry: <Self as Symmetric>::Symmetry) -> Vec<usize>;

    /// For each plane, the plane that it becomes.
    fn map_planes(&self, _symmetry: <Self as Symmetric>::Symmetry) -> Vec<usize> {
        (0..Self::COUNT).collect()
    }
}

/// The bytes of one observation.
pub const fn size<G: Coded>() -> usize {
    G::COUNT * G::SIDE * G::SIDE
}

/// The part that no action changes. Every observation starts as a copy of it.
pub fn ground_of<G: Coded>(game: &G) -> Box<[u8]> {
    let mut planes = vec![0; size::<G>()].into_boxed_slice();
    game.ground(&mut planes);
    planes
}

/// Fills a whole plane.
#[inline]
fn fill<const CELLS: usize>(planes: &mut [u8], plane: usize, value: u8) {
    planes[plane * CELLS..][..CELLS].fill(value);
}

/// The bits of a byte as eight bytes, the lowest bit first.
#[inline]
fn eight(bits: u8) -> [u8; 8] {
    // One multiplication moves seven of the bits to their bytes, without a carry. The eighth is moved separately.
    let low = u64::from(bits & 0x7F).wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    (low | u64::from(bits >> 7) << 56).to_le_bytes()
}
