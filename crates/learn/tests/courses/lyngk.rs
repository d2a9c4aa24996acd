//! The course of LYNGK has no steps yet; `yinsh.rs` shows how its rules are to be seen.
