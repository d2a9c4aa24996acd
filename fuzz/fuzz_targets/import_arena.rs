//! Logs of Board Game Arena.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::imports;

/// What such a text begins with, so that no input is lost on being recognised.
const BEGINNINGS: &[&str] =
    &["{\"data\":{\"players\":[{\"id\":1,\"color\":\"#ffffff\"},{\"id\":2}],\"logs\":[{\"data\":["];

fuzz_target!(|bytes: &[u8]| imports(BEGINNINGS, bytes));
