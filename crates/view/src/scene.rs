use orrery_games::core::Player;
use orrery_games::kulami;
use orrery_games::lyngk;

use crate::{Phrase, Spot, yinsh};

/// A position as it lies on the table, with everything that is drawn on and around the pieces.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Scene {
    /// What lies on the board, from back to front.
    pub pieces: Vec<Piece>,
    /// What is drawn to explain; the order among marks of one kind is the order of drawing.
    pub marks: Vec<Mark>,
}

/// Something on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Where.
    pub at: Spot,
    /// What.
    pub art: Art,
    /// Whether a hand has picked it up.
    pub lifted: bool,
}

/// What a piece looks like.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Art {
    /// A ring of YINSH.
    Ring(Player),
    /// A marker of YINSH.
    Marker(Player),
    /// A stack of LYNGK, bottom piece first.
    Stack(Vec<lyngk::Piece>),
    /// A marble of Kulami.
    Marble(kulami::Colour),
}

impl Art {
    /// Whose it is or what colour it has, for those who do not see it: White, Red, Ivory.
    pub fn label(&self) -> Phrase {
        match self {
            Art::Ring(player) | Art::Marker(player) => yinsh::label(*player),
            Art::Stack(pieces) => crate::lyngk::label(pieces),
            Art::Marble(colour) => crate::kulami::label(*colour),
        }
    }
}

/// How a legal target is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A dot on an empty point.
    Empty,
    /// The same, at the end of a jump.
    Jump,
    /// A ring round something that stands there.
    Piece,
    /// A ring and a light dot in a hole.
    Hole,
}

/// Something drawn to explain. *Accent* marks speak of what can be done, *past* marks of what was.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// Accent: the piece in hand.
    Selected(Spot),
    /// Accent: what can be picked up, shown under the pointer.
    Pickable(Spot),
    /// Accent: where the next touch may go.
    Target(Spot, Target),
    /// Accent: the target under the pointer or the keyboard.
    Aim(Spot),
    /// What would stand there.
    Ghost(Spot, Art),
    /// Accent: the way there, with what is stepped on numbered from 1.
    Path(Vec<Spot>),
    /// Accent: a marker that would be flipped, now of this player.
    WillFlip(Spot, Player),
    /// Accent: a row on offer from end to end; the chosen one filled.
    Row {
        /// One end.
        from: Spot,
        /// The other end.
        to: Spot,
        /// Whether it is the one under the pointer or picked.
        chosen: bool,
    },
    /// Accent: a marker that belongs to a row on offer.
    InRow(Spot),
    /// Accent: the number of a choice.
    Number {
        /// Where.
        at: Spot,
        /// The number.
        number: usize,
        /// Whether it is the one under the pointer or picked.
        chosen: bool,
    },
    /// Past: the way of the last move.
    LastPath(Vec<Spot>),
    /// Past: what was moved or placed last.
    Last(Spot),
    /// Past: what the same player placed before that, or flipped pieces: a dashed ring.
    LastDashed(Spot),
    /// Past: what was taken away there.
    Taken(Spot, Art),
    /// Kulami: a captured tile, by its holes.
    TileOwner(Vec<Spot>, kulami::Colour),
    /// Kulami: a tile on which the next marble may not lie, by its holes.
    Barred(Vec<Spot>),
    /// Kulami: the row or the column of the last marble, end to end.
    Cross(Spot, Spot),
    /// Kulami: the largest area of a colour.
    Area(Vec<Spot>, kulami::Colour),
    /// Kulami: a line of five or more, end to end, with its points.
    Line {
        /// One end.
        from: Spot,
        /// The other end.
        to: Spot,
        /// What it is worth.
        points: i32,
    },
    /// LYNGK: a stack spread out beside itself.
    Spread {
        /// Where it stands.
        at: Spot,
        /// Its pieces, bottom piece first.
        pieces: Vec<lyngk::Piece>,
        /// How many of them, from the top, would be added.
        added: usize,
    },
    /// LYNGK: what is in a stack, small, where all stacks are spread; bottom piece first.
    Strip(Spot, Vec<lyngk::Piece>),
    /// Past: an empty point from which the last move went.
    Origin(Spot),
    /// Accent: what the engine would do.
    Hint(Vec<Spot>),
    /// Accent: a way that is advised, with its rank from 1; the first is the boldest.
    Advised(Vec<Spot>, usize),
    /// Threat: what the other side would do.
    Threat(Vec<Spot>),
    /// What playing there comes to, proved: a figure, and whether nothing is better.
    Worth {
        /// Where.
        at: Spot,
        /// The figure as it is written.
        figure: String,
        /// Whether it is the best there is.
        best: bool,
    },
}

/// Which part of the final score is drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tally {
    /// As during play.
    #[default]
    Tiles,
    /// The largest areas.
    Area,
    /// The lines.
    Lines,
    /// All of it.
    All,
}
