//! Somebody at a game who comes back whenever the line is lost.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use orrery_wire::{Act, Entry, ErrorCode, GameId, GameState, Reply, Request};
use serde_json::Value;
use tokio::sync::Notify;
use tokio::time::sleep;

use crate::common::player::{Person, Socket, Watched};
use crate::common::try_request;

/// How long to wait before trying again.
pub const AGAIN: Duration = Duration::from_millis(50);

/// Somebody at a game, whether he plays or watches.
pub struct Player {
    person: Person,
    nodes: Vec<SocketAddr>,
    node: usize,
    socket: Option<Socket>,
    pub game: Option<Watched>,
    /// Whether he knows that both seats are taken.
    sees_both: bool,
    /// How many turns he has sent: an answer that comes late is not taken for that to the next one.
    turns: u32,
    trouble: Arc<Notify>,
}

#[allow(clippy::large_enum_variant, reason = "there is one at a time")]
/// What somebody hears.
enum Heard {
    /// A message.
    Reply(Reply),
    /// The line was lost and is there again; what was missed has been taken in.
    Back,
}

impl Player {
    /// Somebody at one of these nodes. Whenever he is told that something cannot be stored, he says so.
    pub async fn new(nodes: &[SocketAddr], node: usize, trouble: &Arc<Notify>) -> Player {
        let person = Person::named(nodes[node % nodes.len()], "load").await;
        Player {
            person,
            nodes: nodes.to_vec(),
            node,
            socket: None,
            game: None,
            sees_both: false,
            turns: 0,
            trouble: trouble.clone(),
        }
    }

    /// Himself, at the node where he is now.
    pub fn here(&self) -> Person {
        self.person.at(self.nodes[self.node % self.nodes.len()])
    }

    /// Sends a turn until it is acknowledged; its place.
    pub async fn act(&mut self, game: &GameId, turn: &Act) -> u32 {
        self.turns += 1;
        let (mine, mut is_sent) = (self.turns, false);
        loop {
            if !is_sent {
                let request = Request::Act { game: game.clone(), reference: mine, what: turn.clone() };
                is_sent = self.send(&request).await;
            }
            match self.hear(game).await {
                Heard::Back => is_sent = false,
                Heard::Reply(Reply::Stored { reference, seq, .. }) if reference == mine => {
                    return seq.unwrap();
                }
                Heard::Reply(Reply::Error { error, reference }) => {
                    assert_eq!(error.error, ErrorCode::Unavailable, "{error:?}");
                    self.trouble.notify_one();
                    sleep(AGAIN).await;
                    match reference {
                        Some(reference) => is_sent &= reference != mine,
                        // What failed was the watching.
                        None => self.socket = None,
                    }
                }
                Heard::Reply(Reply::Refused { why, .. }) => panic!("{why}"),
                Heard::Reply(_) => {}
            }
        }
    }

    /// Listens until the log has this entry.
    pub async fn follow(&mut self, game: &GameId, seq: u32) {
        while self.game.as_ref().is_none_or(|game| game.state.seq() < seq) {
            self.listen(game).await;
        }
    }

    /// Listens until both seats are taken.
    pub async fn see_both(&mut self, game: &GameId) {
        while !self.sees_both {
            self.listen(game).await;
        }
    }

    async fn listen(&mut self, game: &GameId) {
        if let Heard::Reply(Reply::Error { .. }) = self.hear(game).await {
            // What failed was the watching.
            self.socket = None;
            sleep(AGAIN).await;
        }
    }

    /// Leaves the game he was at, and watches another one.
    pub async fn watch(&mut self, game: &GameId) {
        if let Some(before) = self.game.take() {
            self.send(&Request::Unwatch { game: before.name }).await;
        }
        self.sees_both = false;
        let request = Request::Watch { game: game.clone(), since: None };
        self.send(&request).await;
        while self.game.is_none() {
            if let Heard::Reply(Reply::Error { .. }) = self.hear(game).await {
                sleep(AGAIN).await;
                self.send(&request).await;
            }
        }
    }

    /// What comes next; takes in what happened in the game. A lost line is opened again.
    async fn hear(&mut self, game: &GameId) -> Heard {
        let Some(socket) = &mut self.socket else {
            self.connect().await;
            let since = self.game.as_ref().map(|game| game.state.seq());
            self.send(&Request::Watch { game: game.clone(), since }).await;
            return Heard::Back;
        };
        let Ok(reply) = socket.try_next().await else {
            self.socket = None;
            return Box::pin(self.hear(game)).await;
        };
        match &reply {
            Reply::Watching { table, entries, .. } if table.game == *game => {
                self.sees_both = table.players.iter().all(Option::is_some);
                match &mut self.game {
                    Some(known) => take(known, entries),
                    None => {
                        let state = GameState::replay(entries.iter().map(|entry| &entry.body)).unwrap();
                        let (name, you, entries) = (game.clone(), table.you, entries.clone());
                        self.game = Some(Watched { name, state, you, entries });
                    }
                }
            }
            Reply::Seated { table } if table.game == *game => {
                self.sees_both = table.players.iter().all(Option::is_some);
            }
            Reply::Happened { game: about, entry, .. } if about == game => {
                if let Some(known) = &mut self.game {
                    take(known, std::slice::from_ref(entry));
                }
            }
            _ => {}
        }
        Heard::Reply(reply)
    }

    /// Whether it could be sent.
    async fn send(&mut self, request: &Request) -> bool {
        let text = serde_json::to_string(request).unwrap();
        let Some(socket) = &mut self.socket else { return false };
        let is_sent = socket.send_raw(text.into()).await.is_ok();
        if !is_sent {
            self.socket = None;
        }
        is_sent
    }

    /// Opens a socket at whichever node answers.
    async fn connect(&mut self) {
        loop {
            if let Ok(mut socket) = self.here().try_socket().await
                && socket.try_next().await.is_ok()
            {
                self.socket = Some(socket);
                return;
            }
            self.node += 1;
            sleep(AGAIN).await;
        }
    }

    /// Asks for something until the server answers.
    pub async fn ask(&mut self, path: &str, body: &Value) -> Value {
        loop {
            match self.here().try_post(path, body).await {
                Ok((200 | 201, answer)) => return answer,
                Ok((503, _)) | Err(_) => self.node += 1,
                Ok((status, answer)) => panic!("{path}: {status} {answer}"),
            }
            sleep(AGAIN).await;
        }
    }

    /// Reads something, if the server answers.
    pub async fn try_read(&self, path: &str) -> Option<String> {
        let person = self.here();
        let headers: Vec<&str> = person.headers.iter().map(String::as_str).collect();
        let answer = try_request(person.address, "GET", path, &headers, "").await.ok()?;
        (answer.status == 200).then(|| String::from_utf8(answer.body).unwrap())
    }

    /// Reads something until the server answers and it is what is waited for.
    pub async fn read_until<T>(&mut self, path: &str, wanted: impl Fn(&str) -> Option<T>) -> T {
        loop {
            match self.try_read(path).await {
                Some(text) => {
                    if let Some(found) = wanted(&text) {
                        return found;
                    }
                }
                None => self.node += 1,
            }
            sleep(AGAIN).await;
        }
    }
}

/// Takes in what is not known yet; between what is known and what comes there is no gap.
fn take(game: &mut Watched, entries: &[Entry]) {
    for entry in entries {
        if entry.seq > game.state.seq() {
            game.take(entry.clone());
        }
    }
}
