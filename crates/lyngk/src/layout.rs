use std::fmt;
use std::str::FromStr;

use orrery_core::{Cursor, ParseError, Rng};

use crate::board::POINTS;
use crate::{ConfigError, Piece, Point};

/// The 43 pieces of the start, one on each point (L2). Always holds 8 of each colour and 3 jokers.
///
/// Its text is their letters in the order of the points: a1, b1–b4, c1–c7, d1–d6, e1–e7, f1–f6, g1–g7, h1–h4, i1.
///
/// ```
/// use orrery_lyngk::{Layout, Piece};
///
/// let layout = Layout::from_seed(7);
/// assert_eq!(layout, Layout::from_seed(7));
/// assert_eq!(layout.pieces().filter(|(_, piece)| *piece == Piece::Joker).count(), Piece::Joker.supply());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout([Piece; POINTS]);

impl Layout {
    /// The layout with these pieces in the order of the points, if their numbers are right.
    pub fn new(pieces: [Piece; POINTS]) -> Result<Layout, ConfigError> {
        for piece in Piece::KINDS {
            let found = pieces.iter().filter(|&&other| other == piece).count();
            if found != piece.supply() {
                return Err(ConfigError::LayoutCount { piece, found });
            }
        }
        Ok(Layout(pieces))
    }

    /// The layout that `seed` draws: the pieces in the order 8 I, 8 B, 8 R, 8 G, 8 K, 3 J, shuffled by [`Rng`].
    pub fn from_seed(seed: u64) -> Layout {
        let mut pieces = [Piece::Joker; POINTS];
        let sorted = Piece::KINDS.into_iter().flat_map(|piece| std::iter::repeat_n(piece, piece.supply()));
        pieces.iter_mut().zip(sorted).for_each(|(slot, piece)| *slot = piece);
        Rng::new(seed).shuffle(&mut pieces);
        Layout(pieces)
    }

    /// The piece on each point, in ascending order of points.
    pub fn pieces(&self) -> impl Iterator<Item = (Point, Piece)> {
        Point::all().zip(self.0)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|piece| write!(f, "{}", piece.letter()))
    }
}

impl FromStr for Layout {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let mut cursor = Cursor::new(text);
        let mut pieces = [Piece::Joker; POINTS];
        for piece in &mut pieces {
            let start = cursor;
            let letter = cursor.bump().and_then(Piece::from_letter);
            *piece =
                letter.ok_or(start.error("43 letters of I, B, R, G, K, J")).map_err(ConfigError::Syntax)?;
        }
        cursor.end().map_err(|error| {
            ConfigError::Syntax(ParseError { expected: "no more than 43 letters", ..error })
        })?;
        Layout::new(pieces)
    }
}
