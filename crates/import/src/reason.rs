//! Why something could not be read, and what is to be said of what was.

use std::error::Error;
use std::fmt;

use orrery_games::core::{Outcome, Record, RecordFault};
use orrery_games::{OpenError, PlayError, ReplayFault};
use orrery_study::CodeError;

use crate::form::Form;
use crate::text::Place;
use crate::{Import, Imported};

/// So many problems of one file are told; nobody reads more, and a wrong file may have millions.
const MOST_PROBLEMS: usize = 1000;

/// Something in a file that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// Where; nothing if it is the file as a whole.
    pub place: Option<Place>,
    /// Why not.
    pub reason: Reason,
}

/// Why something could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There is nothing in the file.
    Empty,
    /// What stands there begins no form that is known.
    Unknown(String),
    /// The file is longer than this, in bytes.
    TooLarge {
        /// The limit.
        limit: usize,
    },
    /// So much is wrong with the file that the rest was not read.
    TooMany,
    /// An archive inside of an archive.
    Nested,
    /// The archive cannot be read.
    Archive(String),
    /// The file in the archive is encrypted, or packed in a way that is not known here.
    Packing,
    /// The archive holds more files than this.
    TooManyFiles {
        /// The limit.
        limit: usize,
    },
    /// The archive holds more than this, in bytes.
    TooMuchPacked {
        /// The limit.
        limit: usize,
    },
    /// A record is badly written.
    Record(RecordFault),
    /// A record cannot be played through.
    Replay(ReplayFault),
    /// A config, layout or position cannot be opened.
    Open(OpenError),
    /// An action cannot be played.
    Play(PlayError),
    /// A link or study code opens nothing.
    Code(CodeError),
    /// The log of a server does not follow from itself.
    Log(String),
    /// The text is no JSON.
    Json(String),
    /// A JSON text lacks this.
    Missing(&'static str),
    /// What begins here has no end: the sign that is missing.
    Unclosed(char),
    /// Something else should stand here.
    Expected {
        /// The sign that should.
        sign: char,
        /// What does.
        found: String,
    },
    /// The file holds another game.
    OtherGame(String),
    /// A Kulami record without a board: what a foreign server draws from a key is not known.
    NoBoard,
    /// A variant that is not known.
    Variant(String),
    /// A LYNGK record without the key that its layout is drawn from.
    NoKey,
    /// A command or event that is not known.
    Command(String),
    /// Something is put down and nothing was taken up.
    NothingTaken,
    /// The pieces or the claim of the other player.
    Others,
    /// A turn has a number that is not its own.
    Number {
        /// Its own.
        expected: usize,
        /// The number given.
        found: usize,
    },
    /// Nothing says which game it is, and no game that needs no layout has such moves.
    NoGame,
    /// Rows are not named, and too many ways of taking them would have to be tried.
    TooAmbiguous,
}

/// What is to be said of a game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Where, if anywhere.
    pub place: Option<Place>,
    /// What.
    pub kind: NoteKind,
}

/// What is to be said of a game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoteKind {
    /// The file claims another result than the game came to.
    Result {
        /// What the file says.
        claimed: Option<Outcome>,
        /// What holds.
        computed: Option<Outcome>,
    },
    /// The row is not named and several would fit what follows: this one was taken.
    Row {
        /// The row.
        row: String,
    },
    /// A last step that was never confirmed is left out.
    Unconfirmed,
}

/// What is read of a file is put here.
pub(crate) struct Sink {
    pub import: Import,
    file: String,
    /// How many problems there were, those that were taken away among them.
    refused: usize,
}

impl Sink {
    pub fn new(file: &str) -> Sink {
        Sink { import: Import::default(), file: file.to_owned(), refused: 0 }
    }

    pub fn refuse(&mut self, place: Option<Place>, reason: Reason) {
        self.refused += 1;
        let reason = match self.refused {
            MOST_PROBLEMS => Reason::TooMany,
            count if count > MOST_PROBLEMS => return,
            _ => reason,
        };
        self.import.problems.push(Problem { file: self.file.clone(), place, reason });
    }

