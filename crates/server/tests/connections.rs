//! Connections that want to wear the server down, and how all of them end.

#![allow(clippy::unwrap_used)]

mod common;

use std::borrow::Cow;
use std::net::SocketAddr;
use std::time::Duration;

use common::Running;
use common::player::Person;
use orrery_server::{File, Limits, Options, Timeouts};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

const SOON: Duration = Duration::from_millis(50);

const GET: &[u8] = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n";

fn with(timeouts: Timeouts) -> Options {
    Options { timeouts, ..Options::default() }
}

async fn connect_from(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    socket.connect(to).await.unwrap()
}

/// Sends something and reads until the other side has closed; a reset is an end as well.
async fn said(stream: &mut TcpStream, bytes: &[u8]) -> String {
    let mut answer = Vec::new();
    if stream.write_all(bytes).await.is_ok() {
        _ = stream.read_to_end(&mut answer).await;
    }
    String::from_utf8(answer).unwrap()
}

/// Asks for a page, and keeps the connection.
async fn is_served(stream: &mut TcpStream) -> bool {
    let mut answer = Vec::new();
    if stream.write_all(GET).await.is_err() {
        return false;
    }
    while !answer.ends_with(b"</p>") {
        if !matches!(stream.read_buf(&mut answer).await, Ok(1..)) {
            return false;
        }
    }
    true
}

#[tokio::test]
async fn slow_heads_are_ended() {
    let server = Running::start_with_options(with(Timeouts { head: SOON, ..Timeouts::default() })).await;
    for begun in [b"".as_slice(), b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "] {
        let mut slow = TcpStream::connect(server.address).await.unwrap();
        assert_eq!(said(&mut slow, begun).await, "");
    }
    // One that was answered has its time anew for each head. On a busy machine even we may be too slow.
    let mut kept = TcpStream::connect(server.address).await.unwrap();
    while !(is_served(&mut kept).await && is_served(&mut kept).await) {
        kept = TcpStream::connect(server.address).await.unwrap();
    }
    assert_eq!(said(&mut kept, b"GET / HTTP/1.1\r\n").await, "");
}

#[tokio::test]
async fn a_connection_that_asks_nothing_more_is_ended() {
    let server = Running::start_with_options(with(Timeouts { idle: SOON, ..Timeouts::default() })).await;
    let mut kept = TcpStream::connect(server.address).await.unwrap();
    assert!(is_served(&mut kept).await);
    assert_eq!(said(&mut kept, b"").await, "");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_told() {
    let server = Running::start_with_options(with(Timeouts { body: SOON, ..Timeouts::default() })).await;
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50";
    let answer = said(&mut slow, format!("{head}\r\n\r\n{{\"name\":").as_bytes()).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("\"too-slow\""), "{answer}");
}

#[tokio::test]
async fn a_client_that_takes_nothing_is_let_go() {
    fn large(path: &str) -> Option<File> {
        let content = if path == "index.html" { vec![b'x'; 32 << 20] } else { return None };
        Some(File { content: Cow::Owned(content), hash: [0; 32] })
    }
    let timeouts = Timeouts { write: SOON, ..Timeouts::default() };
    let server = Running::start_site(large, with(timeouts)).await;
    let mut greedy = TcpStream::connect(server.address).await.unwrap();
    greedy.write_all(GET).await.unwrap();
    let mut first = [0; 100];
    greedy.read_exact(&mut first).await.unwrap();
    // The one that asks is still open.
    while !server.metrics().await.contains("orrery_connections 1\n") {
        tokio::task::yield_now().await;
    }
    let mut rest = Vec::new();
    _ = greedy.read_to_end(&mut rest).await;
    assert!(rest.len() < 32 << 20);
}

