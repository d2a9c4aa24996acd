use std::fmt;
use std::str::FromStr;

use orrery_games::GameKind;

use crate::PuzzleId;

/// How long a rush takes, in milliseconds.
pub const RUSH: f64 = 180_000.0;

/// After so many mistakes a rush is over before its time.
pub const MISTAKES: u32 = 3;

/// After so many solved puzzles the hardest have come.
const STEPS: f64 = 40.0;

/// One game, or all of them by turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// All games.
    All,
    /// One game.
    Game(GameKind),
}

impl Scope {
    /// Whether a game belongs to it.
    pub fn has(self, game: GameKind) -> bool {
        self == Scope::All || self == Scope::Game(game)
    }

    /// The game of the puzzle that comes after so many.
    pub fn game(self, count: u32) -> GameKind {
        match self {
            Scope::All => GameKind::ALL[count as usize % GameKind::ALL.len()],
            Scope::Game(game) => game,
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scope::All => f.write_str("mix"),
            Scope::Game(game) => write!(f, "{game}"),
        }
    }
}

impl FromStr for Scope {
    type Err = ();

    fn from_str(text: &str) -> Result<Scope, ()> {
        if text == "mix" { Ok(Scope::All) } else { text.parse().map(Scope::Game).map_err(|_| ()) }
    }
}

/// Puzzles that are counted together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RunKind {
    /// Harder and harder until the first mistake.
    Streak,
    /// As many as one can in three minutes.
    Rush,
}

impl RunKind {
    /// Its name in kept texts and text keys.
    pub fn key(self) -> &'static str {
        match self {
            RunKind::Streak => "streak",
            RunKind::Rush => "rush",
        }
    }
}

/// A streak or a rush that goes on.
#[derive(Clone, PartialEq, Debug)]
pub struct Run {
    /// Which of the two.
    pub kind: RunKind,
    /// Of which games.
    pub scope: Scope,
    /// How many were solved.
    pub solved: u32,
    /// How many were not.
    pub wrong: u32,
    /// What has come already.
    pub seen: Vec<PuzzleId>,
    /// When a rush ends, in milliseconds since 1970.
    pub ends: Option<f64>,
}

impl Run {
    /// A run that begins now.
    pub fn begin(kind: RunKind, scope: Scope, now: f64) -> Run {
        let ends = (kind == RunKind::Rush).then_some(now + RUSH);
        Run { kind, scope, solved: 0, wrong: 0, seen: Vec::new(), ends }
    }

    /// Takes in how an attempt went.
    pub fn take_in(&mut self, solved: bool) {
        if solved { self.solved += 1 } else { self.wrong += 1 }
    }

    /// Whether it is over.
    pub fn is_over(&self, now: f64) -> bool {
        match self.kind {
            RunKind::Streak => self.wrong > 0,
            RunKind::Rush => self.wrong >= MISTAKES || self.left(now) <= 0.0,
        }
    }

    /// How much time is left, in milliseconds; nothing where there is no limit.
    pub fn left(&self, now: f64) -> f64 {
        self.ends.map_or(f64::INFINITY, |ends| (ends - now).clamp(0.0, RUSH))
    }

    /// How hard the next one is to be, as the share of all puzzles that are easier.
    pub fn hardness(&self) -> f64 {
        (f64::from(self.solved) / STEPS).min(1.0)
    }

    /// The game of the next puzzle.
    pub fn game(&self) -> GameKind {
        self.scope.game(self.solved + self.wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scopes_are_read_as_they_are_written() {
        for scope in GameKind::ALL.into_iter().map(Scope::Game).chain([Scope::All]) {
            assert_eq!(scope.to_string().parse(), Ok(scope));
        }
        assert_eq!("chess".parse::<Scope>(), Err(()));
    }

    #[test]
    fn a_streak_ends_with_the_first_mistake() {
        let mut run = Run::begin(RunKind::Streak, Scope::All, 0.0);
        for _ in 0..50 {
            assert!(!run.is_over(1e12) && run.hardness() <= 1.0);
            run.take_in(true);
        }
        assert_eq!(run.hardness(), 1.0);
        run.take_in(false);
        assert!(run.is_over(0.0) && run.solved == 50);
    }

    #[test]
    fn a_rush_ends_with_its_time_or_the_third_mistake() {
        let mut run = Run::begin(RunKind::Rush, Scope::All, 1000.0);
        assert!(!run.is_over(180_999.0) && run.is_over(181_000.0));
        assert_eq!((run.left(1000.0), run.left(500_000.0)), (RUSH, 0.0));
        // A clock that was put back gives no time.
        assert_eq!(run.left(-1e9), RUSH);
        run.take_in(false);
        run.take_in(false);
        assert!(!run.is_over(2000.0));
        run.take_in(false);
        assert!(run.is_over(2000.0));
    }

    #[test]
    fn a_mix_goes_through_all_games() {
        let games: Vec<GameKind> =
            (0..GameKind::ALL.len() as u32).map(|count| Scope::All.game(count)).collect();
        assert_eq!(games, GameKind::ALL);
    }
}
