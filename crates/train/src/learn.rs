//! The command `learn`, from files of self-play to a file of weights.

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Instant;

use clap::{Args, value_parser};
use orrery_engine::games::core::Rng;
use orrery_engine::games::{GameId, lyngk::Lyngk, yinsh::Yinsh};
use orrery_engine::selfplay::GamesFile;
use orrery_engine::{Learn, Net};

use crate::network::{Network, Schedule, loss};
use crate::samples::Samples;

/// One game in so many is held out, to see what the net is worth.
const HELD_OUT_ONE_IN: usize = 20;

/// Learns an evaluation from files of self-play
#[derive(Args)]
pub struct LearnArgs {
    /// yinsh or lyngk
    game: GameId,
    /// Files of `orrery selfplay`
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where to write the weights
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How often to go through all positions
    #[arg(long, default_value_t = 12, value_parser = value_parser!(u32).range(1..))]
    epochs: u32,
    /// Positions for each step
    #[arg(long, default_value_t = 4096, value_parser = value_parser!(u32).range(1..))]
    batch: u32,
    /// The size of the first steps
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// How strongly weights are drawn towards 0
    #[arg(long, default_value_t = 0.01)]
    decay: f32,
    /// How much of what is learned is what search made of a position; the rest is how the game ended
    #[arg(long, value_name = "SHARE", default_value_t = 0.5)]
    mix: f64,
    /// Draws the first weights and the order of the positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl LearnArgs {
    /// Does it, with the tables on standard output.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        match self.game {
            GameId::Yinsh => self.learn::<Yinsh>(),
            GameId::Lyngk => self.learn::<Lyngk>(),
            GameId::Kulami => Err("Kulami has no inputs for a net yet".into()),
        }
    }

    fn learn<G: Learn>(&self) -> Result<(), Box<dyn Error>> {
        let mut out = io::stdout();
        let [mut learned, mut held_out] = [Samples::default(), Samples::default()];
        let mut rng = Rng::new(self.seed);
        for path in &self.files {
            let (games, judge) = GamesFile::read_any::<G>(path, |number, played| {
                let is_held_out = Rng::new(number.into()).index(HELD_OUT_ONE_IN) == 0;
                let samples = if is_held_out { &mut held_out } else { &mut learned };
                if played.game.is_learned() {
                    samples.add(&played, self.mix, &mut rng);
                }
            })?;
            writeln!(out, "{}: {games} games by {judge}", path.display())?;
        }
        writeln!(out, "{} positions, {} held out", learned.len(), held_out.len())?;
        if learned.len() == 0 || held_out.len() == 0 {
            return Err("too few games to learn from some and hold out others".into());
        }
        let hand = mean(&held_out, |view| loss(view.hand, view.target));
        let hand_result = mean(&held_out, |view| loss(view.hand, view.result));
        let searched = mean(&held_out, |view| loss(view.searched.unwrap_or(view.hand), view.result));
        writeln!(out, "by search: of results {searched:.5}")?;
        writeln!(out, "by hand: held out {hand:.5}, of results {hand_result:.5}\n")?;
        writeln!(out, "epoch     loss  held out  of results  seconds")?;
        let begun = Instant::now();
        let schedule = Schedule {
            epochs: self.epochs,
            batch: self.batch as usize,
            rate: self.rate,
            decay: self.decay,
            seed: self.seed,
        };
        let mut network = Network::new(G::INPUTS, G::STAGES, G::LADDERS, self.seed);
        network.learn(&learned, &schedule, |network, epoch, learned| {
            let target = mean(&held_out, |view| loss(network.log_odds(&view), view.target));
            let result = mean(&held_out, |view| loss(network.log_odds(&view), view.result));
            let seconds = begun.elapsed().as_secs();
            let _ = writeln!(out, "{epoch:>5}  {learned:.5}   {target:.5}     {result:.5}  {seconds:>7}");
        });
        let net = network.to_net();
        let whole =
            |view: &crate::samples::View<'_>| view.hand + net.value(view.inputs, view.stage) as f32 / 1000.0;
        writeln!(
            out,
            "in whole numbers: held out {:.5}, of results {:.5}",
            mean(&held_out, |view| loss(whole(&view), view.target)),
            mean(&held_out, |view| loss(whole(&view), view.result))
        )?;
        writeln!(out, "\npredicted  result  positions held out")?;
        for bin in calibration(&held_out, &net) {
            writeln!(out, "   {:.3}    {:.3}  {:>8}", bin.0, bin.1, bin.2)?;
        }
        if let Some(folder) = self.out.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&self.out, net.to_bytes::<G>())?;
        Ok(())
    }
}

fn mean(samples: &Samples, of: impl Fn(crate::samples::View<'_>) -> f32) -> f64 {
    samples.iter().map(|view| f64::from(of(view))).sum::<f64>() / samples.len() as f64
}

/// Predicted chances, results and positions, for each tenth of the predictable.
fn calibration(samples: &Samples, net: &Net) -> Vec<(f64, f64, usize)> {
    let mut bins = vec![(0.0, 0.0, 0); 10];
    for view in samples.iter() {
        let chance =
            f64::from(crate::network::chance(view.hand + net.value(view.inputs, view.stage) as f32 / 1000.0));
        let bin = &mut bins[(10.0 * chance).min(9.0) as usize];
        *bin = (bin.0 + chance, bin.1 + f64::from(view.result), bin.2 + 1);
    }
    let bins = bins.into_iter().filter(|bin| bin.2 > 0);
    bins.map(|(predicted, actual, n)| (predicted / n as f64, actual / n as f64, n)).collect()
}
