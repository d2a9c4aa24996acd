//! The socket: one for each page, over which all its games go.

use std::collections::VecDeque;
use std::net::IpAddr;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::{Sink, SinkExt, Stream, StreamExt};
use orrery_store::{Player, Session};
use orrery_wire::{Act, GameId, MAX_MESSAGE, Reply, Request, Time, WIRE_VERSION};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::feed::QUIET;
use crate::hub::Hub;
use crate::limits::{Bucket, Cost, Counted};
use crate::lobby::Lobby;
use crate::problem::Problem;
use crate::room::{Outbox, Watching, millis, to_text};
use crate::visitor::Visitor;
use crate::{computer, feed};

/// How many games one socket can watch.
const GAMES: usize = 16;

/// How many messages that make no sense are answered before the socket is closed.
const MAX_MISTAKES: u32 = 16;

/// How many messages are read while something is done that came before them.
const AHEAD: usize = 8;

/// What a socket may hold in memory while it reads and writes: most of the time it holds nothing.
const BUFFER: usize = 1024;

/// The way to a client: a socket, or what a simulation has for one.
pub trait Wire:
    Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin + Send
{
}

impl<W: Stream<Item = Result<Message, axum::Error>> + Sink<Message, Error = axum::Error> + Unpin + Send> Wire
    for W
{
}

/// Opens a socket.
pub async fn open(
    State(hub): State<Hub>,
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let counted = hub.addresses.open_socket(visitor.address).ok_or(Problem::TooManySockets)?;
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(256 * 1024)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| serve(hub, visitor, counted, socket)))
}

/// Serves a client until one of the two ends it, or the server does.
pub async fn serve(hub: Hub, visitor: Visitor, counted: Counted, mut wire: impl Wire + 'static) {
    let connection = Connection::new(hub.clone(), visitor, counted);
    // It was ended, or the whole server was.
    _ = hub.world.spawn(async move { connection.run(&mut wire).await }).await;
}

struct Connection {
    hub: Hub,
    address: IpAddr,
    known: Option<(Session, Player)>,
    line: Outbox,
    waiting: Option<mpsc::Receiver<Utf8Bytes>>,
    watched: Vec<Watching>,
    lobby: Option<watch::Receiver<Lobby>>,
    /// What came while something else was done, and when: waiting for that is not the sender's time.
    ahead: VecDeque<(Time, Option<Message>)>,
    bucket: Bucket,
    mistakes: u32,
    lag: Lag,
    _counted: Counted,
}

/// How long the way to the client is, measured by pings, which the page can neither see nor answer.
#[derive(Default)]
struct Lag {
    sent: Option<(u64, Instant)>,
    count: u64,
    /// Since when no ping has been answered.
    silent_since: Option<Instant>,
    /// The ways there and back of the last few, in milliseconds.
    recent: [Option<i64>; 4],
}

impl Lag {
    fn ping(&mut self) -> Message {
        let now = Instant::now();
        self.count += 1;
        self.sent = Some((self.count, now));
        self.silent_since.get_or_insert(now);
        Message::Ping(self.count.to_be_bytes().to_vec().into())
    }

    fn pong(&mut self, payload: &[u8]) {
        if let Some((count, sent)) = self.sent
            && payload == count.to_be_bytes()
        {
            self.sent = None;
            self.silent_since = None;
            self.recent[(count % 4) as usize] = Some(millis(sent.elapsed()));
        }
    }

    /// One way, in milliseconds: half of the shortest of the last few.
    fn one_way(&self) -> i64 {
        self.recent.iter().flatten().min().map_or(0, |there_and_back| there_and_back / 2)
    }

    /// Whether the client has not answered for so long that it must be gone.
    fn is_lost(&self, now: Instant) -> bool {
        self.silent_since.is_some_and(|since| now.duration_since(since) > QUIET + QUIET / 2)
    }
}

/// Why a socket is closed by us.
enum End {
    Gone,
    With(u16, &'static str),
}

impl Connection {
    fn new(hub: Hub, visitor: Visitor, counted: Counted) -> Connection {
        let (line, waiting) = Outbox::new();
        Connection {
            bucket: Bucket::new(hub.options.limits.connection),
            hub,
            address: visitor.address,
            known: visitor.known,
            line,
            waiting: Some(waiting),
            watched: Vec::new(),
            lobby: None,
            ahead: VecDeque::new(),
            mistakes: 0,
            lag: Lag::default(),
            _counted: counted,
        }
    }

    async fn run(mut self, socket: &mut impl Wire) {
        let hub = self.hub.clone();
        let _open = hub.metrics.socket();
        let end = match self.serve(socket).await {
            Ok(()) => End::With(close_code::NORMAL, ""),
            Err(end) => end,
        };
        if let End::With(code, reason) = end {
            let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            // Who is gone does not hear it.
            _ = timeout(QUIET, socket.send(Message::Close(Some(close)))).await;
        }
    }