    /// Whether the rest of the file need not be read.
    pub fn is_full(&self) -> bool {
        self.refused >= MOST_PROBLEMS
    }

    pub fn accept(&mut self, place: Place, form: Form, record: Record, notes: Vec<Note>) {
        let actions = record.actions().count();
        self.import.games.push(Imported { file: self.file.clone(), place, form, record, actions, notes });
    }
}

impl From<PlayError> for Reason {
    fn from(error: PlayError) -> Reason {
        Reason::Play(error)
    }
}

impl From<OpenError> for Reason {
    fn from(error: OpenError) -> Reason {
        Reason::Open(error)
    }
}

impl From<RecordFault> for Reason {
    fn from(fault: RecordFault) -> Reason {
        Reason::Record(fault)
    }
}

/// `file:line:column: reason`, as compilers have it.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(Place { line, column }) = self.place {
            write!(f, ":{line}:{column}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl Error for Problem {}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let megabytes = |bytes: &usize| bytes >> 20;
        match self {
            Reason::Empty => f.write_str("there is nothing in it"),
            Reason::Unknown(found) => write!(f, "no form of a game that is known here begins with `{found}`"),
            Reason::TooLarge { limit } => write!(f, "longer than {} MB", megabytes(limit)),
            Reason::TooMany => f.write_str("so much is wrong with this file that the rest was not read"),
            Reason::Nested => f.write_str("an archive inside of an archive is not opened"),
            Reason::Archive(error) => write!(f, "the archive cannot be read: {error}"),
            Reason::Packing => f.write_str("encrypted, or packed in a way that is not known here"),
            Reason::TooManyFiles { limit } => write!(f, "the archive holds more than {limit} files"),
            Reason::TooMuchPacked { limit } => write!(f, "the archive holds more than {} MB", megabytes(limit)),
            Reason::Record(fault) => fault.fmt(f),
            Reason::Replay(fault) => fault.fmt(f),
            Reason::Open(error) => error.fmt(f),
            Reason::Play(error) => error.fmt(f),
            Reason::Code(error) => error.fmt(f),
            Reason::Log(error) => f.write_str(error),
            Reason::Json(error) => write!(f, "no JSON: {error}"),
            Reason::Missing(field) => write!(f, "the field `{field}` is missing or holds something else"),
            Reason::Unclosed(sign) => write!(f, "what begins here has no `{sign}` at its end"),
            Reason::Expected { sign, found } if found.is_empty() => {
                write!(f, "expected `{sign}`, found the end of the text")
            }
            Reason::Expected { sign, found } => write!(f, "expected `{sign}`, found `{found}`"),
            Reason::OtherGame(name) => write!(f, "`{name}` is no game that is played here"),
            Reason::NoBoard => f.write_str(
                "how that server draws its Kulami boards is not known here, so its records cannot be played through",
            ),
            Reason::Variant(name) => write!(f, "the variant `{name}` is not known here"),
            Reason::NoKey => f.write_str("the key that the layout is drawn from is missing or no number"),
            Reason::Command(text) => write!(f, "`{text}` is nothing that is known here"),
            Reason::NothingTaken => f.write_str("something is put down, and nothing was taken up before"),
            Reason::Others => f.write_str("this belongs to the other player"),
            Reason::Number { expected, found } => write!(f, "expected turn {expected}, found turn {found}"),
            Reason::NoGame => f.write_str(
                "nothing says which game this is: write its config before the moves, such as `yinsh` or `lyngk:layout=…`",
            ),
            Reason::TooAmbiguous => {
                f.write_str("rows are not named, and too many ways of taking them would have to be tried")
            }
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = self.place {
            write!(f, "{place}: ")?;
        }
        let text = |result: &Option<Outcome>| result.map_or("*".to_owned(), |outcome| outcome.to_string());
        match &self.kind {
            NoteKind::Result { claimed, computed } => {
                write!(f, "the file says {}, the game came to {}", text(claimed), text(computed))
            }
            NoteKind::Row { row } => write!(f, "the row is not named, and of those that fit {row} was taken"),
            NoteKind::Unconfirmed => f.write_str("the last step was never confirmed and is left out"),
        }
    }
}
