//! How hard a puzzle is, from attempts of the levels.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::games::core::{Rng, Symmetric};
use orrery_engine::{Control, Evaluate, Limits, Options, Table, choose};
use orrery_puzzles::{Aim, Budget, Node, Prover, Puzzle, Stage, Turn};

use super::told::seen;

/// Attempts at a puzzle.
const ATTEMPTS: u64 = 16;
/// Positions an action for levels that would take more, where they play for the end. With this, no puzzle takes more than
/// two seconds.
const NODES: u64 = 15_000;
/// The same where a level does not see what was asked and plays something else.
const UNTOLD_NODES: u64 = 2_000;
/// Levels that try, 1 to this.
const TOP: u32 = 9;
/// Megabytes for the table.
const HASH: usize = 2;
/// What is thought possible, before and after.
const LOWEST: f64 = 300.0;
const STEP: f64 = 25.0;
const STEPS: usize = 113;
/// What is believed before the first attempt.
const BEFORE: (f64, f64) = (1400.0, 450.0);
/// Who solves everything still fails one time in twenty, and the other way round.
const SLIP: f64 = 0.05;

/// Where a level stands on the scale of docs/LEVELS.md.
pub fn rating_of(level: u32) -> f64 {
    400.0 + 200.0 * f64::from(level)
}

/// Rates it.
pub fn rate<G: Evaluate + Symmetric>(puzzle: &mut Puzzle) {
    let Ok((game, position)) = G::from_code(&puzzle.code) else { return };
    let (mean, deviation) = BEFORE;
    let at = |step: usize| LOWEST + STEP * step as f64;
    let mut belief: Vec<f64> =
        (0..STEPS).map(|step| (-0.5 * ((at(step) - mean) / deviation).powi(2)).exp()).collect();
    let mut solver = Solver::new(&game, puzzle.aim, &position);
    for attempt in 0..ATTEMPTS {
        // Who is as likely to solve it as not tells most.
        let (mean, _) = summed(&belief, at);
        let level = (1..=TOP).min_by_key(|&level| (rating_of(level) - mean).abs() as u64).unwrap_or(1);
        // Its neighbours try, too, so that one level's habit does not decide.
        let level = (level + attempt as u32 % 3).saturating_sub(1).clamp(1, TOP);
        let solved = solver.finds(&position, &puzzle.line, level, attempt);
        for (step, belief) in belief.iter_mut().enumerate() {
            let chance = 1.0 / (1.0 + 10_f64.powf((at(step) - rating_of(level)) / 400.0));
            let chance = SLIP + (1.0 - 2.0 * SLIP) * chance;
            *belief *= if solved { chance } else { 1.0 - chance };
        }
    }
    let (mean, deviation) = summed(&belief, at);
    (puzzle.rating, puzzle.deviation) = (mean.round() as u16, deviation.round() as u16);
}

/// Mean and deviation.
fn summed(belief: &[f64], at: impl Fn(usize) -> f64) -> (f64, f64) {
    let sum: f64 = belief.iter().sum();
    let moment = |of: &dyn Fn(f64) -> f64| {
        belief.iter().enumerate().map(|(step, belief)| belief * of(at(step))).sum::<f64>() / sum
    };
    let mean = moment(&|x| x);
    (mean, moment(&|x| (x - mean).powi(2)).sqrt())
}

/// Whether a level, told the aim, finds the right turns to the end.
pub fn solves<G: Evaluate + Symmetric>(puzzle: &Puzzle, level: u32, seed: u64) -> bool {
    let Ok((game, position)) = G::from_code(&puzzle.code) else { return false };
    let mut solver = Solver::new(&game, puzzle.aim, &position);
    solver.finds(&position, &puzzle.line, level, seed)
}

/// Levels that solve a puzzle.
struct Solver<'a, G: Evaluate> {
    game: &'a G,
    aim: Aim,
    prover: Prover<'a, G>,
    table: Table,
}

impl<'a, G: Evaluate + Symmetric> Solver<'a, G> {
    fn new(game: &'a G, aim: Aim, start: &G::Position) -> Solver<'a, G> {
        Solver { game, aim, prover: Prover::new(game, start, aim, Budget(0)), table: Table::new(HASH) }
    }

    /// Whether a level finds the right turns to the end, where the defences are drawn.
    fn finds(&mut self, position: &G::Position, line: &Node, level: u32, seed: u64) -> bool {
        let mut lot = Rng::new(seed);
        let mut stage = self.prover.quest().start(position);
        let mut node = line;
        loop {
            let turn = self.turn(&stage, level, seed, &mut lot);
            let Some(answer) = node.answer(&turn) else { return false };
            if answer.replies.is_empty() {
                return true;
            }
            let reply = &answer.replies[lot.index(answer.replies.len())];
            stage = self.played(self.played(stage, &turn), &reply.turn);
            node = &reply.node;
        }
    }

    /// What a level plays: what seems to reach the aim, or what it would play anyway.
    fn turn(&mut self, stage: &Stage<G::Position>, level: u32, seed: u64, lot: &mut Rng) -> Turn {
        if !self.aim.is_an_ending()
            && let Some(turn) = seen(self.game, &self.prover, stage, level, lot)
        {
            return turn;
        }
        let (game, mut position) = (self.game, stage.position);
        let player = game.to_act(&position);
        let nodes = if self.aim.is_an_ending() { NODES } else { UNTOLD_NODES };
        let stop = AtomicBool::new(false);
        let mut turn = Turn::new();
        while !game.is_over(&position) && game.to_act(&position) == player {
            let options = Options { level, seed: seed + 1, ..Options::default() };
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            self.table.clear();
            let control = Control { stop: &stop, elapsed: &|| Duration::ZERO };
            let action = choose(game, &position, &options, &limits, control, &self.table, |_| ());
            let place = game.legal(&position).iter().position(|&legal| legal == action);
            turn.push(place.expect("a level plays what is legal") as u16);
            game.play_unchecked(&mut position, action);
        }
        turn
    }

    fn played(&self, mut stage: Stage<G::Position>, turn: &[u16]) -> Stage<G::Position> {
        for &place in turn {
            let action = self.game.legal(&stage.position)[usize::from(place)];
            stage = self.prover.quest().after(&stage, action);
        }
        stage
    }
}
