//! Games of the engine against itself, to learn from: how they are played, and the file they are kept in
//! (docs/TRAINING.md).

mod file;
mod plan;

pub use file::{Appender, Fault, GamesError, GamesFile};
pub use plan::Plan;

use orrery_games::core::{Game, Outcome};

use crate::value::Value;

/// A game of self-play.
#[derive(Clone, PartialEq, Debug)]
pub struct Played<G: Game> {
    /// The configured game.
    pub game: G,
    /// All actions from the start on.
    pub actions: Vec<G::Action>,
    /// For each action, the value that search gave the position before it, for the player to act. What was drawn by lot
    /// or forced has none.
    pub values: Vec<Option<Value>>,
    /// For each action, one that was drawn by lot beside it, seldom the same, and what search made of the position after
    /// it, for the player to act there. Search meets such positions more often than those that are played.
    pub asides: Vec<Option<(G::Action, Value)>>,
    /// How many actions come up to the last that was drawn by lot. What happened before it says little about the
    /// result.
    pub drawn: usize,
    /// How it ended, or was judged to end.
    pub outcome: Outcome,
}

impl<G: Game> Played<G> {
    /// Calls `each` with every position after the last action drawn by lot, the value that search gave it, and the
    /// result for the player to act: 1, ½ or 0.
    pub fn for_positions(&self, mut each: impl FnMut(&G::Position, Option<Value>, f64)) {
        let mut position = self.game.start();
        for (number, (&action, &value)) in self.actions.iter().zip(&self.values).enumerate() {
            if number >= self.drawn {
                let result = match self.outcome {
                    Outcome::Draw => 0.5,
                    Outcome::Win(winner) if winner == self.game.to_act(&position) => 1.0,
                    Outcome::Win(_) => 0.0,
                };
                each(&position, value, result);
            }
            self.game.play_unchecked(&mut position, action);
        }
    }

    /// Calls `each` with every position that was searched and the action that search chose, where the player to act did not
    /// lose.
    pub fn for_choices(&self, mut each: impl FnMut(&G::Position, G::Action)) {
        let mut position = self.game.start();
        for (&action, value) in self.actions.iter().zip(&self.values) {
            let lost = self.outcome == Outcome::Win(!self.game.to_act(&position));
            if value.is_some() && !lost {
                each(&position, action);
            }
            self.game.play_unchecked(&mut position, action);
        }
    }

    /// Calls `each` with every position beside the game, and the value that search gave it.
    pub fn for_asides(&self, mut each: impl FnMut(&G::Position, Value)) {
        let mut position = self.game.start();
        for (&action, aside) in self.actions.iter().zip(&self.asides) {
            if let Some((beside, value)) = *aside {
                let mut position = position;
                self.game.play_unchecked(&mut position, beside);
                each(&position, value);
            }
            self.game.play_unchecked(&mut position, action);
        }
    }
}
