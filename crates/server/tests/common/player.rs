//! Somebody who plays over the network.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use orrery_client::{Follower, Moment, News, Policy, Step};
use orrery_games::core::Rng;
use orrery_wire::{Act, Control, Entry, GameId, GameState, Link, Reply, Request, Seat, TurnId};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use super::{request_with, try_request};

/// Somebody with a name and a cookie, or with a token, or unknown.
#[derive(Clone)]
pub struct Person {
    pub address: SocketAddr,
    pub headers: Vec<String>,
}

/// A socket of somebody.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    references: u32,
}

/// A game as somebody at a socket sees it, by the client core that the page has, too.
pub struct Watched {
    pub name: GameId,
    pub entries: Vec<Entry>,
    follower: Follower,
}

impl Person {
    pub fn unknown(address: SocketAddr) -> Person {
        Person { address, headers: vec![format!("origin: http://{address}")] }
    }

    pub async fn named(address: SocketAddr, name: &str) -> Person {
        let mut person = Person::unknown(address);
        let headers: Vec<&str> = person.headers.iter().map(String::as_str).collect();
        let headers = [headers.as_slice(), &["content-type: application/json"]].concat();
        let answer =
            request_with(address, "POST", "/api/v1/me", &headers, &json!({ "name": name }).to_string()).await;
        assert_eq!(answer.status, 200, "{}", String::from_utf8_lossy(&answer.body));
        let cookie = answer.header("set-cookie").split(';').next().unwrap().to_owned();
        person.headers.push(format!("cookie: {cookie}"));
        person
    }

    pub fn with_token(address: SocketAddr, token: &str) -> Person {
        Person { address, headers: vec![format!("authorization: Bearer {token}")] }
    }

    /// The same person at another address of the server.
    pub fn at(&self, address: SocketAddr) -> Person {
        let mut headers = self.headers.clone();
        headers[0] = format!("origin: http://{address}");
        Person { address, headers }
    }

    /// The text of something that anybody can read.
    pub async fn text(&self, path: &str) -> (u16, String) {
        let answer = request_with(self.address, "GET", path, &[], "").await;
        (answer.status, String::from_utf8(answer.body).unwrap())
    }

    /// As `post`, of a server that may not be there.
    pub async fn try_post(&self, path: &str, body: &Value) -> std::io::Result<(u16, Value)> {
        let mut headers: Vec<&str> = self.headers.iter().map(String::as_str).collect();
        headers.push("content-type: application/json");
        let answer = try_request(self.address, "POST", path, &headers, &body.to_string()).await?;
        Ok((answer.status, serde_json::from_slice(&answer.body).unwrap_or(Value::Null)))
    }

    pub async fn call(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let text = body.map(|body| body.to_string()).unwrap_or_default();
        let mut headers: Vec<&str> = self.headers.iter().map(String::as_str).collect();
        if !text.is_empty() {
            headers.push("content-type: application/json");
        }
        let answer = request_with(self.address, method, path, &headers, &text).await;
        (answer.status, serde_json::from_slice(&answer.body).unwrap_or(Value::Null))
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.call("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.call("POST", path, Some(body)).await
    }

    /// Sets up a game; its name and the key of the free seat.
    pub async fn new_game(&self, body: Value) -> (GameId, String) {
        let (status, game) = self.post("/api/v1/games", body).await;
        assert_eq!(status, 201, "{game}");
        (game["game"].as_str().unwrap().parse().unwrap(), game["key"].as_str().unwrap().to_owned())
    }

    pub async fn join(&self, game: &GameId, key: &str) {
        let (status, answer) = self.post(&format!("/api/v1/games/{game}/join"), json!({ "key": key })).await;
        assert_eq!(status, 200, "{answer}");
    }

    pub async fn try_socket(&self) -> Result<Socket, tungstenite::Error> {
        let mut request = format!("ws://{}/api/v1/socket", self.address).into_client_request()?;
        for header in &self.headers {
            let (name, value) = header.split_once(": ").unwrap();
            let name: tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        // Small buffers, because a load test has thousands of these.
        let config = WebSocketConfig::default().read_buffer_size(4_096).write_buffer_size(0);
        let (stream, _) = connect_async_with_config(request, Some(config), true).await?;
        Ok(Socket { stream, references: 0 })
    }

    pub async fn socket(&self) -> Socket {
        let mut socket = self.try_socket().await.unwrap();
        assert!(matches!(socket.next().await, Reply::Welcome { .. }));
        socket
    }
}

impl Socket {
    pub async fn send_text(&mut self, text: impl Into<String>) {
        self.stream.send(Message::text(text.into())).await.unwrap();
    }

    pub async fn send_raw(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.stream.send(message).await
    }

    pub async fn send(&mut self, request: &Request) {
        self.send_text(serde_json::to_string(request).unwrap()).await;
    }

    /// The next message; nothing when the server has closed the socket, and why.
    pub async fn try_next(&mut self) -> Result<Reply, Option<u16>> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).expect(&text)),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    pub async fn next(&mut self) -> Reply {
        self.try_next().await.expect("the socket is open")
    }

    /// Skips messages until one is what is waited for.
    pub async fn wait<T>(&mut self, mut wanted: impl FnMut(Reply) -> Option<T>) -> T {
        loop {
            if let Some(found) = wanted(self.next().await) {
                return found;
            }
        }
    }

    pub async fn watch(&mut self, game: &GameId) -> Watched {
        self.send(&Request::Watch { game: game.clone(), since: None }).await;
        let mut watched = Watched::new(game);
        loop {
            let reply = self.next().await;
            if watched.hear(reply) {
                return watched;
            }
        }
    }

