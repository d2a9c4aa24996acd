//! A server with a few files, and a client that shows exactly what came over the line.

#![allow(clippy::unwrap_used)]

use std::borrow::Cow;
use std::net::SocketAddr;

use orrery_server::{File, Server, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A server on a free port; it ends with the test's runtime.
pub struct Running {
    pub address: SocketAddr,
}

/// What a server answered.
pub struct Answer {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Running {
    pub async fn start() -> Running {
        Running::start_with(file).await
    }

    pub async fn start_with(site: fn(&str) -> Option<File>) -> Running {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let server = Server::bind(any, Site(site)).await.expect("a free port");
        let address = server.address();
        tokio::spawn(server.run(std::future::pending()));
        Running { address }
    }

    pub async fn get(&self, path: &str, headers: &[&str]) -> Answer {
        request(self.address, "GET", path, headers).await
    }
}

impl Answer {
    /// A header of the answer, empty if it has none of this name.
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
    }
}

/// One request on a connection of its own, written by hand so that no client library tidies it.
pub async fn request(address: SocketAddr, method: &str, path: &str, headers: &[&str]) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
    let text = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{headers}\r\n");
    stream.write_all(text.as_bytes()).await.expect("it reads");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("it answers");
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer with headers");
    let head = str::from_utf8(&answer[..end]).expect("headers are text");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    Answer { status, headers, body: answer[end + 4..].to_vec() }
}

fn file(path: &str) -> Option<File> {
    let content: &'static str = match path {
        "index.html" => "<p>the page</p>",
        "index.html.br" => "<p>the page</p>, packed",
        "app.0123456789ab.js" => "start()",
        "app.0123456789ab.js.br" => "packed",
        "app_bg.0123456789ab.wasm" => "module",
        "styles.0123456789ab.css" => "p {}",
        "icons/icon.0123456789ab.svg" => "<svg/>",
        "fonts/inter.0123456789ab.woff2" => "font",
        "manifest.webmanifest" => "{}",
        "sw.js" => "listen()",
        _ => return None,
    };
    let mut hash = [0; 32];
    content.bytes().enumerate().for_each(|(i, byte)| hash[i % 12] ^= byte);
    Some(File { content: Cow::Borrowed(content.as_bytes()), hash })
}
