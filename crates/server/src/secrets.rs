//! Numbers that nobody can guess, and the time.

use std::time::{SystemTime, UNIX_EPOCH};

use orrery_wire::Time;

/// Random bytes from the system.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes, or nothing here is safe");
    bytes
}

/// A random number.
pub fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// The time now.
pub fn now() -> Time {
    let passed = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
}
