use orrery_games::kulami::Position;

use super::bonus::{Bonus, Holding};
use super::lookup::Lookup;
use super::node::{Node, States};
use super::table::{Entry, Table};
use super::tile::FACTS;
use crate::control::{Control, Limits};

/// Nodes between two looks at the clock: well below a millisecond.
const POLL_EVERY: u64 = 1 << 12;
/// No marble has more holes in line on other tiles.
const MAX_MOVES: usize = 18;
/// With so few marbles left, searching is cheaper than remembering.
const FORGET: u32 = 9;
/// Less than any value, and still so when it is subtracted from one: who is stopped at once returns it.
const LEAST: i32 = i32::MIN / 2;
/// Ordering values: of the table's move, and round which the others lie.
const FIRST: i32 = 1 << 16;
const MIDDLE: i32 = 1 << 12;

/// One attempt to solve a position. All values are what the player to act gains from here on.
pub struct Search<'a, H> {
    lookup: &'a Lookup,
    bonus: &'a Bonus,
    table: &'a mut Table,
    limits: Limits,
    control: Control<'a>,
    nodes: u64,
    stopped: bool,
    states: States,
    root: Node<H>,
}

/// The moves of a node.
struct Moves {
    /// Ordering value and hole of each move after which the game goes on.
    list: [u32; MAX_MOVES],
    count: usize,
    /// The gain and hole of the best move that ends the game.
    ending: Option<(i32, u8)>,
}

