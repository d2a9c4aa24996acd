//! Days of the calendar, as records write them.

use orrery_games::core::Record;

const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// The day of a time in milliseconds since the beginning of 1970.
pub fn of_millis(millis: i64) -> Option<String> {
    of_text(&Record::date_of(millis))
}

/// The day of `Fri Mar 13 19:56:26 GMT+01:00 2026`, of `13 Mar 2026`, or of what begins as `2026-03-13`.
pub fn of_text(text: &str) -> Option<String> {
    let mut parts =
        text.get(..10).unwrap_or(text).split(['-', '.', '/']).map(|part| part.parse::<i64>().ok());
    if let (Some(Some(year)), Some(Some(month)), Some(Some(day))) = (parts.next(), parts.next(), parts.next())
    {
        return date(year, month, day);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = words.iter().position(|word| MONTHS.iter().any(|name| word.eq_ignore_ascii_case(name)))?;
    let month = MONTHS.iter().position(|name| words[at].eq_ignore_ascii_case(name))? + 1;
    let number = |word: &&str| word.trim_end_matches(',').parse::<i64>().ok();
    let is_day = |day: &i64| (1..=31).contains(day);
    let after = words.get(at + 1).and_then(number).filter(is_day);
    let before = at.checked_sub(1).and_then(|at| words.get(at)).and_then(number).filter(is_day);
    date(words.last().and_then(number)?, month as i64, after.or(before)?)
}

fn date(year: i64, month: i64, day: i64) -> Option<String> {
    let is_sound = (1900..=9999).contains(&year) && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_sound.then(|| format!("{year:04}.{month:02}.{day:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_from_what_programs_write() {
        let read = |text| of_text(text).unwrap_or_default();
        assert_eq!(read("Fri Mar 13 19:56:26 GMT+01:00 2026"), "2026.03.13");
        assert_eq!(read("Fri Feb 20 11:58:00 MSK 2026"), "2026.02.20");
        assert_eq!(read("13 Mar 2026"), "2026.03.13");
        assert_eq!(read("2026-11-05 20:00"), "2026.11.05");
        assert_eq!(of_text("yesterday"), None);
        assert_eq!(of_text("13.13.2026"), None);
        assert_eq!(of_text("Mar"), None);
    }

    #[test]
    fn days_are_counted() {
        // date -ud @1795013077
        assert_eq!(of_millis(1_795_013_077_488).as_deref(), Some("2026.11.18"));
        assert_eq!(of_millis(951_782_400_000).as_deref(), Some("2000.02.29"));
        assert_eq!(of_millis(0).as_deref(), Some("1970.01.01"));
        assert_eq!(of_millis(i64::MAX), None);
    }
}
