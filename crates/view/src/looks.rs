use orrery_games::{GameKind, with_game};

use crate::{Question, Spot, Tally, View};

/// How a game looks and sounds, whatever its position: what is to be seen in its [`Description`](orrery_games::Description).
#[derive(Debug)]
pub struct Looks {
    /// The shape of what can be touched.
    pub hits: HitShape,
    /// A piece is set down.
    pub sound: Sound,
    /// What can be asked about a point, each with its words.
    pub questions: &'static [SpotQuestion],
    /// What asking for threats is called.
    pub threats: &'static str,
    /// Parts of the final score that can be shown on the board, each with its words; none if there is nothing to show.
    pub tallies: &'static [(Tally, &'static str)],
}

/// What can be asked about a point, with the key of its words.
pub type SpotQuestion = (&'static str, fn(Spot) -> Question);

/// The shape of what can be touched round a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HitShape {
    /// A circle.
    Round,
    /// A square: points lie side by side.
    Square,
}

/// A short burst of noise through a narrow filter, fading out.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sound {
    /// In hertz.
    pub pitch: f32,
    /// How long.
    pub seconds: f32,
    /// From 0 to 1.
    pub loudness: f32,
}

/// How a game looks and sounds.
pub fn looks(kind: GameKind) -> &'static Looks {
    with_game!(kind, G => &<G as View>::LOOKS)
}
