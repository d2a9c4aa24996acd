//! The command line of Orrery.
fn main() {}
