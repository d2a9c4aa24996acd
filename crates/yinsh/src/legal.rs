use orrery_core::{Player, Rng, nth_set_bit_wide};

use crate::board::{BOARD, RAYS, fives};
use crate::{Action, Direction, Phase, Point, Points, Position};

/// What rings can do in one direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Where they can go. Each target has one possible origin, the nearest ring on the way back.
    pub targets: Points,
    /// The markers they would jump on the way to some target.
    pub jumped: Points,
}

/// Everything reached from `seeds` through `open` in up to nine steps, in four doublings.
///
/// `BY` is the distance of neighbouring bits, `UP` whether the direction ascends.
#[inline(always)]
fn flood<const BY: u32, const UP: bool>(seeds: u128, open: u128) -> u128 {
    let reached = seeds | open & shift::<BY, UP>(seeds, 1);
    let open = open & shift::<BY, UP>(open, 1);
    let reached = reached | open & shift::<BY, UP>(reached, 2);
    let open = open & shift::<BY, UP>(open, 2);
    let reached = reached | open & shift::<BY, UP>(reached, 4);
    let open = open & shift::<BY, UP>(open, 4);
    reached | open & shift::<BY, UP>(reached, 8)
}

#[inline(always)]
fn shift<const BY: u32, const UP: bool>(set: u128, steps: u32) -> u128 {
    if UP { set << (BY * steps) } else { set >> (BY * steps) }
}

/// Where the `rings` can go in one direction: over empty points, then over one group of markers onto the first
/// empty point behind it (Y6). Each target has one possible origin, the nearest ring on the way back.
#[inline(always)]
fn targets<const BY: u32, const UP: bool>(rings: u128, empty: u128, markers: u128) -> u128 {
    let slid = flood::<BY, UP>(rings, empty);
    let jumped = flood::<BY, UP>(shift::<BY, UP>(slid, 1) & markers, markers);
    (slid & !rings) | shift::<BY, UP>(jumped, 1) & empty
}

/// [`targets`], and what is jumped: the way back from where a jump ends.
#[inline(always)]
fn reach<const BY: u32, const UP: bool>(rings: u128, empty: u128, markers: u128) -> Reach {
    let slid = flood::<BY, UP>(rings, empty);
    let entered = flood::<BY, UP>(shift::<BY, UP>(slid, 1) & markers, markers);
    let landed = shift::<BY, UP>(entered, 1) & empty;
    let jumped = if UP {
        flood::<BY, false>(shift::<BY, false>(landed, 1) & entered, entered)
    } else {
        flood::<BY, true>(shift::<BY, true>(landed, 1) & entered, entered)
    };
    Reach { targets: Points(slid & !rings | landed), jumped: Points(jumped) }
}

impl Position {
    /// What the rings of `player` could do if it was their move, in each of [`Direction::ALL`].
    #[inline]
    pub fn reach(&self, player: Player) -> [Reach; 6] {
        let rings = self.rings[player.index()];
        let markers = self.markers[0] | self.markers[1];
        let empty = self.empty();
        [
            reach::<1, true>(rings, empty, markers),
            reach::<11, true>(rings, empty, markers),
            reach::<12, true>(rings, empty, markers),
            reach::<1, false>(rings, empty, markers),
            reach::<11, false>(rings, empty, markers),
            reach::<12, false>(rings, empty, markers),
        ]
    }

    /// Where the rings of the player to act can go, in each direction.
    #[inline]
    pub(crate) fn all_targets(&self) -> [u128; 6] {
        let rings = self.rings[self.to_act.index()];
        let markers = self.markers[0] | self.markers[1];
        let empty = BOARD & !(self.rings[0] | self.rings[1] | markers);
        [
            targets::<1, true>(rings, empty, markers),
            targets::<11, true>(rings, empty, markers),
            targets::<12, true>(rings, empty, markers),
            targets::<1, false>(rings, empty, markers),
            targets::<11, false>(rings, empty, markers),
            targets::<12, false>(rings, empty, markers),
        ]
    }

    pub(crate) fn empty(&self) -> u128 {
        BOARD & !(self.rings[0] | self.rings[1] | self.markers[0] | self.markers[1])
    }

    pub(crate) fn own_rings(&self) -> u128 {
        self.rings[self.to_act.index()]
    }

