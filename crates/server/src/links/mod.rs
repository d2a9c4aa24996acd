//! What links show: heads of pages, cards, pictures, films, boards within other pages, and what search engines are told.

mod api;
mod crawlers;
mod drawing;
mod embed;
mod head;
mod html;
mod language;
mod subject;

use std::fmt::Write as _;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use orrery_pictures::Card;

pub use api::router as pictures;
pub use drawing::Drawing;
pub use embed::CONTENT_SECURITY_POLICY as EMBED_POLICY;
pub use html::escape;

use crate::hub::Hub;
use crate::pages;
use crate::site::Site;

/// What is answered beside the API and the files of the app.
pub fn router() -> Router<Hub> {
    Router::new()
        .route("/embed/{*what}", get(embed::answer))
        .route("/robots.txt", get(robots))
        .route("/sitemap.xml", get(sitemap))
}

/// Whether anybody's page may show this.
pub fn is_for_all(path: &str) -> bool {
    path.starts_with("/embed/") || path.starts_with("/api/v1/pictures/")
}

/// Whether this is written anew for whoever asks, unlike a file.
pub fn is_written(path: &str) -> bool {
    pages::is_page(path) || ["/robots.txt", "/sitemap.xml"].contains(&path)
}

/// The address under which the server was asked, without a slash at its end: the public one, or the one of the request.
pub fn base(hub: &Hub, headers: &HeaderMap) -> String {
    if let Some(url) = &hub.options.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    let is_host = |host: &&str| !host.is_empty() && host.bytes().all(is_part);
    format!("http://{}", host.filter(is_host).unwrap_or("localhost"))
}

/// A file of the app; a page of the app with what its address is about in its head.
pub async fn page_of_app(State((hub, site)): State<(Hub, Site)>, request: Request) -> Response {
    let (uri, headers) = (request.uri(), request.headers());
    let is_reading = request.method() == Method::GET || request.method() == Method::HEAD;
    let index = pages::is_page(uri.path()).then(|| site.get(pages::INDEX)).flatten();
    let Some(index) = index.filter(|_| is_reading) else {
        return pages::answer(site, request.method(), uri, headers);
    };
    let Ok(index) = String::from_utf8(index.content.into_owned()) else {
        return pages::answer(site, request.method(), uri, headers);
    };
    let language = language::language_of(uri, headers);
    let subject = subject::subject(&hub, uri.path(), language).await;
    let page = head::page(&index, &subject, &base(&hub, headers), language::named(uri).is_some());
    text(headers, "text/html; charset=utf-8", "no-cache", page)
}

async fn robots(State(hub): State<Hub>, headers: HeaderMap) -> Response {
    text(
        &headers,
        "text/plain; charset=utf-8",
        "public, max-age=3600",
        crawlers::robots(&base(&hub, &headers)),
    )
}

async fn sitemap(State(hub): State<Hub>, headers: HeaderMap) -> Response {
    let map = crawlers::sitemap(&base(&hub, &headers));
    text(&headers, "application/xml; charset=utf-8", "public, max-age=3600", map)
}

/// A text that is made for who asks, with its tag.
fn text(headers: &HeaderMap, media_type: &'static str, caching: &'static str, text: String) -> Response {
    let packed = pages::accepts_brotli(headers).then(|| packed(&text)).flatten();
    // Two forms of a text have two contents, so they have two tags as well.
    let form = if packed.is_some() { "-br" } else { "" };
    let tag = format!("\"{}{form}\"", &drawing::fingerprint(&text)[..24]);
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(media_type))];
    let mut response = match (pages::is_known(headers, &tag), packed) {
        (true, _) => StatusCode::NOT_MODIFIED.into_response(),
        (false, Some(packed)) => {
            let coding = [(header::CONTENT_ENCODING, HeaderValue::from_static("br"))];
            (kind, coding, packed).into_response()
        }
        (false, None) => (kind, text).into_response(),
    };
    let answer = response.headers_mut();
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(header::ETAG, tag);
    }
    response
}

/// A text as brotli, at a quality that takes about as long as writing the page. No text of ours fails to fit into memory, so
/// `None` means only that it is sent as it is.
fn packed(text: &str) -> Option<Vec<u8>> {
    let params = BrotliEncoderParams { quality: 5, lgwin: 18, ..BrotliEncoderParams::default() };
    let mut packed = Vec::new();
    BrotliCompress(&mut text.as_bytes(), &mut packed, &params).ok()?;
    Some(packed)
}

/// Everything that a card shows, as text.
fn card_key(card: &Card) -> String {
    let mut key = format!("card {:?} {:?} {:?} {:?}", card.theme, card.title, card.line, card.game);
    for side in &card.sides {
        _ = write!(key, " {:?}", side.name);
    }
    for board in &card.boards {
        _ = write!(key, " {}", board.game().link());
    }
    key
}
