//! `cargo xtask train`: the next generation of a game's net, in stages that each go on where they were stopped.
//!
//! A generation has a folder, `target/train/<game>/gen<n>`. A stage is over when the file it ends with is there, which is
//! written in one go.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use clap::{Args, ValueEnum, value_parser};
use serde::{Deserialize, Serialize};

use crate::command::{Call, cargo, root, target};
use crate::generations::{self, Elo, Generation, Generations, Loss, Minutes, Played, read_json, write_whole};

/// Milliseconds for each action of the match.
const MOVETIME: u32 = 50;
/// What the match has to tell apart, in Elo. With closer numbers its games would run out before it could.
const SPRT: &str = "0,50";
/// Generation 1 of LYNGK was played with 71.
const FIRST_SEED: u64 = 71;

/// The file with the net of the generation before, if there is one.
const PREVIOUS: &str = "previous.net";

/// Makes the next generation of a game's net
#[derive(Args)]
pub struct Train {
    game: Game,
    /// Which generation, to do nothing if it is there already [default: the next]
    #[arg(long, value_name = "N")]
    generation: Option<u32>,
    /// Games of self-play
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Nodes for each action of self-play
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How often to learn from each position
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    epochs: Option<u32>,
    /// Games of the match at most, an even number
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(2..))]
    match_games: Option<u32>,
    /// Begin with the evaluation made by hand, as if there were no net: when the inputs have changed
    #[arg(long)]
    from_hand: bool,
    /// Only print the commands
    #[arg(long)]
    dry_run: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Game {
    Yinsh,
    Lyngk,
    Kulami,
}

/// How a generation is made: what it was begun with, it is finished with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Plan {
    games: u32,
    nodes: u64,
    epochs: u32,
    match_games: u32,
    from_hand: bool,
}

/// A generation in the making.
struct Run {
    game: Game,
    generation: u32,
    folder: PathBuf,
    plan: Plan,
}

/// What `learn --report` says, as far as it is wanted here.
#[derive(Deserialize)]
struct Learned {
    files: Vec<Source>,
    positions: u64,
    loss: Loss,
    bytes: u64,
    fingerprint: String,
}

#[derive(Deserialize)]
struct Source {
    games: u32,
    played: String,
}

/// What `match --json` says, as far as it is wanted here.
#[derive(Deserialize)]
struct Matched {
    wins: u32,
    draws: u32,
    losses: u32,
    elo: Elo,
    sprt: Tested,
}

#[derive(Deserialize)]
struct Tested {
    verdict: Option<String>,
}

impl Game {
    fn name(self) -> &'static str {
        match self {
            Game::Yinsh => "yinsh",
            Game::Lyngk => "lyngk",
            Game::Kulami => "kulami",
        }
    }

    /// What is played in self-play, and how. Kulami is played to the end: there every value is exact.
    fn played(self) -> &'static str {
        match self {
            Game::Yinsh => "yinsh",
            Game::Lyngk => "lyngk",
            Game::Kulami => "kulami:board=random-square kulami:board=random-irregular --resign 0",
        }
    }

    /// What is played in the match. What two marbles drawn by lot leave of a game of Kulami is often decided.
    fn matched(self) -> &'static str {
        match self {
            Game::Yinsh => "yinsh",
            Game::Lyngk => "lyngk:random",
            Game::Kulami => "kulami:board=random-square --even 50000",
        }
    }

    /// How it is learned: what did best (docs/TRAINING.md).
    fn manner(self) -> &'static str {
        match self {
            Game::Yinsh => "--mix 0.8 --decay 0.1",
            Game::Lyngk => "--mix 0.5",
            Game::Kulami => "--mix 0.5 --rate 0.003",
        }
    }

    /// Sizes with which a generation takes less than an hour on two cores (docs/TRAINING.md).
    fn usual(self) -> Plan {
        let (games, nodes, epochs) = match self {
            Game::Yinsh => (40_000, 500, 6),
            Game::Lyngk => (80_000, 500, 8),
            Game::Kulami => (40_000, 1000, 5),
        };
        Plan { games, nodes, epochs, match_games: 400, from_hand: false }
    }
}

