//! The server over real connections, as a browser meets it.

mod common;

use common::{Running, request, store};
use orrery_server::{Bus, Options, Server, Site};

const FOREVER: &str = "public, max-age=31536000, immutable";

#[tokio::test]
async fn pages_of_the_app_are_the_index() {
    let server = Running::start().await;
    for path in ["/", "/new", "/new/yinsh?level=3", "/game/abc", "/settings", "/about", "/game/a.b"] {
        let answer = server.get(path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{path}");
        assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
        assert_eq!(answer.body, b"<p>the page</p>", "{path}");
    }
}

#[tokio::test]
async fn files_have_their_types_and_are_kept_if_named_by_content() {
    let server = Running::start().await;
    for (path, media_type, caching) in [
        ("/app.0123456789ab.js", "text/javascript; charset=utf-8", FOREVER),
        ("/app_bg.0123456789ab.wasm", "application/wasm", FOREVER),
        ("/styles.0123456789ab.css", "text/css; charset=utf-8", FOREVER),
        ("/icons/icon.0123456789ab.svg", "image/svg+xml", FOREVER),
        ("/fonts/inter.0123456789ab.woff2", "font/woff2", FOREVER),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/index.html", "text/html; charset=utf-8", "no-cache"),
    ] {
        let answer = server.get(path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("content-type"), media_type, "{path}");
        assert_eq!(answer.header("cache-control"), caching, "{path}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    let server = Running::start().await;
    for path in
        ["/app.000000000000.js", "/api/games", "/nowhere", "/../Cargo.toml", "/%2e%2e/x", "/index.html.br"]
    {
        let answer = server.get(path, &[]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn compressed_files_go_to_those_who_take_them() {
    let server = Running::start().await;
    let packed = server.get("/app.0123456789ab.js", &["accept-encoding: gzip, br"]).await;
    assert_eq!((packed.header("content-encoding"), packed.body.as_slice()), ("br", b"packed".as_slice()));
    let plain = server.get("/app.0123456789ab.js", &["accept-encoding: gzip"]).await;
    assert_eq!((plain.header("content-encoding"), plain.body.as_slice()), ("", b"start()".as_slice()));
    assert_ne!(packed.header("etag"), plain.header("etag"));
    assert_eq!(packed.header("vary"), "accept-encoding");
    // A file that has no compressed form goes to everybody as it is.
    let font = server.get("/fonts/inter.0123456789ab.woff2", &["accept-encoding: br"]).await;
    assert_eq!((font.header("content-encoding"), font.body.as_slice()), ("", b"font".as_slice()));
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let server = Running::start().await;
    let first = server.get("/", &[]).await;
    let tag = first.header("etag");
    assert!(tag.starts_with('"') && tag.ends_with('"') && tag.len() > 10, "{tag}");
    for known in [tag.to_owned(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let again = server.get("/", &[&format!("if-none-match: {known}")]).await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
        assert_eq!(again.header("etag"), tag);
        assert_eq!(again.header("cache-control"), "no-cache");
    }
    let other = server.get("/", &["if-none-match: \"other\""]).await;
    assert_eq!(other.status, 200);
}

#[tokio::test]
async fn every_answer_is_strict() {
    let server = Running::start().await;
    for path in ["/", "/app.0123456789ab.js", "/nowhere"] {
        let answer = server.get(path, &[]).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe-inline"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    }
}

#[tokio::test]
async fn only_reading_is_allowed() {
    let server = Running::start().await;
    let head = request(server.address, "HEAD", "/", &[]).await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), "15");
    for method in ["POST", "PUT", "DELETE"] {
        let answer = request(server.address, method, "/", &[]).await;
        assert_eq!((answer.status, answer.header("allow")), (405, "GET, HEAD"), "{method}");
    }
}

#[tokio::test]
async fn without_the_app_the_page_says_how_to_get_it() {
    let server = Running::start_with(|_| None).await;
    let answer = server.get("/", &[]).await;
    assert_eq!(answer.status, 503);
    assert!(String::from_utf8_lossy(&answer.body).contains("cargo xtask serve"));
}

#[tokio::test]
async fn an_address_in_use_is_told() {
    let server = Running::start().await;
    let data = tempfile::TempDir::new().unwrap();
    let (store, options) = (store(&data).await, Options::default());
    let fault = Server::bind(server.address, Site(|_| None), store, Bus::Alone, options).await;
    let fault = fault.err().expect("the address is taken").to_string();
    assert!(fault.contains(&server.address.to_string()) && fault.contains("in use"), "{fault}");
}

#[tokio::test]
async fn puzzles_are_told_by_day_and_by_name() {
    let server = Running::start().await;
    let ask = async |path: &str| -> (u16, serde_json::Value) {
        let answer = server.get(path, &[]).await;
        (answer.status, serde_json::from_slice(&answer.body).expect("JSON"))
    };
    let mut games = Vec::new();
    for day in ["2026-11-19", "2026-11-20", "2026-11-21"] {
        let (status, puzzle) = ask(&format!("/api/v1/puzzles/daily?day={day}")).await;
        assert_eq!(status, 200, "{puzzle}");
        let (config, id) = (puzzle["config"].as_str().unwrap(), puzzle["id"].as_str().unwrap());
        games.push(config.split(':').next().unwrap().to_owned());
        assert_eq!(ask(&format!("/api/v1/puzzles/{id}")).await, (200, puzzle.clone()));
        assert!(!puzzle["solutions"][0][0].as_str().unwrap().is_empty(), "{puzzle}");
    }
    games.sort();
    assert_eq!(games, ["kulami", "lyngk", "yinsh"]);
    let (status, puzzle) = ask("/api/v1/puzzles/daily?game=lyngk").await;
    assert!(status == 200 && puzzle["config"].as_str().unwrap().starts_with("lyngk"), "{puzzle}");
    for (path, status) in [
        ("/api/v1/puzzles/daily?game=chess", 400),
        ("/api/v1/puzzles/daily?day=2026-02-30", 400),
        ("/api/v1/puzzles/daily?week=1", 400),
        ("/api/v1/puzzles/daily?day=2026-11-18", 404),
        ("/api/v1/puzzles/aaaaaaaa", 404),
        ("/api/v1/puzzles/weekly", 404),
    ] {
        let (told, error) = ask(path).await;
        assert_eq!(told, status, "{path}: {error}");
        assert!(error["error"].is_string(), "{error}");
    }
}
