//! Any text as a link, and any bytes as what a code holds behind its checksum: what opens is written as a record and as a
//! code that read as the same; the rest is refused with a reason.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_study::{Study, decode, encode, from_link, seal};

fuzz_target!(|bytes: &[u8]| {
    let text = String::from_utf8_lossy(bytes);
    for opened in [from_link(&text), decode(&seal(bytes))] {
        match opened {
            Ok(study) => round(&study),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    if let Ok(record) = text.parse()
        && let Ok(study) = Study::from_record(&record)
    {
        assert_eq!(study.to_record(), record);
        round(&study);
    }
});

fn round(study: &Study) {
    let record = study.to_record();
    let again = decode(&encode(study, true)).expect("a code that was made can be read");
    assert_eq!(again.to_record(), record);
    let read = Study::from_record(&record).expect("a study can be replayed");
    assert_eq!(read.to_record(), record);
}