impl Train {
    /// Makes it, or what is missing of it.
    pub fn run(&self) -> Result<()> {
        let name = self.game.name();
        let made = Generations::read()?;
        let next = made.next(name);
        let generation = self.generation.unwrap_or(next);
        if (1..next).contains(&generation) {
            println!("generation {generation} of {name} is made: docs/training/README.md");
            return Ok(());
        }
        ensure!(generation == next, "the next generation of {name} is {next}, not {generation}");
        let folder = target().join("train").join(name).join(format!("gen{generation}"));
        let before = folder.join("plan.json");
        let before: Option<Plan> = before.exists().then(|| read_json(&before)).transpose()?;
        let plan = self.plan(before.as_ref()).with_context(|| shown(&folder))?;
        let run = Run { game: self.game, generation, folder, plan };
        if self.dry_run {
            run.print();
            return Ok(());
        }
        run.make(made)
    }

    /// What was asked for, or else what it was begun with, or else what is usual.
    fn plan(&self, before: Option<&Plan>) -> Result<Plan> {
        let usual = before.cloned().unwrap_or_else(|| self.game.usual());
        let plan = Plan {
            games: self.games.unwrap_or(usual.games),
            nodes: self.nodes.unwrap_or(usual.nodes),
            epochs: self.epochs.unwrap_or(usual.epochs),
            match_games: self.match_games.unwrap_or(usual.match_games),
            from_hand: self.from_hand || usual.from_hand,
        };
        // Now, not after an hour of self-play.
        let games = plan.match_games;
        ensure!(games.is_multiple_of(2), "--match-games {games}: an even number is needed");
        if let Some(before) = before.filter(|before| **before != plan) {
            bail!("it was begun with {before:?}: finish it so, or remove it");
        }
        Ok(plan)
    }
}

