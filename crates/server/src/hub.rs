//! All games of this node, and how an act becomes durable.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use axum::extract::ws::Utf8Bytes;
use orrery_engine::matches::Starts;
use orrery_games::AnyGame;
use orrery_store::{Appended, ENTRIES_AT_ONCE, GameRow, Player, Status as Kept, Store, TokenHash};
use orrery_wire::{
    Act, Circumstances, Decision, Entry, Event, GameName, GameState, GameView, Link, Logged, NewGame, Offer,
    Opponent, PlayerName, PlayerView, Reason, Refusal, Score, Seat, SeatKey, Side, Status, Time,
};
use tokio::sync::watch;

use crate::bus::{Bus, News};
use crate::computer;
use crate::housekeeping;
use crate::limits::Addresses;
use crate::metrics::Metrics;
use crate::options::Options;
use crate::problem::Problem;
use crate::room::{Inside, Room};
use crate::secrets::{now, random, random_number};
use crate::work::{Trouble, Work};

/// How often an act is tried again that lost a race for its place in the log.
const TRIES: usize = 8;

/// Everything the server shares between requests. Cheap to clone.
#[derive(Clone)]
pub struct Hub(Arc<Shared>);

/// What is shared.
pub struct Shared {
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
    /// What this node calls itself in the store.
    pub node: String,
    /// Becomes true when the server is about to end.
    pub ending: watch::Sender<bool>,
    /// Counts changes of the lobby.
    pub lobby_changes: watch::Sender<u64>,
    /// The lobby as it is sent.
    pub lobby: watch::Sender<Utf8Bytes>,
    rooms: Mutex<HashMap<GameName, Arc<Room>>>,
    outages: RwLock<Vec<(Time, Time)>>,
    last_beat: AtomicI64,
}

impl std::ops::Deref for Hub {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

/// Who sits where from now on.
struct Seating {
    seats: [Option<PlayerName>; 2],
    players: [Option<PlayerView>; 2],
}

impl Hub {
    /// A hub over a store.
    pub fn new(store: Store, bus: Bus, options: Options) -> Hub {
        Hub(Arc::new(Shared {
            store,
            addresses: Addresses::new(options.limits),
            work: Work::new(bus.client(), options.engine_threads),
            options,
            metrics: Metrics::default(),
            bus,
            node: format!("{:016x}", random_number()),
            ending: watch::Sender::new(false),
            lobby_changes: watch::Sender::new(0),
            lobby: watch::Sender::default(),
            rooms: Mutex::default(),
            outages: RwLock::default(),
            last_beat: AtomicI64::new(0),
        }))
    }

    /// Sets up a game for a player. The key is what lets somebody else take the other seat.
    pub async fn create(&self, player: &Player, wanted: &NewGame) -> Result<(Arc<Room>, SeatKey), Problem> {
        if !wanted.clock.is_sound() {
            return Err(Problem::Bad("clock: its numbers are out of bounds".to_owned()));
        }
        if self.store.open_games(&player.id).await? >= self.options.limits.open_games {
            return Err(Problem::TooManyOpenGames);
        }
        let (config, drawn_from) = draw(&wanted.config)?;
        if let Some(Opponent { computer }) = wanted.opponent {
            return self.create_with_computer(player, wanted, computer, (config, drawn_from)).await;
        }
        let seats = match wanted.side {
            Side::First => [Some(player.id.clone()), None],
            Side::Second => [None, Some(player.id.clone())],
            Side::Random => [None, None],
        };
        let key = SeatKey::from_bytes(random());
        let event = |game| Event::Created { game, config, drawn_from, clock: wanted.clock };
        let room = self.set_up(&player.id, event, seats, wanted.listed, &key).await?;
        self.lobby_changed(wanted.listed).await;
        Ok((room, key))
    }

