//! Records of ours.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::imports;

/// What such a text begins with, so that no input is lost on being recognised.
const BEGINNINGS: &[&str] =
    &["[Game \"yinsh\"]\n[Config \"yinsh\"]\n", "[Config \"lyngk:seed=1\"]\n\n1. ", "[Setup \"kulami"];

fuzz_target!(|bytes: &[u8]| imports(BEGINNINGS, bytes));