impl Run {
    fn make(&self, mut made: Generations) -> Result<()> {
        fs::create_dir_all(&self.folder).with_context(|| shown(&self.folder))?;
        let lock = File::create(self.file("lock"))?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => anyhow::anyhow!("{}: another run is at it", shown(&self.folder)),
            TryLockError::Error(error) => error.into(),
        })?;
        self.begin()?;
        builds().into_iter().try_for_each(Call::run)?;
        if self.has("report.json") {
            println!("learned before: {}", shown(&self.file("report.json")));
        } else {
            // A new net needs a new match.
            _ = fs::remove_file(self.file("match.json"));
            _ = fs::remove_dir_all(self.file("match"));
            self.timed("selfplay", self.selfplay(), &lock, None)?;
            self.timed("learn", self.learn(), &lock, None)?;
        }
        if self.has("match.json") {
            println!("played before: {}", shown(&self.file("match.json")));
        } else {
            self.timed("match", self.matched(), &lock, Some(&self.file("match.json")))?;
        }
        let generation = self.result()?;
        self.keep(&generation)?;
        let Played { wins, draws, losses, elo, .. } = &generation.played;
        println!(
            "\ngeneration {} of {}: +{wins} ={draws} -{losses}, Elo {elo}; kept: {}",
            self.generation,
            self.game.name(),
            generation.played.says()
        );
        let fingerprint = generation.fingerprint.clone();
        let kept = generation.kept;
        made.add(generation);
        made.write()?;
        let data = shown(&self.shipped());
        if kept {
            println!("{data} is now the net {fingerprint}; commit it with docs/training");
            if !self.has(PREVIOUS) {
                println!("if {data} is new, SHIPPED in crates/engine/src/eval/learned/nets.rs must name it");
            }
        } else {
            println!("{data} stays as it is; commit docs/training");
        }
        Ok(())
    }

    /// Keeps the plan, and the net to start from: `data` has another one when this generation is over.
    fn begin(&self) -> Result<()> {
        if self.has("plan.json") {
            return Ok(());
        }
        if self.shipped().exists() && !self.plan.from_hand {
            copy(&self.shipped(), &self.file(PREVIOUS))?;
        }
        write_whole(&self.file("plan.json"), serde_json::to_string_pretty(&self.plan)?.as_bytes())
    }

    fn print(&self) {
        let stages = [self.selfplay(), self.learn(), self.matched()];
        builds().into_iter().chain(stages).for_each(|call| println!("{call}"));
    }

    fn selfplay(&self) -> Call {
        let Plan { games, nodes, .. } = self.plan;
        let sizes = format!("--games {games} --nodes {nodes} --seed {}", self.seed());
        release("orrery", &format!("selfplay {} {sizes}", self.game.played()))
            .arg("--evaluation")
            .arg(self.judge())
            .arg("--out")
            .arg(shown(&self.file("games")))
    }

    fn learn(&self) -> Call {
        let sizes = format!("--epochs {} {}", self.plan.epochs, self.game.manner());
        let name = self.game.name();
        let call = release("orrery-train", &format!("learn {name} {sizes} --seed {}", self.generation));
        let call = [("--out", "net"), ("--plots", "plot"), ("--report", "report.json")]
            .into_iter()
            .fold(call, |call, (option, file)| call.arg(option).arg(shown(&self.file(file))));
        let before = self.folder.with_file_name(format!("gen{}", self.generation - 1)).join("games");
        let call = call.arg(shown(&self.file("games")));
        if before.exists() { call.arg(shown(&before)) } else { call }
    }

    fn matched(&self) -> Call {
        let engine = |evaluation: &str| format!("orrery:Evaluation={evaluation}");
        let sizes = format!("--games {} --movetime {MOVETIME} --concurrency 2", self.plan.match_games);
        let arguments = format!("match --game {} {sizes} --sprt {SPRT}", self.game.matched());
        release("orrery", &format!("{arguments} --seed {} --resume --json", self.seed()))
            .arg("--first")
            .arg(engine(&shown(&self.file("net"))))
            .arg("--second")
            .arg(engine(&self.judge()))
            .arg("--out")
            .arg(shown(&self.file("match")))
    }

    fn seed(&self) -> u64 {
        FIRST_SEED - 1 + u64::from(self.generation)
    }

    /// What plays, and is to be beaten.
    fn judge(&self) -> String {
        let begun = self.has("plan.json");
        let has_net =
            if begun { self.has(PREVIOUS) } else { self.shipped().exists() && !self.plan.from_hand };
        if has_net { shown(&self.file(PREVIOUS)) } else { "hand".to_string() }
    }

    /// Runs a stage, and adds what it takes to what it took before. It reads nothing, but is given the lock for its
    /// input: should it outlive us, the folder stays locked.
    fn timed(&self, stage: &str, call: Call, lock: &File, output: Option<&Path>) -> Result<()> {
        let mut seconds = self.seconds()?;
        let before = seconds.get(stage).copied().unwrap_or(0.0);
        call.input(lock.try_clone()?).run_timed(output, |elapsed: Duration| {
            seconds.insert(stage.to_string(), before + elapsed.as_secs_f64());
            write_whole(&self.file("seconds.json"), serde_json::to_string(&seconds)?.as_bytes())
        })
    }

    fn seconds(&self) -> Result<BTreeMap<String, f64>> {
        let path = self.file("seconds.json");
        if path.exists() { read_json(&path) } else { Ok(BTreeMap::new()) }
    }

    /// The row of this generation, from what the stages left.
    fn result(&self) -> Result<Generation> {
        let learned: Learned = read_json(&self.file("report.json"))?;
        let matched: Matched = read_json(&self.file("match.json"))?;
        let seconds = self.seconds()?;
        let minutes = |stage| seconds.get(stage).map(|seconds| rounded(seconds / 60.0, 1));
        let Matched { wins, draws, losses, elo, sprt } = matched;
        let round = |elo: Option<f64>| elo.map(|elo| rounded(elo, 1));
        let elo = Elo { value: round(elo.value), low: round(elo.low), high: round(elo.high) };
        let limit = format!("{MOVETIME} ms");
        let played = Played { limit, wins, draws, losses, elo, verdict: sprt.verdict };
        let source = learned.files.first().context("the report of learning names no file")?;
        Ok(Generation {
            game: self.game.name().to_string(),
            generation: self.generation,
            judge: judge_of(&source.played).to_string(),
            nodes: self.plan.nodes,
            seed: self.seed(),
            games: learned.files.iter().map(|file| file.games).sum(),
            positions: learned.positions,
            loss: Loss { hand: rounded(learned.loss.hand, 5), learned: rounded(learned.loss.learned, 5) },
            minutes: Minutes {
                selfplay: minutes("selfplay"),
                learn: minutes("learn"),
                played: minutes("match"),
            },
            kept: played.is_won()?,
            played,
            bytes: learned.bytes,
            fingerprint: learned.fingerprint,
        })
    }

    /// Puts the pictures beside the table, and the net where it is shipped from if it is better.
    fn keep(&self, generation: &Generation) -> Result<()> {
        for plot in ["loss", "calibration"] {
            let to = generations::folder().join(format!("{}-{plot}.svg", generation.plots()));
            copy(&self.file(&format!("plot-{plot}.svg")), &to)?;
        }
        if !generation.kept {
            return Ok(());
        }
        let (net, shipped) = (self.file("net"), self.shipped());
        // Somebody else's net is not lost to one that never played against it.
        let known = [&net, &self.file(PREVIOUS)].map(|path| fs::read(path).ok());
        let now = fs::read(&shipped).ok();
        ensure!(
            now.is_none() || self.plan.from_hand || known.contains(&now),
            "{} has changed since this generation was begun, and was not what it played against",
            shown(&shipped)
        );
        copy(&net, &shipped)
    }

    /// The net that comes with the program.
    fn shipped(&self) -> PathBuf {
        root().join("data").join(format!("{}.net", self.game.name()))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn has(&self, name: &str) -> bool {
        self.file(name).exists()
    }
}

