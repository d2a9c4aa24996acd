//! What touches mean: a marble is one touch, and swapping a button.

use orrery_games::kulami::{Action, Kulami};

use super::{cell, spot, words};
use crate::{Choice, Look, Phrase, Spot};

pub(super) fn paths(action: Action) -> Vec<Vec<Spot>> {
    vec![vec![match action {
        Action::Place(cell) => spot(cell),
        Action::Swap => Spot::Swap,
    }]]
}

pub(super) fn attempt(touched: Spot) -> Option<Action> {
    match touched {
        Spot::Swap => Some(Action::Swap),
        _ => cell(touched).map(Action::Place),
    }
}

pub(super) fn choices(game: &Kulami, look: &Look<'_, Kulami>) -> Vec<Choice> {
    let offered = look.open.iter().any(|(action, _)| *action == Action::Swap);
    let swap = || Choice {
        path: vec![Spot::Swap],
        label: Phrase::new("kulami-swap"),
        detail: Some(words::swap_detail(game, look.position)),
    };
    offered.then(swap).into_iter().collect()
}
