//! The state part of a position code.
//!
//! `<columns>;<side>;<phase>;<removed>`, for example `4/7/2W5/…;w;move;0-1`:
//! - columns a to k joined by `/`, each from its first row up: `W`, `B` rings, `w`, `b` markers, a number for as
//!   many empty points;
//! - side to act `w` or `b`;
//! - phase `place`, `move`, `passed` (a move, after the other one passed), `row`, `ring`, `gift-row`, `gift-ring`
//!   (a row or ring due to the other one's move) or `over`;
//! - rings removed by White and by Black.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, Game, ParseError, Player};

use crate::board::fives;
use crate::position::{RINGS, SUPPLY};
use crate::{Action, Phase, Point, Position, Yinsh};

/// A position as somebody describes it, possibly impossible.
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

/// Why a setup is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// Two pieces on one point.
    Crowded(Point),
    /// More markers on the board than the supply had, or, where a player is to move, none left to place.
    Markers(u32),
    /// Rings on the board and removed do not make up the rings this player has placed.
    Rings(Player),
    /// A player has removed as many rings as win, and the game goes on; or both have.
    Won,
    /// While rings are placed there are no markers and no removed rings, and the players alternate.
    Placing,
    /// A row of this player stands that should have been removed before.
    RowLeft(Player),
    /// There is no row to remove.
    NoRow,
    /// Only a row or a ring can be due to the other one's move.
    Gift,
    /// The other player cannot have passed: his rings can move.
    Passed,
    /// Nothing ends the game here.
    NotOver,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Crowded(point) => write!(f, "two pieces on {point}"),
            SetupError::Markers(count) => write!(f, "{count} markers on the board are too many"),
            SetupError::Rings(player) => {
                write!(f, "rings on the board and rings removed do not add up for the {player} player")
            }
            SetupError::Won => f.write_str("the rings removed would have ended the game before"),
            SetupError::Placing => {
                f.write_str("no markers, removed rings or extra turns while rings are placed")
            }
            SetupError::RowLeft(player) => {
                write!(f, "a row of the {player} player stands that must be removed first")
            }
            SetupError::NoRow => f.write_str("there is no row to remove"),
            SetupError::Gift => f.write_str("only a row or a ring can be due to the other player's move"),
            SetupError::Passed => f.write_str("the other player cannot have passed, his rings can move"),
            SetupError::NotOver => f.write_str("nothing ends the game here"),
        }
    }
}

impl Error for SetupError {}

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

    pub(crate) fn validate(&self, game: &Yinsh) -> Result<Position, SetupError> {
        let mut position = game.start();
        let mut taken = 0;
        let mut fill = |points: &[Point]| {
            points.iter().try_fold(0, |set, point| match taken & point.bit() {
                0 => {
                    taken |= point.bit();
                    Ok(set | point.bit())
                }
                _ => Err(SetupError::Crowded(*point)),
            })
        };
        for i in 0..2 {
            position.rings[i] = fill(&self.rings[i])?;
            position.markers[i] = fill(&self.markers[i])?;
        }
        position.removed = self.removed;
        position.to_act = self.to_act;
        position.phase = self.phase;
        position.gift = self.gift;
        position.passed = self.passed;
        position.board_key = position.hash_board();
        match self.phase {
            Phase::Place => position.validate_placing(),
            _ => position.validate_play(game.rings_to_win()),
        }
        .map(|()| position)
    }

    fn sign(&self, point: Point) -> Option<char> {
        let sets =
            [(&self.rings[0], 'W'), (&self.rings[1], 'B'), (&self.markers[0], 'w'), (&self.markers[1], 'b')];
        sets.into_iter().find(|(set, _)| set.contains(&point)).map(|(_, sign)| sign)
    }
}

impl Position {
    fn validate_placing(&self) -> Result<(), SetupError> {
        let [white, black] = self.rings.map(u128::count_ones);
        let turn = if white == black { Player::First } else { Player::Second };
        let fair = white - black.min(white) <= 1 && black <= white && white + black < 2 * RINGS;
        let quiet = self.markers == [0; 2] && self.removed == [0; 2] && !self.gift && !self.passed;
        if fair && quiet && turn == self.to_act { Ok(()) } else { Err(SetupError::Placing) }
    }

    fn validate_play(&self, rings_to_win: u8) -> Result<(), SetupError> {
        let short = |player: &Player| {
            self.rings[player.index()].count_ones() + u32::from(self.removed[player.index()]) != RINGS
        };
        if let Some(player) = Player::BOTH.into_iter().find(short) {
            return Err(SetupError::Rings(player));
        }
        let markers = (self.markers[0] | self.markers[1]).count_ones();
        // A row just taken has left five markers fewer than there ever were; a move needs one to place.
        let room = match self.phase {
            Phase::Ring => 5,
            Phase::Move => 1,
            _ => 0,
        };
        if markers + room > SUPPLY {
            return Err(SetupError::Markers(markers));
        }
        let won = self.removed.map(|removed| removed >= rings_to_win);
        if won[0] && won[1] || self.phase != Phase::Over && (won[0] || won[1]) {
            return Err(SetupError::Won);
        }
        if self.gift && !matches!(self.phase, Phase::Row | Phase::Ring) {
            return Err(SetupError::Gift);
        }
        self.validate_rows(won[0] || won[1])?;
        self.validate_passes(markers == SUPPLY, won[0] || won[1])
    }

    fn validate_rows(&self, won: bool) -> Result<(), SetupError> {
        let has_row =
            |player: Player| fives(self.markers[player.index()]).into_iter().any(|starts| starts != 0);
        let none_left = |player| if has_row(player) { Err(SetupError::RowLeft(player)) } else { Ok(()) };
        match self.phase {
            Phase::Row if !has_row(self.to_act) => Err(SetupError::NoRow),
            Phase::Row | Phase::Ring if self.gift => none_left(self.to_act.opponent()),
            Phase::Row | Phase::Ring => Ok(()),
            Phase::Over if won => Ok(()),
            _ => none_left(Player::First).and_then(|()| none_left(Player::Second)),
        }
    }

    fn validate_passes(&self, supply_empty: bool, won: bool) -> Result<(), SetupError> {
        let stuck = |player: Player| {
            let asked = Position { to_act: player, phase: Phase::Move, ..*self };
            asked.check(Action::Pass).is_ok()
        };
        match self.phase {
            _ if self.passed && (self.phase != Phase::Move || !stuck(self.to_act.opponent())) => {
                Err(SetupError::Passed)
            }
            Phase::Over if !(won || supply_empty || stuck(Player::First) && stuck(Player::Second)) => {
                Err(SetupError::NotOver)
            }
            _ => Ok(()),
        }
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
