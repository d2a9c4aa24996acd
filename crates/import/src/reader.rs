//! A file that is read one game at a time, so that whoever shows how far it is can do so, and can stop.

use crate::form::{self, Form};
use crate::reason::{Reason, Sink};
use crate::text::Text;
use crate::unpack::is_packed;
use crate::{Import, MAX_TEXT, arena, boardspace, moves, ours};

/// A file that is no archive, of which one game after the other is read.
pub struct Reader<'a> {
    text: Text<'a>,
    sink: Sink,
    rest: Rest,
}

/// What is still unread, by the form of the file; numbers are offsets in its text.
enum Rest {
    Nothing,
    Records(ours::Records),
    Links(usize),
    Logs(Box<ours::Logs>),
    Moves(usize),
    Boardspace(usize),
    Arena(usize),
}

impl<'a> Reader<'a> {
    /// A file of this name. What is wrong with it as a whole is among the problems.
    pub fn new(file: &str, bytes: &'a [u8]) -> Reader<'a> {
        let mut sink = Sink::new(file);
        if bytes.len() > MAX_TEXT || is_packed(bytes) {
            let is_long = bytes.len() > MAX_TEXT;
            let reason = if is_long { Reason::TooLarge { limit: MAX_TEXT } } else { Reason::Nested };
            sink.refuse(None, reason);
            return Reader { text: Text::new(&[]), sink, rest: Rest::Nothing };
        }
        let text = Text::new(bytes);
        let begin = text.beginning();
        let rest = match form::recognise(text.as_str()) {
            Ok(Form::Record) => Rest::Records(ours::Records::new(text.as_str())),
            Ok(Form::Link) => Rest::Links(begin),
            Ok(Form::Log) => Rest::Logs(Box::default()),
            Ok(Form::Moves | Form::Official) => Rest::Moves(begin),
            Ok(Form::Boardspace) => Rest::Boardspace(begin),
            Ok(Form::Arena) => Rest::Arena(begin),
            Err(reason) => {
                sink.refuse(Some(text.place(begin)), reason);
                Rest::Nothing
            }
        };
        Reader { text, sink, rest }
    }

    /// Reads the next game, or what stands in its place; `false` if there was nothing left.
    pub fn step(&mut self) -> bool {
        let Reader { text, sink, rest } = self;
        let goes_on = !sink.is_full()
            && match rest {
                Rest::Nothing => false,
                Rest::Records(records) => records.step(text, sink),
                Rest::Links(at) => ours::link_line(text, at, sink),
                Rest::Logs(logs) => logs.step(text, sink),
                Rest::Moves(at) => moves::step(text, at, sink),
                Rest::Boardspace(at) => boardspace::step(text, at, sink),
                Rest::Arena(at) => arena::step(text, at, sink),
            };
        if !goes_on {
            *rest = Rest::Nothing;
        }
        goes_on
    }

    /// How much of the file was read, from 0 to 1.
    pub fn progress(&self) -> f64 {
        let all = self.text.as_str().len();
        let at = match &self.rest {
            Rest::Nothing => all,
            Rest::Records(records) => records.at(),
            Rest::Logs(logs) => logs.at(),
            Rest::Links(at) | Rest::Moves(at) | Rest::Boardspace(at) | Rest::Arena(at) => *at,
        };
        if all == 0 { 1.0 } else { at as f64 / all as f64 }
    }

    /// What was read since this was asked last.
    pub fn take(&mut self) -> Import {
        std::mem::take(&mut self.sink.import)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_come_one_by_one_and_progress_ends_at_the_end() {
        let files = [
            "[Config \"yinsh\"]\n\n1. e5 *\n\n[Config \"yinsh\"]\n\n1. f6 *\n",
            "yinsh,e5\nyinsh,f6\n",
            "1.e3 2.f4\n\n1.e3 2.e4\n",
            "(;GM[24]SU[Yinsh])\n(;GM[24]SU[Yinsh])\n",
        ];
        for file in files {
            let mut reader = Reader::new("a", file.as_bytes());
            let mut games = Vec::new();
            while reader.step() {
                games.push(reader.take().games.len());
                assert!(reader.progress() > 0.0);
            }
            assert_eq!((games.iter().sum::<usize>(), games.iter().max()), (2, Some(&1)), "{file}");
            assert_eq!(reader.progress(), 1.0, "{file}");
        }
    }
}
