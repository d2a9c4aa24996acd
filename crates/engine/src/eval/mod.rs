//! What search asks of a game beyond its rules: one file a game, with its parameters beside it.

mod judge;
mod kulami;
mod learned;
mod lyngk;
mod node;
mod yinsh;

pub use judge::{AnyJudge, Hand, Judge, Learned, Unpruned};
pub use learned::{Hear, Inputs, Learn, MAX_UNITS, Net, NetError, Nets, Weights};
pub use node::{Bare, Node};

use orrery_games::core::{Game, Rng};
use orrery_study::Noise;

use crate::checksum::checksum;
use crate::control::{Control, Limits};
use crate::levels::Levels;
use crate::opening::Opening;
use crate::search::{Line, Table};
use crate::value::{MAX_ESTIMATE, Value};

/// A game that can be searched: what holds of it whoever judges its positions, and how the hand judges them.
pub trait Evaluate: Game {
    /// A position as search passes it on.
    type Node: Node<Self>;

    /// How many different numbers [`slot`](Evaluate::slot) gives.
    const SLOTS: usize;
    /// How many of a thousand even games are drawn, in self-play (docs/TRAINING.md).
    const DRAWS: u32;
    /// How much plain Monte Carlo favours what it rarely tried: what did best in matches against other values, 40 games
    /// each with as many playouts for both sides.
    const EXPLORATION: f32;
    /// What two searches of a review differ by: where the hand judges, and where a net does.
    const NOISE: [Noise; 2];

    /// Levels 1 to 9, measured in docs/LEVELS.md.
    fn levels(&self) -> &'static Levels;

    /// Whether the game has hardly begun, so that one beginning may be as good as another.
    fn is_opening(&self, position: &Self::Position) -> bool;

    /// A natural way to begin, by lot, where the game has one that needs no search.
    fn begin(&self, _position: &Self::Position, _way: Opening, _lot: &mut Rng) -> Option<Self::Action> {
        None
    }

    /// A number for the action, below `SLOTS`: what was learned about one action of a slot is expected of all.
    fn slot(action: Self::Action) -> usize;

    /// The chances of the player to act, estimated without looking ahead. The game is not over.
    fn evaluate(&self, position: &Self::Position) -> Value;

    /// Who judges this game where these nets are at hand: the one made for it, or the hand. A game with a net says
    /// [`Nets::judge`].
    fn judge<'a>(&'a self, _nets: &'a Nets) -> impl Judge<Self> + 'a {
        Hand
    }

    /// What an action promises at first sight, in units of its own: the most promising are searched first.
    fn promise(&self, position: &Self::Position, action: Self::Action) -> i32;

    /// What each player has at first sight, in half points: what counts at the end, and what is there to be taken.
    fn stakes(&self, position: &Self::Position) -> [i32; 2] {
        self.score(position).map(|points| 2 * points)
    }

    /// How easily a person overlooks an action, from 0 (it stares one in the face) to 100: what is far from where
    /// things happen, or takes a detour.
    fn obscurity(&self, _position: &Self::Position, _action: Self::Action) -> u32 {
        50
    }

    /// The exact value of a late position and a line that achieves it, if that can be had within the limits. What is
    /// found out on the way may be left in the table.
    fn solve(
        &self,
        _position: &Self::Position,
        _table: &Table,
        _limits: &Limits,
        _control: Control<'_>,
    ) -> Option<Proof<Self::Action>> {
        None
    }

    /// Whether the decision belongs to a move already made, so that it costs no depth.
    fn is_aftermath(position: &Self::Position) -> bool;

    /// Whether the game is over after so many plies, as far as that can be told: a search of so many can prove things.
    fn ends_within(&self, _position: &Self::Position, _plies: i32) -> bool {
        false
    }
}

/// A proved line.
#[derive(Clone, Debug)]
pub struct Proof<A> {
    /// The line, with its margin.
    pub line: Line<A>,
    /// Positions visited to find it.
    pub nodes: u64,
}

/// An evaluation that is a sum of counted features, each times its weight: what can be tuned on played games.
pub trait Linear: Evaluate {
    /// The weights that are played with, in the order of the features, in hundredths of a [`Value`].
    const WEIGHTS: &'static [i32];

    /// Adds to `counts` what is counted, for the player to act. As many as there are weights, all 0 before.
    fn features(&self, position: &Self::Position, counts: &mut [i32]);
}

/// The weighted sum, kept within what is no proof.
pub fn weighted_sum(counts: &[i32], weights: &[i32]) -> Value {
    let sum: i32 = counts.iter().zip(weights).map(|(count, weight)| count * weight).sum();
    (sum / 100).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

/// What tells one set of weights from another.
pub fn fingerprint(weights: &[i32]) -> String {
    format!("{:016x}", checksum(weights.iter().flat_map(|weight| weight.to_le_bytes())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_notice_a_change() {
        assert_eq!(fingerprint(&[]), "cbf29ce484222325");
        assert_eq!(fingerprint(&[1, 2]), fingerprint(&[1, 2]));
        assert_ne!(fingerprint(&[1, 2]), fingerprint(&[2, 1]));
        assert_ne!(fingerprint(&[1]), fingerprint(&[1, 0]));
    }
}
