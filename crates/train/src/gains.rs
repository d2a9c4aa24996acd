//! The command `gains`: by how much each kind of action betters what a net says of a position at first sight.

use std::error::Error;
use std::fmt;

use clap::Args;
use orrery_engine::games::core::Rng;
use orrery_engine::games::with_game;
use orrery_engine::selfplay::Played;
use orrery_engine::{Learn, Net, Node, Value, Weights};

use crate::amend::Amend;

/// No more positions than this are looked at, each with all of its actions.
const MOST: usize = 200_000;
/// One position in so many is taken.
const ONE_IN: usize = 4;
/// What is as good as won or lost is of no interest: nobody asks there.
const UNDECIDED: Value = 3000;
/// More is a proof in the making, and would drown the rest.
const LARGEST: Value = 5000;
/// Of a kind that was seen more rarely in all stages together, nothing is known.
const ENOUGH: f64 = 100.0;
/// What all stages say of a kind counts as much as so many actions of one of them.
const PRIOR: f64 = 40.0;
/// So many standard deviations more than the mean are seldom exceeded; what was tried in matches (docs/training/NOTEBOOK.md).
const DEVIATIONS: f64 = 1.3;

/// Learns by how much kinds of actions better a position, and leaves the rest of a net as it is
#[derive(Args)]
pub struct GainsArgs {
    #[command(flatten)]
    amend: Amend,
}

impl GainsArgs {
    /// Does it, and says how far the changes of a kind lie apart.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.amend.game, G => self.learn::<G>())
    }

    fn learn<G: Learn>(&self) -> Result<(), Box<dyn Error>> {
        if G::GAINS == 0 {
            return Err(format!("{} has no use for gains", self.amend.game).into());
        }
        let mut places = Places::default();
        let net = self.amend.read::<G>(|played, rng| places.add(played, rng))?;
        let gains = places.gains(&net);
        println!("{gains}");
        let gains = Net::new(&Weights { gains: gains.list(), ..Weights::default() });
        self.amend.write::<G>(&net.with_gains_of(&gains))
    }
}

/// Positions to look at.
pub struct Places<G: Learn> {
    games: Vec<(G, Vec<G::Position>)>,
    count: usize,
}

impl<G: Learn> Default for Places<G> {
    fn default() -> Places<G> {
        Places { games: Vec::new(), count: 0 }
    }
}

impl<G: Learn> Places<G> {
    /// Adds some of the undecided positions of a game and beside it.
    pub fn add(&mut self, played: Played<G>, rng: &mut Rng) {
        let mut positions = Vec::new();
        let mut add = |position: &G::Position, value: Value| {
            let open =
                value.abs() < UNDECIDED && !G::is_aftermath(position) && !played.game.is_over(position);
            if open && self.count < MOST && rng.index(ONE_IN) == 0 {
                positions.push(*position);
                self.count += 1;
            }
        };
        played.for_positions(|position, value, _| value.into_iter().for_each(|value| add(position, value)));
        played.for_asides(&mut add);
        self.games.push((played.game, positions));
    }

    /// What all their actions change in what the net says of them.
    pub fn gains(&self, net: &Net) -> Gains {
        let mut gains =
            Gains { positions: self.count, kinds: G::KINDS, sums: vec![Sum::default(); G::GAINS] };
        let all =
            self.games.iter().flat_map(|(game, list)| list.iter().map(move |position| (game, position)));
        for (game, position) in all {
            let before = G::Node::new(game, position);
            let value = net.evaluate(game, &before);
            for action in game.legal(position) {
                let mut after = before;
                after.play(game, action);
                if game.is_over(after.position()) {
                    continue;
                }
                let sign = if game.to_act(position) == game.to_act(after.position()) { 1 } else { -1 };
                let gain = sign * net.evaluate(game, &after) - value;
                let first = game.stage(position) * G::KINDS;
                game.kinds(position, action, |kind| gains.sums[first + kind].add(gain));
            }
        }
        gains
    }
}

/// What kinds of actions were seen to change, by the stages of the game.
pub struct Gains {
    positions: usize,
    kinds: usize,
    sums: Vec<Sum>,
}

/// How many there are, their sum and that of their squares.
#[derive(Clone, Copy, Default)]
struct Sum([f64; 3]);

impl Gains {
    /// What is seldom exceeded, in log-odds, for each stage and kind; infinite where nothing is known.
    pub fn list(&self) -> Vec<f32> {
        let all = self.all();
        let seldom = |(place, sum): (usize, &Sum)| {
            let whole = &all[place % self.kinds];
            match whole.0[0] < ENOUGH {
                true => f32::INFINITY,
                false => {
                    let (mean, deviation) = sum.plus(whole, PRIOR / whole.0[0]).spread();
                    ((mean + DEVIATIONS * deviation) / 1000.0) as f32
                }
            }
        };
        self.sums.iter().enumerate().map(seldom).collect()
    }

    /// The same for all stages together.
    fn all(&self) -> Vec<Sum> {
        let mut all = vec![Sum::default(); self.kinds];
        for (place, sum) in self.sums.iter().enumerate() {
            let kind = &mut all[place % self.kinds];
            *kind = kind.plus(sum, 1.0);
        }
        all
    }
}

impl fmt::Display for Gains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.sums.iter().fold(Sum::default(), |whole, sum| whole.plus(sum, 1.0));
        let within = self.sums.iter().filter(|sum| sum.0[0] > 0.0);
        let within: f64 = within.map(|sum| sum.0[0] * sum.spread().1.powi(2)).sum();
        let ([count, ..], (mean, deviation)) = (whole.0, whole.spread());
        let known = self.all().iter().filter(|sum| sum.0[0] >= ENOUGH).count();
        write!(
            f,
            "{count} actions in {} positions change it by {mean:.0} ± {deviation:.0}, those of a kind and stage by ± {:.0}; \
             {known} kinds are known",
            self.positions,
            (within / count.max(1.0)).sqrt()
        )
    }
}

impl Sum {
    fn add(&mut self, gain: Value) {
        let gain = f64::from(gain.clamp(-LARGEST, LARGEST));
        *self = self.plus(&Sum([1.0, gain, gain * gain]), 1.0);
    }

    fn plus(&self, other: &Sum, share: f64) -> Sum {
        Sum(std::array::from_fn(|i| self.0[i] + share * other.0[i]))
    }

    /// The mean and the standard deviation.
    fn spread(&self) -> (f64, f64) {
        let [count, sum, squares] = self.0;
        let mean = sum / count.max(f64::MIN_POSITIVE);
        (mean, (squares / count.max(f64::MIN_POSITIVE) - mean * mean).max(0.0).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_rare_in_a_stage_is_taken_from_all_and_what_is_rare_everywhere_is_not_known() {
        // Two stages of two kinds: the second kind is nearly never seen.
        let mut gains = Gains { positions: 1, kinds: 2, sums: vec![Sum::default(); 4] };
        for number in 0..10_000 {
            gains.sums[0].add(if number % 2 == 0 { -700 } else { -300 });
        }
        gains.sums[3].add(-100);
        let list = gains.list();
        assert!((list[0] - (-0.5 + 0.2 * DEVIATIONS as f32)).abs() < 1e-3, "{list:?}");
        assert!((list[2] - list[0]).abs() < 1e-3, "{list:?}");
        assert_eq!([list[1], list[3]], [f32::INFINITY; 2]);
    }
}
