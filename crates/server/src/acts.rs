//! How what somebody does becomes durable. Each of these runs to its end, whatever becomes of who asked for it.

use std::net::IpAddr;
use std::sync::Arc;

use orrery_engine::matches::Starts;
use orrery_games::AnyGame;
use orrery_store::{Appended, Cap, Created, GameRow, Player, StoreError, TokenHash};
use orrery_wire::{
    Act, Circumstances, Computer, Decision, Event, GameId, GameResult, GameState, GameView, NewGame,
    NextEvent, Offer, Opponent, PlayerId, PlayerView, Reason, Refusal, Seat, SeatKey, Side, Stage, Status,
    Time,
};

use crate::bus::News;
use crate::computer;
use crate::housekeeping;
use crate::hub::Hub;
use crate::problem::Problem;
use crate::room::{Room, RoomState};
use crate::work::Trouble;

/// How often an act is tried again that lost a race for its place in the log.
const TRIES: usize = 8;

/// Who sits where from now on.
struct Seating {
    seats: [Option<PlayerId>; 2],
    players: [Option<PlayerView>; 2],
}

/// A game to be set up.
struct Setup {
    name: GameId,
    creator: PlayerId,
    event: Event,
    seats: [Option<PlayerId>; 2],
    listed: bool,
    key: SeatKey,
    origin: Option<TokenHash>,
    caps: Vec<Cap>,
}

impl Hub {
    /// Sets up a game for a player. The key is what lets somebody else take the other seat.
    pub async fn create(
        &self,
        player: &Player,
        wanted: NewGame,
        from: IpAddr,
    ) -> Result<(Arc<Room>, SeatKey), Problem> {
        let (hub, player) = (self.clone(), player.clone());
        self.to_end(async move { hub.create_now(&player, &wanted, from).await }).await
    }

    async fn create_now(
        &self,
        player: &Player,
        wanted: &NewGame,
        from: IpAddr,
    ) -> Result<(Arc<Room>, SeatKey), Problem> {
        if !wanted.clock.is_sound() {
            return Err(Problem::Bad("clock: its numbers are out of bounds".to_owned()));
        }
        let (config, drawn_from) = self.draw(&wanted.config)?;
        let name = GameId::from_bytes(self.world.random());
        let key = SeatKey::from_bytes(self.world.random());
        let event = Event::Created { game: name.clone(), config, drawn_from, clock: wanted.clock };
        let limits = self.options.limits;
        let (creator, origin) = (player.id.clone(), self.origin(from));
        let setup = match wanted.opponent {
            Some(Opponent { computer }) => {
                let seats = self.with_computer(player, computer, wanted.side).await?;
                let caps = vec![self.computer_cap(&creator)];
                Setup { name, creator, event, seats, listed: false, key: key.clone(), origin: None, caps }
            }
            None => {
                let seats = match wanted.side {
                    Side::First => [Some(creator.clone()), None],
                    Side::Second => [None, Some(creator.clone())],
                    Side::Random => [None, None],
                };
                let mut caps = vec![Cap::OpenOf { creator: creator.clone(), most: limits.open_games }];
                if let Some(origin) = &origin {
                    caps.push(Cap::OpenFrom { origin: origin.clone(), most: limits.open_from_address });
                    if wanted.listed {
                        caps.push(Cap::ListedFrom {
                            origin: origin.clone(),
                            most: limits.listed_from_address,
                        });
                    }
                }
                Setup { name, creator, event, seats, listed: wanted.listed, key: key.clone(), origin, caps }
            }
        };
        let listed = setup.listed;
        let room = self.set_up(setup).await?.ok_or(Problem::Unavailable)?;
        if wanted.opponent.is_some() {
            self.begin(&room).await?;
        }
        self.lobby_changed(listed);
        Ok((room, key))
    }

    /// Who sits where in a game with the engine.
    async fn with_computer(
        &self,
        player: &Player,
        level: u32,
        side: Side,
    ) -> Result<[Option<PlayerId>; 2], Problem> {
        let computer =
            Computer::at(level).ok_or_else(|| Problem::Bad("opponent: computer: 1 to 10".to_owned()))?;
        if !self.work.is_possible() {
            return Err(Trouble::Nobody.into());
        }
        let (me, other) = (Some(player.id.clone()), Some(computer::introduce(self, computer).await?));
        let begins = match side {
            Side::First => true,
            Side::Second => false,
            Side::Random => self.world.random_number().is_multiple_of(2),
        };
        Ok(if begins { [me, other] } else { [other, me] })
    }

