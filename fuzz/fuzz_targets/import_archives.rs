//! Archives of files.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::imports;

/// What such a text begins with, so that no input is lost on being recognised.
const BEGINNINGS: &[&str] = &["PK\x03\x04"];

fuzz_target!(|bytes: &[u8]| imports(BEGINNINGS, bytes));
