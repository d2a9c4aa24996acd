use std::time::Duration;

/// What a message on its way may cost.
const OVERHEAD: Duration = Duration::from_millis(5);
/// Actions for which the time left should suffice.
const ACTIONS: u32 = 50;

/// How long to think with so much time left and so much to be added for this turn: when not to begin another
/// iteration, and when to stop at the latest.
pub fn budget(left: Duration, increment: Duration) -> (Duration, Duration) {
    let usable = left.saturating_sub(OVERHEAD);
    // A turn may take several actions, but its increment comes only once.
    let share = usable / ACTIONS + increment / 2;
    let hard = (share * 3 / 2).min(usable / 3).max(Duration::from_millis(1));
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

    #[test]
    fn fifty_milliseconds_an_action_are_enough_for_any_game() {
        // A side has at most 28 actions in Kulami; the longest of 200 games had 20 in LYNGK and 39 in YINSH. A clock cannot
        // know how long a game will be, and this one would run out in one of 150 actions.
        for actions in [20, 28, 45, 60] {
            let start = Duration::from_millis(50) * actions;
            for (clock, increment) in [(start, 0), (start / 2, 25), (Duration::from_millis(50), 50)] {
                let increment = Duration::from_millis(increment);
                let mut left = clock;
                for action in 0..actions {
                    // The whole of the longer time, what a message costs, and 5 ms to notice that time is up.
                    let spent = budget(left, increment).1 + OVERHEAD + Duration::from_millis(5);
                    left = left.checked_sub(spent).unwrap_or_else(|| panic!("{clock:?}: late at {action}"));
                    left += increment;
                }
            }
        }
    }
}
