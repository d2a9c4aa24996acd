use std::fs;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::{ArgGroup, Args, value_parser};
use orrery_engine::matches::ladder::{self, Step};
use orrery_engine::matches::{
    Elo, EngineSpec, FaultKind, Limit, MatchError, Patience, Plan, Progress, Report, Sprt, Starts, Tally, run,
};
use orrery_games::GameKind;
use serde_json::{Value, json};

use crate::report::{Failure, print_json};

#[derive(Args)]
#[command(after_long_help = HELP, group = ArgGroup::new("limit"))]
pub struct Match {
    #[arg(long, value_name = "CONFIG", help = game_help())]
    game: String,
    /// The engine whose score is counted (--help says how to name engines)
    #[arg(long, value_name = "ENGINE", default_value = "orrery")]
    first: EngineSpec,
    /// The engine it plays against
    #[arg(long, value_name = "ENGINE", default_value = "orrery:Search=uct")]
    second: EngineSpec,
    /// How many games to play, an even number: each start is played from both sides
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u32,
    /// Milliseconds for each action
    #[arg(long, value_name = "MS", group = "limit")]
    movetime: Option<u32>,
    /// Nodes for each action
    #[arg(long, value_name = "N", group = "limit")]
    nodes: Option<u64>,
    /// Depth of each search
    #[arg(long, value_name = "N", group = "limit")]
    depth: Option<u32>,
    /// Milliseconds for each game, and how many each turn adds
    #[arg(long, value_name = "MS+INC", group = "limit", value_parser = read_clock)]
    clock: Option<Limit>,
    /// How many games to play at once
    #[arg(long, value_name = "K", default_value_t = 1)]
    concurrency: u32,
    #[arg(long, value_name = "N", help = openings_help())]
    openings: Option<u32>,
    /// Of sixteen openings take the one that a search of so many nodes, by hand, finds most even
    #[arg(long, value_name = "NODES", value_parser = value_parser!(u64).range(1..))]
    even: Option<u64>,
    /// Draws layouts, boards and openings, and seeds the engines
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Stop as soon as a sequential test (errors of 5 %) can tell elo1 from elo0
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// End a game as soon as this program, as one of the engines, has proved how it ends
    #[arg(long)]
    proofs: bool,
    /// Keep the state of the match and the records of its games in this directory
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Go on with the match in the directory; the number of games may change
    #[arg(long, requires = "out")]
    resume: bool,
    /// Print one JSON object at the end
    #[arg(long)]
    json: bool,
    /// Play every level against the one below instead, --games for each step; always resumes
    #[arg(long, requires = "out", conflicts_with_all = ["first", "second", "limit", "sprt", "resume"])]
    ladder: bool,
    /// With --ladder: play the levels against these instead, `greedy` and `random`, which do not search
    #[arg(long, value_name = "NAME,…", requires = "ladder", value_delimiter = ',')]
    against: Vec<String>,
    /// The first level of the ladder to be measured
    #[arg(long, value_name = "LEVEL", requires = "ladder", default_value_t = 1, value_parser = value_parser!(u32).range(1..=10))]
    from: u32,
    /// The last level of the ladder: the step to 10 takes a second for every action
    #[arg(long, value_name = "LEVEL", requires = "ladder", default_value_t = 10, value_parser = value_parser!(u32).range(1..=10))]
    to: u32,
    /// Put the table of the ladder into this Markdown file, between the marks of the game
    #[arg(long, value_name = "FILE", requires = "ladder")]
    write: Option<PathBuf>,
}

