//! Why not.

use orrery_games::core::Game;
use orrery_games::lyngk::{Lyngk, Phase, Position, Refusal};

use super::{touch, words};
use crate::{Phrase, Spot};

/// Why not, in words, and what the rule is.
pub(super) fn reason(refusal: &Refusal) -> Phrase {
    match *refusal {
        Refusal::GameOver => Phrase::new("lyngk-why-over"),
        Refusal::AlreadyClaimed => Phrase::new("lyngk-why-already-claimed"),
        Refusal::ColourTaken(colour, player) => Phrase::new("lyngk-why-colour-taken")
            .with("colour", words::colour(colour))
            .with("player", words::player(player)),
        Refusal::NoClaimLeft(player) => {
            Phrase::new("lyngk-why-no-claim-left").with("player", words::player(player))
        }
        Refusal::NoMoveAfterClaim(colour) => {
            Phrase::new("lyngk-why-no-move-after-claim").with("colour", words::label(colour))
        }
        Refusal::MustMove => Phrase::new("lyngk-why-must-move"),
        Refusal::MustClaim => Phrase::new("lyngk-why-must-claim"),
        Refusal::SamePoint => Phrase::new("lyngk-why-same-point"),
        Refusal::EmptySource(point) => Phrase::new("lyngk-why-empty-source").with("point", point.to_string()),
        Refusal::JokerOnTop(point) => Phrase::new("lyngk-why-joker").with("point", point.to_string()),
        Refusal::OpponentsColour(point, colour) => Phrase::new("lyngk-why-opponents")
            .with("point", point.to_string())
            .with("colour", words::label(colour)),
        Refusal::FullSource(point) => Phrase::new("lyngk-why-full").with("point", point.to_string()),
        Refusal::EmptyTarget(point) => Phrase::new("lyngk-why-empty-target").with("point", point.to_string()),
        Refusal::ColourTwice(point, colour) => Phrase::new("lyngk-why-colour-twice")
            .with("point", point.to_string())
            .with("colour", words::label(colour)),
        Refusal::TooHigh { height, limit } => {
            Phrase::new("lyngk-why-too-high").with("height", height).with("limit", limit)
        }
        Refusal::NeutralOnHigher { height, target } => {
            Phrase::new("lyngk-why-neutral-on-higher").with("height", height).with("target", target)
        }
        Refusal::NotInLine(from, to) => {
            Phrase::new("lyngk-why-not-in-line").with("from", from.to_string()).with("to", to.to_string())
        }
        Refusal::Blocked(point) => Phrase::new("lyngk-why-blocked").with("point", point.to_string()),
        Refusal::NoPath(point, colour) => Phrase::new("lyngk-why-no-path")
            .with("point", point.to_string())
            .with("colour", words::colour(colour)),
    }
}

/// A stack that could be picked up if only it could go somewhere is refused for that, whatever is next to it.
pub(super) fn objection(game: &Lyngk, position: &Position, picked: &[Spot], touched: Spot) -> Option<Phrase> {
    let refusal = game.check(position, touch::attempt(picked, touched)?).err()?;
    let picking = picked.is_empty() && touched.is_point();
    let of_origin = matches!(
        refusal,
        Refusal::GameOver
            | Refusal::EmptySource(_)
            | Refusal::JokerOnTop(_)
            | Refusal::OpponentsColour(..)
            | Refusal::FullSource(_)
    );
    Some(match position.phase() {
        Phase::Pass if picking => Phrase::new("lyngk-why-only-pass"),
        Phase::Claim if picking => Phrase::new("lyngk-why-claim-first"),
        _ if picking && !of_origin => Phrase::new("lyngk-why-stuck").with("point", touched.to_string()),
        _ => reason(&refusal),
    })
}
