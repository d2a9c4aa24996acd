//! How strong the levels are, measured in docs/LEVELS.md.

use orrery_games::lyngk::{Lyngk, Variant};

use crate::levels::{Budget, Levels, Skill};
use crate::novice::Novice;

/// The levels of a variant.
pub fn levels(game: &Lyngk) -> &'static Levels {
    match game.variant() {
        Variant::Standard => &USUAL,
        Variant::CollectOnClaim => &COLLECT_ON_CLAIM,
        Variant::Six => &SIX,
    }
}

static USUAL: Levels = [
    Skill::Novice(Novice { misses: 150, gain: 1_500, heed: 0, insight: -1, ease: 0, mood: 350 }),
    Skill::Novice(Novice { misses: 150, gain: 1_500, heed: 40, insight: 2, ease: 200, mood: 800 }),
    Skill::Novice(Novice { misses: 60, gain: 1_500, heed: 80, insight: 5, ease: 100, mood: 900 }),
    Skill::Search(Budget { depth: 1, nodes: 1_000, misses: [640, 740] }),
    Skill::Search(Budget { depth: 2, nodes: 2_000, misses: [360, 390] }),
    Skill::Search(Budget { depth: 4, nodes: 5_000, misses: [100, 110] }),
    Skill::Search(Budget { depth: 7, nodes: 12_000, misses: [50, 55] }),
    Skill::Search(Budget { depth: 99, nodes: 50_000, misses: [12, 14] }),
    Skill::Search(Budget { depth: 99, nodes: 250_000, misses: [0, 0] }),
];

/// A claim collects what is there, so that one who takes what there is does well: level 1 overlooks more.
static COLLECT_ON_CLAIM: Levels = {
    let mut levels = USUAL;
    levels[0] = Skill::Novice(Novice { misses: 500, gain: 1_500, heed: 0, insight: 0, ease: 100, mood: 300 });
    levels
};

/// Nothing is there to be had until the end: what one feels counts for more.
static SIX: Levels = {
    let mut levels = USUAL;
    levels[0] = Skill::Novice(Novice { misses: 280, gain: 1_500, heed: 0, insight: 0, ease: 100, mood: 300 });
    levels[1] =
        Skill::Novice(Novice { misses: 150, gain: 1_500, heed: 40, insight: 1, ease: 200, mood: 800 });
    levels[2] = Skill::Novice(Novice { misses: 60, gain: 1_500, heed: 80, insight: 3, ease: 200, mood: 900 });
    levels
};
