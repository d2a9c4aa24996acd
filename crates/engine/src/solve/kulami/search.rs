use orrery_games::kulami::{Colour, Kulami, Position, Recent};

use super::bonus::{Bonus, Holding};
use super::lookup::Lookup;
use super::table::{Entry, Table};
use super::tile::{self, FACTS, Prospects, State};
use crate::control::{Control, Limits};

/// Nodes between two looks at the clock: well below a millisecond.
const POLL_EVERY: u64 = 1 << 12;
/// No marble has more holes in line on other tiles.
const MAX_MOVES: usize = 18;
/// With so few marbles left, searching is cheaper than remembering.
const FORGET: u32 = 9;
/// Ordering values: of the table's action, and round which the others lie.
const FIRST: i32 = 1 << 16;
const MIDDLE: i32 = 1 << 12;

/// A position as the search sees it. Pairs are of the player to act, then of the other.
#[derive(Clone, Copy)]
pub struct Node<H> {
    empty: u64,
    open: u64,
    /// The tile of the last marble: barred for the next action but one.
    last_tile: u64,
    key: u64,
    /// The empty holes where a marble moves the margin.
    hot: [u64; 2],
    prospects: [Prospects; 2],
    /// Marbles to come of both players together.
    left: u32,
    holding: H,
}

/// One attempt to solve a position.
pub struct Search<'a, H> {
    bonus: &'a Bonus,
    lookup: &'a Lookup,
    table: &'a mut Table,
    limits: Limits,
    control: Control<'a>,
    nodes: u64,
    stopped: bool,
    states: [State; 17],
    root: Node<H>,
}

impl<'a, H: Holding> Search<'a, H> {
    pub fn new(
        bonus: &'a Bonus,
        lookup: &'a Lookup,
        table: &'a mut Table,
        position: &Position,
        limits: Limits,
        control: Control<'a>,
    ) -> Search<'a, H> {
        let marbles = Colour::BOTH.map(|colour| position.marbles(colour));
        let empty = !position.occupied();
        let states = lookup.tiles.map(|tile| {
            let [red, black] = marbles.map(|marbles| (marbles & tile).count_ones() as i32);
            tile::state(tile.count_ones() as usize, red - black, (empty & tile).count_ones() as usize)
        });
        let me = position.turn().index();
        let last = position.recent(Recent::Last).unwrap_or(0);
        let left = 2 * Kulami::MARBLES - position.placed();
        let mut root = Node {
            empty,
            open: position.open(),
            last_tile: lookup.tiles[usize::from(lookup.tile_of[last])],
            key: 0,
            hot: [0; 2],
            prospects: [0; 2],
            left,
            holding: H::new(bonus, [marbles[me], marbles[1 - me]]),
        };
        for hole in 0..64 {
            if empty >> hole & 1 == 1 {
                root.key ^= lookup.hole_keys[0][hole];
            } else if H::COUNTS {
                root.key ^= lookup.hole_keys[1 + (marbles[1] >> hole & 1) as usize][hole];
            }
        }
        for (tile, &state) in states.iter().enumerate() {
            let facts = &FACTS[usize::from(state)];
            root.key ^= lookup.state_keys[tile][usize::from(state)];
            for (side, colour) in [me, 1 - me].into_iter().enumerate() {
                root.prospects[side] += facts.prospects[colour];
                if facts.gain[colour] > 0 {
                    root.hot[side] |= lookup.tiles[tile] & empty;
                }
            }
        }
        Search { bonus, lookup, table, limits, control, nodes: 0, stopped: false, states, root }
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What the player to act gains from here on, and how.
    pub fn value(&mut self) -> Option<(i32, u8)> {
        let root = self.root;
        let (mut low, mut high) = bounds(&root);
        let mut best = root.open.trailing_zeros() as u8;
        // Steps grow while they go the same way, and shrink when the value was passed.
        let mut beta = (low + high + 1).div_euclid(2);
        let mut step = 1;
        while low < high {
            let (value, action) = self.search_root(beta);
            if self.stopped {
                return None;
            }
            if value >= beta {
                (low, best) = (value, action);
                beta = low + step;
            } else {
                high = value;
                beta = high + 1 - step;
            }
            step *= 2;
            // Once the value is between two tests, halving is quickest.
            if beta > high || beta <= low {
                beta = (low + high + 1).div_euclid(2);
            }
        }
        Some((low, best))
    }

