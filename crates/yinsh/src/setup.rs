//! The state part of a position code.
//!
//! `<columns>;<side>;<phase>;<removed>`, for example `4/7/2W5/…;w;move;0-1`:
//! - columns a to k joined by `/`, each from its first row up: `W`, `B` rings, `w`, `b` markers, a number for as
//!   many empty points;
//! - side to act `w` or `b`;
//! - phase `place`, `move`, `passed` (a move, after the other one passed), `row`, `ring`, `gift-row`, `gift-ring`
//!   (a row or ring due to the other one's move) or `over`;
//! - rings removed by White and by Black.

use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError, Player};

use crate::position::RINGS;
use crate::{Phase, Point, Position};

/// A position as somebody describes it, possibly impossible.
///
/// ```
/// use orrery_core::Game;
/// use orrery_yinsh::Yinsh;
///
/// let code = "yinsh|4/7/2W5/3B5/4B2W2/1B2w2W1/3B1W4/5W3/5B2/7/4;b;move;0-0";
/// let (game, position) = Yinsh::from_code(code)?;
/// assert_eq!(game.setup(&position).rings[0].len(), 5);
/// assert_eq!(game.code(&position), code);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Rings of White and of Black.
    pub rings: [Vec<Point>; 2],
    /// Markers that show White and Black.
    pub markers: [Vec<Point>; 2],
    /// Rings removed by White and by Black.
    pub removed: [u8; 2],
    /// Who decides next.
    pub to_act: Player,
    /// What has to be decided.
    pub phase: Phase,
    /// The row or ring to be removed comes from the other player's move.
    pub gift: bool,
    /// The other player has just passed.
    pub passed: bool,
}

impl Setup {
    pub(crate) fn of(position: &Position) -> Setup {
        Setup {
            rings: Player::BOTH.map(|player| position.rings(player).collect()),
            markers: Player::BOTH.map(|player| position.markers(player).collect()),
            removed: position.removed,
            to_act: position.to_act,
            phase: position.phase,
            gift: position.gift,
            passed: position.passed,
        }
    }

    fn sign(&self, point: Point) -> Option<char> {
        let sets =
            [(&self.rings[0], 'W'), (&self.rings[1], 'B'), (&self.markers[0], 'w'), (&self.markers[1], 'b')];
        sets.into_iter().find(|(set, _)| set.contains(&point)).map(|(_, sign)| sign)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0;
        let flush = |f: &mut fmt::Formatter<'_>, empty: &mut u32| match std::mem::take(empty) {
            0 => Ok(()),
            n => write!(f, "{n}"),
        };
        for point in Point::all() {
            if point.column() > 0 && Point::new(point.column(), point.row() - 1).is_none() {
                flush(f, &mut empty)?;
                f.write_str("/")?;
            }
            match self.sign(point) {
                None => empty += 1,
                Some(sign) => {
                    flush(f, &mut empty)?;
                    write!(f, "{sign}")?;
                }
            }
        }
        flush(f, &mut empty)?;
        let side = if self.to_act == Player::First { "w" } else { "b" };
        let phase = match (self.phase, self.gift, self.passed) {
            (Phase::Place, ..) => "place",
            (Phase::Move, _, false) => "move",
            (Phase::Move, _, true) => "passed",
            (Phase::Row, false, _) => "row",
            (Phase::Row, true, _) => "gift-row",
            (Phase::Ring, false, _) => "ring",
            (Phase::Ring, true, _) => "gift-ring",
            (Phase::Over, ..) => "over",
        };
        write!(f, ";{side};{phase};{}-{}", self.removed[0], self.removed[1])
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let (rings, markers) = read_columns(&mut cursor)?;
        cursor.expect(';', "`;` after the columns")?;
        let to_act = match cursor.peek() {
            Some('w') => Player::First,
            Some('b') => Player::Second,
            _ => return Err(cursor.error("the side to act, `w` or `b`")),
        };
        cursor.bump();
        cursor.expect(';', "`;` after the side to act")?;
        let start = cursor;
        let (phase, gift, passed) = match cursor.take_while(|c| c != ';') {
            "place" => (Phase::Place, false, false),
            "move" => (Phase::Move, false, false),
            "passed" => (Phase::Move, false, true),
            "row" => (Phase::Row, false, false),
            "gift-row" => (Phase::Row, true, false),
            "ring" => (Phase::Ring, false, false),
            "gift-ring" => (Phase::Ring, true, false),
            "over" => (Phase::Over, false, false),
            _ => {
                return Err(
                    start.error("a phase (place, move, passed, row, ring, gift-row, gift-ring, over)")
                );
            }
        };
        cursor.expect(';', "`;` after the phase")?;
        let white = read_removed(&mut cursor)?;
        cursor.expect('-', "`-` and the rings Black removed")?;
        let removed = [white, read_removed(&mut cursor)?];
        cursor.end()?;
        Ok(Setup { rings, markers, removed, to_act, phase, gift, passed })
    }
}

fn read_removed(cursor: &mut Cursor<'_>) -> Result<u8, ParseError> {
    let start = *cursor;
    let count = cursor.number("a number of removed rings")?;
    u8::try_from(count)
        .ok()
        .filter(|&count| u32::from(count) <= RINGS)
        .ok_or_else(|| start.error("at most 5 removed rings"))
}

/// Rings and markers of White and of Black.
type Pieces = ([Vec<Point>; 2], [Vec<Point>; 2]);

fn read_columns(cursor: &mut Cursor<'_>) -> Result<Pieces, ParseError> {
    let (mut rings, mut markers): Pieces = Default::default();
    for column in 0..11 {
        if column > 0 {
            cursor.expect('/', "`/` and the next column")?;
        }
        let mut points = Point::all().filter(|point| point.column() == column);
        while points.clone().next().is_some() {
            let start = *cursor;
            let sign = cursor.peek().ok_or_else(|| start.error("the rest of the column"))?;
            if sign.is_ascii_digit() {
                let empty = cursor.number("a number of empty points")?;
                if empty == 0 || empty > points.clone().count() as u64 {
                    return Err(start.error("as many empty points as the column has left"));
                }
                points.by_ref().take(empty as usize).for_each(drop);
                continue;
            }
            cursor.bump();
            let set = match sign {
                'W' => &mut rings[0],
                'B' => &mut rings[1],
                'w' => &mut markers[0],
                'b' => &mut markers[1],
                _ => return Err(start.error("`W`, `B`, `w`, `b` or a number of empty points")),
            };
            set.extend(points.next());
        }
    }
    Ok((rings, markers))
}
