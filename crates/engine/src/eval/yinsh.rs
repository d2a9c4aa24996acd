//! YINSH: how near each player is to his next rows, and how near those rows bring him to the end.

mod features;
#[cfg(test)]
mod slow;
mod weights;

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Phase, Position, Yinsh};

use self::features::{Counts, FEATURES, PLACED, count, count_placed, has_row};
use self::weights::WEIGHTS;
use super::{Evaluate, Linear};
use crate::value::{MAX_ESTIMATE, Value};

/// As many rings as a player may have to remove yet. What stands on the board is worth more, the fewer they are.
const NEEDS: usize = 3;
/// The weights: first of the counts of the player to act, for each number of rings he needs, then of the other's;
const OTHER: usize = NEEDS * FEATURES;
/// of the state of the race, by what both need;
const RACE: usize = 2 * OTHER;
/// of the same times the markers on the board;
const LATE_RACE: usize = RACE + NEEDS * NEEDS;
/// of the move while rings are placed, then of their places, the player's to act and the other's.
const PLACE: usize = LATE_RACE + NEEDS * NEEDS;
const TOTAL: usize = PLACE + 1 + 2 * PLACED;

/// Ordering: rows come before killers, and giving one to the opponent last. Flips only tell equals apart.
const ROW: i32 = 1 << 17;
const FLIP: i32 = 200;

impl Evaluate for Yinsh {
    const SLOTS: usize = 2 * 121 * 121;
    const DRAWS: u32 = 20;

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(point) | Action::TakeRing(point) => point.index(),
            Action::Move { from, to } => 121 * from.index() + to.index(),
            Action::TakeRow { first, last } => 121 * 121 + 121 * first.index() + last.index(),
            Action::Pass => 0,
        }
    }

    fn evaluate(&self, position: &Position) -> Value {
        let sum = match position.phase() {
            Phase::Place => {
                let [mine, theirs] = placed(self, position);
                let (own, other) = WEIGHTS[PLACE + 1..].split_at(PLACED);
                WEIGHTS[PLACE] + product(&mine, own) + product(&theirs, other)
            }
            _ => {
                let Play { counts: [mine, theirs], race, markers } = Play::new(self, position);
                let (own, other) = race.blocks();
                let race = race.index();
                product(&mine, &WEIGHTS[own..own + FEATURES])
                    + product(&theirs, &WEIGHTS[other..other + FEATURES])
                    + WEIGHTS[RACE + race]
                    + WEIGHTS[LATE_RACE + race] * markers
            }
        };
        (sum / 100).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    fn promise(&self, position: &Position, action: Action) -> i32 {
        let Action::Move { from, .. } = action else { return 0 };
        let me = self.to_act(position);
        let (mine, theirs) = (position.markers(me).bits(), position.markers(!me).bits());
        let flipped = self.flips(position, action).bits();
        let gained = (flipped & theirs).count_ones() as i32 - (flipped & mine).count_ones() as i32;
        let row = has_row(mine ^ flipped | 1 << from.index());
        // The marker that is placed is the mover's: without a flip the other one gets nothing.
        let gift = flipped & mine != 0 && has_row(theirs ^ flipped);
        FLIP * gained + ROW * (i32::from(row) - i32::from(gift))
    }

    fn is_aftermath(position: &Position) -> bool {
        matches!(position.phase(), Phase::Row | Phase::Ring)
    }
}

impl Linear for Yinsh {
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn features(&self, position: &Position, counts: &mut [i32]) {
        let mut put = |from: usize, values: &[i32]| counts[from..from + values.len()].copy_from_slice(values);
        match position.phase() {
            Phase::Place => {
                let [mine, theirs] = placed(self, position);
                put(PLACE, &[1]);
                put(PLACE + 1, &mine);
                put(PLACE + 1 + PLACED, &theirs);
            }
            _ => {
                let Play { counts: [mine, theirs], race, markers } = Play::new(self, position);
                let (own, other) = race.blocks();
                put(own, &mine);
                put(other, &theirs);
                put(RACE + race.index(), &[1]);
                put(LATE_RACE + race.index(), &[markers]);
            }
        }
    }
}

/// All that a position with markers is judged by, the player to act first.
struct Play {
    counts: [Counts; 2],
    race: Race,
    markers: i32,
}

impl Play {
    #[inline]
    fn new(game: &Yinsh, position: &Position) -> Play {
        let me = game.to_act(position);
        // In the middle of a turn a ring of the player to act is as good as removed.
        let due = u8::from(Yinsh::is_aftermath(position));
        let needs = |removed: u8| usize::from(game.rings_to_win().saturating_sub(removed)).clamp(1, NEEDS);
        let race = Race { mine: needs(position.removed(me) + due), theirs: needs(position.removed(!me)) };
        let markers = (position.markers(me).len() + position.markers(!me).len()) as i32;
        Play { counts: count(position, me), race, markers }
    }
}

/// How many rings the player to act and the other one need.
struct Race {
    mine: usize,
    theirs: usize,
}

impl Race {
    /// Where the weights of the counts of both players begin.
    fn blocks(&self) -> (usize, usize) {
        ((self.mine - 1) * FEATURES, OTHER + (self.theirs - 1) * FEATURES)
    }

    fn index(&self) -> usize {
        (self.mine - 1) * NEEDS + self.theirs - 1
    }
}

fn placed(game: &Yinsh, position: &Position) -> [[i32; PLACED]; 2] {
    let me = game.to_act(position);
    [me, !me].map(|player| count_placed(position, player))
}

#[inline]
fn product(counts: &[i32], weights: &[i32]) -> i32 {
    counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

const _: () = assert!(WEIGHTS.len() == TOTAL);
