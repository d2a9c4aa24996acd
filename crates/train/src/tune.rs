//! The command `tune`, from the games to the file of weights.

use std::fmt;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::{Args, value_parser};
use orrery_engine::games::core::Rng;
use orrery_engine::games::{GameKind, with_game};
use orrery_engine::matches::StartError;
use orrery_engine::selfplay::{GamesError, GamesFile, Plan, Played};
use orrery_engine::{Learn, Linear, expectation};

use crate::fit::{Samples, fit};
use crate::usual::Usual;
use crate::weights::{file_text, to_engine, to_log_odds};

/// One game in so many is held out, to see what the weights are worth.
const HELD_OUT_ONE_IN: usize = 10;

/// Prints a line. What nobody reads any more (`tune … | head`) is no reason to stop.
macro_rules! say {
    ($($words:tt)*) => { let _ = writeln!(io::stdout(), $($words)*); };
}

/// Plays games, or goes on where an earlier run stopped, and fits the weights to all of them.
#[derive(Args)]
pub struct Tune {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// How many games to learn from
    #[arg(long, default_value_t = 2000, value_parser = value_parser!(u32).range(1..=10_000_000))]
    games: u32,
    /// Nodes to search for each action
    #[arg(long, default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Games played at the same time; the result is the same for any number
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Another seed, other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Steps of the fit
    #[arg(long, default_value_t = 300, value_parser = value_parser!(u32).range(1..))]
    iterations: u32,
    /// How strongly weights are drawn towards 0: a prior of standard deviation 1 / √DECAY in log-odds
    /// [default: 20, and 256 times that in LYNGK, where a count of 1 is a 256th]
    #[arg(long, value_parser = decay)]
    decay: Option<f64>,
    /// How much of what is learned is what search made of a position; the rest is how the game ended
    #[arg(long, value_name = "SHARE", default_value_t = 0.5, value_parser = share)]
    mix: f64,
    /// Where to write the weights [default: where the engine has them]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// What to play, as in matches: a config, or one that leaves layout or board to be drawn; may be repeated
    #[arg(long = "config", value_name = "CONFIG")]
    configs: Vec<String>,
}

/// Why nothing was tuned.
#[derive(Debug)]
pub enum Failure {
    /// There is no such start.
    Start(StartError),
    /// A config is of another game.
    OtherGame(GameKind),
    /// The games cannot be used.
    Games(GamesError),
    /// All games are held out, or none, or they have no positions to learn from.
    TooFewGames,
    /// The result cannot be written.
    Output(PathBuf, io::Error),
}

impl Tune {
    /// Does it, with a word on standard error now and then and the tables on standard output.
    pub fn run(&self) -> Result<(), Failure> {
        with_game!(self.game, G => self.run_game::<G>())
    }

    fn run_game<G: Linear + Learn>(&self) -> Result<(), Failure> {
        let plan = Plan::new(&self.configs(), self.nodes, self.seed, None)?;
        if let Some(other) = plan.ids().find(|&id| id != self.game) {
            return Err(Failure::OtherGame(other));
        }
        let name = format!("target/tune/{}/nodes{}-seed{}.games", self.game, self.nodes, self.seed);
        let file = GamesFile::new(root().join(name), plan.to_string(), plan.evaluation::<G>());
        let weights = self.play_missing::<G>(&plan, &file)?;
        let (learned, held_out) = self.samples::<G>(&file)?;
        let fitted = self.fit::<G>(&learned, &held_out);
        let loss = |samples: &Samples| samples.loss(&to_log_odds(&fitted));
        let origin = format!(
            "{} games by {weights}:\nloss {:.4} on {} positions, {:.4} on {} positions \
             of the games held out.\n\n```text\n{}\n```",
            self.games,
            loss(&learned),
            learned.len(),
            loss(&held_out),
            held_out.len(),
            self.command(),
        );
        let path = self.out.clone().unwrap_or_else(|| self.weights_file());
        let written = fs::write(&path, file_text(&self.game.to_string(), &origin, &fitted));
        written.map_err(|error| Failure::Output(path.clone(), error))?;
        say!("\n{origin}\nThe weights are in {}.", path.display());
        Ok(())
    }

    /// Plays what the file lacks. Returns the evaluation that the games were played by.
    fn play_missing<G: Linear>(&self, plan: &Plan, file: &GamesFile) -> Result<String, Failure> {
        let (mut count, weights) = file.read::<G>(|_, _| ())?;
        if count < self.games {
            let mut appender = file.append()?;
            count = appender.count();
            let progress = Progress::new(count, self.games);
            plan.play_all(count + 1..self.games + 1, self.threads.into(), |number, played: Played<G>| {
                progress.show(number);
                Ok::<_, Failure>(appender.add(&played)?)
            })?;
        }
        eprintln!("{}: {} games, {count} of them from before", file.path().display(), count.max(self.games));
        Ok(weights)
    }

