//! Which nets are used without being asked for: this is the one place that says so. `cargo xtask web` compiles this file
//! too, because it tells browsers which nets to fetch.

/// Names of games, each with its net in `data/`, and the first level that judges by it.
pub const DEFAULTS: &[(&str, u32)] = &[("kulami", 10), ("lyngk", 5), ("yinsh", 5)];
