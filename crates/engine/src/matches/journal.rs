use std::collections::HashSet;
use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use orrery_games::core::{Outcome, Record};

use super::{Fault, MatchError};

/// A finished game of a match, as the state file keeps it: `<pair>.<game>`, result, `normal` or what went wrong,
/// number of actions, the slowest action of either player in milliseconds, and the fault's detail, set apart by tabs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The pair, from 1.
    pub pair: u32,
    /// 1 where the first engine moves first, 2 where the second does.
    pub game: u32,
    /// Who of the players won.
    pub outcome: Outcome,
    /// What the loser did wrong, if the rules did not decide.
    pub fault: Option<Fault>,
    /// How many actions were played, those of the opening included.
    pub actions: u32,
    /// The longest time each player took for an action, to the millisecond.
    pub slowest: [Duration; 2],
}

/// The directory of a match: `state`, to go on where it stopped, and one file of records for each pair.
///
/// A record is written before the line in `state` that makes its game count, so a game that counts has its record.
pub(super) struct Journal {
    directory: PathBuf,
    state: File,
}

const STATE: &str = "state";
const FIRST_WORD: &str = "orrery-match-1";

impl Journal {
    /// Opens the directory, and reads what was played if the match is to be resumed. `parameters` are what must be
    /// the same as before.
    pub fn open(
        directory: &Path,
        parameters: &[(&str, String)],
        resume: bool,
    ) -> Result<(Journal, Vec<Entry>), MatchError> {
        fs::create_dir_all(directory).map_err(at(directory))?;
        let path = directory.join(STATE);
        let mut options = OpenOptions::new();
        let mut state =
            options.read(true).write(true).create(true).truncate(false).open(&path).map_err(at(&path))?;
        state.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => MatchError::Busy(directory.to_path_buf()),
            TryLockError::Error(error) => at(&path)(error),
        })?;
        let mut text = String::new();
        state.read_to_string(&mut text).map_err(at(&path))?;
        // A line without its end was cut off when the runner was: its game is played again.
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        state.set_len(text.len() as u64).map_err(at(&path))?;
        state.seek(SeekFrom::End(0)).map_err(at(&path))?;
        let mut journal = Journal { directory: directory.to_path_buf(), state };
        if text.is_empty() {
            let fields = parameters.iter().map(|(name, value)| format!("\t{name}={}", one_field(value)));
            journal.append(&format!("{FIRST_WORD}{}", fields.collect::<String>()))?;
            return Ok((journal, Vec::new()));
        }
        if !resume {
            return Err(MatchError::Exists(directory.to_path_buf()));
        }
        let entries = read_state(&path, &text, parameters)?;
        Ok((journal, entries))
    }

    /// Keeps a finished game.
    pub fn add(&mut self, entry: &Entry, record: &Record) -> Result<(), MatchError> {
        self.write_record(entry, record)?;
        self.append(&entry.to_string())
    }

    /// Writes the records of a pair anew, with this one added. The other game's record is taken from the file.
    fn write_record(&self, entry: &Entry, record: &Record) -> Result<(), MatchError> {
        let path = self.directory.join(format!("{:06}.txt", entry.pair));
        let round = entry.round();
        let mut records = match fs::read_to_string(&path) {
            Ok(text) => Record::parse_all(&text).unwrap_or_default(),
            Err(_) => Vec::new(),
        };
        records.retain(|other| other.tag("Round") != Some(&round));
        records.push(record.clone());
        records.sort_by(|one, other| one.tag("Round").cmp(&other.tag("Round")));
        let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
        // Renamed when complete: a runner cut off here leaves the other record as it was.
        let new = path.with_extension("new");
        fs::write(&new, texts.join("\n")).map_err(at(&new))?;
        fs::rename(&new, &path).map_err(at(&path))
    }

    fn append(&mut self, line: &str) -> Result<(), MatchError> {
        let written = self.state.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.state.flush());
        written.map_err(at(&self.directory.join(STATE)))
    }
}

fn read_state(path: &Path, text: &str, parameters: &[(&str, String)]) -> Result<Vec<Entry>, MatchError> {
    let wrong = |line| MatchError::State { path: path.to_path_buf(), line };
    let mut lines = text.lines();
    let mut fields = lines.next().unwrap_or_default().split('\t');
    if fields.next() != Some(FIRST_WORD) {
        return Err(wrong(1));
    }
    for (name, value) in parameters {
        let field = fields.next().and_then(|field| field.strip_prefix(name)?.strip_prefix('='));
        let (before, now) = (field.ok_or_else(|| wrong(1))?, one_field(value));
        if before != now {
            return Err(MatchError::Differs { what: name.to_string(), before: before.to_string(), now });
        }
    }
    let mut seen = HashSet::new();
    let entry = |(number, line): (usize, &str)| {
        let entry: Entry = line.parse().map_err(|()| wrong(number))?;
        if seen.insert((entry.pair, entry.game)) { Ok(entry) } else { Err(wrong(number)) }
    };
    (2..).zip(lines).map(entry).collect()
}

/// Text made fit for a field of the state file.
fn one_field(text: &str) -> String {
    text.replace(char::is_control, " ")
}

fn at(path: &Path) -> impl Fn(std::io::Error) -> MatchError {
    let path = path.to_path_buf();
    move |error| MatchError::File { path: path.clone(), error }
}

impl Entry {
    /// The `Round` tag of its record.
    pub fn round(&self) -> String {
        format!("{}.{}", self.pair, self.game)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.slowest.map(|time| time.as_millis());
        let kind = self.fault.as_ref().map_or("normal", |fault| fault.kind.as_str());
        let detail = self.fault.as_ref().map_or("", |fault| fault.detail.as_str());
        write!(f, "{}\t{}\t{kind}\t{}\t{first}\t{second}\t{detail}", self.round(), self.outcome, self.actions)
    }
}

impl FromStr for Entry {
    type Err = ();

    fn from_str(line: &str) -> Result<Entry, ()> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [round, outcome, kind, actions, first, second, detail] = fields[..] else { return Err(()) };
        let (pair, game) = round.split_once('.').ok_or(())?;
        let fault = match kind {
            "normal" => None,
            _ => Some(Fault { kind: kind.parse()?, detail: detail.to_string() }),
        };
        let millis = |text: &str| text.parse().map(Duration::from_millis).map_err(|_| ());
        let entry = Entry {
            pair: pair.parse().map_err(|_| ())?,
            game: game.parse().map_err(|_| ())?,
            outcome: outcome.parse().map_err(|_| ())?,
            fault,
            actions: actions.parse().map_err(|_| ())?,
            slowest: [millis(first)?, millis(second)?],
        };
        if entry.pair > 0 && (1..=2).contains(&entry.game) { Ok(entry) } else { Err(()) }
    }
}
