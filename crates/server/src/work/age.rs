//! How long work has waited, where no two machines need agree about the time.

use std::time::Duration;

/// How the queue's clock stands to a worker's own, which only ever runs forward.
///
/// The queue says when it took something in. The time that seems to have passed since then is wrong by as much as the
/// two clocks differ, but by the same for all. What has waited least shows how much that is.
#[derive(Default)]
pub struct Ages {
    /// What seemed to have passed, in milliseconds, for something that had not waited at all.
    offset: Option<i64>,
}

impl Ages {
    /// How long something has waited that was taken in then and is here now, each in milliseconds by its own clock. It
    /// has not waited longer than `most`: the queue was seen empty, or keeps nothing for longer. So a queue's clock that
    /// was set is noticed.
    pub fn of(&mut self, taken_in: i64, now: i64, most: Duration) -> Duration {
        let seems = now.saturating_sub(taken_in);
        let most = i64::try_from(most.as_millis()).unwrap_or(i64::MAX);
        let offset = self.offset.map_or(seems, |offset| offset.min(seems).max(seems.saturating_sub(most)));
        self.offset = Some(offset);
        Duration::from_millis(seems.saturating_sub(offset).unsigned_abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_right_whatever_the_clocks_say() {
        const MOST: Duration = Duration::from_secs(120);
        const HOUR: i64 = 3_600_000;
        for difference in [0, -HOUR, HOUR, i64::MAX / 2, i64::MIN / 2] {
            let mut ages = Ages::default();
            let mut age =
                |taken_in: i64, now: i64, most| ages.of(taken_in + difference, now, most).as_millis();
            // A worker that starts with a full queue learns how long what comes first has waited from what follows.
            assert_eq!(age(0, 50_000, MOST), 0);
            assert_eq!(age(45_000, 50_500, MOST), 0);
            assert_eq!(age(10_000, 51_000, MOST), 35_500);
            assert_eq!(age(60_000, 60_000, MOST), 0);
            assert_eq!(age(20_000, 70_000, MOST), 50_000);
        }
    }

    #[test]
    fn a_clock_that_was_set_is_noticed() {
        const MOST: Duration = Duration::from_secs(120);
        let mut ages = Ages::default();
        assert_eq!(ages.of(1_000, 1_000, MOST), Duration::ZERO);
        // The queue's clock goes back by an hour: nothing can have waited for so long.
        assert_eq!(ages.of(2_000 - 3_600_000, 2_000, MOST), MOST);
        // By half a minute: the queue was empty a second ago.
        assert_eq!(ages.of(3_000 - 3_630_000, 3_000, Duration::from_secs(1)), Duration::from_secs(1));
        assert_eq!(ages.of(4_000 - 3_630_000, 4_000, MOST), Duration::from_secs(1));
        // And forward again.
        assert_eq!(ages.of(5_000, 5_000, MOST), Duration::ZERO);
    }
}