const HELP: &str = "\
Engines:
  orrery                                this program, full strength
  orrery:Level=3,Threads=1              with options of the engine protocol
  orrery:Search=uct;movetime=500        with a limit of its own: movetime=, nodes=, depth=, clock=MS+INC, or
                                        budget (a bare `go`: the level's own)
  cmd:./other --ugi;Hash=16;name=Other  another program that speaks the protocol
Without a limit of its own an engine has the match's; without that, a level has its budget, all others 200 ms.

An illegal action, an action more than a second late, an overstepped clock, a crash or an `error` loses the game and
is reported. Results are given for the first engine. A score is wins plus half the draws.

Examples:
  orrery match --game yinsh --movetime 200 --games 200 --concurrency 2 --out yinsh-uct
  orrery match --game lyngk --first orrery:Level=5 --second orrery:Level=4 --sprt 0,50
  orrery match --ladder --game kulami --out ladder --write docs/LEVELS.md
  orrery match --ladder --against greedy,random --to 3 --game yinsh:blitz --out references";

fn game_help() -> String {
    let drawn = GameKind::ALL.into_iter().flat_map(|kind| {
        let drawings = kind.description().drawings();
        drawings.map(move |(_, drawing)| format!("`{kind}:{}`", drawing.option))
    });
    let drawn: Vec<String> = drawn.collect();
    format!("The game: a config, with other options or not; {} draw anew for each pair", drawn.join(", "))
}

fn openings_help() -> String {
    let usual = GameKind::ALL.into_iter().flat_map(|kind| {
        let description = kind.description();
        let other = description.drawings().filter(|(_, drawing)| drawing.opening != description.opening);
        let other =
            other.map(move |(_, drawing)| format!("{} in {kind}:{}", drawing.opening, drawing.option));
        [format!("{} in {kind}", description.opening)].into_iter().chain(other)
    });
    let usual: Vec<String> = usual.collect();
    format!("How many random actions begin each game [default: {}]", usual.join(", "))
}

impl Match {
    /// Plays the match or the ladder and says what came of it.
    pub fn run(&self) -> Result<(), Failure> {
        if self.games == 0 || !self.games.is_multiple_of(2) {
            return Err(Failure::Input(format!("--games {}: an even number is needed", self.games)));
        }
        if self.ladder { self.climb() } else { self.play() }
    }

    fn play(&self) -> Result<(), Failure> {
        let plan = self.plan([&self.first, &self.second], self.limit(), self.out.clone(), self.resume)?;
        let report = watched(&plan, "")?;
        if self.json {
            return Ok(print_json(&to_json(&plan, &report))?);
        }
        Ok(print(&plan, &report)?)
    }

    fn climb(&self) -> Result<(), Failure> {
        let starts = self.starts()?;
        let levels =
            ladder::LEVELS.skip_while(|&level| level < self.from).take_while(|&level| level <= self.to);
        let (kind, table) = if self.against.is_empty() {
            let mut steps = Vec::new();
            for level in levels.filter(|&level| level > 1) {
                let out = self.step_directory(&starts, &format!("{level:02}"));
                let tally = self.climb_step(level, &ladder::level(level - 1), out)?;
                steps.push(Step { level, tally });
            }
            ("ladder", ladder::table(&steps))
        } else {
            let mut rows = Vec::new();
            for level in levels {
                let mut tallies = Vec::new();
                for name in &self.against {
                    let reference = ladder::reference(name);
                    let reference =
                        reference.map_err(|error| Failure::Input(format!("--against: {error}")))?;
                    let out = self.step_directory(&starts, &format!("{level:02}-{name}"));
                    tallies.push(self.climb_step(level, &reference, out)?);
                }
                rows.push((level, tallies));
            }
            let names: Vec<&str> = self.against.iter().map(String::as_str).collect();
            ("references", ladder::table_against(&names, &rows))
        };
        if !self.json {
            io::stdout().write_all(table.as_bytes())?;
        }
        let Some(path) = &self.write else { return Ok(()) };
        let document = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read.map_err(|error| Failure::Input(format!("{}: {error}", path.display())))?,
        };
        Ok(fs::write(path, ladder::put_table(&document, kind, &starts.to_string(), &table))?)
    }

    /// Where a step of the ladder is kept: each game and variant has its own.
    fn step_directory(&self, starts: &Starts, step: &str) -> Option<PathBuf> {
        let config = starts.to_string().replace(|c: char| !c.is_ascii_alphanumeric(), "-");
        self.out.as_ref().map(|out| out.join(format!("{config}-{step}")))
    }

    fn climb_step(&self, level: u32, other: &EngineSpec, out: Option<PathBuf>) -> Result<Tally, Failure> {
        let plan = self.plan([&ladder::level(level), other], None, out, true)?;
        let report = watched(&plan, &format!("level {level}: "))?;
        if self.json {
            print_json(&to_json(&plan, &report))?;
        }
        Ok(report.tally)
    }

    fn starts(&self) -> Result<Starts, Failure> {
        let starts = Starts::new(&self.game, self.openings, self.seed);
        let starts = starts.map_err(|error| Failure::Input(format!("--game {}: {error}", self.game)))?;
        Ok(starts.evened(self.even))
    }

    fn limit(&self) -> Option<Limit> {
        let time = self.movetime.map(|millis| Limit::MoveTime(Duration::from_millis(millis.into())));
        time.or(self.nodes.map(Limit::Nodes)).or(self.depth.map(Limit::Depth)).or(self.clock)
    }

    fn plan(
        &self,
        engines: [&EngineSpec; 2],
        limit: Option<Limit>,
        directory: Option<PathBuf>,
        resume: bool,
    ) -> Result<Plan, Failure> {
        let own = std::env::current_exe()?;
        let own =
            own.to_str().ok_or_else(|| Failure::Input("the path of this program is no text".to_string()))?;
        let mut engines = engines.map(|spec| spec.contender(own, limit));
        if engines[0].name == engines[1].name {
            engines[1].name.push_str(" (2)");
        }
        Ok(Plan {
            starts: self.starts()?,
            engines,
            pairs: self.games / 2,
            concurrency: self.concurrency,
            sprt: self.sprt,
            stop_at_proofs: self.proofs,
            patience: Patience::default(),
            directory,
            resume,
        })
    }
}

fn read_clock(text: &str) -> Result<Limit, String> {
    format!("clock={text}").parse()
}

