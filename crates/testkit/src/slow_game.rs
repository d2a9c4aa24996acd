use orrery_core::{Outcome, Player, Score};

/// A game written to be obviously right rather than fast, known by text alone: the texts are those of
/// docs/NOTATION.md. It trusts its caller: text it cannot read is a bug of the test and panics.
pub trait SlowGame: Clone {
    /// The start of the game with this config, spelled as configs are printed.
    fn from_config(config: &str) -> Self;

    /// The position with this code, spelled as codes are printed, at the start of a turn.
    fn from_code(code: &str) -> Self;

    /// Who decides next.
    fn to_act(&self) -> Player;

    /// All legal actions, sorted as plain text; none when the game is over.
    fn legal(&self) -> Vec<String>;

    /// Plays a legal action.
    fn play(&mut self, action: &str);

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// The points as if the game ended now.
    fn score(&self) -> Score;
}
