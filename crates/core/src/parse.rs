use std::error::Error;
use std::fmt;

/// Text that cannot be read: where, what was expected there, and what stood there instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The place in the text, in characters counted from 1.
    pub column: usize,
    /// What would have been right there.
    pub expected: &'static str,
    /// What stood there, shortened; empty at the end of the text.
    pub found: String,
}

impl ParseError {
    /// An error at `column` (from 1) where `rest` stands instead of what was `expected`.
    pub fn new(column: usize, expected: &'static str, rest: &str) -> ParseError {
        ParseError { column, expected, found: shown(rest) }
    }

    /// The same error in a longer text, of which this was the part after `chars` characters.
    pub fn shifted(mut self, chars: usize) -> ParseError {
        self.column += chars;
        self
    }
}

/// As much of a foreign text as a message repeats, without anything that would disturb it.
pub fn shown(text: &str) -> String {
    const SHOWN: usize = 24;
    let mut shown = String::new();
    for c in text.chars().take(SHOWN) {
        match c {
            '"' | '\'' | '\\' => shown.push(c),
            _ => shown.extend(c.escape_debug()),
        }
    }
    if text.chars().nth(SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}, ", self.column, self.expected)?;
        if self.found.is_empty() {
            f.write_str("found the end of the text")
        } else {
            write!(f, "found `{}`", self.found)
        }
    }
}

impl Error for ParseError {}

/// Writes a point of a board as [`Cursor::point`] reads it: `f6`.
pub fn write_point(f: &mut fmt::Formatter<'_>, column: u8, row: u8) -> fmt::Result {
    write!(f, "{}{row}", char::from(b'a' + column))
}

/// A place in a text that is being read, which knows its column.
///
/// ```
/// use orrery_core::Cursor;
///
/// let mut cursor = Cursor::new("f12");
/// assert!(cursor.eat('f'));
/// assert_eq!(cursor.number("a row"), Ok(12));
/// assert_eq!(cursor.end(), Ok(()));
///
/// let error = Cursor::new("z").number("a row").unwrap_err();
/// assert_eq!(error.to_string(), "column 1: expected a row, found `z`");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Cursor<'a> {
    /// At the start of `text`.
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, offset: 0 }
    }

    /// What is still unread.
    pub fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    /// The next character, unread.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads one character.
    pub fn bump(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.offset += next.len_utf8();
        Some(next)
    }

    /// Reads `wanted` if it comes next.
    pub fn eat(&mut self, wanted: char) -> bool {
        let hit = self.peek() == Some(wanted);
        if hit {
            self.offset += wanted.len_utf8();
        }
        hit
    }

    /// Reads the longest run of characters that satisfy `wanted`.
    pub fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.offset += end;
        &rest[..end]
    }

    /// Reads a number without sign or leading zeros.
    pub fn number(&mut self, expected: &'static str) -> Result<u64, ParseError> {
        let start = *self;
        let digits = self.take_while(|c| c.is_ascii_digit());
        match digits.parse() {
            Ok(number) if digits.len() == 1 || !digits.starts_with('0') => Ok(number),
            _ => Err(start.error(expected)),
        }
    }

    /// Reads a point of a board: a letter for its column, in either case, then the number of its row. `find` knows
    /// which points there are, by the column from 0 and the row as it is written.
    pub fn point<P>(
        &mut self,
        expected: &'static str,
        find: impl FnOnce(u8, u8) -> Option<P>,
    ) -> Result<P, ParseError> {
        let start = *self;
        let column = self.bump().filter(char::is_ascii_alphabetic).ok_or_else(|| start.error(expected))?;
        let row = self.number(expected).ok().and_then(|row| u8::try_from(row).ok());
        row.and_then(|row| find(column.to_ascii_lowercase() as u8 - b'a', row))
            .ok_or_else(|| start.error(expected))
    }

    /// Reads `wanted` or fails, saying what was `expected`.
    pub fn expect(&mut self, wanted: char, expected: &'static str) -> Result<(), ParseError> {
        if self.eat(wanted) { Ok(()) } else { Err(self.error(expected)) }
    }

    /// Fails unless everything is read.
    pub fn end(&self) -> Result<(), ParseError> {
        match self.rest() {
            "" => Ok(()),
            _ => Err(self.error("the end of the text")),
        }
    }

    /// An error at this place.
    pub fn error(&self, expected: &'static str) -> ParseError {
        ParseError::new(self.text[..self.offset].chars().count() + 1, expected, self.rest())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_place_wish_and_find() {
        let mut cursor = Cursor::new("ab7x");
        cursor.take_while(char::is_alphabetic);
        assert_eq!(cursor.number("a number"), Ok(7));
        let error = cursor.end().unwrap_err();
        assert_eq!(error.to_string(), "column 4: expected the end of the text, found `x`");
        assert_eq!(
            Cursor::new("").number("a number").unwrap_err().to_string(),
            "column 1: expected a number, found the end of the text"
        );
    }

    #[test]
    fn a_point_is_written_as_it_is_read() {
        struct Point(u8, u8);
        impl fmt::Display for Point {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_point(f, self.0, self.1)
            }
        }
        assert_eq!(Point(5, 12).to_string(), "f12");
        assert_eq!(Cursor::new("F12").point("a point", |column, row| Some((column, row))), Ok((5, 12)));
    }

    #[test]
    fn long_and_unprintable_finds_are_tamed() {
        let error = ParseError::new(1, "a point", &"\u{7}z".repeat(50));
        assert!(error.found.chars().count() < 120, "{}", error.found);
        assert!(error.found.starts_with("\\u{7}z") && error.found.ends_with('…'));
    }

    #[test]
    fn numbers_have_no_leading_zero_and_no_overflow() {
        assert!(Cursor::new("07").number("n").is_err());
        assert!(Cursor::new("99999999999999999999").number("n").is_err());
        assert_eq!(Cursor::new("0").number("n"), Ok(0));
    }
}
