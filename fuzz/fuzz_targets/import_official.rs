//! The official notation of YINSH, short and long.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::imports;

/// What such a text begins with, so that no input is lost on being recognised.
const BEGINNINGS: &[&str] = &["1."];

fuzz_target!(|bytes: &[u8]| imports(BEGINNINGS, bytes));