/// One by one, as other commands build them: together they would be compiled with other features.
fn builds() -> [Call; 2] {
    ["orrery", "orrery-train"].map(|package| cargo(&format!("build --release --package {package}")))
}

fn release(program: &str, arguments: &str) -> Call {
    Call::new(target().join("release").join(program), arguments)
}

/// The evaluation that a file of games says it was played by: the fingerprint of a net, or the hand.
fn judge_of(played: &str) -> &str {
    played.rsplit_once(", net ").map_or("hand", |(_, fingerprint)| fingerprint)
}

/// A path as somebody would type it at the root of the repository, where all commands are started.
fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    write_whole(to, &fs::read(from).with_context(|| shown(from))?)
}

fn rounded(number: f64, digits: i32) -> f64 {
    let scale = 10f64.powi(digits);
    (number * scale).round() / scale
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(games: Option<u32>) -> Train {
        let game = Game::Lyngk;
        Train {
            game,
            generation: None,
            games,
            nodes: None,
            epochs: None,
            match_games: None,
            from_hand: false,
            dry_run: false,
        }
    }

    #[test]
    fn a_generation_is_finished_as_it_was_begun() {
        let begun = Plan { games: 60, ..Game::Lyngk.usual() };
        assert_eq!(asked(None).plan(None).unwrap(), Game::Lyngk.usual());
        assert_eq!(asked(Some(60)).plan(None).unwrap(), begun);
        assert_eq!(asked(None).plan(Some(&begun)).unwrap(), begun);
        assert_eq!(asked(Some(60)).plan(Some(&begun)).unwrap(), begun);
        let refused = asked(Some(61)).plan(Some(&begun)).unwrap_err().to_string();
        assert!(refused.contains("games: 60"), "{refused}");
        let odd = Train { match_games: Some(7), ..asked(None) }.plan(None).unwrap_err().to_string();
        assert!(odd.contains("--match-games 7"), "{odd}");
    }

    #[test]
    fn the_first_generation_is_played_by_hand_and_from_its_own_games() {
        let folder = PathBuf::from("/nowhere/lyngk/gen1");
        let plan = Plan { from_hand: true, ..Game::Lyngk.usual() };
        let run = Run { game: Game::Lyngk, generation: 1, folder, plan };
        let played = run.selfplay().to_string();
        assert!(played.contains("selfplay lyngk --games 80000 --nodes 500 --seed 71"), "{played}");
        assert!(played.ends_with("--evaluation hand --out /nowhere/lyngk/gen1/games"), "{played}");
        let learned = run.learn().to_string();
        assert!(learned.ends_with("--report /nowhere/lyngk/gen1/report.json /nowhere/lyngk/gen1/games"));
        let matched = run.matched().to_string();
        assert!(matched.contains("--first orrery:Evaluation=/nowhere/lyngk/gen1/net"), "{matched}");
        assert!(matched.contains("--second orrery:Evaluation=hand"), "{matched}");
    }

    #[test]
    fn files_of_games_name_their_judge() {
        let by_hand = "nodes 500, seed 71, resign never, configs: lyngk, lyngk 907af384a29ef096";
        assert_eq!(judge_of(by_hand), "hand");
        assert_eq!(judge_of(&format!("{by_hand}, net 0123456789abcdef")), "0123456789abcdef");
    }
}