    /// The positions to learn from, and those of the games that are held out.
    fn samples<G: Linear>(&self, file: &GamesFile) -> Result<(Samples, Samples), Failure> {
        let (mut learned, mut held_out) = (Samples::default(), Samples::default());
        file.read::<G>(|number, played| {
            // By lot, since configs and openings take turns with the numbers.
            let is_held_out = Rng::new(number.into()).index(HELD_OUT_ONE_IN) == 0;
            if number <= self.games {
                add_positions(&played, self.mix, if is_held_out { &mut held_out } else { &mut learned });
            }
        })?;
        if learned.len() == 0 || held_out.len() == 0 {
            return Err(Failure::TooFewGames);
        }
        Ok((learned, held_out))
    }

    /// Fits and reports. A feature that never occurs keeps the weight it has: so one kind of game can be tuned
    /// without harm to the features of another.
    fn fit<G: Linear>(&self, learned: &Samples, held_out: &Samples) -> Vec<i32> {
        let features = G::WEIGHTS.len();
        say!("{features} features, {} positions, {} held out", learned.len(), held_out.len());
        let before = to_log_odds(G::WEIGHTS);
        say!(
            "loss with the present weights: {:.5}, held out {:.5}\n",
            learned.loss(&before),
            held_out.loss(&before)
        );
        say!("iteration     loss  held out");
        let fitted = fit(learned, features, self.decay(), self.iterations, |iteration, loss, weights| {
            say!("{iteration:>9}  {loss:.5}   {:.5}", held_out.loss(weights));
        });
        let mut weights = to_engine(&fitted);
        let mut unseen = Vec::new();
        for (feature, square) in learned.mean_squares(features).into_iter().enumerate() {
            if square == 0.0 {
                weights[feature] = G::WEIGHTS[feature];
                unseen.push(feature.to_string());
            }
        }
        if !unseen.is_empty() {
            say!("\nnever seen, and left as they are: features {}", unseen.join(", "));
        }
        say!("\npredicted  actual  positions held out");
        for bin in held_out.calibration(&to_log_odds(&weights)).iter().filter(|bin| bin.positions > 0) {
            say!("   {:.3}    {:.3}  {:>8}", bin.predicted, bin.actual, bin.positions);
        }
        weights
    }

    fn configs(&self) -> Vec<String> {
        let usual = with_game!(self.game, G => G::TUNED_ON);
        if self.configs.is_empty() {
            usual.iter().map(ToString::to_string).collect()
        } else {
            self.configs.clone()
        }
    }

    fn decay(&self) -> f64 {
        self.decay.unwrap_or(with_game!(self.game, G => G::DECAY))
    }

    /// Where the engine has the weights: beside the evaluation, whether that is a file or a folder.
    fn weights_file(&self) -> PathBuf {
        let folder = root().join("crates/engine/src/eval");
        let inside = folder.join(format!("{}/weights.rs", self.game));
        if inside.exists() { inside } else { folder.join(format!("{}_weights.rs", self.game)) }
    }

    /// The command that does the same again, whatever the defaults are by then.
    fn command(&self) -> String {
        let Tune { game, games, nodes, seed, iterations, mix, .. } = self;
        let decay = self.decay();
        let configs: String = self.configs().iter().map(|c| format!(" \\\n    --config '{c}'")).collect();
        format!(
            "cargo run --release -p orrery-train -- tune {game} --games {games} --nodes {nodes} --seed {seed} \\\n    \
             --iterations {iterations} --decay {decay} --mix {mix}{configs}"
        )
    }
}

/// Adds the positions after the last action drawn by lot, except those where a move is only finished: search does
/// not evaluate them. `mix` is the share of the search in what is to be predicted.
fn add_positions<G: Linear>(played: &Played<G>, mix: f64, samples: &mut Samples) {
    let mut counts = vec![0; G::WEIGHTS.len()];
    played.for_positions(|position, value, result| {
        if G::is_aftermath(position) {
            return;
        }
        counts.fill(0);
        played.game.features(position, &mut counts);
        let target = match value {
            Some(value) => mix * (1.0 + expectation(value)) / 2.0 + (1.0 - mix) * result,
            None => result,
        };
        samples.push(&counts, target);
    });
}

/// How far self-play is, on standard error: a line that changes, or in a log a line now and then.
struct Progress {
    begun: Instant,
    before: u32,
    all: u32,
    is_terminal: bool,
}

impl Progress {
    fn new(before: u32, all: u32) -> Progress {
        Progress { begun: Instant::now(), before, all, is_terminal: io::stderr().is_terminal() }
    }

    fn show(&self, number: u32) {
        let is_last = number == self.all;
        if !self.is_terminal && !is_last && !number.is_multiple_of((self.all / 20).max(1)) {
            return;
        }
        let seconds = self.begun.elapsed().as_secs_f64();
        let each = seconds / f64::from(number - self.before);
        let left = each * f64::from(self.all - number);
        let all = self.all;
        // Spaces cover what a longer line left; progress that cannot be shown is no reason to stop.
        let end = if self.is_terminal && !is_last { "    \r" } else { "\n" };
        let _ = write!(io::stderr(), "{number} of {all} games, {seconds:.0} s, {left:.0} s to go{end}");
    }
}

