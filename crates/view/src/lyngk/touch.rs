//! What touches mean.

use orrery_games::lyngk::{Action, Direction, Lyngk, Position};

use super::{claim_spot, colour_of, point, spot};
use crate::{Choice, Look, Phrase, Spot};

/// A claim is its marker, a move is its two ends: the way between them changes nothing (L10).
pub(super) fn paths(action: Action) -> Vec<Vec<Spot>> {
    vec![match action {
        Action::Claim(colour) => vec![claim_spot(colour)],
        Action::Move { from, to } => vec![spot(from), spot(to)],
        Action::Pass => vec![Spot::Pass],
    }]
}

pub(super) fn attempt(picked: &[Spot], touched: Spot) -> Option<Action> {
    match touched {
        Spot::Claim(letter) => colour_of(letter).map(Action::Claim),
        Spot::Pass => Some(Action::Pass),
        Spot::Swap => None,
        Spot::Point { .. } => {
            let at = point(touched)?;
            Some(match picked.first().copied().and_then(point) {
                Some(from) => Action::Move { from, to: at },
                // Where to does not matter for whether it may be picked up.
                None => Action::Move {
                    from: at,
                    to: Direction::ALL.into_iter().find_map(|direction| at.step(direction))?,
                },
            })
        }
    }
}

/// Whether a straight line leads from the stack in hand to the stack that was touched, with nothing in between.
pub(super) fn in_reach(position: &Position, picked: &[Spot], touched: Spot) -> bool {
    let [Some(from), Some(to)] = [picked.first().copied(), Some(touched)].map(|at| at.and_then(point)) else {
        return false;
    };
    let Some(direction) = from.direction_to(to).filter(|_| position.height(to) > 0) else { return false };
    from.ray(direction).find(|at| position.height(*at) > 0) == Some(to)
}

pub(super) fn choices(look: &Look<'_, Lyngk>) -> Vec<Choice> {
    let pass = look.targets().contains(&Spot::Pass);
    let choice = Choice { path: vec![Spot::Pass], label: Phrase::new("lyngk-choice-pass"), detail: None };
    pass.then_some(choice).into_iter().collect()
}
