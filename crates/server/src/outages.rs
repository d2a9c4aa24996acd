//! The times in which nobody could have made a turn.

use orrery_wire::Time;

/// The times in which nobody could have made a turn, in order, none touching another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outages(Vec<(Time, Time)>);

impl Outages {
    /// These times, in whatever order and however they overlap.
    pub fn new(mut times: Vec<(Time, Time)>) -> Outages {
        times.retain(|(from, to)| from < to);
        times.sort();
        let mut apart: Vec<(Time, Time)> = Vec::with_capacity(times.len());
        for (from, to) in times {
            match apart.last_mut() {
                Some((_, end)) if from <= *end => *end = to.max(*end),
                _ => apart.push((from, to)),
            }
        }
        Outages(apart)
    }

    /// From this point on everything is lost.
    pub fn begin(&mut self, now: Time) {
        self.0.retain(|(from, _)| *from < now);
        self.0.push((now, Time(i64::MAX)));
        *self = Outages::new(std::mem::take(&mut self.0));
    }

    /// How much of the time between two points was lost, in milliseconds.
    pub fn between(&self, since: Time, now: Time) -> i64 {
        self.0.iter().map(|(from, to)| (*to).min(now).since((*from).max(since)).max(0)).sum()
    }

    /// The point from which on there were so many milliseconds in which turns could be made.
    pub fn before(&self, now: Time, millis: i64) -> Time {
        let (mut end, mut left) = (now, millis);
        for (from, to) in self.0.iter().rev().filter(|(from, _)| *from < now) {
            let open = end.since((*to).min(end));
            if open >= left {
                break;
            }
            left -= open;
            end = (*from).min(end);
        }
        end.plus(-left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outages(times: &[(i64, i64)]) -> Outages {
        Outages::new(times.iter().map(|(from, to)| (Time(*from), Time(*to))).collect())
    }

    #[test]
    fn times_that_overlap_count_once() {
        let some = outages(&[(50, 60), (10, 20), (15, 30), (30, 31), (70, 70), (90, 80)]);
        assert_eq!(some, outages(&[(10, 31), (50, 60)]));
        assert_eq!(some.between(Time(0), Time(100)), 31);
    }

    #[test]
    fn only_what_has_passed_counts() {
        let some = outages(&[(10, 30), (50, 90)]);
        assert_eq!(some.between(Time(20), Time(60)), 20);
        assert_eq!(some.between(Time(20), Time(40)), 10);
        assert_eq!(some.between(Time(95), Time(99)), 0);
        assert_eq!(some.between(Time(60), Time(55)), 0);
    }

    #[test]
    fn what_has_begun_goes_on() {
        let mut some = outages(&[(10, 30), (50, 90)]);
        some.begin(Time(60));
        assert_eq!(some.between(Time(0), Time(1_000)), 20 + 950);
        some.begin(Time(2_000));
        assert_eq!(some.between(Time(0), Time(1_000)), 20 + 950);
    }

    #[test]
    fn what_is_kept_for_a_time_is_not_forgotten_because_nobody_was_there() {
        let some = outages(&[(10, 30), (50, 90)]);
        assert_eq!(some.before(Time(100), 5), Time(95));
        assert_eq!(some.before(Time(100), 10), Time(90));
        assert_eq!(some.before(Time(100), 15), Time(45));
        assert_eq!(some.before(Time(100), 40), Time(0));
        assert_eq!(some.before(Time(60), 20), Time(30));
        assert_eq!(some.before(Time(20), 7), Time(3));
        let none = Outages::default();
        assert_eq!((none.before(Time(100), 30), none.between(Time(0), Time(9))), (Time(70), 0));
    }
}
