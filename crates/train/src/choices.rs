//! Which actions search chose in self-play, and the odds of each kind of action fitted to that.

use std::fmt;

use orrery_engine::Learn;
use orrery_engine::games::core::Rng;
use orrery_engine::selfplay::Played;

use crate::adam::Adam;

/// No more decisions than this are kept: there are far more than kinds of actions.
const MOST: usize = 400_000;
/// One decision in so many is held out.
const HELD_OUT_ONE_IN: usize = 20;
const EPOCHS: usize = 6;
const BATCH: usize = 512;
/// The size of the first steps.
const RATE: f32 = 0.02;
/// How strongly odds are drawn towards even ones.
const DECAY: f32 = 0.002;

/// Decisions to learn from.
#[derive(Default)]
pub struct Choices {
    /// The kinds of all actions of all decisions, one after the other.
    kinds: Vec<u16>,
    /// Where the kinds of each action end.
    actions: Vec<u32>,
    /// Where the actions of each decision end, and which of them was chosen.
    decisions: Vec<(u32, u16)>,
}

/// What came of learning, on decisions that were held out.
pub struct Fitted {
    /// How many decisions there were, with those held out.
    pub decisions: usize,
    /// For each kind the log-odds of its actions.
    pub kinds: Vec<f32>,
    /// The mean of −ln of the chance that the chosen action was given, and the same where all are equal.
    pub loss: [f64; 2],
    /// How often the chosen action was the likeliest.
    pub first: f64,
    /// Among how many of the likeliest it was in 98 of 100 decisions.
    pub most: usize,
}

impl fmt::Display for Fitted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fitted { decisions, loss: [loss, even], first, most, .. } = self;
        let first = first * 100.0;
        write!(
            f,
            "{decisions} choices: loss {loss:.4} of {even:.4}, {first:.1} % expected, 98 % among {most}"
        )
    }
}

impl Choices {
    /// Adds one in `one_in` of the decisions in the opening of a game.
    pub fn add<G: Learn>(&mut self, played: &Played<G>, one_in: usize, rng: &mut Rng) {
        let game = &played.game;
        played.for_choices(|position, action| {
            if game.candidates(position).is_none() || self.decisions.len() >= MOST || rng.index(one_in) > 0 {
                return;
            }
            let legal = game.legal(position);
            let Some(chosen) = legal.iter().position(|&other| other == action) else { return };
            for &action in &legal {
                game.kinds(position, action, |kind| self.kinds.push(kind as u16));
                self.actions.push(self.kinds.len() as u32);
            }
            self.decisions.push((self.actions.len() as u32, chosen as u16));
        });
    }

    fn len(&self) -> usize {
        self.decisions.len()
    }

    /// Learns the log-odds of each of so many kinds. The same decisions and seed give the same ones.
    pub fn fit(&self, count: usize, seed: u64) -> Fitted {
        let mut rng = Rng::new(seed);
        let (mut learned, mut held_out) = (Vec::new(), Vec::new());
        for decision in 0..self.len() as u32 {
            let list = if rng.index(HELD_OUT_ONE_IN) == 0 { &mut held_out } else { &mut learned };
            list.push(decision);
        }
        let mut odds = vec![0.0f32; count];
        let mut adam = Adam::new(count);
        let steps = EPOCHS * learned.len().div_ceil(BATCH);
        let mut step = 0;
        for _ in 0..EPOCHS {
            rng.shuffle(&mut learned);
            for batch in learned.chunks(BATCH) {
                let mut gradient = vec![0.0f32; count];
                batch.iter().for_each(|&decision| self.slope(decision as usize, &odds, &mut gradient));
                let done = step as f64 / steps as f64;
                let rate = RATE * (done * std::f64::consts::FRAC_PI_2).cos() as f32;
                step += 1;
                adam.step(&mut odds, |kind| gradient[kind] / batch.len() as f32, rate, DECAY);
            }
        }
        self.judge(odds, &held_out)
    }

    fn judge(&self, kinds: Vec<f32>, held_out: &[u32]) -> Fitted {
        let (mut loss, mut ranks) = ([0.0; 2], Vec::new());
        for &decision in held_out {
            let (chances, chosen) = self.chances(decision as usize, &kinds);
            loss[0] -= f64::from(chances[chosen].max(1e-9).ln());
            loss[1] += (chances.len() as f64).ln();
            ranks.push(chances.iter().filter(|&&chance| chance > chances[chosen]).count() + 1);
        }
        let count = held_out.len().max(1) as f64;
        ranks.sort_unstable();
        let first = ranks.iter().filter(|&&rank| rank == 1).count() as f64 / count;
        let most = ranks.get(ranks.len() * 98 / 100).copied().unwrap_or_default();
        Fitted { decisions: self.len(), kinds, loss: loss.map(|loss| loss / count), first, most }
    }

    /// The chances of all actions of a decision, and which was chosen.
    fn chances(&self, decision: usize, odds: &[f32]) -> (Vec<f32>, usize) {
        let mut chances: Vec<f32> = self
            .actions_of(decision)
            .map(|action| self.kinds_of(action).iter().map(|&kind| odds[usize::from(kind)]).sum())
            .collect();
        let most = chances.iter().copied().fold(f32::MIN, f32::max);
        chances.iter_mut().for_each(|odds| *odds = (*odds - most).exp());
        let sum: f32 = chances.iter().sum();
        chances.iter_mut().for_each(|chance| *chance /= sum);
        (chances, self.decisions[decision].1.into())
    }

    fn slope(&self, decision: usize, odds: &[f32], gradient: &mut [f32]) {
        let (chances, chosen) = self.chances(decision, odds);
        for ((action, chance), place) in self.actions_of(decision).zip(chances).zip(0..) {
            let error = chance - if place == chosen { 1.0 } else { 0.0 };
            self.kinds_of(action).iter().for_each(|&kind| gradient[usize::from(kind)] += error);
        }
    }

    fn actions_of(&self, decision: usize) -> std::ops::Range<usize> {
        let begin = decision.checked_sub(1).map_or(0, |before| self.decisions[before].0);
        begin as usize..self.decisions[decision].0 as usize
    }

    fn kinds_of(&self, action: usize) -> &[u16] {
        let begin = action.checked_sub(1).map_or(0, |before| self.actions[before]);
        &self.kinds[begin as usize..self.actions[action] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Three actions a decision, of which the one of kind 2 is chosen in three of four decisions, else that of kind 0.
    #[test]
    fn what_is_chosen_more_often_has_better_odds() {
        let mut choices = Choices::default();
        for number in 0..40_000 {
            for kind in 0..3 {
                choices.kinds.push(kind);
                choices.actions.push(choices.kinds.len() as u32);
            }
            choices.decisions.push((choices.actions.len() as u32, if number % 4 == 0 { 0 } else { 2 }));
        }
        let Fitted { kinds, loss, first, most, .. } = choices.fit(4, 1);
        assert!((kinds[2] - kinds[0] - 3f32.ln()).abs() < 0.2, "{kinds:?}");
        assert!(kinds[1] < kinds[0] - 1.0 && kinds[3] == 0.0, "{kinds:?}");
        assert!(loss[0] < 0.65 && (loss[1] - 3f64.ln()).abs() < 1e-6 && (0.6..0.9).contains(&first));
        assert_eq!(most, 2);
        assert_eq!(choices.fit(4, 1).kinds, kinds);
    }
}
