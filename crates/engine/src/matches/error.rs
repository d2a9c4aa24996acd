use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

use orrery_games::core::RecordFault;

use super::{Fault, StartError};

/// Why a match cannot be played on. What was played so far is kept.
#[derive(Debug)]
pub enum MatchError {
    /// There is no start.
    Start(StartError),
    /// The opening drawn cannot be played.
    Opening(Fault),
    /// No record can be made of a game.
    Record(RecordFault),
    /// An engine cannot be started, or does not speak the protocol.
    Engine {
        /// Its name.
        name: String,
        /// What is wrong.
        problem: String,
    },
    /// A file cannot be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The directory holds a match already, and nobody asked to resume it.
    Exists(PathBuf),
    /// Another runner writes there now.
    Busy(PathBuf),
    /// The directory holds another match.
    Differs {
        /// What differs.
        what: String,
        /// What the directory says.
        before: String,
        /// What is asked for.
        now: String,
    },
    /// The state file cannot be understood.
    State {
        /// Which.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
}

impl fmt::Display for MatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MatchError::Start(error) => error.fmt(f),
            MatchError::Opening(fault) => write!(f, "opening: {fault}"),
            MatchError::Record(fault) => write!(f, "record: {fault}"),
            MatchError::Engine { name, problem } => write!(f, "engine {name}: {problem}"),
            MatchError::File { path, error } => write!(f, "{}: {error}", path.display()),
            MatchError::Exists(path) => {
                write!(f, "{} holds a match already; --resume goes on with it", path.display())
            }
            MatchError::Busy(path) => write!(f, "another match is writing to {}", path.display()),
            MatchError::Differs { what, before, now } => {
                write!(
                    f,
                    "this is another match than the one begun: {what} was `{before}`, now it is `{now}`"
                )
            }
            MatchError::State { path, line } => {
                write!(f, "{}: line {line} is no line of a match state", path.display())
            }
        }
    }
}

impl Error for MatchError {}
