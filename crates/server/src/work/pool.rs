//! The engine in this process, on a few threads, for a server without NATS.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use orrery_engine::Table;
use tokio::sync::oneshot;

use super::job::{Done, Job};
use super::{QUEUE, TABLE, Trouble};

/// A few threads and what waits for them. They end when this is dropped.
pub struct Pool(SyncSender<Queued>);

struct Queued {
    job: Job,
    answer: oneshot::Sender<Done>,
}

impl Pool {
    /// So many threads, which do nothing yet.
    pub fn new(threads: u32) -> Pool {
        let (sender, queue) = sync_channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..threads {
            let queue = queue.clone();
            thread::spawn(move || work(&queue));
        }
        Pool(sender)
    }

    /// Has something done, unless too much waits already, and waits for it for as long as it takes.
    pub async fn ask(&self, job: Job) -> Result<Done, Trouble> {
        let (answer, answered) = oneshot::channel();
        match self.0.try_send(Queued { job, answer }) {
            Ok(()) => answered.await.map_err(|_| Trouble::Unavailable),
            Err(TrySendError::Full(_)) => Err(Trouble::Busy),
            Err(TrySendError::Disconnected(_)) => Err(Trouble::Unavailable),
        }
    }
}

fn work(queue: &Mutex<Receiver<Queued>>) {
    // Memory that a server without such work does not need.
    let mut table = None;
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Queued { job, answer }) = next else { return };
        // Who does not wait any more needs no answer.
        if !answer.is_closed() {
            let done = job.perform(table.get_or_insert_with(|| Table::new(TABLE)));
            _ = answer.send(done);
        }
    }
}
