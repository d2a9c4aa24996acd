//! How patient a client is.

/// How long a client waits for what, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policy {
    /// The first wait before the socket is opened again; each is twice the one before.
    pub soon: i64,
    /// The longest of them.
    pub latest: i64,
    /// A connection that has held for longer is a good one: after it, waits begin anew.
    pub good: i64,
    /// After so long without a word the server is asked whether it is still there.
    pub quiet: i64,
    /// What is not answered by then has got lost with its connection.
    pub answer: i64,
    /// How long to wait before something is sent again that the server had no time for.
    pub again: i64,
}

impl Default for Policy {
    /// As people at a page have it.
    fn default() -> Policy {
        Policy { soon: 250, latest: 8_000, good: 10_000, quiet: 15_000, answer: 6_000, again: 2_000 }
    }
}
