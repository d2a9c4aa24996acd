use std::collections::BTreeSet;

/// The days whose puzzle was solved, by numbers that [`day_of`](super::day_of) counts.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Days(pub(super) BTreeSet<u32>);

impl Days {
    /// The days in progress that was kept as this text. The first page asks for no more of it.
    pub fn read(text: &str) -> Days {
        let mut days = Days::default();
        for line in text.lines() {
            days.read_line(line);
        }
        days
    }

    /// Takes in a line of such a text, if it is about days.
    pub(super) fn read_line(&mut self, line: &str) {
        let mut words = line.split_ascii_whitespace();
        if words.next() == Some("days") {
            self.0.extend(words.filter_map(|day| day.parse::<u32>().ok()));
        }
    }

    /// Whether the puzzle of this day was solved.
    pub fn has(&self, day: u32) -> bool {
        self.0.contains(&day)
    }

    /// How many days in a row up to this one, or to the one before it while this one's is still open.
    pub fn running(&self, today: u32) -> u32 {
        let from = if self.has(today) { today } else { today.saturating_sub(1) };
        (0..=from).rev().take_while(|day| self.has(*day)).count() as u32
    }
}
