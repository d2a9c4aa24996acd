//! The network between people and nodes: requests that are lost, doubled or hung up on at any point, and sockets that are
//! cut, or go silent without either end being told.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::ws::Message;
use axum::http::{Request, header};
use futures_util::{Sink, Stream};
use orrery_server::simulation::Node;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::sleep;
use tokio_util::sync::{CancellationToken, DropGuard};

use crate::Sim;
use crate::chance::Chance;
use crate::weather::Weather;

/// What every request says of where it comes from.
const HOST: &str = "orrery.test";

pub struct Network {
    weather: Arc<Weather>,
    chance: Mutex<Chance>,
    lines: Mutex<Vec<Line>>,
}

struct Line {
    node: usize,
    cut: CancellationToken,
    silent: Arc<Mutex<bool>>,
}

/// Who asks.
#[derive(Clone)]
pub struct Caller {
    pub peer: SocketAddr,
    /// The cookie, once there is one.
    pub cookie: Option<String>,
}

/// What was answered.
pub struct Answer {
    pub status: u16,
    pub body: Value,
    pub cookie: Option<String>,
}

/// A person's end of a socket.
pub struct Socket {
    pub node: usize,
    to_server: UnboundedSender<Message>,
    from_server: UnboundedReceiver<Message>,
    _cut: DropGuard,
}

/// The server's end of a socket.
struct ServerEnd {
    to_client: UnboundedSender<Message>,
    from_client: UnboundedReceiver<Message>,
}

impl Network {
    pub fn new(weather: Arc<Weather>, chance: Chance) -> Network {
        Network { weather, chance: Mutex::new(chance), lines: Mutex::default() }
    }