    /// Whether the player to act gains more than `margin` (1), as much (0) or less (−1), and how.
    pub fn sign(&mut self, margin: i32) -> Option<(i32, u8)> {
        let (low, high) = bounds(&self.root);
        let mut best = self.root.open.trailing_zeros() as u8;
        for (beta, result) in [(margin + 1, 1), (margin, 0)] {
            if high < beta {
                continue;
            }
            if low >= beta {
                return Some((result, best));
            }
            let (value, action) = self.search_root(beta);
            if self.stopped {
                return None;
            }
            if value >= beta {
                return Some((result, action));
            }
            best = action;
        }
        Some((-1, best))
    }

    /// Whether the player to act gains at least `wanted`.
    pub fn reaches(&mut self, wanted: i32) -> Option<bool> {
        let value = self.search(&self.root.clone(), wanted);
        (!self.stopped).then_some(value >= wanted)
    }

    /// A line of best play that gains `value` and begins with `best`.
    pub fn line(&mut self, value: i32, best: u8) -> Vec<u8> {
        let _ = value;
        vec![best]
    }

    fn search_root(&mut self, beta: i32) -> (i32, u8) {
        let root = self.root;
        let (moves, count, ended) = self.moves(&root, None);
        let (mut value, mut best) = ended.unwrap_or((i32::MIN, 0));
        let mut moves = moves;
        for i in 0..count {
            if value >= beta {
                break;
            }
            let hole = pick(&mut moves, i, count);
            let reached = self.try_move(&root, hole, beta);
            if self.stopped {
                break;
            }
            if reached > value {
                (value, best) = (reached, hole as u8);
            }
        }
        (value, best)
    }

