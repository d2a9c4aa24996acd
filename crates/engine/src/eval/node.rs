use orrery_games::core::Game;

use super::Evaluate;
use crate::value::Value;

/// A position as search passes it on, with whatever is cheaper to keep up to date than to count again.
pub trait Node<G: Game>: Copy {
    /// Searches of so few plies are cheaper to repeat than to remember: 0 is an estimate, −1 nothing.
    const FORGET: i32;

    /// The node of a position.
    fn new(game: &G, position: &G::Position) -> Self;

    /// The position.
    fn position(&self) -> &G::Position;

    /// Plays a legal action.
    fn play(&mut self, game: &G, action: G::Action);

    /// A hash of everything that the value and the list of legal actions depend on: positions that differ in nothing
    /// else may share it.
    fn key(&self, game: &G) -> u64;

    /// The same as [`Evaluate::evaluate`] of the position.
    fn evaluate(&self, game: &G) -> Value;
}

/// A position and nothing else.
pub struct Bare<G: Game>(G::Position);

impl<G: Game> Clone for Bare<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Bare<G> {}

impl<G: Evaluate> Node<G> for Bare<G> {
    const FORGET: i32 = -1;

    #[inline]
    fn new(_: &G, position: &G::Position) -> Self {
        Bare(*position)
    }

    #[inline]
    fn position(&self) -> &G::Position {
        &self.0
    }

    #[inline]
    fn play(&mut self, game: &G, action: G::Action) {
        game.play_unchecked(&mut self.0, action);
    }

    #[inline]
    fn key(&self, game: &G) -> u64 {
        game.key(&self.0)
    }

    #[inline]
    fn evaluate(&self, game: &G) -> Value {
        game.evaluate(&self.0)
    }
}
