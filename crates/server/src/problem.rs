//! What can go wrong with a request, mapped once to what the client is told.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use orrery_store::StoreError;
use orrery_wire::{ErrorView, GameView, Refusal};
use serde::Serialize;

use crate::limits::TooMuch;
use crate::work::Trouble;

/// Why a request is not answered as hoped.
#[derive(Debug)]
pub enum Problem {
    /// There is no such thing, or none that who asks may know of.
    NotFound,
    /// Nobody knows who asks.
    Unknown,
    /// The request comes from a page of somebody else.
    ForeignOrigin,
    /// Who asks may not do this.
    Forbidden(&'static str),
    /// Both seats are taken.
    Taken,
    /// The request makes no sense; the sentence says what is wrong with it.
    Bad(String),
    /// The body is longer than any sensible one.
    TooLarge,
    /// The body did not come in time.
    TooSlow,
    /// The rules of the game or of fair play do not allow it.
    Refused(Refusal, Box<GameView>),
    /// Too much from one address.
    TooManyFromAddress(TooMuch),
    /// Too many messages on one socket.
    TooManyOnConnection,
    /// Too many sockets from one address.
    TooManySockets,
    /// Too many games that wait for an opponent.
    TooManyOpenGames,
    /// Too many games with computers.
    TooManyComputerGames,
    /// Too many analyses at the same time.
    TooManyAnalyses,
    /// Too much work waits for the engine.
    EngineBusy,
    /// The engine had no time for it.
    TooLate,
    /// What is stored of it makes no sense. Nothing was done.
    Damaged,
    /// Nothing can be stored or read at the moment. Nothing was done.
    Unavailable,
}

/// Goes with an answer that tells of a problem, for those who count them.
#[derive(Clone, Copy)]
pub struct ErrorCode(pub &'static str);

#[derive(Serialize)]
struct RefusedView {
    #[serde(flatten)]
    error: ErrorView,
    #[serde(flatten)]
    why: Refusal,
    state: Box<GameView>,
}

impl Problem {
    /// The status, one word for programs and a sentence for people.
    fn parts(&self) -> (StatusCode, &'static str, String) {
        let plain = |status, code, text: &str| (status, code, text.to_owned());
        match self {
            Problem::NotFound => plain(StatusCode::NOT_FOUND, "not-found", "there is no such thing"),
            Problem::Unknown => plain(
                StatusCode::UNAUTHORIZED,
                "who-are-you",
                "take a name first, or send a token that holds",
            ),
            Problem::ForeignOrigin => {
                plain(StatusCode::FORBIDDEN, "foreign-origin", "the request comes from another site's page")
            }
            Problem::Forbidden(why) => plain(StatusCode::FORBIDDEN, "forbidden", why),
            Problem::Taken => plain(StatusCode::CONFLICT, "seat-taken", "both seats are taken"),
            Problem::Bad(why) => plain(StatusCode::BAD_REQUEST, "bad-request", why),
            Problem::TooLarge => plain(StatusCode::PAYLOAD_TOO_LARGE, "too-large", "the body is too long"),
            Problem::TooSlow => {
                plain(StatusCode::REQUEST_TIMEOUT, "too-slow", "the body did not come in time")
            }
            Problem::Refused(why, _) => (StatusCode::UNPROCESSABLE_ENTITY, "refused", why.to_string()),
            Problem::TooManyFromAddress(_) => plain(
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-from-address",
                "too many requests from your address",
            ),
            Problem::TooManyOnConnection => plain(
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-on-connection",
                "too many messages on this connection",
            ),
            Problem::TooManySockets => plain(
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-sockets",
                "too many connections from your address",
            ),
            Problem::TooManyOpenGames => plain(
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-open-games",
                "too many of your games wait for an opponent",
            ),
            Problem::TooManyComputerGames => plain(
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-computer-games",
                "you play too many games with computers: finish some",
            ),
            Problem::TooManyAnalyses => plain(
                StatusCode::TOO_MANY_REQUESTS,
                "too-many-analyses",
                "wait for the analyses that you have asked for",
            ),
            Problem::EngineBusy => plain(
                StatusCode::SERVICE_UNAVAILABLE,
                "engine-busy",
                "too much work waits for the engine: try again later",
            ),
            Problem::TooLate => plain(
                StatusCode::SERVICE_UNAVAILABLE,
                "too-late",
                "the engine had no time for it: try again later",
            ),
            Problem::Damaged => plain(
                StatusCode::SERVICE_UNAVAILABLE,
                "damaged",
                "this game cannot be read; whoever runs the server has been told",
            ),
            Problem::Unavailable => plain(
                StatusCode::SERVICE_UNAVAILABLE,
                "unavailable",
                "nothing can be stored at the moment; nothing was done, try again",
            ),
        }
    }

    /// The word for programs.
    pub fn code(&self) -> &'static str {
        self.parts().1
    }

    /// After how many seconds it is worth trying again, if time helps.
    fn retry_after(&self, status: StatusCode) -> Option<u64> {
        match self {
            Problem::TooManyFromAddress(TooMuch { wait }) => Some(wait.as_secs() + 1),
            _ if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) => Some(5),
            _ => None,
        }
    }

    /// What the client is told, in a message.
    pub fn view(&self) -> ErrorView {
        let (_, error, message) = self.parts();
        ErrorView { error: error.to_owned(), message }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, code, message) = self.parts();
        let retry_after = self.retry_after(status);
        let error = ErrorView { error: code.to_owned(), message };
        let mut response = match self {
            Problem::Refused(why, state) => (status, Json(RefusedView { error, why, state })).into_response(),
            _ => (status, Json(error)).into_response(),
        };
        response.extensions_mut().insert(ErrorCode(code));
        let headers = response.headers_mut();
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

impl From<Trouble> for Problem {
    fn from(trouble: Trouble) -> Problem {
        match trouble {
            Trouble::Nobody => Problem::Forbidden("this server has no engine"),
            Trouble::Busy => Problem::EngineBusy,
            Trouble::TooLate => Problem::TooLate,
            Trouble::Unavailable => Problem::Unavailable,
        }
    }
}

impl From<TooMuch> for Problem {
    fn from(too_much: TooMuch) -> Problem {
        Problem::TooManyFromAddress(too_much)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        Problem::Unavailable
    }
}
