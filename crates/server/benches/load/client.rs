//! Somebody who comes to the server from an address of their own: there are 16 million of them in 127.0.0.0/8, and limits
//! hold for each.

use std::error::Error;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use orrery_wire::{Act, GameId, Reply, Request};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::common::player::Watched;

/// Why something did not come about.
pub type Trouble = Box<dyn Error + Send + Sync>;

/// Some addresses, each part of the bench in a net of its own.
pub fn address(net: u8, index: usize) -> Ipv4Addr {
    let part = |number: usize| u8::try_from(number).expect("there are as many addresses");
    Ipv4Addr::new(127, net, part(index / 250), part(1 + index % 250))
}

/// A connection that leaves nothing behind when it is dropped: otherwise the system would keep its port for a minute, and
/// after some ten thousand it would mostly look for free ones.
pub async fn connect(from: Ipv4Addr, server: SocketAddr) -> io::Result<TcpStream> {
    assert!(from.is_loopback() && server.ip().is_loopback(), "nobody else is to be bothered");
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.set_nodelay(true)?;
    socket.set_zero_linger()?;
    socket.connect(server).await
}

/// A connection over which requests go, one after another.
pub struct Line {
    stream: TcpStream,
    read: Vec<u8>,
}

/// What is used of an answer.
pub struct Answer {
    pub status: u16,
    cookie: Option<String>,
    /// Empty where nobody said how long it is, as that of a stream.
    pub body: Vec<u8>,
}

impl Line {
    pub fn new(stream: TcpStream) -> Line {
        Line { stream, read: Vec::new() }
    }

    pub async fn ask(&mut self, request: &str) -> io::Result<Answer> {
        self.stream.write_all(request.as_bytes()).await?;
        let end = loop {
            if let Some(end) = self.read.windows(4).position(|window| window == b"\r\n\r\n") {
                break end;
            }
            self.more().await?;
        };
        let head = String::from_utf8_lossy(&self.read[..end]).into_owned();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let status = status.ok_or(io::ErrorKind::InvalidData)?;
        let header = |wanted: &str| {
            let mut headers = head.lines().filter_map(|line| line.split_once(": "));
            headers.find(|(name, _)| name.eq_ignore_ascii_case(wanted)).map(|(_, value)| value)
        };
        let length = header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        let cookie = header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        self.read.drain(..end + 4);
        while self.read.len() < length {
            self.more().await?;
        }
        Ok(Answer { status, cookie, body: self.read.drain(..length).collect() })
    }

    /// The connection itself; what has come after the last answer is lost.
    pub fn into_stream(self) -> TcpStream {
        self.stream
    }

    async fn more(&mut self) -> io::Result<()> {
        match self.stream.read_buf(&mut self.read).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}

/// Somebody with a name.
#[derive(Clone)]
pub struct Person {
    pub server: SocketAddr,
    pub from: Ipv4Addr,
    cookie: String,
}

impl Person {
    pub async fn named(server: SocketAddr, from: Ipv4Addr) -> Result<Person, Trouble> {
        let mut person = Person { server, from, cookie: String::new() };
        let answer = person.try_post("/api/v1/me", &json!({ "name": "load" })).await?;
        person.cookie = answer.cookie.ok_or_else(|| format!("no name, but {}", answer.status))?;
        Ok(person)
    }

    /// The same person at another address.
    pub fn moved(self, from: Ipv4Addr) -> Person {
        Person { from, ..self }
    }

    /// A request as it is sent.
    pub fn request(&self, path: &str, body: &Value) -> String {
        let (server, cookie, body) = (self.server, &self.cookie, body.to_string());
        format!(
            "POST {path} HTTP/1.1\r\nhost: {server}\r\norigin: http://{server}\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
    }

    async fn try_post(&self, path: &str, body: &Value) -> Result<Answer, Trouble> {
        let mut line = Line::new(connect(self.from, self.server).await?);
        Ok(line.ask(&self.request(path, body)).await?)
    }

    /// What came of something that must succeed.
    pub async fn post(&self, path: &str, body: Value) -> Result<Value, Trouble> {
        let Answer { status, body, .. } = self.try_post(path, &body).await?;
        if !(200..300).contains(&status) {
            return Err(format!("{path}: {status} {}", String::from_utf8_lossy(&body)).into());
        }
        Ok(serde_json::from_slice(&body)?)
    }

    pub async fn socket(&self) -> Result<Socket, Trouble> {
        let mut request = format!("ws://{}/api/v1/socket", self.server).into_client_request()?;
        request.headers_mut().insert("origin", format!("http://{}", self.server).parse()?);
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let stream = connect(self.from, self.server).await?;
        // Small buffers, because there are thousands of these.
        let config = WebSocketConfig::default().read_buffer_size(4_096).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut socket = Socket { stream, references: 0 };
        match socket.next().await? {
            Reply::Welcome { .. } => Ok(socket),
            other => Err(format!("no welcome, but {other:?}").into()),
        }
    }
}

/// A socket of somebody.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    references: u32,
}

impl Socket {
    async fn send(&mut self, request: &Request) -> Result<(), Trouble> {
        Ok(self.stream.send(Message::text(serde_json::to_string(request)?)).await?)
    }

    /// The next message. Pings of the server are answered while it is waited for.
    pub async fn next(&mut self) -> Result<Reply, Trouble> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text)?),
                Some(Ok(Message::Close(frame))) => return Err(format!("closed: {frame:?}").into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Err("the server hung up".into()),
            }
        }
    }

    pub async fn watch(&mut self, game: &GameId) -> Result<Watched, Trouble> {
        self.send(&Request::Watch { game: game.clone(), since: None }).await?;
        let mut watched = Watched::new(game);
        loop {
            match self.next().await? {
                Reply::Error { error, .. } => return Err(error.message.into()),
                reply => {
                    if watched.hear(reply) {
                        return Ok(watched);
                    }
                }
            }
        }
    }

    /// Does something; the number of it.
    pub async fn act(&mut self, game: &GameId, act: Act) -> Result<u32, Trouble> {
        self.references += 1;
        let request = Request::Act { game: game.clone(), reference: self.references, what: act };
        self.send(&request).await?;
        Ok(self.references)
    }

    /// Takes in what happens until the log has this entry.
    pub async fn follow(&mut self, game: &mut Watched, seq: u32) -> Result<(), Trouble> {
        while game.state().seq() < seq {
            game.hear(self.next().await?);
        }
        Ok(())
    }
}
