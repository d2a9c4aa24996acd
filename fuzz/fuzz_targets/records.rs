//! Any text as records: what can be read is printed so that it reads as the same, and can be played through or
//! is refused with a reason.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_games::core::Record;
use orrery_games::replay;

fuzz_target!(|text: &str| {
    let Ok(records) = Record::parse_all(text) else { return };
    let printed: String = records.iter().map(Record::to_string).collect();
    let again = Record::parse_all(&printed).expect("a printed record can be read");
    let printed_again: String = again.iter().map(Record::to_string).collect();
    assert_eq!(printed_again, printed);
    for record in &records {
        assert_eq!(record.to_string().parse().as_ref(), Ok(record));
        if let Err(error) = replay(record) {
            assert!(!error.to_string().is_empty());
        }
    }
});
