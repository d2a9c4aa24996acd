use std::error::Error;
use std::fmt;

use orrery_core::{Player, Rng, nth_set_bit_wide};

use crate::board::{BOARD, RAYS, fives};
use crate::{Action, Direction, Phase, Point, Points, Position};

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Something else is to be decided now.
    WrongPhase(Phase),
    /// A ring must be placed on an empty point (Y4).
    Occupied(Point),
    /// No ring of the player to act stands there.
    NotYourRing(Point),
    /// A ring has to move (Y5).
    SamePoint,
    /// No line of the board leads from one point to the other (Y6).
    NotInLine(Point, Point),
    /// A ring stands in the way or on the target (Y6).
    OverRing(Point),
    /// A ring ends on an empty point, and here is a marker (Y6).
    OntoMarker(Point),
    /// After a jump the ring must stop on the first empty point (Y6).
    BeyondJump(Point),
    /// A row is five adjacent points in a straight line (Y9).
    NotFiveInLine(Point, Point),
    /// At this point of the row there is no marker of the player to act (Y9).
    NotYourMarker(Point),
    /// A ring can move, so passing is not allowed (Y16).
    MustMove,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::WrongPhase(Phase::Place) => f.write_str("a ring must be placed now"),
            Refusal::WrongPhase(Phase::Move) => f.write_str("a ring must be moved now"),
            Refusal::WrongPhase(Phase::Row) => f.write_str("a row must be removed now"),
            Refusal::WrongPhase(Phase::Ring) => f.write_str("a ring must be removed now"),
            Refusal::WrongPhase(Phase::Over) => f.write_str("nothing is left to decide"),
            Refusal::Occupied(point) => write!(f, "{point} is not empty"),
            Refusal::NotYourRing(point) => write!(f, "no ring of the player to act stands on {point}"),
            Refusal::SamePoint => f.write_str("the ring must move to another point"),
            Refusal::NotInLine(from, to) => write!(f, "no line leads from {from} to {to}"),
            Refusal::OverRing(point) => write!(f, "the ring on {point} is in the way"),
            Refusal::OntoMarker(point) => write!(f, "{point} holds a marker; a ring ends on an empty point"),
            Refusal::BeyondJump(point) => {
                write!(
                    f,
                    "after the jump the ring must stop on {point}, the first empty point behind the markers"
                )
            }
            Refusal::NotFiveInLine(first, last) => {
                write!(f, "{first} to {last} is not five adjacent points in a straight line")
            }
            Refusal::NotYourMarker(point) => write!(f, "no marker of the player to act lies on {point}"),
            Refusal::MustMove => f.write_str("a ring can move, so passing is not allowed"),
        }
    }
}

impl Error for Refusal {}

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
    let jumped = match UP {
        true => flood::<BY, false>(shift::<BY, false>(landed, 1) & entered, entered),
        false => flood::<BY, true>(shift::<BY, true>(landed, 1) & entered, entered),
    };
    Reach { targets: Points(slid & !rings | landed), jumped: Points(jumped) }
}

impl Position {
    /// What the rings of `player` could do if it was his move, in each of [`Direction::ALL`].
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
    fn all_targets(&self) -> [u128; 6] {
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

    fn empty(&self) -> u128 {
        BOARD & !(self.rings[0] | self.rings[1] | self.markers[0] | self.markers[1])
    }

    fn own_rings(&self) -> u128 {
        self.rings[self.to_act.index()]
    }

    /// First points of the rows on offer, along each axis.
    fn own_rows(&self) -> [u128; 3] {
        fives(self.markers[self.to_act.index()])
    }

    pub(crate) fn list_legal(&self, actions: &mut Vec<Action>) {
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

    pub(crate) fn count_legal(&self) -> usize {
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
    pub(crate) fn random_action(&self, rng: &mut Rng) -> Action {
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

    /// Whether `action` is legal, told as one would explain it: written apart from the fast generator above.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::GameOver),
            (Phase::Place, Action::Place(point)) => match self.empty() & point.bit() {
                0 => Err(Refusal::Occupied(point)),
                _ => Ok(()),
            },
            (Phase::Move, Action::Move { from, to }) => self.check_move(from, to),
            (Phase::Move, Action::Pass) => match self.all_targets() {
                [0, 0, 0, 0, 0, 0] => Ok(()),
                _ => Err(Refusal::MustMove),
            },
            (Phase::Row, Action::TakeRow { first, last }) => self.check_row(first, last),
            (Phase::Ring, Action::TakeRing(point)) => match self.own_rings() & point.bit() {
                0 => Err(Refusal::NotYourRing(point)),
                _ => Ok(()),
            },
            (phase, _) => Err(Refusal::WrongPhase(phase)),
        }
    }

    fn check_move(&self, from: Point, to: Point) -> Result<(), Refusal> {
        if self.own_rings() & from.bit() == 0 {
            return Err(Refusal::NotYourRing(from));
        }
        if from == to {
            return Err(Refusal::SamePoint);
        }
        let direction = from.direction_to(to).ok_or(Refusal::NotInLine(from, to))?;
        let mut jumping = false;
        let mut here = from;
        while let Some(next) = here.step(direction) {
            let bit = next.bit();
            if (self.rings[0] | self.rings[1]) & bit != 0 {
                return Err(Refusal::OverRing(next));
            }
            let marker = (self.markers[0] | self.markers[1]) & bit != 0;
            match (marker, next == to) {
                (true, true) => return Err(Refusal::OntoMarker(to)),
                (false, true) => return Ok(()),
                (true, false) => jumping = true,
                (false, false) if jumping => return Err(Refusal::BeyondJump(next)),
                (false, false) => {}
            }
            here = next;
        }
        Err(Refusal::NotInLine(from, to))
    }

    fn check_row(&self, first: Point, last: Point) -> Result<(), Refusal> {
        let no_row = Refusal::NotFiveInLine(first, last);
        let direction = first.direction_to(last).filter(|_| first < last).ok_or(no_row)?;
        let mut here = first;
        for step in 0..5 {
            if !self.markers(self.to_act).contains(here) {
                return Err(Refusal::NotYourMarker(here));
            }
            if step < 4 {
                here = here.step(direction).ok_or(no_row)?;
            }
        }
        if here == last { Ok(()) } else { Err(no_row) }
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
