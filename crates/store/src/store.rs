//! Where games are kept: one type, whichever database is behind it.

use std::sync::Arc;

use orrery_gamelog::{Entry, GameId, PlayerId, Time};

use crate::change::{Change, Outcome};
use crate::error::{Name, StoreError};
use crate::game_row::GameRow;
use crate::links::Shortened;
#[cfg(feature = "memory")]
use crate::memory::{Faults, Handle, Memory};
use crate::model::{Added, Appended, Beat, Cap, Created, ForgetBefore, Player, Pulse, Session, TokenHash};
use crate::postgres::{self, Postgres};
use crate::sqlite::{self, Sqlite};
use crate::url::{Place, StoreUrl};

/// The most entries that [`Store::entries`] gives at once.
pub const ENTRIES_AT_ONCE: u32 = 500;

/// How long a session is used before that is written down again.
const SEEN_EVERY: i64 = 60 * 60 * 1000;

type Result<T> = std::result::Result<T, StoreError>;

/// Where games are kept. Cheap to clone.
///
/// What a method that writes has answered is on disk. A call that is dropped before it answers may still be carried
/// out; one that ends in an error changed nothing, except where the connection was lost while it was confirmed: who
/// is not sure reads the log.
#[derive(Clone)]
pub struct Store(Inner);

#[derive(Clone)]
enum Inner {
    Sqlite(Arc<Sqlite>),
    Postgres(Postgres),
    #[cfg(feature = "memory")]
    Memory(Handle),
}

/// Reads with the statement of this name, whichever database it is.
macro_rules! read {
    ($store:expr, $statement:ident($($argument:expr),*)) => {
        match &$store.0 {
            Inner::Sqlite(db) => {
                let read = sqlite::sql::$statement(&mut *db.reader().await?, $($argument),*).await;
                read.map_err(|error| db.name().error(error))
            }
            Inner::Postgres(db) => {
                let read = postgres::sql::$statement(&mut *db.reader().await?, $($argument),*).await;
                read.map_err(|error| db.name().error(error))
            }
            #[cfg(feature = "memory")]
            Inner::Memory(db) => db.read(|tables| tables.$statement($($argument),*)).await,
        }
    };
}

impl Store {
    /// Opens a database, makes it if there is none (SQLite only), and brings its tables up to date.
    ///
    /// An SQLite file is for one store at a time, which has it until it is closed: [`StoreError::InUse`] if another has.
    ///
    /// Must be called in the runtime that the store is to live in. Dropping the last clone ends it.
    pub async fn open(url: &StoreUrl) -> Result<Store> {
        let name = Name(url.to_string().into());
        Ok(Store(match &url.0 {
            Place::Sqlite(file) => Inner::Sqlite(Arc::new(Sqlite::open(file, name).await?)),
            Place::Postgres(options) => Inner::Postgres(Postgres::open(options, name).await?),
        }))
    }

    /// A store over a database in memory, with what shall go wrong.
    #[cfg(feature = "memory")]
    pub fn in_memory(database: &Memory, faults: Arc<dyn Faults>) -> Store {
        Store(Inner::Memory(Handle::new(database, faults)))
    }

    /// Logs that have become shorter since they were written, as far as that is known: what was found when an SQLite file
    /// was opened. Each tells what it means; the games go on from where they are.
    pub fn shortened(&self) -> &[Shortened] {
        match &self.0 {
            Inner::Sqlite(db) => &db.shortened,
            _ => &[],
        }
    }

    /// Waits until everything asked before is done, and closes the database for all clones.
    pub async fn close(self) {
        match self.0 {
            Inner::Sqlite(db) => db.close().await,
            Inner::Postgres(db) => db.close().await,
            #[cfg(feature = "memory")]
            Inner::Memory(db) => db.close().await,
        }
    }

    /// Adds a player; [`StoreError::Exists`] if there is one of this id.
    pub async fn add_player(&self, player: &Player) -> Result<()> {
        self.add(Change::AddPlayer(player.clone()), player.id.as_str()).await
    }

    /// Gives a player another name. Nothing happens if there is no such player.
    pub async fn rename_player(&self, id: &PlayerId, name: &str) -> Result<()> {
        self.write(Change::Rename { player: id.clone(), name: name.to_owned() }).await.map(drop)
    }

    /// The players of these ids, in no particular order, without those that there are not.
    pub async fn players(&self, ids: &[PlayerId]) -> Result<Vec<Player>> {
        read!(self, players(ids))
    }

