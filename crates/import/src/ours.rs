//! Our own forms: records, links and codes, the logs of our server.

use orrery_games::core::{Outcome, Record, RecordError, RecordFault, Termination, Unclosed, shown};
use orrery_games::{LinkError, ReplayError, ReplayFault, replay};
use orrery_study::{CodeError, from_link};
use orrery_wire::{Entry, Event, GameState, Status};

use crate::date;
use crate::draft::{Draft, Moment};
use crate::form::Form;
use crate::reason::{Note, NoteKind, Reason, Sink};
use crate::sgf::Fault;
use crate::text::{Place, Text};

/// The records of a text, each from its tags to the next one's, with the offsets of both ends. Where one is badly written
/// the others are read all the same.
pub(crate) struct Records {
    chunks: Vec<(usize, usize)>,
    next: usize,
}

/// What looks like tags inside of a remark is looked for in no more chunks than this.
const MOST_JOINED: usize = 8;

impl Records {
    pub fn new(text: &str) -> Records {
        Records { chunks: chunks(text), next: 0 }
    }

    /// The offset up to which all was read.
    pub fn at(&self) -> usize {
        self.chunks.get(self.next).or(self.chunks.last()).map_or(0, |(begin, _)| *begin)
    }

    /// Reads the next record; `false` if there is none.
    pub fn step(&mut self, text: &Text<'_>, sink: &mut Sink) -> bool {
        let Some(&(offset, end)) = self.chunks.get(self.next) else { return false };
        self.next += 1;
        let begin = text.place(offset);
        let moved = |line: usize, column| Place { line: begin.line + line - 1, column };
        let all = text.as_str();
        let mut parsed = all[offset..end].parse::<Record>();
        if matches!(&parsed, Err(RecordError { fault: RecordFault::Unclosed(Unclosed::Comment), .. })) {
            let longer = self.chunks.iter().enumerate().skip(self.next).take(MOST_JOINED);
            let joined =
                longer.filter_map(|(index, (_, end))| Some((index, all[offset..*end].parse().ok()?)));
            if let Some((index, record)) = joined.take(1).next() {
                parsed = Ok(record);
                self.next = index + 1;
            }
        }
        match parsed.map(settled) {
            Ok(Ok((record, notes))) => sink.accept(begin, Form::Record, record, notes),
            Ok(Err(error)) => {
                let place = error.place.map_or(begin, |(line, column)| moved(line, column));
                sink.refuse(Some(place), Reason::Replay(error.fault));
            }
            Err(RecordError { line, column, fault }) => sink.refuse(Some(moved(line, column)), fault.into()),
        }
        true
    }
}

/// A record that can be played through, with the result that the rules give it.
fn settled(mut record: Record) -> Result<(Record, Vec<Note>), ReplayError> {
    let told = |claimed, computed| vec![Note { place: None, kind: NoteKind::Result { claimed, computed } }];
    match replay(&record).map_err(|error| (error.fault.clone(), error)) {
        Ok(_) => Ok((record, Vec::new())),
        Err((ReplayFault::Contradiction { outcome, result }, _)) => {
            record.set_result(Some(outcome));
            record.set_termination(Termination::Normal);
            Ok((record, told(result, Some(outcome))))
        }
        Err((ReplayFault::NotOver, _)) => {
            let claimed = record.result();
            record.set_result(None);
            record.remove_termination();
            Ok((record, told(claimed, None)))
        }
        Err((_, error)) => Err(error),
    }
}

/// The parts of a text that begin with tags: where they begin and end.
fn chunks(text: &str) -> Vec<(usize, usize)> {
    let mut begins = Vec::new();
    let (mut offset, mut in_tags) = (0, false);
    for line in text.split_inclusive('\n') {
        let content = line.trim_start_matches('\u{feff}').trim();
        if !content.is_empty() {
            let is_tag = is_tag(content);
            if begins.is_empty() || (is_tag && !in_tags) {
                begins.push(offset);
            }
            in_tags = is_tag;
        }
        offset += line.len();
    }
    let ends = begins.iter().copied().skip(1).chain([text.len()]);
    begins.iter().copied().zip(ends).collect()
}

fn is_tag(line: &str) -> bool {
    let Some(rest) = line.strip_prefix('[') else { return false };
    let rest = rest.trim_start();
    let name = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    name.len() < rest.len() && name.trim_start().starts_with('"')
}

/// Reads the link, position code or study code in the next line from `at` on; `false` if there is none.
pub(crate) fn link_line(text: &Text<'_>, at: &mut usize, sink: &mut Sink) -> bool {
    let rest = text.as_str().get(*at..).unwrap_or_default();
    let begin = *at + (rest.len() - rest.trim_start().len());
    let Some(word) = text.as_str()[begin..].lines().next().map(str::trim_end) else { return false };
    *at = begin + word.len();
    match link(word) {
        Ok(record) => sink.accept(text.place(begin), Form::Link, record, Vec::new()),
        Err((within, reason)) => sink.refuse(Some(text.place(begin + within)), reason),
    }
    true
}

/// Whether a word is an address, or the end of one.
pub(crate) fn is_address(word: &str) -> bool {
    word.starts_with(['#', '/']) || word.starts_with("http://") || word.starts_with("https://")
}

