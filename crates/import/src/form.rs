//! The forms that are read, and how they are told apart.

use std::fmt;

use orrery_games::GameKind;
use orrery_games::core::shown;

use crate::ours;
use crate::reason::Reason;

/// A form in which games are written down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// Records of ours.
    Record,
    /// Links, position codes and study codes, one in each line.
    Link,
    /// The log of a server of ours.
    Log,
    /// A plain list of moves.
    Moves,
    /// The official notation of YINSH, rows named or not.
    Official,
    /// The records of Boardspace.
    Boardspace,
    /// The logs of Board Game Arena.
    Arena,
}

impl Form {
    /// Every one.
    pub const ALL: [Form; 7] =
        [Form::Record, Form::Link, Form::Log, Form::Moves, Form::Official, Form::Boardspace, Form::Arena];

    /// Its name for programs.
    pub fn name(self) -> &'static str {
        match self {
            Form::Record => "record",
            Form::Link => "link",
            Form::Log => "log",
            Form::Moves => "moves",
            Form::Official => "official",
            Form::Boardspace => "boardspace",
            Form::Arena => "board-game-arena",
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The form of a text by how it begins. Whether a list of moves is one in official notation is seen when it is read.
pub(crate) fn recognise(text: &str) -> Result<Form, Reason> {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    let Some(first) = text.chars().next() else { return Err(Reason::Empty) };
    let next = text[first.len_utf8()..].trim_start().chars().next();
    let token = text.split_whitespace().next().unwrap_or(text);
    match (first, next) {
        ('{', Some('"' | '}')) => Ok(if is_log(text) { Form::Log } else { Form::Arena }),
        ('(', Some(';')) => Ok(Form::Boardspace),
        ('[', Some(c)) if c.is_ascii_alphabetic() => Ok(Form::Record),
        _ if is_link(text.lines().next().unwrap_or(text).trim(), text.trim()) => Ok(Form::Link),
        // A remark may stand before the first move.
        ('{' | '*' | '^' | '0'..='9', _) => Ok(Form::Moves),
        _ if GameKind::of(token).is_ok() || is_move(token) => Ok(Form::Moves),
        _ => Err(Reason::Unknown(shown(token))),
    }
}

/// An entry of a log says its place first, and stands in one line.
fn is_log(text: &str) -> bool {
    let line = text.lines().next().unwrap_or(text);
    line.contains("\"seq\"") && line.contains("\"body\"")
}

/// A link, a code of a position or of a study: one word. A config alone is a link only if no moves follow it.
fn is_link(word: &str, all: &str) -> bool {
    let is_word = !word.is_empty() && !word.contains(char::is_whitespace);
    let names_game = || GameKind::of(word.split(',').next().unwrap_or(word)).is_ok();
    let says_more = || word.contains([',', '|']) || word.len() == all.len();
    is_word && (ours::is_address(word) || (names_game() && says_more()) || ours::is_study(word))
}

fn is_move(word: &str) -> bool {
    let word = word.split([',', ';']).next().unwrap_or(word);
    let is_point = |point: &str| {
        let mut letters = point.chars();
        let is_column = letters.next().is_some_and(|c| c.is_ascii_alphabetic());
        is_column && (1..=2).contains(&letters.as_str().len()) && letters.all(|c| c.is_ascii_digit())
    };
    let ends = word.strip_prefix(['x', 'X']).filter(|rest| !rest.is_empty()).unwrap_or(word);
    ends.split('-').all(is_point) || word.eq_ignore_ascii_case("pass") || word.eq_ignore_ascii_case("swap")
}
