//! The command `learn`, from files of self-play to a file of weights.

use std::error::Error;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Args, value_parser};
use orrery_engine::games::core::Rng;
use orrery_engine::games::{GameKind, with_game};
use orrery_engine::selfplay::GamesFile;
use orrery_engine::{Learn, Net, Value};

use crate::calibration::{Calibration, table};
use crate::choices::Choices;
use crate::gains::Places;
use crate::network::{Network, Schedule, Shape, loss};
use crate::plot;
use crate::report::{Loss, Pass, Report, Source, write};
use crate::samples::{Samples, View};

/// One game in so many is held out, to see what the net is worth.
const HELD_OUT_ONE_IN: usize = 20;
/// What was chosen is learned from one decision in so many.
const CHOICES_ONE_IN: usize = 2;

/// Learns an evaluation from files of self-play
#[derive(Args)]
pub struct LearnArgs {
    /// yinsh, lyngk or kulami
    game: GameKind,
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
    /// Draw how it went: PREFIX-loss.svg and PREFIX-calibration.svg
    #[arg(long, value_name = "PREFIX")]
    plots: Option<String>,
    /// Write how it went as JSON, when everything else is written
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

impl LearnArgs {
    /// Does it, with the tables on standard output.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.game, G => self.learn::<G>())
    }

    fn learn<G: Learn>(&self) -> Result<(), Box<dyn Error>> {
        let mut out = io::stdout();
        let [mut learned, mut held_out] = [Samples::default(), Samples::default()];
        let mut rng = Rng::new(self.seed);
        let mut choices = Choices::default();
        let (mut places, mut lot) = (Places::default(), Rng::new(self.seed));
        let mut sources = Vec::new();
        for path in &self.files {
            let (games, judge) = GamesFile::read_any::<G>(path, |number, played| {
                let is_held_out = Rng::new(number.into()).index(HELD_OUT_ONE_IN) == 0;
                let samples = if is_held_out { &mut held_out } else { &mut learned };
                if played.game.is_learned() {
                    samples.add(&played, self.mix, &mut rng);
                    choices.add(&played, CHOICES_ONE_IN, &mut rng);
                    if G::GAINS > 0 {
                        places.add(played, &mut lot);
                    }
                }
            })?;
            writeln!(out, "{}: {games} games by {judge}", path.display())?;
            sources.push(Source { file: path.display().to_string(), games, played: judge });
        }
        writeln!(out, "{} positions, {} held out", learned.len(), held_out.len())?;
        if learned.len() == 0 || held_out.len() == 0 {
            return Err("too few games to learn from some and hold out others".into());
        }
        let by_search = |view: &View<'_>| view.searched.unwrap_or(view.hand);
        let hand = mean(&held_out, |view| view.hand);
        let hand_result = mean_of_results(&held_out, |view| view.hand);
        let searched = mean_of_results(&held_out, by_search);
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
        let mut passes = Vec::new();
        let shape = Shape { units: G::UNITS, rows: G::ROWS, inputs: G::INPUTS, stages: G::STAGES };
        let mut network = Network::new(shape, G::LADDERS, G::parent, self.seed);
        network.learn(&learned, &schedule, |network, epoch, learned| {
            let target = mean(&held_out, |view| network.log_odds(view));
            let result = mean_of_results(&held_out, |view| network.log_odds(view));
            let seconds = begun.elapsed().as_secs();
            let _ = writeln!(out, "{epoch:>5}  {learned:.5}   {target:.5}     {result:.5}  {seconds:>7}");
            passes.push(Pass { learned, held_out: target, held_out_of_results: result });
        });
        network.calibrate(&learned);
        let seconds = begun.elapsed().as_secs_f64();
        let fitted = choices.fit(G::KINDS, self.seed);
        writeln!(out, "{fitted}")?;
        let mut weights = network.weights(G::twin);
        weights.kinds = fitted.kinds;
        if G::GAINS > 0 {
            let gains = places.gains(&Net::new(&weights));
            writeln!(out, "{gains}")?;
            weights.gains = gains.list();
        }
        let net = Net::new(&weights);
        let whole = |view: &View<'_>| view.hand + net.value::<G>(view.inputs, view.stage) as f32 / 1000.0;
        let target = mean(&held_out, whole);
        let result = mean_of_results(&held_out, whole);
        writeln!(out, "in whole numbers: held out {target:.5}, of results {result:.5}\n")?;
        writeln!(out, "of results  positions  by hand  learned  by search")?;
        for stage in 0..G::STAGES {
            let of_stage = |log_odds: &dyn Fn(&View<'_>) -> f32| {
                let views = held_out.iter().filter(|view| view.stage == stage);
                let losses: Vec<f32> =
                    views.filter_map(|view| Some(loss(log_odds(&view), view.result?))).collect();
                (losses.len(), mean_of(losses.into_iter()))
            };
            let (count, hand) = of_stage(&|view| view.hand);
            let [learned, searched] = [of_stage(&whole).1, of_stage(&by_search).1];
            writeln!(out, "stage {stage:>4} {count:>10}  {hand:.5}  {learned:.5}    {searched:.5}")?;
        }
        writeln!(out)?;
        let mut calibration = Calibration::new(G::DRAWS);
        for view in held_out.iter() {
            let hand = (view.hand * 1000.0).round() as Value;
            if let Some(result) = view.result {
                calibration.add(hand + net.value::<G>(view.inputs, view.stage), result.into());
            }
        }
        let calibration = calibration.bins();
        write!(out, "{}", table(&calibration))?;
        if let Some(folder) = self.out.parent() {
            fs::create_dir_all(folder)?;
        }
        let bytes = net.to_bytes::<G>();
        write(&self.out, &bytes)?;
        let searched_target = mean(&held_out, by_search);
        let report = Report {
            game: self.game.to_string(),
            files: sources,
            positions: learned.len(),
            held_out: held_out.len(),
            epochs: self.epochs,
            batch: self.batch,
            rate: self.rate,
            decay: self.decay,
            mix: self.mix,
            seed: self.seed,
            loss: Loss { hand, search: searched_target, learned: target },
            loss_of_results: Loss { hand: hand_result, search: searched, learned: result },
            passes,
            seconds,
            bytes: bytes.len(),
            fingerprint: net.fingerprint(),
            calibration,
        };
        self.keep(&report)
    }

