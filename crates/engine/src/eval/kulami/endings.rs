use orrery_games::core::{Game, Player};
use orrery_games::kulami::{Action, Kulami, Position, Scoring};

use super::left;
use crate::control::{Control, Limits};
use crate::eval::Proof;
use crate::search::{Line, Table};
use crate::solve::KulamiSolver;
use crate::value::WIN;

/// Positions a millisecond that the solver is expected to visit, to judge whether an attempt pays.
const PACE: u64 = 8_000;
/// With so many marbles to come, who wins takes at least about 2 to the power `USUAL` positions, and with each more
/// twice as many. Areas or lines cost as much as two marbles more. An attempt that fails is not lost: what it found out
/// is remembered for the next.
const NEAR: i32 = 24;
const USUAL: i32 = 19;

/// A late position, the solver and what it may spend.
struct Ending<'a> {
    game: &'a Kulami,
    position: &'a Position,
    solver: &'a mut KulamiSolver,
    /// What the solver had visited before.
    visited: u64,
    limits: &'a Limits,
    control: Control<'a>,
}

/// Solves a late position: who wins, then by how much.
pub fn solve(
    game: &Kulami,
    position: &Position,
    table: &Table,
    limits: &Limits,
    control: Control<'_>,
) -> Option<Proof<Action>> {
    if !is_promising(game, position, limits) {
        return None;
    }
    let mut endings = table.endings();
    let known = endings.take().and_then(|solver| solver.downcast::<KulamiSolver>().ok());
    let known = known.filter(|solver| solver.game() == game);
    let mut solver = known.unwrap_or_else(|| Box::new(KulamiSolver::new(game, table.megabytes())));
    let proof = prove(&mut solver, game, position, limits, control);
    *endings = Some(solver);
    proof
}

fn prove(
    solver: &mut KulamiSolver,
    game: &Kulami,
    position: &Position,
    limits: &Limits,
    control: Control<'_>,
) -> Option<Proof<Action>> {
    let visited = solver.nodes();
    let mut ending = Ending { game, position, solver, visited, limits, control };
    let proved = ending.solver.prove(position, limits, control)?;
    let line = match proved.result {
        0 => ending.drawn(proved.best),
        result => ending.decided(result, proved.best),
    };
    Some(Proof { line, nodes: ending.nodes() })
}

/// Whether an attempt is likely to succeed within the limits.
fn is_promising(game: &Kulami, position: &Position, limits: &Limits) -> bool {
    let bonus = if game.config().scoring == Scoring::BASIC { 0 } else { 2 };
    let usual = 1u64 << (USUAL + left(position) + bonus - NEAR).clamp(0, 60);
    let in_time = limits.time.map_or(u64::MAX, |time| time.as_millis() as u64 * PACE);
    usual <= limits.nodes.unwrap_or(u64::MAX).min(in_time)
}

impl Ending<'_> {
    /// The line of a win or loss, with its margin if that is found in time.
    fn decided(&mut self, result: i32, best: Action) -> Line<Action> {
        let solved = self.solver.solve(self.position, &self.rest(), self.control);
        let (margin, actions) = match solved {
            Some(solved) => (Some(solved.margin), solved.line),
            None => (None, vec![best]),
        };
        let distance = self.ends(&actions).then_some(actions.len() as u32);
        let value = result * (WIN - distance.unwrap_or(left(self.position) as u32) as i32);
        Line { value, proved: true, margin, distance, actions }
    }

    /// The line of a draw. All draws are equal, but some leave the other side more ways to go wrong.
    fn drawn(&mut self, best: Action) -> Line<Action> {
        let best = self.trap().unwrap_or(best);
        let mut actions = vec![best];
        let next = self.after(self.position, best);
        if let Some(solved) = self.solver.solve(&next, &self.rest(), self.control) {
            actions.extend(solved.line);
        }
        Line { value: 0, proved: true, margin: Some(0), distance: None, actions }
    }

    /// Of the actions that keep a draw, the one after which the smallest share of the answers does.
    fn trap(&mut self) -> Option<Action> {
        let mut best: Option<(usize, usize, Action)> = None;
        for action in self.game.legal(self.position) {
            let next = self.after(self.position, action);
            if self.wins(&next)? {
                continue;
            }
            let answers = self.game.legal(&next);
            let mut good = 0;
            for &answer in &answers {
                good += usize::from(!self.wins(&self.after(&next, answer))?);
            }
            // An action that ends the game sets no trap.
            let (good, all) = if answers.is_empty() { (1, 1) } else { (good, answers.len()) };
            if best.is_none_or(|(fewest, of, _)| good * of < fewest * all) {
                best = Some((good, all, action));
            }
        }
        best.map(|(_, _, action)| action)
    }

    /// Whether the player to act wins.
    fn wins(&mut self, position: &Position) -> Option<bool> {
        if self.game.is_over(position) {
            let [first, second] = self.game.score(position);
            let lead = first - second;
            return Some(if self.game.to_act(position) == Player::First { lead > 0 } else { lead < 0 });
        }
        self.solver.reaches(position, 1, &self.rest(), self.control)
    }

    fn after(&self, position: &Position, action: Action) -> Position {
        let mut next = *position;
        self.game.play_unchecked(&mut next, action);
        next
    }

    /// Whether the game is over after these actions.
    fn ends(&self, actions: &[Action]) -> bool {
        let last = actions.iter().fold(*self.position, |position, &action| self.after(&position, action));
        self.game.is_over(&last)
    }

    /// Positions visited in this search.
    fn nodes(&self) -> u64 {
        self.solver.nodes() - self.visited
    }

    /// What may still be spent.
    fn rest(&self) -> Limits {
        let nodes = self.limits.nodes.map(|nodes| nodes.saturating_sub(self.nodes()));
        Limits { nodes, ..*self.limits }
    }
}