    /// Adds a session of a player that there is, unless the player has as many as this; [`StoreError::Exists`] if there is
    /// one of this hash.
    pub async fn add_session(&self, session: &Session, most: Option<u32>) -> Result<Added> {
        match self.write(Change::AddSession(session.clone(), most)).await? {
            Outcome::TooMany => Ok(Added::TooMany),
            Outcome::Rows(0) => Err(self.name().exists(&"this session")),
            _ => Ok(Added::Stored),
        }
    }

    /// The session of a secret, and whose it is. That it was used is written down at most once an hour.
    pub async fn session(&self, hash: &TokenHash, now: Time) -> Result<Option<(Session, Player)>> {
        let mut found = read!(self, session(hash))?;
        if let Some((session, _)) = &mut found
            && now.since(session.seen) >= SEEN_EVERY
        {
            let seen = self.write(Change::Seen { hash: hash.clone(), at: now }).await;
            // Somebody known is let in, even if that cannot be written down.
            if seen.is_ok() {
                session.seen = now;
            }
        }
        Ok(found)
    }

    /// The sessions of a player, newest first.
    pub async fn sessions(&self, player: &PlayerId) -> Result<Vec<Session>> {
        read!(self, sessions(player))
    }

    /// Ends a session of this player; whether there was one.
    pub async fn revoke(&self, player: &PlayerId, hash: &TokenHash) -> Result<bool> {
        let change = Change::Revoke { player: player.clone(), hash: hash.clone() };
        Ok(self.write(change).await?.rows() > 0)
    }

    /// Adds a game with its first event, unless there are as many as one of the caps allows; [`StoreError::Exists`] if
    /// there is one of this name.
    ///
    /// The summary's `seq` is that of the event. However many ask at once, on whatever node, a cap holds: what it limits is
    /// counted in the transaction that adds the game.
    pub async fn create(&self, game: &GameRow, event: &Entry, caps: &[Cap]) -> Result<Created> {
        let game = GameRow { seq: event.seq, ..game.clone() };
        let id = game.id.clone();
        let change = Change::Create(Box::new(game), event.clone(), caps.to_vec());
        match self.write(change).await? {
            Outcome::OverCap(cap) => Ok(Created::TooMany(cap)),
            Outcome::Rows(0) => Err(self.name().exists(&id)),
            _ => Ok(Created::Stored),
        }
    }

    /// Adds an event to a game, and makes `game` its summary: both or none.
    ///
    /// The event must follow the last one stored, otherwise it is [`Appended::Taken`]: of several that write the same
    /// place in a log exactly one succeeds, on whatever node. The summary's `seq` is that of the event; its config,
    /// creator and time of creation stay as they were.
    pub async fn append(&self, game: &GameRow, event: &Entry) -> Result<Appended> {
        let game = GameRow { seq: event.seq, ..game.clone() };
        let change = Change::Append(Box::new(game), event.clone());
        Ok(if self.write(change).await?.rows() > 0 { Appended::Stored } else { Appended::Taken })
    }

    /// The summary of a game.
    pub async fn game(&self, id: &GameId) -> Result<Option<GameRow>> {
        read!(self, game(id))
    }

    /// The events of a game in order, from the beginning or after a place, at most [`ENTRIES_AT_ONCE`]: who gets so
    /// many asks again.
    pub async fn entries(&self, id: &GameId, after: Option<u32>) -> Result<Vec<Entry>> {
        read!(self, entries(id, after, ENTRIES_AT_ONCE))
    }

    /// The first event of each of these games, in no particular order, without those that there are not.
    pub async fn first_entries(&self, ids: &[GameId]) -> Result<Vec<(GameId, Entry)>> {
        read!(self, first_entries(ids))
    }

    /// The place of the last event of each of these games, in no particular order, without those that there are not.
    pub async fn lengths(&self, ids: &[GameId]) -> Result<Vec<(GameId, u32)>> {
        read!(self, lengths(ids))
    }

    /// The games that a player made or sits in: those being played, then the open ones, then those that are over,
    /// each with the latest change first.
    pub async fn games_of(&self, player: &PlayerId, limit: u32) -> Result<Vec<GameRow>> {
        read!(self, games_of(player, limit))
    }

    /// Games being played in which one of these players is to act, those that have waited longest first.
    pub async fn awaiting(&self, players: &[PlayerId], limit: u32) -> Result<Vec<GameRow>> {
        read!(self, awaiting(players, limit))
    }

