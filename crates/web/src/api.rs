//! What is asked of the server over HTTP.

use orrery_view::Phrase;
use orrery_wire::{ErrorCode, ErrorView};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

use crate::browser;

/// What the app calls it when the server cannot be reached.
const NO_SERVER: &str = "no-server";
/// What the app calls it when a name cannot be taken.
pub const BAD_NAME: &str = "bad-name";

/// Asks for something.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, ErrorView> {
    read(&ask("GET", path, None).await?)
}

/// Sends something, and reads the answer.
pub async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, ErrorView> {
    let body = serde_json::to_string(body).map_err(|error| failed(&error.to_string()))?;
    read(&ask("POST", path, Some(&body)).await?)
}

/// Has something removed.
pub async fn delete(path: &str) -> Result<(), ErrorView> {
    ask("DELETE", path, None).await.map(|_| ())
}

/// What a server says that is newer than the page, which has no words of its own for it.
pub fn said(message: &str) -> Phrase {
    Phrase::new("server-says").with("message", message)
}

/// What is to be said about an error. The server's own sentences are English: they are for errors that are not known here.
pub fn trouble(error: &ErrorView) -> Phrase {
    match &error.error {
        ErrorCode::Other(own) if own == NO_SERVER => Phrase::new("trouble-no-server"),
        ErrorCode::Other(own) if own == BAD_NAME => Phrase::new("trouble-name"),
        ErrorCode::Unavailable => Phrase::new("trouble-unavailable"),
        ErrorCode::SeatTaken => Phrase::new("trouble-seat-taken"),
        ErrorCode::Forbidden => Phrase::new("trouble-forbidden"),
        ErrorCode::WhoAreYou => Phrase::new("trouble-who"),
        ErrorCode::NotFound => Phrase::new("no-game"),
        ErrorCode::TooManyOpenGames => Phrase::new("trouble-open-games"),
        ErrorCode::TooManyFromAddress | ErrorCode::TooManyOnConnection | ErrorCode::TooManySockets => {
            Phrase::new("trouble-too-many")
        }
        ErrorCode::BadRequest | ErrorCode::TooLarge | ErrorCode::ForeignOrigin | ErrorCode::Refused => {
            Phrase::new("trouble-server")
        }
        _ if error.message.is_empty() => Phrase::new("trouble-server"),
        _ => said(&error.message),
    }
}

fn failed(message: &str) -> ErrorView {
    ErrorView { error: ErrorCode::Other(NO_SERVER.to_owned()), message: message.to_owned() }
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, ErrorView> {
    serde_json::from_str(text).map_err(|error| failed(&error.to_string()))
}

async fn ask(method: &str, path: &str, body: Option<&str>) -> Result<String, ErrorView> {
    let sent = send(method, path, body).await;
    let (status, text) = sent.map_err(|error| failed(&format!("{error:?}")))?;
    if (200..300).contains(&status) {
        return Ok(text);
    }
    Err(serde_json::from_str(&text).unwrap_or_else(|_| failed(&format!("HTTP {status}"))))
}

async fn send(method: &str, path: &str, body: Option<&str>) -> Result<(u16, String), JsValue> {
    let options = RequestInit::new();
    options.set_method(method);
    if let Some(body) = body {
        options.set_body(&JsValue::from_str(body));
    }
    let request = Request::new_with_str_and_init(&format!("/api/v1/{path}"), &options)?;
    if body.is_some() {
        request.headers().set("Content-Type", "application/json")?;
    }
    let response = JsFuture::from(browser::window().fetch_with_request(&request)).await?;
    let response: Response = response.dyn_into()?;
    let text = JsFuture::from(response.text()?).await?;
    Ok((response.status(), text.as_string().unwrap_or_default()))
}