    /// Does something; the number of it.
    pub async fn act(&mut self, game: &GameId, act: Act) -> u32 {
        self.references += 1;
        let request = Request::Act { game: game.clone(), reference: self.references, what: act };
        self.send(&request).await;
        self.references
    }

    /// Does something, and waits until it is stored; what else came meanwhile is lost.
    pub async fn done(&mut self, game: &GameId, act: Act) -> Option<u32> {
        let wanted = self.act(game, act).await;
        self.wait(|reply| match reply {
            Reply::Stored { reference, seq, .. } if reference == wanted => Some(seq),
            Reply::Refused { reference, why, .. } if reference == wanted => panic!("refused: {why}"),
            Reply::Error { error, .. } => panic!("{error:?}"),
            _ => None,
        })
        .await
    }

    /// Does something in a game that is followed, and takes in what happens up to it.
    pub async fn done_at(&mut self, game: &mut Watched, act: Act) {
        let wanted = self.act(&game.name, act).await;
        loop {
            match self.next().await {
                Reply::Stored { reference, seq, .. } if reference == wanted => {
                    return self.follow(game, seq.unwrap_or_default()).await;
                }
                Reply::Refused { why, .. } => panic!("refused: {why}"),
                Reply::Error { error, .. } => panic!("{error:?}"),
                reply => _ = game.hear(reply),
            }
        }
    }

    /// Takes in what happens until the log has this entry.
    pub async fn follow(&mut self, game: &mut Watched, seq: u32) {
        while game.state().seq() < seq {
            let reply = self.next().await;
            game.hear(reply);
        }
    }

    pub async fn close(mut self) {
        self.stream.close(None).await.unwrap();
    }
}

impl Watched {
    /// A game of which nothing is known yet.
    pub fn new(game: &GameId) -> Watched {
        Watched { name: game.clone(), entries: Vec::new(), follower: Follower::new(game.clone(), None) }
    }

    /// Takes in what the server says, if it is about the log of this game, without a gap and nothing twice; whether it was.
    pub fn hear(&mut self, reply: Reply) -> bool {
        match &reply {
            Reply::Watching { table, entries, .. } if table.game == self.name => {
                self.entries.extend_from_slice(entries);
            }
            Reply::Happened { game, entry, .. } if *game == self.name && self.follower.state().is_some() => {
                self.entries.push(entry.clone());
            }
            _ => return false,
        }
        for step in self.follower.hear(reply, Moment(0), &Policy::default()) {
            assert!(!matches!(step, Step::Watch | Step::Tell(News::Unsound(_))), "{step:?}");
        }
        let last = self.entries.last().map(|entry| entry.seq);
        assert_eq!(self.follower.since(), last, "all of it was taken in");
        assert_eq!(self.entries.len(), self.state().seq() as usize + 1, "no gap and nothing twice");
        true
    }

    /// The fold of the log.
    pub fn state(&self) -> &GameState {
        self.follower.state().expect("the server has told of it")
    }

    pub fn you(&self) -> Option<Seat> {
        self.follower.you()
    }

    /// A random whole turn of who is to act.
    pub fn random_turn(&self, rng: &mut Rng) -> Act {
        random_turn(self.state(), rng)
    }

    /// The log is linked as it should be.
    pub fn verify(&self) {
        let mut link = Link::START;
        for entry in &self.entries {
            link = link.next(&entry.body);
            assert_eq!(link, entry.link);
        }
    }
}

/// A random whole turn of who is to act.
pub fn random_turn(state: &GameState, rng: &mut Rng) -> Act {
    let mut game = state.game().clone();
    let player = game.to_act();
    let mut actions = Vec::new();
    while game.outcome().is_none() && game.to_act() == player {
        let legal = game.legal();
        let action = legal[rng.index(legal.len())].clone();
        game.play(&action).unwrap();
        actions.push(action);
    }
    Act::Turn { base: state.base(), turn_id: turn_id(rng), actions }
}

pub fn turn_id(rng: &mut Rng) -> TurnId {
    format!("{:016x}", rng.next()).parse().unwrap()
}

/// Two people at a game that has begun, the first to move first.
pub async fn two(nodes: [SocketAddr; 2], config: &str, clock: Control) -> (GameId, [Person; 2]) {
    let ana = Person::named(nodes[0], "Ana").await;
    let ben = Person::named(nodes[1], "Бен").await;
    let (game, key) = ana.new_game(json!({ "config": config, "clock": clock, "side": "first" })).await;
    ben.join(&game, &key).await;
    (game, [ana, ben])
}

/// Plays random turns until the game is over or so many were played.
pub async fn play(sockets: &mut [(Socket, Watched); 2], turns: usize, rng: &mut Rng) {
    for _ in 0..turns {
        let Some(seat) = sockets[0].1.state().to_act() else { return };
        let (mover, game) = &mut sockets[seat.index()];
        let turn = game.random_turn(rng);
        let seq = {
            let reference = mover.act(&game.name, turn).await;
            let mut stored = None;
            while stored.is_none() {
                match mover.next().await {
                    Reply::Stored { reference: stored_reference, seq, .. } => {
                        assert_eq!(stored_reference, reference);
                        stored = seq;
                    }
                    Reply::Presence { .. } | Reply::Seated { .. } => {}
                    other => assert!(game.hear(other), "nothing else is said"),
                }
            }
            stored.unwrap()
        };
        for (socket, game) in sockets.iter_mut() {
            socket.follow(game, seq).await;
        }
    }
}

pub async fn sit(people: &[Person; 2], game: &GameId) -> [(Socket, Watched); 2] {
    let mut sockets = Vec::new();
    for person in people {
        let mut socket = person.socket().await;
        let watched = socket.watch(game).await;
        sockets.push((socket, watched));
    }
    sockets.try_into().ok().unwrap()
}
