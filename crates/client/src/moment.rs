//! The time on this side.

/// A point in time by the clock of whoever drives a client, in milliseconds since whenever. It is never held against the
/// time at the server, which is a [`Time`](orrery_wire::Time).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Moment(pub i64);

impl Moment {
    /// So many milliseconds later.
    #[must_use]
    pub fn plus(self, millis: i64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }

    /// The milliseconds from an earlier moment to this one; negative when that one is later.
    pub fn since(self, earlier: Moment) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}
