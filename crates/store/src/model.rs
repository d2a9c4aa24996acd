//! What is stored, as the rest of Orrery sees it.

use std::fmt;
use std::str::FromStr;

use orrery_gamelog::{BadName, PlayerId, Time};
use sha2::{Digest, Sha256};

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// Theirs for ever.
    pub id: PlayerId,
    /// What they call themselves.
    pub name: String,
    /// Since when they are known.
    pub created: Time,
}

/// A way to be recognised: somebody's browser, or a program that plays for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// Of the secret that proves it.
    pub hash: TokenHash,
    /// Who it is.
    pub player: PlayerId,
    /// How the secret is shown.
    pub kind: SessionKind,
    /// What the player knows it by.
    pub label: String,
    /// When it began.
    pub created: Time,
    /// When it was last used, to the hour.
    pub seen: Time,
}

/// How a secret is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SessionKind {
    /// In a browser's cookie.
    Cookie,
    /// In the header `Authorization: Bearer`.
    Bearer,
}

/// The SHA-256 of a secret, which is all that is kept of it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TokenHash(String);

/// What became of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk, and so is the new summary.
    Stored,
    /// The log does not end where it would follow: somebody else was first, or the game is gone. Nothing changed.
    Taken,
}

/// What became of a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Created {
    /// It is on disk.
    Stored,
    /// There were as many as this allows. Nothing changed.
    TooMany(Cap),
}

/// How many games there may be of some kind once a new one is among them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cap {
    /// Open games that somebody set up.
    OpenOf {
        /// Who set them up.
        creator: PlayerId,
        /// How many there may be.
        most: u32,
    },
    /// Open games that were set up from somewhere.
    OpenFrom {
        /// From where.
        origin: TokenHash,
        /// How many there may be.
        most: u32,
    },
    /// Open games in the lobby that were set up from somewhere.
    ListedFrom {
        /// From where.
        origin: TokenHash,
        /// How many there may be.
        most: u32,
    },
    /// Games, not over, in which somebody has one seat and one of some others the other, whoever set them up.
    Against {
        /// Who has one seat.
        player: PlayerId,
        /// One of whom has the other.
        others: Vec<PlayerId>,
        /// How many there may be.
        most: u32,
    },
}

/// What became of a new session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// It is on disk.
    Stored,
    /// The player had as many as allowed. Nothing changed.
    TooMany,
}

/// Since when a game must have been left alone to be forgotten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ForgetBefore {
    /// One that is not over.
    pub unfinished: Time,
    /// One that was aborted.
    pub aborted: Time,
}

/// A sign of life of a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beat {
    /// Which node.
    pub node: String,
    /// What its clock would say without the correction that has just been noticed; `now` if there was none.
    pub before: Time,
    /// What its clock says.
    pub now: Time,
    /// A silence of all nodes longer than this, in milliseconds, is an outage.
    pub silence: i64,
    /// What happened before this does not matter any more.
    pub memory: Time,
}

/// What is known at a sign of life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// When a node, whichever, had last been alive before.
    pub last: Option<Time>,
    /// When each node was last alive, this one too.
    pub nodes: Vec<(String, Time)>,
    /// When none was, in order.
    pub outages: Vec<(Time, Time)>,
}

impl TokenHash {
    /// The hash of a secret.
    pub fn of(secret: &str) -> TokenHash {
        TokenHash(Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// In hexadecimal digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for TokenHash {
    type Err = BadName;

    fn from_str(text: &str) -> Result<TokenHash, BadName> {
        let is_digit = |byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if text.len() == 64 && text.bytes().all(is_digit) {
            Ok(TokenHash(text.to_owned()))
        } else {
            Err(BadName { wanted: "a hash: 64 hexadecimal digits" })
        }
    }
}

impl SessionKind {
    /// As it is stored.
    pub fn as_str(self) -> &'static str {
        match self {
            SessionKind::Cookie => "cookie",
            SessionKind::Bearer => "bearer",
        }
    }
}

impl FromStr for SessionKind {
    type Err = BadName;

    fn from_str(text: &str) -> Result<SessionKind, BadName> {
        let kinds = [SessionKind::Cookie, SessionKind::Bearer];
        let known = kinds.into_iter().find(|kind| kind.as_str() == text);
        known.ok_or(BadName { wanted: "a kind of session: cookie or bearer" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_sha_256_in_hexadecimal() {
        // printf abc | sha256sum
        let hash = TokenHash::of("abc");
        assert_eq!(hash.as_str(), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        assert_eq!(hash.to_string().parse(), Ok(hash));
        for text in ["", "ba", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert!(text.parse::<TokenHash>().is_err(), "{text}");
        }
    }

    #[test]
    fn words_are_read_as_they_are_written() {
        for kind in [SessionKind::Cookie, SessionKind::Bearer] {
            assert_eq!(kind.as_str().parse(), Ok(kind));
        }
        assert!("Cookie".parse::<SessionKind>().is_err());
    }
}
