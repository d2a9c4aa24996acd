use std::time::Duration;

use orrery_view::Phrase;

use crate::{Language, Words};

const MINUS: char = '\u{2212}';
const NO_BREAK_SPACE: char = '\u{a0}';

/// A day of the calendar.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Date {
    /// The year, as people count it.
    pub year: i32,
    /// 1 for January.
    pub month: u8,
    /// 1 for the first day of the month.
    pub day: u8,
}

impl Words {
    /// A whole number: `51`, `390,254,538`.
    pub fn integer(&self, number: i64) -> String {
        integer(self.language(), number)
    }

    /// A number with `digits` digits after the point: `0.31`, `−1.50`.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        decimal(self.language(), number, digits)
    }

    /// The same with its sign always shown, as evaluations are written: `+0.31`.
    pub fn signed(&self, number: f64, digits: usize) -> String {
        let written = self.decimal(number, digits);
        let is_positive =
            !written.starts_with(MINUS) && written.contains(|c: char| matches!(c, '1'..='9' | '∞'));
        if is_positive { format!("+{written}") } else { written }
    }

    /// A day, with the month in letters: `15 November 2026`.
    pub fn date(&self, date: Date) -> String {
        const MONTHS: [&str; 12] = [
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
        ];
        let Some(month) = usize::from(date.month).checked_sub(1).and_then(|index| MONTHS.get(index)) else {
            return format!("{}-{:02}-{:02}", date.year, date.month, date.day);
        };
        // The year is a name here: nobody groups its digits.
        let phrase = Phrase::new("date").with("day", i64::from(date.day)).with("month", *month);
        self.say(&phrase.with("year", date.year.to_string()))
    }
}

/// Time on a clock or a stopwatch, alike in all four languages: `0:07`, `4:31`, `1:04:31`. Started seconds are not
/// rounded up.
pub fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

pub(crate) fn integer(language: Language, number: i64) -> String {
    let sign = if number < 0 { MINUS.to_string() } else { String::new() };
    sign + &grouped(language, &number.unsigned_abs().to_string())
}

fn decimal(language: Language, number: f64, digits: usize) -> String {
    if !number.is_finite() {
        return if number.is_nan() {
            "–"
        } else if number > 0.0 {
            "∞"
        } else {
            "−∞"
        }
        .to_owned();
    }
    let plain = format!("{:.digits$}", number.abs());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    // A number that rounds to nothing has no sign.
    let negative = number < 0.0 && plain.contains(|c: char| matches!(c, '1'..='9'));
    let mut written = if negative { MINUS.to_string() } else { String::new() };
    written.push_str(&grouped(language, whole));
    if !fraction.is_empty() {
        written.push(if language == Language::En { '.' } else { ',' });
        written.push_str(fraction);
    }
    written
}

/// Digits in threes. English sets a comma from four digits on; the others a space, and only from five.
fn grouped(language: Language, digits: &str) -> String {
    let (separator, shortest) = match language {
        Language::En => (',', 4),
        Language::Ro | Language::Ru | Language::Hu => (NO_BREAK_SPACE, 5),
    };
    if digits.len() < shortest {
        return digits.to_owned();
    }
    let mut written = String::with_capacity(digits.len() * 4 / 3 + 1);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            written.push(separator);
        }
        written.push(digit);
    }
    written
}
