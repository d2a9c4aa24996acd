//! A game that somebody looks at: its state in memory, and who is told when it changes.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use orrery_store::GameRow;
use orrery_wire::{Entry, GameId, GameState, PlayerId, PlayerView, Reply, Seat, TableView, Time};
use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;

/// How many messages may wait for a client that reads slowly.
const QUEUE: usize = 64;

/// The game as this node knows it. The log in the store is the truth; this is what it came to when last read.
pub struct RoomState {
    /// The fold of the log.
    pub state: GameState,
    /// What the store keeps beside the log.
    pub row: GameRow,
    /// The players.
    pub players: [Option<PlayerView>; 2],
    /// The room's mark when the log was last read.
    pub mark: u64,
}

/// A game in memory.
pub struct Room {
    /// Its name.
    pub name: GameId,
    /// What changes. Held while an event is being stored, so that one game changes in one order.
    pub inside: tokio::sync::Mutex<RoomState>,
    /// Counts the times when the log may have gone on without this room.
    marks: AtomicU64,
    watchers: Mutex<Watchers>,
    /// When each act came in that is being dealt with.
    arriving: Mutex<Vec<Time>>,
}

/// An act that is being dealt with.
pub struct Arriving<'a> {
    room: &'a Room,
    received: Time,
}

#[derive(Default)]
struct Watchers {
    all: Vec<Watcher>,
    /// Since when each player has not been here; nothing for one who is. By a clock that nobody can set: nobody is away
    /// because the time was corrected.
    away_since: [Option<Instant>; 2],
    /// Until when each player is known to be at another node.
    elsewhere_until: [Option<Instant>; 2],
}

struct Watcher {
    id: u64,
    player: Option<PlayerId>,
    seat: Option<Seat>,
    outbox: Outbox,
}

/// The way to a client: where messages wait to be sent, and how it is cut.
#[derive(Clone)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    cut: Arc<Notify>,
}

impl Outbox {
    /// A way to a client, and where its messages come out.
    pub fn new() -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
        let (queue, messages) = mpsc::channel(QUEUE);
        (Outbox { queue, cut: Arc::default() }, messages)
    }

    /// Sends a message. A client that reads too slowly is cut off: it comes back and asks for what it has missed.
    pub fn send(&self, text: Utf8Bytes) {
        if self.queue.try_send(text).is_err() {
            self.cut();
        }
    }

    /// Ends the connection.
    pub fn cut(&self) {
        self.cut.notify_one();
    }

    /// Comes to its end when the connection must.
    pub async fn was_cut(self) {
        self.cut.notified().await;
    }
}

/// Whoever holds this watches; who drops it has gone.
pub struct Watching {
    room: Arc<Room>,
    id: u64,
}

impl RoomState {
    /// Which seat a player has.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|seat| self.row.seats[seat.index()].as_ref() == Some(player))
    }

    /// Who plays, as a player sees it.
    pub fn table(&self, viewer: Option<&PlayerId>) -> TableView {
        TableView {
            game: self.state.name().clone(),
            players: self.players.clone(),
            you: viewer.and_then(|viewer| self.seat_of(viewer)),
        }
    }
}

impl Room {
    /// The mark of a game that nobody else can know of yet. One that was read from the store has none: what was stored
    /// since, while no room could be told, is not in it.
    pub const FRESH: u64 = 1;

    /// A room for a game.
    pub fn new(inside: RoomState) -> Room {
        Room {
            name: inside.state.name().clone(),
            inside: tokio::sync::Mutex::new(inside),
            marks: AtomicU64::new(Room::FRESH),
            // Who has not been seen since this node opened the room has been away since then.
            watchers: Mutex::new(Watchers { away_since: [Some(Instant::now()); 2], ..Watchers::default() }),
            arriving: Mutex::default(),
        }
    }

