use serde::{Deserialize, Serialize};

use crate::Link;

/// An entry of a log as it is stored, sent and exported.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Entry {
    /// Its place in the log, from 0.
    pub seq: u32,
    /// The hash of the log up to it: SHA-256 over the 32 bytes of the hash before it, or of zeros, and the bytes of
    /// `body`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub link: Link,
    /// What happened, as JSON in a text, so that its bytes are the same everywhere.
    pub body: String,
}
