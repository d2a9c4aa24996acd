//! Clocks. The server decides what time it is; everything else follows from the log.

use serde::{Deserialize, Serialize};

use crate::{Seat, Time};

const SECOND: i64 = 1_000;
const DAY: i64 = 86_400 * SECOND;

/// How much time the players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Control {
    /// As much as they want.
    #[default]
    None,
    /// So many seconds for the game, and some more after each turn.
    Fischer {
        /// Seconds at the beginning, 10 to 10,800.
        seconds: u32,
        /// Seconds that each turn adds, at most 180.
        increment: u32,
    },
    /// So many seconds for the game, of which the first ones of each turn do not count.
    Delay {
        /// Seconds at the beginning, 10 to 10,800.
        seconds: u32,
        /// Seconds of each turn that do not count, at most 180.
        delay: u32,
    },
    /// So many days for each turn.
    Correspondence {
        /// Days for each turn, 1 to 30.
        days: u32,
    },
}

impl Control {
    /// Whether its numbers are within bounds.
    pub fn is_sound(self) -> bool {
        let game = 10..=10_800;
        match self {
            Control::None => true,
            Control::Fischer { seconds, increment } => game.contains(&seconds) && increment <= 180,
            Control::Delay { seconds, delay } => game.contains(&seconds) && delay <= 180,
            Control::Correspondence { days } => (1..=30).contains(&days),
        }
    }

    /// Whether the players sit at the board together, so that one who leaves can be waited for.
    pub fn is_live(self) -> bool {
        matches!(self, Control::Fischer { .. } | Control::Delay { .. })
    }

    fn at_first(self) -> i64 {
        match self {
            Control::None => 0,
            Control::Fischer { seconds, .. } | Control::Delay { seconds, .. } => i64::from(seconds) * SECOND,
            Control::Correspondence { days } => i64::from(days) * DAY,
        }
    }

    /// The part of each turn that does not count.
    fn free(self) -> i64 {
        if let Control::Delay { delay, .. } = self { i64::from(delay) * SECOND } else { 0 }
    }
}

/// The clock of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    control: Control,
    left: [i64; 2],
    running: Option<(Seat, Time)>,
}

impl Clock {
    /// A clock that stands still.
    pub fn new(control: Control) -> Clock {
        Clock { control, left: [control.at_first(); 2], running: None }
    }

    /// How much time the players have.
    pub fn control(&self) -> Control {
        self.control
    }

    /// Whose time runs, and since when.
    pub fn running(&self) -> Option<(Seat, Time)> {
        self.running
    }

    /// The milliseconds that were left to each when the clock was last set going or stopped; nothing without a clock.
    pub fn left(&self) -> Option<[i64; 2]> {
        (self.control != Control::None).then_some(self.left)
    }

    /// The milliseconds left to each now, `credit` of which have not counted since the clock was set going.
    pub fn left_at(&self, now: Time, credit: i64) -> Option<[i64; 2]> {
        let mut left = self.left()?;
        if let Some((seat, since)) = self.running {
            left[seat.index()] -= self.charged(since, now, credit);
        }
        Some(left)
    }

    /// When the running time will be up, if nothing is credited.
    pub fn deadline(&self) -> Option<Time> {
        let (seat, since) = self.running?;
        Some(since.plus(self.left[seat.index()] + self.control.free()))
    }

    /// Whose time is up.
    pub fn flagged(&self, now: Time, credit: i64) -> Option<Seat> {
        let (seat, _) = self.running?;
        let left = self.left_at(now, credit)?;
        (left[seat.index()] <= 0).then_some(seat)
    }

    /// Sets it going for a player.
    pub fn start(&mut self, seat: Seat, at: Time) {
        if self.control != Control::None {
            self.running = Some((seat, at));
        }
    }

    /// A turn is complete: the time it took is gone, and what a turn adds is there.
    pub fn press(&mut self, at: Time, credit: i64) {
        let Some((seat, since)) = self.running.take() else { return };
        let left = &mut self.left[seat.index()];
        match self.control {
            Control::Correspondence { .. } => *left = self.control.at_first(),
            Control::Fischer { increment, .. } => {
                *left -= at.since(since).saturating_sub(credit).max(0);
                *left += i64::from(increment) * SECOND;
            }
            _ => {
                let spent = at.since(since).saturating_sub(credit).max(0);
                *left -= (spent - self.control.free()).max(0);
            }
        }
    }

    /// Stops it for good; whoever's time is up has none left.
    pub fn stop(&mut self, at: Time, credit: i64) {
        if let Some(left) = self.left_at(at, credit) {
            self.left = left.map(|left| left.max(0));
        }
        self.running = None;
    }

    /// Stops it as it stood before, after a turn was taken back.
    pub fn restore(&mut self, left: [i64; 2]) {
        self.left = left;
        self.running = None;
    }

