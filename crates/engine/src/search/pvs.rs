mod order;

use std::sync::atomic::{AtomicU64, Ordering};

use orrery_games::core::Game;

use super::table::{Bound, Entry, Table};
use super::{Info, Line, ProbCut};
use crate::control::{Control, Limits};
use crate::eval::{Evaluate, Judge, Node};
use crate::sight::Sight;
use crate::sorting::sort_by_key;
use crate::value::{PROVEN, Value, WIN, of_outcome};

/// No line is followed further, extensions included.
const MAX_PLY: usize = 120;
/// The largest depth of an iteration.
const MAX_DEPTH: u32 = 99;
/// Half the first window around the value of the iteration before.
const ASPIRATION: Value = 150;
/// By how much an estimate must miss the window, for each ply to go, to decide without a search where nothing was learned.
const FUTILITY_MARGIN: Value = 300;
/// Actions that promise as much are always searched.
const PROMISING: i32 = 1 << 16;
/// How little late actions are reduced by a judge that says nothing else.
pub const LMR_DIVISOR: i32 = 4;

/// A principal variation search by iterative deepening, on one thread. How positions are judged is left to `J`.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use std::time::Duration;
///
/// use orrery_engine::games::{core::Game, kulami::Kulami};
/// use orrery_engine::{Control, Hand, Limits, Nets, Searcher, Table};
///
/// let game = Kulami::new(&"kulami".parse()?)?;
/// let nets = Nets::usual();
/// let limits = Limits { depth: Some(3), ..Limits::default() };
/// let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
///
/// let table = Table::new(1);
/// let by_hand = Searcher::new(&game, Hand, &table, limits, control).run(&game.start(), 1, 1, |_| ());
/// let table = Table::new(1);
/// let with_net = Searcher::new(&game, nets.judge(&game), &table, limits, control).run(&game.start(), 1, 1, |_| ());
/// assert_eq!((by_hand.len(), with_net.len()), (1, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Searcher<'a, G: Evaluate, J: Judge<G>> {
    game: &'a G,
    judge: J,
    table: &'a Table,
    control: Control<'a>,
    limits: Limits,
    sight: Sight,
    /// Whether some actions at the root are left to themselves.
    narrowed: bool,
    nodes: u64,
    /// Positions visited by threads that search along.
    shared_nodes: &'a AtomicU64,
    stopped: bool,
    /// Whether an estimate went into what is being searched.
    estimated: bool,
    /// How well the actions of each slot did, for both players.
    history: Vec<[i32; 2]>,
    plies: Vec<Ply<G>>,
}

/// What an estimate says before the search of a position.
enum Futility {
    /// This value is enough.
    Enough(Value),
    /// Only promising actions are worth a search.
    Hopeless,
    /// Nothing.
    Open,
}

/// What is kept for each distance from the root.
struct Ply<G: Game> {
    actions: Vec<G::Action>,
    /// Ordering value and place in `actions`.
    order: Vec<(i32, u16)>,
    killers: [Option<G::Action>; 2],
    /// The best line from here.
    best_line: Vec<G::Action>,
}