    /// Draws and writes how it went, where that was asked for.
    fn keep(&self, report: &Report) -> Result<(), Box<dyn Error>> {
        if let Some(prefix) = &self.plots {
            let Report { game, passes, loss, calibration, .. } = report;
            let title = |what: &str| format!("{}: {what}", game.to_uppercase());
            let drawn = plot::loss(&title("loss by epoch"), passes, loss.hand, loss.search);
            write(Path::new(&format!("{prefix}-loss.svg")), drawn)?;
            let drawn = plot::calibration(&title("positions held out"), calibration);
            write(Path::new(&format!("{prefix}-calibration.svg")), drawn)?;
        }
        Ok(self.report.as_deref().map_or(Ok(()), |path| report.write(path))?)
    }
}

/// The mean of the losses of log-odds against what is to be predicted.
fn mean(samples: &Samples, log_odds: impl Fn(&View<'_>) -> f32) -> f64 {
    mean_of(samples.iter().map(|view| loss(log_odds(&view), view.target)))
}

/// The same against what came of the positions, where that is known.
fn mean_of_results(samples: &Samples, log_odds: impl Fn(&View<'_>) -> f32) -> f64 {
    mean_of(samples.iter().filter_map(|view| Some(loss(log_odds(&view), view.result?))))
}

fn mean_of(losses: impl Iterator<Item = f32>) -> f64 {
    let (sum, count) = losses.fold((0.0, 0), |(sum, count), loss| (sum + f64::from(loss), count + 1));
    sum / f64::from(count.max(1))
}
