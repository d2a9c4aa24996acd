//! What moves: a stack goes its way, and a claim takes what it collects.

use orrery_games::lyngk::{Action, Lyngk, Position};

use super::effect::Effect;
use super::scene::stack;
use super::{collected, spot};
use crate::Motion;

pub(super) fn motions(game: &Lyngk, before: &Position, action: Action) -> Vec<Motion> {
    match action {
        Action::Move { from, to } => Effect::of(game, before, from, to)
            .map(|effect| Motion::Stack {
                moved: stack(before, from),
                onto: stack(before, to),
                won: effect.is_removed(),
                path: effect.path.iter().copied().map(spot).collect(),
            })
            .into_iter()
            .collect(),
        Action::Claim(colour) => collected(game, before, colour)
            .map(|point| Motion::Vanish { art: stack(before, point), at: spot(point) })
            .collect(),
        Action::Pass => Vec::new(),
    }
}
