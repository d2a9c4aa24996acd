//! The commands `puzzles …`: what is shipped, and the proof that it is sound (docs/PUZZLES.md).

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;

use clap::{Args, Subcommand, value_parser};
use orrery_games::core::{Outcome, Player, Score};
use orrery_games::{GameKind, for_each_game};
use orrery_puzzles::verify::{Board, Fault, verify_any, verify_on};
use orrery_puzzles::{Puzzle, Set, Theme, aim_key};
use orrery_server::puzzle_view;
use orrery_testkit::{SlowGame, slow};

use crate::report::{Failure, print_json, shown};

#[derive(Subcommand)]
pub enum Puzzles {
    /// List the puzzles of a game
    List(List),
    /// Prove puzzles again, with a search that shares nothing with the one that found them
    Verify(Verify),
    /// Count the puzzles of each theme, aim and depth, as docs/PUZZLES.md shows it
    Count(Source),
}

/// Which puzzles.
#[derive(Args)]
pub struct Source {
    /// yinsh, lyngk or kulami; all of them if none is named
    game: Option<GameKind>,
    /// Another set than the one that is shipped
    #[arg(long, value_name = "FILE", requires = "game")]
    file: Option<PathBuf>,
}

#[derive(Args)]
pub struct List {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// Another set than the one that is shipped
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    /// Only those with this theme
    #[arg(long)]
    theme: Option<String>,
    /// Print JSON, an object a line
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Verify {
    #[command(flatten)]
    source: Source,
    /// Prove on the slow rules that are written to be obviously right: all of one turn, and so many of two turns
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "50")]
    slow: Option<usize>,
    /// Puzzles proved at the same time
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    threads: u16,
}

impl Puzzles {
    pub fn run(&self) -> Result<(), Failure> {
        match self {
            Puzzles::List(list) => list.run(),
            Puzzles::Verify(verify) => verify.run(),
            Puzzles::Count(source) => count(source),
        }
    }
}

impl Source {
    fn sets(&self) -> Result<Vec<Set>, Failure> {
        let games = self.game.map_or(GameKind::ALL.to_vec(), |game| vec![game]);
        games.into_iter().map(|game| read(game, self.file.as_ref())).collect()
    }
}

fn read(game: GameKind, file: Option<&PathBuf>) -> Result<Set, Failure> {
    let Some(file) = file else { return Ok(Set::of(game).clone()) };
    let place = shown(&file.display().to_string());
    let wrong = |error: &dyn std::fmt::Display| Failure::Input(format!("{place}: {error}"));
    let bytes = fs::read(file).map_err(|error| wrong(&error))?;
    let set = Set::read(&bytes).map_err(|error| wrong(&error))?;
    if set.kind != game {
        return Err(wrong(&format!("the puzzles are of {}", set.kind)));
    }
    Ok(set)
}

impl List {
    fn run(&self) -> Result<(), Failure> {
        let theme = self.theme.as_deref().map(theme_of).transpose()?;
        for puzzle in &read(self.game, self.file.as_ref())?.puzzles {
            if theme.is_some_and(|theme| !puzzle.themes.contains(&theme)) {
                continue;
            }
            if self.json {
                let view = puzzle_view(puzzle).and_then(|view| serde_json::to_value(view).ok());
                let wrong = || Failure::Input(format!("{}: the position cannot be opened", puzzle.id));
                print_json(&view.ok_or_else(wrong)?)?;
            } else {
                let themes: Vec<&str> = puzzle.themes.iter().map(|theme| theme.key()).collect();
                let Puzzle { id, rating, deviation, depth, code, aim, .. } = puzzle;
                let (aim, themes) = (aim_key(*aim), themes.join(","));
                writeln!(io::stdout(), "{id} {rating}±{deviation} {aim} {depth} {themes} {code}")?;
            }
        }
        Ok(())
    }
}

fn theme_of(key: &str) -> Result<Theme, Failure> {
    let keys = || Theme::ALL.iter().map(|theme| theme.key()).collect::<Vec<_>>().join(", ");
    key.parse().map_err(|()| Failure::Input(format!("no theme `{}`; there are {}", shown(key), keys())))
}

