use std::collections::BTreeSet;
use std::str::FromStr;

use super::{
    ActionText, Comment, Expected, Line, Record, RecordError, RecordFault, Turn, TurnNumber, Unclosed,
    is_tag_name, parse_result,
};
use crate::{Outcome, Player, shown};

impl Record {
    /// All records of a text; none if it is blank. Each but the first must begin with its tags.
    pub fn parse_all(text: &str) -> Result<Vec<Record>, RecordError> {
        let mut reader = Reader::new(text);
        let mut records = Vec::new();
        while !reader.at_end() {
            if !records.is_empty() && reader.peek() != Some('[') {
                return Err(reader.unexpected(Expected::TagsOrEnd));
            }
            records.push(reader.record()?);
        }
        Ok(records)
    }
}

/// Exactly one record.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text);
        if reader.at_end() {
            return Err(reader.unexpected(Expected::Record));
        }
        let record = reader.record()?;
        if reader.at_end() { Ok(record) } else { Err(reader.unexpected(Expected::End)) }
    }
}

/// What is still unread, and its place. Every step reads on, so that reading takes linear time.
#[derive(Clone, Copy)]
struct Reader<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader { rest: text, line: 1, column: 1 }
    }

    fn record(&mut self) -> Result<Record, RecordError> {
        let mut record = Record::new();
        let mut names = BTreeSet::new();
        while self.peek() == Some('[') {
            self.tag(&mut record, &mut names)?;
            self.skip_space();
        }
        let tag_result = names.contains("Result").then_some(record.result);
        let start = self.start();
        let begin = *self;
        let line = self.turns(start.index(), 0)?;
        record.set_line(start, line).map_err(|fault| begin.first_number().error(fault))?;
        let place = *self;
        let Some(result) = self.result() else { return Err(self.unexpected(Expected::TurnOrResult)) };
        if let Some(tag) = tag_result.filter(|&tag| tag != result) {
            return Err(place.error(RecordFault::ResultMismatch { tag, turns: result }));
        }
        record.result = result;
        Ok(record)
    }

    fn tag(&mut self, record: &mut Record, names: &mut BTreeSet<&'a str>) -> Result<(), RecordError> {
        self.bump();
        self.skip_space();
        let name_place = *self;
        let name = self.take_while(is_tag_name);
        if name.is_empty() {
            return Err(self.unexpected(Expected::TagName));
        }
        self.skip_space();
        let value_place = *self;
        let value = self.value()?;
        self.skip_space();
        if !self.eat("]") {
            return Err(self.unexpected(Expected::TagEnd));
        }
        if !names.insert(name) {
            return Err(name_place.error(RecordFault::DuplicateTag(name.to_string())));
        }
        let value = record.accept_tag(name, &value).map_err(|fault| value_place.error(fault))?;
        record.tags.push((name.to_string(), value));
        Ok(())
    }

    fn value(&mut self) -> Result<String, RecordError> {
        let open = *self;
        if !self.eat("\"") {
            return Err(self.unexpected(Expected::TagValue));
        }
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            match self.peek() {
                Some('"') => {
                    self.bump();
                    return Ok(value);
                }
                Some('\\') => {
                    self.bump();
                    match self.peek() {
                        Some(c @ ('"' | '\\')) => value.push(c),
                        _ => return Err(self.unexpected(Expected::Escape)),
                    }
                    self.bump();
                }
                _ => return Err(open.error(RecordFault::Unclosed(Unclosed::Value))),
            }
        }
    }

    /// Who makes the first turn of the record, by its number, looking past comments.
    fn start(&self) -> Player {
        match self.first_number().number() {
            Some(number) => number.player,
            None => Player::First,
        }
    }

    fn first_number(mut self) -> Reader<'a> {
        while self.peek() == Some('{') && self.comment().is_ok() {
            self.skip_space();
        }
        self
    }

    /// The turns from `ply` on, up to whatever is neither turn, comment nor variation.
    fn turns(&mut self, mut ply: usize, depth: usize) -> Result<Line, RecordError> {
        let mut line = Line::new();
        let mut numbered = false;
        loop {
            self.skip_space();
            let own_number = TurnNumber::at(ply);
            match self.peek() {
                Some('{') => {
                    let comment = self.comment()?;
                    match line.turns_mut().last_mut() {
                        Some(turn) => turn.comments.push(comment),
                        None => line.comments.push(comment),
                    }
                }
                Some(c) if ActionText::begins(c) => {
                    let needs_number = line.turns().is_empty() || own_number.player == Player::First;
                    if needs_number && !numbered {
                        return Err(self.unexpected(Expected::Number(own_number)));
                    }
                    line.push(self.turn()?);
                    numbered = false;
                    ply += 1;
                }
                _ if numbered => return Err(self.unexpected(Expected::Turn)),
                Some('(') if !line.turns().is_empty() => {
                    let variation = self.variation(ply - 1, depth + 1)?;
                    if let Some(turn) = line.turns_mut().last_mut() {
                        turn.add_read_variation(variation);
                    }
                }
                Some(c) if c.is_ascii_digit() && !self.sees_result() => {
                    let place = *self;
                    let Some(found) = self.number() else {
                        return Err(place.unexpected(Expected::Number(own_number)));
                    };
                    if found != own_number {
                        return Err(place.error(RecordFault::Number { expected: own_number, found }));
                    }
                    numbered = true;
                }
                _ => return Ok(line),
            }
        }
    }

    fn variation(&mut self, ply: usize, depth: usize) -> Result<Line, RecordError> {
        let open = *self;
        if depth > Line::MAX_DEPTH {
            return Err(open.error(RecordFault::TooDeep));
        }
        self.bump();
        let line = self.turns(ply, depth)?;
        if self.rest.is_empty() {
            return Err(open.error(RecordFault::Unclosed(Unclosed::Variation)));
        }
        if !self.eat(")") {
            return Err(self.unexpected(Expected::TurnOrClose));
        }
        if line.turns().is_empty() { Err(open.error(RecordFault::EmptyVariation)) } else { Ok(line) }
    }

    fn comment(&mut self) -> Result<Comment, RecordError> {
        let open = *self;
        self.bump();
        let text = self.take_while(|c| c != '}');
        match self.eat("}") {
            true => Ok(Comment::new(text)),
            false => Err(open.error(RecordFault::Unclosed(Unclosed::Comment))),
        }
    }

    fn turn(&mut self) -> Result<Turn, RecordError> {
        let mut turn = Turn::new(self.action()?);
        while self.eat(";") {
            turn.push(self.action()?);
        }
        if self.at_boundary() { Ok(turn) } else { Err(self.unexpected(Expected::TurnEnd)) }
    }

    fn action(&mut self) -> Result<ActionText, RecordError> {
        let (line, column) = (self.line, self.column);
        if !self.peek().is_some_and(ActionText::begins) {
            return Err(self.unexpected(Expected::Action));
        }
        Ok(ActionText::at(self.take_while(ActionText::contains), line, column))
    }

    /// `3.` or `3...`.
    fn number(&mut self) -> Option<TurnNumber> {
        let pair = self.take_while(|c| c.is_ascii_digit()).parse().ok()?;
        let player = match self.take_while(|c| c == '.') {
            "." => Player::First,
            "..." => Player::Second,
            _ => return None,
        };
        Some(TurnNumber { pair, player })
    }

    fn result(&mut self) -> Option<Option<Outcome>> {
        let before = *self;
        let found = ["1-0", "0-1", "1/2-1/2", "*"].into_iter().find(|text| self.eat(text))?;
        if !self.at_boundary() {
            *self = before;
            return None;
        }
        parse_result(found).ok()
    }

    fn sees_result(mut self) -> bool {
        self.result().is_some()
    }

    fn at_boundary(&self) -> bool {
        self.peek().is_none_or(|c| c.is_whitespace() || "{}()[]".contains(c))
    }

    /// Whether no record follows. A byte order mark may stand before each, as files are often joined.
    fn at_end(&mut self) -> bool {
        self.take_while(|c| c.is_whitespace() || c == '\u{feff}');
        self.rest.is_empty()
    }

    fn skip_space(&mut self) {
        self.take_while(char::is_whitespace);
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) {
        let len = self.peek().map_or(0, char::len_utf8);
        self.advance(len);
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let hit = self.rest.starts_with(wanted);
        if hit {
            self.advance(wanted.len());
        }
        hit
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        self.advance(self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len()))
    }

    /// Reads `len` bytes.
    fn advance(&mut self, len: usize) -> &'a str {
        let (read, rest) = self.rest.split_at(len);
        for c in read.chars() {
            match c {
                '\n' => (self.line, self.column) = (self.line + 1, 1),
                // A mark at the very front is no character of its line.
                '\u{feff}' if self.column == 1 => (),
                _ => self.column += 1,
            }
        }
        self.rest = rest;
        read
    }

    fn error(&self, fault: RecordFault) -> RecordError {
        RecordError { line: self.line, column: self.column, fault }
    }

    /// The error that something else stands here: the text up to the next space is repeated.
    fn unexpected(&self, expected: Expected) -> RecordError {
        let token = self.rest.split_whitespace().next().unwrap_or("");
        self.error(RecordFault::Unexpected { expected, found: shown(token) })
    }
}
