//! Records of Boardspace.

#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_fuzz::imports;

/// What such a text begins with, so that no input is lost on being recognised.
const BEGINNINGS: &[&str] = &[
    "(;GM[24]SU[Yinsh]",
    "(;GM[24]SU[Yinsh-Blitz]",
    "(;GM[lyngk]SU[lyngk 2 12345 100]",
    "(;GM[lyngk]SU[lyngk-6 2 7 100]",
];

fuzz_target!(|bytes: &[u8]| imports(BEGINNINGS, bytes));
