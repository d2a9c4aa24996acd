//! Where games are kept: one type, whichever database is behind it.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

use orrery_wire::{Entry, GameName, PlayerName, Time};

use crate::change::Change;
use crate::error::{Name, StoreError};
use crate::model::{Appended, GameRow, Player, Session, TokenHash};
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
        }
    };
}

impl Store {
    /// Opens a database, makes it if there is none (SQLite only), and brings its tables up to date.
    ///
    /// Must be called in the runtime that the store is to live in. Dropping the last clone ends it.
    pub async fn open(url: &StoreUrl) -> Result<Store> {
        let name = Name(url.to_string().into());
        Ok(Store(match &url.0 {
            Place::Sqlite(file) => Inner::Sqlite(Arc::new(Sqlite::open(file, name).await?)),
            Place::Postgres(options) => Inner::Postgres(Postgres::open(options, name).await?),
        }))
    }

    /// Waits until everything asked before is done, and closes the database for all clones.
    pub async fn close(self) {
        match self.0 {
            Inner::Sqlite(db) => db.close().await,
            Inner::Postgres(db) => db.close().await,
        }
    }

    /// Adds a player; [`StoreError::Exists`] if there is one of this id.
    pub async fn add_player(&self, player: &Player) -> Result<()> {
        self.add(Change::AddPlayer(player.clone()), player.id.as_str()).await
    }

    /// Gives a player another name. Nothing happens if there is no such player.
    pub async fn rename_player(&self, id: &PlayerName, name: &str) -> Result<()> {
        self.write(Change::Rename { player: id.clone(), name: name.to_owned() }).await.map(drop)
    }

    /// The players of these ids, in no particular order, without those that there are not.
    pub async fn players(&self, ids: &[PlayerName]) -> Result<Vec<Player>> {
        read!(self, players(ids))
    }

    /// Adds a session of a player that there is; [`StoreError::Exists`] if there is one of this hash.
    pub async fn add_session(&self, session: &Session) -> Result<()> {
        self.add(Change::AddSession(session.clone()), "this session").await
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
    pub async fn sessions(&self, player: &PlayerName) -> Result<Vec<Session>> {
        read!(self, sessions(player))
    }

    /// Ends a session of this player; whether there was one.
    pub async fn revoke(&self, player: &PlayerName, hash: &TokenHash) -> Result<bool> {
        let change = Change::Revoke { player: player.clone(), hash: hash.clone() };
        Ok(self.write(change).await? > 0)
    }

    /// Adds a game with its first event; [`StoreError::Exists`] if there is one of this name.
    ///
    /// The summary's `seq` is that of the event.
    pub async fn create(&self, game: &GameRow, event: &Entry) -> Result<()> {
        self.add(Change::Create(Box::new(game.clone()), event.clone()), game.id.as_str()).await
    }

    /// Adds an event to a game, and makes `game` its summary: both or none.
    ///
    /// The event must follow the last one stored, otherwise it is [`Appended::Taken`]: of several that write the same
    /// place in a log exactly one succeeds, on whatever node. The summary's `seq` is that of the event; its config,
    /// creator and time of creation stay as they were.
    pub async fn append(&self, game: &GameRow, event: &Entry) -> Result<Appended> {
        let change = Change::Append(Box::new(game.clone()), event.clone());
        Ok(if self.write(change).await? > 0 { Appended::Stored } else { Appended::Taken })
    }

    /// The summary of a game.
    pub async fn game(&self, id: &GameName) -> Result<Option<GameRow>> {
        read!(self, game(id))
    }

    /// The events of a game in order, from the beginning or after a place, at most [`ENTRIES_AT_ONCE`]: who gets so
    /// many asks again.
    pub async fn entries(&self, id: &GameName, after: Option<u32>) -> Result<Vec<Entry>> {
        read!(self, entries(id, after, ENTRIES_AT_ONCE))
    }

    /// The games that a player made or sits in: those being played, then the open ones, then those that are over,
    /// each with the latest change first.
    pub async fn games_of(&self, player: &PlayerName, limit: u32) -> Result<Vec<GameRow>> {
        read!(self, games_of(player, limit))
    }

    /// How many games of a player wait for an opponent.
    pub async fn open_games(&self, creator: &PlayerName) -> Result<u32> {
        read!(self, open_games(creator))
    }

    /// Games being played in which one of these players is to act, those that have waited longest first.
    pub async fn awaiting(&self, players: &RangeInclusive<PlayerName>, limit: u32) -> Result<Vec<GameRow>> {
        read!(self, awaiting(players, limit))
    }

    /// How many of the games that a player made are being played with one of these players.
    pub async fn games_against(
        &self,
        creator: &PlayerName,
        players: &RangeInclusive<PlayerName>,
    ) -> Result<u32> {
        read!(self, games_against(creator, players))
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
    pub async fn postpone(&self, game: &GameName, seq: u32, deadline: Time) -> Result<()> {
        self.write(Change::Postpone { game: game.clone(), seq, deadline }).await.map(drop)
    }

    /// Removes games that are not over and have not changed since, with their events, the idlest first; how many.
    pub async fn forget(&self, before: Time, limit: u32) -> Result<u64> {
        self.write(Change::Forget { before, limit }).await
    }

    /// Writes down that a node is alive.
    pub async fn beat(&self, node: &str, now: Time) -> Result<()> {
        self.write(Change::Beat { node: node.to_owned(), at: now }).await.map(drop)
    }

    /// Forgets nodes that were last alive before this time, except the one that was alive last of all.
    pub async fn forget_beats(&self, before: Time) -> Result<()> {
        self.write(Change::ForgetBeats { before }).await.map(drop)
    }

    /// When a node, whichever, was last alive.
    pub async fn last_beat(&self) -> Result<Option<Time>> {
        read!(self, last_beat())
    }

    /// Writes down that no node was alive. Of several outages that begin at the same time the first stands.
    pub async fn add_outage(&self, since: Time, until: Time) -> Result<()> {
        self.write(Change::Outage { since, until }).await.map(drop)
    }

    /// When no node was alive, in order: all outages that ended after this time.
    pub async fn outages(&self, after: Time) -> Result<Vec<(Time, Time)>> {
        read!(self, outages(after))
    }

    /// Whether something can be written, found out by doing so.
    pub async fn check(&self) -> Result<()> {
        self.write(Change::Probe).await.map(drop)
    }

    /// Copies a live SQLite database, as it is at one moment, into a file; [`StoreError::Exists`] if there is one.
    /// PostgreSQL has its own tools for this and refuses.
    pub async fn backup(&self, to: &Path) -> Result<()> {
        match &self.0 {
            Inner::Sqlite(db) => db.backup(to).await,
            Inner::Postgres(db) => Err(db.name().refused(&"PostgreSQL is backed up with pg_dump")),
        }
    }

    /// Makes a change that must not find anything there.
    async fn add(&self, change: Change, what: &str) -> Result<()> {
        match self.write(change).await? {
            0 => Err(self.name().exists(&what)),
            _ => Ok(()),
        }
    }

    async fn write(&self, change: Change) -> Result<u64> {
        match &self.0 {
            Inner::Sqlite(db) => db.write(change).await,
            Inner::Postgres(db) => db.write(change).await,
        }
    }

    fn name(&self) -> &Name {
        match &self.0 {
            Inner::Sqlite(db) => db.name(),
            Inner::Postgres(db) => db.name(),
        }
    }
}
