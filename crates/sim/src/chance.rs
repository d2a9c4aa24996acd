//! Chance that comes out the same for the same seed.

use std::time::Duration;

use orrery_games::core::Rng;

/// A stream of chance. Every part of a run has its own, so that what one does changes nothing for the others.
pub struct Chance(Rng);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(Rng::new(seed))
    }

    /// A stream that has nothing to do with this one.
    pub fn split(&mut self) -> Chance {
        Chance(Rng::new(self.0.next()))
    }

    pub fn number(&mut self) -> u64 {
        self.0.next()
    }

    pub fn below(&mut self, end: usize) -> usize {
        self.0.index(end)
    }

    /// Whether something happens that does so in this many of a thousand cases.
    pub fn per_mille(&mut self, share: usize) -> bool {
        self.below(1_000) < share
    }

    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    pub fn between(&mut self, least: Duration, most: Duration) -> Duration {
        let span = usize::try_from((most - least).as_millis()).unwrap_or(usize::MAX - 1);
        least + Duration::from_millis(self.below(span + 1) as u64)
    }

    pub fn seconds(&mut self, least: u64, most: u64) -> Duration {
        self.between(Duration::from_secs(least), Duration::from_secs(most))
    }

    pub fn millis(&mut self, least: u64, most: u64) -> Duration {
        self.between(Duration::from_millis(least), Duration::from_millis(most))
    }

    pub fn rng(&mut self) -> &mut Rng {
        &mut self.0
    }
}
