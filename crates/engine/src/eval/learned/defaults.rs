//! Which nets are used without being asked for: this is the one place that says so. `cargo xtask web` compiles this file
//! too, because it tells browsers which nets to fetch.

/// Names of games, such as `"lyngk"`, each with its net in `data/`.
pub const DEFAULTS: &[&str] = &["kulami", "lyngk", "yinsh"];