impl<'a, G: Evaluate, J: Judge<G>> Searcher<'a, G, J> {
    /// A search of `game` by what `judge` says, that remembers in `table`.
    pub fn new(
        game: &'a G,
        judge: J,
        table: &'a Table,
        limits: Limits,
        control: Control<'a>,
    ) -> Searcher<'a, G, J> {
        /// Nobody searches along.
        static ALONE: AtomicU64 = AtomicU64::new(0);
        let ply =
            || Ply { actions: Vec::new(), order: Vec::new(), killers: [None; 2], best_line: Vec::new() };
        let plies = (0..MAX_PLY + 2).map(|_| ply()).collect();
        let history = vec![[0; 2]; G::SLOTS];
        let (sight, shared_nodes) = (Sight::FULL, &ALONE);
        Searcher {
            game,
            judge,
            table,
            control,
            limits,
            sight,
            narrowed: false,
            nodes: 0,
            shared_nodes,
            stopped: false,
            estimated: false,
            history,
            plies,
        }
    }

    /// The same search by somebody who overlooks things.
    pub fn with_sight(mut self, sight: Sight) -> Searcher<'a, G, J> {
        self.sight = sight;
        self
    }

    /// The same search, told where the threads that search along count their positions.
    pub fn with_shared_nodes(mut self, nodes: &'a AtomicU64) -> Searcher<'a, G, J> {
        self.shared_nodes = nodes;
        self
    }

    /// How many positions were visited.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Deepens from `first_depth` on until a limit is reached, and tells `report` about each iteration.
    ///
    /// Returns the best lines of the last whole iteration; the game must not be over. At least one line comes
    /// back, whatever the limits.
    pub fn run(
        &mut self,
        position: &G::Position,
        first_depth: u32,
        lines: usize,
        mut report: impl FnMut(&Info<G::Action>),
    ) -> Vec<Line<G::Action>> {
        let actions = self.game.legal(position);
        let seen = |action: &&G::Action| self.sight.sees(self.game, position, **action);
        let root = |&action: &G::Action| {
            let actions = vec![action];
            Line { value: -WIN, proved: false, margin: None, distance: None, actions }
        };
        let mut roots: Vec<Line<G::Action>> = actions.iter().filter(seen).map(root).collect();
        if roots.is_empty() {
            roots.push(root(&actions[0]));
        }
        sort_by_key(&mut roots, |root| -i64::from(self.game.promise(position, root.actions[0])));
        self.narrowed = lines == 1 && self.narrow(position, &mut roots);
        let lines = lines.clamp(1, roots.len());
        let node = G::Node::new(self.game, position);
        for depth in first_depth..=self.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH) {
            let before = roots.clone();
            for place in 0..lines {
                if !self.deepen_root(&node, &mut roots, place, depth) {
                    break;
                }
            }
            if self.stopped {
                // A whole iteration is better than a broken one, except where a new best action came out of it.
                if roots[0].actions[0] == before[0].actions[0] || roots[0].value == -WIN {
                    roots = before;
                }
                break;
            }
            let best = &roots[..lines];
            let nodes = self.nodes + self.shared_nodes.load(Ordering::Relaxed);
            report(&Info { depth, nodes, time: (self.control.elapsed)(), lines: best.to_vec() });
            let proved = best.iter().all(|line| line.proved);
            let late = self.limits.soft_time.is_some_and(|time| (self.control.elapsed)() >= time);
            if proved || late {
                break;
            }
        }
        roots.truncate(lines);
        roots
    }

    /// Where the judge knows which actions are played, leaves the likeliest, in that order. Whether some are left out.
    fn narrow(&self, position: &G::Position, roots: &mut Vec<Line<G::Action>>) -> bool {
        let Some(count) = self.judge.candidates(self.game, position) else { return false };
        sort_by_key(roots, |root| -i64::from(self.judge.likelihood(self.game, position, root.actions[0])));
        let narrowed = roots.len() > count;
        roots.truncate(count);
        narrowed
    }

    /// Finds the best of `roots[place..]` and brings it to `place`. `false` if the search was stopped.
    fn deepen_root(
        &mut self,
        node: &G::Node,
        roots: &mut [Line<G::Action>],
        place: usize,
        depth: u32,
    ) -> bool {
        let guess = roots[place].value;
        let mut half = ASPIRATION;
        let known = depth > 1 && guess.abs() < PROVEN;
        let (mut alpha, mut beta) = if known { (guess - half, guess + half) } else { (-WIN, WIN) };
        let before = roots.to_vec();
        loop {
            let value = self.search_root(node, &mut roots[place..], depth as i32, alpha, beta);
            if self.stopped {
                return false;
            }
            half *= 4;
            if value <= alpha && alpha > -WIN {
                // All are worse than expected, and which is the best nobody knows: the order of before is better.
                roots.clone_from_slice(&before);
                alpha = if half > 4000 { -WIN } else { value - half };
            } else if value >= beta && beta < WIN {
                beta = if half > 4000 { WIN } else { value + half };
            } else {
                return true;
            }
        }
    }

    /// Searches all roots within a window and sorts the best to the front.
    fn search_root(
        &mut self,
        node: &G::Node,
        roots: &mut [Line<G::Action>],
        depth: i32,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        let mut best = -WIN - 1;
        self.estimated = false;
        for i in 0..roots.len() {
            let action = roots[i].actions[0];
            let mut next = *node;
            next.play(self.game, action);
            let reduction = if i == 0 { 0 } else { self.reduction(depth, i) };
            let value = self.step(node, &next, depth, reduction, i > 0, alpha, beta, 1);
            if self.stopped {
                return best;
            }
            if value > best {
                best = value;
                roots[i].value = value;
                let line = std::mem::take(&mut self.plies[1].best_line);
                roots[i].actions.truncate(1);
                roots[i].actions.extend(&line);
                self.plies[1].best_line = line;
                roots[..=i].rotate_right(1);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        // Somebody who overlooks things proves nothing but a win with the next action, which nobody can answer. Whoever
        // leaves out actions of their own may prove that they win, but not that they do not.
        let decided = best.abs() >= PROVEN;
        let sees_enough = match best {
            best if best == WIN - 1 => true,
            PROVEN.. => self.sight.sees_all(),
            _ => self.sight.sees_all() && !self.narrowed,
        };
        roots[0].proved = sees_enough && (!self.estimated || decided);
        roots[0].distance = (roots[0].proved && decided).then(|| (WIN - best.abs()).max(0) as u32);
        best
    }

    /// The value, for the player to act in `position`, of going to `next`. All but the first action are first
    /// tried with a null window and less depth.
    #[allow(clippy::too_many_arguments)]
    fn step(
        &mut self,
        node: &G::Node,
        next: &G::Node,
        depth: i32,
        reduction: i32,
        scout: bool,
        alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        let depth = if G::is_aftermath(node.position()) { depth } else { depth - 1 };
        if !scout {
            return self.child(node, next, depth, alpha, beta, ply);
        }
        let mut value = self.child(node, next, depth - reduction, alpha, alpha + 1, ply);
        if value > alpha && reduction > 0 {
            value = self.child(node, next, depth, alpha, alpha + 1, ply);
        }
        if value > alpha && value < beta {
            value = self.child(node, next, depth, alpha, beta, ply);
        }
        value
    }

    /// Signs change only where the player to act does.
    fn child(
        &mut self,
        node: &G::Node,
        next: &G::Node,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        if self.game.to_act(node.position()) == self.game.to_act(next.position()) {
            self.search(next, depth, alpha, beta, ply)
        } else {
            -self.search(next, depth, -beta, -alpha, ply)
        }
    }

    fn search(&mut self, node: &G::Node, depth: i32, alpha: Value, beta: Value, ply: usize) -> Value {
        self.plies[ply].best_line.clear();
        self.nodes += 1;
        self.poll();
        if self.stopped {
            return alpha;
        }
        if let Some(outcome) = self.game.outcome(node.position()) {
            return of_outcome(outcome, self.game.to_act(node.position()), ply);
        }
        if ply >= MAX_PLY || depth <= 0 && !G::is_aftermath(node.position()) {
            self.estimated = true;
            return self.estimate(node, alpha, beta);
        }
        // No line from here is better than winning at once, or worse than losing at once.
        let (alpha, beta) = (alpha.max(ply as Value - WIN), beta.min(WIN - ply as Value - 1));
        if alpha >= beta {
            return alpha;
        }
        let key = node.key(self.game);
        let entry = if depth > G::Node::FORGET { self.table.get(key, ply) } else { None };
        if let Some(entry) = entry.filter(|entry| entry.depth >= depth && beta - alpha == 1) {
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            };
            if cuts {
                self.estimated |= !entry.proved;
                return entry.value;
            }
        }
        let hopeless = match self.futility(node, depth, alpha, beta) {
            Futility::Enough(value) => return value,
            Futility::Hopeless => true,
            Futility::Open => false,
        };
        let mut first = entry.map(|entry| entry.best);
        if self.may_prune(node.position(), depth, alpha, beta)
            && let (Some(probcut), Some(shallow)) =
                (self.judge.probcut(self.game, node.position()), ProbCut::shallow(depth))
        {
            let margin = probcut.margin(depth, shallow);
            if let Some(value) = self.probcut_value(node, shallow, margin, alpha, beta, ply) {
                return value;
            }
            // What was just looked at may have found a better action to begin with.
            first = self.table.get(key, ply).map(|entry| entry.best).or(first);
        }
        self.order_actions(node.position(), first, ply);
        self.search_actions(node, key, depth, alpha, beta, ply, hopeless)
    }

    /// Whether nobody asks for the exact value, and proofs are not what is wanted.
    #[inline]
    fn may_prune(&self, position: &G::Position, depth: i32, alpha: Value, beta: Value) -> bool {
        let scout = beta - alpha == 1 && beta.abs() < ProbCut::OPEN;
        scout && !G::is_aftermath(position) && !self.game.ends_within(position, depth)
    }

    /// A search of fewer plies that misses the window by `margin` decides (see [`ProbCut`]).
    fn probcut_value(
        &mut self,
        node: &G::Node,
        shallow: i32,
        margin: Value,
        alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Option<Value> {
        let is_good = self.estimate(node, alpha - margin, beta + margin) >= beta;
        let bound = if is_good { beta + margin } else { beta - margin };
        let estimated_before = std::mem::take(&mut self.estimated);
        let value = self.search(node, shallow, bound - 1, bound, ply);
        if self.stopped {
            return Some(alpha);
        }
        // Where nothing was estimated, no longer search could say anything else.
        let exact = !self.estimated;
        self.estimated = estimated_before;
        if is_good != (value >= bound) {
            return None;
        }
        self.estimated |= !exact;
        let bound = if is_good { beta } else { alpha };
        Some(if exact { value } else { bound })
    }

    /// The estimate of a position; below `low` and above `high` it need not be exact.
    #[inline]
    fn estimate(&self, node: &G::Node, low: Value, high: Value) -> Value {
        if G::Node::FORGET >= 0 {
            return self.judge.estimate(self.game, node, low, high).0;
        }
        let key = node.key(self.game);
        if let Some(value) = self.table.estimate(key) {
            return value;
        }
        let (value, is_exact) = self.judge.estimate(self.game, node, low, high);
        if is_exact {
            self.table.put_estimate(key, value);
        }
        value
    }

    /// Near the horizon, and where nobody asks for the exact value, an estimate that is far from the window decides:
    /// so good that nothing will bring it down, or so bad that only a promising action is worth a look.
    fn futility(&mut self, node: &G::Node, depth: i32, alpha: Value, beta: Value) -> Futility {
        let scout = beta - alpha == 1 && beta.abs() < PROVEN;
        if !scout || !(1..=3).contains(&depth) || G::is_aftermath(node.position()) {
            return Futility::Open;
        }
        let probcut = self.judge.probcut(self.game, node.position());
        let near = probcut.map_or(FUTILITY_MARGIN, |probcut| probcut.near);
        let margin = near * depth;
        let estimate = self.estimate(node, alpha - margin, beta + margin);
        if estimate >= beta + margin {
            self.estimated = true;
            Futility::Enough(estimate)
        } else if depth <= 2 && estimate + margin <= alpha {
            Futility::Hopeless
        } else {
            Futility::Open
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn search_actions(
        &mut self,
        node: &G::Node,
        key: u64,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        hopeless: bool,
    ) -> Value {
        let mut floor = alpha;
        let estimated_before = std::mem::take(&mut self.estimated);
        let (mut best, mut best_index) = (-WIN - 1, 0);
        let mut prunes_late = self.judge.knows_gains() && self.may_prune(node.position(), depth, alpha, beta);
        for i in 0.. {
            // From here on actions are tried by an estimate of what comes of them, which is often known before.
            if prunes_late && i > 0 && self.reduction(depth, i) >= depth - 1 {
                prunes_late = false;
                if self.prune_late(node, ply, i, alpha) {
                    self.estimated = true;
                    best = best.max(alpha);
                }
            }
            if i >= self.plies[ply].order.len() {
                break;
            }
            let (action, index) = self.pick(ply, i);
            if hopeless && i > 0 && self.game.promise(node.position(), action) < PROMISING {
                // What is left out was judged by an estimate, and is not better than that.
                self.estimated = true;
                best = best.max(alpha);
                continue;
            }
            let mut next = *node;
            next.play(self.game, action);
            let reduction = self.reduction(depth, i);
            let value = self.step(node, &next, depth, reduction, i > 0, floor, beta, ply + 1);
            if self.stopped {
                return floor;
            }
            if value > best {
                (best, best_index) = (value, index);
                if value > floor {
                    floor = value;
                    self.extend_line(ply, action);
                }
            }
            if floor >= beta {
                self.reward(node.position(), action, depth, i, ply);
                break;
            }
        }
        let bound = match best {
            best if best >= beta => Bound::Lower,
            best if best > alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let proved = !self.estimated;
        if depth > G::Node::FORGET {
            self.table.put(key, ply, Entry { value: best, depth, bound, best: best_index, proved });
        }
        self.estimated |= estimated_before;
        best
    }

    fn extend_line(&mut self, ply: usize, action: G::Action) {
        let deeper = std::mem::take(&mut self.plies[ply + 1].best_line);
        let line = &mut self.plies[ply].best_line;
        line.clear();
        line.push(action);
        line.extend(&deeper);
        self.plies[ply + 1].best_line = deeper;
    }

    #[inline]
    fn poll(&mut self) {
        let spent = self.limits.nodes.is_some_and(|limit| self.nodes >= limit);
        // At a million positions a second the clock is asked about every quarter of a millisecond.
        let due = self.nodes.is_multiple_of(256) && self.control.is_due(&self.limits);
        self.stopped |= spent || due;
    }

    /// How many plies less a late action is searched at first.
    fn reduction(&self, depth: i32, tried: usize) -> i32 {
        if depth < 2 || tried < 3 {
            return 0;
        }
        // About the logarithm of both, in whole numbers.
        let late = (usize::BITS - tried.leading_zeros()) as i32;
        let deep = (u32::BITS - depth.leading_zeros()) as i32;
        (late * deep / self.judge.lmr_divisor()).min(depth - 1)
    }
}
