//! What is wrong with a config or a described position.

use orrery_games::core::Player;
use orrery_games::lyngk::{ConfigError, Piece, Point, SetupError};

use super::words;
use crate::Phrase;
use crate::trouble::{apart, twice};

pub(super) fn misconfigured(error: &ConfigError) -> Phrase {
    match error {
        ConfigError::Syntax(error) => error.into(),
        ConfigError::Repeated(option) => twice(option),
        ConfigError::Exclusive(one, other) => apart(one, other),
        ConfigError::LayoutSyntax { column: _, error } => {
            Phrase::new("lyngk-layout-letters").with("reason", Phrase::from(error))
        }
        ConfigError::LayoutCount { piece, found } => {
            of(Phrase::new("lyngk-layout-count"), *piece).with("found", *found).with("wanted", piece.supply())
        }
        ConfigError::NoLayout => Phrase::new("lyngk-layout-none"),
        ConfigError::LayoutInCode => Phrase::new("lyngk-layout-in-code"),
    }
}

pub(super) fn impossible(error: &SetupError) -> Phrase {
    match *error {
        SetupError::TooHigh(point) => on(Phrase::new("lyngk-setup-too-high"), point),
        SetupError::ColourTwice(point, colour) => {
            on(Phrase::new("lyngk-setup-colour-twice"), point).with("colour", words::label(colour))
        }
        SetupError::JokerOnTop(point) => on(Phrase::new("lyngk-setup-joker"), point),
        SetupError::TooMany(piece) => {
            of(Phrase::new("lyngk-setup-too-many"), piece).with("supply", piece.supply())
        }
        SetupError::Missing(piece) => of(Phrase::new("lyngk-setup-missing"), piece),
        SetupError::MissingPieces { found, expected } => {
            Phrase::new("lyngk-setup-missing-pieces").with("found", found).with("expected", expected)
        }
        SetupError::ClaimedTwice(colour) => {
            Phrase::new("lyngk-setup-claimed-twice").with("colour", words::label(colour))
        }
        SetupError::TooManyClaims(player) => by(Phrase::new("lyngk-setup-claims"), player),
        SetupError::ClaimsBeforeMoves { claims, moves } => {
            Phrase::new("lyngk-setup-claims-moves").with("claims", claims).with("moves", moves)
        }
        SetupError::WonWithoutColour(player) => by(Phrase::new("lyngk-setup-won-colour"), player),
        SetupError::Uncollected(point) => on(Phrase::new("lyngk-setup-uncollected"), point),
        SetupError::SecondToStart => Phrase::new("lyngk-setup-start"),
        SetupError::NothingClaimed(player) => by(Phrase::new("lyngk-setup-nothing-claimed"), player),
        SetupError::NoMoveAfterClaim(player) => by(Phrase::new("lyngk-setup-no-move"), player),
        SetupError::WonTwice => Phrase::new("lyngk-setup-won-twice"),
        SetupError::NoStackOfSix(player) => by(Phrase::new("lyngk-setup-no-six"), player),
    }
}

fn on(phrase: Phrase, point: Point) -> Phrase {
    phrase.with("point", point.to_string())
}

fn of(phrase: Phrase, piece: Piece) -> Phrase {
    phrase.with("piece", words::piece(piece))
}

fn by(phrase: Phrase, player: Player) -> Phrase {
    phrase.with("player", words::player(player))
}
