use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How far a search may go. The first limit that is reached ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Plies of the main search.
    pub depth: Option<u32>,
    /// Positions visited, or playouts.
    pub nodes: Option<u64>,
    /// When to stop at the latest.
    pub time: Option<Duration>,
    /// When not to start another iteration.
    pub soft_time: Option<Duration>,
}

impl Limits {
    /// Whether the result depends on how fast the machine is.
    pub fn is_timed(&self) -> bool {
        self.time.is_some() || self.depth.is_none() && self.nodes.is_none()
    }
}

/// What a search is told from outside while it runs. It polls both: there is no clock in the search itself, and
/// no message reaches it.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// The time since the search was asked for.
    pub elapsed: &'a (dyn Fn() -> Duration + Sync),
    /// Set to end the search.
    pub stop: &'a AtomicBool,
}

impl Control<'_> {
    /// Whether somebody set the flag.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Whether the search is to end now.
    pub fn is_due(&self, limits: &Limits) -> bool {
        self.is_stopped() || limits.time.is_some_and(|time| (self.elapsed)() >= time)
    }
}
