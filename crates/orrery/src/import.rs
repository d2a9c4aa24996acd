use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use orrery_games::replay;
use orrery_import::{Imported, Packed, Problem, Style, is_packed, official, read};
use serde_json::json;

use crate::report::{Failure, print_json, shown};

#[derive(Args)]
pub struct Import {
    /// Files of games, archives of such files, or `-` for standard input. The form of each is recognised
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON object for each game, and for each that is refused
    #[arg(long, conflicts_with = "to")]
    json: bool,
    /// Go on with the next file after one of which something was refused
    #[arg(long)]
    keep_going: bool,
    /// What is printed
    #[arg(long, value_enum, default_value_t = Target::Record)]
    to: Target,
}

/// What games are printed as.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// Records
    Record,
    /// Official notation of YINSH; rows are named where they could be mistaken
    YinshShort,
    /// Official notation of YINSH with all rows named
    YinshLong,
}

/// What was read and refused so far.
#[derive(Default)]
struct Tally {
    read: usize,
    refused: usize,
    files: usize,
}

impl Import {
    /// Prints the games of all files, says on standard error what was refused and how much was read, and fails if anything
    /// was refused.
    pub fn run(&self) -> Result<(), Failure> {
        let mut tally = Tally::default();
        for path in &self.files {
            self.file(path, &mut tally)?;
            tally.files += 1;
            if tally.refused > 0 && !self.keep_going {
                break;
            }
        }
        let of = match self.files.len() - tally.files {
            0 => String::new(),
            left => format!("; {left} not looked at, see --keep-going"),
        };
        let summary = format!("{} read, {} refused{of}", games(tally.read), tally.refused);
        if tally.refused > 0 {
            return Err(Failure::Input(summary));
        }
        eprintln!("orrery: {summary}");
        Ok(())
    }

    fn file(&self, path: &PathBuf, tally: &mut Tally) -> Result<(), Failure> {
        let name = match path.to_str() {
            Some("-") => "<stdin>".to_owned(),
            _ => shown(&path.to_string_lossy()),
        };
        let bytes = match path.to_str() {
            Some("-") => {
                let mut bytes = Vec::new();
                std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
            }
            _ => fs::read(path),
        };
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(error) => return self.refuse(&name, None, &error.to_string(), tally),
        };
        if !is_packed(&bytes) {
            return self.say(read(&name, &bytes), tally);
        }
        match Packed::open(&name, bytes) {
            Ok(packed) => packed.into_iter().try_for_each(|file| self.say(file.read(), tally)),
            Err(problem) => self.problem(&problem, tally),
        }
    }

    fn say(&self, import: orrery_import::Import, tally: &mut Tally) -> Result<(), Failure> {
        for game in &import.games {
            self.game(game, tally)?;
        }
        import.problems.iter().try_for_each(|problem| self.problem(problem, tally))
    }

    fn game(&self, game: &Imported, tally: &mut Tally) -> Result<(), Failure> {
        let style = match self.to {
            Target::Record => None,
            Target::YinshShort => Some(Style::Short),
            Target::YinshLong => Some(Style::Long),
        };
        let place = Some((game.place.line, game.place.column));
        if self.json {
            print_json(&described(game))?;
        } else {
            let text = match style.map(|style| official(&game.record, style)).transpose() {
                Ok(text) => text.unwrap_or_else(|| game.record.to_string()),
                Err(error) => return self.refuse(&shown(&game.file), place, &error.to_string(), tally),
            };
            let between = if tally.read > 0 { "\n" } else { "" };
            write!(std::io::stdout(), "{between}{text}")?;
            for note in &game.notes {
                eprintln!("{}:{}:{}: {note}", shown(&game.file), game.place.line, game.place.column);
            }
        }
        tally.read += 1;
        Ok(())
    }

    fn problem(&self, problem: &Problem, tally: &mut Tally) -> Result<(), Failure> {
        let place = problem.place.map(|place| (place.line, place.column));
        self.refuse(&shown(&problem.file), place, &problem.reason.to_string(), tally)
    }

    fn refuse(
        &self,
        file: &str,
        place: Option<(usize, usize)>,
        reason: &str,
        tally: &mut Tally,
    ) -> Result<(), Failure> {
        tally.refused += 1;
        let (line, column) = place.unzip();
        if self.json {
            return Ok(print_json(
                &json!({ "file": file, "line": line, "column": column, "error": shown(reason) }),
            )?);
        }
        let place = place.map(|(line, column)| format!(":{line}:{column}")).unwrap_or_default();
        eprintln!("{file}{place}: {}", shown(reason));
        Ok(())
    }
}

fn games(count: usize) -> String {
    if count == 1 { "1 game".to_owned() } else { format!("{count} games") }
}

/// A game for programs.
fn described(game: &Imported) -> serde_json::Value {
    let tag = |name: &str| game.record.tag(name);
    let over = replay(&game.record).is_ok_and(|replayed| replayed.game.outcome().is_some());
    json!({
        "file": shown(&game.file), "line": game.place.line, "column": game.place.column,
        "form": game.form.name(), "config": tag("Config"), "first": tag("First"), "second": tag("Second"),
        "date": tag("Date"), "result": game.record.result().map_or("*".to_owned(), |result| result.to_string()),
        "termination": tag("Termination"), "actions": game.actions, "over": over,
        "notes": game.notes.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "record": game.record.to_string(),
    })
}
