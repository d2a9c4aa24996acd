use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use orrery_games::AnyGame;
use orrery_games::core::{Outcome, Record};
use orrery_wire::{Entry, GameState, Status};
use serde_json::json;

use crate::report::{Failure, print_json, shown};

#[derive(Args)]
pub struct Replay {
    /// Files of records, one or more in each; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print one JSON object for each record
    #[arg(long)]
    json: bool,
    /// The files are logs of games that a server exported, one in each: check their hashes and every entry, and print
    /// the last hash, which vouches for them all
    #[arg(long)]
    verify: bool,
}

impl Replay {
    /// Goes through all files and says for each record what came of it; fails if any was wrong.
    pub fn run(&self) -> Result<(), Failure> {
        let mut wrong = 0;
        for file in &self.files {
            if self.verify {
                match read(file).and_then(|text| verify(&text)) {
                    Ok(state) => self.say(file, 1, state.game(), result(&state), Some(&state))?,
                    Err(error) => {
                        self.say_wrong(file, None, &error)?;
                        wrong += 1;
                    }
                }
                continue;
            }
            match read(file).and_then(|text| Record::parse_all(&text).map_err(|error| error.to_string())) {
                Ok(records) if records.is_empty() => {
                    self.say_wrong(file, None, "there is no record in it")?;
                    wrong += 1;
                }
                Ok(records) => {
                    for (number, record) in (1..).zip(&records) {
                        wrong += usize::from(!self.check(file, number, record)?);
                    }
                }
                Err(error) => {
                    self.say_wrong(file, None, &error)?;
                    wrong += 1;
                }
            }
        }
        match wrong {
            0 => Ok(()),
            1 => Err(Failure::Input("1 record is wrong".to_string())),
            _ => Err(Failure::Input(format!("{wrong} records are wrong"))),
        }
    }

    fn check(&self, file: &Path, number: usize, record: &Record) -> Result<bool, Failure> {
        match orrery_games::replay(record) {
            Ok(replay) => self.say(file, number, &replay.game, replay.result, None)?,
            Err(error) => {
                self.say_wrong(file, Some(number), &error.to_string())?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn say(
        &self,
        file: &Path,
        number: usize,
        game: &AnyGame,
        result: Option<Outcome>,
        log: Option<&GameState>,
    ) -> Result<(), Failure> {
        let result = result.map_or("*".to_string(), |outcome| outcome.to_string());
        let [first, second] = game.score();
        let actions = game.played();
        if self.json {
            let mut said = json!({
                "file": name(file), "record": number, "config": game.config(), "actions": actions, "result": result,
                "score": [first, second], "over": game.outcome().is_some(), "code": game.code(),
            });
            if let Some(log) = log {
                said["entries"] = (log.seq() + 1).into();
                said["link"] = log.link().to_string().into();
            }
            return Ok(print_json(&said)?);
        }
        let state = if game.outcome().is_some() { "over" } else { "not over" };
        let (file, config) = (name(file), game.config());
        let log =
            log.map(|log| format!(", {} entries, link {}", log.seq() + 1, log.link())).unwrap_or_default();
        Ok(writeln!(
            std::io::stdout(),
            "{file}: record {number}: {config}, {actions} actions, {state}, result {result}, score {first}-{second}{log}"
        )?)
    }

    fn say_wrong(&self, file: &Path, number: Option<usize>, error: &str) -> Result<(), Failure> {
        if self.json {
            return Ok(print_json(&json!({ "file": name(file), "record": number, "error": error }))?);
        }
        let record = number.map(|number| format!("record {number}: ")).unwrap_or_default();
        Ok(writeln!(std::io::stdout(), "{}: {record}{error}", name(file))?)
    }
}

/// The name of a file as it can be shown, also where it is no text.
fn name(file: &Path) -> String {
    shown(&file.to_string_lossy())
}

/// The game of an exported log, one entry in a line.
fn verify(text: &str) -> Result<GameState, String> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let entries: Result<Vec<Entry>, String> = lines
        .map(|(number, line)| serde_json::from_str(line).map_err(|error| format!("line {number}: {error}")))
        .collect();
    GameState::verify_strictly(&entries?).map_err(|error| error.to_string())
}

fn result(state: &GameState) -> Option<Outcome> {
    match state.status() {
        Status::Over { score, .. } => score.outcome(),
        Status::Open | Status::Playing => None,
    }
}

/// The text of a file; `-` is standard input.
pub fn read(file: &Path) -> Result<String, String> {
    let bytes = match file.to_str() {
        Some("-") => {
            let mut bytes = Vec::new();
            std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
        }
        _ => fs::read(file),
    };
    let bytes = bytes.map_err(|error| error.to_string())?;
    String::from_utf8(bytes).map_err(|error| {
        format!("not a text file: byte {} is not UTF-8", error.utf8_error().valid_up_to() + 1)
    })
}
