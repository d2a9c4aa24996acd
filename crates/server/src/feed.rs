//! What happens in a game, as it happens.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use orrery_store::Player;
use orrery_wire::{GameName, Reply};
use tokio::sync::mpsc;
use tokio_stream::Stream;

use crate::hub::Hub;
use crate::limits::Counted;
use crate::problem::Problem;
use crate::room::{Queue, Watching, to_text};
use crate::secrets::now;

/// How many messages may wait for a client that reads slowly.
pub const QUEUE: usize = 64;

/// How often something is sent to somebody to whom nothing happens.
pub const QUIET: Duration = Duration::from_secs(15);

/// Tells a client what happened in a game after some entry, and then whatever happens, with nothing between.
pub async fn watch(
    hub: &Hub,
    name: &GameName,
    since: Option<u32>,
    player: Option<&Player>,
    queue: &Queue,
) -> Result<Watching, Problem> {
    let room = hub.room(name).await?;
    // Nothing can be written while this is held, so there is no gap between what is read and what is told.
    let inside = room.inside.lock().await;
    let entries = hub.entries(name, since).await?;
    let entries = entries.into_iter().filter(|entry| entry.seq <= inside.state.seq()).collect();
    let player = player.map(|player| &player.id);
    let now = now();
    let message = Reply::Watching {
        table: inside.table(player),
        entries,
        now,
        left: inside.state.clock().left_at(now, hub.outage(&inside.state)),
        present: room.present(),
    };
    // A queue that is full already belongs to somebody who is let go anyway.
    queue.try_send(to_text(&message)).map_err(|_| Problem::TooManyOnConnection)?;
    Ok(Arc::clone(&room).watch(&inside, player, queue.clone()))
}

/// The body of an answer that goes on for as long as somebody reads it.
pub struct Feed {
    messages: mpsc::Receiver<Utf8Bytes>,
    _watching: Watching,
    _counted: Counted,
}

impl Feed {
    /// Begins to tell.
    pub async fn open(
        hub: &Hub,
        name: &GameName,
        since: Option<u32>,
        player: Option<&Player>,
        counted: Counted,
    ) -> Result<Feed, Problem> {
        let (queue, messages) = mpsc::channel(QUEUE);
        let watching = watch(hub, name, since, player, &queue).await?;
        let mut ending = hub.ending.subscribe();
        tokio::spawn(async move {
            // An empty line now and then, so that both ends notice when the other has gone.
            while tokio::time::timeout(QUIET, ending.wait_for(|ending| *ending)).await.is_err() {
                if queue.send(Utf8Bytes::from_static("")).await.is_err() {
                    break;
                }
            }
        });
        Ok(Feed { messages, _watching: watching, _counted: counted })
    }
}

impl Stream for Feed {
    type Item = Result<String, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.messages.poll_recv(context).map(|message| message.map(|message| Ok(format!("{message}\n"))))
    }
}
