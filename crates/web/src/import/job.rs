//! Reading in pieces: a few milliseconds of work, then the page has its turn, and may have had enough.

use orrery_import::{Import, Packed, Problem, Reader, Reason, is_packed};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::bring::Source;
use crate::browser;
use crate::words::t;

use super::row::Row;

/// So long is worked without a pause, in milliseconds: less than a frame.
const PIECE: f64 = 12.0;

/// No file is longer, in bytes: it is held in memory as a whole.
const LONGEST: usize = 256 << 20;

/// How far it is.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Progress {
    /// The part of all that was read, from 0 to 1.
    pub done: f64,
    /// How many games there are so far.
    pub games: usize,
}

/// What was read.
#[derive(Debug, Default)]
pub struct Found {
    /// The games.
    pub games: Vec<Row>,
    /// What could not be read.
    pub problems: Vec<Problem>,
    /// Whether somebody had enough before the end.
    pub is_cancelled: bool,
}

/// A reading on its way; `told` hears how far it is and says whether it goes on.
struct Job<T> {
    found: Found,
    told: T,
    since: f64,
    /// What was read before the file of now, and how much there is, in files.
    files: (usize, usize),
}

/// Reads all games of all sources.
pub async fn read(sources: Vec<Source>, told: impl Fn(Progress) -> bool) -> Found {
    let files = (0, sources.len());
    let mut job = Job { found: Found::default(), told, since: browser::now(), files };
    for source in sources {
        match source {
            Source::Text(text) => job.file(&t("import-pasted"), text.into_bytes()).await,
            Source::File(file) => match bytes(&file).await {
                Ok(bytes) => job.file(&file.name(), bytes).await,
                Err(reason) => job.found.problems.push(Problem { file: file.name(), place: None, reason }),
            },
        }
        if job.found.is_cancelled {
            break;
        }
        job.files.0 += 1;
    }
    job.found
}

async fn bytes(file: &File) -> Result<Vec<u8>, Reason> {
    if file.size() > LONGEST as f64 {
        return Err(Reason::TooLarge { limit: LONGEST });
    }
    let buffer = JsFuture::from(file.array_buffer()).await;
    let buffer = buffer.map_err(|error| Reason::Archive(format!("{error:?}")))?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}

impl<T: Fn(Progress) -> bool> Job<T> {
    async fn file(&mut self, name: &str, bytes: Vec<u8>) {
        if !is_packed(&bytes) {
            return self.text(name, &bytes, (0.0, 1.0)).await;
        }
        let mut packed = match Packed::open(name, bytes) {
            Ok(packed) => packed,
            Err(problem) => return self.found.problems.push(*problem),
        };
        let count = packed.len() as f64;
        while let Some(file) = packed.next() {
            match file.bytes {
                Ok(bytes) => {
                    let part = ((packed.done() - 1) as f64 / count, 1.0 / count);
                    self.text(&file.name, &bytes, part).await;
                }
                Err(reason) => self.found.problems.push(Problem { file: file.name, place: None, reason }),
            }
            if self.found.is_cancelled {
                return;
            }
        }
    }

    /// Reads a text that is such a part of the file of now: where it begins and how much it is.
    async fn text(&mut self, name: &str, bytes: &[u8], (begin, part): (f64, f64)) {
        let mut reader = Reader::new(name, bytes);
        loop {
            let goes_on = reader.step();
            self.add(reader.take());
            self.breathe(begin + part * reader.progress()).await;
            if !goes_on || self.found.is_cancelled {
                return;
            }
        }
    }

    fn add(&mut self, import: Import) {
        self.found.games.extend(import.games.into_iter().map(Row::new));
        self.found.problems.extend(import.problems);
    }

    /// Gives the page its turn, if it has waited long enough.
    async fn breathe(&mut self, within: f64) {
        if browser::now() - self.since < PIECE {
            return;
        }
        let done = (self.files.0 as f64 + within) / self.files.1 as f64;
        pause().await;
        self.found.is_cancelled = !(self.told)(Progress { done, games: self.found.games.len() });
        self.since = browser::now();
    }
}

/// Waits until the page has done what it had to do.
async fn pause() {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        browser::later(0.0, move || {
            let _ = resolve.call0(&JsValue::NULL);
        });
    });
    let _ = JsFuture::from(promise).await;
}
