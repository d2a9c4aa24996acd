//! YINSH: how near each player is to their next rows, and how near those rows bring them to the end.

mod features;
mod inputs;
mod kinds;
mod levels;
mod patterns;
mod placing;
#[cfg(test)]
mod slow;
mod weights;

use orrery_games::core::{Game, Player, Rng};
use orrery_games::yinsh::{Action, Phase, Position, Variant, Yinsh};
use orrery_study::Noise;

use self::features::{Counts, FEATURES, PLACED, Reach, count, count_placed, has_row};
use self::weights::WEIGHTS;
use super::{Bare, Evaluate, Judge, Linear, Nets};
use crate::levels::Levels;
use crate::opening::Opening;
use crate::review;
use crate::value::{MAX_ESTIMATE, Value};

/// Where in the weights things are. Blitz has weights of its own: another opening, and no row but the last.
struct Layout {
    /// As many rings as a player has to remove at first. What stands on the board is worth more, the fewer they are.
    needs: usize,
    /// Counts of the player to act, for each number of rings they need.
    own: usize,
    /// Counts of the other player, for each number of rings they need.
    other: usize,
    /// The state of the race, by what both need.
    race: usize,
    /// The same times the markers on the board.
    late_race: usize,
    /// While rings are placed: having the move, the rings of the player to act, and those of the other.
    place: usize,
    /// What comes after.
    end: usize,
}

const STANDARD: Layout = Layout::new(0, 3);
const BLITZ: Layout = Layout::new(STANDARD.end, 1);
const _: () = assert!(WEIGHTS.len() == BLITZ.end);

impl Layout {
    const fn new(own: usize, needs: usize) -> Layout {
        let other = own + needs * FEATURES;
        let race = other + needs * FEATURES;
        let late_race = race + needs * needs;
        let place = late_race + needs * needs;
        Layout { needs, own, other, race, late_race, place, end: place + 1 + 2 * PLACED }
    }

    fn of(game: &Yinsh) -> &'static Layout {
        match game.config().variant {
            Variant::Standard => &STANDARD,
            Variant::Blitz => &BLITZ,
        }
    }
}

/// Ordering: rows come before killers, and giving one to the opponent last. Flips only tell equals apart.
const ROW: i32 = 1 << 17;
const FLIP: i32 = 200;

impl Evaluate for Yinsh {
    type Node = Bare<Yinsh>;

    const SLOTS: usize = 2 * 121 * 121;
    const DRAWS: u32 = 4;
    // 63 % against 0.35, 50 % against 0.7.
    const EXPLORATION: f32 = 0.5;
    const NOISE: [Noise; 2] = review::YINSH;

    fn levels(&self) -> &'static Levels {
        levels::levels(self)
    }

    fn is_opening(&self, position: &Position) -> bool {
        position.phase() == Phase::Place
    }

    fn begin(&self, position: &Position, way: Opening, lot: &mut Rng) -> Option<Action> {
        placing::place(self, position, way, lot)
    }

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(point) | Action::TakeRing(point) => point.index(),
            Action::Move { from, to } => 121 * from.index() + to.index(),
            Action::TakeRow { first, last } => 121 * 121 + 121 * first.index() + last.index(),
            Action::Pass => 0,
        }
    }

    fn judge<'a>(&'a self, nets: &'a Nets) -> impl Judge<Yinsh> + 'a {
        nets.judge(self)
    }

    fn evaluate(&self, position: &Position) -> Value {
        match position.phase() {
            Phase::Place => judge_placed(self, &placed(self, position)),
            _ => Play::new(self, position).judge(),
        }
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

    /// A row that can be taken is half a ring.
    fn stakes(&self, position: &Position) -> [i32; 2] {
        let score = self.score(position);
        Player::BOTH
            .map(|player| 2 * score[player.index()] + i32::from(has_row(position.markers(player).bits())))
    }

    /// Long moves, and moves that turn many markers, take some imagination.
    fn obscurity(&self, position: &Position, action: Action) -> u32 {
        const STEP: u32 = 6;
        const FLIP: u32 = 8;
        const PLACE: u32 = 50;
        match action {
            Action::Place(_) => PLACE,
            Action::Move { from, to } => {
                let [columns, rows] = [from.column().abs_diff(to.column()), from.row().abs_diff(to.row())];
                STEP * u32::from(columns.max(rows)) + FLIP * self.flips(position, action).len() as u32
            }
            _ => 0,
        }
    }

    fn is_aftermath(position: &Position) -> bool {
        matches!(position.phase(), Phase::Row | Phase::Ring)
    }

    /// Every move takes a marker, at most.
    fn ends_within(&self, position: &Position, plies: i32) -> bool {
        position.supply() as i32 <= plies
    }
}

