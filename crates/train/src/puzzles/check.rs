//! What is asked of a puzzle after it was found: that the verifier proves it, too, and soon.

use std::cell::Cell;

use orrery_engine::games::core::{Game, Outcome, Player, Score};
use orrery_puzzles::Puzzle;
use orrery_puzzles::verify::{Board, verify_on};

/// The verifier, which has no memory and no budget, looks at no more positions than this, or the tests would take too long.
const WORK: u64 = 400_000;

/// Whether the verifier proves it within so many positions.
pub fn is_soon_proved<G: Game>(puzzle: &Puzzle) -> bool {
    let Ok((game, position)) = G::from_code(&puzzle.code) else { return false };
    let count = Cell::new(0);
    let proved = verify_on(&Counted { game: &game, position, count: &count }, puzzle).is_ok();
    proved && count.get() <= WORK
}

/// The fast rules, and how many positions were looked at. When there were too many every game is over, so that the
/// verifier comes to an end; what it says then does not count.
struct Counted<'a, G: Game> {
    game: &'a G,
    position: G::Position,
    count: &'a Cell<u64>,
}

impl<G: Game> Clone for Counted<'_, G> {
    fn clone(&self) -> Self {
        Counted { game: self.game, position: self.position, count: self.count }
    }
}

impl<G: Game> Board for Counted<'_, G> {
    type Action = G::Action;

    fn to_act(&self) -> Player {
        self.game.to_act(&self.position)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.count.get() > WORK { Some(Outcome::Draw) } else { self.game.outcome(&self.position) }
    }

    fn score(&self) -> Score {
        self.game.score(&self.position)
    }

    fn legal(&self) -> Vec<G::Action> {
        self.game.legal(&self.position)
    }

    fn after(&self, action: &G::Action) -> Self {
        self.count.set(self.count.get() + 1);
        let mut next = self.clone();
        self.game.play_unchecked(&mut next.position, *action);
        next
    }
}