/// Whether a word may be the code of a study: they are longer than moves, and begin with the version.
pub(crate) fn is_study(word: &str) -> bool {
    let is_code = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    word.starts_with('A') && word.len() >= 8 && word.chars().all(is_code)
}

fn link(word: &str) -> Result<Record, Fault> {
    if word.contains(char::is_whitespace) {
        return Err((0, Reason::Unknown(shown(word))));
    }
    let code = match (word.split_once('#'), word.split_once("/l/")) {
        (Some((_, fragment)), _) => fragment,
        (None, Some((_, code))) => code.split(['?', '&']).next().unwrap_or(code),
        (None, None) => word,
    };
    let begin = code.as_ptr() as usize - word.as_ptr() as usize;
    if is_address(code) {
        return Err((begin, Reason::Unknown(shown(code))));
    }
    match from_link(&percent_decoded(code)) {
        Ok(study) => Ok(study.to_record()),
        Err(error) => {
            let within = match &error {
                CodeError::Plain(LinkError::Play { number, .. }) => {
                    code.match_indices(',').nth(number - 1).map_or(0, |(comma, _)| comma + 1)
                }
                CodeError::Character { place } => {
                    code.char_indices().nth(place.saturating_sub(1)).map_or(0, |(offset, _)| offset)
                }
                _ => 0,
            };
            let reason = match error {
                CodeError::Plain(LinkError::Open(error)) => Reason::Open(error),
                CodeError::Plain(LinkError::Play { error, .. }) => Reason::Play(error),
                error => Reason::Code(error),
            };
            Err((begin + within, reason))
        }
    }
}

/// What browsers write as `%7C` in addresses.
fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let decoded = digits.filter(|_| byte == b'%').and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(decoded.unwrap_or(byte));
        rest = if decoded.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Logs of games as servers export them, an entry in each line. After a fault the next game is read.
#[derive(Default)]
pub(crate) struct Logs {
    at: usize,
    open: Option<Following>,
    is_lost: bool,
}

impl Logs {
    /// The offset up to which all was read.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Reads the next line; `false` if there was none, and the last game is finished.
    pub fn step(&mut self, text: &Text<'_>, sink: &mut Sink) -> bool {
        let Some(line) = text.as_str()[self.at..].split_inclusive('\n').next() else {
            finish(self.open.take(), text, sink);
            return false;
        };
        let offset = self.at;
        self.at += line.len();
        let line = line.trim_end_matches(['\n', '\r']);
        if !line.trim().is_empty() {
            self.line(line, offset, text, sink);
        }
        true
    }

    fn line(&mut self, line: &str, offset: usize, text: &Text<'_>, sink: &mut Sink) {
        let entry = match serde_json::from_str::<Entry>(line) {
            Ok(entry) => entry,
            Err(error) => {
                let column = error.column().saturating_sub(1).min(line.len());
                self.open = None;
                if !self.is_lost {
                    sink.refuse(Some(text.place(offset + column)), json(&error));
                }
                self.is_lost = true;
                return;
            }
        };
        if entry.seq == 0 {
            self.is_lost = false;
            finish(self.open.take(), text, sink);
        }
        let followed = match self.open.as_mut() {
            _ if self.is_lost => return,
            Some(following) => following.follow(&entry),
            None => Following::begin(offset, entry).map(|following| self.open = Some(following)),
        };
        if let Err(reason) = followed {
            sink.refuse(Some(text.place(offset)), reason);
            self.open = None;
            self.is_lost = true;
        }
    }
}

/// What is wrong with a JSON text, without the place, which is told apart.
pub(crate) fn json(error: &serde_json::Error) -> Reason {
    let text = error.to_string();
    Reason::Json(text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what).to_owned())
}

/// A log on its way, with what was left on the clock after each turn.
struct Following {
    offset: usize,
    state: GameState,
    left: Vec<(usize, u64)>,
}

impl Following {
    fn begin(offset: usize, entry: Entry) -> Result<Following, Reason> {
        let state = GameState::verify(&[entry]).map_err(|error| Reason::Log(error.to_string()))?;
        Ok(Following { offset, state, left: Vec::new() })
    }

    fn follow(&mut self, entry: &Entry) -> Result<(), Reason> {
        let event = self.state.follow(entry).map_err(|error| Reason::Log(error.to_string()))?;
        let played = self.state.game().played();
        match event {
            Event::Turn { seat, .. } => {
                if let Some(left) = self.state.clock().left() {
                    self.left.push((played, u64::try_from(left[seat.index()]).unwrap_or(0)));
                }
            }
            Event::TakenBack { .. } => self.left.retain(|(actions, _)| *actions <= played),
            _ => {}
        }
        Ok(())
    }
}

fn finish(following: Option<Following>, text: &Text<'_>, sink: &mut Sink) {
    let Some(Following { offset, state, left }) = following else { return };
    let mut draft = Draft::of(state.game().clone());
    draft.date = date::of_millis(state.created().0);
    for (actions, left) in left {
        draft.set_moment(actions.saturating_sub(1), Moment::Left(left));
    }
    if let Status::Over { score, reason } = state.status() {
        let result: Option<Outcome> = score.outcome();
        draft.ended = Some((result, Some(reason.termination())));
        draft.claimed = Some(result);
    }
    match draft.finish() {
        Ok((record, notes)) => sink.accept(text.place(offset), Form::Log, record, notes),
        Err(reason) => sink.refuse(Some(text.place(offset)), reason),
    }
}