impl<'a, H: Holding> Search<'a, H> {
    /// A search of `position`, which follows a marble and is not the end of the game.
    pub fn new(
        position: &Position,
        lookup: &'a Lookup,
        bonus: &'a Bonus,
        table: &'a mut Table,
        limits: Limits,
        control: Control<'a>,
    ) -> Search<'a, H> {
        let (root, states) = Node::new(position, lookup, bonus);
        Search { lookup, bonus, table, limits, control, nodes: 0, stopped: false, states, root }
    }

    /// Positions visited.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The value and a move that achieves it; `None` when stopped.
    pub fn value(&mut self) -> Option<(i32, u8)> {
        let (mut low, mut high) = self.root.bounds();
        let mut best = self.root.open.trailing_zeros() as u8;
        // Ask on one side of the value with growing steps, and halve what is left when it was passed.
        let mut beta = (low + high + 1).div_euclid(2);
        let mut step = 1;
        while low < high {
            let (value, hole) = self.search_root(beta)?;
            if value >= beta {
                (low, best) = (value, hole);
                beta = low + step;
            } else {
                high = value;
                beta = high + 1 - step;
            }
            step *= 2;
            if beta > high || beta <= low {
                beta = (low + high + 1).div_euclid(2);
            }
        }
        Some((low, best))
    }

    /// Whether the value is more than `level` (1), the same (0) or less (−1), and a move that achieves it; `None`
    /// when stopped.
    pub fn compare(&mut self, level: i32) -> Option<(i32, u8)> {
        let (low, high) = self.root.bounds();
        let mut best = self.root.open.trailing_zeros() as u8;
        for (beta, result) in [(level + 1, 1), (level, 0)] {
            if low >= beta {
                return Some((result, best));
            }
            if high >= beta {
                let (value, hole) = self.search_root(beta)?;
                if value >= beta {
                    return Some((result, hole));
                }
                best = hole;
            }
        }
        Some((-1, best))
    }

    /// Whether the value is at least `beta`; `None` when stopped.
    pub fn reaches(&mut self, beta: i32) -> Option<bool> {
        let root = self.root;
        let value = self.search(&root, beta);
        (!self.stopped).then_some(value >= beta)
    }

    /// A line of best play to the end, given the value and the first move; cut short when stopped.
    pub fn line(&mut self, mut value: i32, mut best: u8) -> Vec<u8> {
        let mut line = vec![best];
        loop {
            let hole = usize::from(best);
            let tile = usize::from(self.lookup.tile_of[hole]);
            let before = self.states[tile];
            let facts = &FACTS[usize::from(before)];
            let me = self.root.colour();
            self.root = self.root.after(hole, before, self.lookup, self.bonus);
            self.states[tile] = facts.next[me];
            value = i32::from(facts.gain[me]) - value;
            if self.root.open == 0 || self.root.left == 0 {
                return line;
            }
            match self.search_root(value) {
                Some((_, hole)) => best = hole,
                None => return line,
            }
            line.push(best);
        }
    }

    /// As [`search`](Search::search), with the best move; `None` when stopped.
    fn search_root(&mut self, beta: i32) -> Option<(i32, u8)> {
        let root = self.root;
        let first = self.table.get(root.key()).map(|entry| entry.best);
        let found = self.search_moves(&root, first, beta);
        (!self.stopped).then_some(found)
    }

    /// The value: at least what is returned if that is `beta` or more, else at most.
    fn search(&mut self, node: &Node<H>, beta: i32) -> i32 {
        self.nodes += 1;
        self.poll();
        if self.stopped {
            return beta;
        }
        if node.left == 1 && !H::COUNTS {
            return self.lookup.largest(node.open & node.hot[0]);
        }
        let (mut low, mut high) = node.bounds();
        if high < beta {
            return high;
        }
        if low >= beta {
            return low;
        }
        if node.left == 2 && !H::COUNTS {
            return self.search_two(node, beta);
        }
        if node.left <= FORGET {
            return self.search_moves(node, None, beta).0;
        }
        let key = node.key();
        let entry = self.table.get(key);
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
        let (value, best) = self.search_moves(node, entry.map(|entry| entry.best), beta);
        if self.stopped {
            return beta;
        }
        if value >= beta {
            low = low.max(value);
        } else {
            high = high.min(value);
        }
        self.table.put(key, Entry { low: low as i16, high: high as i16, best }, node.left);
        value
    }

    /// Tries moves until one reaches `beta`; the best with its value.
    fn search_moves(&mut self, node: &Node<H>, first: Option<u8>, beta: i32) -> (i32, u8) {
        let mut moves = self.moves(node, first);
        let (mut value, mut best) = moves.ending.unwrap_or((LEAST, 0));
        for i in 0..moves.count {
            if value >= beta {
                break;
            }
            let hole = moves.pick(i);
            let tile = usize::from(self.lookup.tile_of[hole]);
            let before = self.states[tile];
            let facts = &FACTS[usize::from(before)];
            let me = node.colour();
            let gain = i32::from(facts.gain[me]);
            let next = node.after(hole, before, self.lookup, self.bonus);
            self.states[tile] = facts.next[me];
            let reached = gain - self.search(&next, gain - beta + 1);
            self.states[tile] = before;
            if self.stopped {
                break;
            }
            if reached > value {
                (value, best) = (reached, hole as u8);
            }
        }
        (value, best)
    }

    /// The last two marbles, where only tiles count.
    fn search_two(&self, node: &Node<H>, beta: i32) -> i32 {
        let mut value = i32::MIN;
        let mut rest = node.open;
        let space = node.empty & !node.last_tile & node.hot[1];
        while rest != 0 && value < beta {
            let hole = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let gain = self.lookup.largest(1 << hole & node.hot[0]);
            let reply = self.lookup.largest(self.lookup.reach[hole] & space);
            value = value.max(gain - reply);
        }
        value
    }

    /// The moves of a node, `first` to be tried first.
    fn moves(&self, node: &Node<H>, first: Option<u8>) -> Moves {
        let lookup = self.lookup;
        let mut moves = Moves { list: [0; MAX_MOVES], count: 0, ending: None };
        let mut seen = [(0, 0); MAX_MOVES];
        let mut rest = node.open;
        while rest != 0 {
            let hole = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let gain = lookup.largest(1 << hole & node.hot[0]);
            let reach = lookup.reach[hole] & node.empty;
            let open = reach & !node.last_tile;
            if open == 0 || node.left == 1 {
                let gain = gain - node.holding.after(self.bonus, hole).now();
                if moves.ending.is_none_or(|(best, _)| gain > best) {
                    moves.ending = Some((gain, hole as u8));
                }
                continue;
            }
            // Where only tiles count, two holes of a tile in line with the same empty holes are the same.
            let twin = (reach, lookup.tile_of[hole]);
            if !H::COUNTS && seen[..moves.count].contains(&twin) {
                continue;
            }
            seen[moves.count] = twin;
            // What the marble is worth, what it allows, and that few replies are soon refuted.
            let reply = lookup.largest(open & node.hot[1]);
            let order = if first == Some(hole as u8) {
                FIRST
            } else {
                MIDDLE + self.rise(node, hole) + 4 * (gain - reply) - 16 * open.count_ones() as i32
            };
            moves.list[moves.count] = (order as u32) << 8 | hole as u32;
            moves.count += 1;
        }
        moves
    }

    /// What a marble in `hole` adds to the worth of its tile for the player to act.
    #[inline]
    fn rise(&self, node: &Node<H>, hole: usize) -> i32 {
        let me = node.colour();
        let before = &FACTS[usize::from(self.states[usize::from(self.lookup.tile_of[hole])])];
        let after = &FACTS[usize::from(before.next[me])];
        let rise = i32::from(after.worth) - i32::from(before.worth);
        if me == 0 { rise } else { -rise }
    }

    #[inline]
    fn poll(&mut self) {
        if self.nodes.is_multiple_of(POLL_EVERY) {
            let spent = self.limits.nodes.is_some_and(|limit| self.nodes >= limit);
            self.stopped |= spent || self.control.is_due(&self.limits);
        }
    }
}

impl Moves {
    /// The next hole in order. The rest is left unsorted, since most of it is never looked at.
    #[inline]
    fn pick(&mut self, from: usize) -> usize {
        let mut best = from;
        for i in from + 1..self.count {
            if self.list[i] > self.list[best] {
                best = i;
            }
        }
        self.list.swap(from, best);
        (self.list[from] & 63) as usize
    }
}
