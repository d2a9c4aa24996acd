use std::fmt;

/// One of the five colours (L2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// I
    Ivory,
    /// B
    Blue,
    /// R
    Red,
    /// G
    Green,
    /// K
    Black,
}

impl Colour {
    /// All five, in the order of the notation.
    pub const ALL: [Colour; 5] = [Colour::Ivory, Colour::Blue, Colour::Red, Colour::Green, Colour::Black];

    /// The letter as in layouts, upper case; actions write it in lower case.
    pub const fn letter(self) -> char {
        match self {
            Colour::Ivory => 'I',
            Colour::Blue => 'B',
            Colour::Red => 'R',
            Colour::Green => 'G',
            Colour::Black => 'K',
        }
    }

    /// The colour of an upper case letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// The colour's place in [`Colour::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour as a set of colours.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Colour::Ivory => "ivory",
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Black => "black",
        })
    }
}

/// A piece on the board (L2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// One of 8 of its colour.
    Coloured(Colour),
    /// One of the 3 white jokers.
    Joker,
}

impl Piece {
    /// The six kinds, in the order of the notation.
    pub const KINDS: [Piece; 6] = [
        Piece::Coloured(Colour::Ivory),
        Piece::Coloured(Colour::Blue),
        Piece::Coloured(Colour::Red),
        Piece::Coloured(Colour::Green),
        Piece::Coloured(Colour::Black),
        Piece::Joker,
    ];

    /// How many of this kind there are (L2).
    pub const fn supply(self) -> usize {
        match self {
            Piece::Coloured(_) => 8,
            Piece::Joker => 3,
        }
    }

    /// The colour, if it is no joker.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Piece::Coloured(colour) => Some(colour),
            Piece::Joker => None,
        }
    }

    /// The letter as in layouts.
    pub const fn letter(self) -> char {
        match self {
            Piece::Coloured(colour) => colour.letter(),
            Piece::Joker => 'J',
        }
    }

    /// The piece of an upper case letter.
    pub fn from_letter(letter: char) -> Option<Piece> {
        Piece::KINDS.into_iter().find(|piece| piece.letter() == letter)
    }

    /// The kind's place in [`Piece::KINDS`].
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Piece::Coloured(colour) => colour.index(),
            Piece::Joker => 5,
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Coloured(colour) => colour.fmt(f),
            Piece::Joker => f.write_str("joker"),
        }
    }
}
