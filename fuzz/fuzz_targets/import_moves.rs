//! Plain lists of moves, behind the config of any game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::imports;

/// What such a text begins with, so that no input is lost on being recognised.
const BEGINNINGS: &[&str] = &["kulami 1. ", "yinsh ", "lyngk:seed=1 ", "{ a remark } "];

fuzz_target!(|bytes: &[u8]| imports(BEGINNINGS, bytes));
