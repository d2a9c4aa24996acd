use std::fmt;

use crate::Game;

/// A game whose positions can be drawn with characters.
pub trait Draw: Game {
    /// The board with what is on it, and not a word about it.
    fn draw(&self, position: &Self::Position) -> Picture;
}

/// What a character of a [`Picture`] stands for, so that a terminal can colour it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Text and whatever has no colour of its own.
    #[default]
    Plain,
    /// Lines, empty points, coordinates.
    Faint,
    /// What the first mover has, where players have colours.
    First,
    /// What the second mover has.
    Second,
    /// A piece or tile of the n-th colour of the game.
    Colour(u8),
}

impl Ink {
    fn ansi(self) -> &'static str {
        const COLOURS: [&str; 6] = ["\x1b[33m", "\x1b[34m", "\x1b[31m", "\x1b[32m", "\x1b[35m", "\x1b[36m"];
        match self {
            Ink::Plain => "",
            Ink::Faint => "\x1b[2m",
            Ink::First => "\x1b[1;33m",
            Ink::Second => "\x1b[1;36m",
            Ink::Colour(n) => COLOURS[n as usize % COLOURS.len()],
        }
    }
}

/// A drawing made of characters. `Display` writes it plain, `{:#}` with terminal colours.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    rows: Vec<Vec<(char, Ink)>>,
}

impl Picture {
    /// An empty picture.
    pub fn new() -> Picture {
        Picture::default()
    }

    /// Writes `text` from column `x` of row `y` on, over what was there.
    pub fn put(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        if self.rows.len() <= y {
            self.rows.resize(y + 1, Vec::new());
        }
        let row = &mut self.rows[y];
        let end = x + text.chars().count();
        if row.len() < end {
            row.resize(end, (' ', Ink::Plain));
        }
        row[x..end].iter_mut().zip(text.chars()).for_each(|(cell, c)| *cell = (c, ink));
    }

    /// Adds a row of `text` below.
    pub fn line(&mut self, text: &str) {
        self.put(0, self.rows.len(), text, Ink::Plain);
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let end = row.iter().rposition(|&(c, _)| c != ' ').map_or(0, |last| last + 1);
            let mut current = Ink::Plain;
            for &(c, ink) in &row[..end] {
                if f.alternate() && ink != current {
                    f.write_str("\x1b[0m")?;
                    f.write_str(ink.ansi())?;
                    current = ink;
                }
                write!(f, "{c}")?;
            }
            if current != Ink::Plain {
                f.write_str("\x1b[0m")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_has_no_colour_and_no_trailing_space() {
        let mut picture = Picture::new();
        picture.put(2, 0, "o ", Ink::First);
        picture.put(0, 1, "b", Ink::Faint);
        assert_eq!(picture.to_string(), "  o\nb\n");
        assert_eq!(format!("{picture:#}"), "  \x1b[0m\x1b[1;33mo\x1b[0m\n\x1b[0m\x1b[2mb\x1b[0m\n");
    }
}
