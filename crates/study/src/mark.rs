use std::fmt;
use std::str::FromStr;

/// A point of a board as notation writes it: column letter and row number. Whether the board has it is known to its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    column: u8,
    row: u8,
}

/// What a mark is to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Tone {
    /// Look here.
    #[default]
    Plain,
    /// This is good.
    Good,
    /// This is what the other side would do.
    Threat,
}

/// Something drawn on a board.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// From one point to another.
    Arrow(Place, Place, Tone),
    /// One point.
    Point(Place, Tone),
    /// Several points together; never none.
    Area(Vec<Place>, Tone),
}

/// Why a text is no mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkError;

impl Mark {
    /// The marks of a list with semicolons; what is none is left out, so that a later version may know more kinds.
    ///
    /// ```
    /// use orrery_study::Mark;
    ///
    /// let marks = Mark::read_all("arrow a1 c3; point d4 good");
    /// assert_eq!(Mark::write_all(&marks), "arrow a1 c3; point d4 good");
    /// ```
    pub fn read_all(text: &str) -> Vec<Mark> {
        text.split(';').filter_map(|mark| mark.trim().parse().ok()).collect()
    }

    /// The list that reads as these marks.
    pub fn write_all(marks: &[Mark]) -> String {
        marks.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    /// What it is to say.
    pub fn tone(&self) -> Tone {
        match self {
            Mark::Arrow(_, _, tone) | Mark::Point(_, tone) | Mark::Area(_, tone) => *tone,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row)
    }
}

impl FromStr for Place {
    type Err = MarkError;

    fn from_str(text: &str) -> Result<Place, MarkError> {
        /// The widest and the highest board there is.
        const SIDE: u8 = 11;
        let (letter, digits) = text.as_bytes().split_first().ok_or(MarkError)?;
        let column = letter.to_ascii_lowercase().wrapping_sub(b'a');
        let is_number = matches!(digits, [b'1'..=b'9'] | [b'1', b'0'..=b'1']);
        let row = str::from_utf8(digits).ok().filter(|_| is_number).and_then(|row| row.parse().ok());
        match (column, row) {
            (column @ ..SIDE, Some(row)) => Ok(Place { column, row }),
            _ => Err(MarkError),
        }
    }
}

impl Tone {
    const ALL: [(Tone, &'static str); 3] =
        [(Tone::Plain, ""), (Tone::Good, " good"), (Tone::Threat, " threat")];
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Arrow(from, to, _) => write!(f, "arrow {from} {to}")?,
            Mark::Point(place, _) => write!(f, "point {place}")?,
            Mark::Area(places, _) => {
                f.write_str("area")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))?;
            }
        }
        f.write_str(Tone::ALL[self.tone() as usize].1)
    }
}

impl FromStr for Mark {
    type Err = MarkError;

    fn from_str(text: &str) -> Result<Mark, MarkError> {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let named = |word: &&str| Tone::ALL[1..].iter().find(|(_, name)| name.trim() == *word);
        let tone = words.last().and_then(named).map_or(Tone::Plain, |(tone, _)| *tone);
        if tone != Tone::Plain {
            words.pop();
        }
        let (kind, places) = words.split_first().ok_or(MarkError)?;
        let places: Vec<Place> = places.iter().map(|place| place.parse()).collect::<Result<_, _>>()?;
        match (*kind, places.as_slice()) {
            ("arrow", [from, to]) => Ok(Mark::Arrow(*from, *to, tone)),
            ("point", [place]) => Ok(Mark::Point(*place, tone)),
            ("area", [_, ..]) => Ok(Mark::Area(places, tone)),
            _ => Err(MarkError),
        }
    }
}

impl fmt::Display for MarkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a mark such as `arrow e5 e9`, `point f6 threat` or `area a1 a2 b1`")
    }
}

impl std::error::Error for MarkError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_both_ways() {
        let text = "arrow e5 e9; point f6 threat; area a1 a2 k11 good; point d10";
        let marks = Mark::read_all(text);
        assert_eq!(marks.len(), 4);
        assert_eq!(Mark::write_all(&marks), text);
    }

    #[test]
    fn what_is_no_mark_is_left_out() {
        for text in [
            "",
            "arrow e5",
            "arrow e5 e9 e7",
            "point",
            "point l1",
            "point a12",
            "point a0",
            "area",
            "circle e5",
            "point é1",
            "point a+1",
            "good",
        ] {
            assert!(text.parse::<Mark>().is_err(), "{text}");
        }
        assert_eq!(Mark::read_all("ring e5; point F6").len(), 1);
    }
}
