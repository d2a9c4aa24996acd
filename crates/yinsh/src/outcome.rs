use orrery_core::{Game, Outcome};

use crate::{Phase, Position, Yinsh};

impl Yinsh {
    /// A player who removed their last needed ring has more rings than the other, who would have won before: so
    /// the count decides however the game ended (Y14, Y15, Y17, Y18).
    #[inline]
    pub(crate) fn find_outcome(&self, position: &Position) -> Option<Outcome> {
        (position.phase == Phase::Over).then(|| Outcome::by_score(self.score(position)))
    }
}
