//! What can be wrong with a request, in one word for programs.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! codes {
    ($($(#[$about:meta])* $code:ident = $text:literal,)*) => {
        /// What is wrong with a request. On the wire it is one word.
        #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(from = "String", into = "String")]
        pub enum ErrorCode {
            $($(#[$about])* $code,)*
            /// A word that is not known here: the server is newer. It is only ever read.
            Other(String),
        }

        impl ErrorCode {
            /// Every one that servers of today send.
            pub const ALL: &[ErrorCode] = &[$(ErrorCode::$code),*];

            /// As it is sent.
            pub fn as_str(&self) -> &str {
                match self {
                    $(ErrorCode::$code => $text,)*
                    ErrorCode::Other(text) => text,
                }
            }
        }

        impl From<String> for ErrorCode {
            fn from(text: String) -> ErrorCode {
                match text.as_str() {
                    $($text => ErrorCode::$code,)*
                    _ => ErrorCode::Other(text),
                }
            }
        }
    };
}

codes! {
    /// There is no such thing, or none that who asks may know of.
    NotFound = "not-found",
    /// Nobody knows who asks.
    WhoAreYou = "who-are-you",
    /// The request comes from a page of somebody else.
    ForeignOrigin = "foreign-origin",
    /// Who asks may not do this.
    Forbidden = "forbidden",
    /// Both seats are taken.
    SeatTaken = "seat-taken",
    /// The request makes no sense.
    BadRequest = "bad-request",
    /// The body is longer than any sensible one.
    TooLarge = "too-large",
    /// The body did not come in time.
    TooSlow = "too-slow",
    /// The rules of the game or of fair play do not allow it.
    Refused = "refused",
    /// Too much from one address.
    TooManyFromAddress = "too-many-from-address",
    /// Too many messages on one socket.
    TooManyOnConnection = "too-many-on-connection",
    /// Too many sockets from one address.
    TooManySockets = "too-many-sockets",
    /// Too many games that wait for an opponent.
    TooManyOpenGames = "too-many-open-games",
    /// Too many games with computers.
    TooManyComputerGames = "too-many-computer-games",
    /// Too many analyses at the same time.
    TooManyAnalyses = "too-many-analyses",
    /// Too much work waits for the engine.
    EngineBusy = "engine-busy",
    /// The engine had no time for it.
    TooLate = "too-late",
    /// What is stored of it makes no sense. Nothing was done.
    Damaged = "damaged",
    /// Nothing can be stored or read at the moment. Nothing was done.
    Unavailable = "unavailable",
}

impl ErrorCode {
    /// Whether the same may be taken a moment later, without anybody having done anything about it.
    pub fn may_pass(&self) -> bool {
        matches!(
            self,
            ErrorCode::Unavailable
                | ErrorCode::TooManyFromAddress
                | ErrorCode::TooManyOnConnection
                | ErrorCode::TooManySockets
        )
    }
}

impl From<ErrorCode> for String {
    fn from(code: ErrorCode) -> String {
        match code {
            ErrorCode::Other(text) => text,
            known => known.as_str().to_owned(),
        }
    }
}

impl fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(feature = "schema")]
impl utoipa::PartialSchema for ErrorCode {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .description(Some("What is wrong, in one word. Later servers may have others."))
            .enum_values(Some(ErrorCode::ALL.iter().map(ErrorCode::as_str)))
            .into()
    }
}

#[cfg(feature = "schema")]
impl utoipa::ToSchema for ErrorCode {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorView;

    #[test]
    fn codes_are_read_as_they_are_written() {
        for code in ErrorCode::ALL {
            assert_eq!(ErrorCode::from(code.to_string()), *code);
            assert_eq!(serde_json::to_value(code).unwrap(), code.as_str());
        }
    }

    #[test]
    fn a_code_of_a_newer_server_is_handed_on() {
        let text = r#"{"error":"too-many-cooks","message":"The broth is spoiled."}"#;
        let view: ErrorView = serde_json::from_str(text).unwrap();
        assert_eq!(view.error, ErrorCode::Other("too-many-cooks".to_owned()));
        assert!(!view.error.may_pass());
        assert_eq!(serde_json::to_string(&view).unwrap(), text);
    }

    #[test]
    fn what_the_server_cannot_do_at_the_moment_may_pass() {
        assert!(ErrorCode::Unavailable.may_pass());
        assert!(!ErrorCode::Damaged.may_pass() && !ErrorCode::TooManyOpenGames.may_pass());
    }
}
