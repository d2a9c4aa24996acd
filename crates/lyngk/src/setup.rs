//! The state part of a position code.
//!
//! `<columns>;<side>;<phase>;<claims>;<won>`, for example `R/I(GB)2/…/1;2;turn;rk-g;1-0`:
//! - columns a to i joined by `/`, each from row 1 up: a letter `I B R G K J` for a single piece, the letters of a
//!   higher stack from bottom to top in parentheses, a number for as many empty points;
//! - side to act, `1` the first mover or `2`;
//! - phase `turn` at the start of a turn, also of a finished game's, or `move` when a colour was claimed in this turn;
//! - colours claimed by the first mover, `-`, colours claimed by the other, as lower case letters;
//! - stacks won by the first mover and by the other.

use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError, Player};

use crate::board::POINTS;
use crate::{Colour, Piece, Point, Position};

/// A position as somebody describes it, possibly impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces on each point from bottom to top, points in ascending order.
    pub stacks: [Vec<Piece>; POINTS],
    /// Who decides next.
    pub to_act: Player,
    /// Whether the player to act has claimed a colour in this turn.
    pub claimed: bool,
    /// The colours of the first mover and of the other.
    pub claims: [Vec<Colour>; 2],
    /// Stacks won by the first mover and by the other.
    pub won: [u8; 2],
}

impl Setup {
    pub(crate) fn of(position: &Position) -> Setup {
        let mut setup = Setup {
            stacks: [const { Vec::new() }; POINTS],
            to_act: position.to_act,
            claimed: position.claimed,
            claims: Player::BOTH.map(|player| position.claims(player).collect()),
            won: position.won,
        };
        for (stack, point) in setup.stacks.iter_mut().zip(Point::all()) {
            stack.extend(position.pieces(point));
        }
        setup
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut empty = 0;
        let flush = |f: &mut fmt::Formatter<'_>, empty: &mut u32| match std::mem::take(empty) {
            0 => Ok(()),
            n => write!(f, "{n}"),
        };
        for (point, stack) in Point::all().zip(&self.stacks) {
            if point.column() > 0 && point.row() == 1 {
                flush(f, &mut empty)?;
                f.write_str("/")?;
            }
            let letters: String = stack.iter().map(|piece| piece.letter()).collect();
            match stack.len() {
                0 => {
                    empty += 1;
                    continue;
                }
                _ => flush(f, &mut empty)?,
            }
            match stack.len() {
                1 => f.write_str(&letters)?,
                _ => write!(f, "({letters})")?,
            }
        }
        flush(f, &mut empty)?;
        let side = self.to_act.index() + 1;
        let phase = if self.claimed { "move" } else { "turn" };
        let [first, second] = self.claims.each_ref().map(|colours| {
            colours.iter().map(|colour| colour.letter().to_ascii_lowercase()).collect::<String>()
        });
        write!(f, ";{side};{phase};{first}-{second};{}-{}", self.won[0], self.won[1])
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let stacks = read_columns(&mut cursor)?;
        cursor.expect(';', "`;` after the columns")?;
        let to_act = match cursor.peek() {
            Some('1') => Player::First,
            Some('2') => Player::Second,
            _ => return Err(cursor.error("the side to act, `1` or `2`")),
        };
        cursor.bump();
        cursor.expect(';', "`;` after the side to act")?;
        let start = cursor;
        let claimed = match cursor.take_while(|c| c != ';') {
            "turn" => false,
            "move" => true,
            _ => return Err(start.error("a phase (`turn`, or `move` after a claim)")),
        };
        cursor.expect(';', "`;` after the phase")?;
        let first = read_claims(&mut cursor);
        cursor.expect('-', "claimed colours (i, b, r, g, k), or `-` and the second player's")?;
        let claims = [first, read_claims(&mut cursor)];
        cursor.expect(';', "claimed colours (i, b, r, g, k), or `;` after them")?;
        let first = read_won(&mut cursor)?;
        cursor.expect('-', "`-` and the stacks the second player won")?;
        let won = [first, read_won(&mut cursor)?];
        cursor.end()?;
        Ok(Setup { stacks, to_act, claimed, claims, won })
    }
}

fn read_won(cursor: &mut Cursor<'_>) -> Result<u8, ParseError> {
    const EXPECTED: &str = "a number of won stacks, at most 8";
    let start = *cursor;
    let count = cursor.number(EXPECTED)?;
    u8::try_from(count).ok().filter(|&count| count <= 8).ok_or(start.error(EXPECTED))
}

fn read_claims(cursor: &mut Cursor<'_>) -> Vec<Colour> {
    let colour =
        |letter: char| Colour::ALL.into_iter().find(|colour| colour.letter().to_ascii_lowercase() == letter);
    cursor.take_while(|c| colour(c).is_some()).chars().filter_map(colour).collect()
}

fn read_columns(cursor: &mut Cursor<'_>) -> Result<[Vec<Piece>; POINTS], ParseError> {
    let mut stacks = [const { Vec::new() }; POINTS];
    for column in 0..9 {
        if column > 0 {
            cursor.expect('/', "`/` and the next column")?;
        }
        let mut points = Point::all().filter(|point| point.column() == column);
        while points.clone().next().is_some() {
            let start = *cursor;
            if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
                let empty = cursor.number("a number of empty points")?;
                if empty == 0 || empty > points.clone().count() as u64 {
                    return Err(start.error("as many empty points as the column has left"));
                }
                points.by_ref().take(empty as usize).for_each(drop);
            } else if let Some(point) = points.next() {
                stacks[point.index()] = read_stack(cursor)?;
            }
        }
    }
    Ok(stacks)
}

fn read_stack(cursor: &mut Cursor<'_>) -> Result<Vec<Piece>, ParseError> {
    let start = *cursor;
    if cursor.eat('(') {
        let letters = cursor.take_while(|c| Piece::from_letter(c).is_some());
        cursor.expect(')', "a letter I, B, R, G, K, J, or `)` after the stack")?;
        if letters.len() < 2 {
            return Err(start.error("two or more letters in parentheses"));
        }
        return Ok(letters.chars().filter_map(Piece::from_letter).collect());
    }
    let piece = cursor.bump().and_then(Piece::from_letter);
    piece
        .map(|piece| vec![piece])
        .ok_or(start.error("a letter I, B, R, G, K, J, `(` or a number of empty points"))
}