    /// Sets up a game in which the engine has the other seat, so that it begins at once.
    async fn create_with_computer(
        &self,
        player: &Player,
        wanted: &NewGame,
        level: u32,
        (config, drawn_from): (String, Option<String>),
    ) -> Result<(Arc<Room>, SeatKey), Problem> {
        if !computer::LEVELS.contains(&level) {
            return Err(Problem::Bad("opponent: computer: 1 to 10".to_owned()));
        }
        if !self.work.is_possible() {
            return Err(Trouble::Nobody.into());
        }
        let playing = self.store.games_against(&player.id, &computer::all()).await?;
        if playing >= self.options.limits.computer_games {
            return Err(Problem::TooManyComputerGames);
        }
        let (me, other) = (Some(player.id.clone()), Some(computer::introduce(self, level).await?));
        let begins = match wanted.side {
            Side::First => true,
            Side::Second => false,
            Side::Random => random_number().is_multiple_of(2),
        };
        let seats = if begins { [me, other] } else { [other, me] };
        let key = SeatKey::from_bytes(random());
        let event = |game| Event::Created { game, config, drawn_from, clock: wanted.clock };
        let room = self.set_up(&player.id, event, seats, false, &key).await?;
        self.write(&room, &mut *room.inside.lock().await, now(), Event::Began, None).await?;
        Ok((room, key))
    }

    async fn set_up(
        &self,
        creator: &PlayerName,
        event: impl FnOnce(GameName) -> Event,
        seats: [Option<PlayerName>; 2],
        listed: bool,
        key: &SeatKey,
    ) -> Result<Arc<Room>, Problem> {
        let (name, at) = (GameName::from_bytes(random()), now());
        let body = Logged::new(at, event(name.clone())).to_body();
        let state = GameState::begin(&body).map_err(|error| Problem::Bad(error.reason))?;
        let row = GameRow {
            id: name,
            config: state.game().config(),
            status: Kept::Open,
            listed,
            key: Some(TokenHash::of(key.as_str())),
            creator: creator.clone(),
            seats,
            to_act: None,
            created: at,
            changed: at,
            deadline: None,
            seq: 0,
        };
        self.store.create(&row, &Entry { seq: 0, link: Link::START.next(&body), body }).await?;
        let inside = self.with_players(state, row).await?;
        let room = Arc::new(Room::new(inside));
        self.rooms().insert(room.name.clone(), room.clone());
        Ok(room)
    }

    /// The room of a game.
    pub async fn room(&self, name: &GameName) -> Result<Arc<Room>, Problem> {
        let known = self.rooms().get(name).cloned();
        let room = match known {
            Some(room) => room,
            None => {
                let room = Arc::new(Room::new(self.load(name).await?));
                // Two may have read it at the same time: one room is enough.
                self.rooms().entry(name.clone()).or_insert(room).clone()
            }
        };
        // News of other nodes that came before the room was there reached nobody.
        if self.bus.has_others() {
            let mut inside = room.inside.lock().await;
            self.refresh(&room, &mut inside).await?;
        }
        Ok(room)
    }

    async fn load(&self, name: &GameName) -> Result<Inside, Problem> {
        let entries = self.entries(name, None).await?;
        // After the log: a row that is older than the log would lack who has taken a seat meanwhile, for good.
        let row = self.store.game(name).await?.ok_or(Problem::NotFound)?;
        let state = GameState::verify(&entries).map_err(|error| {
            tracing::error!(game = %name, %error, "a log does not make sense");
            Problem::Unavailable
        })?;
        self.with_players(state, row).await
    }

