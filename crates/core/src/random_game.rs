use crate::{Game, Outcome, Rng, Score};

/// What came of a random game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomGame {
    /// How many actions were played.
    pub actions: u32,
    /// How it ended.
    pub outcome: Outcome,
    /// The final score.
    pub score: Score,
}

/// Plays from `position` to the end with [`Game::random_action`], and scores it.
#[inline]
pub fn random_game<G: Game>(game: &G, mut position: G::Position, rng: &mut Rng) -> RandomGame {
    let mut actions = 0;
    let outcome = loop {
        if let Some(outcome) = game.outcome(&position) {
            break outcome;
        }
        let action = game.random_action(&position, rng);
        game.play_unchecked(&mut position, action);
        actions += 1;
    };
    RandomGame { actions, outcome, score: game.score(&position) }
}
