use orrery_games::core::{Game, Outcome, Player, Rng, random_game};

use super::{Info, Line};
use crate::control::{Control, Limits};
use crate::value::{estimate, ln};

/// How much a rarely tried action is favoured, tuned by matches against itself.
const EXPLORATION: f32 = 0.7;
/// Playouts between two looks at the clock.
const POLL_EVERY: u64 = 32;
/// Playouts between two reports.
const REPORT_EVERY: u64 = 1 << 15;

/// Plain Monte Carlo tree search: UCB1 in the tree, uniformly random games below it. The method of other
/// programs, kept as the measure that ours is held against.
pub struct Uct<'a, G: Game> {
    game: &'a G,
    control: Control<'a>,
    limits: Limits,
    nodes: Vec<Node<G::Action>>,
    capacity: usize,
    /// Nodes from the root to the leaf of this playout, each with the player who chose it.
    path: Vec<(usize, Player)>,
    actions: Vec<G::Action>,
    rng: Rng,
}

struct Node<A> {
    /// The action that leads here.
    action: A,
    visits: u32,
    /// Wins and half of the draws, for the player who chose this action.
    score: f32,
    /// The children are `count` nodes from here on; none as long as there is only this playout.
    children: u32,
    count: u16,
}

impl<'a, G: Game> Uct<'a, G> {
    /// A search of `game` with a tree of about `megabytes`.
    pub fn new(game: &'a G, megabytes: usize, seed: u64, limits: Limits, control: Control<'a>) -> Uct<'a, G> {
        let capacity = (megabytes.max(1) << 20) / size_of::<Node<G::Action>>();
        let (nodes, path, actions) = (Vec::new(), Vec::new(), Vec::new());
        Uct { game, control, limits, nodes, capacity, path, actions, rng: Rng::new(seed) }
    }

    /// Plays out until a limit is reached. The game must not be over.
    pub fn run(
        &mut self,
        position: &G::Position,
        lines: usize,
        mut report: impl FnMut(&Info<G::Action>),
    ) -> Vec<Line<G::Action>> {
        let first = self.game.legal(position)[0];
        self.nodes = vec![Node { action: first, visits: 0, score: 0.0, children: 0, count: 0 }];
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
            if self.nodes[node].count == 0 {
                if self.nodes[node].visits == 0 || !self.expand(node, &position) {
                    break random_game(self.game, position, &mut self.rng).outcome;
                }
            }
            let player = self.game.to_act(&position);
            node = self.select(node);
            self.game.play_unchecked(&mut position, self.nodes[node].action);
            self.path.push((node, player));
        };
        self.nodes[0].visits += 1;
        for &(node, player) in &self.path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.score += match outcome {
                Outcome::Win(winner) if winner == player => 1.0,
                Outcome::Win(_) => 0.0,
                Outcome::Draw => 0.5,
            };
        }
    }

    /// Adds the children of a node; `false` if there is no room.
    fn expand(&mut self, node: usize, position: &G::Position) -> bool {
        self.game.legal_into(position, &mut self.actions);
        if self.nodes.len() + self.actions.len() > self.capacity && node > 0 {
            return false;
        }
        self.nodes[node].children = self.nodes.len() as u32;
        self.nodes[node].count = self.actions.len() as u16;
        let child = |&action: &G::Action| Node { action, visits: 0, score: 0.0, children: 0, count: 0 };
        self.nodes.extend(self.actions.iter().map(child));
        true
    }

    /// The child with the highest upper confidence bound; a child never tried comes first.
    fn select(&self, node: usize) -> usize {
        let parent = &self.nodes[node];
        let scale = EXPLORATION * EXPLORATION * ln(f64::from(parent.visits.max(1))) as f32;
        let start = parent.children as usize;
        let children = &self.nodes[start..start + parent.count as usize];
        let mut best = (0, f32::NEG_INFINITY);
        for (i, child) in children.iter().enumerate() {
            if child.visits == 0 {
                return start + i;
            }
            let each = 1.0 / child.visits as f32;
            let bound = child.score * each + (scale * each).sqrt();
            if bound > best.1 {
                best = (i, bound);
            }
        }
        start + best.0
    }

    /// The most visited actions of the root, each with the line of most visits that follows.
    fn best_lines(&self, lines: usize) -> Vec<Line<G::Action>> {
        let mut roots: Vec<usize> = self.children(0).collect();
        roots.sort_by_key(|&root| std::cmp::Reverse(self.nodes[root].visits));
        roots.truncate(lines.max(1));
        roots.into_iter().map(|root| self.line(root)).collect()
    }

    fn line(&self, root: usize) -> Line<G::Action> {
        let share = f64::from(self.nodes[root].score) / f64::from(self.nodes[root].visits.max(1));
        let mut actions = vec![self.nodes[root].action];
        let mut node = root;
        while let Some(child) = self.children(node).max_by_key(|&child| self.nodes[child].visits) {
            if self.nodes[child].visits == 0 {
                break;
            }
            actions.push(self.nodes[child].action);
            node = child;
        }
        Line { value: estimate(2.0 * share - 1.0), actions }
    }

    fn children(&self, node: usize) -> std::ops::Range<usize> {
        let start = self.nodes[node].children as usize;
        start..start + self.nodes[node].count as usize
    }
}
