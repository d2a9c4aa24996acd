//! The command `puzzles`: finds puzzles that are proved in games of the levels, and makes the set that is shipped
//! (docs/PUZZLES.md).

mod build;
mod candidates;
mod check;
mod find;
mod measure;
mod quota;
mod rate;
mod select;
mod told;

use std::error::Error;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use orrery_engine::Evaluate;
use orrery_engine::games::core::Symmetric;
use orrery_engine::games::{GameKind, with_game};
use orrery_puzzles::kinds::Puzzling;

use crate::usual::Usual;
use candidates::Candidates;
pub use measure::Solve;
use quota::Size;

/// Finds proved puzzles in games that levels play with each other; can be broken off and gone on with. With `--write` it
/// then makes a set of what was found: no two alike, of different themes, each rated
#[derive(Args)]
pub struct Puzzles {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// What was found so far; what stands there is not looked for again
    candidates: PathBuf,
    /// Up to which game to look; 0 only writes
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    /// When to stop looking, in seconds
    #[arg(long)]
    seconds: Option<u64>,
    /// Games looked at at the same time; what is found is the same for any number
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Another seed, other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What to play, as in matches
    #[arg(long = "config", value_name = "CONFIG")]
    configs: Vec<String>,
    /// Where the set goes. Puzzles of a set that is there already stay, and so do its days
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
    /// How many puzzles of the standard rules the set is to hold
    #[arg(long, default_value_t = 2_100)]
    standard: usize,
    /// How many of each other kind of rules
    #[arg(long, default_value_t = 220)]
    variant: usize,
}

impl Puzzles {
    /// Does it.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.game, G => self.run_game::<G>())
    }

    fn run_game<G: Evaluate + Puzzling + Symmetric + Usual>(&self) -> Result<(), Box<dyn Error>> {
        let mut candidates = Candidates::open(&self.candidates, self.game)?;
        self.mine::<G>(&mut candidates)?;
        if let Some(file) = &self.write {
            let size = Size { standard: self.standard, variant: self.variant };
            select::write::<G>(file, self.game, &candidates, size, self.threads.into(), self.seed)?;
        }
        Ok(())
    }

    fn mine<G: Evaluate + Puzzling + Usual>(
        &self,
        candidates: &mut Candidates,
    ) -> Result<(), Box<dyn Error>> {
        let configs = match self.configs.is_empty() {
            true => G::PUZZLES_IN.iter().map(ToString::to_string).collect(),
            false => self.configs.clone(),
        };
        let begun = Instant::now();
        let until = self.seconds.map(|seconds| begun + Duration::from_secs(seconds));
        let next = AtomicU64::new(0);
        let done = candidates.done();
        let (sender, found) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.threads {
                let (sender, next, configs, done) = (sender.clone(), &next, &configs, &done);
                scope.spawn(move || {
                    while until.is_none_or(|until| Instant::now() < until) {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            break;
                        }
                        if done.contains(&number) {
                            continue;
                        }
                        let puzzles = find::in_game::<G>(number, self.seed, configs);
                        if sender.send((number, puzzles)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for (number, puzzles) in found {
                candidates.add(number, puzzles)?;
                let (games, count) = (candidates.games(), candidates.len());
                // Who does not look at the progress is no reason to end.
                let _ = write!(
                    io::stderr(),
                    "\r{games} games, {count} puzzles, {} s ",
                    begun.elapsed().as_secs()
                );
            }
            let _ = writeln!(io::stderr());
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_engine::games::kulami::Kulami;
    use orrery_puzzles::verify::{Fault, verify};

    #[test]
    fn what_is_found_is_proved_again() {
        let configs = ["kulami".to_owned()];
        let puzzles: Vec<_> =
            (0..4).flat_map(|number| find::in_game::<Kulami>(number, 1, &configs)).collect();
        assert!(puzzles.len() > 3, "{}", puzzles.len());
        for puzzle in puzzles {
            assert_eq!(verify::<Kulami>(&puzzle), Ok::<_, Fault>(()), "{}", puzzle.code);
        }
    }
}
