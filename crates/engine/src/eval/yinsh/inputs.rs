//! What a net is told of a position of YINSH.

use orrery_games::core::Game;
use orrery_games::yinsh::{Phase, Variant, Yinsh};

use super::features::{PLACED, count_placed};
use super::patterns::{PATTERNS, either_way, for_patterns};
use super::{Play, judge_placed};
use crate::eval::learned::{Hear, Inputs, Learn};
use crate::eval::{Bare, Node};

/// While rings are placed: the counts of the player to act, then of the other.
const PLACING: usize = 0;
/// How many rings are placed.
const RINGS: usize = PLACING + 2 * PLACED * Inputs::CLASSES;
/// What both players need to win.
const RACE: usize = RINGS + 10;
/// Markers on the board.
const MARKERS: usize = RACE + 9;
/// Rings on each point while they are placed.
const PLACED_POINTS: usize = MARKERS + Inputs::CLASSES;
const SLOTS: usize = 121;
/// What is on the five points of each window.
const WINDOWS: usize = PLACED_POINTS + 2 * SLOTS;

impl Learn for Yinsh {
    const INPUTS: usize = WINDOWS + PATTERNS;
    const ROWS: usize = 0;
    /// By what both need, and while rings are placed.
    const STAGES: usize = 10;
    const VERSION: u16 = 2;
    const LADDERS: &'static [[usize; 2]] = &[[PLACING, RINGS], [MARKERS, PLACED_POINTS]];

    fn twin(input: usize) -> usize {
        if input < WINDOWS { input } else { WINDOWS + either_way(input - WINDOWS) }
    }

    fn is_learned(&self) -> bool {
        self.config().variant == Variant::Standard
    }

    #[inline]
    fn describe(&self, node: &Bare<Yinsh>, to: &mut impl Hear) {
        let position = node.position();
        let me = self.to_act(position);
        let players = [me, !me];
        if position.phase() == Phase::Place {
            let counts = players.map(|player| count_placed(position, player));
            for (side, player) in players.into_iter().enumerate() {
                to.add_counts(PLACING + side * PLACED * Inputs::CLASSES, &counts[side]);
                add_points(to, PLACED_POINTS + side * SLOTS, position.rings(player).bits());
            }
            let rings: usize = players.iter().map(|&player| position.rings(player).len()).sum();
            to.add(RINGS + rings.min(9));
            to.conclude(9, judge_placed(self, &counts));
            return;
        }
        let play = Play::new(self, position);
        for_patterns(position, me, &play.reach, |pattern| to.add(WINDOWS + pattern));
        let race = play.race;
        to.add(RACE + race);
        to.add_count(MARKERS, play.markers);
        to.conclude(race, play.judge());
    }
}

#[inline]
fn add_points(to: &mut impl Hear, first: usize, mut set: u128) {
    while set != 0 {
        to.add(first + set.trailing_zeros() as usize);
        set &= set - 1;
    }
}
