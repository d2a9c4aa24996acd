//! What a net is told of a position of YINSH.

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Phase, Position, Variant, Yinsh};

use super::features::{FEATURES, Feature, PLACED, count_placed};
use super::kinds::{self, for_kinds};
use super::patterns::{PATTERNS, either_way, for_patterns};
use super::{Play, judge_placed, needs};
use crate::eval::learned::{Hear, Inputs, Learn};
use crate::eval::{Bare, Node};
use crate::search::ProbCut;

/// What is counted of the player to act, then of the other.
const COUNTS: usize = 0;
/// Markers on the board.
const MARKERS: usize = COUNTS + 2 * FEATURES * Inputs::CLASSES;
/// What both players need to win.
const RACE: usize = MARKERS + Inputs::CLASSES;
const RACES: usize = 9;
/// For each race, the rows that both players can make in one move, up to three.
const THREATS: usize = RACE + RACES;
/// While rings are placed: the counts of the player to act, then of the other.
const PLACING: usize = THREATS + RACES * 4 * 4;
/// How many rings are placed.
const RINGS: usize = PLACING + 2 * PLACED * Inputs::CLASSES;
/// Rings on each point while they are placed.
const PLACED_POINTS: usize = RINGS + 10;
const SLOTS: usize = 121;
/// For each race, from the first one to the last, what is on the five points of each window.
const WINDOWS: usize = PLACED_POINTS + 2 * SLOTS;

impl Learn for Yinsh {
    const INPUTS: usize = WINDOWS + RACES * PATTERNS;
    const UNITS: usize = 64;
    const ROWS: usize = THREATS;
    /// By what both need, and while rings are placed.
    const STAGES: usize = RACES + 1;
    const KINDS: usize = kinds::KINDS;
    const VERSION: u16 = 3;
    const LADDERS: &'static [[usize; 2]] = &[[COUNTS, RACE], [PLACING, RINGS]];

    fn twin(input: usize) -> usize {
        let Some(window) = input.checked_sub(WINDOWS) else { return input };
        WINDOWS + window / PATTERNS * PATTERNS + either_way(window % PATTERNS)
    }

    /// Patterns are learned as differences from what they are worth when nobody has removed a ring.
    fn parent(input: usize) -> Option<usize> {
        (input >= WINDOWS + PATTERNS).then(|| WINDOWS + (input - WINDOWS) % PATTERNS)
    }

    #[inline]
    fn kinds(&self, position: &Position, action: Action, each: impl FnMut(usize)) {
        for_kinds(self, position, action, each);
    }

    #[inline]
    fn stage(&self, position: &Position) -> usize {
        match position.phase() {
            Phase::Place => RACES,
            _ => needs(self, position).into_iter().fold(0, |race, need| 3 * race + need),
        }
    }

    fn is_learned(&self) -> bool {
        self.config().variant == Variant::Standard
    }

    fn candidates(&self, position: &Position) -> Option<usize> {
        (position.phase() == Phase::Place).then_some(24)
    }

    /// The same in all stages: what was tried in matches.
    #[inline]
    fn probcut(&self, _: &Position) -> Option<ProbCut> {
        Some(ProbCut { margin: 380, growth: 60, near: 300 })
    }

    #[inline]
    fn describe(&self, node: &Bare<Yinsh>, to: &mut impl Hear) {
        let position = node.position();
        let me = self.to_act(position);
        let players = [me, !me];
        if position.phase() == Phase::Place {
            let counts = players.map(|player| count_placed(position, player));
            if !to.begin(RACES, judge_placed(self, &counts)) {
                return;
            }
            for (side, player) in players.into_iter().enumerate() {
                to.add_counts(PLACING + side * PLACED * Inputs::CLASSES, &counts[side]);
                add_points(to, PLACED_POINTS + side * SLOTS, position.rings(player).bits());
            }
            let rings: usize = players.iter().map(|&player| position.rings(player).len()).sum();
            to.add(RINGS + rings.min(9));
            return;
        }
        let play = Play::new(self, position);
        if to.begin(play.race, play.judge()) {
            let first = WINDOWS + (RACES - 1 - play.race) * PATTERNS;
            for_patterns(position, me, &play.reach, |pattern| to.add(first + pattern));
            to.add(RACE + play.race);
            to.add_count(MARKERS, play.markers);
            for (side, counts) in play.counts.iter().enumerate() {
                to.add_counts(COUNTS + side * FEATURES * Inputs::CLASSES, counts);
            }
            let [mine, theirs] = play.counts.map(|counts| {
                (counts[Feature::FourRing as usize] + counts[Feature::FourFlip as usize]).min(3) as usize
            });
            to.add(THREATS + 16 * play.race + 4 * mine + theirs);
        }
    }
}

#[inline]
fn add_points(to: &mut impl Hear, first: usize, mut set: u128) {
    while set != 0 {
        to.add(first + set.trailing_zeros() as usize);
        set &= set - 1;
    }
}
