//! The cookie that a browser is known by.

#![allow(clippy::unwrap_used)]

mod common;

use common::{Answer, Running, request, request_with};
use orrery_server::Options;
use serde_json::json;

const SECURE: &str = "https://games.example.org";

fn secure() -> Options {
    Options { public_url: Some(SECURE.to_owned()), ..Options::default() }
}

/// Takes a name; the name and the value of the cookie, and what follows them.
async fn take_name(server: &Running, origin: &str) -> (String, String, String) {
    let headers = [&format!("origin: {origin}"), "content-type: application/json"];
    let body = json!({ "name": "Ana" }).to_string();
    let answer = request_with(server.address, "POST", "/api/v1/me", &headers, &body).await;
    assert_eq!(answer.status, 200);
    let (cookie, flags) = answer.header("set-cookie").split_once("; ").unwrap();
    let (name, value) = cookie.split_once('=').unwrap();
    (name.to_owned(), value.to_owned(), flags.to_owned())
}

async fn me(server: &Running, cookies: &str) -> Answer {
    server.get("/api/v1/me", &[&format!("cookie: {cookies}")]).await
}

#[tokio::test]
async fn its_flags_are_strict_and_over_tls_it_belongs_to_the_host() {
    let server = Running::start().await;
    let plain = take_name(&server, &format!("http://{}", server.address)).await;
    assert_eq!(plain.0, "orrery-session");
    assert_eq!(plain.2, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict");
    let server = Running::start_with_options(secure()).await;
    let sure = take_name(&server, SECURE).await;
    assert_eq!(sure.0, "__Host-orrery-session");
    assert_eq!(sure.2, "Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure");
    assert_eq!(me(&server, &format!("__Host-orrery-session={}", sure.1)).await.all("set-cookie"), [""; 0]);
}

#[tokio::test]
async fn the_other_cookie_is_accepted_and_exchanged() {
    let server = Running::start().await;
    let (name, token, _) = take_name(&server, &format!("http://{}", server.address)).await;
    let mut cookie = format!("{name}={token}");
    // The host gets TLS, and loses it again.
    let mut server = server.restart_with(secure()).await;
    for (new, old, options) in [
        ("__Host-orrery-session", "orrery-session", Options::default()),
        ("orrery-session", "__Host-orrery-session", Options::default()),
    ] {
        // Other answers change nothing.
        let sessions = server.get("/api/v1/sessions", &[&format!("cookie: {cookie}")]).await;
        assert_eq!((sessions.status, sessions.header("set-cookie")), (200, ""));
        let answer = me(&server, &cookie).await;
        assert_eq!(answer.status, 200);
        let set = answer.all("set-cookie");
        assert_eq!(set.len(), 2, "{set:?}");
        assert!(set[0].starts_with(&format!("{new}={token}; Path=/; Max-Age=31536000; ")), "{set:?}");
        assert!(set[1].starts_with(&format!("{old}=; Path=/; Max-Age=0; ")), "{set:?}");
        cookie = format!("{new}={token}");
        assert_eq!(me(&server, &cookie).await.all("set-cookie").len(), 0, "once is enough");
        server = server.restart_with(options).await;
    }
}

#[tokio::test]
async fn signing_out_takes_both() {
    let server = Running::start_with_options(secure()).await;
    let (_, token, _) = take_name(&server, SECURE).await;
    let cookie = format!("cookie: orrery-session={token}; __Host-orrery-session={token}");
    let origin = format!("origin: {SECURE}");
    let answer = request(server.address, "DELETE", "/api/v1/me", &[&cookie, &origin]).await;
    assert_eq!(answer.status, 204);
    let set = answer.all("set-cookie");
    assert!(set.len() == 2 && set[0].starts_with("__Host-orrery-session=; "), "{set:?}");
    assert!(
        set[1].starts_with("orrery-session=; ") && set.iter().all(|set| set.contains("Max-Age=0")),
        "{set:?}"
    );
    assert_eq!(me(&server, &format!("__Host-orrery-session={token}")).await.status, 401);
}

#[tokio::test]
async fn junk_of_the_same_name_hides_nothing() {
    let server = Running::start().await;
    let (name, good, _) = take_name(&server, &format!("http://{}", server.address)).await;
    let foreign = "0".repeat(good.len());
    for before in ["junk", "", "\"x\"", &foreign] {
        let cookies = format!("{name}={before}; theme=dark; {name}={good}");
        assert_eq!(me(&server, &cookies).await.status, 200, "{before}");
        let lines = [&format!("cookie: {name}={before}"), "cookie: a=b", &format!("cookie: {name}={good}")];
        assert_eq!(server.get("/api/v1/me", &lines).await.status, 200, "{before}");
    }
    // Of very many not each is looked up.
    let many: String = (0..200).map(|i| format!("{name}={i:0>width$}; ", width = good.len())).collect();
    assert_eq!(me(&server, &format!("{many}{name}={good}")).await.status, 401);
    // What belongs to the host comes first, wherever it stands.
    let server = server.restart_with(secure()).await;
    assert_eq!(me(&server, &format!("{many}__Host-{name}={good}")).await.status, 200);
}
