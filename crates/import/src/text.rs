//! Bytes as text, and places in it.

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;

/// A place in a file, as editors count.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The place in the line, in characters from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// The text of a file. What is no UTF-8 is Latin-1, in which every byte is a character.
pub(crate) struct Text<'a> {
    text: Cow<'a, str>,
    /// The offset that was asked for last, and its place: places are asked for in ascending order, so that counting goes
    /// through the text once.
    last: Cell<(usize, Place)>,
}

const START: Place = Place { line: 1, column: 1 };

impl<'a> Text<'a> {
    pub fn new(bytes: &'a [u8]) -> Text<'a> {
        let text = match std::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text.strip_prefix('\u{feff}').unwrap_or(text)),
            Err(_) => Cow::Owned(bytes.iter().map(|&byte| char::from(byte)).collect()),
        };
        Text { text, last: Cell::new((0, START)) }
    }

    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Where something other than space begins.
    pub fn beginning(&self) -> usize {
        self.text.len() - self.text.trim_start().len()
    }

    /// The place of an offset in bytes.
    pub fn place(&self, offset: usize) -> Place {
        let (from, mut place) =
            Some(self.last.get()).filter(|(from, _)| *from <= offset).unwrap_or((0, START));
        // An offset that is none, or lies inside of a character, is taken for the end: it only shows people where to look.
        let between = self.text.get(from..offset).or(self.text.get(from..)).unwrap_or_default();
        for c in between.chars() {
            place = match c {
                '\n' => Place { line: place.line + 1, column: 1 },
                _ => Place { column: place.column + 1, ..place },
            };
        }
        self.last.set((from + between.len(), place));
        place
    }

    /// The offset of a part of this text.
    pub fn offset_of(&self, part: &str) -> usize {
        (part.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_lines_and_characters() {
        let text = Text::new("ăb\nc\n".as_bytes());
        let place = |line, column| Place { line, column };
        assert_eq!(text.place(2), place(1, 2));
        assert_eq!(text.place(4), place(2, 1));
        assert_eq!(text.place(0), place(1, 1));
        assert_eq!(text.place(99), place(3, 1));
        assert_eq!(text.offset_of(&text.as_str()[4..]), 4);
    }

    #[test]
    fn what_is_no_utf_8_is_latin_1() {
        assert_eq!(Text::new(b"Ren\xe9").as_str(), "René");
        assert_eq!(Text::new("\u{feff}René".as_bytes()).as_str(), "René");
    }
}
