//! The course of Kulami has no steps yet; `yinsh.rs` shows how its rules are to be seen.
