//! How people place their rings: each game in another way, and not all in one corner.

use orrery_games::core::{Game, Rng};
use orrery_games::yinsh::{Action, Point, Position, Yinsh};

use super::kinds::steps;
use crate::opening::Opening;

/// How likely a point is to be taken by its steps from the centre.
const NEAR_CENTRE: [u64; 6] = [12, 10, 8, 3, 1, 0];
const ALL_OVER: [u64; 6] = [4, 5, 6, 6, 4, 1];
/// How likely it is to be taken by its steps from the nearest ring of one's own, from 1 on. Rings side by side hinder each
/// other; rings far apart do not work together.
const FROM_OWN: [u64; 10] = [0, 3, 6, 5, 3, 2, 1, 1, 1, 1];
/// The same, for who spreads.
const FAR_FROM_OWN: [u64; 10] = [0, 1, 4, 7, 7, 5, 4, 3, 2, 1];
/// The same by the nearest ring of the other side: one likes to be where something happens.
const FROM_OTHERS: [u64; 10] = [5, 5, 4, 3, 2, 1, 1, 1, 1, 1];

/// A point for the next ring, by lot.
pub fn place(game: &Yinsh, position: &Position, way: Opening, lot: &mut Rng) -> Option<Action> {
    let me = game.to_act(position);
    let (central, from_own) = match way {
        Opening::Central => (NEAR_CENTRE, FROM_OWN),
        _ => (ALL_OVER, FAR_FROM_OWN),
    };
    let nearest = |point: Point, player| position.rings(player).map(|ring| steps(point, ring)).min();
    let by = |weights: &[u64; 10], steps: Option<usize>| {
        steps.map_or(1, |steps| weights[steps.saturating_sub(1).min(weights.len() - 1)])
    };
    let weight = |point: Point| {
        let centre = central[super::kinds::steps_from_centre(point).min(central.len() - 1)];
        centre * by(&from_own, nearest(point, me)) * by(&FROM_OTHERS, nearest(point, !me))
    };
    let points: Vec<(Action, u64)> = game
        .legal(position)
        .into_iter()
        .filter_map(|action| match action {
            Action::Place(point) => Some((action, weight(point))),
            _ => None,
        })
        .collect();
    let mut drawn = lot.below(points.iter().map(|&(_, weight)| weight).sum());
    points.into_iter().find_map(|(action, weight)| match drawn.checked_sub(weight) {
        None => Some(action),
        Some(rest) => {
            drawn = rest;
            None
        }
    })
}
