//! Our own forms: records, links and codes, the logs of our server.

use orrery_games::core::{Outcome, Record, RecordError, Termination, shown};
use orrery_games::{LinkError, ReplayError, ReplayFault, replay};
use orrery_study::{CodeError, from_link};
use orrery_wire::{Entry, Event, GameState, Status};

use crate::date;
use crate::draft::{Draft, Moment};
use crate::form::Form;
use crate::reason::{Note, NoteKind, Reason, Sink};
use crate::sgf::Fault;
use crate::text::{Place, Text};

/// Reads records. Where one is badly written the others are read all the same, each from its tags to the next one's.
pub(crate) fn records(text: &Text<'_>, sink: &mut Sink) {
    let chunks = chunks(text.as_str());
    match Record::parse_all(text.as_str()) {
        Ok(records) => {
            // What looks like tags inside of a remark are none.
            let is_split = records.len() == chunks.len();
            for (index, record) in records.into_iter().enumerate() {
                let chunk =
                    chunks.get(index).filter(|_| is_split).map_or(text.beginning(), |(offset, _)| *offset);
                let begin = text.place(chunk);
                match settled(record) {
                    Ok((record, notes)) => sink.accept(begin, Form::Record, record, notes),
                    Err(error) => {
                        let place = error.place.map_or(begin, |(line, column)| Place { line, column });
                        sink.refuse(Some(place), Reason::Replay(error.fault));
                    }
                }
            }
        }
        Err(_) => {
            for (offset, chunk) in chunks {
                if sink.is_full() {
                    return;
                }
                one_record(text.place(offset), chunk, sink);
            }
        }
    }
}

fn one_record(begin: Place, chunk: &str, sink: &mut Sink) {
    let moved = |line: usize, column| Place { line: begin.line + line - 1, column };
    match chunk.parse::<Record>().map(settled) {
        Ok(Ok((record, notes))) => sink.accept(begin, Form::Record, record, notes),
        Ok(Err(error)) => {
            let place = error.place.map_or(begin, |(line, column)| moved(line, column));
            sink.refuse(Some(place), Reason::Replay(error.fault));
        }
        Err(RecordError { line, column, fault }) => sink.refuse(Some(moved(line, column)), fault.into()),
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

/// The parts of a text that begin with tags, and where.
fn chunks(text: &str) -> Vec<(usize, &str)> {
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
    begins.iter().zip(ends).map(|(&begin, end)| (begin, &text[begin..end])).collect()
}

fn is_tag(line: &str) -> bool {
    let Some(rest) = line.strip_prefix('[') else { return false };
    let rest = rest.trim_start();
    let name = rest.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_');
    name.len() < rest.len() && name.trim_start().starts_with('"')
}

/// Reads links, position codes and study codes, one in each line.
pub(crate) fn links(text: &Text<'_>, sink: &mut Sink) {
    for line in text.as_str().lines() {
        if sink.is_full() {
            return;
        }
        let word = line.trim();
        if word.is_empty() {
            continue;
        }
        let offset = text.offset_of(word);
        match link(word) {
            Ok(record) => sink.accept(text.place(offset), Form::Link, record, Vec::new()),
            Err((within, reason)) => sink.refuse(Some(text.place(offset + within)), reason),
        }
    }
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

/// Reads logs of games as servers export them, an entry in each line. After a fault the next game is read.
pub(crate) fn logs(text: &Text<'_>, sink: &mut Sink) {
    let mut open: Option<Following> = None;
    let mut is_lost = false;
    for line in text.as_str().lines().filter(|line| !line.trim().is_empty()) {
        if sink.is_full() {
            return;
        }
        let offset = text.offset_of(line);
        let entry = match serde_json::from_str::<Entry>(line) {
            Ok(entry) => entry,
            Err(error) => {
                let column = error.column().saturating_sub(1).min(line.len());
                open = None;
                if !is_lost {
                    sink.refuse(Some(text.place(offset + column)), json(&error));
                }
                is_lost = true;
                continue;
            }
        };
        if entry.seq == 0 {
            is_lost = false;
            finish(open.take(), text, sink);
        }
        let followed = match open.as_mut() {
            _ if is_lost => continue,
            Some(following) => following.follow(&entry),
            None => Following::begin(offset, entry).map(|following| open = Some(following)),
        };
        if let Err(reason) = followed {
            sink.refuse(Some(text.place(offset)), reason);
            open = None;
            is_lost = true;
        }
    }
    finish(open, text, sink);
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
