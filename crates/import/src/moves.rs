//! Lists of moves, numbered in pairs, numbered through as the official notation of YINSH does, or not at all.

use orrery_games::core::{Outcome, Player, RecordFault, Unclosed, shown};
use orrery_games::{AnyGame, GameKind};

use crate::draft::Draft;
use crate::form::Form;
use crate::official;
use crate::reason::{Note, NoteKind, Reason, Sink};
use crate::rows::{self, Written};
use crate::sgf::Fault;
use crate::text::Text;

/// A turn or an action, with the number before it.
struct Item<'a> {
    text: &'a str,
    offset: usize,
    number: Option<Number>,
}

#[derive(Clone, Copy)]
struct Number {
    value: usize,
    /// Whether it is that of the second player's turn: `3...`.
    is_second: bool,
    offset: usize,
}

/// What the numbers count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    Nothing,
    Turns,
    Pairs,
}

/// One game of a text.
#[derive(Default)]
struct List<'a> {
    offset: usize,
    config: Option<(&'a str, usize)>,
    items: Vec<Item<'a>>,
    result: Option<Option<Outcome>>,
    fault: Option<Fault>,
}

impl List<'_> {
    fn is_begun(&self) -> bool {
        self.config.is_some() || !self.items.is_empty() || self.fault.is_some()
    }

    fn counted(&self) -> Counted {
        let mut numbered = self.items.iter().enumerate().filter(|(_, item)| item.number.is_some());
        match (numbered.next(), numbered.next()) {
            (None, _) => Counted::Nothing,
            (Some(_), Some((1, item))) if item.number.is_some_and(|number| !number.is_second) => {
                Counted::Turns
            }
            // A single turn with its number may be either; official notation is what people have.
            (Some(_), None) if self.items.len() == 1 => Counted::Turns,
            (Some(_), _) => Counted::Pairs,
        }
    }
}

/// Reads the next game from `at` on; `false` if there is none.
pub(crate) fn step(text: &Text<'_>, at: &mut usize, sink: &mut Sink) -> bool {
    let mut lists = Lists { text: text.as_str(), at: *at };
    let list = lists.next_list();
    *at = lists.at;
    let Some(list) = list else { return false };
    let offset = list.offset;
    let read = match list.fault {
        Some(fault) => Err(fault),
        None => game(&list, text).and_then(|(form, draft)| {
            draft.finish().map(|(record, notes)| (form, record, notes)).map_err(|reason| (offset, reason))
        }),
    };
    match read {
        Ok((form, record, notes)) => sink.accept(text.place(offset), form, record, notes),
        Err((offset, reason)) => sink.refuse(Some(text.place(offset)), reason),
    }
    true
}

/// Plays a list through.
fn game(list: &List<'_>, text: &Text<'_>) -> Result<(Form, Draft), Fault> {
    let counted = list.counted();
    check_numbers(list, counted)?;
    let starts = match list.config {
        Some((config, offset)) => vec![AnyGame::from_config(config).map_err(|error| (offset, error.into()))?],
        // Those that need no layout: the one that comes farthest is meant.
        None => GameKind::ALL.iter().filter_map(|kind| AnyGame::from_config(kind.name()).ok()).collect(),
    };
    let mut farthest: Option<Fault> = None;
    for start in starts {
        match play(start, list, counted, text) {
            Ok(read) => return Ok(read),
            Err(fault) if farthest.as_ref().is_none_or(|(offset, _)| *offset < fault.0) => {
                farthest = Some(fault);
            }
            Err(_) => {}
        }
    }
    Err(farthest.unwrap_or((list.offset, Reason::NoGame)))
}

fn check_numbers(list: &List<'_>, counted: Counted) -> Result<(), Fault> {
    for (index, item) in list.items.iter().enumerate() {
        let Some(Number { value, is_second, offset }) = item.number else {
            // Every turn has a number where turns are counted: a lost one is noticed.
            if counted == Counted::Turns {
                return Err((item.offset, Reason::Number { expected: index + 1, found: index }));
            }
            continue;
        };
        let expected = if counted == Counted::Pairs { index / 2 + 1 } else { index + 1 };
        let is_misplaced = counted == Counted::Pairs && is_second != (index % 2 == 1);
        if value != expected || is_misplaced {
            return Err((offset, Reason::Number { expected, found: value }));
        }
    }
    Ok(())
}

