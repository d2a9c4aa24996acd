use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError};

use crate::Point;

/// One decision of one player.
///
/// ```
/// use orrery_yinsh::Action;
///
/// let row: Action = "xg8-c4".parse()?;
/// // The two ends have one order.
/// assert_eq!(row.to_string(), "xc4-g8");
/// assert!(matches!("f6-f9".parse()?, Action::Move { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Place a ring on an empty point (Y4).
    Place(Point),
    /// Put a marker into the ring on `from` and move the ring to `to` (Y5).
    Move {
        /// Where the ring stands and the marker stays.
        from: Point,
        /// Where the ring goes.
        to: Point,
    },
    /// Remove a row of five by its two ends, in ascending order (Y10, Y11).
    TakeRow {
        /// The lower end.
        first: Point,
        /// The higher end.
        last: Point,
    },
    /// Remove an own ring (Y10).
    TakeRing(Point),
    /// Pass, only where no ring can move (Y16).
    Pass,
}

impl Action {
    /// The removal of the row with these ends, given in either order.
    pub fn take_row(a: Point, b: Point) -> Action {
        Action::TakeRow { first: a.min(b), last: a.max(b) }
    }

    /// Every action that can be written down.
    pub(crate) fn all() -> Vec<Action> {
        let pairs = || Point::all().flat_map(|a| Point::all().map(move |b| (a, b)));
        let mut actions = vec![Action::Pass];
        actions.extend(Point::all().flat_map(|point| [Action::Place(point), Action::TakeRing(point)]));
        actions.extend(pairs().map(|(from, to)| Action::Move { from, to }));
        actions.extend(pairs().filter(|(a, b)| a <= b).map(|(a, b)| Action::take_row(a, b)));
        actions
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(point) => write!(f, "{point}"),
            Action::Move { from, to } => write!(f, "{from}-{to}"),
            Action::TakeRow { first, last } => write!(f, "x{first}-{last}"),
            Action::TakeRing(point) => write!(f, "x{point}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Action::Pass);
        }
        let mut cursor = Cursor::new(text);
        let removal = cursor.eat('x') || cursor.eat('X');
        let point = Point::read(&mut cursor)?;
        let other = if cursor.eat('-') { Some(Point::read(&mut cursor)?) } else { None };
        cursor.end()?;
        Ok(match (removal, other) {
            (false, None) => Action::Place(point),
            (false, Some(to)) => Action::Move { from: point, to },
            (true, None) => Action::TakeRing(point),
            (true, Some(end)) => Action::take_row(point, end),
        })
    }
}
