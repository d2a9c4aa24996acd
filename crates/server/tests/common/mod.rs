//! A server with a few files and a database, and a client that shows exactly what came over the line.

#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses a part of it")]

pub mod player;

use std::borrow::Cow;
use std::io;
use std::net::SocketAddr;

use orrery_server::{Bus, File, Options, Server, Site};
use orrery_store::Store;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on a free port, with a database of its own; it ends with the test's runtime.
pub struct Running {
    pub address: SocketAddr,
    metrics: SocketAddr,
    pub data: TempDir,
    end: oneshot::Sender<()>,
    ended: JoinHandle<()>,
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
        Running::open(site, TempDir::new().unwrap(), Options::default()).await
    }

    pub async fn start_on(data: TempDir) -> Running {
        Running::open(file, data, Options::default()).await
    }

    pub async fn start_with_options(options: Options) -> Running {
        Running::open(file, TempDir::new().unwrap(), options).await
    }

    pub async fn start_site(site: fn(&str) -> Option<File>, options: Options) -> Running {
        Running::open(site, TempDir::new().unwrap(), options).await
    }

    async fn open(site: fn(&str) -> Option<File>, data: TempDir, options: Options) -> Running {
        let store = store(&data).await;
        Running::on(site, data, store, Bus::Alone, options).await
    }

    /// A node that shares its store with others.
    pub async fn node(store: Store, bus: Bus) -> Running {
        Running::on(file, TempDir::new().unwrap(), store, bus, Options::default()).await
    }

    async fn on(
        site: fn(&str) -> Option<File>,
        data: TempDir,
        store: Store,
        bus: Bus,
        options: Options,
    ) -> Running {
        let any = SocketAddr::from(([127, 0, 0, 1], 0));
        let options = Options { metrics: Some(any), ..options };
        let server = Server::bind(any, Site(site), store, bus, options).await.expect("a free port");
        let (address, metrics) = (server.address(), server.metrics_address().expect("it was asked for"));
        let (end, asked) = oneshot::channel();
        let ended = tokio::spawn(async move { server.run(async { _ = asked.await }).await.unwrap() });
        Running { address, metrics, data, end, ended }
    }

    /// Asks it to end, and waits until it has.
    pub async fn stop(self) {
        _ = self.end.send(());
        self.ended.await.unwrap();
    }

    /// Asks it to end, and starts another one on the same data.
    pub async fn restart(self) -> Running {
        _ = self.end.send(());
        self.ended.await.unwrap();
        Running::start_on(self.data).await
    }

    /// The same with other options.
    pub async fn restart_with(self, options: Options) -> Running {
        _ = self.end.send(());
        self.ended.await.unwrap();
        Running::open(file, self.data, options).await
    }

    /// What is counted.
    pub async fn metrics(&self) -> String {
        String::from_utf8(request(self.metrics, "GET", "/metrics", &[]).await.body).unwrap()
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

impl Answer {
    /// All headers of this name.
    pub fn all(&self, name: &str) -> Vec<&str> {
        self.headers.iter().filter(|(known, _)| known == name).map(|(_, value)| value.as_str()).collect()
    }
}

/// One request on a connection of its own, written by hand so that no client library tidies it.
pub async fn request(address: SocketAddr, method: &str, path: &str, headers: &[&str]) -> Answer {
    request_with(address, method, path, headers, "").await
}

pub async fn request_with(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[&str],
    body: &str,
) -> Answer {
    try_request(address, method, path, headers, body).await.expect("it listens and answers")
}

pub async fn try_request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[&str],
    body: &str,
) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(address).await?;
    let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
    let length = if body.is_empty() { String::new() } else { format!("content-length: {}\r\n", body.len()) };
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{length}{headers}\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    let end = answer.windows(4).position(|window| window == b"\r\n\r\n");
    let end = end.ok_or(io::ErrorKind::UnexpectedEof)?;
    let head = str::from_utf8(&answer[..end]).expect("headers are text");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).expect("a status");
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    let mut answer = Answer { status, headers, body: answer[end + 4..].to_vec() };
    if answer.header("transfer-encoding") == "chunked" {
        answer.body = whole(&answer.body).ok_or(io::ErrorKind::UnexpectedEof)?;
    }
    Ok(answer)
}

/// A body that came in pieces, each with its length before it; nothing if the last one is missing.
fn whole(mut pieces: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = pieces.windows(2).position(|window| window == b"\r\n")?;
        let length = usize::from_str_radix(str::from_utf8(&pieces[..end]).ok()?, 16).ok()?;
        if length == 0 {
            return Some(body);
        }
        body.extend(pieces.get(end + 2..end + 2 + length)?);
        pieces = pieces.get(end + 4 + length..)?;
    }
}

/// The database in a folder.
pub async fn store(data: &TempDir) -> Store {
    let url = format!("sqlite:{}", data.path().join("orrery.db").display()).parse().unwrap();
    Store::open(&url).await.unwrap()
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
