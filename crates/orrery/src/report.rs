use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};

use orrery_games::core::{CodeError, Game, ParseError};
use orrery_games::{OpenError, PlayError};
use serde_json::Value;

/// Why a command ends with exit code 1.
#[derive(Debug)]
pub enum Failure {
    /// What the user gave is wrong.
    Input(String),
    /// Output could not be written.
    Io(io::Error),
}

impl Failure {
    /// The failure with a word on where it happened.
    pub fn at(place: impl fmt::Display) -> impl Fn(Failure) -> Failure {
        move |failure| match failure {
            Failure::Input(message) => Failure::Input(format!("{place}: {message}")),
            other => other,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(message) => f.write_str(message),
            Failure::Io(error) => error.fmt(f),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}

impl From<OpenError> for Failure {
    fn from(error: OpenError) -> Failure {
        Failure::Input(error.to_string())
    }
}

impl<G: Game> From<CodeError<G>> for Failure {
    fn from(error: CodeError<G>) -> Failure {
        Failure::Input(error.to_string())
    }
}

impl<R: fmt::Display> From<PlayError<R>> for Failure {
    fn from(error: PlayError<R>) -> Failure {
        Failure::Input(error.to_string())
    }
}

impl From<ParseError> for Failure {
    fn from(error: ParseError) -> Failure {
        Failure::Input(error.to_string())
    }
}

/// Prints one JSON value on a line of its own.
pub fn print_json(value: &Value) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{value}")
}

/// A number nobody can foresee, where a user asked for chance without a seed.
pub fn random_seed() -> u64 {
    RandomState::new().hash_one(())
}

/// Foreign text made fit for a message: no control character reaches the terminal.
pub fn shown(text: &str) -> String {
    text.chars().flat_map(|c| if c.is_control() { c.escape_debug().collect() } else { vec![c] }).collect()
}