    /// Listed games with a free seat, newest first.
    pub async fn lobby(&self, limit: u32) -> Result<Vec<GameRow>> {
        read!(self, lobby(limit))
    }

    /// Games whose deadline has come, the oldest deadline first.
    pub async fn due(&self, now: Time, limit: u32) -> Result<Vec<GameRow>> {
        read!(self, due(now, limit))
    }

    /// Puts off the deadline of a game, if its last event is still the one of this place.
    pub async fn postpone(&self, game: &GameId, seq: u32, deadline: Time) -> Result<()> {
        self.write(Change::Postpone { game: game.clone(), seq, deadline }).await.map(drop)
    }

    /// Removes games that are not over, and aborted ones, that have not changed since, with their events, of each kind the
    /// idlest first; how many.
    pub async fn forget(&self, before: &ForgetBefore, limit: u32) -> Result<u64> {
        Ok(self.write(Change::Forget { before: *before, limit }).await?.rows())
    }

    /// Removes sessions that have not been used since, those unused for longest first; how many.
    pub async fn forget_sessions(&self, seen_before: Time, limit: u32) -> Result<u64> {
        Ok(self.write(Change::ForgetSessions { seen_before, limit }).await?.rows())
    }

    /// Removes players known since before this time, without sessions and without any game, the oldest first, but none of
    /// those excepted; how many.
    ///
    /// Looking for them means looking at all players: a matter of an hour or a day, not of every minute.
    pub async fn forget_players(&self, created_before: Time, except: &[PlayerId], limit: u32) -> Result<u64> {
        let players = read!(self, unused_players(created_before, except, limit))?;
        if players.is_empty() {
            return Ok(0);
        }
        Ok(self.write(Change::ForgetPlayers { players }).await?.rows())
    }

    /// Writes down that a node is alive, and in the same transaction what that says about the time before.
    ///
    /// If no node was alive for longer than `silence` until `before`, there was an outage from then until `now`; otherwise,
    /// if a clock was corrected forwards, from `before`, or from when another node was last alive, until `now`. The first
    /// beat of all says nothing.
    pub async fn beat(&self, beat: &Beat) -> Result<Pulse> {
        match self.write(Change::Beat(beat.clone())).await? {
            Outcome::Beaten(pulse) => Ok(pulse),
            other => Err(self.name().refused(&format_args!("told that a node is alive, it said {other:?}"))),
        }
    }

    /// Forgets nodes that were last alive before this time, except the one that was alive last of all.
    pub async fn forget_beats(&self, before: Time) -> Result<()> {
        self.write(Change::ForgetBeats { before }).await.map(drop)
    }

    /// When a game that is not over was last changed.
    pub async fn last_change(&self) -> Result<Option<Time>> {
        read!(self, last_change())
    }

    /// When no node was alive, in order: all outages that ended after this time.
    pub async fn outages(&self, after: Time) -> Result<Vec<(Time, Time)>> {
        read!(self, outages(after))
    }

    /// Whether something can be written, found out by doing so.
    pub async fn check(&self) -> Result<()> {
        self.write(Change::Probe).await.map(drop)
    }

    /// Random bytes that all who use this database share: the candidate, unless there are some already.
    pub async fn secret(&self, candidate: [u8; 32]) -> Result<[u8; 32]> {
        match self.write(Change::Secret(candidate)).await? {
            Outcome::Secret(secret) => Ok(secret),
            other => Err(self.name().refused(&format_args!("asked for the secret, it said {other:?}"))),
        }
    }

    /// Makes a change that must not find anything there.
    async fn add(&self, change: Change, what: &str) -> Result<()> {
        match self.write(change).await?.rows() {
            0 => Err(self.name().exists(&what)),
            _ => Ok(()),
        }
    }

    async fn write(&self, change: Change) -> Result<Outcome> {
        match &self.0 {
            Inner::Sqlite(db) => db.write(change).await,
            Inner::Postgres(db) => db.write(change).await,
            #[cfg(feature = "memory")]
            Inner::Memory(db) => db.write(change).await,
        }
    }

    fn name(&self) -> &Name {
        match &self.0 {
            Inner::Sqlite(db) => db.name(),
            Inner::Postgres(db) => db.name(),
            #[cfg(feature = "memory")]
            Inner::Memory(db) => db.name(),
        }
    }
}
