//! What somebody chose to practise, and how they practise now.

use orrery_puzzles::practice::{RunKind, Scope, Strength, Wish};
use orrery_puzzles::{PuzzleId, Theme};

use crate::browser;

/// Where the choice is kept: the games, how hard, and a theme or `-`.
const KEY: &str = "orrery.puzzles.choice.v1";

/// The games and what of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The games.
    pub scope: Scope,
    /// How hard, and what about.
    pub wish: Wish,
}

impl Choice {
    /// What was chosen last.
    pub fn load() -> Choice {
        let text = browser::stored(KEY).unwrap_or_default();
        let mut words = text.split(' ');
        let scope = words.next().and_then(|word| word.parse().ok()).unwrap_or(Scope::All);
        let strength =
            words.next().and_then(|word| Strength::ALL.into_iter().find(|known| name(*known) == word));
        let theme = words.next().and_then(|word| word.parse().ok());
        Choice { scope, wish: Wish { theme, strength: strength.unwrap_or_default() } }
    }

    /// Keeps it.
    pub fn keep(self) {
        let theme = self.wish.theme.map_or("-", Theme::key);
        browser::store(KEY, &format!("{} {} {theme}", self.scope, name(self.wish.strength)));
    }
}

/// The word for it in kept texts and text keys.
pub fn name(strength: Strength) -> &'static str {
    match strength {
        Strength::Easier => "easier",
        Strength::Own => "own",
        Strength::Harder => "harder",
    }
}

/// How somebody practises: the last part of the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// At their strength.
    Train,
    /// The puzzle of the day.
    Daily,
    /// A streak or a rush.
    Run(RunKind),
    /// What was failed before.
    Repeat,
    /// One puzzle.
    Single(PuzzleId),
}

impl Way {
    /// The way of an address.
    pub fn read(name: &str) -> Option<Way> {
        Some(match name {
            "train" => Way::Train,
            "daily" => Way::Daily,
            "streak" => Way::Run(RunKind::Streak),
            "rush" => Way::Run(RunKind::Rush),
            "repeat" => Way::Repeat,
            id => Way::Single(id.parse().ok()?),
        })
    }

    /// Whether it is against the clock.
    pub fn is_rush(self) -> bool {
        self == Way::Run(RunKind::Rush)
    }

    /// Whether puzzles are counted together.
    pub fn is_run(self) -> bool {
        matches!(self, Way::Run(_))
    }

    /// The message that says what it is called.
    pub fn title(self) -> &'static str {
        match self {
            Way::Train | Way::Single(_) => "puzzles",
            Way::Daily => "puzzle-daily",
            Way::Run(RunKind::Streak) => "puzzle-streak",
            Way::Run(RunKind::Rush) => "puzzle-rush",
            Way::Repeat => "puzzle-repeat",
        }
    }
}
