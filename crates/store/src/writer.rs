//! The one writer of an SQLite file. Changes that wait are written together: one transaction, one wait for the disk.

use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::change::{Change, Outcome};
use crate::error::{Name, StoreError};
use crate::files::{Lock, Places};
use crate::links::Links;
use crate::sqlite::changes;

/// How many changes may wait, and how many are written together. Who comes when so many wait, waits to be let in.
const TOGETHER: usize = 256;

/// The way to the writer, which ends when this is dropped.
pub(crate) struct Queue {
    name: Name,
    sender: mpsc::Sender<Message>,
}

enum Message {
    Write(Job),
    Close(oneshot::Sender<()>),
}

struct Job {
    change: Change,
    answer: oneshot::Sender<Result<Outcome, StoreError>>,
}

/// Who writes.
pub(crate) struct Writer {
    name: Name,
    options: SqliteConnectOptions,
    /// None after an error: what a connection is like after one depends on the error, a new one is as it should be.
    connection: Option<SqliteConnection>,
    /// A connection that only keeps the file open. Who opens a file that nobody has open reads its write-ahead log as
    /// after a crash, and would take for stored what could not be synced and was never acknowledged.
    anchor: SqliteConnection,
    places: Arc<Places>,
    links: Links,
    /// Held until everything is closed.
    lock: Lock,
}

impl Queue {
    /// Sets a writer to work.
    pub fn start(name: Name, writer: Writer) -> Queue {
        let (sender, receiver) = mpsc::channel(TOGETHER);
        tokio::spawn(writer.run(receiver));
        Queue { name, sender }
    }

    /// What a change came to, once it is on disk. It may be made even if nobody waits for the answer.
    pub async fn write(&self, change: Change) -> Result<Outcome, StoreError> {
        let closed = || self.name.unavailable("it was closed");
        let (answer, answered) = oneshot::channel();
        self.sender.send(Message::Write(Job { change, answer })).await.map_err(|_| closed())?;
        answered.await.unwrap_or_else(|_| Err(closed()))
    }

    /// Waits until everything that came before is written and the file is closed.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        // Both fail only if the writer has ended already.
        if self.sender.send(Message::Close(done)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

impl Writer {
    /// A writer that has this connection and can make another, and one that keeps the file open meanwhile.
    pub fn new(
        name: Name,
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        anchor: SqliteConnection,
        (lock, places, links): (Lock, Arc<Places>, Links),
    ) -> Writer {
        Writer { name, options, connection: Some(connection), anchor, places, links, lock }
    }

    async fn run(mut self, mut queue: mpsc::Receiver<Message>) {
        let mut messages = Vec::with_capacity(TOGETHER);
        // Dropped, and so told, at the end.
        let mut waiting_for_the_end = Vec::new();
        while queue.recv_many(&mut messages, TOGETHER).await > 0 {
            let mut jobs = Vec::with_capacity(messages.len());
            for message in messages.drain(..) {
                match message {
                    Message::Write(job) => jobs.push(job),
                    Message::Close(done) => {
                        queue.close();
                        waiting_for_the_end.push(done);
                    }
                }
            }
            self.write(jobs).await;
            if let Some(connection) = &mut self.connection {
                self.links.tidy(connection).await;
            }
        }
        // Whatever they say, the connections are gone; what was acknowledged is on disk. The writer's goes last: who
        // closes a file last puts its write-ahead log away.
        let _ = self.anchor.close().await;
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
        drop(self.lock);
    }

    async fn write(&mut self, jobs: Vec<Job>) {
        let changes: Vec<&Change> = jobs.iter().map(|job| &job.change).collect();
        match self.commit(&changes).await {
            Ok(all) => jobs.into_iter().zip(all).for_each(|(job, outcome)| job.answer(Ok(outcome))),
            // One of them cannot be made. The others do not suffer for it.
            Err(StoreError::Refused(_)) if jobs.len() > 1 => {
                for job in jobs {
                    let outcome = self.commit(&[&job.change]).await;
                    job.answer(outcome.map(|mut all| all.remove(0)));
                }
            }
            Err(error) => jobs.into_iter().for_each(|job| job.answer(Err(error.clone()))),
        }
    }

    /// Makes all of the changes or none.
    async fn commit(&mut self, changes: &[&Change]) -> Result<Vec<Outcome>, StoreError> {
        // Also before, so that nothing is written to a file that somebody has put in the place of ours.
        self.places.check()?;
        let outcomes = self.try_commit(changes).await;
        if outcomes.is_err() {
            self.disconnect().await;
        }
        let outcomes = outcomes.map_err(|error| self.name.error(error))?;
        // What went into a file that nobody will find again is not acknowledged.
        self.places.check()?;
        self.links.note(changes, &outcomes);
        Ok(outcomes)
    }

    async fn try_commit(&mut self, changes: &[&Change]) -> Result<Vec<Outcome>, sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        // At once for writing: a transaction that begins with reading cannot wait for another writer.
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut outcomes = Vec::with_capacity(changes.len());
        for change in changes {
            outcomes.push(changes::apply(&mut transaction, change).await?);
        }
        let gone = outcomes.iter().filter_map(|outcome| match outcome {
            Outcome::Forgotten(games) => Some(games),
            _ => None,
        });
        self.links.gone(gone.flatten());
        transaction.commit().await?;
        Ok(outcomes)
    }

    async fn disconnect(&mut self) {
        if let Some(connection) = self.connection.take() {
            // An error here says no more than the one before.
            let _ = connection.close().await;
        }
    }
}

impl Job {
    fn answer(self, answer: Result<Outcome, StoreError>) {
        // Who does not wait any more does not want to know.
        let _ = self.answer.send(answer);
    }
}
