//! Spots as they are read out.

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Kulami, Recent, Refusal};

use super::effect::Effect;
use super::{cell, reason, words};
use crate::{Look, Phrase, Spot};

pub(super) fn describe(game: &Kulami, look: &Look<'_, Kulami>, at: Spot) -> Phrase {
    let position = look.position;
    let nothing = || Phrase::new("kulami-spot-nothing").with("hole", at.to_string());
    let Some(cell) = cell(at) else {
        return match at {
            Spot::Swap => match game.check(position, Action::Swap) {
                Ok(()) => Phrase::new("kulami-spot-swap").with("detail", words::swap_detail(game, position)),
                Err(refusal) => reason::reason(&refusal),
            },
            _ => nothing(),
        };
    };
    let (Some(hole), Some(tile)) = (game.board().hole(cell), game.board().tile(cell)) else {
        return nothing();
    };
    let phrase = match position.marble(hole) {
        Some(colour) => {
            let is = |which| position.recent(which) == Some(hole);
            match (is(Recent::Last), is(Recent::Previous)) {
                (true, _) => Phrase::new("kulami-spot-last"),
                (_, true) => Phrase::new("kulami-spot-previous"),
                _ => Phrase::new("kulami-spot-marble"),
            }
            .with("marble", words::marble(colour))
        }
        None => match game.check(position, Action::Place(cell)) {
            Ok(()) => match Effect::of(game, position, cell).filter(|_| look.completed_by(at).is_some()) {
                Some(effect) => Phrase::new("kulami-spot-open").with("effect", effect.phrase()),
                None => Phrase::new("kulami-spot-empty"),
            },
            Err(Refusal::TileBarred { .. }) => Phrase::new("kulami-spot-barred"),
            Err(Refusal::NotInLine { last, .. }) => {
                Phrase::new("kulami-spot-aside").with("last", last.to_string())
            }
            Err(_) => Phrase::new("kulami-spot-empty"),
        },
    };
    phrase.with("hole", cell.to_string()).with("tile", words::tile_phrase(game, position, tile))
}
