use std::fmt;
use std::str::FromStr;

macro_rules! themes {
    ($($(#[$doc:meta])* $Theme:ident $key:literal,)*) => {
        /// What a puzzle is about. The key never changes; a further theme comes last, because files count them.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Theme { $($(#[$doc])* $Theme,)* }

        impl Theme {
            /// All themes.
            pub const ALL: &[Theme] = &[$(Theme::$Theme,)*];

            /// Its name in text keys, files and programs.
            pub fn key(self) -> &'static str {
                match self { $(Theme::$Theme => $key,)* }
            }
        }
    };
}

themes! {
    /// YINSH: a row at once.
    Row "row",
    /// YINSH: two rings or more within the puzzle.
    DoubleRow "double-row",
    /// YINSH: the ring that wins.
    LastRing "last-ring",
    /// YINSH: one player completes a row for the other.
    GiftRow "gift-row",
    /// YINSH: the first move flips three markers or more.
    ManyFlips "many-flips",
    /// YINSH: the row is one of flipped markers; the marker that was just put down is not in it.
    FlippedRow "flipped-row",
    /// YINSH: the first move flips nothing.
    NoFlip "no-flip",
    /// LYNGK: a stack of five is completed at once.
    FiveStack "five-stack",
    /// LYNGK: the first move goes over stacks of the solver's colour.
    Chain "chain",
    /// LYNGK: only a claim makes it possible.
    Claim "claim",
    /// LYNGK: a joker is in it.
    Joker "joker",
    /// LYNGK: the end is decided by the stacks left on the board.
    TieBreak "tie-break",
    /// LYNGK: the first move covers a stack of the opponent's colour.
    Cover "cover",
    /// Kulami: the first marble decides a tile.
    Tile "tile",
    /// Kulami: after the first marble the opponent cannot place one.
    LockOut "lock-out",
    /// Kulami: after the first marble the opponent has one hole only.
    Forced "forced",
    /// Kulami: without the points for areas it would not be reached.
    Area "area",
    /// Kulami: without the points for lines it would not be reached.
    Line "line",
    /// Kulami: a win by a single point.
    OnePoint "one-point",
    /// Kulami: a tile could be decided at once, and that would be wrong.
    Patience "patience",
    /// The opponent's next point is prevented.
    Guard "guard",
    /// After the first turn one thing is threatened, and nothing stops it.
    Threat "threat",
    /// After the first turn there is more than one way on, and the opponent cannot stop them all.
    Fork "fork",
    /// There is no win; the aim is a draw.
    SaveDraw "save-draw",
    /// The win is as high as it can be.
    Margin "margin",
    /// Kulami: after the first marble the opponent can decide no tile, and after others could.
    Steer "steer",
    /// Kulami: the first marble lies on a tile that is settled, so that somebody else has to move.
    Tempo "tempo",
    /// Kulami: the first marble takes a tile from the opponent, where nothing else is to be said.
    Deny "deny",
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Theme {
    type Err = ();

    fn from_str(text: &str) -> Result<Theme, ()> {
        Theme::ALL.iter().copied().find(|theme| theme.key() == text).ok_or(())
    }
}