    /// Somebody's act has come in.
    pub fn arriving(&self, received: Time) -> Arriving<'_> {
        self.acts().push(received);
        Arriving { room: self, received }
    }

    /// Whether an act is being dealt with that came in before some time.
    pub fn has_arriving(&self, before: Time) -> bool {
        self.acts().iter().any(|received| *received < before)
    }

    fn acts(&self) -> MutexGuard<'_, Vec<Time>> {
        self.arriving.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The log may have gone on without this room: something is being stored, and nobody knows yet whether it was, or
    /// another node has stored something. Who comes in next reads the log first.
    pub fn mark_stale(&self) {
        self.marks.fetch_add(1, Ordering::Relaxed);
    }

    /// How often the log may have gone on without this room.
    pub fn mark(&self) -> u64 {
        self.marks.load(Ordering::Relaxed)
    }

    /// Whether the log must be read before anything is decided.
    pub fn is_stale(&self, inside: &RoomState) -> bool {
        self.mark() != inside.mark
    }

    /// Tells a client from now on what happens.
    pub fn watch(
        self: &Arc<Room>,
        inside: &RoomState,
        player: Option<&PlayerId>,
        outbox: Outbox,
    ) -> Watching {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let id = NEXT.fetch_add(1, Ordering::Relaxed);
        let seat = player.and_then(|player| inside.seat_of(player));
        let came = {
            let mut watchers = self.watchers();
            let came = seat.filter(|seat| !watchers.has(*seat));
            watchers.all.push(Watcher { id, player: player.cloned(), seat, outbox });
            if let Some(seat) = came {
                watchers.away_since[seat.index()] = None;
            }
            came
        };
        if let Some(seat) = came {
            self.tell(&Reply::Presence { game: self.name.clone(), seat, here: true, away: 0 });
        }
        Watching { room: self.clone(), id }
    }

    /// Whether each player is there.
    pub fn present(&self) -> [bool; 2] {
        let now = Instant::now();
        let watchers = self.watchers();
        Seat::BOTH.map(|seat| watchers.has(seat) || watchers.elsewhere(seat, now))
    }

    /// Since when a player has been away; nothing when they are there.
    pub fn away_since(&self, seat: Seat) -> Option<Instant> {
        let watchers = self.watchers();
        if watchers.has(seat) || watchers.elsewhere(seat, Instant::now()) {
            return None;
        }
        watchers.away_since[seat.index()].max(watchers.elsewhere_until[seat.index()])
    }

    /// Whether anybody watches here.
    pub fn is_watched(&self) -> bool {
        !self.watchers().all.is_empty()
    }

    /// Which players watch here.
    pub fn here(&self) -> [bool; 2] {
        let watchers = self.watchers();
        Seat::BOTH.map(|seat| watchers.has(seat))
    }

    /// Tells of players who were at another node and have not been heard of since.
    pub fn notice_gone(&self) {
        let now = Instant::now();
        let gone: Vec<Seat> = {
            let mut watchers = self.watchers();
            let expired = |watchers: &Watchers, seat: &Seat| {
                !watchers.has(*seat)
                    && watchers.elsewhere_until[seat.index()].is_some_and(|until| until <= now)
            };
            let gone: Vec<Seat> = Seat::BOTH.into_iter().filter(|seat| expired(&watchers, seat)).collect();
            for seat in &gone {
                watchers.away_since[seat.index()] = watchers.elsewhere_until[seat.index()].take();
            }
            gone
        };
        for seat in gone {
            let away = self.away_since(seat).map_or(0, |since| millis(now.saturating_duration_since(since)));
            self.tell(&Reply::Presence { game: self.name.clone(), seat, here: false, away });
        }
    }

    /// Another node says which players are there, which holds until some time.
    pub fn is_elsewhere(&self, here: [bool; 2], until: Instant) {
        let came: Vec<Seat> = {
            let mut watchers = self.watchers();
            let now = Instant::now();
            let news = Seat::BOTH.into_iter().filter(|seat| here[seat.index()]);
            news.filter(|seat| {
                let known = watchers.has(*seat) || watchers.elsewhere(*seat, now);
                watchers.elsewhere_until[seat.index()] = Some(until);
                !known
            })
            .collect()
        };
        for seat in came {
            self.tell(&Reply::Presence { game: self.name.clone(), seat, here: true, away: 0 });
        }
    }

    /// Tells everybody who watches.
    pub fn tell(&self, message: &Reply) {
        let text = to_text(message);
        self.watchers().all.iter().for_each(|watcher| watcher.outbox.send(text.clone()));
    }

    /// Tells everybody what happened.
    pub fn tell_entry(&self, state: &GameState, entry: Entry, now: Time, outage: i64) {
        let left = state.clock().left_at(now, outage);
        self.tell(&Reply::Happened { game: self.name.clone(), entry, now, left });
    }

    /// Tells everybody who plays, each with their own seat.
    pub fn tell_seats(&self, inside: &RoomState) {
        let before = self.here();
        for watcher in &mut self.watchers().all {
            let table = inside.table(watcher.player.as_ref());
            watcher.seat = table.you;
            watcher.outbox.send(to_text(&Reply::Seated { table }));
        }
        // A player who watched before having the seat is there from now on.
        let here = self.here();
        for seat in Seat::BOTH.into_iter().filter(|seat| here[seat.index()] && !before[seat.index()]) {
            self.tell(&Reply::Presence { game: self.name.clone(), seat, here: true, away: 0 });
        }
    }

    fn leave(&self, id: u64) {
        let gone = {
            let mut watchers = self.watchers();
            let seat = watchers.all.iter().find(|watcher| watcher.id == id).and_then(|watcher| watcher.seat);
            watchers.all.retain(|watcher| watcher.id != id);
            let now = Instant::now();
            let gone = seat.filter(|seat| !watchers.has(*seat) && !watchers.elsewhere(*seat, now));
            if let Some(seat) = gone {
                watchers.away_since[seat.index()] = Some(now);
            }
            gone
        };
        if let Some(seat) = gone {
            self.tell(&Reply::Presence { game: self.name.clone(), seat, here: false, away: 0 });
        }
    }

    fn watchers(&self) -> MutexGuard<'_, Watchers> {
        self.watchers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Watching {
    /// The room.
    pub fn room(&self) -> &Arc<Room> {
        &self.room
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.room.leave(self.id);
    }
}

impl Drop for Arriving<'_> {
    fn drop(&mut self) {
        let mut acts = self.room.acts();
        if let Some(index) = acts.iter().position(|received| *received == self.received) {
            acts.swap_remove(index);
        }
    }
}

impl Watchers {
    fn has(&self, seat: Seat) -> bool {
        self.all.iter().any(|watcher| watcher.seat == Some(seat))
    }

    fn elsewhere(&self, seat: Seat, now: Instant) -> bool {
        self.elsewhere_until[seat.index()].is_some_and(|until| until > now)
    }
}

/// So many milliseconds, as messages count them.
pub fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// A message as it is sent.
pub fn to_text(message: &Reply) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have nothing that JSON has not").into()
}
