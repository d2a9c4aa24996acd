//! What is asked for in the environment, and what is told of many times.

use std::time::Duration;

/// A number in the environment.
pub fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name)
        .map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

/// A word in the environment.
pub fn word(name: &str, otherwise: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| otherwise.to_owned())
}

/// How long each of many took.
#[derive(Default)]
pub struct Times(Vec<Duration>);

impl Times {
    pub fn new(mut times: Vec<Duration>) -> Times {
        times.sort();
        Times(times)
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that this share of all did not exceed, in milliseconds; no number if there were none.
    pub fn at(&self, share: f64) -> f64 {
        let last = self.0.len().saturating_sub(1);
        self.0.get((last as f64 * share) as usize).map_or(f64::NAN, |time| time.as_secs_f64() * 1_000.0)
    }
}
