//! A game that was brought from elsewhere, as browsers keep it: its record as it is (docs/NOTATION.md), and before it a line
//! of what a list of games wants to know without reading every turn.

/// What the key of a record begins with; its name follows.
pub const RECORD_KEY: &str = "orrery.record.v1.";

/// A record as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptRecord {
    /// How many turns it has.
    pub turns: usize,
    /// The result as records have it.
    pub result: String,
    /// When it was kept, in milliseconds since 1970.
    pub updated: f64,
    /// The record.
    pub record: String,
}

impl KeptRecord {
    /// Under which name a record is kept: the same record always has the same.
    pub fn id_of(record: &str) -> String {
        // FNV-1a: nobody gains by two records of one name, so it need not be hard to find some.
        let hash = record.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
        });
        format!("{hash:016x}")
    }

    /// The text that is kept.
    pub fn write(&self) -> String {
        format!("{} {} {:.0}\n{}", self.turns, self.result, self.updated, self.record)
    }

    /// What was kept as this text, if it was such.
    pub fn read(text: &str) -> Option<KeptRecord> {
        let (line, record) = text.split_once('\n')?;
        let mut words = line.split(' ');
        let turns = words.next()?.parse().ok()?;
        let result = words.next()?.to_owned();
        let updated = words.next()?.parse().ok()?;
        record.starts_with('[').then(|| KeptRecord { turns, result, updated, record: record.to_owned() })
    }

    /// A tag of the record: lists have many records, and this reads no turn of theirs.
    pub fn tag(&self, name: &str) -> Option<String> {
        let lines = self.record.lines().take_while(|line| line.starts_with('['));
        let value = |line: &str| -> Option<String> {
            let rest = line.strip_prefix('[')?.strip_prefix(name)?.strip_prefix(" \"")?;
            Some(rest.strip_suffix("\"]")?.replace("\\\"", "\"").replace("\\\\", "\\"))
        };
        lines.filter_map(value).next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_is_read_as_it_was_written() {
        let record = "[Game \"yinsh\"]\n[First \"Anna \\\"A\\\" B\"]\n[Date \"2026.03.13\"]\n\n1. e5 *\n";
        let kept = KeptRecord { turns: 1, result: "1-0".to_owned(), updated: 5.0, record: record.to_owned() };
        let read = KeptRecord::read(&kept.write()).expect("what was written");
        assert_eq!(read, kept);
        assert_eq!(read.tag("First").as_deref(), Some("Anna \"A\" B"));
        assert_eq!((read.tag("Date").as_deref(), read.tag("Dat")), (Some("2026.03.13"), None));
        assert_eq!(KeptRecord::id_of(record), KeptRecord::id_of(&read.record));
        assert_ne!(KeptRecord::id_of(record), KeptRecord::id_of("[Game \"yinsh\"]"));
    }

    #[test]
    fn what_is_no_record_is_not_read() {
        for text in ["", "1 * 5", "x * 5\n[Game \"yinsh\"]", "1 * 5\nno record", "1 5\n[Game \"yinsh\"]"] {
            assert_eq!(KeptRecord::read(text), None, "{text}");
        }
    }
}
