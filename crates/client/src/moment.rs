//! Time as the client measures it.

/// A point in time by the client's own clock, in milliseconds. Zero can be any moment, so it must never be compared with the
/// server's time, which is a [`Time`](orrery_wire::Time).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Moment(pub i64);

impl Moment {
    /// The moment `millis` milliseconds later.
    #[must_use]
    pub fn plus(self, millis: i64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }

    /// The milliseconds from an earlier moment to this one; negative if `earlier` is the later one.
    pub fn since(self, earlier: Moment) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}