    async fn serve(&mut self, socket: &mut impl Wire) -> Result<(), End> {
        let Some(mut waiting) = self.waiting.take() else { return Ok(()) };
        let ending = self.hub.ending.clone();
        let mut cut = std::pin::pin!(self.line.clone().was_cut());
        let mut beat = interval_at(Instant::now() + QUIET, QUIET);
        // Beside the rest, because a store that is slow to answer must not keep a turn waiting.
        let mut checking: Option<JoinHandle<Option<bool>>> = None;
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let player = self.player().map(computer::view);
        let welcome = Reply::Welcome { version: WIRE_VERSION, player, now: self.hub.now() };
        send(socket, Message::Text(to_text(&welcome))).await?;
        send(socket, self.lag.ping()).await?;
        loop {
            tokio::select! {
                // In this order, so that what is said does not depend on chance: first why it ends, then what was to be
                // said, then what is asked.
                biased;
                () = ending.cancelled() => {
                    return Err(End::With(close_code::RESTART, "the server restarts"));
                }
                () = &mut cut => return Err(End::With(close_code::AGAIN, "too slow: come back for the rest")),
                message = waiting.recv() => {
                    let Some(message) = message else { return Ok(()) };
                    send(socket, Message::Text(message)).await?;
                }
                message = lobby_news(&mut self.lobby) => send(socket, Message::Text(message)).await?,
                _ = beat.tick() => {
                    if self.lag.is_lost(Instant::now()) {
                        return Err(End::Gone);
                    }
                    checking = checking.or_else(|| self.check_session());
                    send(socket, self.lag.ping()).await?;
                }
                is_revoked = answer_of(&mut checking) => if is_revoked {
                    return Err(End::With(close_code::POLICY, "the session was revoked"));
                },
                (received, message) = next(&mut self.ahead, &self.hub, socket) => match message {
                    // Boxed: most connections hear nothing most of the time, and need no room for it.
                    Some(message) => Box::pin(self.heard(socket, message, received)).await?,
                    None => return Err(End::Gone),
                },
            }
        }
    }

    async fn heard(&mut self, socket: &mut impl Wire, message: Message, received: Time) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(payload) => {
                self.lag.pong(&payload);
                return self.pinged();
            }
            Message::Ping(_) => return self.pinged(),
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => return Err(End::With(close_code::UNSUPPORTED, "text only")),
        };
        self.hub.metrics.message();
        let (reference, result) = if !self.bucket.take() {
            (reference_of(&text), Err(Problem::TooManyOnConnection))
        } else if let Err(too_much) = self.hub.addresses.take(self.address, Cost::Message) {
            (reference_of(&text), Err(too_much.into()))
        } else {
            match serde_json::from_str::<Request>(&text) {
                Ok(request) => self.answer(socket, request, received).await?,
                Err(error) => (reference_of(&text), Err(Problem::Bad(error.to_string()))),
            }
        };
        let reply = match result {
            Ok(Some(reply)) => reply,
            Ok(None) => return Ok(()),
            Err(problem) => {
                self.hub.metrics.problem(&problem.code());
                if matches!(
                    problem,
                    Problem::Bad(_) | Problem::TooManyOnConnection | Problem::TooManyFromAddress(_)
                ) {
                    self.mistakes += 1;
                }
                Reply::Error { reference, error: problem.view() }
            }
        };
        send(socket, Message::Text(to_text(&reply))).await?;
        if self.mistakes > MAX_MISTAKES {
            return Err(End::With(close_code::POLICY, "too many messages that make no sense, or too fast"));
        }
        Ok(())
    }

    /// A ping or a pong came, which nobody sends often.
    fn pinged(&self) -> Result<(), End> {
        self.hub.addresses.take(self.address, Cost::Ping).map_err(|too_much| {
            self.hub.metrics.problem(&Problem::from(too_much).code());
            End::With(close_code::POLICY, "too many pings")
        })
    }

    /// Does what is asked; what to reply, with the client's number for it.
    async fn answer(
        &mut self,
        socket: &mut impl Wire,
        request: Request,
        received: Time,
    ) -> Result<(Option<u32>, Result<Option<Reply>, Problem>), End> {
        Ok(match request {
            Request::Watch { game, since } => (None, self.watch(socket, &game, since).await?.map(|()| None)),
            Request::Unwatch { game } => {
                self.watched.retain(|watching| watching.room().name != game);
                (None, Ok(None))
            }
            Request::Lobby { on } => {
                self.lobby = on.then(|| {
                    let mut lobby = self.hub.lobby.subscribe();
                    lobby.mark_changed();
                    lobby
                });
                (None, Ok(None))
            }
            Request::Ping => (None, Ok(Some(Reply::Pong { now: self.hub.now() }))),
            Request::Act { game, reference, what } => {
                let result = match self.act(socket, &game, what, received).await {
                    Ok(seq) => Ok(Some(Reply::Stored { reference, game, seq })),
                    Err(Problem::Refused(why, state)) => {
                        Ok(Some(Reply::Refused { reference, game, why, state }))
                    }
                    Err(problem) => Err(problem),
                };
                (Some(reference), result)
            }
        })
    }

    /// Does something in a game.
    async fn act(
        &mut self,
        socket: &mut impl Wire,
        game: &GameId,
        act: Act,
        received: Time,
    ) -> Result<Option<u32>, Problem> {
        let (_, player) = self.known.as_ref().ok_or(Problem::Unknown)?;
        let acting = self.hub.act(game, &player.id, act, self.lag.one_way(), received);
        let (_, seq) = meanwhile(&mut self.ahead, &self.hub, socket, acting).await?;
        Ok(seq)
    }

    async fn watch(
        &mut self,
        socket: &mut impl Wire,
        game: &GameId,
        since: Option<u32>,
    ) -> Result<Result<(), Problem>, End> {
        let others = self.watched.iter().filter(|watching| watching.room().name != *game).count();
        if others >= GAMES {
            return Ok(Err(Problem::Forbidden("too many games are watched on one connection")));
        }
        let player = self.known.as_ref().map(|(_, player)| player);
        let watching = feed::watch(&self.hub, game, since, player, &self.line);
        let (watching, mut telling) = match meanwhile(&mut self.ahead, &self.hub, socket, watching).await {
            Ok(watched) => watched,
            Err(problem) => return Ok(Err(problem)),
        };
        // Who asks again is told anew, but once.
        self.watched.retain(|watching| watching.room().name != *game);
        self.watched.push(watching);
        loop {
            match meanwhile(&mut self.ahead, &self.hub, socket, telling.next()).await {
                Ok(Some(message)) => send(socket, Message::Text(message)).await?,
                Ok(None) => return Ok(Ok(())),
                Err(problem) => {
                    self.watched.retain(|watching| watching.room().name != *game);
                    return Ok(Err(problem));
                }
            }
        }
    }

    /// Finds out whether the session was revoked meanwhile, which ends the socket.
    fn check_session(&self) -> Option<JoinHandle<Option<bool>>> {
        let (hub, (session, _)) = (self.hub.clone(), self.known.as_ref()?);
        let hash = session.hash.clone();
        // A store that does not answer revokes nobody.
        let checking =
            async move { hub.store.session(&hash, hub.now()).await.is_ok_and(|known| known.is_none()) };
        Some(self.hub.world.spawn(checking))
    }

    fn player(&self) -> Option<&Player> {
        self.known.as_ref().map(|(_, player)| player)
    }
}

