use orrery_games::core::Rng;
use orrery_games::kulami::{Board, Hole, Holes, Kulami};

use super::tile::{self, FACTS};

/// The board as the search wants it.
pub struct Lookup {
    /// What is in line with each hole and on another tile.
    pub reach: [u64; Board::HOLES],
    /// The number of the tile round each hole.
    pub tile_of: [u8; Board::HOLES],
    /// The holes of each tile.
    pub tiles: [u64; Board::TILES],
    /// The holes of all tiles of each size, in the order of [`tile::SIZES`].
    pub sized: [u64; 4],
    /// Keys for an empty hole, and for a red and a black marble where it matters where they lie.
    pub hole_keys: [[u64; Board::HOLES]; 3],
    /// Keys for what is on a tile: 0 where nothing more can be won.
    pub state_keys: [[u64; tile::STATES]; Board::TILES],
}

impl Lookup {
    /// The tables of this game's board.
    pub fn new(game: &Kulami) -> Lookup {
        let board = game.board();
        let tiles = board.tiles().map(Holes::bits);
        let mut reach = [0; Board::HOLES];
        for hole in Hole::all() {
            reach[hole.index()] = board.reach(hole).bits();
        }
        let tile_of = |hole: usize| tiles.iter().position(|tile| tile >> hole & 1 == 1).unwrap_or(0) as u8;
        let of_size = |size: usize| tiles.iter().filter(move |tile| tile.count_ones() as usize == size);
        let mut rng = Rng::new(0x656E_6467_616D_6573);
        let mut key = || rng.next();
        Lookup {
            reach,
            tile_of: std::array::from_fn(tile_of),
            tiles,
            sized: tile::SIZES.map(|size| of_size(size).fold(0, |all, tile| all | tile)),
            hole_keys: std::array::from_fn(|_| std::array::from_fn(|_| key())),
            state_keys: std::array::from_fn(|_| {
                std::array::from_fn(|state| if FACTS[state].alive { key() } else { 0 })
            }),
        }
    }

    /// The largest size among the tiles of these holes.
    #[inline]
    pub fn largest(&self, holes: u64) -> i32 {
        tile::largest(self.sized, holes)
    }
}
