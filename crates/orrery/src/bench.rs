use std::io::Write;
use std::time::{Duration, Instant};

use clap::{Args, Subcommand};
use orrery_engine::Nets;
use orrery_games::core::{Rng, perft, random_game};
use orrery_games::{Describe, GameKind, Session, Template, for_each_game, with_game};
use orrery_testkit::{SlowGame, slow, slow_random_game};
use serde_json::json;

use crate::report::{Failure, print_json};

#[derive(Subcommand)]
pub enum Bench {
    /// Random games and perft of all games on one core, against the slow generators
    Rules(Rules),
    /// Search fixed positions to a fixed depth: the number of nodes is the same on every machine
    Engine,
}

#[derive(Args)]
pub struct Rules {
    /// Seconds for each figure
    #[arg(long, default_value_t = 1.0, value_parser = seconds, allow_negative_numbers = true)]
    seconds: f64,
    /// Print one JSON object for each game
    #[arg(long)]
    json: bool,
}

/// A bench that never ends measures nothing.
fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=3600.0).contains(seconds));
    seconds.ok_or("a number of seconds from 0 to 3600 is needed".to_string())
}

/// Figures of one game, each for one core.
struct Figures {
    random_games_per_s: f64,
    perft_nodes_per_s: f64,
    slow_random_games_per_s: f64,
}

impl Bench {
    pub fn run(&self) -> Result<(), Failure> {
        match self {
            Bench::Rules(rules) => rules.run(),
            Bench::Engine => {
                let nets = Nets::shipped().map_err(|error| Failure::Input(error.to_string()))?;
                for (judge, nets) in [("by hand", None), ("with nets", Some(&nets))] {
                    let (nodes, took) = orrery_engine::bench(nets);
                    let per_second = nodes as f64 / took.as_secs_f64().max(1e-6);
                    writeln!(std::io::stdout(), "{judge:<10} {nodes:>9} nodes, {per_second:.0} nodes/s")?;
                }
                Ok(())
            }
        }
    }
}

impl Rules {
    fn run(&self) -> Result<(), Failure> {
        let time = Duration::from_secs_f64(self.seconds);
        if !self.json {
            writeln!(
                std::io::stdout(),
                "one core         random games/s   perft nodes/s   slow games/s   times slow"
            )?;
        }
        for id in GameKind::ALL {
            let figures = with_game!(id, G => measure::<G>(id, time))?;
            self.print(id, &figures)?;
        }
        Ok(())
    }

    fn print(&self, id: GameKind, figures: &Figures) -> Result<(), Failure> {
        let Figures { random_games_per_s: fast, perft_nodes_per_s: nodes, slow_random_games_per_s: slow } =
            *figures;
        if self.json {
            return Ok(print_json(&json!({
                "game": id.name(),
                "random_games_per_s": fast.round(),
                "perft_nodes_per_s": nodes.round(),
                "slow_random_games_per_s": slow.round(),
            }))?);
        }
        let times = fast / slow;
        Ok(writeln!(
            std::io::stdout(),
            "{:<10} {fast:>20.0} {nodes:>15.0} {slow:>14.0} {times:>12.0}",
            id.name()
        )?)
    }
}

/// Where games start: from many layouts where they are drawn.
fn starts<G: Describe>() -> Result<Vec<Session<G>>, Failure> {
    let template = Template::read(G::NAME)?;
    let seeds = if template.is_open() { 0..64 } else { 0..1 };
    Ok(seeds.map(|seed| Session::from_config(&template.config(|| seed))).collect::<Result<_, _>>()?)
}

macro_rules! slow_game_rate {
    (($kind:expr, $configs:expr, $time:expr, $rng:expr) $($Game:ident $module:ident),*) => {
        match $kind {
            $(GameKind::$Game => slow_rate::<slow::$Game>($configs, $time, $rng),)*
        }
    };
}

fn measure<G: Describe>(id: GameKind, time: Duration) -> Result<Figures, Failure> {
    let sessions = starts::<G>()?;
    let (moves, depth) = G::DESCRIPTION.perft;
    let mut rng = Rng::new(1);
    let random_games_per_s = rate(time, |round| {
        let session = &sessions[round % sessions.len()];
        let result = random_game(&**session.game(), *session.start(), &mut rng);
        u64::from(std::hint::black_box(result).actions > 0)
    });
    let mut session = sessions[0].clone();
    moves.split_whitespace().try_for_each(|action| session.play_text(action))?;
    let perft_nodes_per_s = rate(time, |_| perft(&**session.game(), session.position(), depth));
    let spelled: Vec<String> = sessions.iter().map(|session| session.game().config().to_string()).collect();
    let slow_random_games_per_s = for_each_game!(slow_game_rate!(id, &spelled, time, &mut rng));
    Ok(Figures { random_games_per_s, perft_nodes_per_s, slow_random_games_per_s })
}

fn slow_rate<S: SlowGame>(configs: &[String], time: Duration, rng: &mut Rng) -> f64 {
    let starts: Vec<S> = configs.iter().map(|config| S::from_config(config)).collect();
    rate(time, |round| {
        let result = slow_random_game(starts[round % starts.len()].clone(), rng);
        u64::from(std::hint::black_box(result).actions > 0)
    })
}

/// Repeats `work` for about `time` and says how many units of it were done in a second.
fn rate(time: Duration, mut work: impl FnMut(usize) -> u64) -> f64 {
    let start = Instant::now();
    let (mut round, mut done) = (0, 0);
    loop {
        done += work(round);
        round += 1;
        // Asking for the time at every round would be measured too.
        if (round < 64 || round % 64 == 0) && start.elapsed() >= time {
            return done as f64 / start.elapsed().as_secs_f64();
        }
    }
}
