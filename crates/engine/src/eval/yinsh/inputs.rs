//! What a net is told of a position of YINSH.

use orrery_games::core::Game;
use orrery_games::yinsh::{Phase, Position, Variant, Yinsh};

use super::features::{FEATURES, PLACED, count_placed};
use super::{Play, judge_placed};
use crate::eval::learned::{Inputs, Learn};

/// The counts of the player to act, then of the other.
const COUNTS: usize = 0;
/// While rings are placed: the same.
const PLACING: usize = COUNTS + 2 * FEATURES * Inputs::CLASSES;
/// How many rings are placed.
const RINGS: usize = PLACING + 2 * PLACED * Inputs::CLASSES;
/// What both players need to win.
const RACE: usize = RINGS + 10;
/// Markers on the board.
const MARKERS: usize = RACE + 9;
/// Own rings, rings of the other, own markers, markers of the other, on each point.
const POINTS: usize = MARKERS + Inputs::CLASSES;
/// Rings on each point while they are placed.
const PLACED_POINTS: usize = POINTS + 4 * SLOTS;
const SLOTS: usize = 121;

impl Learn for Yinsh {
    const INPUTS: usize = PLACED_POINTS + 2 * SLOTS;
    /// By what both need, and while rings are placed.
    const STAGES: usize = 10;
    const VERSION: u16 = 1;
    const LADDERS: &'static [[usize; 2]] = &[[COUNTS, RINGS], [MARKERS, POINTS]];

    fn is_learned(&self) -> bool {
        self.config().variant == Variant::Standard
    }

    #[inline]
    fn inputs(&self, position: &Position, inputs: &mut Inputs) {
        let me = self.to_act(position);
        let players = [me, !me];
        if position.phase() == Phase::Place {
            let counts = players.map(|player| count_placed(position, player));
            for (side, player) in players.into_iter().enumerate() {
                inputs.add_counts(PLACING + side * PLACED * Inputs::CLASSES, &counts[side]);
                add_points(inputs, PLACED_POINTS + side * SLOTS, position.rings(player).bits());
            }
            let rings: usize = players.iter().map(|&player| position.rings(player).len()).sum();
            inputs.add(RINGS + rings.min(9));
            inputs.conclude(9, judge_placed(self, &counts));
            return;
        }
        let play = Play::new(self, position);
        for (side, player) in players.into_iter().enumerate() {
            inputs.add_counts(COUNTS + side * FEATURES * Inputs::CLASSES, &play.counts[side]);
            add_points(inputs, POINTS + side * SLOTS, position.rings(player).bits());
            add_points(inputs, POINTS + (2 + side) * SLOTS, position.markers(player).bits());
        }
        let race = play.race;
        inputs.add(RACE + race);
        inputs.add_count(MARKERS, play.markers);
        inputs.conclude(race, play.judge());
    }
}

#[inline]
fn add_points(inputs: &mut Inputs, first: usize, mut set: u128) {
    while set != 0 {
        inputs.add(first + set.trailing_zeros() as usize);
        set &= set - 1;
    }
}