#[tokio::test]
async fn an_address_has_its_share_of_connections_and_others_get_in() {
    let limits = Limits { connections: 3, ..Limits::default() };
    let server = Running::start_with_options(Options { limits, ..Options::default() }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut stream = connect_from([127, 0, 0, 1], server.address).await;
        assert!(is_served(&mut stream).await);
        open.push(stream);
    }
    let mut fourth = connect_from([127, 0, 0, 1], server.address).await;
    assert!(!is_served(&mut fourth).await);
    let mut other = connect_from([127, 0, 0, 2], server.address).await;
    assert!(is_served(&mut other).await, "others get in");
    let refused = "orrery_connections_refused_total{limit=\"address\"} 1\n";
    assert!(server.metrics().await.contains(refused));
    open.pop();
    while !is_served(&mut connect_from([127, 0, 0, 1], server.address).await).await {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_socket_counts_as_a_connection_for_as_long_as_it_is_open() {
    let limits = Limits { connections: 2, ..Limits::default() };
    let server = Running::start_with_options(Options { limits, ..Options::default() }).await;
    let ana = Person::unknown(server.address);
    let sockets = [ana.socket().await, ana.socket().await];
    assert!(ana.try_socket().await.is_err());
    drop(sockets);
    while ana.try_socket().await.is_err() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn there_is_an_end_to_all_connections_but_a_proxy_may_have_them() {
    let limits = Limits { connections: 1, all_connections: Some(2), ..Limits::default() };
    let trusted_proxies = vec!["127.0.0.0/30".parse().unwrap()];
    let server = Running::start_with_options(Options { limits, trusted_proxies, ..Options::default() }).await;
    let (mut one, mut two) = (
        connect_from([127, 0, 0, 1], server.address).await,
        connect_from([127, 0, 0, 1], server.address).await,
    );
    assert!(is_served(&mut one).await && is_served(&mut two).await, "more than the share of an address");
    let mut third = connect_from([127, 0, 0, 9], server.address).await;
    assert!(!is_served(&mut third).await);
    assert!(server.metrics().await.contains("orrery_connections_refused_total{limit=\"all\"} 1\n"));
    drop(one);
    while !is_served(&mut connect_from([127, 0, 0, 9], server.address).await).await {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn heads_that_are_too_large_are_refused() {
    let server = Running::start().await;
    for head in ["x-large: ".to_owned() + &"x".repeat(20_000), "x-one: 1\r\n".repeat(200) + "x: y"] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let answer =
            said(&mut stream, format!("GET / HTTP/1.1\r\nhost: x\r\n{head}\r\n\r\n").as_bytes()).await;
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 431 "), "{answer}");
    }
}

/// It must end: the test waits for that, however long it takes.
#[tokio::test]
async fn nothing_that_is_open_keeps_the_server_from_ending() {
    let timeouts = Timeouts { ending: Duration::from_secs(1), ..Timeouts::default() };
    let server = Running::start_with_options(with(timeouts)).await;
    let ana = Person::named(server.address, "Ana").await;
    let (game, _) = ana.new_game(json!({ "config": "yinsh" })).await;

    let mut fresh = TcpStream::connect(server.address).await.unwrap();
    let mut kept = TcpStream::connect(server.address).await.unwrap();
    assert!(is_served(&mut kept).await);
    let mut half_a_head = TcpStream::connect(server.address).await.unwrap();
    half_a_head.write_all(b"POST /api/v1/me HTTP/1.1\r\nho").await.unwrap();
    let mut half_a_body = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50";
    half_a_body.write_all(format!("{head}\r\n\r\n{{\"name\":").as_bytes()).await.unwrap();
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!("GET /api/v1/games/{game}/stream HTTP/1.1\r\nhost: x\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut line = Vec::new();
    while !String::from_utf8_lossy(&line).contains("\"watching\"") {
        assert!(stream.read_buf(&mut line).await.unwrap() > 0);
    }
    let mut socket = ana.socket().await;
    let address = server.address;

    server.stop().await;
    assert_eq!(socket.try_next().await.err(), Some(Some(1012)), "the socket was told");
    for open in [&mut fresh, &mut kept, &mut half_a_head, &mut half_a_body, &mut stream] {
        said(open, b"").await;
    }
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens");
}

#[tokio::test]
async fn what_is_being_answered_when_the_server_ends_is_answered() {
    let server = Running::start().await;
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    let head = "POST /api/v1/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 14";
    slow.write_all(format!("{head}\r\n\r\n{{\"name\":").as_bytes()).await.unwrap();
    // It has seen the first half once it has answered somebody who came later.
    let mut socket = Person::unknown(server.address).socket().await;
    let stopping = tokio::spawn(server.stop());
    assert_eq!(socket.try_next().await.err(), Some(Some(1012)), "it is ending");
    let answer = said(&mut slow, b"\"Ana\"}").await;
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    stopping.await.unwrap();
}
