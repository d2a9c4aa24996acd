//! How strong the levels are, measured in docs/LEVELS.md.

use orrery_games::kulami::Kulami;

use crate::levels::{Budget, Levels, Skill};
use crate::novice::Novice;

/// The levels of a variant.
pub fn levels(_: &Kulami) -> &'static Levels {
    &USUAL
}

static USUAL: Levels = [
    Skill::Novice(Novice { misses: 220, gain: 100, heed: 20, insight: 3, ease: 100, mood: 450 }),
    Skill::Novice(Novice { misses: 60, gain: 100, heed: 60, insight: 5, ease: 100, mood: 300 }),
    Skill::Novice(Novice { misses: 40, gain: 100, heed: 100, insight: 30, ease: 100, mood: 300 }),
    Skill::Search(Budget { depth: 3, nodes: 2_000, misses: [190, 210] }),
    Skill::Search(Budget { depth: 4, nodes: 3_000, misses: [100, 100] }),
    Skill::Search(Budget { depth: 6, nodes: 8_000, misses: [60, 65] }),
    Skill::Search(Budget { depth: 99, nodes: 20_000, misses: [34, 36] }),
    Skill::Search(Budget { depth: 99, nodes: 40_000, misses: [14, 15] }),
    Skill::Search(Budget { depth: 99, nodes: 90_000, misses: [3, 3] }),
];
