//! Puzzles in games that levels play.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use orrery_engine::games::core::{Rng, Symmetric};
use orrery_engine::matches::Starts;
use orrery_engine::{Control, Evaluate, Limits, Options, Table, choose};
use orrery_puzzles::kinds::Puzzling;
use orrery_puzzles::{Aim, Budget, Prover, Puzzle};

use super::build::{Asked, ask, lead};
use super::check::is_soon_proved;

/// Megabytes for the table of a thread.
const HASH: usize = 4;
/// The levels that play; the two sides differ by one at most, so that games are close.
const LEVELS: [u32; 2] = [3, 6];
/// From one game come no more puzzles than this …
const MOST: usize = 5;
/// … and between two of them so many turns are played, or they would be the same one twice.
const APART: usize = 3;
/// Whether an ending can be proved is tried with so many positions.
const ENDING: Budget = Budget(60_000);
/// Where there is no more to choose from than this, what takes three turns is soon looked through.
const FEW: usize = 32;

/// A game that two levels played.
struct Played<G: Evaluate> {
    game: G,
    positions: Vec<G::Position>,
}

/// The puzzles of the game with this number.
pub fn in_game<G: Evaluate + Puzzling>(number: u64, seed: u64, configs: &[String]) -> Vec<Puzzle> {
    let Some(played) = play::<G>(number, seed, configs) else { return Vec::new() };
    let game = &played.game;
    let mut found: Vec<Puzzle> = Vec::new();
    let mut rest = 0;
    let mut places: Vec<usize> = (0..played.positions.len()).collect();
    // Of every other game the end comes first, so that all parts of games have their puzzles.
    if number % 2 == 1 {
        places.reverse();
    }
    for place in places {
        let position = &played.positions[place];
        let before = place.checked_sub(1).map(|before| game.to_act(&played.positions[before]));
        let begins = before != Some(game.to_act(position));
        if found.len() == MOST || !begins || game.is_opening(position) || game.is_over(position) {
            continue;
        }
        if rest > 0 {
            rest -= 1;
            continue;
        }
        let high = found.iter().any(|puzzle| matches!(puzzle.aim, Aim::Margin { .. }));
        let puzzle = in_position(&played, place, !high);
        if let Some(puzzle) = puzzle.filter(is_soon_proved::<G>) {
            found.push(puzzle);
            rest = APART;
        }
    }
    found
}

/// The first aim that makes a puzzle. How high a win can be is asked where `high` says so.
fn in_position<G: Evaluate + Puzzling>(played: &Played<G>, place: usize, high: bool) -> Option<Puzzle> {
    let (game, position) = (&played.game, &played.positions[place]);
    let ends = game.may_end(position) && ends(game, position);
    let few = game.count_legal(position) <= FEW;
    let mut reached: Vec<Aim> = Vec::new();
    for aim in game.aims(position, ends) {
        let long = !aim.is_an_ending() && aim.turns() > 2;
        let easy = reached.iter().any(|&sooner| makes_easy(sooner, aim));
        if easy || long && !few && !comes(played, place, aim) {
            continue;
        }
        match ask(game, position, aim) {
            Asked::Puzzle(puzzle) => return Some(puzzle),
            Asked::Reached if aim == (Aim::Win { turns: None }) && G::COUNTS => {
                let points = lead(game, position).filter(|&points| high && points > 1)?;
                return match ask(game, position, Aim::Margin { points }) {
                    Asked::Puzzle(puzzle) => Some(puzzle),
                    _ => None,
                };
            }
            Asked::Reached => reached.push(aim),
            Asked::Not => {}
        }
    }
    None
}

/// Whether nobody asks for `aim` where `reached` can be had.
fn makes_easy(reached: Aim, aim: Aim) -> bool {
    match (reached, aim) {
        (_, Aim::Guard) | (Aim::Win { turns: None }, Aim::Draw) => true,
        (Aim::Score { points, .. }, Aim::Score { points: more, .. }) => more <= points,
        (Aim::Win { turns: Some(_) }, Aim::Win { turns: Some(_) }) => true,
        _ => false,
    }
}

/// Whether the end can be proved from here.
fn ends<G: Puzzling>(game: &G, position: &G::Position) -> bool {
    let mut prover = Prover::new(game, position, Aim::Draw, ENDING);
    let start = prover.quest().start(position);
    prover.holds(&start).is_some()
}

/// Whether the game itself went so: what takes three turns is looked for only where that is likely.
fn comes<G: Evaluate>(played: &Played<G>, place: usize, aim: Aim) -> bool {
    let (game, start) = (&played.game, &played.positions[place]);
    let player = game.to_act(start);
    let score = |position: &G::Position| game.score(position)[player.index()];
    let mut turns = 0;
    for pair in played.positions[place..].windows(2) {
        if score(&pair[1]) > score(start) {
            return turns + 1 == aim.turns();
        }
        if game.to_act(&pair[0]) == player && game.to_act(&pair[1]) != player {
            turns += 1;
        }
    }
    false
}

/// A game of two levels, which are drawn like everything else from its number.
fn play<G: Evaluate + Symmetric>(number: u64, seed: u64, configs: &[String]) -> Option<Played<G>> {
    let mut rng = Rng::new(number ^ seed.rotate_left(32));
    let text = &configs[rng.index(configs.len())];
    let starts = Starts::new(text, None, seed).ok()?;
    let config = starts.start(u32::try_from(number).ok()?).ok()?.config;
    let game = G::new(&config.parse().ok()?).ok()?;
    let [low, high] = LEVELS;
    let level = low + rng.index((high - low + 1) as usize) as u32;
    let mut levels = [level, (level + rng.index(3) as u32 - 1).clamp(low, high)];
    rng.shuffle(&mut levels);
    let (stop, mut table) = (AtomicBool::new(false), Table::new(HASH));
    let mut position = game.start();
    let mut positions = vec![position];
    while !game.is_over(&position) {
        let level = levels[game.to_act(&position).index()];
        let options = Options { level, seed: number ^ seed, ..Options::default() };
        table.clear();
        let control = Control { stop: &stop, elapsed: &|| Duration::ZERO };
        let action = choose(&game, &position, &options, &Limits::default(), control, &table, |_| ());
        game.play_unchecked(&mut position, action);
        positions.push(position);
    }
    Some(Played { game, positions })
}
