//! Reads arbitrary bytes as records in Orrery's own notation.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::imports;

/// The first byte of an input chooses one of these beginnings, or none, for the rest of it. They make the reader recognise a
/// record, so that the fuzzer gets past that check.
const BEGINNINGS: &[&str] =
    &["[Game \"yinsh\"]\n[Config \"yinsh\"]\n", "[Config \"lyngk:seed=1\"]\n\n1. ", "[Setup \"kulami"];

fuzz_target!(|bytes: &[u8]| imports(BEGINNINGS, bytes));