fn play(start: AnyGame, list: &List<'_>, counted: Counted, text: &Text<'_>) -> Result<(Form, Draft), Fault> {
    let may_glue = official::session(&start).is_some();
    let mut written = Vec::new();
    let mut offsets = Vec::new();
    for (index, item) in list.items.iter().enumerate() {
        let player = (counted != Counted::Nothing).then(|| Player::BOTH[index % 2]);
        let mut offset = item.offset;
        for part in item.text.split(';') {
            let mut glued = part;
            // A row and its ring are often written as one: `xg5-g9xa5`.
            while let Some(at) = glued.get(1..).and_then(|rest| rest.find(['x', 'X'])).filter(|_| may_glue) {
                written.push(Written { text: &glued[..=at], player });
                offsets.push(offset + (part.len() - glued.len()));
                glued = &glued[at + 1..];
            }
            written.push(Written { text: glued, player });
            offsets.push(offset + (part.len() - glued.len()));
            offset += part.len() + 1;
        }
    }
    let mut draft = Draft::of(start);
    let at = |index: usize| offsets.get(index).copied().unwrap_or(list.offset);
    let mut form = Form::Moves;
    if let Some(session) = official::session(&draft.game) {
        let found = rows::find(session.game(), *session.position(), &written)
            .map_err(|(index, reason)| (at(index), reason))?;
        let is_official = counted == Counted::Turns;
        form = if is_official { Form::Official } else { form };
        for (index, action) in &found.actions {
            draft.play(None, &action.to_string(), None).map_err(|reason| (at(*index), reason))?;
        }
        if let Some((index, row)) = found.open.and_then(|open| found.actions.get(open)) {
            let kind = NoteKind::Row { row: row.to_string() };
            draft.notes.push(Note { place: Some(text.place(at(*index))), kind });
        }
    } else {
        for (index, Written { text, player }) in written.iter().enumerate() {
            draft.play(*player, text, None).map_err(|reason| (at(index), reason))?;
        }
    }
    if let Some(result) = list.result {
        draft.claimed = Some(result);
        // Where the rules say nothing it is believed: of resignation and clocks they know nothing.
        draft.ended = Some((result, None));
    }
    Ok((form, draft))
}

/// What is still unread of a text.
struct Lists<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lists<'a> {
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip(&mut self) {
        let rest = self.rest();
        self.at += rest.len()
            - rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',' || c == '\u{feff}').len();
    }

    /// The next game: up to its result, to a config, or to another first turn.
    fn next_list(&mut self) -> Option<List<'a>> {
        self.skip();
        let mut list = List { offset: self.at, ..List::default() };
        let mut number: Option<Number> = None;
        loop {
            self.skip();
            let rest = self.rest();
            if rest.is_empty() {
                if let Some(number) = number {
                    list.fault.get_or_insert((number.offset, RecordFault::Action(String::new()).into()));
                }
                return list.is_begun().then_some(list);
            }
            if rest.starts_with('{') {
                let Some(end) = rest.find('}') else {
                    list.fault.get_or_insert((self.at, RecordFault::Unclosed(Unclosed::Comment).into()));
                    self.at = self.text.len();
                    continue;
                };
                self.at += end + 1;
                continue;
            }
            let end = rest.find(|c: char| c.is_whitespace() || c == ',' || c == '{').unwrap_or(rest.len());
            let token = &rest[..end];
            if let Some(result) = result(token) {
                self.at += end;
                if list.is_begun() {
                    list.result = Some(result);
                    return Some(list);
                }
                continue;
            }
            if let Some((found, length)) = read_number(rest, self.at) {
                let begins = found.value == 1 && !found.is_second;
                if begins && !list.items.is_empty() {
                    return Some(list);
                }
                self.at += length;
                number = Some(found);
                continue;
            }
            if GameKind::of(token).is_ok() {
                if list.is_begun() {
                    return Some(list);
                }
                list.config = Some((token, self.at));
            } else if token.is_empty() || !token.is_ascii() {
                list.fault.get_or_insert((self.at, RecordFault::Action(shown(token)).into()));
            } else {
                list.items.push(Item { text: token, offset: self.at, number: number.take() });
            }
            self.at += end.max(1);
        }
    }
}

fn result(token: &str) -> Option<Option<Outcome>> {
    if token == "*" { Some(None) } else { token.parse().ok().map(Some) }
}

/// `3.` or `3...` and how long it is.
fn read_number(text: &str, offset: usize) -> Option<(Number, usize)> {
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let rest = &text[digits..];
    let dots = rest.len() - rest.trim_start_matches('.').len();
    let value = text[..digits].parse().ok()?;
    (dots > 0).then_some((Number { value, is_second: dots > 1, offset }, digits + dots))
}
