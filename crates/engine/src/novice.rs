//! How levels 1 to 3 play: they look one action ahead and judge what they see as beginners do.

use crate::eval::Evaluate;
use crate::reference::lot;
use crate::sight::Sight;
use crate::value::{PROVEN, Value};

/// A beginner. Whatever is there to be had at once counts (see [`Evaluate::stakes`]), their own more than the other
/// side's; beyond that they have a feeling for the game, take simple actions rather than others, and leave the rest to
/// chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Novice {
    /// Of a thousand actions so many are overlooked, the more easily the more obscure they are.
    pub misses: u32,
    /// What a half point of their own is worth to them.
    pub gain: Value,
    /// How much of that a half point of the other side's is worth, in percent.
    pub heed: Value,
    /// How much of what is known about the game they feel, in percent.
    pub insight: Value,
    /// How much worse the most obscure action seems than the plainest.
    pub ease: Value,
    /// By how much a mood can change what an action seems worth.
    pub mood: u64,
}

impl Novice {
    /// The action that seems best.
    pub fn choose<G: Evaluate>(&self, game: &G, position: &G::Position, seed: u64) -> G::Action {
        let sight = Sight::new([self.misses; 2], game.to_act(position), seed);
        let actions = game.legal(position);
        let mut lot = lot(game, position, seed);
        let seen = actions.iter().filter(|&&action| sight.sees(game, position, action));
        let worth = |action| self.worth(game, position, action) + lot.below(self.mood + 1) as Value;
        let best = seen.copied().map(worth_of(worth)).max_by_key(|&(worth, _)| worth);
        best.map_or(actions[0], |(_, action)| action)
    }

    /// What an action seems worth.
    fn worth<G: Evaluate>(&self, game: &G, position: &G::Position, action: G::Action) -> Value {
        let me = game.to_act(position);
        let mut next = *position;
        game.play_unchecked(&mut next, action);
        if let Some(outcome) = game.outcome(&next) {
            return outcome.winner().map_or(0, |winner| if winner == me { PROVEN } else { -PROVEN });
        }
        let [before, after] = [position, &next].map(|position| game.stakes(position));
        let more = |player: usize| after[player] - before[player];
        let seen = more(me.index()) - more(me.opponent().index()) * self.heed / 100;
        let known = game.evaluate(&next);
        let known = if game.to_act(&next) == me { known } else { -known };
        let trouble = game.obscurity(position, action).min(100) as Value;
        self.gain * seen + self.insight * known / 100 - self.ease * trouble / 100
    }
}

/// An action with what it is worth.
fn worth_of<A: Copy>(mut worth: impl FnMut(A) -> Value) -> impl FnMut(A) -> (Value, A) {
    move |action| (worth(action), action)
}