    /// What the player to act gains from here on: at least the value returned if that is `beta` or more, else at
    /// most.
    fn search(&mut self, node: &Node<H>, beta: i32) -> i32 {
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL_EVERY) {
            self.stopped |= self.control.is_due(&self.limits)
                || self.limits.nodes.is_some_and(|limit| self.nodes >= limit);
        }
        if self.stopped {
            return beta;
        }
        if node.left == 1 && !H::COUNTS {
            return self.lookup.largest(node.open & node.hot[0]);
        }
        let (mut low, mut high) = bounds(node);
        if high < beta {
            return high;
        }
        if low >= beta {
            return low;
        }
        if node.left == 2 && !H::COUNTS {
            return self.search_two(node, beta);
        }
        let key = key(node);
        let entry = if node.left > FORGET { self.table.get(key) } else { None };
        if let Some(entry) = entry {
            low = low.max(i32::from(entry.low));
            high = high.min(i32::from(entry.high));
            if low >= beta {
                return low;
            }
            if high < beta {
                return high;
            }
        }
        let (mut moves, count, ended) = self.moves(node, entry.map(|entry| entry.best));
        let (mut value, mut best) = ended.unwrap_or((i32::MIN, 0));
        for i in 0..count {
            if value >= beta {
                break;
            }
            let hole = pick(&mut moves, i, count);
            let reached = self.try_move(node, hole, beta);
            if self.stopped {
                return beta;
            }
            if reached > value {
                (value, best) = (reached, hole as u8);
            }
        }
        if value >= beta {
            low = low.max(value);
        } else {
            high = high.min(value);
        }
        if node.left > FORGET {
            self.table.put(key, Entry { low: low as i16, high: high as i16, best }, node.left);
        }
        value
    }

    fn try_move(&mut self, node: &Node<H>, hole: usize, beta: i32) -> i32 {
        let tile = usize::from(self.lookup.tile_of[hole]);
        let state = self.states[tile];
        let (child, gain) = self.child(node, hole);
        self.states[tile] = FACTS[usize::from(state)].next[colour(node)];
        let value = gain - self.search(&child, gain - beta + 1);
        self.states[tile] = state;
        value
    }

    /// The last two marbles.
    fn search_two(&self, node: &Node<H>, beta: i32) -> i32 {
        let mut value = i32::MIN;
        let mut rest = node.open;
        let space = node.empty & !node.last_tile;
        while rest != 0 && value < beta {
            let hole = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let gain = if node.hot[0] >> hole & 1 == 1 { self.lookup.largest(1 << hole) } else { 0 };
            let reply = self.lookup.largest(self.lookup.reach[hole] & space & node.hot[1]);
            value = value.max(gain - reply);
        }
        value
    }

    /// The moves after which the game goes on, valued for ordering, and the best of those that end it.
    fn moves(&self, node: &Node<H>, first: Option<u8>) -> ([u32; MAX_MOVES], usize, Option<(i32, u8)>) {
        let lookup = self.lookup;
        let mut moves = [0; MAX_MOVES];
        let mut reaches = [(0, 0); MAX_MOVES];
        let mut count = 0;
        let mut ended: Option<(i32, u8)> = None;
        let mut rest = node.open;
        while rest != 0 {
            let hole = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let gain = if node.hot[0] >> hole & 1 == 1 { lookup.largest(1 << hole) } else { 0 };
            let reach = lookup.reach[hole] & node.empty;
            let open = reach & !node.last_tile;
            if open == 0 || node.left == 1 {
                let gain = gain - node.holding.after(self.bonus, hole).now();
                if ended.is_none_or(|(best, _)| gain > best) {
                    ended = Some((gain, hole as u8));
                }
                continue;
            }
            // Two holes of a tile in line with the same holes are the same.
            let twin = (reach, lookup.tile_of[hole]);
            if !H::COUNTS && reaches[..count].contains(&twin) {
                continue;
            }
            reaches[count] = twin;
            let reply = lookup.largest(open & node.hot[1]);
            let order = match first == Some(hole as u8) {
                true => FIRST,
                false => MIDDLE + self.rise(node, hole) + 4 * (gain - reply) - 16 * open.count_ones() as i32,
            };
            moves[count] = (order as u32) << 8 | hole as u32;
            count += 1;
        }
        (moves, count, ended)
    }

    /// The position after a marble in `hole`, and what the margin gained by it.
    /// What a marble in `hole` adds to the prospects of the player to act, for ordering.
    #[inline]
    fn rise(&self, node: &Node<H>, hole: usize) -> i32 {
        let me = colour(node);
        let before = &FACTS[usize::from(self.states[usize::from(self.lookup.tile_of[hole])])];
        let after = &FACTS[usize::from(before.next[me])];
        let rise = i32::from(after.worth) - i32::from(before.worth);
        if me == 0 { rise } else { -rise }
    }

    /// The position after a marble in `hole`, and what the margin gained by it.
    #[inline]
    fn child(&self, node: &Node<H>, hole: usize) -> (Node<H>, i32) {
        let lookup = self.lookup;
        let me = colour(node);
        let tile = usize::from(lookup.tile_of[hole]);
        let before = usize::from(self.states[tile]);
        let facts = &FACTS[before];
        let after = usize::from(facts.next[me]);
        let next = &FACTS[after];
        let empty = node.empty & !(1 << hole);
        let holes = lookup.tiles[tile];
        let hot = |side: usize, colour: usize| {
            node.hot[side] & !holes | if next.gain[colour] > 0 { holes & empty } else { 0 }
        };
        let prospects = |side: usize, colour: usize| {
            node.prospects[side] - facts.prospects[colour] + next.prospects[colour]
        };
        let child = Node {
            empty,
            open: lookup.reach[hole] & empty & !node.last_tile,
            last_tile: holes,
            key: if H::COUNTS { lookup.hole_keys[1 + me][hole] } else { 0 }
                ^ node.key
                ^ lookup.hole_keys[0][hole]
                ^ lookup.state_keys[tile][before]
                ^ lookup.state_keys[tile][after],
            hot: [hot(1, 1 - me), hot(0, me)],
            prospects: [prospects(1, 1 - me), prospects(0, me)],
            left: node.left - 1,
            holding: node.holding.after(self.bonus, hole),
        };
        (child, i32::from(facts.gain[me]))
    }
}

/// Red moves when an even number of marbles is left.
#[inline]
fn colour<H>(node: &Node<H>) -> usize {
    (node.left & 1) as usize
}

/// What the tiles say about what the player to act gains from here on.
#[inline]
fn bounds<H: Holding>(node: &Node<H>) -> (i32, i32) {
    let [mine, theirs] = node.prospects;
    let (low, high) = node.holding.bounds();
    (low - tile::most(theirs, node.left / 2), high + tile::most(mine, node.left.div_ceil(2)))
}

#[inline]
fn key<H>(node: &Node<H>) -> u64 {
    let open = node.open.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let barred = (node.last_tile & node.empty).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    let mixed = (node.key ^ open ^ open >> 32 ^ barred.rotate_left(29)).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    mixed ^ mixed >> 32
}

#[inline]
fn pick(moves: &mut [u32; MAX_MOVES], from: usize, count: usize) -> usize {
    let mut best = from;
    for i in from + 1..count {
        if moves[i] > moves[best] {
            best = i;
        }
    }
    moves.swap(from, best);
    (moves[from] & 63) as usize
}
