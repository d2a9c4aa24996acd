//! All games of this node.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock};
use std::time::Duration;

use orrery_store::{ENTRIES_AT_ONCE, GameRow, Store, TokenHash};
use orrery_wire::{Entry, GameId, GameState, PlayerId, PlayerView, Seat, Status, Time};
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::acts::row_after;
use crate::bus::{Bus, News};
use crate::computer;
use crate::limits::Addresses;
use crate::links::Drawing;
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::nodes::Nodes;
use crate::options::Options;
use crate::outages::Outages;
use crate::problem::Problem;
use crate::room::{Room, RoomState};
use crate::work::Work;
use crate::world::World;

/// For how long a game that cannot be read is left alone: it is looked at, and complained of, no more often than that.
const DAMAGED: Duration = Duration::from_secs(600);

/// Everything the server shares between requests. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

/// What is shared.
pub struct Shared {
    /// The time, chance, and tasks.
    pub world: World,
    /// Where games are kept.
    pub store: Store,
    /// What the host chose.
    pub options: Options,
    /// What each address has used.
    pub addresses: Addresses,
    /// What is counted.
    pub metrics: Metrics,
    /// How other nodes are told.
    pub bus: Bus,
    /// Who does work for the engine.
    pub work: Work,
    /// Where pictures are drawn.
    pub drawing: Drawing,
    /// What this node calls itself.
    pub node: u64,
    /// Tells when the server is about to end.
    pub ending: CancellationToken,
    /// Counts changes of the lobby.
    pub lobby_changes: watch::Sender<u64>,
    /// The lobby as it is sent.
    pub lobby: watch::Sender<Lobby>,
    /// Held by who says that this node is there, so that many who notice a silence say it once; and when
    /// that last failed.
    pub beating: tokio::sync::Mutex<Option<Instant>>,
    rooms: Mutex<BTreeMap<GameId, Arc<Room>>>,
    damaged: Mutex<BTreeMap<GameId, Instant>>,
    nodes: Mutex<Nodes>,
    outages: RwLock<Outages>,
    last_beat: Mutex<Option<Instant>>,
    ended_well: AtomicBool,
    secret: OnceLock<[u8; 32]>,
}

impl std::ops::Deref for Hub {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl Hub {
    /// A hub over a store.
    pub fn new(world: World, store: Store, bus: Bus, work: Work, options: Options) -> Hub {
        Hub(Arc::new(Shared {
            store,
            addresses: Addresses::new(options.limits),
            work,
            drawing: Drawing::new(),
            options,
            metrics: Metrics::default(),
            bus,
            node: world.random_number(),
            world,
            ending: CancellationToken::new(),
            lobby_changes: watch::Sender::new(0),
            lobby: watch::Sender::default(),
            beating: tokio::sync::Mutex::default(),
            rooms: Mutex::default(),
            damaged: Mutex::default(),
            nodes: Mutex::default(),
            outages: RwLock::default(),
            last_beat: Mutex::default(),
            ended_well: AtomicBool::new(false),
            secret: OnceLock::new(),
        }))
    }

    /// The time of the games.
    pub fn now(&self) -> Time {
        self.world.now()
    }

    /// What this node calls itself in the store.
    pub fn node_name(&self) -> String {
        node_name(self.node)
    }

    /// Whether the server is about to end.
    pub fn is_ending(&self) -> bool {
        self.ending.is_cancelled()
    }

    /// The server is about to end, and the store knows since when.
    pub fn ends_well(&self) {
        self.ended_well.store(true, Ordering::Relaxed);
    }

    /// Whether what is still done may be judged by the clock, although nobody looks any more whether there was an outage.
    pub fn has_ended_well(&self) -> bool {
        self.ended_well.load(Ordering::Relaxed)
    }

    /// Does something to its end, even if nobody waits for it any more: what is half done when a client goes away would
    /// be stored, and nobody told. It begins at once, so that who waits for it need not have room for it.
    pub fn to_end<T: Send + 'static, F>(
        &self,
        work: F,
    ) -> impl Future<Output = Result<T, Problem>> + use<T, F>
    where
        F: Future<Output = Result<T, Problem>> + Send + 'static,
    {
        let working = self.world.spawn(work);
        async {
            match working.await {
                Ok(Some(done)) => done,
                Ok(None) | Err(_) => Err(Problem::Unavailable),
            }
        }
    }

    /// The room of a game.
    pub async fn room(&self, name: &GameId) -> Result<Arc<Room>, Problem> {
        if let Some(room) = self.known_room(name) {
            // News of other nodes that came before the room was there reached nobody.
            if self.bus.has_others() {
                room.mark_stale();
            }
            return Ok(room);
        }
        if self.is_known_to_be_damaged(name) {
            return Err(Problem::Damaged);
        }
        let room = Arc::new(Room::new(self.load(name).await?));
        // Two may have read it at the same time: one room is enough. Whichever stays is stale until somebody comes in,
        // for what was stored since it was read, by a room that has been forgotten meanwhile, is not in it.
        Ok(lock(&self.rooms).entry(name.clone()).or_insert(room).clone())
    }

