//! The engine in processes of their own: work queues of NATS, from which any number of workers take. This is a node's end
//! of them.

use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::PublishErrorKind;
use async_nats::jetstream::stream::{Config, DiscardPolicy, RetentionPolicy, StorageType, Stream};
use async_nats::jetstream::{self, Context};
use async_nats::{Client, HeaderMap};
use orrery_wire::Time;
use serde::{Deserialize, Serialize};
use tokio::time::timeout;
use tokio_stream::StreamExt;

use super::job::{Done, Job};
use super::{QUEUE, Trouble};

/// A queue, and where work is put.
pub struct Lane {
    stream: &'static str,
    subject: &'static str,
}

/// Computers' turns, so that no analysis stands before them. Workers make this queue, and nodes use it where it is: so
/// nodes of this version can have workers of one that knows a single queue.
pub const TURNS: Lane = Lane { stream: "orrery-turns", subject: "orrery.turns" };

/// Analyses, and turns that nodes of an older version put in.
pub const ANY: Lane = Lane { stream: "orrery-work", subject: "orrery.work" };

/// Where workers tell turns, to whichever node hears it.
pub const PLAYED: &str = "orrery.played";

/// What a node answers when a turn needs no more care.
pub const STORED: &str = "stored";

/// The workers, who share one place in each queue.
const WORKERS: &str = "workers";

/// A worker that has not been heard of for so long is gone, and another one gets its work.
pub const SILENCE: Duration = Duration::from_secs(5);

/// How long a piece of work waits in the queue at most; what is late is dropped.
pub const OLDEST: Duration = Duration::from_secs(120);

/// Work that was put in twice within this time is done once, in milliseconds.
const SAME: i64 = 20_000;

/// A way to the queues.
#[derive(Clone)]
pub struct Queue {
    pub client: Client,
    context: Context,
}

/// Work on its way.
#[derive(Serialize, Deserialize)]
pub struct WorkMessage {
    pub job: Job,
    /// Where the answer is waited for; turns are told to all nodes.
    pub reply: Option<String>,
    /// Milliseconds until nobody needs it any more, from when it was put in: the worker's clock may be wrong. A node of
    /// an older version says only the time of the deadline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<u64>,
}

/// Why a queue did not take something.
enum NotPut {
    /// There is no such queue.
    NoQueue,
    Trouble(Trouble),
}

impl Queue {
    /// The queues behind a connection.
    pub fn new(client: Client) -> Queue {
        Queue { context: jetstream::new(client.clone()), client }
    }

    /// Has something done, and waits for it for as long as it takes.
    pub async fn ask(&self, job: Job, now: Time) -> Result<Done, Trouble> {
        let inbox = self.client.new_inbox();
        let mut answers = self.client.subscribe(inbox.clone()).await.map_err(|_| Trouble::Unavailable)?;
        self.put_somewhere(&WorkMessage::new(job, Some(inbox), now), now).await?;
        let answer = answers.next().await.ok_or(Trouble::Unavailable)?;
        serde_json::from_slice(&answer.payload).map_err(|_| Trouble::Unavailable)
    }

    /// Has a turn made; some node will be told.
    pub async fn play(&self, job: Job, now: Time) -> Result<(), Trouble> {
        let letter = WorkMessage::new(job, None, now);
        let put = async {
            match self.put(&TURNS, &letter, now).await {
                Err(NotPut::NoQueue) => self.put_somewhere(&letter, now).await,
                Err(NotPut::Trouble(trouble)) => Err(trouble),
                Ok(()) => Ok(()),
            }
        };
        timeout(SILENCE, put).await.unwrap_or(Err(Trouble::Unavailable))
    }

    /// Into the queue for anything, which is made if it is not there.
    async fn put_somewhere(&self, letter: &WorkMessage, now: Time) -> Result<(), Trouble> {
        for _ in 0..2 {
            match self.put(&ANY, letter, now).await {
                Ok(()) => return Ok(()),
                // A NATS that was started anew has no queue yet.
                Err(NotPut::NoQueue) => drop(self.stream(&ANY).await?),
                Err(NotPut::Trouble(trouble)) => return Err(trouble),
            }
        }
        Err(Trouble::Busy)
    }

    async fn put(&self, lane: &Lane, letter: &WorkMessage, now: Time) -> Result<(), NotPut> {
        let payload = serde_json::to_vec(letter).expect("letters have nothing that JSON has not");
        let mut headers = HeaderMap::new();
        if let Some(name) = letter.job.name() {
            headers.insert("Nats-Msg-Id", format!("{name}-{}", now.0 / SAME));
        }
        let sent = self.context.publish_with_headers(lane.subject, headers, payload.into()).await;
        let Ok(sent) = sent else { return Err(NotPut::Trouble(Trouble::Unavailable)) };
        match sent.await {
            Ok(_) => Ok(()),
            Err(error) if error.kind() == PublishErrorKind::StreamNotFound => Err(NotPut::NoQueue),
            Err(error) => {
                tracing::warn!(%error, lane = lane.stream, "work was not taken");
                Err(NotPut::Trouble(Trouble::Busy))
            }
        }
    }

    async fn stream(&self, lane: &Lane) -> Result<Stream, Trouble> {
        let config = Config {
            name: lane.stream.to_owned(),
            subjects: vec![lane.subject.to_owned()],
            retention: RetentionPolicy::WorkQueue,
            discard: DiscardPolicy::New,
            max_messages: QUEUE as i64,
            max_age: OLDEST,
            duplicate_window: OLDEST,
            storage: StorageType::Memory,
            ..Config::default()
        };
        self.context.get_or_create_stream(config).await.map_err(|error| {
            tracing::warn!(%error, lane = lane.stream, "there is no queue for work");
            Trouble::Unavailable
        })
    }

    /// The workers' place in a queue, both of which are made if they are not there.
    pub async fn consumer(&self, lane: &Lane) -> Result<PullConsumer, Trouble> {
        let config = pull::Config {
            durable_name: Some(WORKERS.to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: SILENCE,
            ..pull::Config::default()
        };
        let stream = self.stream(lane).await?;
        stream.get_or_create_consumer(WORKERS, config).await.map_err(|error| {
            tracing::warn!(%error, lane = lane.stream, "no work can be taken");
            Trouble::Unavailable
        })
    }
}

impl WorkMessage {
    /// Work that is put in now.
    pub fn new(job: Job, reply: Option<String>, now: Time) -> WorkMessage {
        let left = u64::try_from(job.patience(now).as_millis()).ok();
        WorkMessage { job, reply, left }
    }
}
