//! Whether what is predicted comes true: of the positions judged 70 %, 70 % should be won.

use orrery_engine::{Score, Value, expectation};
use serde::Serialize;

/// Predictions fall into so many classes of the same width.
const BINS: usize = 10;

/// Predictions and results, added up.
pub struct Calibration {
    /// How many of a thousand even games are drawn, as the engine has it.
    draws: u32,
    bins: [Bin; BINS],
}

/// Positions of which much the same was predicted, with the means of what was predicted and of what came of them.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Bin {
    pub positions: usize,
    /// Wins and half the draws.
    pub predicted: f64,
    pub actual: f64,
    /// Shares of wins, draws and losses, as the engine tells them to people.
    pub predicted_wdl: [f64; 3],
    pub actual_wdl: [f64; 3],
}

impl Calibration {
    pub fn new(draws: u32) -> Calibration {
        Calibration { draws, bins: [Bin::default(); BINS] }
    }

    /// Adds a position with its value and its result, 1, ½ or 0, both for the player to act.
    pub fn add(&mut self, value: Value, result: f64) {
        let predicted = (1.0 + expectation(value)) / 2.0;
        let predicted_wdl = match Score::of_value(value, self.draws) {
            Score::Estimate { wdl, .. } => wdl.map(|share| f64::from(share) / 1000.0),
            Score::Exact { result, .. } => [1, 0, -1].map(|end| if end == result { 1.0 } else { 0.0 }),
        };
        let actual_wdl = [1.0, 0.5, 0.0].map(|end| if end == result { 1.0 } else { 0.0 });
        let bin = &mut self.bins[((BINS as f64 * predicted) as usize).min(BINS - 1)];
        bin.positions += 1;
        bin.predicted += predicted;
        bin.actual += result;
        for end in 0..3 {
            bin.predicted_wdl[end] += predicted_wdl[end];
            bin.actual_wdl[end] += actual_wdl[end];
        }
    }

    /// The classes that something fell into, from what seems lost to what seems won.
    pub fn bins(&self) -> Vec<Bin> {
        let seen = self.bins.iter().filter(|bin| bin.positions > 0);
        seen.map(|bin| {
            let mean = |sum: f64| sum / bin.positions as f64;
            Bin {
                positions: bin.positions,
                predicted: mean(bin.predicted),
                actual: mean(bin.actual),
                predicted_wdl: bin.predicted_wdl.map(mean),
                actual_wdl: bin.actual_wdl.map(mean),
            }
        })
        .collect()
    }
}

/// The classes as a table for people.
pub fn table(bins: &[Bin]) -> String {
    let mut table = "  score           win             draw            loss\n\
                     expect  actual  expect  actual  expect  actual  expect  actual  positions\n"
        .to_string();
    for bin in bins {
        let pairs = [(bin.predicted, bin.actual)]
            .into_iter()
            .chain(bin.predicted_wdl.into_iter().zip(bin.actual_wdl))
            .map(|(predicted, actual)| format!(" {predicted:.3}   {actual:.3}"));
        table += &format!("{}  {:>9}\n", pairs.collect::<Vec<_>>().join("  "), bin.positions);
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-3, "{found} is not {expected}");
    }

    #[test]
    fn means_are_those_of_the_class() {
        let mut calibration = Calibration::new(100);
        // 0.731 of a point, twice; one of the games was drawn.
        calibration.add(1000, 1.0);
        calibration.add(1000, 0.5);
        calibration.add(-20_000, 0.0);
        let bins = calibration.bins();
        assert_eq!(bins.len(), 2);
        assert_eq!((bins[0].positions, bins[0].actual_wdl), (1, [0.0, 0.0, 1.0]));
        assert_eq!(bins[1].positions, 2);
        near(bins[1].predicted, 0.731);
        near(bins[1].actual, 0.75);
        assert_eq!(bins[1].actual_wdl, [0.5, 0.5, 0.0]);
        // A tenth of even games is drawn, fewer where one side is better.
        let [win, draw, loss] = bins[1].predicted_wdl;
        near(win + draw + loss, 1.0);
        near(win + draw / 2.0, 0.731);
        near(draw, 0.079);
    }

    #[test]
    fn what_is_proved_is_certain() {
        let mut calibration = Calibration::new(100);
        calibration.add(30_000, 1.0);
        let bins = calibration.bins();
        assert_eq!((bins.len(), bins[0].predicted_wdl), (1, [1.0, 0.0, 0.0]));
        near(bins[0].predicted, 1.0);
    }

    #[test]
    fn a_table_has_a_line_for_each_class() {
        let mut calibration = Calibration::new(0);
        calibration.add(0, 1.0);
        calibration.add(0, 0.0);
        let table = table(&calibration.bins());
        let line = " 0.500   0.500   0.500   0.500   0.000   0.000   0.500   0.500          2";
        assert_eq!(table.lines().collect::<Vec<_>>()[2..], [line]);
    }
}
