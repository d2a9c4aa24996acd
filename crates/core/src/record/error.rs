use std::error::Error;
use std::fmt;

use super::{Line, Termination, player_at, result_text};
use crate::{Outcome, Player, shown};

/// Why a text is no record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line in the text, counted from 1.
    pub line: usize,
    /// The place in the line, in characters counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What is wrong with a record that is read or built.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// Something else should stand here. What stands here is shortened, and empty at the end of the text.
    Unexpected {
        /// What would have been right.
        expected: Expected,
        /// What stands there.
        found: String,
    },
    /// What begins here has no end.
    Unclosed(Unclosed),
    /// A turn has a number that is not its own.
    Number {
        /// Its own number.
        expected: TurnNumber,
        /// The number given.
        found: TurnNumber,
    },
    /// The second player makes the first turn, but there is no `Setup` tag with a position to begin from.
    NoSetup,
    /// A tag comes twice.
    DuplicateTag(String),
    /// No name of a tag.
    TagName(String),
    /// No result.
    Result(String),
    /// No [`Termination`].
    Termination(String),
    /// No action: these are ASCII letters, digits, `-` and `^`, beginning with a letter or `^`.
    Action(String),
    /// The `Result` tag says something else than the end of the turns.
    ResultMismatch {
        /// What the tag says.
        tag: Option<Outcome>,
        /// What the turns end with.
        turns: Option<Outcome>,
    },
    /// A variation without a turn.
    EmptyVariation,
    /// Variations inside variations, more than [`Line::MAX_DEPTH`] of them.
    TooDeep,
}

/// What would have been right at some place in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A whole record.
    Record,
    /// The tags of another record, or nothing more.
    TagsOrEnd,
    /// Nothing more, as one record was asked for.
    End,
    /// The name of a tag.
    TagName,
    /// The quoted value of a tag.
    TagValue,
    /// What may be escaped in a value: `"` or `\`.
    Escape,
    /// The `]` after a tag.
    TagEnd,
    /// The number of the next turn.
    Number(TurnNumber),
    /// A turn, its number having been read.
    Turn,
    /// An action after `;`.
    Action,
    /// `;` or the end of the turn.
    TurnEnd,
    /// Another turn, or the result that ends the record.
    TurnOrResult,
    /// Another turn, or the `)` that ends the variation.
    TurnOrClose,
}

/// What was begun and not ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unclosed {
    /// A tag value lacks its closing `"`, which must be on the same line.
    Value,
    /// A comment lacks its `}`.
    Comment,
    /// A variation lacks its `)`.
    Variation,
}

/// The number of a turn as written: `3.` for the first player, `3...` for the second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnNumber {
    /// The number of the pair of turns, counted from 1.
    pub pair: usize,
    /// Whose turn of the pair it is.
    pub player: Player,
}

impl TurnNumber {
    /// The number after `ply` turns from the start of the numbering.
    pub(super) fn at(ply: usize) -> TurnNumber {
        TurnNumber { pair: ply / 2 + 1, player: player_at(ply) }
    }
}

impl fmt::Display for TurnNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.player == Player::First { "." } else { "..." };
        write!(f, "{}{dots}", self.pair)
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Record => "a record",
            Expected::TagsOrEnd => "the tags of another record or the end of the text",
            Expected::End => "the end of the text",
            Expected::TagName => "the name of a tag",
            Expected::TagValue => "a tag value in double quotes",
            Expected::Escape => "`\"` or `\\` after a backslash",
            Expected::TagEnd => "`]` after the tag",
            Expected::Number(number) => return write!(f, "the turn number `{number}`"),
            Expected::Turn => "a turn",
            Expected::Action => "an action",
            Expected::TurnEnd => "`;` or the end of the turn",
            Expected::TurnOrResult => "a turn or the result",
            Expected::TurnOrClose => "a turn or `)`",
        })
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::Unexpected { expected, found } if found.is_empty() => {
                write!(f, "expected {expected}, found the end of the text")
            }
            RecordFault::Unexpected { expected, found } => write!(f, "expected {expected}, found `{found}`"),
            RecordFault::Unclosed(Unclosed::Value) => f.write_str("a tag value without `\"` at its end"),
            RecordFault::Unclosed(Unclosed::Comment) => f.write_str("a comment without `}` at its end"),
            RecordFault::Unclosed(Unclosed::Variation) => f.write_str("a variation without `)` at its end"),
            RecordFault::Number { expected, found } => {
                write!(f, "expected the turn number `{expected}`, found `{found}`")
            }
            RecordFault::NoSetup => {
                f.write_str("the second player can begin only from a position, and there is no tag Setup")
            }
            RecordFault::DuplicateTag(name) => write!(f, "the tag {name} comes twice"),
            RecordFault::TagName(name) => {
                write!(f, "`{}` is no tag name (letters, digits and `_`)", shown(name))
            }
            RecordFault::Result(text) => {
                write!(f, "expected a result (1-0, 0-1, 1/2-1/2 or *), found `{}`", shown(text))
            }
            RecordFault::Termination(text) => {
                let known = Termination::ALL.map(Termination::as_str).join(", ");
                write!(f, "expected a termination ({known}), found `{}`", shown(text))
            }
            RecordFault::Action(text) => write!(f, "`{}` is no action", shown(text)),
            RecordFault::ResultMismatch { tag, turns } => write!(
                f,
                "the tag Result says {}, but the turns end with {}",
                result_text(*tag),
                result_text(*turns)
            ),
            RecordFault::EmptyVariation => f.write_str("a variation without a turn"),
            RecordFault::TooDeep => write!(f, "variations nested more than {} deep", Line::MAX_DEPTH),
        }
    }
}

impl Error for RecordFault {}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.fault)
    }
}

impl Error for RecordError {}