    fn charged(&self, since: Time, now: Time, credit: i64) -> i64 {
        let spent = now.since(since).saturating_sub(credit).max(0);
        (spent - self.control.free()).max(0)
    }
}

/// What of a slow connection is given back to a player: a little at a time, and never much in all.
///
/// It follows from the log, so it is the same on every node and after every restart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LagBank(i64);

impl LagBank {
    /// The most that is given back in one turn, and the most that can be saved up, in milliseconds.
    pub const MOST: i64 = 500;
    /// What comes back with each turn.
    pub const PER_TURN: i64 = 100;

    /// What there is at the beginning.
    pub fn new() -> LagBank {
        LagBank(LagBank::MOST)
    }

    /// How much of a measured lag can be given back now.
    pub fn grants(self, lag: i64) -> i64 {
        lag.clamp(0, self.0)
    }

    /// So much was given back with a turn.
    pub fn turn(&mut self, granted: i64) {
        self.0 = (self.0 - granted + LagBank::PER_TURN).clamp(0, LagBank::MOST);
    }
}

impl Default for LagBank {
    fn default() -> LagBank {
        LagBank::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FISCHER: Control = Control::Fischer { seconds: 60, increment: 5 };
    const DELAY: Control = Control::Delay { seconds: 60, delay: 5 };

    fn running(control: Control) -> Clock {
        let mut clock = Clock::new(control);
        clock.start(Seat::First, Time(1_000));
        clock
    }

    #[test]
    fn fischer_takes_what_was_used_and_adds_the_increment() {
        let mut clock = running(FISCHER);
        assert_eq!(clock.left_at(Time(11_000), 0), Some([50_000, 60_000]));
        clock.press(Time(11_000), 0);
        assert_eq!(clock.left(), Some([55_000, 60_000]));
        assert_eq!(clock.running(), None);
    }

    #[test]
    fn delay_takes_what_was_used_beyond_it() {
        let mut clock = running(DELAY);
        assert_eq!(clock.deadline(), Some(Time(66_000)));
        clock.press(Time(5_000), 0);
        assert_eq!(clock.left(), Some([60_000, 60_000]));
        clock.start(Seat::Second, Time(5_000));
        clock.press(Time(17_000), 0);
        assert_eq!(clock.left(), Some([60_000, 53_000]));
    }

    #[test]
    fn correspondence_gives_each_turn_its_days() {
        let mut clock = running(Control::Correspondence { days: 2 });
        assert_eq!(clock.flagged(Time(1_000 + DAY), 0), None);
        assert_eq!(clock.flagged(Time(1_000 + 2 * DAY), 0), Some(Seat::First));
        clock.press(Time(1_000 + DAY), 0);
        assert_eq!(clock.left(), Some([2 * DAY; 2]));
    }

    #[test]
    fn time_is_up_at_the_deadline_and_credit_moves_it() {
        for control in [FISCHER, DELAY] {
            let clock = running(control);
            let deadline = clock.deadline().expect("it runs");
            assert_eq!(clock.flagged(deadline.plus(-1), 0), None);
            assert_eq!(clock.flagged(deadline, 0), Some(Seat::First));
            assert_eq!(clock.flagged(deadline, 1), None);
        }
    }

    #[test]
    fn without_a_clock_nobody_runs_out() {
        let clock = running(Control::None);
        assert_eq!((clock.left(), clock.deadline(), clock.flagged(Time(i64::MAX), 0)), (None, None, None));
    }

    #[test]
    fn a_node_whose_time_lags_behind_charges_nothing() {
        let mut clock = running(FISCHER);
        clock.press(Time(0), 0);
        assert_eq!(clock.left(), Some([65_000, 60_000]));
    }

    #[test]
    fn lag_is_given_back_within_a_quota() {
        let mut bank = LagBank::new();
        assert_eq!(bank.grants(-3), 0);
        assert_eq!(bank.grants(200), 200);
        assert_eq!(bank.grants(9_000), LagBank::MOST);
        bank.turn(LagBank::MOST);
        assert_eq!(bank.grants(9_000), LagBank::PER_TURN);
        (0..20).for_each(|_| bank.turn(0));
        assert_eq!(bank.grants(9_000), LagBank::MOST);
    }

    #[test]
    fn bounds_are_kept() {
        let sound = [Control::None, FISCHER, DELAY, Control::Correspondence { days: 30 }];
        assert!(sound.into_iter().all(Control::is_sound));
        let wrong = [
            Control::Fischer { seconds: 9, increment: 0 },
            Control::Fischer { seconds: 60, increment: 181 },
            Control::Delay { seconds: 10_801, delay: 0 },
            Control::Correspondence { days: 0 },
        ];
        assert!(!wrong.into_iter().any(Control::is_sound));
    }
}