    fn computer_cap(&self, player: &PlayerId) -> Cap {
        let most = self.options.limits.computer_games;
        Cap::Against { player: player.clone(), others: computer::players(), most }
    }

    /// Sets a game up; nothing if there is one of this name.
    async fn set_up(&self, setup: Setup) -> Result<Option<Arc<Room>>, Problem> {
        let at = self.now();
        let (entry, state) =
            GameState::create(at, setup.event).map_err(|error| Problem::Bad(error.reason))?;
        let row = GameRow {
            listed: setup.listed,
            key: Some(TokenHash::of(setup.key.as_str())),
            seats: setup.seats,
            origin: setup.origin,
            ..GameRow::new(setup.name, state.game().config(), setup.creator, at)
        };
        let players = self.players(&row.seats).await?;
        match self.store.create(&row, &entry, &setup.caps).await {
            Ok(Created::Stored) => Ok(Some(self.open_room(state, row, players))),
            Ok(Created::TooMany(Cap::Against { .. })) => Err(Problem::TooManyComputerGames),
            Ok(Created::TooMany(_)) => Err(Problem::TooManyOpenGames),
            Err(StoreError::Exists(_)) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Begins a game whose seats are both taken, if it has not begun.
    async fn begin(&self, room: &Room) -> Result<(), Problem> {
        let mut inside = self.enter(room).await?;
        while inside.state.status() == Status::Open {
            self.write(room, &mut inside, Event::Began, None).await?;
        }
        Ok(())
    }

    /// Takes the free seat of a game.
    pub async fn join(
        &self,
        game: &GameId,
        player: &Player,
        key: Option<SeatKey>,
    ) -> Result<Arc<Room>, Problem> {
        let (hub, game, player) = (self.clone(), game.clone(), player.clone());
        self.to_end(async move { hub.join_now(&game, &player, key.as_ref()).await }).await
    }

    async fn join_now(
        &self,
        game: &GameId,
        player: &Player,
        key: Option<&SeatKey>,
    ) -> Result<Arc<Room>, Problem> {
        let room = self.room(game).await?;
        let mut inside = self.enter(&room).await?;
        for _ in 0..TRIES {
            if inside.state.status() != Status::Open {
                let is_seated = inside.seat_of(&player.id).is_some();
                drop(inside);
                return if is_seated { Ok(room) } else { Err(Problem::Taken) };
            }
            let seats = self.seats_with(&inside, player, key)?;
            let players = self.players(&seats).await?;
            let was_listed = inside.row.listed;
            if self.write(&room, &mut inside, Event::Began, Some(Seating { seats, players })).await?.is_some()
            {
                room.tell_seats(&inside);
                drop(inside);
                self.lobby_changed(was_listed);
                return Ok(room);
            }
        }
        Err(Problem::Unavailable)
    }

    /// Who sits where once this player has taken the free seat.
    fn seats_with(
        &self,
        inside: &RoomState,
        player: &Player,
        key: Option<&SeatKey>,
    ) -> Result<[Option<PlayerId>; 2], Problem> {
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
            let begins = self.world.random_number().is_multiple_of(2);
            seats = if begins { [creator, joiner] } else { [joiner, creator] };
        } else if let Some(free) = seats.iter_mut().find(|seat| seat.is_none()) {
            *free = Some(player.id.clone());
        }
        Ok(seats)
    }

    /// Does what a player wants, if it may be done; the place of the entry in the log, if one was written, now or before.
    /// What it took to get this far was the server's time, not the player's: it was heard at `received`.
    pub async fn act(
        &self,
        game: &GameId,
        player: &PlayerId,
        act: Act,
        lag: i64,
        received: Time,
    ) -> Result<(Arc<Room>, Option<u32>), Problem> {
        let hub = self.clone();
        let (game, player) = (game.clone(), player.clone());
        self.to_end(async move {
            let room = hub.room(&game).await?;
            let seq = {
                let _arriving = room.arriving(received);
                hub.act_now(&room, &player, &act, lag, received).await?
            };
            Ok((room, seq))
        })
        .await
    }

    async fn act_now(
        &self,
        room: &Room,
        player: &PlayerId,
        act: &Act,
        lag: i64,
        received: Time,
    ) -> Result<Option<u32>, Problem> {
        let mut inside = self.enter(room).await?;
        for _ in 0..TRIES {
            // After having read the log, which may have taken long: nothing that others know may be missed.
            housekeeping::catch_up(self, inside.state.at()).await?;
            let now = self.now();
            let refuse = |why: Refusal, inside: &RoomState| {
                self.metrics.refused();
                let outage = self.outage(&inside.state, now);
                let view = GameView::new(inside.table(Some(player)), &inside.state, now, outage);
                Err(Problem::Refused(why, Box::new(view)))
            };
            let creator_aborts =
                *act == Act::Abort && inside.state.status() == Status::Open && inside.row.creator == *player;
            let seat = if creator_aborts { Some(Seat::First) } else { inside.seat_of(player) };
            let Some(seat) = seat else { return refuse(Refusal::NotSeated, &inside) };
            // A computer does not go away.
            let is_computer = computer::has_seat(&inside, seat.other());
            let away = self.away(room, seat.other()).filter(|_| !is_computer);
            let outage = self.credit(&inside.state, received, now);
            match inside.state.decide(seat, act, &Circumstances { now, lag, outage, away }) {
                Ok(Decision::Done(seq)) => return Ok(Some(seq)),
                Ok(Decision::Nothing) => return Ok(None),
                Ok(Decision::Continue(offer)) => {
                    return self.go_on(room, &mut inside, seat, offer).await;
                }
                Ok(Decision::Write(next)) => {
                    let was_listed = inside.row.listed && inside.state.status() == Status::Open;
                    if let Some(seq) = self.write_at(room, &mut inside, now, next, None).await? {
                        self.lobby_changed(was_listed);
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

    /// What of the running time was the server's: when nobody could have made a turn, and since this act came in.
    fn credit(&self, state: &GameState, received: Time, now: Time) -> i64 {
        let Some((_, since)) = state.clock().running() else { return 0 };
        let received = received.max(since);
        self.outage(state, received) + now.since(received).max(0)
    }

    /// Another game after this one, with the sides exchanged. Its name follows from this game's log, so that it is set up
    /// once, however often that is tried and by however many nodes.
    async fn go_on(
        &self,
        room: &Room,
        inside: &mut RoomState,
        seat: Seat,
        offer: Offer,
    ) -> Result<Option<u32>, Problem> {
        let name = GameId::from_bytes(self.derived(&format!("after {} {}", room.name, inside.state.link())));
        let next = match self.room(&name).await {
            Err(Problem::NotFound) => {
                let made = self.set_up(self.setup_after(inside, name.clone(), seat, offer)?).await?;
                if let Some(made) = made { made } else { self.room(&name).await? }
            }
            known => known?,
        };
        self.begin(&next).await?;
        for _ in 0..TRIES {
            let event = Event::Continued { game: name.clone() };
            if let Some(seq) = self.write(room, inside, event, None).await? {
                return Ok(Some(seq));
            }
            let is_this = inside.state.continued() == Some(&name);
            if is_this {
                return Ok(Some(inside.state.seq()));
            }
            let stands = inside.state.offers().contains(&(seat.other(), offer));
            if inside.state.continued().is_some() || !stands {
                // Another proposal was taken up, or this one was withdrawn: this game was never told to anybody.
                let mut inside = self.enter(&next).await?;
                let called_off = Event::Ended { score: GameResult::None, reason: Reason::Aborted, outage: 0 };
                self.write(&next, &mut inside, called_off, None).await?;
                return Ok(None);
            }
        }
        Err(Problem::Unavailable)
    }

    /// The game that comes after this one.
    fn setup_after(
        &self,
        inside: &RoomState,
        name: GameId,
        seat: Seat,
        offer: Offer,
    ) -> Result<Setup, Problem> {
        let state = &inside.state;
        let (config, drawn_from) = match (offer, state.drawn_from()) {
            (Offer::Rematch, Some(drawn_from)) => self.draw(drawn_from)?,
            _ => (state.game().config(), state.drawn_from().map(str::to_owned)),
        };
        let is_person = |player: &&PlayerId| Computer::of(player).is_none();
        let people: Vec<&PlayerId> = inside.row.seats.iter().flatten().filter(is_person).collect();
        // With a computer it is the other player's game, and counts as one of theirs.
        let (creator, caps) = match people.as_slice() {
            [person] => ((*person).clone(), vec![self.computer_cap(person)]),
            _ => (inside.row.seats[seat.index()].clone().ok_or(Problem::NotFound)?, Vec::new()),
        };
        let event = Event::Created { game: name.clone(), config, drawn_from, clock: state.control() };
        let [first, second] = inside.row.seats.clone();
        // Nobody is told the key, and both seats are taken at once.
        let key = SeatKey::from_bytes(self.world.random());
        Ok(Setup { name, creator, event, seats: [second, first], listed: false, key, origin: None, caps })
    }

    /// Ends a game whose time is up, unless somebody's act came in before it was, and is on its way.
    pub async fn flag(&self, room: &Room) -> Result<(), Problem> {
        let mut inside = self.enter(room).await?;
        housekeeping::catch_up(self, inside.state.at()).await?;
        if let Some(deadline) = inside.state.clock().deadline() {
            let outage = self.outage(&inside.state, self.now());
            if room.has_arriving(deadline.plus(outage)) {
                return Ok(());
            }
        }
        self.flag_inside(room, &mut inside).await
    }

    async fn flag_inside(&self, room: &Room, inside: &mut RoomState) -> Result<(), Problem> {
        for _ in 0..TRIES {
            housekeeping::catch_up(self, inside.state.at()).await?;
            let now = self.now();
            let outage = self.outage(&inside.state, now);
            let Some(event) = inside.state.flag(now, outage) else {
                // What the store calls due was put off by an outage.
                if let Some(deadline) = inside.state.clock().deadline() {
                    self.store.postpone(&room.name, inside.state.seq(), deadline.plus(outage)).await?;
                }
                return Ok(());
            };
            if self.write_at(room, inside, now, event.into(), None).await?.is_some() {
                return Ok(());
            }
        }
        Ok(())
    }

    async fn write(
        &self,
        room: &Room,
        inside: &mut RoomState,
        event: Event,
        seating: Option<Seating>,
    ) -> Result<Option<u32>, Problem> {
        let now = self.now();
        self.write_at(room, inside, now, event.into(), seating).await
    }

    /// Stores an event, then takes it in and tells everybody; the place in the log, or nothing if somebody else was
    /// quicker, whose events have been read then.
    async fn write_at(
        &self,
        room: &Room,
        inside: &mut RoomState,
        at: Time,
        next: NextEvent,
        seating: Option<Seating>,
    ) -> Result<Option<u32>, Problem> {
        let offered =
            if let Event::Offered { seat, offer } = next.event { Some((seat, offer)) } else { None };
        let (entry, state) = inside.state.after(at, next).map_err(|error| {
            tracing::error!(game = %room.name, %error, "refused to write what makes no sense");
            Problem::Unavailable
        })?;
        let seq = entry.seq;
        let (seats, players) = match seating {
            Some(Seating { seats, players }) => (seats, Some(players)),
            None => (inside.row.seats.clone(), None),
        };
        let row = row_after(&inside.row, &state, seats);
        // If the store does not say what became of it, the next to come in finds out.
        let was_stale = room.is_stale(inside);
        room.mark_stale();
        let mark = room.mark();
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
        if !was_stale && room.mark() == mark {
            inside.mark = mark;
        }
        let now = self.now();
        room.tell_entry(&inside.state, entry, now, self.outage(&inside.state, now));
        self.bus.publish(self.node, News::Changed { game: room.name.clone() });
        match offered {
            Some((seat, offer)) => computer::answer(self, inside, seat, offer),
            None => computer::wake(self, inside),
        }
        Ok(Some(seq))
    }

    /// The config that is played, and what it was drawn from, if something had to be.
    fn draw(&self, wanted: &str) -> Result<(String, Option<String>), Problem> {
        let bad = |error: &dyn std::fmt::Display| Problem::Bad(format!("config: {error}"));
        if wanted.len() > 300 {
            return Err(Problem::Bad("config: it is longer than 300 characters".to_owned()));
        }
        if let Ok(game) = AnyGame::from_config(wanted) {
            return Ok((game.config(), None));
        }
        let starts = Starts::new(wanted, Some(0), self.world.random_number()).map_err(|error| bad(&error))?;
        let start = starts.start(1).map_err(|error| bad(&error))?;
        Ok((start.config, Some(starts.to_string())))
    }
}

/// What the store keeps of a game beside its log, once the log has come to this.
pub fn row_after(row: &GameRow, state: &GameState, seats: [Option<PlayerId>; 2]) -> GameRow {
    let stage = state.status().stage();
    GameRow {
        stage,
        seats,
        to_act: state.to_act(),
        changed: state.at(),
        deadline: state.clock().deadline(),
        seq: state.seq(),
        aborted: matches!(state.status(), Status::Over { reason: Reason::Aborted, .. }),
        // Where somebody asked from matters while the game waits for an opponent.
        origin: row.origin.clone().filter(|_| stage == Stage::Open),
        ..row.clone()
    }
}
