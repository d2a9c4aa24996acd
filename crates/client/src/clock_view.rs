//! Clocks as they are shown.

use orrery_wire::{Clock, Seat, Time};

use crate::Moment;

/// What the clocks show, at any later moment. They are only for display: the server decides when time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockView {
    clock: Clock,
    /// The server's time minus the time here.
    ahead: i64,
    /// Time that the server has given back and that is not in the log yet.
    credit: [i64; 2],
}

impl ClockView {
    /// The clocks by a message that arrived now. In it, the server said its time and how much was left to each player.
    pub fn new(clock: &Clock, at_server: Time, left: Option<[i64; 2]>, now: Moment) -> ClockView {
        let counted = clock.left_at(at_server, 0).unwrap_or_default();
        let left = left.unwrap_or(counted);
        let credit = [0, 1].map(|index| left[index] - counted[index]);
        ClockView { clock: *clock, ahead: at_server.0 - now.0, credit }
    }

    /// The milliseconds left to each player; `None` in a game without a clock.
    pub fn left(&self, now: Moment) -> Option<[i64; 2]> {
        let left = self.clock.left_at(Time(now.0 + self.ahead), 0)?;
        Some([0, 1].map(|index| (left[index] + self.credit[index]).max(0)))
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Seat> {
        self.clock.running().map(|(seat, _)| seat)
    }
}

#[cfg(test)]
mod tests {
    use orrery_wire::Control;

    use super::*;

    #[test]
    fn clocks_run_by_the_servers_time_and_by_what_it_said_was_left() {
        let mut clock = Clock::new(Control::Fischer { seconds: 60, increment: 0 });
        clock.start(Seat::Second, Time(1_000_000));
        // Five seconds have passed at the server, of which it gives two back; here it is another time altogether.
        let view = ClockView::new(&clock, Time(1_005_000), Some([60_000, 57_000]), Moment(70));
        assert_eq!(view.running(), Some(Seat::Second));
        assert_eq!(view.left(Moment(70)), Some([60_000, 57_000]));
        assert_eq!(view.left(Moment(1_070)), Some([60_000, 56_000]));
        assert_eq!(view.left(Moment(900_000)), Some([60_000, 0]), "never less than nothing");
    }

    #[test]
    fn without_a_clock_nothing_is_shown() {
        let view = ClockView::new(&Clock::new(Control::None), Time(5), None, Moment(5));
        assert_eq!((view.left(Moment(9)), view.running()), (None, None));
    }
}
