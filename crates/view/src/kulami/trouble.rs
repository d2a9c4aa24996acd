//! What is wrong with a config, a board or a described position.

use orrery_games::kulami::{Board, BoardError, Cell, ConfigError, Recent, SetupError};

use super::words;
use crate::Phrase;
use crate::trouble::{apart, twice};

pub(super) fn misconfigured(error: &ConfigError) -> Phrase {
    match error {
        ConfigError::Syntax(error) => error.into(),
        ConfigError::Repeated(option) => twice(option),
        ConfigError::TwoScorings(one, other) => apart(one, other),
        // Where it begins says little: what is wrong has its place in the board.
        ConfigError::Board { column: _, error } => board(error),
    }
}

fn board(error: &BoardError) -> Phrase {
    match error {
        BoardError::UnknownName { name } => {
            Phrase::new("kulami-board-name").with("name", name.escape_debug().to_string())
        }
        BoardError::NoSuchSquare { id } => Phrase::new("kulami-board-square")
            .with("id", id.to_string())
            .with("last", (Board::SQUARES - 1).to_string()),
        BoardError::BadCharacter { found, row, column } => Phrase::new("kulami-board-character")
            .with("found", found.escape_debug().to_string())
            .with("row", *row)
            .with("column", *column),
        BoardError::UnevenRow { row, length, first } => {
            Phrase::new("kulami-row-length").with("row", *row).with("found", *length).with("wanted", *first)
        }
        BoardError::Empty => Phrase::new("kulami-board-empty"),
        BoardError::TooLarge { width, height } => {
            Phrase::new("kulami-board-large").with("width", *width).with("height", *height)
        }
        BoardError::Scattered { letter } => tile(Phrase::new("kulami-board-scattered"), *letter),
        BoardError::NotRectangular { letter } => tile(Phrase::new("kulami-board-rectangle"), *letter),
        BoardError::NoSuchTile { letter, width, height } => {
            tile(Phrase::new("kulami-board-kind"), *letter).with("width", *width).with("height", *height)
        }
        BoardError::WrongTiles { found: [six, four, three, two] } => Phrase::new("kulami-board-tiles")
            .with("six", *six)
            .with("four", *four)
            .with("three", *three)
            .with("two", *two),
        BoardError::Apart { letter } => tile(Phrase::new("kulami-board-apart"), *letter),
    }
}

fn tile(phrase: Phrase, letter: char) -> Phrase {
    phrase.with("letter", letter.to_string())
}

pub(super) fn impossible(error: &SetupError) -> Phrase {
    match *error {
        SetupError::RowCount { found, wanted } => {
            Phrase::new("kulami-setup-rows").with("found", found).with("wanted", wanted)
        }
        SetupError::RowLength { row, found, wanted } => {
            Phrase::new("kulami-row-length").with("row", row).with("found", found).with("wanted", wanted)
        }
        SetupError::NoHole { cell } => at(Phrase::new("kulami-refused-no-hole"), cell),
        SetupError::NoGap { cell } => at(Phrase::new("kulami-setup-no-gap"), cell),
        SetupError::MarbleCounts { red, black } => {
            Phrase::new("kulami-setup-counts").with("red", red).with("black", black)
        }
        SetupError::TooManyMarbles { colour, count } => {
            Phrase::new("kulami-setup-many").with("player", words::player(colour)).with("count", count)
        }
        SetupError::Turn { found } => Phrase::new("kulami-setup-turn").with("player", words::player(found)),
        SetupError::RecentMissing { which: Recent::Last } => Phrase::new("kulami-setup-no-last"),
        SetupError::RecentMissing { which: Recent::Previous } => Phrase::new("kulami-setup-no-previous"),
        SetupError::RecentUnexpected { cell, .. } => at(Phrase::new("kulami-setup-too-few"), cell),
        SetupError::RecentWrong { cell, wanted, .. } => {
            at(Phrase::new("kulami-setup-recent"), cell).with("marble", words::marble(wanted))
        }
        SetupError::NotInLine { last, previous } => two(Phrase::new("kulami-setup-line"), last, previous),
        SetupError::SameTile { last, previous } => two(Phrase::new("kulami-setup-tile"), last, previous),
        SetupError::CrowdedTile { cell, found, placed } => {
            at(Phrase::new("kulami-setup-crowded"), cell).with("found", found).with("placed", placed)
        }
        SetupError::Unreachable { cell } => at(Phrase::new("kulami-setup-unreachable"), cell),
        SetupError::SwapNotOffered => Phrase::new("kulami-refused-swap-off"),
        SetupError::SwapTooEarly => Phrase::new("kulami-setup-swap-early"),
        SetupError::SwapAfterEnd { cell } => at(Phrase::new("kulami-setup-swap-end"), cell),
    }
}

fn at(phrase: Phrase, cell: Cell) -> Phrase {
    phrase.with("hole", cell.to_string())
}

fn two(phrase: Phrase, last: Cell, previous: Cell) -> Phrase {
    phrase.with("last", last.to_string()).with("previous", previous.to_string())
}