/// Plays a match and shows on standard error how it goes: a line that is rewritten, or one every ten seconds where
/// nobody watches.
fn watched(plan: &Plan, label: &str) -> Result<Report, Failure> {
    let live = io::stderr().is_terminal();
    let last = Mutex::new(Instant::now());
    let report = run(plan, &|progress| {
        let mut stderr = io::stderr().lock();
        let clear = if live { "\r\x1b[2K" } else { "" };
        if let Some(fault) = &progress.entry.fault {
            let loser = progress.entry.outcome.winner().map_or(0, |winner| winner.opponent().index());
            let (round, name) = (progress.entry.round(), progress.names[loser]);
            _ = writeln!(stderr, "{clear}{label}game {round}: {name} lost by {fault}");
        }
        let mut last = last.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if live || last.elapsed() >= Duration::from_secs(10) {
            *last = Instant::now();
            let end = if live { "" } else { "\n" };
            _ = write!(stderr, "{clear}{label}{}{end}", status(plan, progress));
            _ = stderr.flush();
        }
    });
    if live {
        eprint!("\r\x1b[2K");
    }
    report.map_err(|error: MatchError| Failure::Input(error.to_string()))
}

fn status(plan: &Plan, progress: &Progress<'_>) -> String {
    let tally = progress.tally;
    let left = progress.games.saturating_sub(tally.games());
    let seconds = progress.elapsed.as_secs_f64() / f64::from(progress.played.max(1)) * f64::from(left);
    let ratio = plan.sprt.map(|sprt| format!("  LLR {:+.2}", tally.pairs.log_likelihood_ratio(sprt)));
    format!(
        "{}/{}  +{} ={} -{}  {:.1} %  Elo {}{}  {} left",
        tally.games(),
        progress.games,
        tally.wins,
        tally.draws,
        tally.losses,
        tally.score() * 100.0,
        tally.pairs.elo(),
        ratio.unwrap_or_default(),
        rough(seconds)
    )
}

fn rough(seconds: f64) -> String {
    match seconds {
        s if s < 100.0 => format!("{s:.0} s"),
        s if s < 6000.0 => format!("{:.0} min", s / 60.0),
        s => format!("{:.1} h", s / 3600.0),
    }
}

fn print(plan: &Plan, report: &Report) -> io::Result<()> {
    let (mut out, tally) = (io::stdout().lock(), &report.tally);
    let [first, second] = [0, 1].map(|i| plan.engines[i].name.as_str());
    writeln!(out, "{}: {first} against {second}", plan.starts)?;
    writeln!(
        out,
        "{} games: {} won, {} drawn, {} lost, score {:.1} %",
        tally.games(),
        tally.wins,
        tally.draws,
        tally.losses,
        tally.score() * 100.0
    )?;
    let pairs = tally.pairs.0.map(|count| count.to_string()).join(" ");
    writeln!(out, "Elo {} at 95 %; pairs that scored 0, ½, 1, 1½, 2: {pairs}", tally.pairs.elo())?;
    if let Some(sprt) = plan.sprt {
        let verdict = report.verdict.map_or("undecided".to_string(), |verdict| verdict.to_string());
        let ratio = tally.pairs.log_likelihood_ratio(sprt);
        let (bound, Sprt { elo0, elo1 }) = (Sprt::BOUND, sprt);
        writeln!(out, "SPRT {elo0},{elo1}: {verdict}, LLR {ratio:+.2} (±{bound:.2})")?;
    }
    for (i, name) in [first, second].into_iter().enumerate() {
        let faults = FaultKind::ALL.iter().zip(tally.faults[i]).filter(|(_, count)| *count > 0);
        let faults: Vec<String> = faults.map(|(kind, count)| format!("{count} by {kind}")).collect();
        let lost = if faults.is_empty() { "none".to_string() } else { faults.join(", ") };
        writeln!(
            out,
            "{name}: games lost by faults: {lost}; slowest action {} ms",
            tally.slowest[i].as_millis()
        )?;
    }
    Ok(())
}

fn to_json(plan: &Plan, report: &Report) -> Value {
    let tally = &report.tally;
    let Elo { value, low, high } = tally.pairs.elo();
    let faults = tally.faults.map(|counts| {
        let fields = FaultKind::ALL.iter().zip(counts).map(|(kind, n)| (kind.as_str().to_string(), json!(n)));
        Value::Object(fields.collect())
    });
    let sprt = plan.sprt.map(|sprt| {
        json!({
            "elo0": sprt.elo0, "elo1": sprt.elo1, "llr": tally.pairs.log_likelihood_ratio(sprt),
            "bound": Sprt::BOUND, "verdict": report.verdict.map(|verdict| verdict.to_string()),
        })
    });
    json!({
        "game": plan.starts.to_string(), "openings": plan.starts.actions(), "even": plan.starts.even(),
        "seed": plan.starts.seed(),
        "first": plan.engines[0].name, "second": plan.engines[1].name,
        "games": tally.games(), "wins": tally.wins, "draws": tally.draws, "losses": tally.losses,
        "score": tally.score(), "pairs": tally.pairs.0,
        // Infinite ends become null.
        "elo": { "value": value, "low": low, "high": high },
        "sprt": sprt, "faults": faults,
        "slowest_ms": tally.slowest.map(|time| time.as_millis() as u64), "actions": tally.actions,
    })
}
