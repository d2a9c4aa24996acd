//! What moves: the ring slides, then what it jumped flips one after another on its way.

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Point, Position, Yinsh};

use super::{marker_owner, spot};
use crate::{Art, Motion};

pub(super) fn motions(game: &Yinsh, before: &Position, action: Action) -> Vec<Motion> {
    let player = game.to_act(before);
    match action {
        Action::Place(at) => vec![Motion::Drop { art: Art::Ring(player), at: spot(at) }],
        Action::Move { from, to } => {
            let slide = Motion::Slide { art: Art::Ring(player), path: vec![spot(from), spot(to)] };
            let flips = flips(game, before, action).into_iter().filter_map(|at| {
                let owner = marker_owner(before, at)?;
                let [from, to] = [owner, owner.opponent()].map(Art::Marker);
                Some(Motion::Flip { at: spot(at), from, to })
            });
            std::iter::once(slide).chain(flips).collect()
        }
        Action::TakeRow { first, last } => {
            let row = five(first, last).into_iter();
            row.map(|at| Motion::Vanish { art: Art::Marker(player), at: spot(at) }).collect()
        }
        Action::TakeRing(at) => vec![Motion::Vanish { art: Art::Ring(player), at: spot(at) }],
        Action::Pass => Vec::new(),
    }
}

/// The markers that a move flips, in the order in which the ring jumps them.
pub(super) fn flips(game: &Yinsh, position: &Position, action: Action) -> Vec<Point> {
    let mut flips: Vec<Point> = game.flips(position, action).collect();
    if matches!(action, Action::Move { from, to } if to < from) {
        flips.reverse();
    }
    flips
}

/// The points of a row from end to end.
pub(super) fn five(first: Point, last: Point) -> Vec<Point> {
    let along = first.direction_to(last);
    let next = |at: &Point| if *at == last { None } else { at.step(along?) };
    std::iter::successors(Some(first), next).collect()
}
