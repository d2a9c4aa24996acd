//! Builds, runs and tests the whole of Orrery.
fn main() {}
