//! How nodes tell each other that something has changed. Messages may be lost. So a message only says that there is something
//! to read: a node reads the log when it hears of a change, or when it has heard nothing for a while.

use std::time::Duration;

use async_nats::Client;
use orrery_wire::GameId;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_stream::StreamExt;

use crate::hub::{Hub, node_name};
use crate::nats::{NatsAddress, NatsError};

/// The NATS subject that nodes publish to.
const SUBJECT: &str = "orrery.news";

/// How long a player counts as connected to another node after its last message. It is longer than the time between two
/// messages, because some may be lost.
const PRESENCE: Duration = Duration::from_secs(12);

/// How many messages may wait to be sent. Further ones are dropped: games do not wait for the bus.
const WAITING: usize = 1_024;

/// What one node tells the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum News {
    /// Something was written into a log.
    Changed {
        /// The game.
        game: GameId,
    },
    /// The lobby has changed.
    Lobby,
    /// These players are connected.
    Present {
        /// The games, and which of their players are connected.
        here: Vec<(GameId, [bool; 2])>,
    },
}

#[derive(Serialize, Deserialize)]
struct Told {
    by: u64,
    #[serde(flatten)]
    news: News,
}

/// The way to the other nodes.
pub enum Bus {
    /// There are no other nodes.
    Alone,
    /// Over NATS.
    Nats {
        /// The connection. It reconnects by itself.
        client: Client,
        /// Messages that wait to be sent.
        waiting: mpsc::Sender<Vec<u8>>,
    },
    /// Inside a simulation.
    #[cfg(feature = "simulation")]
    Simulated(Box<dyn SimulatedBus>),
}

/// A bus inside the process, for simulations.
#[cfg(feature = "simulation")]
pub trait SimulatedBus: Send + Sync {
    /// Sends to every node, including this one. The message may be lost.
    fn publish(&self, message: Vec<u8>);

    /// Receives all messages from now on.
    fn subscribe(&self) -> mpsc::UnboundedReceiver<Vec<u8>>;
}

impl Bus {
    /// Connects over NATS. If NATS is down, this waits for it in the background.
    pub async fn connect(address: &NatsAddress) -> Result<Bus, NatsError> {
        let client = address.connect("orrery").await?;
        let (waiting, mut messages) = mpsc::channel::<Vec<u8>>(WAITING);
        let publisher = client.clone();
        tokio::spawn(async move {
            while let Some(message) = messages.recv().await {
                if let Err(error) = publisher.publish(SUBJECT, message.into()).await {
                    tracing::warn!(%error, "other nodes could not be told");
                }
            }
        });
        Ok(Bus::Nats { client, waiting })
    }

    /// The connection, where there is one.
    pub fn client(&self) -> Option<Client> {
        match self {
            Bus::Nats { client, .. } => Some(client.clone()),
            _ => None,
        }
    }

    /// Whether there may be other nodes.
    pub fn has_others(&self) -> bool {
        !matches!(self, Bus::Alone)
    }

    /// Tells the other nodes. It is not an error if none receives it.
    pub fn publish(&self, by: u64, news: News) {
        let told = || serde_json::to_vec(&Told { by, news }).expect("news have nothing that JSON has not");
        match self {
            Bus::Alone => {}
            // If the queue is full, NATS is down. The other nodes then find out by reading the logs.
            Bus::Nats { waiting, .. } => _ = waiting.try_send(told()),
            #[cfg(feature = "simulation")]
            Bus::Simulated(bus) => bus.publish(told()),
        }
    }
}

/// Handles messages of other nodes until the connection is closed.
pub fn listen(hub: &Hub) {
    match &hub.bus {
        Bus::Alone => {}
        Bus::Nats { client, .. } => {
            let (hub_too, client) = (hub.clone(), client.clone());
            hub.world.spawn(async move {
                let mut messages = match client.subscribe(SUBJECT).await {
                    Ok(messages) => messages,
                    Err(error) => return tracing::error!(%error, "other nodes cannot be heard"),
                };
                while let Some(message) = messages.next().await {
                    heard(&hub_too, &message.payload);
                }
            });
        }
        #[cfg(feature = "simulation")]
        Bus::Simulated(bus) => {
            let (hub_too, mut messages) = (hub.clone(), bus.subscribe());
            hub.world.spawn(async move {
                while let Some(message) = messages.recv().await {
                    heard(&hub_too, &message);
                }
            });
        }
    }
}

fn heard(hub: &Hub, message: &[u8]) {
    let told = match serde_json::from_slice::<Told>(message) {
        Ok(told) => told,
        Err(error) => return tracing::warn!(%error, "another node said what nobody understands"),
    };
    let now = Instant::now();
    hub.nodes().heard(&node_name(told.by), now);
    if told.by == hub.node {
        return;
    }
    match told.news {
        News::Changed { game } => {
            // Reading takes time, so it happens in a task of its own and further messages are not held up. A failure is
            // already logged, and the log is read again within seconds.
            if hub.known_room(&game).is_some() {
                let hub_too = hub.clone();
                hub.world.spawn(async move { _ = hub_too.heard(&game).await });
            }
        }
        News::Lobby => hub.lobby_changes.send_modify(|count| *count += 1),
        News::Present { here } => {
            for (game, here) in here {
                if let Some(room) = hub.known_room(&game) {
                    room.is_elsewhere(here, now + PRESENCE);
                }
            }
        }
    }
}
