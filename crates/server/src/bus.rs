//! How nodes tell each other what is new. It may lose messages: whoever hears of a change, or of nothing for a while,
//! reads the log.

use async_nats::Client;
use orrery_wire::GameName;
use serde::{Deserialize, Serialize};
use tokio_stream::StreamExt;

use crate::hub::Hub;
use crate::nats::{NatsAddress, NatsError};
use crate::secrets::{now, random_number};

/// Where nodes speak.
const SUBJECT: &str = "orrery.news";

/// For how long it holds that a player is at another node, in milliseconds: some of its messages may be lost.
const PRESENCE: i64 = 12_000;

/// What one node tells the others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "news", rename_all = "kebab-case")]
pub enum News {
    /// Something was written into a log.
    Changed {
        /// Of which game.
        game: GameName,
    },
    /// The lobby has changed.
    Lobby,
    /// These players are there.
    Present {
        /// Which game, and which of its players.
        here: Vec<(GameName, [bool; 2])>,
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
        /// This node, so that it does not listen to itself.
        node: u64,
    },
}

impl Bus {
    /// Nodes that speak over NATS. A NATS that is down is waited for in the background.
    pub async fn connect(address: &NatsAddress) -> Result<Bus, NatsError> {
        Ok(Bus::Nats { client: address.connect("orrery").await?, node: random_number() })
    }

    /// The connection, where there is one.
    pub fn client(&self) -> Option<Client> {
        match self {
            Bus::Alone => None,
            Bus::Nats { client, .. } => Some(client.clone()),
        }
    }

    /// Whether there may be other nodes.
    pub fn has_others(&self) -> bool {
        matches!(self, Bus::Nats { .. })
    }

    /// Tells the others. That nobody hears it is no failure.
    pub async fn publish(&self, news: News) {
        let Bus::Nats { client, node } = self else { return };
        let told =
            serde_json::to_vec(&Told { by: *node, news }).expect("news have nothing that JSON has not");
        if let Err(error) = client.publish(SUBJECT, told.into()).await {
            tracing::warn!(%error, "other nodes could not be told");
        }
    }
}

/// Hears what other nodes tell, until the connection is closed.
pub fn listen(hub: &Hub) {
    let hub = hub.clone();
    tokio::spawn(async move {
        let Bus::Nats { client, node } = &hub.bus else { return };
        let mut messages = match client.subscribe(SUBJECT).await {
            Ok(messages) => messages,
            Err(error) => return tracing::error!(%error, "other nodes cannot be heard"),
        };
        while let Some(message) = messages.next().await {
            match serde_json::from_slice::<Told>(&message.payload) {
                Ok(told) if told.by == *node => {}
                Ok(told) => heard(&hub, told.news).await,
                Err(error) => tracing::warn!(%error, "another node said what nobody understands"),
            }
        }
    });
}

async fn heard(hub: &Hub, news: News) {
    match news {
        // What failed was logged, and is read again within seconds.
        News::Changed { game } => _ = hub.heard(&game).await,
        News::Lobby => hub.lobby_changes.send_modify(|count| *count += 1),
        News::Present { here } => {
            for (game, here) in here {
                if let Some(room) = hub.known_room(&game) {
                    room.is_elsewhere(here, now().plus(PRESENCE));
                }
            }
        }
    }
}
