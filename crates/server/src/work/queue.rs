//! The engine in processes of their own: a work queue of NATS, from which any number of workers take.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use async_nats::jetstream::{AckKind, Context, Message};
use async_nats::{Client, ConnectOptions, HeaderMap, jetstream};
use orrery_engine::Table;
use serde::{Deserialize, Serialize};
use tokio::time::{interval, sleep, timeout};
use tokio_stream::StreamExt;

use super::job::{Done, Job};
use super::{QUEUE, TABLE, Trouble};
use crate::secrets::now;

/// The queue, and where work is put.
const STREAM: &str = "orrery-work";
const SUBJECT: &str = "orrery.work";

/// Where workers tell turns, to whichever node hears it.
pub const PLAYED: &str = "orrery.played";

/// What a node answers when a turn needs no more care.
pub const STORED: &str = "stored";

/// The workers, who share one place in the queue.
const WORKERS: &str = "workers";

/// A worker that has not been heard of for so long is gone, and another one gets its work.
const SILENCE: Duration = Duration::from_secs(5);

/// How often a worker says that it is still at it.
const PROGRESS: Duration = Duration::from_secs(2);

/// How long a piece of work waits in the queue at most; what is late is dropped.
const OLDEST: Duration = Duration::from_secs(120);

/// Work that was put in twice within this time is done once, in milliseconds.
const SAME: i64 = 20_000;

/// A way to the queue.
pub struct Queue {
    client: Client,
    context: Context,
}

/// Work on its way.
#[derive(Serialize, Deserialize)]
struct Letter {
    job: Job,
    /// Where the answer is waited for; turns are told to all nodes.
    reply: Option<String>,
}

impl Queue {
    /// The queue behind a connection.
    pub fn new(client: Client) -> Queue {
        Queue { context: jetstream::new(client.clone()), client }
    }

    /// Has something done, and waits for it for as long as it takes.
    pub async fn ask(&self, job: Job) -> Result<Done, Trouble> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(|_| Trouble::Unavailable)?;
        self.put(&Letter { job, reply: Some(inbox) }).await?;
        let answer = answers.next().await.ok_or(Trouble::Unavailable)?;
        serde_json::from_slice(&answer.payload).map_err(|_| Trouble::Unavailable)
    }

    /// Has a turn made; some node will be told.
    pub async fn play(&self, job: Job) -> Result<(), Trouble> {
        timeout(SILENCE, self.put(&Letter { job, reply: None })).await.unwrap_or(Err(Trouble::Unavailable))
    }

    async fn put(&self, letter: &Letter) -> Result<(), Trouble> {
        let payload = serde_json::to_vec(letter).expect("letters have nothing that JSON has not");
        let mut headers = HeaderMap::new();
        headers.insert("Nats-Msg-Id", format!("{}-{}", letter.job.name(), now().0 / SAME));
        for attempt in 0..2 {
            let sent =
                self.context.publish_with_headers(SUBJECT, headers.clone(), payload.clone().into()).await;
            let Ok(sent) = sent else { return Err(Trouble::Unavailable) };
            match sent.await {
                Ok(_) => return Ok(()),
                // A NATS that was started anew has no queue yet.
                Err(_) if attempt == 0 => drop(self.stream().await?),
                Err(error) => {
                    tracing::warn!(%error, "work was not taken");
                    return Err(Trouble::Busy);
                }
            }
        }
        Err(Trouble::Busy)
    }

    async fn stream(&self) -> Result<Stream, Trouble> {
        let config = Config {
            name: STREAM.to_owned(),
            subjects: vec![SUBJECT.to_owned()],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::New,
            max_messages: QUEUE as i64,
            max_age: OLDEST,
            duplicate_window: OLDEST,
            storage: StorageType::Memory,
            ..Config::default()
        };
        self.context.get_or_create_stream(config).await.map_err(|error| {
            tracing::warn!(%error, "there is no queue for work");
            Trouble::Unavailable
        })
    }

    async fn consumer(&self) -> Result<PullConsumer, Trouble> {
        let config = pull::Config {
            durable_name: Some(WORKERS.to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: SILENCE,
            ..pull::Config::default()
        };
        let stream = self.stream().await?;
        stream.get_or_create_consumer(WORKERS, config).await.map_err(|error| {
            tracing::warn!(%error, "no work can be taken");
            Trouble::Unavailable
        })
    }
}

/// Takes work from the queue behind this address and does it, so many pieces at a time, until the process ends.
pub async fn work(url: &str, threads: u32) -> Result<(), async_nats::ConnectError> {
    let client = ConnectOptions::new().name("orrery worker").retry_on_initial_connect().connect(url).await?;
    let mut working = tokio::task::JoinSet::new();
    for _ in 0..threads {
        working.spawn(take(Queue::new(client.clone())));
    }
    working.join_all().await;
    Ok(())
}

/// Takes one piece after another. Whatever fails is tried again, with the queue made anew where it is gone.
async fn take(queue: Queue) {
    let mut table = Table::new(TABLE);
    loop {
        let Ok(consumer) = queue.consumer().await else {
            sleep(Duration::from_secs(1)).await;
            continue;
        };
        // One at a time: what a worker holds, no other can do.
        let Ok(mut batch) = consumer.fetch().max_messages(1).expires(SILENCE).messages().await else {
            continue;
        };
        while let Some(message) = batch.next().await {
            match message {
                Ok(message) => table = queue.handle(&message, table).await,
                Err(error) => tracing::warn!(%error, "the queue does not answer"),
            }
        }
    }
}

impl Queue {
    /// Does a piece of work and acknowledges it when its answer has arrived; gives the table back.
    async fn handle(&self, message: &Message, mut table: Table) -> Table {
        let letter: Letter = match serde_json::from_slice(&message.payload) {
            Ok(letter) => letter,
            Err(error) => {
                tracing::warn!(%error, "work that nobody understands");
                acknowledge(message, AckKind::Term).await;
                return table;
            }
        };
        let (job, reply) = (letter.job, letter.reply);
        let mut doing = tokio::task::spawn_blocking(move || (job.perform(&mut table), table));
        let mut progress = interval(PROGRESS);
        let performed = loop {
            tokio::select! {
                performed = &mut doing => break performed,
                _ = progress.tick() => acknowledge(message, AckKind::Progress).await,
            }
        };
        let (done, table) = match performed {
            Ok(performed) => performed,
            Err(error) => {
                tracing::error!(%error, "the engine failed");
                acknowledge(message, AckKind::Term).await;
                return Table::new(TABLE);
            }
        };
        let told = match (&done, reply) {
            (Done::Turn { .. }, _) => self.tell_turn(&done).await,
            (_, Some(reply)) => self.client.publish(reply, to_bytes(&done).into()).await.is_ok(),
            (done, None) => {
                tracing::info!(%done, "a turn was not made");
                true
            }
        };
        // What nobody has heard is done once more, by whoever takes it then.
        let kind = if told { AckKind::Ack } else { AckKind::Nak(Some(Duration::from_secs(1))) };
        acknowledge(message, kind).await;
        table
    }

    /// Whether a node has stored a turn, or has no more use for it.
    async fn tell_turn(&self, done: &Done) -> bool {
        let asked = self.client.request(PLAYED, to_bytes(done).into());
        matches!(timeout(SILENCE, asked).await, Ok(Ok(answer)) if answer.payload == STORED)
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
