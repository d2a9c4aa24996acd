//! Colours, stacks and actions in words.

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Action, Colour, Lyngk, Piece, Position};

use super::collected;
use super::effect::{Effect, Fate};
use crate::Phrase;

/// A colour within a sentence.
pub(super) fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::Ivory => Phrase::new("lyngk-ivory"),
        Colour::Blue => Phrase::new("lyngk-blue"),
        Colour::Red => Phrase::new("lyngk-red"),
        Colour::Green => Phrase::new("lyngk-green"),
        Colour::Black => Phrase::new("lyngk-black"),
    }
}

/// A colour by itself or at the start of a sentence.
pub(super) fn label(colour: Colour) -> Phrase {
    match colour {
        Colour::Ivory => Phrase::new("lyngk-label-ivory"),
        Colour::Blue => Phrase::new("lyngk-label-blue"),
        Colour::Red => Phrase::new("lyngk-label-red"),
        Colour::Green => Phrase::new("lyngk-label-green"),
        Colour::Black => Phrase::new("lyngk-label-black"),
    }
}

/// A piece within a sentence.
pub(super) fn piece(piece: Piece) -> Phrase {
    piece.colour().map_or_else(|| Phrase::new("lyngk-joker"), colour)
}

/// A player at the start of a sentence.
pub(super) fn player(player: Player) -> Phrase {
    match player {
        Player::First => Phrase::new("lyngk-first"),
        Player::Second => Phrase::new("lyngk-second"),
    }
}

/// What is said of one thing, part after part.
pub(super) fn parts(parts: Vec<Phrase>) -> Phrase {
    joined(parts, |first, rest| Phrase::new("lyngk-parts").with("first", first).with("rest", rest))
}

/// The pieces of a stack, bottom piece first.
pub(super) fn pieces(pieces: impl IntoIterator<Item = Piece>) -> Phrase {
    let pieces = pieces.into_iter().map(piece).collect();
    joined(pieces, |first, rest| Phrase::new("lyngk-list").with("first", first).with("rest", rest))
}

fn joined(phrases: Vec<Phrase>, join: impl Fn(Phrase, Phrase) -> Phrase) -> Phrase {
    let whole = phrases.into_iter().rev().reduce(|rest, first| join(first, rest));
    whole.unwrap_or_else(|| Phrase::new("lyngk-nowhere"))
}

/// What a move makes, as part of a sentence.
pub(super) fn result(effect: &Effect) -> Phrase {
    let phrase = match effect.fate {
        Fate::Stands => Phrase::new("lyngk-makes"),
        Fate::Won => Phrase::new("lyngk-makes-won"),
        Fate::WinsGame => Phrase::new("lyngk-makes-win"),
        Fate::Obstacle | Fate::Waits => Phrase::new("lyngk-makes-obstacle"),
    };
    phrase.with("height", effect.height())
}

pub(super) fn tell(game: &Lyngk, before: &Position, action: Action) -> Phrase {
    let who = player(game.to_act(before));
    match action {
        Action::Pass => Phrase::new("lyngk-tell-pass").with("player", who),
        Action::Claim(claimed) => {
            let phrase = match collected(game, before, claimed).count() {
                0 => Phrase::new("lyngk-tell-claim"),
                stacks => Phrase::new("lyngk-tell-collect").with("stacks", stacks),
            };
            phrase.with("player", who).with("colour", colour(claimed))
        }
        Action::Move { from, to } => {
            let Some(effect) = Effect::of(game, before, from, to) else {
                return Phrase::new("lyngk-tell-move-only")
                    .with("player", who)
                    .with("from", from.to_string())
                    .with("to", to.to_string());
            };
            let phrase = match effect.steps() {
                None => Phrase::new("lyngk-tell-move"),
                Some(steps) => Phrase::new("lyngk-tell-chain").with("steps", steps),
            };
            phrase
                .with("player", who)
                .with("colour", colour(effect.top))
                .with("from", from.to_string())
                .with("to", to.to_string())
                .with("result", result(&effect))
        }
    }
}
