//! The file of what was found: a line for each game that was looked at, with its number and the puzzles in it.

use std::collections::BTreeSet;
use std::error::Error;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use orrery_engine::games::GameKind;
use orrery_puzzles::{Puzzle, Set};

/// What was found so far.
pub struct Candidates {
    kind: GameKind,
    file: File,
    done: BTreeSet<u64>,
    puzzles: Vec<(u64, Puzzle)>,
}

impl Candidates {
    /// What stands in the file, which is made if it is not there. A last line that was broken off is left out.
    pub fn open(path: &Path, kind: GameKind) -> Result<Candidates, Box<dyn Error>> {
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        let text = std::fs::read_to_string(path)?;
        if !text.is_empty() && !text.ends_with('\n') {
            file.write_all(b"\n")?;
        }
        let (done, puzzles) = (BTreeSet::new(), Vec::new());
        let mut candidates = Candidates { kind, file, done, puzzles };
        for (line, text) in text.lines().enumerate() {
            let Some((number, set)) = text.split_once(' ') else { continue };
            let Some(set) = unhex(set).and_then(|bytes| Set::read(&bytes).ok()) else { continue };
            if set.kind != kind {
                return Err(format!("line {} is of {}", line + 1, set.kind).into());
            }
            candidates.take(number.parse()?, set.puzzles);
        }
        candidates.puzzles.sort_by_key(|(number, _)| *number);
        Ok(candidates)
    }

    fn take(&mut self, number: u64, puzzles: Vec<Puzzle>) {
        if self.done.insert(number) {
            self.puzzles.extend(puzzles.into_iter().map(|puzzle| (number, puzzle)));
        }
    }

    /// Writes down what was found in a game.
    pub fn add(&mut self, number: u64, puzzles: Vec<Puzzle>) -> io::Result<()> {
        let set = Set { kind: self.kind, puzzles: puzzles.clone(), daily: Vec::new() };
        let hex: String = set.write().iter().map(|byte| format!("{byte:02x}")).collect();
        self.file.write_all(format!("{number} {hex}\n").as_bytes())?;
        self.take(number, puzzles);
        Ok(())
    }

    /// The games that were looked at.
    pub fn done(&self) -> BTreeSet<u64> {
        self.done.clone()
    }

    /// How many games were looked at.
    pub fn games(&self) -> usize {
        self.done.len()
    }

    /// How many puzzles were found.
    pub fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// What was found, in the order of the games.
    pub fn puzzles(&self) -> Vec<Puzzle> {
        let mut puzzles = self.puzzles.clone();
        puzzles.sort_by_key(|(number, _)| *number);
        puzzles.into_iter().map(|(_, puzzle)| puzzle).collect()
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    let pair = |pair: &[u8]| match pair {
        [high, low] => Some((digit(high)? << 4 | digit(low)?) as u8),
        _ => None,
    };
    text.as_bytes().chunks(2).map(pair).collect()
}
