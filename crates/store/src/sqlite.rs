//! An SQLite file: one writer, a few readers that do not wait for it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, query};
use tokio::time::sleep;

use crate::change::{Change, Outcome};
use crate::error::{Name, StoreError};
use crate::files::{self, Lock, Places};
use crate::links::{Links, Shortened};
use crate::migrate;
use crate::url::File;
use crate::writer::{Queue, Writer};

#[allow(clippy::duplicate_mod, reason = "the same words for both databases, compiled for the types of each")]
#[path = "statements.rs"]
pub(crate) mod sql;

#[allow(clippy::duplicate_mod, reason = "as above")]
#[path = "changes.rs"]
pub(crate) mod changes;

pub(crate) type Database = sqlx::Sqlite;
type Connection = SqliteConnection;
type Row = sqlx::sqlite::SqliteRow;

/// Reading is a matter of microseconds, in a thread for each.
const READERS: u32 = 4;

/// How long another process that writes is waited for.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How often a file is tried that another process is making.
const RETRY: Duration = Duration::from_millis(20);

pub(crate) struct Sqlite {
    name: Name,
    readers: SqlitePool,
    queue: Queue,
    places: Arc<Places>,
    /// Logs that were longer when the database was last used.
    pub shortened: Vec<Shortened>,
}

impl Sqlite {
    pub async fn open(file: &File, name: Name) -> Result<Sqlite, StoreError> {
        let real = files::real(&file.path, &name)?;
        let lock = Lock::take(&real, &name).await?;
        let options = options(file);
        let mut connection = prepare(&writing(&options, file), &name).await?;
        let places = Arc::new(Places::note(&file.path, &real, &name)?);
        let (links, shortened) = Links::open(&real, &mut connection, &name).await?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).acquire_timeout(BUSY_TIMEOUT);
        let readers = readers.connect_with(options.clone().read_only(true)).await;
        let readers = readers.map_err(|error| name.error(error))?;
        let anchor = anchor(&options).await.map_err(|error| name.error(error))?;
        // A file that has gone away is not made anew: that would hide what has happened.
        let again = writing(&options, file).create_if_missing(false);
        let writer = Writer::new(name.clone(), again, connection, anchor, (lock, places.clone(), links));
        let queue = Queue::start(name.clone(), writer);
        Ok(Sqlite { name, readers, queue, places, shortened })
    }

    pub async fn close(&self) {
        // The writer puts everything away, so it is the last.
        self.readers.close().await;
        self.queue.close().await;
    }

    pub fn name(&self) -> &Name {
        &self.name
    }

    /// A connection to read with.
    pub async fn reader(&self) -> Result<PoolConnection<Database>, StoreError> {
        if !self.readers.is_closed() {
            self.places.check()?;
        }
        self.readers.acquire().await.map_err(|error| self.name.error(error))
    }

    pub async fn write(&self, change: Change) -> Result<Outcome, StoreError> {
        self.queue.write(change).await
    }
}

/// Keeps others from counting the same at the same time. Here there is one who writes.
async fn alone(_: &mut Connection, _: &str) -> Result<(), sqlx::Error> {
    Ok(())
}

fn options(file: &File) -> SqliteConnectOptions {
    let options =
        SqliteConnectOptions::new().filename(&file.path).busy_timeout(BUSY_TIMEOUT).foreign_keys(true);
    #[cfg(feature = "faults")]
    if file.unsynced {
        crate::faults::register();
        return options.vfs(crate::faults::NAME);
    }
    options
}

fn writing(options: &SqliteConnectOptions, file: &File) -> SqliteConnectOptions {
    let options = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // What is acknowledged is on disk; NORMAL would only promise that the file stays whole.
        .synchronous(SqliteSynchronous::Full);
    #[cfg(feature = "faults")]
    let options = if file.careless { options.synchronous(SqliteSynchronous::Normal) } else { options };
    match file.max_pages {
        Some(pages) => options.pragma("max_page_count", pages.to_string()),
        None => options,
    }
}

/// A connection to write with, to a file with the tables of today.
async fn prepare(options: &SqliteConnectOptions, name: &Name) -> Result<SqliteConnection, StoreError> {
    let failed = |error| name.error(error);
    let mut connection = connect(options).await.map_err(failed)?;
    // One transaction around all, because SQLite has no other lock against somebody who does the same.
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(failed)?;
    migrate::run(&mut *transaction).await.map_err(|error| name.migrate_error(error))?;
    // A file that cannot be written can be opened, and only says so when it is written.
    changes::apply(&mut transaction, &Change::Probe).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    Ok(connection)
}

/// A connection that holds the file open, which it does from the first time it has read something.
async fn anchor(options: &SqliteConnectOptions) -> Result<SqliteConnection, sqlx::Error> {
    let mut connection = options.clone().read_only(true).connect().await?;
    query("SELECT times FROM probe").fetch_optional(&mut connection).await?;
    Ok(connection)
}

/// Two processes that make the same file get into each other's way, and SQLite does not wait for everything by itself.
async fn connect(options: &SqliteConnectOptions) -> Result<SqliteConnection, sqlx::Error> {
    let began = Instant::now();
    loop {
        match options.connect().await {
            Err(error) if is_busy(&error) && began.elapsed() < BUSY_TIMEOUT => sleep(RETRY).await,
            connected => return connected,
        }
    }
}

fn is_busy(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == 5)
}