    /// First points of the rows on offer, along each axis.
    fn own_rows(&self) -> [u128; 3] {
        fives(self.markers[self.to_act.index()])
    }

    pub(crate) fn list_actions(&self, actions: &mut Vec<Action>) {
        actions.clear();
        match self.phase {
            Phase::Place => actions.extend(Points(self.empty()).map(Action::Place)),
            Phase::Move => self.list_moves(actions),
            Phase::Row => {
                let starts = self.own_rows();
                for first in Points(starts[0] | starts[1] | starts[2]) {
                    let along = (0..3).filter(|&axis| starts[axis] & first.bit() != 0);
                    actions.extend(along.map(|axis| take_row(first, axis)));
                }
            }
            Phase::Ring => actions.extend(Points(self.own_rings()).map(Action::TakeRing)),
            Phase::Over => {}
        }
    }

    fn list_moves(&self, actions: &mut Vec<Action>) {
        let targets = self.all_targets();
        let rings = self.own_rings();
        for from in Points(rings) {
            let rays = &RAYS[from.index()];
            let mut reached = 0;
            for (d, direction) in Direction::ALL.into_iter().enumerate() {
                let mut ahead = targets[d] & rays[d];
                // Behind the next own ring on this ray the targets are that ring's.
                if let Some(next) = nearest(rings & rays[d], direction) {
                    ahead &= !RAYS[next.index()][d];
                }
                reached |= ahead;
            }
            actions.extend(Points(reached).map(|to| Action::Move { from, to }));
        }
        if actions.is_empty() {
            actions.push(Action::Pass);
        }
    }

    pub(crate) fn count_actions(&self) -> usize {
        let count = |sets: &[u128]| sets.iter().map(|set| set.count_ones() as usize).sum();
        match self.phase {
            Phase::Place => count(&[self.empty()]),
            Phase::Move => count(&self.all_targets()).max(1),
            Phase::Row => count(&self.own_rows()),
            Phase::Ring => count(&[self.own_rings()]),
            Phase::Over => 0,
        }
    }

    #[inline]
    pub(crate) fn pick_action(&self, rng: &mut Rng) -> Action {
        match self.phase {
            Phase::Place => Action::Place(random_point(self.empty(), rng)),
            Phase::Move => {
                let Some((d, to)) = random_in(&self.all_targets(), rng) else { return Action::Pass };
                let back = Direction::ALL[d].opposite();
                let behind = self.own_rings() & RAYS[to.index()][back as usize];
                let from = nearest(behind, back).expect("a target is reached from a ring");
                Action::Move { from, to }
            }
            Phase::Row => {
                let (axis, first) = random_in(&self.own_rows(), rng).expect("in this phase there is a row");
                take_row(first, axis)
            }
            Phase::Ring => Action::TakeRing(random_point(self.own_rings(), rng)),
            Phase::Over => Action::Pass,
        }
    }
}

/// The removal of the five from `first` along an axis.
fn take_row(first: Point, axis: usize) -> Action {
    let last = Point::at(first.index() as u32 + 4 * Direction::AXES[axis].stride());
    Action::TakeRow { first, last }
}

/// The point of `set` that comes first when walking in `direction`.
#[inline]
fn nearest(set: u128, direction: Direction) -> Option<Point> {
    let ascending = (direction as usize) < 3;
    (set != 0).then(|| Point::at(if ascending { set.trailing_zeros() } else { 127 - set.leading_zeros() }))
}

/// One of the points of a set that is not empty.
#[inline]
fn random_point(set: u128, rng: &mut Rng) -> Point {
    Point::at(nth_set_bit_wide(set, rng.index(set.count_ones() as usize) as u32))
}

/// One of the points of all sets, with the index of its set; `None` if all are empty.
#[inline]
fn random_in<const N: usize>(sets: &[u128; N], rng: &mut Rng) -> Option<(usize, Point)> {
    let total: u32 = sets.iter().map(|set| set.count_ones()).sum();
    let mut n = rng.index(total as usize) as u32;
    for (i, &set) in sets.iter().enumerate() {
        let size = set.count_ones();
        if n < size {
            return Some((i, Point::at(nth_set_bit_wide(set, n))));
        }
        n -= size;
    }
    None
}
