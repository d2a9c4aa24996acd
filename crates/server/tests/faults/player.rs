//! Somebody at a game, by the client core that the page has, too: they come back whenever the line is lost.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use orrery_client::{Connection, Effect, Follower, Input, Line, Moment, News, Policy};
use orrery_wire::{Act, ErrorCode, GameId, GameState, Reply, TurnId};
use serde_json::Value;
use tokio::sync::Notify;
use tokio::time::{sleep, sleep_until};

use crate::common::player::{Person, Socket};
use crate::common::try_request;

/// How long to wait before trying again.
pub const AGAIN: Duration = Duration::from_millis(50);

/// Everybody tries again soon, so that every fault meets many who come back. Nothing is given up for being slow: the machine
/// may be busy.
const POLICY: Policy = Policy { soon: 50, latest: 50, good: 1_000, quiet: 20_000, answer: 20_000, again: 50 };

/// Somebody at a game, playing or watching.
pub struct Player {
    person: Person,
    nodes: Vec<SocketAddr>,
    node: usize,
    connection: Connection,
    line: Option<(u32, Socket)>,
    game: Option<GameId>,
    /// The turns that were acknowledged and not yet asked about, with their places.
    stored: Vec<(TurnId, u32)>,
    /// When moments began.
    start: Instant,
    trouble: Arc<Notify>,
}

impl Player {
    /// Somebody at one of these nodes. Whenever they are told that something cannot be stored, they say so.
    pub async fn new(nodes: &[SocketAddr], node: usize, trouble: &Arc<Notify>) -> Player {
        let person = Person::named(nodes[node % nodes.len()], "load").await;
        Player {
            person,
            nodes: nodes.to_vec(),
            node,
            connection: Connection::new(POLICY, node as u64),
            line: None,
            game: None,
            stored: Vec::new(),
            start: Instant::now(),
            trouble: trouble.clone(),
        }
    }

    /// The same person, at the node where they are now.
    pub fn here(&self) -> Person {
        self.person.at(self.nodes[self.node % self.nodes.len()])
    }

    /// The game as it is known.
    pub fn state(&self) -> Option<&GameState> {
        self.follower()?.state()
    }

    fn follower(&self) -> Option<&Follower> {
        self.connection.follower(self.game.as_ref()?)
    }

    /// Sends a turn until it is acknowledged; its place.
    pub async fn act(&mut self, game: &GameId, turn: &Act) -> u32 {
        let Act::Turn { turn_id, actions, .. } = turn else { panic!("no turn") };
        // What was hung up on may stand already.
        let follower = self.follower().expect("the game is followed");
        let place =
            follower.state().zip(follower.you()).and_then(|(state, you)| state.turn_named(you, turn_id));
        if let Some(place) = place {
            return place;
        }
        let (game, id, actions) = (game.clone(), turn_id.clone(), actions.clone());
        self.drive(Input::Turn { game, id, actions }).await;
        loop {
            if let Some(at) = self.stored.iter().position(|(id, _)| id == turn_id) {
                return self.stored.swap_remove(at).1;
            }
            self.listen().await;
        }
    }

    /// Listens until the log has this entry.
    pub async fn follow(&mut self, seq: u32) {
        while self.state().is_none_or(|state| state.seq() < seq) {
            self.listen().await;
        }
    }

    /// Listens until both seats are taken.
    pub async fn see_both(&mut self) {
        let sees = |table: &orrery_wire::TableView| table.players.iter().all(Option::is_some);
        while !self.follower().and_then(Follower::table).is_some_and(sees) {
            self.listen().await;
        }
    }

    /// Leaves the game they were at, and watches another one.
    pub async fn watch(&mut self, game: &GameId) {
        let before = self.game.replace(game.clone());
        self.drive(Input::Follow(game.clone(), None)).await;
        if let Some(before) = before {
            self.drive(Input::Leave(before)).await;
        }
        self.follow(0).await;
    }

    /// Takes in what happens next.
    async fn listen(&mut self) {
        let wakes = self.connection.wakes_at().expect("a connection that is wanted always has a next moment");
        let wakes = self.start + Duration::from_millis(u64::try_from(wakes.0).unwrap_or_default());
        let input = match &mut self.line {
            Some((socket, line)) => tokio::select! {
                heard = line.try_next() => match heard {
                    Ok(reply) => Input::Heard { socket: *socket, reply },
                    Err(_) => Input::Closed { socket: *socket },
                },
                () = sleep_until(wakes.into()) => Input::Woke,
            },
            None => {
                sleep_until(wakes.into()).await;
                Input::Woke
            }
        };
        if let Input::Heard { reply: Reply::Error { error, .. }, .. } = &input {
            assert_eq!(error.error, ErrorCode::Unavailable, "{error:?}");
            self.trouble.notify_one();
        }
        self.drive(input).await;
    }

    async fn drive(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            let now = Moment(i64::try_from(self.start.elapsed().as_millis()).expect("a test is short"));
            for effect in self.connection.on(now, input) {
                match effect {
                    Effect::Open { socket } => match self.here().try_socket().await {
                        Ok(line) => self.line = Some((socket, line)),
                        Err(_) => {
                            self.node += 1;
                            inputs.push_back(Input::Closed { socket });
                        }
                    },
                    Effect::Close => self.line = None,
                    Effect::Send(request) => {
                        let text = serde_json::to_string(&request).unwrap();
                        if let Some((socket, line)) = &mut self.line
                            && line.send_raw(text.into()).await.is_err()
                        {
                            inputs.push_back(Input::Closed { socket: *socket });
                        }
                    }
                    // Whoever was there may be gone for long.
                    Effect::Line(Line::Broken) => self.node += 1,
                    Effect::Tell(_, News::TurnStored { id, seq }) => {
                        self.stored.push((id, seq.expect("the server says where a turn stands")));
                    }
                    Effect::Tell(_, News::TurnLost { why, .. }) => panic!("{why:?}"),
                    Effect::Tell(_, News::Unsound(error)) => panic!("{error}"),
                    Effect::Tell(..) | Effect::Line(_) | Effect::Player(_) | Effect::Lobby(_) => {}
                }
            }
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
