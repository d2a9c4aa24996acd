//! Archives: many files in one, with limits on what comes out.

use std::io::{Cursor, Read};

use zip::ZipArchive;
use zip::result::ZipError;

use crate::reason::{Problem, Reason};
use crate::{Import, MAX_TEXT, read};

/// An archive has no more files.
const MOST_FILES: usize = 50_000;

/// No more comes out of an archive, in bytes, however little went in.
const MOST_UNPACKED: usize = 256 << 20;

/// Whether these bytes are an archive.
pub fn is_packed(bytes: &[u8]) -> bool {
    // The second is that of an empty one.
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// An archive, of which one file after the other is unpacked.
pub struct Packed {
    name: String,
    archive: ZipArchive<Cursor<Vec<u8>>>,
    next: usize,
    unpacked: usize,
}

/// A file of an archive.
#[derive(Clone, Debug)]
pub struct Unpacked {
    /// Its name, after that of the archive.
    pub name: String,
    /// What it holds, or why that cannot be read.
    pub bytes: Result<Vec<u8>, Reason>,
}

impl Packed {
    /// Opens an archive of this name.
    pub fn open(name: &str, bytes: Vec<u8>) -> Result<Packed, Box<Problem>> {
        let problem = |reason| Box::new(Problem { file: name.to_owned(), place: None, reason });
        let archive = ZipArchive::new(Cursor::new(bytes));
        let archive = archive.map_err(|error| problem(Reason::Archive(error.to_string())))?;
        match archive.len() {
            0 => Err(problem(Reason::Empty)),
            count if count > MOST_FILES => Err(problem(Reason::TooManyFiles { limit: MOST_FILES })),
            _ => Ok(Packed { name: name.to_owned(), archive, next: 0, unpacked: 0 }),
        }
    }

    /// How many files it has.
    pub fn len(&self) -> usize {
        self.archive.len()
    }

    /// Whether it has none, which never opens.
    pub fn is_empty(&self) -> bool {
        self.archive.is_empty()
    }

    /// How many of them were unpacked.
    pub fn done(&self) -> usize {
        self.next
    }

    /// Unpacks a file; nothing if it is a folder, or belongs to the system that packed it.
    fn unpack(&mut self, index: usize) -> Option<Unpacked> {
        let limit = MAX_TEXT.min(MOST_UNPACKED.saturating_sub(self.unpacked));
        let mut name = self.name.clone();
        let bytes = match self.archive.by_index(index) {
            Ok(mut file) => {
                let inner =
                    file.name().map_or_else(|_| format!("#{}", index + 1), std::borrow::Cow::into_owned);
                let is_hidden = inner.rsplit('/').next().is_some_and(|base| base.starts_with('.'));
                if file.is_dir() || is_hidden || inner.starts_with("__MACOSX/") {
                    return None;
                }
                name = format!("{name}/{inner}");
                let mut bytes = Vec::new();
                // Nobody believes what it says of its size.
                let read = file.by_ref().take(limit as u64 + 1).read_to_end(&mut bytes);
                // What is damaged counts, too: it was unpacked all the same.
                self.unpacked += bytes.len();
                read.map(|_| bytes).map_err(|error| Reason::Archive(error.to_string()))
            }
            Err(ZipError::UnsupportedArchive(_) | ZipError::CompressionMethodNotSupported(_)) => {
                Err(Reason::Packing)
            }
            Err(error) => Err(Reason::Archive(error.to_string())),
        };
        let bytes = match bytes {
            _ if self.unpacked > MOST_UNPACKED => {
                self.next = self.archive.len();
                Err(Reason::TooMuchPacked { limit: MOST_UNPACKED })
            }
            bytes => bytes,
        };
        Some(Unpacked { name, bytes })
    }
}

impl Iterator for Packed {
    type Item = Unpacked;

    fn next(&mut self) -> Option<Unpacked> {
        while self.next < self.archive.len() {
            let index = self.next;
            self.next += 1;
            if let Some(unpacked) = self.unpack(index) {
                return Some(unpacked);
            }
        }
        None
    }
}

impl Unpacked {
    /// The games in it.
    pub fn read(self) -> Import {
        match self.bytes {
            Ok(bytes) => read(&self.name, &bytes),
            Err(reason) => {
                let problems = vec![Problem { file: self.name, place: None, reason }];
                Import { games: Vec::new(), problems }
            }
        }
    }
}
