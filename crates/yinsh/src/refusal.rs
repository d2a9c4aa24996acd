//! Why an action is not legal, told by walking the board point by point, apart from the fast generator.

use std::error::Error;
use std::fmt;

use crate::{Action, Phase, Point, Position};

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

impl Refusal {
    /// The name of the reason without its data, as courses have it.
    pub fn name(self) -> &'static str {
        match self {
            Refusal::GameOver => "GameOver",
            Refusal::WrongPhase(..) => "WrongPhase",
            Refusal::Occupied(..) => "Occupied",
            Refusal::NotYourRing(..) => "NotYourRing",
            Refusal::SamePoint => "SamePoint",
            Refusal::NotInLine(..) => "NotInLine",
            Refusal::OverRing(..) => "OverRing",
            Refusal::OntoMarker(..) => "OntoMarker",
            Refusal::BeyondJump(..) => "BeyondJump",
            Refusal::NotFiveInLine(..) => "NotFiveInLine",
            Refusal::NotYourMarker(..) => "NotYourMarker",
            Refusal::MustMove => "MustMove",
        }
    }
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

impl Position {
    /// Whether `action` is legal, told as one would explain it.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Refusal> {
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
