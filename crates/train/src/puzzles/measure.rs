//! How many puzzles of a set each level solves, and whether that orders the levels as their strength does.

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::{Args, value_parser};
use orrery_engine::Evaluate;
use orrery_engine::games::core::{Rng, Symmetric};
use orrery_engine::games::{GameKind, with_game};
use orrery_puzzles::{Puzzle, Set};

use super::rate::solves;

/// Levels there are.
const LEVELS: usize = 10;

/// Lets each level solve puzzles of a set, drawn by lot, and prints how many it solved (docs/PUZZLES.md)
#[derive(Args)]
pub struct Solve {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// The set
    set: PathBuf,
    /// How many puzzles
    #[arg(long, default_value_t = 300)]
    count: usize,
    /// Puzzles at the same time; what is printed is the same for any number
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Other puzzles, other attempts
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How a level fared.
#[derive(Default)]
struct Row {
    all: AtomicUsize,
    hard: AtomicUsize,
}

impl Solve {
    /// Does it.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        let mut puzzles = Set::read(&fs::read(&self.set)?)?.puzzles;
        Rng::new(self.seed).shuffle(&mut puzzles);
        puzzles.truncate(self.count);
        puzzles.sort_by_key(|puzzle| puzzle.rating);
        let rows = with_game!(self.game, G => self.attempts::<G>(&puzzles));
        let (count, half) = (puzzles.len(), puzzles.len() / 2);
        println!("| level | solved of {count} | of the harder {half} |\n|---|---|---|");
        let solved: Vec<usize> = rows.iter().map(|row| row.all.load(Ordering::Relaxed)).collect();
        for (level, row) in rows.iter().enumerate() {
            println!("| {} | {} | {} |", level + 1, solved[level], row.hard.load(Ordering::Relaxed));
        }
        println!("\nrank correlation of level and puzzles solved: {:.3}", correlation(&solved));
        Ok(())
    }

    fn attempts<G: Evaluate + Symmetric>(&self, puzzles: &[Puzzle]) -> [Row; LEVELS] {
        let (rows, next): ([Row; LEVELS], _) = (Default::default(), AtomicUsize::new(0));
        let median = puzzles.len() - puzzles.len() / 2;
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let place = next.fetch_add(1, Ordering::Relaxed);
                        let Some(puzzle) = puzzles.get(place) else { return };
                        for (level, row) in (1..).zip(&rows) {
                            // Other seeds than those of the attempts that rated it.
                            let solved =
                                usize::from(solves::<G>(puzzle, level, self.seed + 1000 + place as u64));
                            row.all.fetch_add(solved, Ordering::Relaxed);
                            row.hard.fetch_add(solved * usize::from(place >= median), Ordering::Relaxed);
                        }
                    }
                });
            }
        });
        rows
    }
}

/// Spearman's, of the places 1, 2, … and these counts; equal ones share their ranks.
fn correlation(counts: &[usize]) -> f64 {
    let rank = |count: usize| {
        let less = counts.iter().filter(|&&other| other < count).count();
        let same = counts.iter().filter(|&&other| other == count).count();
        less as f64 + (same as f64 + 1.0) / 2.0
    };
    let mean = (counts.len() as f64 + 1.0) / 2.0;
    let pairs =
        || counts.iter().enumerate().map(|(place, &count)| (place as f64 + 1.0 - mean, rank(count) - mean));
    let of = |pick: fn((f64, f64)) -> f64| pairs().map(pick).sum::<f64>();
    of(|(a, b)| a * b) / (of(|(a, _)| a * a) * of(|(_, b)| b * b)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_that_agree_correlate_and_equal_ones_count_half() {
        assert!((correlation(&[1, 5, 9]) - 1.0).abs() < 1e-9);
        assert!((correlation(&[9, 5, 1]) + 1.0).abs() < 1e-9);
        assert!((correlation(&[1, 2, 2]) - 0.866).abs() < 1e-3);
    }
}
