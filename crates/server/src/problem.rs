//! What can go wrong with a request, mapped once to what the client is told.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use orrery_store::StoreError;
use orrery_wire::{ErrorCode, ErrorView, GameView, Refusal};
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
    /// Too many pictures wait to be drawn.
    TooManyPictures,
    /// The engine had no time for it.
    TooLate,
    /// What is stored of it makes no sense. Nothing was done.
    Damaged,
    /// Nothing can be stored or read at the moment. Nothing was done.
    Unavailable,
}

#[derive(Serialize)]
struct RefusedView {
    #[serde(flatten)]
    error: ErrorView,
    #[serde(flatten)]
    why: Refusal,
    state: Box<GameView>,
}

impl Problem {
    /// The word for programs.
    pub fn code(&self) -> ErrorCode {
        match self {
            Problem::NotFound => ErrorCode::NotFound,
            Problem::Unknown => ErrorCode::WhoAreYou,
            Problem::ForeignOrigin => ErrorCode::ForeignOrigin,
            Problem::Forbidden(_) => ErrorCode::Forbidden,
            Problem::Taken => ErrorCode::SeatTaken,
            Problem::Bad(_) => ErrorCode::BadRequest,
            Problem::TooLarge => ErrorCode::TooLarge,
            Problem::TooSlow => ErrorCode::TooSlow,
            Problem::Refused(..) => ErrorCode::Refused,
            Problem::TooManyFromAddress(_) => ErrorCode::TooManyFromAddress,
            Problem::TooManyOnConnection => ErrorCode::TooManyOnConnection,
            Problem::TooManySockets => ErrorCode::TooManySockets,
            Problem::TooManyOpenGames => ErrorCode::TooManyOpenGames,
            Problem::TooManyComputerGames => ErrorCode::TooManyComputerGames,
            Problem::TooManyAnalyses => ErrorCode::TooManyAnalyses,
            Problem::EngineBusy => ErrorCode::EngineBusy,
            Problem::TooLate => ErrorCode::TooLate,
            Problem::TooManyPictures => ErrorCode::Unavailable,
            Problem::Damaged => ErrorCode::Damaged,
            Problem::Unavailable => ErrorCode::Unavailable,
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Unknown => StatusCode::UNAUTHORIZED,
            Problem::ForeignOrigin | Problem::Forbidden(_) => StatusCode::FORBIDDEN,
            Problem::Taken => StatusCode::CONFLICT,
            Problem::Bad(_) => StatusCode::BAD_REQUEST,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::Refused(..) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::TooManyFromAddress(_)
            | Problem::TooManyOnConnection
            | Problem::TooManySockets
            | Problem::TooManyOpenGames
            | Problem::TooManyComputerGames
            | Problem::TooManyAnalyses => StatusCode::TOO_MANY_REQUESTS,
            Problem::EngineBusy
            | Problem::TooManyPictures
            | Problem::TooLate
            | Problem::Damaged
            | Problem::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// A sentence for people.
    fn message(&self) -> String {
        match self {
            Problem::NotFound => "there is no such thing",
            Problem::Unknown => "take a name first, or send a token that holds",
            Problem::ForeignOrigin => "the request comes from another site's page",
            Problem::Forbidden(why) => why,
            Problem::Taken => "both seats are taken",
            Problem::Bad(why) => why,
            Problem::TooLarge => "the body is too long",
            Problem::TooSlow => "the body did not come in time",
            Problem::Refused(why, _) => return why.to_string(),
            Problem::TooManyFromAddress(_) => "too many requests from your address",
            Problem::TooManyOnConnection => "too many messages on this connection",
            Problem::TooManySockets => "too many connections from your address",
            Problem::TooManyOpenGames => "too many of your games wait for an opponent",
            Problem::TooManyComputerGames => "you play too many games with computers: finish some",
            Problem::TooManyAnalyses => "wait for the analyses that you have asked for",
            Problem::EngineBusy => "too much work waits for the engine: try again later",
            Problem::TooManyPictures => "too many pictures are being drawn: try again in a few seconds",
            Problem::TooLate => "the engine had no time for it: try again later",
            Problem::Damaged => "this game cannot be read; whoever runs the server has been told",
            Problem::Unavailable => "nothing can be stored at the moment; nothing was done, try again",
        }
        .to_owned()
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
        ErrorView { error: self.code(), message: self.message() }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, error) = (self.status(), self.view());
        let (code, retry_after) = (error.error.clone(), self.retry_after(status));
        let mut response = match self {
            Problem::Refused(why, state) => (status, Json(RefusedView { error, why, state })).into_response(),
            _ => (status, Json(error)).into_response(),
        };
        // For those who count them.
        response.extensions_mut().insert(code);
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
