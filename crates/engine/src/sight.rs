use orrery_games::core::{Player, Rng};

use crate::eval::Evaluate;

/// How much somebody sees who looks at a board: the weaker levels overlook actions, their own and their
/// opponent's, the more easily the more obscure they are. In one game a position is always seen the same way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Of a thousand actions of middling obscurity so many are overlooked: by who looks, and of the other side's.
    misses: [u32; 2],
    /// Who looks.
    me: Player,
    seed: u64,
}

impl Sight {
    /// Sees everything.
    pub const FULL: Sight = Sight { misses: [0; 2], me: Player::First, seed: 0 };

    /// The sight of player `me`, who overlooks so many of a thousand actions of middling obscurity, of their own and of
    /// the other side's; half as many of the plainest and half as many again of the most obscure.
    pub fn new(misses: [u32; 2], me: Player, seed: u64) -> Sight {
        Sight { misses, me, seed }
    }

    /// Whether nothing is overlooked.
    #[inline]
    pub fn sees_all(&self) -> bool {
        self.misses == [0; 2]
    }

    /// Whether `action` comes to mind.
    #[inline]
    pub fn sees<G: Evaluate>(&self, game: &G, position: &G::Position, action: G::Action) -> bool {
        if self.sees_all() {
            return true;
        }
        let misses = self.misses[usize::from(game.to_act(position) != self.me)];
        let obscurity = game.obscurity(position, action).min(100);
        let chance = misses * (50 + obscurity) / 100;
        // What is overlooked depends on the move, not on the whole position: a blind spot lasts a while.
        let mut rng = Rng::new(self.seed ^ (G::slot(action) as u64) << 32 ^ game.key(position) >> 56);
        rng.below(1000) as u32 >= chance
    }
}
