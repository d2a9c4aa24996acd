use std::fmt;
use std::str::FromStr;

use orrery_games::core::Termination;

/// Why an engine lost a game that its rules had not ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What happened.
    pub kind: FaultKind,
    /// The line or circumstance that shows it, on one line.
    pub detail: String,
}

/// The kinds of [`Fault`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// No action in time.
    Time,
    /// An action that is not legal, or no action at all.
    Illegal,
    /// The engine ended.
    Crash,
    /// The engine answered `error`.
    Error,
}

impl Fault {
    /// A fault with its detail made to fit one line of text.
    pub(super) fn new(kind: FaultKind, detail: impl Into<String>) -> Fault {
        let detail: String = detail.into();
        let detail = detail.chars().take(300).map(|c| if c.is_control() { ' ' } else { c }).collect();
        Fault { kind, detail }
    }
}

impl FaultKind {
    /// All of them.
    pub const ALL: [FaultKind; 4] = [FaultKind::Time, FaultKind::Illegal, FaultKind::Crash, FaultKind::Error];

    /// One word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            FaultKind::Time => "time",
            FaultKind::Illegal => "illegal",
            FaultKind::Crash => "crash",
            FaultKind::Error => "error",
        }
    }

    /// How a record calls the end of such a game: all but time losses are decisions of the runner.
    pub fn termination(self) -> Termination {
        match self {
            FaultKind::Time => Termination::Time,
            FaultKind::Illegal | FaultKind::Crash | FaultKind::Error => Termination::Adjudication,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind, self.detail)
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for FaultKind {
    type Err = ();

    fn from_str(text: &str) -> Result<FaultKind, ()> {
        FaultKind::ALL.into_iter().find(|kind| kind.as_str() == text).ok_or(())
    }
}
