//! The files of the web app, as a browser wants them.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, Uri, header};

use crate::site::{File, Site};

/// The first parts of addresses that the app itself understands. Whatever follows them is the app's own affair.
pub const ROUTES: [&str; 14] = [
    "", "new", "game", "online", "play", "puzzles", "learn", "rules", "analysis", "l", "import", "games",
    "settings", "about",
];

/// Files that change under the same name; every other one is named by its content and can be kept for ever.
const CHANGING: [&str; 4] = [INDEX, "favicon.ico", "manifest.webmanifest", "sw.js"];

/// The page of the app.
pub const INDEX: &str = "index.html";

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Orrery</title>\
    <h1>The web app is not in this binary</h1>\
    <p>It was built without it. Run <code>cargo xtask serve</code> in a checkout to build and start both.</p>";

/// Answers a request for a file or a page of the app.
pub fn answer(site: Site, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let mut response =
            plain(StatusCode::METHOD_NOT_ALLOWED, "text/plain; charset=utf-8", "only GET and HEAD");
        response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    let path = uri.path().trim_start_matches('/');
    let is_page = is_page(uri.path());
    let path = if is_page { INDEX } else { path };
    // The compressed file is a form of another one, not a page of its own.
    let file = if path.ends_with(".br") { None } else { site.get(path) };
    match file {
        Some(file) => send(site, path, file, headers),
        None if is_page => plain(StatusCode::SERVICE_UNAVAILABLE, "text/html; charset=utf-8", NOT_BUILT),
        None => nothing(),
    }
}

/// Whether the app itself understands this path. A path with two slashes before it, written into a link, would lead to
/// another host.
pub fn is_page(path: &str) -> bool {
    let first = path.strip_prefix('/').and_then(|path| path.split('/').next());
    !path.starts_with("//") && first.is_some_and(|first| ROUTES.contains(&first))
}

/// What is answered where there is nothing.
pub fn nothing() -> Response<Body> {
    plain(StatusCode::NOT_FOUND, "text/plain; charset=utf-8", "there is nothing at this address")
}

fn send(site: Site, path: &str, file: File, headers: &HeaderMap) -> Response<Body> {
    let packed = if accepts_brotli(headers) { site.get(&format!("{path}.br")) } else { None };
    let is_packed = packed.is_some();
    let file = packed.unwrap_or(file);
    let tag = entity_tag(&file);
    let is_known = is_known(headers, &tag);
    let mut response =
        Response::new(if is_known { Body::empty() } else { Body::from(file.content.into_owned()) });
    let answer = response.headers_mut();
    let caching = if CHANGING.contains(&path) { "no-cache" } else { "public, max-age=31536000, immutable" };
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(header::ETAG, tag);
    }
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type(path)));
    if is_packed {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    response
}

/// Whether who asks has what this tag names.
pub fn is_known(headers: &HeaderMap, tag: &str) -> bool {
    let lists = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    lists
        .flat_map(|list| list.split(','))
        .any(|known| [tag, "*"].contains(&known.trim().trim_start_matches("W/")))
}

fn plain(status: StatusCode, media_type: &'static str, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Two forms of a file have two contents, so they have two tags as well.
fn entity_tag(file: &File) -> String {
    let hash: String = file.hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hash}\"")
}

/// Whether `br` is listed, and not with the weight 0.
pub fn accepts_brotli(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|item| {
        let (coding, weight) = item.split_once(';').unwrap_or((item, "q=1"));
        let weight = weight.trim().trim_start_matches("q=").parse::<f32>();
        coding.trim().eq_ignore_ascii_case("br") && weight.is_ok_and(|weight| weight > 0.0)
    })
}

/// By the extension; the app has no other kinds of files.
fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_taken_only_by_who_asks_for_it() {
        let accepts = |value: &'static str| {
            accepts_brotli(&HeaderMap::from_iter([(
                header::ACCEPT_ENCODING,
                HeaderValue::from_static(value),
            )]))
        };
        assert!(accepts("br"));
        assert!(accepts("gzip, deflate, BR;q=0.5"));
        assert!(!accepts("gzip, br;q=0"));
        assert!(!accepts("gzip, brotli"));
        assert!(!accepts_brotli(&HeaderMap::new()));
    }
}
