//! Any text as a message of a client, an entry of a log and a whole log: nothing panics, and what can be read is
//! written so that it reads as the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_wire::{Entry, GameState, Logged, Request};

fuzz_target!(|text: &str| {
    if let Ok(request) = serde_json::from_str::<Request>(text) {
        let written = serde_json::to_string(&request).expect("what was read can be written");
        assert_eq!(serde_json::from_str::<Request>(&written).expect("and read again"), request);
    }
    if let Ok(logged) = Logged::from_body(text) {
        assert_eq!(Logged::from_body(&logged.to_body()).as_ref(), Ok(&logged));
    }
    let entries: Vec<Entry> = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    match (GameState::verify(&entries), GameState::verify_strictly(&entries)) {
        (Ok(state), Ok(strict)) => assert_eq!(state.link(), strict.link()),
        (Ok(_), Err(error)) | (Err(error), Err(_)) => assert!(!error.to_string().is_empty()),
        (Err(error), Ok(_)) => panic!("strictly it was taken for true: {error}"),
    }
    if let Ok(state) = GameState::replay(text.lines()) {
        assert_eq!(state.seq() as usize + 1, text.lines().count());
    }
});