    /// Asks a node for something; nothing if no answer came back, whatever became of it.
    pub async fn ask(
        &self,
        sim: &Arc<Sim>,
        node: usize,
        caller: &Caller,
        (method, path): (&'static str, &str),
        body: Option<&Value>,
    ) -> Option<Answer> {
        let (delay, back, fate) = {
            let mut chance = self.chance();
            (chance.millis(1, 40), chance.millis(1, 40), chance.below(1_000))
        };
        sleep(delay).await;
        let body = body.map(Value::to_string);
        let node = sim.nodes.node(node)?;
        sim.ledger.arrives(body.as_deref().unwrap_or_default());
        if fate < 20 {
            // What a proxy sends twice is asked twice, at the same time.
            self.weather.count("request doubled");
            let (node, caller, request) =
                (node.clone(), caller.clone(), caller.request(method, path, body.clone()));
            tokio::spawn(async move { drop(node.ask(caller.peer, request).await) });
        }
        let mut polls = usize::MAX;
        if (20..80).contains(&fate) {
            self.weather.count("request hung up on");
            polls = self.chance().below(12);
        }
        let request = caller.request(method, path, body);
        let asking = Dropping { future: Box::pin(node.ask(caller.peer, request)), polls };
        let response = asking.await?;
        let status = response.status().as_u16();
        let cookie = response.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let bytes = to_bytes(response.into_body(), 1 << 20).await.ok()?;
        sleep(back).await;
        if (80..90).contains(&fate) {
            self.weather.count("answer lost");
            return None;
        }
        Some(Answer { status, body: serde_json::from_slice(&bytes).unwrap_or(Value::Null), cookie })
    }

    /// Opens a socket to a node, if it is there.
    pub async fn connect(&self, sim: &Arc<Sim>, node: usize, caller: &Caller) -> Option<Socket> {
        let delay = self.chance().millis(1, 40);
        sleep(delay).await;
        let server = sim.nodes.node(node)?;
        let cut = CancellationToken::new();
        let silent = Arc::new(Mutex::new(false));
        self.lines().push(Line { node, cut: cut.clone(), silent: silent.clone() });
        let (to_server, for_server) = unbounded_channel();
        let (to_client, for_client) = unbounded_channel();
        let sim_too = sim.clone();
        let arrives = move |message: &Message| {
            if let Message::Text(text) = message {
                sim_too.ledger.arrives(text);
            }
        };
        let from_client = self.pump(for_server, &cut, &silent, arrives);
        let from_server = self.pump(for_client, &cut, &silent, |_| {});
        let (parts, ()) = caller.request("GET", "/api/v1/socket", None).map(drop).into_parts();
        let (peer, ended) = (caller.peer, cut.clone());
        tokio::spawn(async move {
            let wire = ServerEnd { to_client, from_client };
            _ = ended.run_until_cancelled(server.socket(peer, parts, wire)).await;
        });
        Some(Socket { node, to_server, from_server, _cut: cut.drop_guard() })
    }

    /// Carries what goes one way, in order, until the line is cut.
    fn pump(
        &self,
        mut from: UnboundedReceiver<Message>,
        cut: &CancellationToken,
        silent: &Arc<Mutex<bool>>,
        arrives: impl Fn(&Message) + Send + Sync + 'static,
    ) -> UnboundedReceiver<Message> {
        let (sender, receiver) = unbounded_channel();
        let (cut, silent) = (cut.clone(), silent.clone());
        let mut chance = self.chance().split();
        tokio::spawn(async move {
            let carrying = async {
                while let Some(message) = from.recv().await {
                    let slow = if chance.per_mille(5) { 2_000 } else { 40 };
                    sleep(chance.millis(1, slow)).await;
                    let is_silent = *silent.lock().unwrap_or_else(PoisonError::into_inner);
                    if is_silent {
                        continue;
                    }
                    arrives(&message);
                    if sender.send(message).is_err() {
                        return;
                    }
                }
            };
            cut.run_until_cancelled(carrying).await;
        });
        receiver
    }

    /// All lines to a node end.
    pub fn cut_node(&self, node: usize) {
        self.lines().retain(|line| {
            if line.node == node {
                line.cut.cancel();
            }
            line.node != node
        });
    }

    /// Some lines end, or go silent: nothing arrives any more, and nobody is told.
    pub fn trouble(&self, chance: &mut Chance, silently: bool) {
        let mut lines = self.lines();
        lines.retain(|line| !line.cut.is_cancelled());
        for line in lines.iter().filter(|_| chance.per_mille(300)) {
            self.weather.count(if silently { "line gone silent" } else { "line cut" });
            if silently {
                *line.silent.lock().unwrap_or_else(PoisonError::into_inner) = true;
            } else {
                line.cut.cancel();
            }
        }
    }

    fn chance(&self) -> MutexGuard<'_, Chance> {
        self.chance.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lines(&self) -> MutexGuard<'_, Vec<Line>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The games that a node shows in its lobby.
pub async fn lobby(node: &Node) -> Vec<String> {
    let caller = Caller { peer: SocketAddr::from(([10, 0, 1, 1], 40_000)), cookie: None };
    let response = node.ask(caller.peer, caller.request("GET", "/api/v1/lobby", None)).await;
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap_or_default();
    let games: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    let names = games.as_array().into_iter().flatten().filter_map(|game| game["game"].as_str());
    names.map(str::to_owned).collect()
}

impl Caller {
    fn request(&self, method: &str, path: &str, body: Option<String>) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::HOST, HOST).header(header::ORIGIN, format!("http://{HOST}"));
        if path.ends_with("/socket") {
            request = request.header(header::SEC_WEBSOCKET_KEY, "c2ltdWxhdGVkIHNvY2tldA==");
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        request.body(body.map_or_else(Body::empty, Body::from)).expect("a request that makes sense")
    }
}

impl Socket {
    /// Sends something; it may never arrive.
    pub fn send(&self, text: String) -> bool {
        self.to_server.send(Message::Text(text.into())).is_ok()
    }

    /// The next text; nothing when the line is gone.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            match self.from_server.recv().await? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Ping(payload) => _ = self.to_server.send(Message::Pong(payload)),
                Message::Close(_) => return None,
                Message::Pong(_) | Message::Binary(_) => {}
            }
        }
    }
}

impl Stream for ServerEnd {
    type Item = Result<Message, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.from_client.poll_recv(context).map(|message| message.map(Ok))
    }
}

impl Sink<Message> for ServerEnd {
    type Error = axum::Error;

    fn poll_ready(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }

    fn start_send(self: Pin<&mut Self>, message: Message) -> Result<(), axum::Error> {
        self.to_client.send(message).map_err(axum::Error::new)
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }

    fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        Poll::Ready(Ok(()))
    }
}

/// A request whose sender hangs up after it was polled so often, wherever it is then.
struct Dropping<F> {
    future: Pin<Box<F>>,
    polls: usize,
}

impl<F: Future> Future for Dropping<F> {
    type Output = Option<F::Output>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        if self.polls == 0 {
            return Poll::Ready(None);
        }
        self.polls -= 1;
        self.future.as_mut().poll(context).map(Some)
    }
}

/// How long somebody waits for an answer.
pub const REPLY_TIMEOUT: Duration = Duration::from_secs(8);
