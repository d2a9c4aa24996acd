//! Work for the engine: turns of computer opponents, and analyses that somebody asks for. It is done by threads of this
//! process, or, where nodes speak over NATS, by worker processes.

mod job;
mod pool;
mod queue;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_nats::Client;
use orrery_wire::PlayerName;
use tokio::time::timeout;

pub use job::{Done, Job, Task};
pub use queue::{PLAYED, STORED, work};

use pool::Pool;
use queue::Queue;

use crate::secrets::now;

/// How many pieces of work may wait.
const QUEUE: usize = 256;

/// Megabytes for each search.
const TABLE: usize = 16;

/// Who does the work.
pub struct Work {
    who: Who,
    /// Turns that are being made here.
    playing: Mutex<HashSet<String>>,
    /// How many analyses each player waits for.
    asking: Arc<Mutex<HashMap<PlayerName, u32>>>,
}

enum Who {
    /// Nobody.
    Nobody,
    /// Threads of this process.
    Here(Pool),
    /// Workers behind NATS.
    Workers(Box<Queue>),
}

/// Why no work was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is nobody to do it.
    Nobody,
    /// Too much waits already.
    Busy,
    /// Nobody has done it in time.
    TooLate,
    /// The queue cannot be reached.
    Unavailable,
}

/// An analysis of a player, counted while it is waited for.
pub struct Asking {
    asking: Arc<Mutex<HashMap<PlayerName, u32>>>,
    player: PlayerName,
}

impl Work {
    /// Work goes to workers where there is a bus, otherwise to so many threads of this process, which may be none.
    pub fn new(bus: Option<Client>, threads: u32) -> Work {
        let who = match bus {
            Some(client) => Who::Workers(Box::new(Queue::new(client))),
            None if threads > 0 => Who::Here(Pool::new(threads)),
            None => Who::Nobody,
        };
        Work { who, playing: Mutex::default(), asking: Arc::default() }
    }

    /// Whether anybody could do any.
    pub fn is_possible(&self) -> bool {
        !matches!(self.who, Who::Nobody)
    }

    /// Has something done, and waits for it until its deadline.
    pub async fn ask(&self, job: Job) -> Result<Done, Trouble> {
        let patience = Duration::from_millis(u64::try_from(job.deadline.since(now())).unwrap_or(0));
        let asking = async {
            match &self.who {
                Who::Nobody => Err(Trouble::Nobody),
                Who::Here(pool) => pool.ask(job).await,
                Who::Workers(queue) => queue.ask(job).await,
            }
        };
        timeout(patience, asking).await.unwrap_or(Err(Trouble::TooLate))
    }

    /// Has a turn made, unless that is being done already. What workers make, they tell any node; what is made here
    /// comes back.
    pub async fn play(&self, job: Job) -> Result<Option<Done>, Trouble> {
        match &self.who {
            Who::Nobody => Err(Trouble::Nobody),
            Who::Workers(queue) => queue.play(job).await.map(|()| None),
            Who::Here(pool) => {
                let name = job.name();
                if !lock(&self.playing).insert(name.clone()) {
                    return Ok(None);
                }
                let done = pool.ask(job).await;
                lock(&self.playing).remove(&name);
                done.map(Some)
            }
        }
    }

    /// Counts an analysis of a player, unless he waits for so many.
    pub fn begin(&self, player: &PlayerName, most: u32) -> Option<Asking> {
        let mut asking = lock(&self.asking);
        let count = asking.entry(player.clone()).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Asking { asking: self.asking.clone(), player: player.clone() })
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        let mut asking = lock(&self.asking);
        if let Some(count) = asking.get_mut(&self.player) {
            *count -= 1;
            if *count == 0 {
                asking.remove(&self.player);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
