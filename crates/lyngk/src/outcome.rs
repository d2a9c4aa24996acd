use std::cmp::Ordering;

use orrery_core::{Outcome, Player};

use crate::{Lyngk, Phase, Position};

impl Lyngk {
    /// What the player to act has to decide at the start of his turn, or how the game ended.
    #[inline]
    pub(crate) fn find_phase(&self, position: &Position) -> Phase {
        let player = position.to_act;
        if self.can_move(position, player) {
            return Phase::Move;
        }
        self.find_phase_without_move(position)
    }

    #[cold]
    fn find_phase_without_move(&self, position: &Position) -> Phase {
        let can_claim = |player| self.freeing_claims(position, player).next().is_some();
        let (player, opponent) = (position.to_act, position.to_act.opponent());
        if can_claim(player) {
            Phase::Claim
        } else if self.can_move(position, opponent) || can_claim(opponent) {
            Phase::Pass
        } else {
            Phase::Over(self.final_outcome(position))
        }
    }

    /// Who is ahead where neither can move (L14, L17).
    fn final_outcome(&self, position: &Position) -> Outcome {
        let tops = Player::BOTH.map(|player| position.own_tops(player));
        // Stacks of 5 that stand count for nobody, and neither do stacks of 6 in `six`: L12, L16.
        let lower = (1..self.limit()).rev();
        let counts = lower.map(|height| {
            let stacks = position.higher[height - 1] & !position.higher[height];
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
