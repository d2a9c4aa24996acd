use orrery_games::kulami::{Board, Colour, Hole, Kulami, Position, Recent};

use super::bonus::{Bonus, Holding};
use super::lookup::Lookup;
use super::tile::{self, FACTS, Prospects, State};

/// A position as the search sees it, except what is on its tiles. Pairs are of the player to act, then of the other.
#[derive(Clone, Copy)]
pub struct Node<H> {
    pub empty: u64,
    /// The holes that may be played.
    pub open: u64,
    /// The tile of the last marble: barred for the next action but one.
    pub last_tile: u64,
    /// The empty holes where a marble moves the margin.
    pub hot: [u64; 2],
    pub prospects: [Prospects; 2],
    /// Marbles to come of both players together.
    pub left: u32,
    pub holding: H,
    key: u64,
}

/// What is on each tile.
pub type States = [State; Board::TILES];

impl<H: Holding> Node<H> {
    /// The node of a position, with what is on its tiles.
    pub fn new(position: &Position, lookup: &Lookup, bonus: &Bonus) -> (Node<H>, States) {
        let marbles = Colour::BOTH.map(|colour| position.marbles(colour).bits());
        let empty = (!position.occupied()).bits();
        let states = lookup.tiles.map(|tile| {
            let [red, black] = marbles.map(|marbles| (marbles & tile).count_ones() as i32);
            tile::state(tile.count_ones() as usize, red - black, (empty & tile).count_ones() as usize)
        });
        let me = position.turn().index();
        let last = position.recent(Recent::Last).map_or(0, Hole::index);
        let mut node = Node {
            empty,
            open: position.open().bits(),
            last_tile: lookup.tiles[usize::from(lookup.tile_of[last])],
            hot: [0; 2],
            prospects: [0; 2],
            left: 2 * Kulami::MARBLES - position.placed(),
            holding: H::new(bonus, [marbles[me], marbles[1 - me]]),
            key: 0,
        };
        for hole in 0..Board::HOLES {
            let filled = marbles.iter().position(|marbles| marbles >> hole & 1 == 1);
            node.key ^= match filled {
                None => lookup.hole_keys[0][hole],
                Some(colour) if H::COUNTS => lookup.hole_keys[1 + colour][hole],
                Some(_) => 0,
            };
        }
        for (tile, &state) in states.iter().enumerate() {
            let facts = &FACTS[usize::from(state)];
            node.key ^= lookup.state_keys[tile][usize::from(state)];
            for (side, colour) in [me, 1 - me].into_iter().enumerate() {
                node.prospects[side] += facts.prospects[colour];
                if facts.gain[colour] > 0 {
                    node.hot[side] |= lookup.tiles[tile] & empty;
                }
            }
        }
        (node, states)
    }

    /// The node after a marble in `hole`, whose tile has this state before.
    #[inline]
    pub fn after(&self, hole: usize, before: State, lookup: &Lookup, bonus: &Bonus) -> Node<H> {
        let me = self.colour();
        let tile = usize::from(lookup.tile_of[hole]);
        let holes = lookup.tiles[tile];
        let facts = &FACTS[usize::from(before)];
        let after = facts.next[me];
        let next = &FACTS[usize::from(after)];
        let empty = self.empty & !(1 << hole);
        let hot = |side: usize, colour: usize| {
            self.hot[side] & !holes | if next.gain[colour] > 0 { holes & empty } else { 0 }
        };
        let prospects = |side: usize, colour: usize| {
            self.prospects[side] - facts.prospects[colour] + next.prospects[colour]
        };
        let mut key = self.key ^ lookup.hole_keys[0][hole];
        key ^= lookup.state_keys[tile][usize::from(before)] ^ lookup.state_keys[tile][usize::from(after)];
        if H::COUNTS {
            key ^= lookup.hole_keys[1 + me][hole];
        }
        Node {
            empty,
            open: lookup.reach[hole] & empty & !self.last_tile,
            last_tile: holes,
            hot: [hot(1, 1 - me), hot(0, me)],
            prospects: [prospects(1, 1 - me), prospects(0, me)],
            left: self.left - 1,
            holding: self.holding.after(bonus, hole),
            key,
        }
    }

    /// The index of the colour to act: red when an even number of marbles is left.
    #[inline]
    pub fn colour(&self) -> usize {
        (self.left & 1) as usize
    }

    /// Between what the player to act gains from here on.
    #[inline]
    pub fn bounds(&self) -> (i32, i32) {
        let [mine, theirs] = self.prospects;
        let (low, high) = self.holding.bounds();
        (low - tile::most(theirs, self.left / 2), high + tile::most(mine, self.left.div_ceil(2)))
    }

    /// A hash of all that the value depends on: what may be played now and next, not where the last marble lies.
    #[inline]
    pub fn key(&self) -> u64 {
        let open = self.open.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let barred = (self.last_tile & self.empty).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        let mixed =
            (self.key ^ open ^ open >> 32 ^ barred.rotate_left(29)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^ mixed >> 32
    }
}
