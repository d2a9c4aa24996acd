//! What happens in a game, as it happens.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use orrery_store::Player;
use orrery_wire::{GameName, Reply, Seat};
use tokio::sync::mpsc;
use tokio_stream::Stream;

use crate::computer;
use crate::hub::Hub;
use crate::limits::Counted;
use crate::problem::Problem;
use crate::room::{Line, Watching, to_text};
use crate::secrets::now;

/// How often something is sent to somebody to whom nothing happens.
pub const QUIET: Duration = Duration::from_secs(15);

/// Tells a client what happened in a game after some entry, and then whatever happens, with nothing between.
pub async fn watch(
    hub: &Hub,
    name: &GameName,
    since: Option<u32>,
    player: Option<&Player>,
    line: &Line,
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
        // A computer is always there.
        present: Seat::BOTH.map(|seat| room.present()[seat.index()] || computer::has_seat(&inside, seat)),
    };
    line.send(to_text(&message));
    Ok(room.watch(&inside, player, line.clone()))
}

/// The body of an answer that goes on for as long as somebody reads it.
pub struct Feed {
    messages: mpsc::Receiver<Utf8Bytes>,
    cut: Pin<Box<dyn Future<Output = ()> + Send>>,
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
        let (line, messages) = Line::new();
        let watching = watch(hub, name, since, player, &line).await?;
        let cut = Box::pin(line.clone().was_cut());
        let mut ending = hub.ending.subscribe();
        tokio::spawn(async move {
            // An empty line now and then, so that both ends notice when the other has gone.
            while tokio::time::timeout(QUIET, ending.wait_for(|ending| *ending)).await.is_err() {
                if line.is_gone() {
                    return;
                }
                line.send(Utf8Bytes::from_static(""));
            }
            line.cut();
        });
        Ok(Feed { messages, cut, _watching: watching, _counted: counted })
    }
}

impl Stream for Feed {
    type Item = Result<String, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if self.cut.as_mut().poll(context).is_ready() {
            return Poll::Ready(None);
        }
        self.messages.poll_recv(context).map(|message| message.map(|message| Ok(format!("{message}\n"))))
    }
}
