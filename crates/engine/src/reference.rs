//! Opponents that do not search: what a ladder stands on.

use orrery_games::core::{Outcome, Rng};

use crate::eval::Evaluate;

/// An action by lot, as in random games.
pub fn random<G: Evaluate>(game: &G, position: &G::Position, seed: u64) -> G::Action {
    game.random_action(position, &mut lot(game, position, seed))
}

/// The action after which the player leads by most at first sight (see [`Evaluate::stakes`]); of several, one by lot.
pub fn greedy<G: Evaluate>(game: &G, position: &G::Position, seed: u64) -> G::Action {
    let me = game.to_act(position);
    let lead = |action: G::Action| {
        let mut next = *position;
        game.play_unchecked(&mut next, action);
        let stakes = game.stakes(&next);
        stakes[me.index()] - stakes[me.opponent().index()]
    };
    let leads: Vec<(i32, G::Action)> =
        game.legal(position).into_iter().map(|action| (lead(action), action)).collect();
    let most = leads.iter().map(|(lead, _)| *lead).max();
    let best: Vec<G::Action> =
        leads.into_iter().filter(|(lead, _)| Some(*lead) == most).map(|(_, action)| action).collect();
    best[lot(game, position, seed).index(best.len())]
}

/// Chance that is the same for the same seed and position.
pub fn lot<G: Evaluate>(game: &G, position: &G::Position, seed: u64) -> Rng {
    Rng::new(Rng::new(seed).next() ^ game.key(position))
}

/// Stakes of a game in which nothing counts but to win.
pub fn of_outcome(outcome: Option<Outcome>) -> [i32; 2] {
    let mut stakes = [0; 2];
    if let Some(Outcome::Win(winner)) = outcome {
        stakes[winner.index()] = 2;
    }
    stakes
}
