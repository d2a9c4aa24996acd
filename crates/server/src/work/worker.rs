//! A worker's end of the queues.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::{AckKind, Message};
use tokio::task::JoinSet;
use tokio::time::{interval, sleep, timeout};
use tokio_stream::StreamExt;

use super::age::Ages;
use super::job::Done;
use super::queue::{ANY, OLDEST, PLAYED, Queue, SILENCE, STORED, TURNS, WorkMessage};
use super::runner::{self, Perform, Runner};
use super::{Trouble, lock};
use crate::nats::{NatsAddress, NatsError};
use crate::world::{Machine, ThisMachine};

/// How often a worker says that it is still at it.
const PROGRESS: Duration = Duration::from_secs(2);

/// How long a worker that takes anything waits for an analysis before it looks for turns again. One that takes only turns
/// waits for them all the time.
const GLANCE: Duration = Duration::from_millis(500);

/// Takes work from the queues behind this address and does it, so many pieces at a time and one turn besides, until the
/// process ends.
pub async fn work(address: &NatsAddress, threads: u32) -> Result<(), NatsError> {
    let client = address.connect("orrery worker").await?;
    work_as(&Queue::new(client), threads, &runner::engine()).await;
    Ok(())
}

async fn work_as(queue: &Queue, threads: u32, perform: &Perform) {
    let clocks = Arc::new(Clocks { begun: Instant::now(), ages: Mutex::default() });
    let worker = |takes_any| {
        let (queue, clocks) = (queue.clone(), clocks.clone());
        Worker { queue, clocks, runner: Runner::new(perform.clone()), perform: perform.clone(), takes_any }
    };
    let mut working = JoinSet::new();
    for _ in 0..threads {
        working.spawn(worker(true).run());
    }
    working.spawn(worker(false).run());
    working.join_all().await;
}

/// Takes one piece of work after another.
struct Worker {
    queue: Queue,
    clocks: Arc<Clocks>,
    runner: Runner,
    perform: Perform,
    /// Whether it takes anything, but turns first; otherwise turns alone, so that no analysis makes them wait.
    takes_any: bool,
}

/// How the clocks of this process and of the queue stand to each other.
struct Clocks {
    begun: Instant,
    ages: Mutex<Ages>,
}

/// A place in a queue, and when nothing was in it last.
struct Place {
    consumer: PullConsumer,
    empty: Option<Instant>,
}

impl Worker {
    /// Whatever fails is tried again, with the queues made anew where they are gone.
    async fn run(mut self) {
        loop {
            if self.take().await.is_err() {
                sleep(Duration::from_secs(1)).await;
            }
        }
    }

    /// Takes work for as long as the queues are there.
    async fn take(&mut self) -> Result<(), Trouble> {
        let mut turns = Place::new(self.queue.consumer(&TURNS).await?);
        let mut any = if self.takes_any { Some(Place::new(self.queue.consumer(&ANY).await?)) } else { None };
        loop {
            let patience = if any.is_some() { Duration::ZERO } else { SILENCE };
            if let Some(message) = turns.next(patience).await? {
                self.handle(&message, turns.empty).await;
            } else if let Some(any) = &mut any
                && let Some(message) = any.next(GLANCE).await?
            {
                self.handle(&message, any.empty).await;
            }
        }
    }

    /// Does a piece of work and acknowledges it when its answer has arrived.
    async fn handle(&mut self, message: &Message, empty: Option<Instant>) {
        let letter: WorkMessage = match serde_json::from_slice(&message.payload) {
            Ok(letter) => letter,
            Err(error) => {
                tracing::warn!(%error, "work that nobody understands");
                return acknowledge(message, AckKind::Term).await;
            }
        };
        let until = Instant::now() + self.clocks.left(&letter, message, empty);
        let (job, reply) = (letter.job, letter.reply);
        let mut runner = std::mem::replace(&mut self.runner, Runner::new(self.perform.clone()));
        let mut doing = tokio::task::spawn_blocking(move || (runner.perform(&job, until), runner));
        let mut progress = interval(PROGRESS);
        let performed = loop {
            tokio::select! {
                performed = &mut doing => break performed,
                _ = progress.tick() => acknowledge(message, AckKind::Progress).await,
            }
        };
        // The process ends: somebody else will do it.
        let Ok((done, runner)) = performed else { return };
        self.runner = runner;
        let told = match (&done, reply) {
            (Done::Turn { .. }, _) => self.tell_turn(&done).await,
            (_, Some(reply)) => self.queue.client.publish(reply, to_bytes(&done).into()).await.is_ok(),
            (done, None) => {
                tracing::info!(%done, "a turn was not made");
                true
            }
        };
        // What nobody has heard is done once more, by whoever takes it then.
        let kind = if told { AckKind::Ack } else { AckKind::Nak(Some(Duration::from_secs(1))) };
        acknowledge(message, kind).await;
    }

    /// Whether a node has stored a turn, or has no more use for it.
    async fn tell_turn(&self, done: &Done) -> bool {
        let asked = self.queue.client.request(PLAYED, to_bytes(done).into());
        matches!(timeout(SILENCE, asked).await, Ok(Ok(answer)) if answer.payload == STORED)
    }
}

impl Clocks {
    /// How long somebody still waits for something that has just come.
    fn left(&self, letter: &WorkMessage, message: &Message, empty: Option<Instant>) -> Duration {
        let Some(left) = letter.left else { return letter.job.patience(ThisMachine.wall()).min(OLDEST) };
        let waited = message.info().map_or(Duration::ZERO, |info| {
            // What comes a second time has not been in the queue all the time.
            let empty = empty.filter(|_| info.delivered == 1);
            let most = empty.map_or(OLDEST, |empty| empty.elapsed().min(OLDEST));
            let taken_in = i64::try_from(info.published.unix_timestamp_nanos() / 1_000_000).unwrap_or(0);
            let here = i64::try_from(self.begun.elapsed().as_millis()).unwrap_or(i64::MAX);
            lock(&self.ages).of(taken_in, here, most)
        });
        Duration::from_millis(left).min(OLDEST).saturating_sub(waited)
    }
}

impl Place {
    fn new(consumer: PullConsumer) -> Place {
        Place { consumer, empty: None }
    }

    async fn glance(&self) -> Result<Option<Result<Message, async_nats::Error>>, Trouble> {
        let fetched = self.consumer.fetch().max_messages(1).messages().await;
        Ok(fetched.map_err(|_| Trouble::Unavailable)?.next().await)
    }

    /// The next piece of work, if one comes within so much time. One at a time: what a worker holds, no other can do.
    async fn next(&mut self, patience: Duration) -> Result<Option<Message>, Trouble> {
        let asked = Instant::now();
        let message = if patience.is_zero() {
            // The queue answers at once, unless it is gone.
            timeout(SILENCE, self.glance()).await.unwrap_or(Err(Trouble::Unavailable))?
        } else {
            let batch = self.consumer.batch().max_messages(1).expires(patience).messages().await;
            batch.map_err(|_| Trouble::Unavailable)?.next().await
        };
        if message.is_none() {
            self.empty = Some(asked);
        }
        message.transpose().map_err(|error| {
            tracing::warn!(%error, "the queue does not answer");
            Trouble::Unavailable
        })
    }
}

async fn acknowledge(message: &Message, kind: AckKind) {
    if let Err(error) = message.ack_with(kind).await {
        tracing::warn!(%error, "the queue was not told");
    }
}

fn to_bytes(done: &Done) -> Vec<u8> {
    serde_json::to_vec(done).expect("answers have nothing that JSON has not")
}

#[cfg(all(test, feature = "services"))]
mod tests;
