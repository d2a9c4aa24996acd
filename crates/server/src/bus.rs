//! How nodes tell each other what is new. It may lose messages: whoever hears of a change, or of nothing for a while,
//! reads the log.

use std::time::Duration;

use async_nats::Client;
use orrery_wire::GameId;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_stream::StreamExt;

use crate::hub::{Hub, node_name};
use crate::nats::{NatsAddress, NatsError};

/// Where nodes speak.
const SUBJECT: &str = "orrery.news";

/// For how long it holds that a player is at another node: some of its messages may be lost.
const PRESENCE: Duration = Duration::from_secs(12);

/// How much news may wait to be told. What does not fit is lost: games do not wait for the bus.
const WAITING: usize = 1_024;

/// What one node tells the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum News {
    /// Something was written into a log.
    Changed {
        /// Of which game.
        game: GameId,
    },
    /// The lobby has changed.
    Lobby,
    /// These players are there.
    Present {
        /// Which game, and which of its players.
        here: Vec<(GameId, [bool; 2])>,
    },
}

#[derive(Serialize, Deserialize)]
struct Told {
    by: u64,
    #[serde(flatten)]
    news: News,
}

/// How other nodes are told.
pub enum Bus {
    /// There are none.
    Alone,
    /// Over NATS.
    Nats {
        /// The connection, which comes back by itself.
        client: Client,
        /// What waits to be told.
        waiting: mpsc::Sender<Vec<u8>>,
    },
    /// Over whatever a simulation has.
    #[cfg(feature = "simulation")]
    Simulated(Box<dyn SimulatedBus>),
}

/// A bus that is none.
#[cfg(feature = "simulation")]
pub trait SimulatedBus: Send + Sync {
    /// Tells every node, this one too; it may be lost.
    fn publish(&self, message: Vec<u8>);

    /// What is told from now on.
    fn subscribe(&self) -> mpsc::UnboundedReceiver<Vec<u8>>;
}

impl Bus {
    /// Nodes that speak over NATS. A NATS that is down is waited for in the background.
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

    /// Tells the others. That nobody hears it is no failure.
    pub fn publish(&self, by: u64, news: News) {
        let told = || serde_json::to_vec(&Told { by, news }).expect("news have nothing that JSON has not");
        match self {
            Bus::Alone => {}
            // Where it is full, the bus is down, and what it missed is found out otherwise.
            Bus::Nats { waiting, .. } => _ = waiting.try_send(told()),
            #[cfg(feature = "simulation")]
            Bus::Simulated(bus) => bus.publish(told()),
        }
    }
}

/// Hears what other nodes tell, until the connection is closed.
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
            // Reading takes its time, and others have something to say meanwhile. What failed was logged, and is read
            // again within seconds.
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