impl Verify {
    fn run(&self) -> Result<(), Failure> {
        let mut wrong = 0;
        for set in self.source.sets()? {
            let mut twos = 0;
            let chosen = |puzzle: &&Puzzle| match (self.slow, puzzle.depth) {
                (None, _) | (Some(_), 1) => true,
                (Some(most), 2) => {
                    twos += 1;
                    twos <= most
                }
                _ => false,
            };
            let puzzles: Vec<&Puzzle> = set.puzzles.iter().filter(chosen).collect();
            let (count, total) = (puzzles.len(), set.puzzles.len());
            let faults = self.prove(set.kind, puzzles);
            for (puzzle, fault) in &faults {
                writeln!(io::stdout(), "{} {}: {fault}", puzzle.id, puzzle.code)?;
            }
            let rules = if self.slow.is_some() { "slow" } else { "fast" };
            let sound = count - faults.len();
            writeln!(
                io::stdout(),
                "{}: {sound} of {count} proved on the {rules} rules, of {total}",
                set.kind
            )?;
            wrong += faults.len();
        }
        match wrong {
            0 => Ok(()),
            wrong => Err(Failure::Input(format!("{wrong} puzzles are not sound"))),
        }
    }

    fn prove<'a>(&self, kind: GameKind, puzzles: Vec<&'a Puzzle>) -> Vec<(&'a Puzzle, Fault)> {
        let (next, faults) = (Mutex::new(puzzles.into_iter()), Mutex::new(Vec::new()));
        let prove = if self.slow.is_some() { slowly(kind) } else { verify_any };
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let take = || next.lock().expect("nobody panics with it").next();
                    while let Some(puzzle) = take() {
                        if let Err(fault) = prove(puzzle) {
                            faults.lock().expect("nobody panics with it").push((puzzle, fault));
                        }
                    }
                });
            }
        });
        faults.into_inner().expect("nobody panics with it")
    }
}

/// A function for the slow rules of a game.
macro_rules! slow_of {
    (($kind:expr, $on:ident) $($Game:ident $module:ident),*) => {
        match $kind {
            $(GameKind::$Game => $on::<slow::$Game>,)*
        }
    };
}

/// Proves a puzzle on the slow rules of a game.
fn slowly(kind: GameKind) -> fn(&Puzzle) -> Result<(), Fault> {
    fn on<S: SlowGame>(puzzle: &Puzzle) -> Result<(), Fault> {
        verify_on(&Slow(S::from_code(&puzzle.code)), puzzle)
    }
    for_each_game!(slow_of!(kind, on))
}

/// The slow rules as a board.
#[derive(Clone)]
struct Slow<S>(S);

impl<S: SlowGame> Board for Slow<S> {
    type Action = String;

    fn to_act(&self) -> Player {
        self.0.to_act()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn score(&self) -> Score {
        self.0.score()
    }

    fn legal(&self) -> Vec<String> {
        self.0.legal()
    }

    fn after(&self, action: &String) -> Self {
        let mut next = self.clone();
        next.0.play(action);
        next
    }
}

/// Prints a table of what a set holds.
fn count(source: &Source) -> Result<(), Failure> {
    for set in source.sets()? {
        let mut rows: BTreeMap<(u8, String), [usize; 5]> = BTreeMap::new();
        for puzzle in &set.puzzles {
            let place = usize::from(puzzle.depth.clamp(1, 5)) - 1;
            let configs = match puzzle.rules() {
                "" => (3, "standard rules".to_owned()),
                rules => (3, format!("rules `{rules}`")),
            };
            let aim = (1, format!("aim `{}`", aim_key(puzzle.aim)));
            let themes = puzzle.themes.iter().map(|theme| (2, format!("theme `{theme}`")));
            for key in [(0, "all".to_owned()), aim, configs].into_iter().chain(themes) {
                rows.entry(key).or_default()[place] += 1;
            }
        }
        let mut out = io::stdout();
        writeln!(out, "| {} | all | 1 turn | 2 | 3 | 4 | 5 |\n|---|---|---|---|---|---|---|", set.kind)?;
        for ((_, name), counts) in rows {
            let all: usize = counts.iter().sum();
            let counts = counts.map(|count| count.to_string()).join(" | ");
            writeln!(out, "| {name} | {all} | {counts} |")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
