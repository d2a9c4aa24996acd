//! Positions and actions as numbers: fixed for ever within a version, and written down in docs/PYTHON.md.

mod kulami;
mod lyngk;
mod yinsh;

use orrery_engine::Learn;
use orrery_games::core::{Player, Symmetric};
use orrery_view::{Spot, View};

use crate::picture::Paint;

/// A game whose actions have numbers and whose positions have planes.
pub trait Coded: Learn + View {
    /// Changes with what a number or a plane means.
    const CODE_VERSION: u32;
    /// How many numbers of actions there are.
    const NUMBERS: usize;
    /// Rows and columns of a plane.
    const SIDE: usize;
    /// What the planes show, in their order.
    const PLANES: &'static [&'static str];
    /// How many planes there are: their names are counted once.
    const COUNT: usize = Self::PLANES.len();
    /// The largest number that a plane holds.
    const MOST: u8;

    /// What the board looks like in a small picture.
    const PAINT: Paint;

    /// Whether two points next to each other, or a point with itself, are drawn as one.
    fn is_joined(&self, _a: Spot, _b: Spot) -> bool {
        true
    }

    /// The number of an action, if it has one: what no position allows may have none.
    fn number(&self, action: Self::Action) -> Option<usize>;

    /// The action with this number.
    fn action(&self, number: usize) -> Option<Self::Action>;

    /// Sets the byte of each of these legal actions to 1.
    fn mark(&self, legal: &[Self::Action], mask: &mut [u8]);

    /// Writes what no action changes: to `COUNT` planes of `SIDE` × `SIDE` bytes, all of which are 0.
    fn ground(&self, planes: &mut [u8]);

    /// Writes what `viewer` sees besides, over the ground.
    fn show(&self, position: &Self::Position, viewer: Player, planes: &mut [u8]);

    /// For each cell of a plane where it goes.
    fn map_cells(&self, symmetry: <Self as Symmetric>::Symmetry) -> Vec<usize>;

    /// For each plane which one it becomes.
    fn map_planes(&self, _symmetry: <Self as Symmetric>::Symmetry) -> Vec<usize> {
        (0..Self::COUNT).collect()
    }
}

/// The bytes of one observation.
pub const fn size<G: Coded>() -> usize {
    G::COUNT * G::SIDE * G::SIDE
}

/// What no action changes, to begin each observation with.
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
    // Seven bits by one multiplication, each to its byte without a carry; the eighth beside it.
    let low = u64::from(bits & 0x7F).wrapping_mul(0x0002_0408_1020_4081) & 0x0101_0101_0101_0101;
    (low | u64::from(bits >> 7) << 56).to_le_bytes()
}
