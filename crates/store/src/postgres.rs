//! A PostgreSQL database: a pool of connections, a transaction for each change.

use std::time::Duration;

use sha2::{Digest, Sha256};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection as _, query};

use crate::change::{Change, Outcome};
use crate::error::{Name, StoreError};
use crate::migrate;

#[allow(clippy::duplicate_mod, reason = "the same words for both databases, compiled for the types of each")]
#[path = "statements.rs"]
pub(crate) mod sql;

#[allow(clippy::duplicate_mod, reason = "as above")]
#[path = "changes.rs"]
pub(crate) mod changes;

pub(crate) type Database = sqlx::Postgres;
type Connection = sqlx::postgres::PgConnection;
type Row = sqlx::postgres::PgRow;

/// Enough to keep a server's disk busy; a server has a hundred, and there may be several nodes.
const CONNECTIONS: u32 = 16;

/// How long a server that restarts is waited for.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(3);

/// Nothing that is asked of it takes longer than a moment, unless somebody holds a lock or a disk hangs. Then an error
/// is better than sixteen connections that wait, and a node that was cut off in a transaction must not keep others from
/// writing.
const TIMEOUTS: &str =
    "SELECT set_config('statement_timeout', '10s', false), set_config('lock_timeout', '5s', false),
    set_config('idle_in_transaction_session_timeout', '10s', false)";

#[derive(Clone)]
pub(crate) struct Postgres {
    name: Name,
    pool: PgPool,
}

impl Postgres {
    pub async fn open(options: &PgConnectOptions, name: Name) -> Result<Postgres, StoreError> {
        // A connection of its own, because one whose migration fails keeps the lock that other nodes wait for.
        let mut first = options.connect().await.map_err(|error| name.error(error))?;
        migrate::run(&mut first).await.map_err(|error| name.migrate_error(error))?;
        first.close().await.map_err(|error| name.error(error))?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // A server may be set up to acknowledge what is not on disk yet. Games are not for that.
                    let durable = "SELECT set_config('synchronous_commit', 'on', false)
                                   WHERE current_setting('synchronous_commit') = 'off'";
                    query(durable).execute(&mut *connection).await?;
                    query(TIMEOUTS).execute(connection).await.map(drop)
                })
            });
        let pool = pool.connect_with(options.clone()).await.map_err(|error| name.error(error))?;
        Ok(Postgres { name, pool })
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }

    pub fn name(&self) -> &Name {
        &self.name
    }

    /// A connection to read with.
    pub async fn reader(&self) -> Result<PoolConnection<Database>, StoreError> {
        self.pool.acquire().await.map_err(|error| self.name.error(error))
    }

    pub async fn write(&self, change: Change) -> Result<Outcome, StoreError> {
        let written = async {
            let mut transaction = self.pool.begin().await?;
            let outcome = changes::apply(&mut transaction, &change).await?;
            transaction.commit().await?;
            Ok(outcome)
        };
        written.await.map_err(|error| self.name.error(error))
    }
}

/// Keeps others from counting the same at the same time, until the transaction ends. Not the lock of a row, because there is
/// none to be had for everything that is counted.
async fn alone(db: &mut Connection, what: &str) -> Result<(), sqlx::Error> {
    let hash: [u8; 32] = Sha256::digest(format!("orrery {what}").as_bytes()).into();
    let (number, _) = hash.split_first_chunk().unwrap_or((&[0; 8], &[]));
    query("SELECT pg_advisory_xact_lock($1)").bind(i64::from_be_bytes(*number)).execute(db).await.map(drop)
}
