//! How strong the levels are, measured in docs/LEVELS.md.

use orrery_games::core::Game;
use orrery_games::yinsh::{Variant, Yinsh};

use crate::levels::{Budget, Levels, Skill};
use crate::novice::Novice;

/// The levels of a variant.
pub fn levels(game: &Yinsh) -> &'static Levels {
    match game.config().variant {
        Variant::Standard => &USUAL,
        Variant::Blitz => &BLITZ,
    }
}

static USUAL: Levels = [
    Skill::Novice(Novice { misses: 250, gain: 2_000, heed: 0, insight: -4, ease: 150, mood: 800 }),
    Skill::Novice(Novice { misses: 120, gain: 2_000, heed: 40, insight: 1, ease: 150, mood: 800 }),
    Skill::Novice(Novice { misses: 60, gain: 2_000, heed: 80, insight: 6, ease: 100, mood: 1_000 }),
    Skill::Novice(Novice { misses: 40, gain: 2_000, heed: 90, insight: 30, ease: 50, mood: 1_000 }),
    Skill::Search(Budget { depth: 1, nodes: 1_000, misses: [600, 650] }),
    Skill::Search(Budget { depth: 2, nodes: 2_000, misses: [200, 220] }),
    Skill::Search(Budget { depth: 4, nodes: 6_000, misses: [100, 108] }),
    Skill::Search(Budget { depth: 99, nodes: 22_000, misses: [46, 49] }),
    Skill::Search(Budget { depth: 99, nodes: 80_000, misses: [6, 6] }),
];

/// One row wins: to overlook one costs the game, and there is no net.
static BLITZ: Levels = [
    Skill::Novice(Novice { misses: 250, gain: 2_000, heed: 0, insight: -2, ease: 150, mood: 820 }),
    Skill::Novice(Novice { misses: 120, gain: 2_000, heed: 40, insight: 1, ease: 150, mood: 800 }),
    Skill::Novice(Novice { misses: 60, gain: 2_000, heed: 80, insight: 5, ease: 100, mood: 1_000 }),
    Skill::Novice(Novice { misses: 40, gain: 2_000, heed: 90, insight: 22, ease: 50, mood: 1_000 }),
    Skill::Search(Budget { depth: 2, nodes: 2_000, misses: [300, 320] }),
    Skill::Search(Budget { depth: 4, nodes: 6_000, misses: [140, 150] }),
    Skill::Search(Budget { depth: 99, nodes: 12_000, misses: [85, 90] }),
    Skill::Search(Budget { depth: 99, nodes: 22_000, misses: [46, 49] }),
    Skill::Search(Budget { depth: 99, nodes: 80_000, misses: [20, 20] }),
];