impl Linear for Yinsh {
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn features(&self, position: &Position, counts: &mut [i32]) {
        let mut put = |from: usize, values: &[i32]| counts[from..from + values.len()].copy_from_slice(values);
        match position.phase() {
            Phase::Place => {
                let place = Layout::of(self).place;
                let [mine, theirs] = placed(self, position);
                put(place, &[1]);
                put(place + 1, &mine);
                put(place + 1 + PLACED, &theirs);
            }
            _ => {
                let Play { counts: [mine, theirs], places, markers, .. } = Play::new(self, position);
                put(places.own, &mine);
                put(places.other, &theirs);
                put(places.race, &[1]);
                put(places.late_race, &[markers]);
            }
        }
    }
}

/// All that a position with markers is judged by, the player to act first.
struct Play {
    counts: [Counts; 2],
    places: Places,
    /// What both need, as one number.
    race: usize,
    markers: i32,
    reach: Reach,
}

/// Where the weights begin that belong to a state of the race.
struct Places {
    own: usize,
    other: usize,
    race: usize,
    late_race: usize,
}

impl Play {
    #[inline]
    fn new(game: &Yinsh, position: &Position) -> Play {
        let me = game.to_act(position);
        let layout = Layout::of(game);
        let [mine, theirs] = needs(game, position);
        let race = mine * layout.needs + theirs;
        let places = Places {
            own: layout.own + mine * FEATURES,
            other: layout.other + theirs * FEATURES,
            race: layout.race + race,
            late_race: layout.late_race + race,
        };
        let markers = (position.markers(me).len() + position.markers(!me).len()) as i32;
        let reach = Reach::new(position, me);
        Play { counts: count(position, me, &reach), places, race, markers, reach }
    }

    /// The weighted sum.
    #[inline]
    fn judge(&self) -> Value {
        let Play { counts: [mine, theirs], places, markers, .. } = self;
        let sum = product(mine, &WEIGHTS[places.own..])
            + product(theirs, &WEIGHTS[places.other..])
            + WEIGHTS[places.race]
            + WEIGHTS[places.late_race] * markers;
        (sum / 100).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }
}

/// One less than the rings that the player to act and the other need.
#[inline]
fn needs(game: &Yinsh, position: &Position) -> [usize; 2] {
    let me = game.to_act(position);
    // In the middle of a turn a ring of the player to act is as good as removed.
    let due = u8::from(Yinsh::is_aftermath(position));
    let removed = [position.removed(me) + due, position.removed(!me)];
    removed.map(|removed| (Layout::of(game).needs - 1).saturating_sub(removed.into()))
}

/// The weighted sum while rings are placed.
fn judge_placed(game: &Yinsh, [mine, theirs]: &[[i32; PLACED]; 2]) -> Value {
    let layout = Layout::of(game);
    let weights = &WEIGHTS[layout.place..layout.end];
    let sum = weights[0] + product(mine, &weights[1..]) + product(theirs, &weights[1 + PLACED..]);
    (sum / 100).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

fn placed(game: &Yinsh, position: &Position) -> [[i32; PLACED]; 2] {
    let me = game.to_act(position);
    [me, !me].map(|player| count_placed(position, player))
}

#[inline]
fn product(counts: &[i32], weights: &[i32]) -> i32 {
    counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}