/// Does something. What comes meanwhile is read, so that it is known when it came.
async fn meanwhile<T>(
    ahead: &mut VecDeque<(Time, Option<Message>)>,
    hub: &Hub,
    socket: &mut impl Wire,
    doing: impl Future<Output = T>,
) -> T {
    let mut doing = std::pin::pin!(doing);
    loop {
        let is_open = ahead.back().is_none_or(|(_, message)| message.is_some());
        tokio::select! {
            biased;
            done = &mut doing => return done,
            message = socket.next(), if is_open && ahead.len() < AHEAD => {
                ahead.push_back((hub.now(), message.and_then(Result::ok)));
            }
        }
    }
}

/// The next message and when it came; none if the client is gone.
async fn next(
    ahead: &mut VecDeque<(Time, Option<Message>)>,
    hub: &Hub,
    socket: &mut impl Wire,
) -> (Time, Option<Message>) {
    match ahead.pop_front() {
        Some(message) => message,
        None => {
            let message = socket.next().await;
            (hub.now(), message.and_then(Result::ok))
        }
    }
}

/// What came of a check, once; never, while there is none.
async fn answer_of(checking: &mut Option<JoinHandle<Option<bool>>>) -> bool {
    let Some(check) = checking else { return std::future::pending().await };
    let answer = check.await;
    *checking = None;
    matches!(answer, Ok(Some(true)))
}

/// The lobby when it has changed; never, for who does not ask for it.
async fn lobby_news(lobby: &mut Option<watch::Receiver<Lobby>>) -> Utf8Bytes {
    let Some(lobby) = lobby else { return std::future::pending().await };
    loop {
        if lobby.changed().await.is_err() {
            return std::future::pending().await;
        }
        let text = lobby.borrow_and_update().message.clone();
        if !text.as_str().is_empty() {
            return text;
        }
    }
}

async fn send(socket: &mut impl Wire, message: Message) -> Result<(), End> {
    match timeout(QUIET, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// The client's number for a message that cannot be read as a whole.
fn reference_of(text: &str) -> Option<u32> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.get("ref")?.as_u64()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_does_not_answer_pings_is_lost_and_who_does_is_not() {
        let start = Instant::now();
        let mut lag = Lag::default();
        lag.ping();
        lag.ping();
        assert!(!lag.is_lost(start + QUIET));
        assert!(lag.is_lost(start + QUIET * 2), "later pings make it no younger");
        lag.pong(&1_u64.to_be_bytes());
        assert!(lag.is_lost(start + QUIET * 2), "an old answer is none");
        lag.pong(&2_u64.to_be_bytes());
        assert!(!lag.is_lost(start + QUIET * 2));
        assert!(lag.one_way() >= 0);
    }
}
