use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use orrery_engine::matches::StartError;
use orrery_engine::selfplay::{GamesError, GamesFile, Plan, Played};
use orrery_engine::{Learn, Linear, Nets};
use orrery_games::with_game;

use crate::report::Failure;

#[derive(Args)]
#[command(after_long_help = HELP)]
pub struct Selfplay {
    /// The game: a config, or one that leaves layout or board to be drawn; several take turns
    #[arg(value_name = "CONFIG", required = true)]
    configs: Vec<String>,
    /// The file to write, or to go on with
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many games the file is to have
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u32,
    /// Nodes for each action
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Draws layouts, boards, openings and random actions
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games to play at once; the file is the same for any number [default: one on each core]
    #[arg(long, value_name = "K", value_parser = value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// End a game when both sides agree for a while that the chances are this good, in thousandths of log-odds; 0 never
    #[arg(long, value_name = "VALUE", default_value_t = 5000, value_parser = value_parser!(i32).range(0..=20_000))]
    resign: i32,
    /// What judges positions: hand, learned (the nets that come with the program), or a file of weights
    #[arg(long, value_name = "NAME", default_value = "hand")]
    evaluation: String,
}

const HELP: &str = "\
Each game depends on the seed and its number only. The same command goes on with a file that was broken off, and
a larger --games adds to it. docs/TRAINING.md describes the file.

Examples:
  orrery selfplay yinsh --games 20000 --out yinsh.games
  orrery selfplay lyngk --evaluation learned --out second.games
  orrery selfplay kulami:board=random-square kulami:board=random-irregular --nodes 2000 --out kulami.games";

impl Selfplay {
    /// Plays what the file lacks.
    pub fn run(&self) -> Result<(), Failure> {
        let resign = Some(self.resign).filter(|&value| value > 0);
        let refused = |error| Failure::Input(format!("--evaluation {}: {error}", self.evaluation));
        let nets = Nets::named(&self.evaluation).map_err(refused)?;
        let plan = Plan::new(&self.configs, self.nodes, self.seed, resign)?.with_nets(nets);
        let mut ids = plan.ids();
        let id = ids.next().ok_or_else(|| Failure::Input("no config".to_string()))?;
        if let Some(other) = ids.find(|&other| other != id) {
            return Err(Failure::Input(format!("{id} and {other} do not go into one file")));
        }
        with_game!(id, G => self.play::<G>(&plan))
    }

    fn play<G: Linear + Learn>(&self, plan: &Plan) -> Result<(), Failure> {
        let file = GamesFile::new(self.out.clone(), plan.to_string(), plan.evaluation::<G>());
        let mut appender = file.append()?;
        let before = appender.count();
        let cores = available_parallelism().map_or(1, |cores| cores.get().min(256) as u16);
        let threads = self.threads.unwrap_or(cores);
        let mut bar = Bar::new(before, self.games.max(before));
        plan.play_all(
            before + 1..self.games.saturating_add(1),
            threads.into(),
            |number, played: Played<G>| {
                appender.add(&played)?;
                bar.show(number, played.actions.len());
                Ok::<_, Failure>(())
            },
        )?;
        bar.end();
        let path = file.path().display();
        Ok(writeln!(io::stdout(), "{path}: {} games, {before} of them from before", self.games.max(before))?)
    }
}

/// How far it is, on standard error: a line that is rewritten, or one every ten seconds where nobody watches.
struct Bar {
    begun: Instant,
    shown: Option<Instant>,
    before: u32,
    all: u32,
    positions: usize,
    live: bool,
}

impl Bar {
    const WIDTH: u64 = 24;

    fn new(before: u32, all: u32) -> Bar {
        let live = io::stderr().is_terminal();
        Bar { begun: Instant::now(), shown: None, before, all, positions: 0, live }
    }

    fn show(&mut self, number: u32, positions: usize) {
        self.positions += positions;
        let pause = Duration::from_millis(if self.live { 200 } else { 10_000 });
        if self.shown.is_some_and(|shown| shown.elapsed() < pause) {
            return;
        }
        self.shown = Some(Instant::now());
        let seconds = self.begun.elapsed().as_secs_f64().max(1e-3);
        let left = seconds / f64::from(number - self.before) * f64::from(self.all - number);
        let full = (Bar::WIDTH * u64::from(number) / u64::from(self.all.max(1))) as usize;
        let bar = format!("{}{}", "█".repeat(full), "░".repeat(Bar::WIDTH as usize - full));
        let pace = self.positions as f64 / seconds;
        let (start, end) = if self.live { ("\r\x1b[2K", "") } else { ("", "\n") };
        // Progress that cannot be shown is no reason to stop.
        let _ = write!(
            io::stderr(),
            "{start}{bar} {number}/{} games, {pace:.0} positions/s, {left:.0} s left{end}",
            self.all
        );
    }

    fn end(&self) {
        if self.live {
            eprint!("\r\x1b[2K");
        }
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Failure {
        Failure::Input(error.to_string())
    }
}

impl From<GamesError> for Failure {
    fn from(error: GamesError) -> Failure {
        Failure::Input(error.to_string())
    }
}
