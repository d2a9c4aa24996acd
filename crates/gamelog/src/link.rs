//! The links between the entries of a log: each holds the hash of all that came before it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::BadName;

/// The hash of a log up to one of its entries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Link([u8; 32]);

impl Link {
    /// The hash of the empty log.
    pub const START: Link = Link([0; 32]);

    /// The hash of the log when an entry with these bytes follows: SHA-256 over this hash and the bytes.
    #[must_use]
    pub fn next(self, body: &str) -> Link {
        let mut hasher = Sha256::new();
        hasher.update(self.0);
        hasher.update(body.as_bytes());
        Link(hasher.finalize().into())
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Link {
    type Err = BadName;

    fn from_str(text: &str) -> Result<Link, BadName> {
        let wrong = BadName { wanted: "a hash: 64 hexadecimal digits" };
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(wrong);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| wrong)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| wrong)?;
        }
        Ok(Link(bytes))
    }
}

impl TryFrom<String> for Link {
    type Error = BadName;

    fn try_from(text: String) -> Result<Link, BadName> {
        text.parse()
    }
}

impl From<Link> for String {
    fn from(link: Link) -> String {
        link.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_sha_256_over_the_last_and_the_bytes() {
        // (head -c 32 /dev/zero; printf "{}") | sha256sum
        let link = Link::START.next("{}");
        assert_eq!(link.to_string(), "fb1634c4e6cd4b1f1afe3ce2d6ef080f7ac5d1f357d723ad4dfca782733b62db");
        assert_eq!(link.to_string().parse(), Ok(link));
        assert_ne!(link.next("a"), Link::START.next("a"));
    }

    #[test]
    fn other_texts_are_no_links() {
        for text in ["", "00", &"g".repeat(64), &"é".repeat(32)] {
            assert!(text.parse::<Link>().is_err(), "{text}");
        }
    }
}
