//! Spots as they are read out.

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Phase, Yinsh};

use super::effect::destinations;
use super::rows::{rows, through};
use super::{point, ring_owner, words};
use crate::{Look, Phrase, Spot};

pub(super) fn describe(game: &Yinsh, look: &Look<'_, Yinsh>, spot: Spot) -> Phrase {
    let Some(at) = point(spot) else { return Phrase::new("yinsh-pass") };
    let what = words::piece(look.position, at).unwrap_or_else(|| Phrase::new("yinsh-empty"));
    match possibility(game, look, spot) {
        Some(can) => {
            Phrase::new("yinsh-spot-can").with("point", spot.to_string()).with("what", what).with("can", can)
        }
        None => Phrase::new("yinsh-spot").with("point", spot.to_string()).with("what", what),
    }
}

/// What a touch would do.
fn possibility(game: &Yinsh, look: &Look<'_, Yinsh>, spot: Spot) -> Option<Phrase> {
    if look.picked.contains(&spot) {
        return Some(Phrase::new("yinsh-picked"));
    }
    if let Some(action) = look.completed_by(spot) {
        return Some(match action {
            Action::Place(_) => Phrase::new("yinsh-can-place"),
            Action::Move { .. } => match game.flips(look.position, action).len() {
                0 => Phrase::new("yinsh-can-land"),
                count => Phrase::new("yinsh-can-jump").with("count", count),
            },
            Action::TakeRow { .. } => {
                let rows = rows(game, look.position);
                let number = rows.iter().find(|row| row.action() == action).map_or(1, |row| row.number);
                Phrase::new("yinsh-can-take-row").with("number", number)
            }
            Action::TakeRing(_) => Phrase::new("yinsh-can-take-ring"),
            Action::Pass => Phrase::new("yinsh-pass"),
        });
    }
    let at = point(spot).filter(|_| !look.open.is_empty())?;
    match look.position.phase() {
        Phase::Move if ring_owner(look.position, at) == Some(game.to_act(look.position)) => {
            let movable = !destinations(game, look.position, at).is_empty();
            Some(if movable { Phrase::new("yinsh-can-move") } else { Phrase::new("yinsh-cannot-move") })
        }
        Phase::Row => {
            let count = through(&rows(game, look.position), at);
            (count > 0).then(|| Phrase::new("yinsh-in-rows").with("count", count))
        }
        _ => None,
    }
}
