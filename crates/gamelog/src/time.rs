use serde::{Deserialize, Serialize};

/// A point in time: milliseconds since the beginning of 1970, UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Time(pub i64);

impl Time {
    /// So many milliseconds later.
    #[must_use]
    pub fn plus(self, millis: i64) -> Time {
        Time(self.0.saturating_add(millis))
    }

    /// The milliseconds from an earlier point to this one; negative when that one is later.
    pub fn since(self, earlier: Time) -> i64 {
        self.0.saturating_sub(earlier.0)
    }
}
