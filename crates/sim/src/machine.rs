//! The machine of a node: a clock that somebody sets, and chance of its own.

use std::sync::{Arc, Mutex, PoisonError};

use orrery_server::simulation::Machine;
use orrery_wire::Time;
use tokio::time::Instant;

use crate::chance::Chance;
use crate::weather::Weather;

/// Some day in November 2026.
const BEGAN: i64 = 1_795_000_000_000;

pub struct SimMachine {
    node: usize,
    weather: Arc<Weather>,
    began: Instant,
    chance: Mutex<Chance>,
}

impl SimMachine {
    pub fn new(node: usize, weather: Arc<Weather>, began: Instant, chance: Chance) -> SimMachine {
        SimMachine { node, weather, began, chance: Mutex::new(chance) }
    }
}

impl Machine for SimMachine {
    fn wall(&self) -> Time {
        let passed = i64::try_from(self.began.elapsed().as_millis()).unwrap_or(i64::MAX);
        Time(BEGAN + passed + self.weather.clock_error(self.node))
    }

    fn fill(&self, bytes: &mut [u8]) {
        let mut chance = self.chance.lock().unwrap_or_else(PoisonError::into_inner);
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&chance.number().to_le_bytes()[..chunk.len()]);
        }
    }
}
