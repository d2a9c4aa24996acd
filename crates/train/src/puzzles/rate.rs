//! How hard a puzzle is, from attempts of the levels.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::games::core::{Rng, Symmetric};
use orrery_engine::{Control, Evaluate, Limits, Options, Table, choose};
use orrery_puzzles::{Node, Puzzle};

/// Attempts at a puzzle.
const ATTEMPTS: u64 = 16;
/// Positions an action for levels that would take more. With this, no puzzle takes more than two seconds.
const NODES: u64 = 15_000;
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
    let mut table = Table::new(HASH);
    for attempt in 0..ATTEMPTS {
        // Who is as likely to solve it as not tells most.
        let (mean, _) = summed(&belief, at);
        let level = (1..=TOP).min_by_key(|&level| (rating_of(level) - mean).abs() as u64).unwrap_or(1);
        // Its neighbours try, too, so that one level's habit does not decide.
        let level = (level + attempt as u32 % 3).saturating_sub(1).clamp(1, TOP);
        let solved = solves(&game, &position, &puzzle.line, level, attempt, &mut table);
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

/// Whether a level finds the right turns to the end.
fn solves<G: Evaluate + Symmetric>(
    game: &G,
    position: &G::Position,
    line: &Node,
    level: u32,
    seed: u64,
    table: &mut Table,
) -> bool {
    let (mut position, mut node) = (*position, line);
    let mut lot = Rng::new(seed);
    let stop = AtomicBool::new(false);
    loop {
        let solver = game.to_act(&position);
        let mut turn = Vec::new();
        while !game.is_over(&position) && game.to_act(&position) == solver {
            let options = Options { level, seed: seed + 1, ..Options::default() };
            let limits = Limits { nodes: Some(NODES), ..Limits::default() };
            table.clear();
            let control = Control { stop: &stop, elapsed: &|| Duration::ZERO };
            let action = choose(game, &position, &options, &limits, control, table, |_| ());
            let place = game.legal(&position).iter().position(|&legal| legal == action);
            turn.push(place.expect("a level plays what is legal") as u16);
            game.play_unchecked(&mut position, action);
        }
        let Some(answer) = node.answer(&turn) else { return false };
        if answer.replies.is_empty() {
            return true;
        }
        let reply = &answer.replies[lot.index(answer.replies.len())];
        for &place in &reply.turn {
            let action = game.legal(&position)[usize::from(place)];
            game.play_unchecked(&mut position, action);
        }
        node = &reply.node;
    }
}
