use super::Record;

impl Record {
    /// The day of a time in milliseconds since the beginning of 1970, as the tag `Date` writes it: in UTC, by the calendar of
    /// Gregory (Howard Hinnant's `civil_from_days`).
    ///
    /// ```
    /// assert_eq!(orrery_core::Record::date_of(951_782_400_000), "2000.02.29");
    /// ```
    pub fn date_of(millis: i64) -> String {
        // Years that begin in March, so that the leap day is the last: cycles of 400 years, of 146,097 days each.
        let days = millis.div_euclid(86_400_000) + 719_468;
        let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day = day - (153 * month + 2) / 5 + 1;
        let month = if month < 10 { month + 3 } else { month - 9 };
        format!("{:04}.{month:02}.{day:02}", cycle * 400 + year + i64::from(month < 3))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        assert_eq!(Record::date_of(0), "1970.01.01");
        assert_eq!(Record::date_of(-1), "1969.12.31");
        assert_eq!(Record::date_of(1_794_787_200_000), "2026.11.16");
        assert_eq!(Record::date_of(i64::MAX), "292278994.08.17");
    }
}
