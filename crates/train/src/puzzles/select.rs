//! Which puzzles are shipped: no two alike, enough of all themes, each rated.

use std::collections::HashSet;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::thread;

use orrery_engine::Evaluate;
use orrery_engine::games::GameKind;
use orrery_engine::games::core::{Rng, Symmetric};
use orrery_learn::Course;
use orrery_puzzles::kinds::Puzzling;
use orrery_puzzles::{Puzzle, PuzzleId, Set, aim_json};

use super::build::{Asked, ask, look_again};
use super::candidates::Candidates;
use super::quota::{Size, balance, choose};
use super::rate::rate;

/// Puzzles of days are as hard as this.
const DAILY: std::ops::RangeInclusive<u16> = 900..=2100;

/// Makes the set and says what is in it.
pub fn write<G: Evaluate + Puzzling>(
    file: &Path,
    kind: GameKind,
    candidates: &Candidates,
    size: Size,
    threads: usize,
    seed: u64,
) -> Result<(), Box<dyn Error>> {
    let old = match fs::read(file) {
        Ok(bytes) => Set::read(&bytes)?,
        Err(_) => Set { kind, puzzles: Vec::new(), daily: Vec::new() },
    };
    let mut kept = old.puzzles;
    kept.iter_mut().for_each(look_again::<G>);
    let mut seen: HashSet<String> = kept.iter().filter_map(look).collect();
    kept.extend(lessons::<G>(kind).into_iter().filter(|puzzle| look(puzzle).is_some_and(|l| seen.insert(l))));
    let mut new: Vec<Puzzle> = candidates.puzzles();
    new.retain(|puzzle| look(puzzle).is_some_and(|look| seen.insert(look)));
    let different = kept.len() + new.len();
    Rng::new(seed).shuffle(&mut new);
    let mut new = choose(&kept, &new, size);
    balance(&kept, &mut new);
    let mut puzzles = kept;
    puzzles.extend(new);
    rate_all::<G>(&mut puzzles, threads);
    puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.id));
    let daily = days(old.daily, &puzzles, seed);
    let set = Set { kind, puzzles, daily };
    let bytes = set.write();
    fs::write(file, &bytes)?;
    println!(
        "{} found, {different} different, {} kept, {} bytes",
        candidates.len(),
        set.puzzles.len(),
        bytes.len()
    );
    Ok(())
}

/// The problems of the lessons, as puzzles: those whose solution is one idea.
fn lessons<G: Puzzling>(kind: GameKind) -> Vec<Puzzle> {
    let problems = Course::of(kind).problems().iter();
    let codes = problems.filter_map(|step| Some((step.start().code(), step.problem()?.aim)));
    let asked = codes.filter_map(|(code, aim)| {
        let (game, position) = G::from_code(&code).ok()?;
        match ask(&game, &position, aim) {
            Asked::Puzzle(puzzle) => Some(puzzle),
            _ => None,
        }
    });
    asked.collect()
}

/// The same for all puzzles that are one another turned, mirrored or with players exchanged.
fn look(puzzle: &Puzzle) -> Option<String> {
    let looks = (0..puzzle.symmetries())
        .flat_map(|symmetry| [puzzle.turned(symmetry, false), puzzle.turned(symmetry, true)]);
    let least = looks.flatten().map(|puzzle| puzzle.code).min()?;
    Some(format!("{least} {}", aim_json(puzzle.aim)))
}

/// Rates those that are not rated yet.
fn rate_all<G: Evaluate + Symmetric>(puzzles: &mut [Puzzle], threads: usize) {
    let left = Mutex::new(puzzles.iter_mut().filter(|puzzle| puzzle.deviation == 0));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let next = || left.lock().expect("nobody panics with it").next();
                while let Some(puzzle) = next() {
                    rate::<G>(puzzle);
                }
            });
        }
    });
}

/// The days there were, and one more for each new puzzle of middling strength.
fn days(mut days: Vec<PuzzleId>, puzzles: &[Puzzle], seed: u64) -> Vec<PuzzleId> {
    let known: HashSet<PuzzleId> = days.iter().copied().collect();
    let mut new: Vec<PuzzleId> = puzzles
        .iter()
        .filter(|puzzle| DAILY.contains(&puzzle.rating) && !known.contains(&puzzle.id))
        .map(|puzzle| puzzle.id)
        .collect();
    new.sort_unstable();
    Rng::new(seed).shuffle(&mut new);
    days.extend(new);
    days
}
