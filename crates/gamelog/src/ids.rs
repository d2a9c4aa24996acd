//! What things and people are called.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Letters that cannot be mistaken for one another when somebody reads them aloud.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A text that is no name of this kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadName {
    /// What was wanted.
    pub wanted: &'static str,
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.wanted)
    }
}

impl std::error::Error for BadName {}

macro_rules! name {
    ($(#[$about:meta])* $name:ident, $length:expr, $wanted:expr) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// The name that these random bytes spell.
            pub fn from_bytes(bytes: [u8; $length]) -> $name {
                $name(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
            }

            /// As it is written.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadName;

            fn from_str(text: &str) -> Result<$name, BadName> {
                let known = text.len() == $length && text.bytes().all(|byte| ALPHABET.contains(&byte));
                if known { Ok($name(text.to_owned())) } else { Err(BadName { wanted: $wanted }) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadName;

            fn try_from(text: String) -> Result<$name, BadName> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                utoipa::openapi::ObjectBuilder::new()
                    .schema_type(utoipa::openapi::schema::Type::String)
                    .pattern(Some(concat!("^[0-9a-hjkmnp-tv-z]{", stringify!($length), "}$")))
                    .into()
            }
        }

        #[cfg(feature = "schema")]
        impl utoipa::ToSchema for $name {}
    };
}

name!(
    /// The public name of a game between people, part of its address.
    GameId, 10, "the name of a game: 10 letters and digits"
);
name!(
    /// The public name of a player, which is not the name they gave themselves.
    PlayerId, 16, "the name of a player: 16 letters and digits"
);
name!(
    /// Lets somebody take the free seat of a game that is not in the lobby.
    SeatKey, 26, "the key of a seat: 26 letters and digits"
);
name!(
    /// Proves who somebody is: what a cookie or an authorization header holds. Only its hash is stored.
    Token, 32, "a token: 32 letters and digits"
);

/// Made by the client for each turn and unique among a player's turns in a game, so that a turn sent twice is played
/// once.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String, pattern = "^[A-Za-z0-9_-]{1,40}$"))]
pub struct TurnId(String);

impl TurnId {
    /// As it is written.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for TurnId {
    type Err = BadName;

    fn from_str(text: &str) -> Result<TurnId, BadName> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if (1..=40).contains(&text.len()) && text.bytes().all(plain) {
            Ok(TurnId(text.to_owned()))
        } else {
            Err(BadName { wanted: "the id of a turn: 1 to 40 letters, digits, - and _" })
        }
    }
}

impl TryFrom<String> for TurnId {
    type Error = BadName;

    fn try_from(text: String) -> Result<TurnId, BadName> {
        text.parse()
    }
}

impl From<TurnId> for String {
    fn from(id: TurnId) -> String {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        let name = GameId::from_bytes([0, 1, 2, 31, 32, 33, 200, 255, 9, 10]);
        assert_eq!(name.as_str(), "012z018z9a");
        assert_eq!(name.as_str().parse(), Ok(name));
    }

    #[test]
    fn other_texts_are_no_names() {
        for text in ["", "012z018z9", "012z018z9aa", "012Z018z9a", "012z018z9i", "012z018z9é"] {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
        for text in ["", "a b", "ü", &"a".repeat(41)] {
            assert!(text.parse::<TurnId>().is_err(), "{text}");
        }
    }
}
