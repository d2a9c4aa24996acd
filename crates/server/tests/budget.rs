//! What an address may ask for in all, whatever way it asks, and what is counted of it.

#![allow(clippy::unwrap_used)]

mod common;

use std::time::{Duration, Instant};

use common::player::Person;
use common::{Running, request};
use orrery_server::{Limits, Options, Rate};
use orrery_wire::{ErrorCode, Reply, Request};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

fn budget(burst: f64) -> Options {
    let limits = Limits { address: Rate { burst, per_second: 0.0 }, ..Limits::default() };
    Options { limits, ..Options::default() }
}

#[tokio::test]
async fn requests_reads_sockets_streams_and_messages_share_one_budget() {
    let server = Running::start_with_options(budget(36.0)).await;
    let ana = Person::named(server.address, "Ana").await;
    let (game, _) = ana.new_game(json!({ "config": "yinsh" })).await;
    // 26 are left.
    for _ in 0..6 {
        assert_eq!(ana.get("/api/v1/lobby").await.0, 200);
    }
    // It answers the first ping of the server, too.
    let mut socket = ana.socket().await;
    let stream = format!("/api/v1/games/{game}0/stream");
    assert_eq!(ana.get(&stream).await.0, 404, "paid for, though there is no such game");
    for _ in 0..4 {
        socket.send(&Request::Ping).await;
        assert!(matches!(socket.next().await, Reply::Pong { .. }));
    }
    // One is left.
    socket.send(&Request::Ping).await;
    let Reply::Error { error, .. } = socket.next().await else { panic!("no error") };
    assert_eq!(error.error, ErrorCode::TooManyFromAddress);
    for path in [stream.as_str(), "/api/v1/socket"] {
        let answer = server.get(path, &["sec-websocket-key: x"]).await;
        assert_eq!(answer.status, 429, "{path}");
        let wait: u32 = answer.header("retry-after").parse().unwrap();
        assert!((3_000..=4_001).contains(&wait), "where there is no rate, each of 4 takes 1,000 s: {wait}");
    }
    assert_eq!(ana.post("/api/v1/me", json!({ "name": "Ana" })).await.0, 429);
    assert_eq!(ana.get("/api/v1/me").await.0, 200, "reading costs less");
    assert_eq!(ana.get("/api/v1/me").await.0, 429);
    assert_eq!(ana.get("/api/v1/nothing").await.0, 429, "whatever is asked of the API");
    for page in ["/", "/rules/yinsh", "/l/yinsh", "/embed/frame.js", "/robots.txt", "/sitemap.xml"] {
        assert_eq!(server.get(page, &[]).await.status, 429, "{page} is written for whoever asks");
    }
    assert_eq!(server.get("/sw.js", &[]).await.status, 200, "files are free");
    assert_eq!(server.get("/health/live", &[]).await.status, 200);
    let counted = "orrery_problems_total{error=\"too-many-from-address\"} 12\n";
    let metrics = server.metrics().await;
    assert!(metrics.contains(counted), "{metrics}");
}

#[tokio::test]
async fn refusals_come_slowly_enough_to_cost_nothing() {
    let server = Running::start_with_options(budget(1.0)).await;
    assert_eq!(server.get("/api/v1/lobby", &[]).await.status, 200);
    let began = Instant::now();
    for _ in 0..4 {
        assert_eq!(server.get("/api/v1/lobby", &[]).await.status, 429);
    }
    // A busy machine can only make it more.
    assert!(began.elapsed() >= Duration::from_secs(1), "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_flood_of_pings_ends_the_socket() {
    let server = Running::start_with_options(budget(100.0)).await;
    let mut socket = Person::unknown(server.address).socket().await;
    let flood = async {
        let mut sent = 0;
        while sent < 10_000 && socket.send_raw(Message::Ping(Vec::new().into())).await.is_ok() {
            sent += 1;
        }
        loop {
            if let Err(end) = socket.try_next().await {
                return end;
            }
        }
    };
    // What was sent after the end may reset the connection before its reason is read.
    let end = flood.await;
    assert!(end.is_none() || end == Some(1008), "{end:?}");
}

#[tokio::test]
async fn rotation_inside_a_net_of_48_bits_is_limited() {
    let trusted_proxies = vec!["127.0.0.1/32".parse().unwrap()];
    let server = Running::start_with_options(Options { trusted_proxies, ..budget(10.0) }).await;
    let ask = async |address: String| {
        let forwarded = format!("x-forwarded-for: {address}");
        request(server.address, "DELETE", "/api/v1/me", &[&forwarded]).await.status == 401
    };
    let mut passed = [0; 3];
    for i in 0..40 {
        passed[0] += i32::from(ask(format!("2001:db8:1:1::{i:x}")).await);
        passed[1] += i32::from(ask(format!("2001:db8:2:{i:x}::1")).await);
        passed[2] += i32::from(ask(format!("2001:db8:{:x}::1", i + 100)).await);
    }
    assert_eq!(passed, [2, 16, 40], "one net of 64 bits, one of 48, many");
}

#[tokio::test]
async fn what_is_counted_is_told_at_an_address_of_its_own() {
    let server = Running::start().await;
    assert_eq!(server.get("/metrics", &[]).await.status, 404);
    let _socket = Person::named(server.address, "Ana").await.socket().await;
    assert_eq!(server.get("/api/v1/nothing", &[]).await.status, 404);
    let metrics = server.metrics().await;
    for line in
        ["orrery_sockets 1", "orrery_problems_total{error=\"not-found\"} 1", "orrery_accept_errors_total 0"]
    {
        assert!(metrics.lines().any(|found| found == line), "{line} is not in\n{metrics}");
    }
    let age = metrics.lines().find_map(|line| line.strip_prefix("orrery_beat_age_seconds ")).unwrap();
    assert!(age.parse::<f64>().unwrap() < 60.0, "{age}");
}

#[tokio::test]
async fn whom_to_tell_of_a_weakness_is_said_if_the_host_says_it() {
    let path = "/.well-known/security.txt";
    assert_eq!(Running::start().await.get(path, &[]).await.status, 404);
    let contact = Some("https://example.org/security".to_owned());
    let server = Running::start_with_options(Options { contact, ..Options::default() }).await;
    let answer = server.get(path, &[]).await;
    assert_eq!((answer.status, answer.header("content-type")), (200, "text/plain; charset=utf-8"));
    let text = String::from_utf8(answer.body).unwrap();
    assert!(text.starts_with("Contact: https://example.org/security\nExpires: 20"), "{text}");
}