    /// A game as it stands. Nobody else can change it while this is held.
    pub async fn enter<'a>(&self, room: &'a Room) -> Result<tokio::sync::MutexGuard<'a, RoomState>, Problem> {
        let mut inside = room.inside.lock().await;
        if room.is_stale(&inside) {
            self.refresh(room, &mut inside).await?;
        }
        Ok(inside)
    }

    /// Puts a game that was just set up where others find it.
    pub fn open_room(&self, state: GameState, row: GameRow, players: [Option<PlayerView>; 2]) -> Arc<Room> {
        let room = Arc::new(Room::new(RoomState { state, row, players, mark: Room::FRESH }));
        lock(&self.rooms).insert(room.name.clone(), room.clone());
        room
    }

    async fn load(&self, name: &GameId) -> Result<RoomState, Problem> {
        let entries = self.entries(name, None).await?;
        // After the log: a row that is older than the log would lack who has taken a seat meanwhile, for good.
        let row = self.store.game(name).await?.ok_or(Problem::NotFound)?;
        let state = GameState::verify(&entries).map_err(|error| self.is_damaged(name, &error))?;
        let players = self.players(&row.seats).await?;
        lock(&self.damaged).remove(name);
        Ok(RoomState { state, row, players, mark: 0 })
    }

    /// Whether a log was found a short while ago to make no sense.
    pub fn is_known_to_be_damaged(&self, name: &GameId) -> bool {
        lock(&self.damaged).get(name).is_some_and(|since| since.elapsed() < DAMAGED)
    }

    /// A log makes no sense: that is told once, not at every look.
    pub fn is_damaged(&self, name: &GameId, why: &dyn std::fmt::Display) -> Problem {
        tracing::error!(game = %name, error = %why, "a log does not make sense");
        lock(&self.damaged).insert(name.clone(), Instant::now());
        lock(&self.rooms).remove(name);
        Problem::Damaged
    }

    /// How many games cannot be read.
    pub fn damaged_count(&self) -> u32 {
        u32::try_from(lock(&self.damaged).len()).unwrap_or(u32::MAX)
    }

    /// All entries of a log after some place.
    async fn entries(&self, name: &GameId, mut after: Option<u32>) -> Result<Vec<Entry>, Problem> {
        let mut all = Vec::new();
        loop {
            let some = self.store.entries(name, after).await?;
            let is_last = some.len() < ENTRIES_AT_ONCE as usize;
            after = some.last().map(|entry| entry.seq).or(after);
            all.extend(some);
            if is_last {
                return Ok(all);
            }
        }
    }

    /// The players of these seats.
    pub async fn players(&self, seats: &[Option<PlayerId>; 2]) -> Result<[Option<PlayerView>; 2], Problem> {
        let known = self.players_by_id(seats.iter().flatten()).await?;
        Ok(seats.each_ref().map(|seat| seat.as_ref().and_then(|id| known.get(id).cloned())))
    }

    /// These players, asked for together, as far as there are such players.
    pub async fn players_by_id<'a>(
        &self,
        ids: impl Iterator<Item = &'a PlayerId>,
    ) -> Result<BTreeMap<PlayerId, PlayerView>, Problem> {
        let ids: BTreeSet<PlayerId> = ids.cloned().collect();
        let known = self.store.players(&Vec::from_iter(ids)).await?;
        Ok(known.iter().map(|player| (player.id.clone(), computer::view(player))).collect())
    }

    /// Reads what others have written, and tells who watches. Whoever stops waiting for it leaves the room as stale as it
    /// was.
    pub async fn refresh(&self, room: &Room, inside: &mut RoomState) -> Result<(), Problem> {
        let mark = room.mark();
        let entries = self.entries(&room.name, Some(inside.state.seq())).await?;
        if entries.is_empty() {
            inside.mark = mark;
            return Ok(());
        }
        // All is read before anything is taken in: if the store fails in between, the next to come reads it all again. Who
        // sits where changes only when the game begins; everything else follows from the log.
        let mut seats_changed = false;
        if inside.state.status() == Status::Open {
            let row = self.store.game(&room.name).await?.ok_or(Problem::NotFound)?;
            seats_changed = row.seats != inside.row.seats;
            if seats_changed {
                inside.players = self.players(&row.seats).await?;
            }
            inside.row = row;
        }
        for entry in entries {
            inside.state.follow(&entry).map_err(|error| self.is_damaged(&room.name, &error))?;
            let now = self.now();
            room.tell_entry(&inside.state, entry, now, self.outage(&inside.state, now));
        }
        inside.row = row_after(&inside.row, &inside.state, inside.row.seats.clone());
        if seats_changed {
            room.tell_seats(inside);
        }
        inside.mark = mark;
        Ok(())
    }

    /// Reads those of these games of which the store has more than this node has heard of.
    pub async fn catch_up_with(&self, games: &[GameId]) -> Result<(), Problem> {
        for (game, seq) in self.store.lengths(games).await? {
            let Some(room) = self.known_room(&game) else { continue };
            let is_behind = room.inside.lock().await.state.seq() < seq;
            if is_behind {
                self.heard(&game).await?;
            }
        }
        Ok(())
    }

    /// Another node has stored an entry.
    pub async fn heard(&self, game: &GameId) -> Result<(), Problem> {
        if let Some(room) = self.known_room(game) {
            room.mark_stale();
            drop(self.enter(&room).await?);
        }
        Ok(())
    }

    /// All rooms of this node.
    pub fn all_rooms(&self) -> Vec<Arc<Room>> {
        lock(&self.rooms).values().cloned().collect()
    }

    /// The room of a game, if it is in memory.
    pub fn known_room(&self, name: &GameId) -> Option<Arc<Room>> {
        lock(&self.rooms).get(name).cloned()
    }

    /// Forgets the rooms nobody uses; their games are in the store.
    pub fn forget_unused_rooms(&self) {
        lock(&self.rooms).retain(|_, room| Arc::strong_count(room) > 1 || room.is_watched());
        lock(&self.damaged).retain(|_, since| since.elapsed() < DAMAGED);
    }

    /// For how long of the running time nobody could have made a turn, in milliseconds.
    pub fn outage(&self, state: &GameState, now: Time) -> i64 {
        let Some((_, since)) = state.clock().running() else { return 0 };
        self.outages.read().unwrap_or_else(PoisonError::into_inner).between(since, now)
    }

    /// The times in which nobody could have made a turn.
    pub fn set_outages(&self, outages: Outages) {
        *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages;
    }

    /// From now on nobody can make a turn, until the server is back.
    pub fn outage_begins(&self) {
        self.outages.write().unwrap_or_else(PoisonError::into_inner).begin(self.now());
    }

    /// The store has told what it knew at some time.
    pub fn beaten(&self, began: Instant) {
        *lock(&self.last_beat) = Some(began);
    }

    /// How old it is what the store last told; nothing if it never did.
    pub fn beat_age(&self) -> Option<Duration> {
        lock(&self.last_beat).map(|beat| beat.elapsed())
    }

    /// What is known of the nodes that there are.
    pub fn nodes(&self) -> MutexGuard<'_, Nodes> {
        lock(&self.nodes)
    }

    /// How long a player has been away, in milliseconds; nothing when they are there. Nobody is away where a node cannot
    /// be heard: they may be at that one.
    pub fn away(&self, room: &Room, seat: Seat) -> Option<i64> {
        let since = room.away_since(seat)?;
        let since = match (self.bus.has_others(), self.nodes().whole_since()) {
            (false, _) => since,
            (true, Some(whole)) => since.max(whole),
            (true, None) => return Some(0),
        };
        Some(crate::room::millis(since.elapsed()))
    }

    /// What hides where somebody asks from, so that it can be counted but not read.
    pub fn origin(&self, address: IpAddr) -> Option<TokenHash> {
        let secret = self.secret.get()?;
        Some(TokenHash::of(&format!("{secret:?} {}", crate::limits::Net::narrow(address))))
    }

    /// The secret of this database.
    pub fn set_secret(&self, secret: [u8; 32]) {
        // It never changes, so the first one stands.
        _ = self.secret.set(secret);
    }

    /// At most 32 bytes that follow from the secret of this database and a text, and that nobody else can tell.
    pub fn derived<const N: usize>(&self, text: &str) -> [u8; N] {
        let hash = TokenHash::of(&format!("{:?} {text}", self.secret.get()));
        let digit = |index: usize| u8::from_str_radix(&hash.as_str()[2 * index..2 * index + 2], 16);
        std::array::from_fn(|index| digit(index).expect("a hash is 64 hexadecimal digits"))
    }

    /// Somebody has another name: those at their games are told.
    pub async fn renamed(&self, player: &PlayerView) {
        for room in self.all_rooms() {
            let mut inside = room.inside.lock().await;
            if inside.seat_of(&player.id).is_some() {
                let known = inside.players.iter_mut().flatten().filter(|known| known.id == player.id);
                known.for_each(|known| known.name.clone_from(&player.name));
                room.tell_seats(&inside);
            }
        }
    }

    /// A game has come into the lobby, or has left it.
    pub fn lobby_changed(&self, listed: bool) {
        if listed {
            self.lobby_changes.send_modify(|count| *count += 1);
            self.bus.publish(self.node, News::Lobby);
        }
    }
}

/// What a node calls itself in the store.
pub fn node_name(node: u64) -> String {
    format!("{node:016x}")
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
