use orrery_games::core::{Outcome, Player, Rng, random_game};

use super::{Info, Line};
use crate::control::{Control, Limits};
use crate::eval::Evaluate;
use crate::sorting::sort_by_key;
use crate::value::{estimate, ln};

/// Playouts between two looks at the clock.
const POLL_EVERY: u64 = 32;
/// Playouts between two reports.
const REPORT_EVERY: u64 = 1 << 15;

/// Plain Monte Carlo tree search: UCB1 in the tree, uniformly random games below it. The method of other
/// programs, kept as the measure that ours is held against.
pub struct Uct<'a, G: Evaluate> {
    game: &'a G,
    control: Control<'a>,
    limits: Limits,
    tree: Tree<G::Action>,
    capacity: usize,
    /// Nodes from the root to the leaf of this playout, each with the player who chose it.
    path: Vec<(usize, Player)>,
    actions: Vec<G::Action>,
    bounds: Vec<f32>,
    rng: Rng,
}

/// Nodes by their fields, so that the fields of siblings lie side by side and are worked on together.
struct Tree<A> {
    /// The action that leads to the node.
    actions: Vec<A>,
    visits: Vec<i32>,
    /// Wins and half of the draws, for the player who chose the action.
    scores: Vec<f32>,
    /// The children are as many nodes from here on: none before the second playout.
    children: Vec<(u32, u32)>,
}

impl<A> Tree<A> {
    /// What a node takes.
    const SIZE: usize = size_of::<A>() + size_of::<i32>() + size_of::<f32>() + size_of::<(u32, u32)>();

    fn len(&self) -> usize {
        self.actions.len()
    }

    /// Whether there is memory for so many more.
    fn has_room(&mut self, more: usize) -> bool {
        let reserved = self.actions.try_reserve(more).and(self.visits.try_reserve(more));
        reserved.and(self.scores.try_reserve(more)).and(self.children.try_reserve(more)).is_ok()
    }

    fn add(&mut self, action: A) {
        self.actions.push(action);
        self.visits.push(0);
        self.scores.push(0.0);
        self.children.push((0, 0));
    }

    fn children(&self, node: usize) -> std::ops::Range<usize> {
        let (start, count) = self.children[node];
        start as usize..(start + count) as usize
    }
}

impl<'a, G: Evaluate> Uct<'a, G> {
    /// A search of `game` with a tree of about `megabytes`.
    pub fn new(game: &'a G, megabytes: usize, seed: u64, limits: Limits, control: Control<'a>) -> Uct<'a, G> {
        let tree = Tree { actions: vec![], visits: vec![], scores: vec![], children: vec![] };
        let capacity = (megabytes.max(1) << 20) / Tree::<G::Action>::SIZE;
        let (path, actions, bounds) = (Vec::new(), Vec::new(), Vec::new());
        Uct { game, control, limits, tree, capacity, path, actions, bounds, rng: Rng::new(seed) }
    }

    /// Plays out until a limit is reached. The game must not be over.
    pub fn run(
        &mut self,
        position: &G::Position,
        lines: usize,
        mut report: impl FnMut(&Info<G::Action>),
    ) -> Vec<Line<G::Action>> {
        self.tree.add(self.game.legal(position)[0]);
        self.expand(0, position);
        for playouts in 1.. {
            self.playout(*position);
            let spent = self.limits.nodes.is_some_and(|limit| playouts >= limit);
            let due = playouts.is_multiple_of(POLL_EVERY) && self.control.is_due(&self.limits);
            let over = spent || due;
            if over || playouts.is_multiple_of(REPORT_EVERY) {
                let lines = self.best_lines(lines);
                let depth = lines[0].actions.len() as u32;
                let time = (self.control.elapsed)();
                report(&Info { depth, nodes: playouts, time, lines });
            }
            if over {
                break;
            }
        }
        self.best_lines(lines)
    }

    fn playout(&mut self, mut position: G::Position) {
        self.path.clear();
        let mut node = 0;
        let outcome = loop {
            if let Some(outcome) = self.game.outcome(&position) {
                break outcome;
            }
            let leaf = self.tree.children[node].1 == 0;
            if leaf && (self.tree.visits[node] == 0 || !self.expand(node, &position)) {
                break random_game(self.game, position, &mut self.rng).outcome;
            }
            let player = self.game.to_act(&position);
            node = self.select(node);
            self.game.play_unchecked(&mut position, self.tree.actions[node]);
            self.path.push((node, player));
        };
        self.tree.visits[0] += 1;
        for &(node, player) in &self.path {
            self.tree.visits[node] += 1;
            self.tree.scores[node] += match outcome {
                Outcome::Win(winner) if winner == player => 1.0,
                Outcome::Win(_) => 0.0,
                Outcome::Draw => 0.5,
            };
        }
    }

    /// Adds the children of a node; `false` if there is no room.
    fn expand(&mut self, node: usize, position: &G::Position) -> bool {
        self.game.legal_into(position, &mut self.actions);
        let start = self.tree.len();
        let fits = start + self.actions.len() <= self.capacity && self.tree.has_room(self.actions.len());
        if !fits && node > 0 {
            return false;
        }
        self.tree.children[node] = (start as u32, self.actions.len() as u32);
        self.actions.iter().for_each(|&action| self.tree.add(action));
        true
    }

    /// The child with the highest upper confidence bound.
    fn select(&mut self, node: usize) -> usize {
        let visits = self.tree.visits[node].max(1);
        let scale = G::EXPLORATION * G::EXPLORATION * ln(f64::from(visits)).max(0.1) as f32;
        let children = self.tree.children(node);
        let start = children.start;
        let siblings = self.tree.visits[children.clone()].iter().zip(&self.tree.scores[children]);
        self.bounds.clear();
        self.bounds.extend(siblings.map(|(&visits, &score)| {
            // A child never tried is hardly ever matched: its share of a visit is next to nothing.
            let each = 1.0 / (visits as f32).max(1e-6);
            score * each + (scale * each).sqrt()
        }));
        let best = self.bounds.iter().fold(0.0, |best: f32, &bound| best.max(bound));
        start + self.bounds.iter().position(|&bound| bound == best).unwrap_or(0)
    }

    /// The most visited actions of the root, each with the line of most visits that follows.
    fn best_lines(&self, lines: usize) -> Vec<Line<G::Action>> {
        let mut roots: Vec<usize> = self.tree.children(0).collect();
        sort_by_key(&mut roots, |&root| -i64::from(self.tree.visits[root]));
        roots.truncate(lines.max(1));
        roots.into_iter().map(|root| self.line(root)).collect()
    }

    fn line(&self, root: usize) -> Line<G::Action> {
        let share = f64::from(self.tree.scores[root]) / f64::from(self.tree.visits[root].max(1));
        let mut actions = vec![self.tree.actions[root]];
        let mut node = root;
        while let Some(child) = self.tree.children(node).max_by_key(|&child| self.tree.visits[child]) {
            if self.tree.visits[child] == 0 {
                break;
            }
            actions.push(self.tree.actions[child]);
            node = child;
        }
        Line { value: estimate(2.0 * share - 1.0), proved: false, margin: None, distance: None, actions }
    }
}
