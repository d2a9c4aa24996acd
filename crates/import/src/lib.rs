//! Games from elsewhere: the form of a text is recognised, every game in it read, played through and handed on as a record
//! of ours. docs/NOTATION.md describes the forms.
//!
//! Nothing is half imported: a game of which anything is wrong is a [`Problem`] that says where and why, and where the form
//! allows it the games after it are read all the same. What a result is, is computed; where a file claims something else,
//! that is a [`Note`]. There is no I/O here, sizes and searches have limits, and it builds for the browser.

mod arena;
mod boardspace;
mod date;
mod draft;
mod form;
mod moves;
mod official;
mod ours;
mod reader;
mod reason;
mod rows;
mod sgf;
mod text;
mod unpack;

pub use boardspace::layout_of_key;
pub use form::Form;
pub use official::{Style, Unwritable, official};
pub use orrery_games as games;
pub use reader::Reader;
pub use reason::{Note, NoteKind, Problem, Reason};
pub use text::Place;
pub use unpack::{Packed, Unpacked, is_packed};

use orrery_games::core::Record;

/// No text is longer, in bytes. A year of a busy server is.
pub const MAX_TEXT: usize = 32 << 20;

/// A game that was read, and can be played through.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The file it stood in.
    pub file: String,
    /// Where it begins.
    pub place: Place,
    /// The form it stood in.
    pub form: Form,
    /// The game.
    pub record: Record,
    /// How many actions its main line has.
    pub actions: usize,
    /// What the file says otherwise, or leaves open.
    pub notes: Vec<Note>,
}

/// What came of a file, a pasted text, or whatever is read at once.
#[derive(Clone, Debug, Default)]
pub struct Import {
    /// The games, in their order.
    pub games: Vec<Imported>,
    /// What could not be read, in its order.
    pub problems: Vec<Problem>,
}

/// Reads all games of one file that is no archive.
pub fn read(file: &str, bytes: &[u8]) -> Import {
    let mut reader = Reader::new(file, bytes);
    while reader.step() {}
    reader.take()
}

/// Reads all games of a file, which may be an archive.
pub fn read_all(file: &str, bytes: Vec<u8>) -> Import {
    if !is_packed(&bytes) {
        return read(file, &bytes);
    }
    let mut import = Import::default();
    match Packed::open(file, bytes) {
        Ok(packed) => {
            for unpacked in packed {
                import.add(unpacked.read());
            }
        }
        Err(problem) => import.problems.push(*problem),
    }
    import
}

impl Import {
    /// Adds what came of another file.
    pub fn add(&mut self, other: Import) {
        self.games.extend(other.games);
        self.problems.extend(other.problems);
    }
}
