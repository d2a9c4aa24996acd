use std::time::Duration;

/// What a message on its way may cost.
const OVERHEAD: Duration = Duration::from_millis(5);
/// Actions for which the time left should suffice.
const ACTIONS: u32 = 40;

/// How long to think with so much time left and so much to be added for this turn: when not to begin another
/// iteration, and when to stop at the latest.
pub fn budget(left: Duration, increment: Duration) -> (Duration, Duration) {
    let usable = left.saturating_sub(OVERHEAD);
    // A turn may take several actions, but its increment comes only once.
    let share = usable / ACTIONS + increment / 2;
    let hard = (share * 2).min(usable / 3).max(Duration::from_millis(1));
    (share.min(hard) * 6 / 10, hard)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_never_uses_up_the_clock() {
        for left in [0, 1, 10, 50, 100, 1000, 60_000, 3_600_000] {
            for increment in [0, 10, 100, 5000, 60_000] {
                let (soft, hard) = budget(Duration::from_millis(left), Duration::from_millis(increment));
                assert!(soft <= hard);
                assert!(
                    left < 50 || hard + OVERHEAD < Duration::from_millis(left),
                    "{left} {increment}: {hard:?}"
                );
            }
        }
    }

    #[test]
    fn even_after_a_hundred_actions_there_is_time_left() {
        let mut left = Duration::from_secs(60);
        for _ in 0..100 {
            left = left.checked_sub(budget(left, Duration::ZERO).1 + OVERHEAD).expect("time left");
        }
        assert!(left > Duration::ZERO);
    }
}
