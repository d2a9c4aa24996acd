//! Why not.

use orrery_games::core::Game;
use orrery_games::yinsh::{Phase, Position, Refusal, Yinsh};

use super::effect::destinations;
use super::rows::{rows, through};
use super::{point, touch};
use crate::{Phrase, Spot};

pub(super) fn reason(refusal: &Refusal) -> Phrase {
    match *refusal {
        Refusal::GameOver => Phrase::new("yinsh-refused-over"),
        Refusal::WrongPhase(phase) => match phase {
            Phase::Place => Phrase::new("yinsh-refused-place-first"),
            Phase::Move => Phrase::new("yinsh-refused-move-first"),
            Phase::Row => Phrase::new("yinsh-refused-row-first"),
            Phase::Ring => Phrase::new("yinsh-refused-ring-first"),
            Phase::Over => Phrase::new("yinsh-refused-over"),
        },
        Refusal::Occupied(at) => Phrase::new("yinsh-refused-occupied").with("point", at.to_string()),
        Refusal::NotYourRing(at) => Phrase::new("yinsh-refused-not-your-ring").with("point", at.to_string()),
        Refusal::SamePoint => Phrase::new("yinsh-refused-same-point"),
        Refusal::NotInLine(from, to) => {
            Phrase::new("yinsh-refused-not-in-line").with("from", from.to_string()).with("to", to.to_string())
        }
        Refusal::OverRing(at) => Phrase::new("yinsh-refused-over-ring").with("point", at.to_string()),
        Refusal::OntoMarker(at) => Phrase::new("yinsh-refused-onto-marker").with("point", at.to_string()),
        Refusal::BeyondJump(at) => Phrase::new("yinsh-refused-beyond-jump").with("point", at.to_string()),
        Refusal::NotFiveInLine(from, to) => {
            Phrase::new("yinsh-refused-not-five").with("from", from.to_string()).with("to", to.to_string())
        }
        Refusal::NotYourMarker(at) => {
            Phrase::new("yinsh-refused-not-your-marker").with("point", at.to_string())
        }
        Refusal::MustMove => Phrase::new("yinsh-refused-must-move"),
    }
}

/// Says what no single action is refused for: a ring that cannot move at all, a point through which no row runs.
pub(super) fn objection(game: &Yinsh, position: &Position, picked: &[Spot], touched: Spot) -> Option<Phrase> {
    if let Some(at) = point(touched) {
        let own_ring = position.rings(game.to_act(position)).contains(at);
        match position.phase() {
            Phase::Move if picked.is_empty() && own_ring && destinations(game, position, at).is_empty() => {
                return Some(Phrase::new("yinsh-refused-locked").with("point", at.to_string()));
            }
            Phase::Row if through(&rows(game, position), at) == 0 => {
                return Some(Phrase::new("yinsh-refused-no-row").with("point", at.to_string()));
            }
            _ => {}
        }
    }
    let action = touch::attempt(position, picked, touched)?;
    game.check(position, action).err().map(|refusal| reason(&refusal))
}
