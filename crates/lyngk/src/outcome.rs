use std::cmp::Ordering;

use orrery_core::{Outcome, Player};

use crate::{Lyngk, Phase, Position};

impl Lyngk {
    /// How the game ended: known since it did.
    #[inline]
    pub(crate) fn find_outcome(&self, position: &Position) -> Option<Outcome> {
        match position.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Finds out what the player to act has to decide at the start of their turn, or how the game ended.
    pub(crate) fn settle(&self, position: &mut Position) {
        let common = self.neutral_moves(position).nth(0, position.higher(0));
        position.common_move = common.map_or(0, |(from, to)| from.bit() | to.bit());
        let (player, opponent) = (position.to_act, position.to_act.opponent());
        let can_claim = |player| self.freeing_claims(position, player).next().is_some();
        position.phase = if common.is_some() || self.can_move_own(position, player) {
            Phase::Move
        } else if can_claim(player) {
            Phase::Claim
        } else if self.can_move_own(position, opponent) || can_claim(opponent) {
            Phase::Pass
        } else {
            Phase::Over(self.final_outcome(position))
        };
    }

    /// Who is ahead where neither can move (L14, L17).
    fn final_outcome(&self, position: &Position) -> Outcome {
        let tops = Player::BOTH.map(|player| position.own_tops(player));
        // Stacks of 5 that stand count for nobody, and neither do stacks of 6 in `six`: L12, L16.
        let lower = (1..self.limit()).rev();
        let counts = lower.map(|height| {
            let stacks = position.higher(height - 1) & !position.higher(height);
            tops.map(|tops| (tops & stacks).count_ones())
        });
        let won = position.won.map(u32::from);
        let order = std::iter::once(won).chain(counts).map(|[first, second]| first.cmp(&second));
        match order.fold(Ordering::Equal, Ordering::then) {
            Ordering::Greater => Outcome::Win(Player::First),
            Ordering::Less => Outcome::Win(Player::Second),
            Ordering::Equal => Outcome::Draw,
        }
    }
}