/// The folder of the workspace.
fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).expect("this crate is in crates/train")
}

fn decay(text: &str) -> Result<f64, &'static str> {
    let decay = text.parse().ok().filter(|decay: &f64| decay.is_finite() && *decay >= 0.0);
    decay.ok_or("expected a number of at least 0")
}

fn share(text: &str) -> Result<f64, &'static str> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or("expected a number from 0 to 1")
}

impl std::error::Error for Failure {}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Start(error) => error.fmt(f),
            Failure::OtherGame(id) => write!(f, "a config is of {id}, which is not the game to tune"),
            Failure::Games(error) => error.fmt(f),
            Failure::TooFewGames => f.write_str("too few games to learn from some and hold out others"),
            Failure::Output(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Failure {
        Failure::Start(error)
    }
}

impl From<GamesError> for Failure {
    fn from(error: GamesError) -> Failure {
        Failure::Games(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cli;
    use clap::{CommandFactory, Parser};
    use orrery_engine::Evaluate;
    use orrery_engine::games::core::Game;
    use orrery_engine::games::kulami::Kulami;
    use orrery_engine::games::yinsh::Yinsh;

    #[test]
    fn positions_are_taken_after_the_lot_and_between_moves() {
        let plan = Plan::new(&["yinsh:blitz".to_string()], 20, 3, None).unwrap();
        let mut skipped = 0;
        let check = |_, played: Played<Yinsh>| {
            let (mut position, mut wanted) = (played.game.start(), 0);
            for (number, &action) in played.actions.iter().enumerate() {
                wanted += usize::from(number >= played.drawn && !Yinsh::is_aftermath(&position));
                played.game.play_unchecked(&mut position, action);
            }
            let mut samples = Samples::default();
            add_positions(&played, 0.5, &mut samples);
            assert_eq!(samples.len(), wanted);
            skipped += played.actions.len() - played.drawn - wanted;
            Ok::<_, Failure>(())
        };
        plan.play_all(1..4, 1, check).unwrap();
        assert!(skipped > 0, "some row was taken");
    }

    #[test]
    fn search_has_its_share_in_what_is_learned() {
        let game = Kulami::new(&"kulami".parse().unwrap()).unwrap();
        let (mut position, mut actions, mut values) = (game.start(), Vec::new(), Vec::new());
        let mut rng = Rng::new(4);
        let outcome = loop {
            if let Some(outcome) = game.outcome(&position) {
                break outcome;
            }
            actions.push(game.random_action(&position, &mut rng));
            values.push((actions.len() % 2 == 0).then_some(25_000));
            game.play_unchecked(&mut position, actions[actions.len() - 1]);
        };
        let asides = vec![None; actions.len()];
        let played = Played { game, actions, values, asides, drawn: 0, outcome };
        let targets = |mix: f64| {
            let mut samples = Samples::default();
            add_positions(&played, mix, &mut samples);
            samples.targets().collect::<Vec<f64>>()
        };
        let (results, mixed, searched) = (targets(0.0), targets(0.5), targets(1.0));
        for (i, &result) in results.iter().enumerate() {
            let wanted = if played.values[i].is_some() { [(1.0 + result) / 2.0, 1.0] } else { [result; 2] };
            assert!((mixed[i] - wanted[0]).abs() < 1e-9 && (searched[i] - wanted[1]).abs() < 1e-9, "{i}");
        }
    }

    #[test]
    fn the_command_in_the_file_does_the_same_again() {
        Cli::command().debug_assert();
        let tune = |words: &str| {
            let words =
                words.split_whitespace().filter(|word| *word != "\\").map(|word| word.replace('\'', ""));
            let crate::Command::Tune(tune) = Cli::try_parse_from(words).unwrap().command else {
                panic!("another command");
            };
            tune
        };
        let first = tune("orrery-train tune kulami --games 7 --decay 0.5 --seed 9");
        let command = first.command();
        let again =
            tune(command.split_once("-- ").map(|(_, rest)| format!("orrery-train {rest}")).unwrap().as_str());
        assert_eq!((again.games, again.decay(), again.seed, again.configs()), (7, 0.5, 9, first.configs()));
        assert_eq!((again.command(), again.mix), (command, 0.5));
        assert_eq!(tune("orrery-train tune lyngk").decay(), 5120.0);
        assert_eq!(tune("orrery-train tune yinsh --mix 0.25").configs(), ["yinsh", "yinsh:blitz"]);
        for wrong in [["--decay", "-1"], ["--mix", "1.5"], ["--mix", "NaN"]] {
            assert!(Cli::try_parse_from(["orrery-train", "tune", "yinsh"].into_iter().chain(wrong)).is_err());
        }
    }
}