    /// All entries of a log after some place.
    pub async fn entries(&self, name: &GameName, mut after: Option<u32>) -> Result<Vec<Entry>, Problem> {
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

    async fn with_players(&self, state: GameState, row: GameRow) -> Result<Inside, Problem> {
        let players = self.players(&row.seats).await?;
        Ok(Inside { state, row, players })
    }

    /// The players of these seats.
    pub async fn players(&self, seats: &[Option<PlayerName>; 2]) -> Result<[Option<PlayerView>; 2], Problem> {
        let ids: Vec<PlayerName> = seats.iter().flatten().cloned().collect();
        let known = self.store.players(&ids).await?;
        let view = |id: &PlayerName| {
            let player = known.iter().find(|player| player.id == *id)?;
            Some(computer::view_of(player.id.clone(), player.name.clone()))
        };
        Ok(seats.each_ref().map(|seat| seat.as_ref().and_then(view)))
    }

    /// Reads what others have written, and tells who watches.
    pub async fn refresh(&self, room: &Room, inside: &mut Inside) -> Result<(), Problem> {
        let entries = self.entries(&room.name, Some(inside.state.seq())).await?;
        if entries.is_empty() {
            return Ok(());
        }
        // All is read before anything is taken in: if the store fails in between, the next to come reads it all again.
        let row = self.store.game(&room.name).await?.ok_or(Problem::NotFound)?;
        let seats_changed = row.seats != inside.row.seats;
        if seats_changed {
            inside.players = self.players(&row.seats).await?;
        }
        inside.row = row;
        for entry in entries {
            if let Err(error) = inside.state.apply(&entry.body) {
                tracing::error!(game = %room.name, %error, "a log does not make sense");
                return Err(Problem::Unavailable);
            }
            room.tell_entry(&inside.state, entry, self.outage(&inside.state));
        }
        if seats_changed {
            room.tell_seats(inside);
        }
        Ok(())
    }

    /// Takes the free seat of a game.
    pub async fn join(&self, room: &Room, player: &Player, key: Option<&SeatKey>) -> Result<(), Problem> {
        let mut inside = room.inside.lock().await;
        for _ in 0..TRIES {
            if inside.seat_of(&player.id).is_some() && inside.state.status() != Status::Open {
                return Ok(());
            }
            if inside.state.status() != Status::Open {
                return Err(Problem::Taken);
            }
            if inside.row.creator == player.id {
                return Err(Problem::Forbidden("one cannot play against oneself"));
            }
            let has_key = key.is_some_and(|key| inside.row.key == Some(TokenHash::of(key.as_str())));
            if !inside.row.listed && !has_key {
                return Err(Problem::Forbidden("the seat needs the key that is in the invitation"));
            }
            let mut seats = inside.row.seats.clone();
            if seats.iter().all(Option::is_none) {
                let (creator, joiner) = (Some(inside.row.creator.clone()), Some(player.id.clone()));
                seats = if random_number().is_multiple_of(2) { [creator, joiner] } else { [joiner, creator] };
            } else if let Some(free) = seats.iter_mut().find(|seat| seat.is_none()) {
                *free = Some(player.id.clone());
            }
            let players = self.players(&seats).await?;
            let was_listed = inside.row.listed;
            if self
                .write(room, &mut inside, now(), Event::Began, Some(Seating { seats, players }))
                .await?
                .is_some()
            {
                room.tell_seats(&inside);
                self.lobby_changed(was_listed).await;
                return Ok(());
            }
        }
        Err(Problem::Unavailable)
    }

    /// Does what a player wants, if it may be done; the place of the entry in the log, if one was written, now or before.
    pub async fn act(
        &self,
        room: &Room,
        player: &PlayerName,
        act: &Act,
        lag: i64,
    ) -> Result<Option<u32>, Problem> {
        housekeeping::catch_up(self).await?;
        let mut inside = room.inside.lock().await;
        for _ in 0..TRIES {
            let at = now();
            let outage = self.outage(&inside.state);
            let refuse = |why: Refusal, inside: &Inside| {
                self.metrics.refused();
                let view = GameView::new(inside.table(Some(player)), &inside.state, at, outage);
                Err(Problem::Refused(why, Box::new(view)))
            };
            let creator_aborts =
                *act == Act::Abort && inside.state.status() == Status::Open && inside.row.creator == *player;
            let seat = if creator_aborts { Some(Seat::First) } else { inside.seat_of(player) };
            let Some(seat) = seat else { return refuse(Refusal::NotSeated, &inside) };
            // A computer does not go away.
            let is_computer = computer::has_seat(&inside, seat.other());
            let away = room.away(seat.other()).filter(|_| !is_computer);
            let about = Circumstances { now: at, lag, outage, away };
            match inside.state.decide(seat, act, &about) {
                Ok(Decision::Done(seq)) => return Ok(Some(seq)),
                Ok(Decision::Nothing) => return Ok(None),
                Ok(Decision::Continue(offer)) => {
                    return self.go_on(room, &mut inside, seat, offer).await;
                }
                Ok(Decision::Write(event)) => {
                    let was_listed = inside.row.listed && inside.state.status() == Status::Open;
                    if let Some(seq) = self.write(room, &mut inside, at, event, None).await? {
                        self.lobby_changed(was_listed).await;
                        return Ok(Some(seq));
                    }
                }
                Err(Refusal::TimeUp) => {
                    self.flag_inside(room, &mut inside).await?;
                    return refuse(Refusal::TimeUp, &inside);
                }
                Err(why) => return refuse(why, &inside),
            }
        }
        Err(Problem::Unavailable)
    }

    /// Another game after this one, with the sides exchanged.
    async fn go_on(
        &self,
        room: &Room,
        inside: &mut Inside,
        seat: Seat,
        offer: Offer,
    ) -> Result<Option<u32>, Problem> {
        let state = &inside.state;
        let (config, drawn_from) = match (offer, state.drawn_from()) {
            (Offer::Rematch, Some(drawn_from)) => draw(drawn_from)?,
            _ => (state.game().config(), state.drawn_from().map(str::to_owned)),
        };
        let clock = state.control();
        let [first, second] = inside.row.seats.clone();
        let creator = inside.row.seats[seat.index()].clone().ok_or(Problem::NotFound)?;
        let event = |game| Event::Created { game, config, drawn_from, clock };
        // Nobody is told the key, and both seats are taken at once.
        let key = SeatKey::from_bytes(random());
        let next = self.set_up(&creator, event, [second, first], false, &key).await?;
        {
            let mut next_inside = next.inside.lock().await;
            self.write(&next, &mut next_inside, now(), Event::Began, None).await?;
        }
        for _ in 0..TRIES {
            let event = Event::Continued { game: next.name.clone() };
            if let Some(seq) = self.write(room, inside, now(), event, None).await? {
                return Ok(Some(seq));
            }
            if inside.state.continued().is_some() {
                // Another node was quicker: its game is the one, and this one was never told to anybody.
                let mut next_inside = next.inside.lock().await;
                let called_off = Event::Ended { score: Score::None, reason: Reason::Aborted, outage: 0 };
                self.write(&next, &mut next_inside, now(), called_off, None).await?;
                return Ok(None);
            }
        }
        Err(Problem::Unavailable)
    }

    /// Ends a game whose time is up.
    pub async fn flag(&self, room: &Room) -> Result<(), Problem> {
        let mut inside = room.inside.lock().await;
        self.flag_inside(room, &mut inside).await
    }

    async fn flag_inside(&self, room: &Room, inside: &mut Inside) -> Result<(), Problem> {
        for _ in 0..TRIES {
            let at = now();
            let outage = self.outage(&inside.state);
            let Some(event) = inside.state.flag(at, outage) else {
                // What the store calls due was put off by an outage.
                if let Some(deadline) = inside.state.clock().deadline() {
                    self.store.postpone(&room.name, inside.state.seq(), deadline.plus(outage)).await?;
                }
                return Ok(());
            };
            if self.write(room, inside, at, event, None).await?.is_some() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Stores an event, then takes it in and tells everybody; the place in the log, or nothing if somebody else was
    /// quicker, whose events have been read then.
    async fn write(
        &self,
        room: &Room,
        inside: &mut Inside,
        at: Time,
        event: Event,
        seating: Option<Seating>,
    ) -> Result<Option<u32>, Problem> {
        let offered = if let Event::Offered { seat, offer } = event { Some((seat, offer)) } else { None };
        let (seq, link, body) = inside.state.next_entry(at, event);
        let mut state = inside.state.clone();
        if let Err(error) = state.apply(&body) {
            tracing::error!(game = %room.name, %error, "refused to write what makes no sense");
            return Err(Problem::Unavailable);
        }
        let (seats, players) = match seating {
            Some(Seating { seats, players }) => (seats, Some(players)),
            None => (inside.row.seats.clone(), None),
        };
        let row = GameRow {
            status: match state.status() {
                Status::Open => Kept::Open,
                Status::Playing => Kept::Playing,
                Status::Over { .. } => Kept::Over,
            },
            seats,
            to_act: state.to_act().map(Seat::player).map(|player| player.index() as u8),
            changed: at,
            deadline: state.clock().deadline(),
            seq,
            ..inside.row.clone()
        };
        let entry = Entry { seq, link, body };
        let stored = self.metrics.timed(self.store.append(&row, &entry)).await;
        match stored? {
            Appended::Stored => {}
            Appended::Taken => {
                self.refresh(room, inside).await?;
                return Ok(None);
            }
        }
        inside.state = state;
        inside.row = row;
        if let Some(players) = players {
            inside.players = players;
        }
        room.tell_entry(&inside.state, entry, self.outage(&inside.state));
        self.bus.publish(News::Changed { game: room.name.clone() }).await;
        match offered {
            Some((seat, offer)) => computer::answer(self, inside, seat, offer),
            None => computer::wake(self, inside),
        }
        Ok(Some(seq))
    }

    /// Another node has stored an entry.
    pub async fn heard(&self, game: &GameName) -> Result<(), Problem> {
        let known = self.rooms().get(game).cloned();
        if let Some(room) = known {
            let mut inside = room.inside.lock().await;
            self.refresh(&room, &mut inside).await?;
        }
        Ok(())
    }

    /// All rooms of this node.
    pub fn all_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().cloned().collect()
    }

    /// The room of a game, if it is in memory.
    pub fn known_room(&self, name: &GameName) -> Option<Arc<Room>> {
        self.rooms().get(name).cloned()
    }

    /// Forgets the rooms nobody uses; their games are in the store.
    pub fn forget_unused_rooms(&self) {
        self.rooms().retain(|_, room| Arc::strong_count(room) > 1 || room.is_watched());
    }

    /// For how long of the running time nobody could have made a turn, in milliseconds.
    pub fn outage(&self, state: &GameState) -> i64 {
        let Some((_, since)) = state.clock().running() else { return 0 };
        let outages = self.outages.read().unwrap_or_else(PoisonError::into_inner);
        outages.iter().map(|(from, to)| to.since((*from).max(since)).max(0)).sum()
    }

    /// The times in which nobody could have made a turn.
    pub fn set_outages(&self, outages: Vec<(Time, Time)>) {
        *self.outages.write().unwrap_or_else(PoisonError::into_inner) = outages;
    }

    /// The store has answered.
    pub fn beaten(&self, at: Time) {
        self.last_beat.store(at.0, Ordering::Relaxed);
    }

    /// When the store last answered.
    pub fn last_beat(&self) -> Time {
        Time(self.last_beat.load(Ordering::Relaxed))
    }

    /// Somebody has another name: those at his games are told.
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

    async fn lobby_changed(&self, listed: bool) {
        if listed {
            self.lobby_changes.send_modify(|count| *count += 1);
            self.bus.publish(News::Lobby).await;
        }
    }

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<GameName, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The config that is played, and what it was drawn from, if something had to be.
fn draw(wanted: &str) -> Result<(String, Option<String>), Problem> {
    let bad = |error: &dyn std::fmt::Display| Problem::Bad(format!("config: {error}"));
    if wanted.len() > 300 {
        return Err(Problem::Bad("config: it is longer than 300 characters".to_owned()));
    }
    if let Ok(game) = AnyGame::from_config(wanted) {
        return Ok((game.config(), None));
    }
    let starts = Starts::new(wanted, Some(0), random_number()).map_err(|error| bad(&error))?;
    let start = starts.start(1).map_err(|error| bad(&error))?;
    Ok((start.config, Some(starts.to_string())))
}
