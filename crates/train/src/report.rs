//! What came of learning, for programs: `learn --report`.

use std::fmt::Display;
use std::fs;
use std::path::Path;

use serde::Serialize;

use crate::calibration::Bin;

/// A net and how it was learned.
#[derive(Serialize)]
pub struct Report {
    pub game: String,
    pub files: Vec<Source>,
    /// Positions that were learned from, and those of other games that were not.
    pub positions: usize,
    pub held_out: usize,
    pub epochs: u32,
    pub batch: u32,
    pub rate: f32,
    pub decay: f32,
    pub mix: f64,
    pub seed: u64,
    /// Of what is to be predicted, a mix of results and search, on positions held out.
    pub loss: Loss,
    /// Of results alone, on positions held out.
    pub loss_of_results: Loss,
    pub passes: Vec<Pass>,
    pub seconds: f64,
    /// Of the file of weights.
    pub bytes: usize,
    pub fingerprint: String,
    pub calibration: Vec<Bin>,
}

/// A file of games.
#[derive(Serialize)]
pub struct Source {
    pub file: String,
    pub games: u32,
    /// How, and by which evaluation.
    pub played: String,
}

/// How well different judges predict the same.
#[derive(Clone, Copy, Serialize)]
pub struct Loss {
    pub hand: f64,
    pub search: f64,
    pub learned: f64,
}

/// The loss after going through all positions once more.
#[derive(Clone, Copy, Serialize)]
pub struct Pass {
    /// On what was learned from.
    pub learned: f64,
    pub held_out: f64,
    /// Of results alone.
    pub held_out_of_results: f64,
}

impl Report {
    /// Writes it as JSON. The file is there only when it is whole: others take that for the end of learning.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let refused = |error: &dyn Display| format!("{}: {error}", path.display());
        let text = serde_json::to_string_pretty(self).map_err(|error| refused(&error))?;
        let new = path.with_extension("new");
        write(&new, text + "\n")?;
        fs::rename(&new, path).map_err(|error| refused(&error))
    }
}

/// Writes a file, or says which one could not be.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let path = Path::new("/nowhere/at/all.svg");
        let refused = write(path, "").unwrap_err();
        assert!(refused.starts_with("/nowhere/at/all.svg: "), "{refused}");
    }
}
