use std::collections::HashMap;
use std::time::Duration;

use orrery_games::core::{Outcome, Player};

use super::{Entry, FaultKind, Pairs};

/// What has come of a match so far, seen from its first engine.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Pairs of which both games are finished.
    pub pairs: Pairs,
    /// Games that each engine lost by a fault, by the order of [`FaultKind::ALL`].
    pub faults: [[u32; 4]; 2],
    /// The longest time each engine took for an action.
    pub slowest: [Duration; 2],
    /// Actions of all games.
    pub actions: u64,
    /// Half points of the finished games of each pair.
    halves: HashMap<u32, [Option<u32>; 2]>,
}

impl Tally {
    /// Counts a finished game; whether that completed its pair.
    pub fn add(&mut self, entry: &Entry) -> bool {
        let engine = |player: Player| (player.index() + entry.game as usize - 1) % 2;
        let half_points = match entry.outcome.winner().map(engine) {
            Some(0) => 2,
            Some(_) => 0,
            None => 1,
        };
        *[&mut self.losses, &mut self.draws, &mut self.wins][half_points as usize] += 1;
        if let (Some(fault), Outcome::Win(winner)) = (&entry.fault, entry.outcome) {
            let kind = FaultKind::ALL.iter().position(|&kind| kind == fault.kind).unwrap_or(0);
            self.faults[engine(winner.opponent())][kind] += 1;
        }
        for player in Player::BOTH {
            let slowest = &mut self.slowest[engine(player)];
            *slowest = entry.slowest[player.index()].max(*slowest);
        }
        self.actions += u64::from(entry.actions);
        let halves = self.halves.entry(entry.pair).or_default();
        halves[entry.game as usize - 1] = Some(half_points);
        let complete = halves[0].zip(halves[1]);
        complete.into_iter().for_each(|(one, other)| self.pairs.add(one + other));
        complete.is_some()
    }

    /// Whether this game was counted.
    pub fn has(&self, pair: u32, game: u32) -> bool {
        self.halves.get(&pair).is_some_and(|halves| halves[game as usize - 1].is_some())
    }

    /// How many games are finished.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Wins and half the draws, as a share of the games; one half before the first.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(games),
        }
    }
}
