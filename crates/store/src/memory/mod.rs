//! A database in the memory of this process, for simulations: it does what the others do, on command also their faults,
//! and is the same every time. Nothing in it depends on the time or on chance.

mod tables;

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use orrery_gamelog::GameId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::Instant;

use crate::change::{Change, Outcome};
use crate::error::{Name, StoreError};
use crate::game_row::GameRow;
use tables::Tables;

/// More changes at once than there can be.
const MANY: u32 = 1 << 20;

/// A whole database. Cheap to clone; all clones are the same database, which several stores may use as nodes use a server.
#[derive(Clone, Default)]
pub struct Memory(Arc<Mutex<Tables>>);

/// What a store is about to do, or has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// It only looks.
    Read,
    /// It changes something.
    Write,
}

/// What goes wrong with a database, as [`StoreError`] has it.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    /// It does not answer.
    Unavailable,
    /// There is no room left.
    Full,
    /// It can be read but not written.
    ReadOnly,
    /// What is stored cannot be read.
    Damaged,
}

/// What a fault is waited for with.
pub type BoxFuture<T> = Pin<Box<dyn Future<Output = T> + Send + 'static>>;

/// Says when something goes wrong, and how long everything takes.
pub trait Faults: Send + Sync {
    /// Before an operation takes effect. After an error it does not.
    fn before(&self, operation: Operation) -> BoxFuture<Result<(), Fault>>;

    /// Between an effect and its answer. After an error it was carried out, but who asked is not told so.
    fn after(&self, operation: Operation) -> BoxFuture<Result<(), Fault>>;
}

/// Nothing goes wrong, and nothing takes any time.
pub struct NoFaults;

impl Faults for NoFaults {
    fn before(&self, _: Operation) -> BoxFuture<Result<(), Fault>> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn after(&self, _: Operation) -> BoxFuture<Result<(), Fault>> {
        Box::pin(std::future::ready(Ok(())))
    }
}

/// A way to a database in memory, which can be closed.
#[derive(Clone)]
pub(crate) struct Handle {
    name: Name,
    database: Memory,
    faults: Arc<dyn Faults>,
    /// A permit for each change that is being made. Closed when the store is.
    open: Arc<Semaphore>,
}

impl Handle {
    pub fn new(database: &Memory, faults: Arc<dyn Faults>) -> Handle {
        let open = Arc::new(Semaphore::new(usize::try_from(MANY).unwrap_or(usize::MAX)));
        Handle { name: Name("memory".into()), database: database.clone(), faults, open }
    }

    pub fn name(&self) -> &Name {
        &self.name
    }

    /// Waits until everything asked before is done.
    pub async fn close(&self) {
        // An error means that it is closed already.
        if let Ok(all) = self.open.acquire_many(MANY).await {
            self.open.close();
            drop(all);
        }
    }

    pub async fn read<T>(&self, look: impl FnOnce(&Tables) -> T) -> Result<T, StoreError> {
        drop(self.permit()?);
        self.faults.before(Operation::Read).await.map_err(|fault| self.error(fault))?;
        let seen = look(&self.database.tables());
        self.faults.after(Operation::Read).await.map_err(|fault| self.error(fault))?;
        Ok(seen)
    }

    /// Makes a change, to its end also if nobody waits for it any more.
    pub async fn write(&self, change: Change) -> Result<Outcome, StoreError> {
        let permit = self.permit()?;
        let (answer, answered) = oneshot::channel();
        let handle = self.clone();
        tokio::spawn(async move {
            let outcome = handle.carry_out(&change).await;
            drop(permit);
            // Who does not wait any more does not want to know.
            let _ = answer.send(outcome);
        });
        answered.await.unwrap_or_else(|_| Err(self.name.unavailable("it was closed")))
    }

    async fn carry_out(&self, change: &Change) -> Result<Outcome, StoreError> {
        self.faults.before(Operation::Write).await.map_err(|fault| self.error(fault))?;
        let outcome = self.database.apply(change).map_err(|why| self.name.refused(&why))?;
        self.faults.after(Operation::Write).await.map_err(|fault| self.error(fault))?;
        Ok(outcome)
    }

    fn permit(&self) -> Result<OwnedSemaphorePermit, StoreError> {
        self.open.clone().try_acquire_owned().map_err(|_| self.name.unavailable("it was closed"))
    }

    fn error(&self, fault: Fault) -> StoreError {
        let detail = self.name.detail(fault);
        match fault {
            Fault::Unavailable => StoreError::Unavailable(detail),
            Fault::Full => StoreError::Full(detail),
            Fault::ReadOnly => StoreError::ReadOnly(detail),
            Fault::Damaged => StoreError::Damaged(detail),
        }
    }
}

impl Memory {
    /// The summaries of all games.
    pub fn games(&self) -> Vec<GameRow> {
        self.tables().all_games().cloned().collect()
    }

    /// When each entry of a log came to be stored, by tokio's clock.
    pub fn committed(&self, game: &GameId) -> Vec<(u32, Instant)> {
        self.tables().committed.get(game).cloned().unwrap_or_default()
    }

    fn apply(&self, change: &Change) -> Result<Outcome, &'static str> {
        let mut tables = self.tables();
        let outcome = tables.apply(change)?;
        if let (Change::Create(game, entry, _) | Change::Append(game, entry), Outcome::Rows(1)) =
            (change, &outcome)
        {
            tables.committed.entry(game.id.clone()).or_default().push((entry.seq, Instant::now()));
        }
        Ok(outcome)
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a fault that was asked for")
    }
}
