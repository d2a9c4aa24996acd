//! What happens in a game, as it happens.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use orrery_store::Player;
use orrery_wire::{Entry, GameId, Reply, Seat, TableView, Time};
use tokio::sync::mpsc;
use tokio_stream::Stream;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use crate::computer;
use crate::hub::Hub;
use crate::limits::Counted;
use crate::problem::Problem;
use crate::room::{Outbox, Watching, to_text};

/// How often something is sent to somebody to whom nothing happens.
pub const QUIET: Duration = Duration::from_secs(15);

/// The most that one message holds of a log, in bytes; a single entry may be longer.
const PIECE: usize = 32 * 1024;

/// How many messages of a stream wait for who reads it.
const AHEAD: usize = 4;

/// A log that is told to somebody, piece by piece, up to where they began to watch. What happens after that comes by
/// itself.
pub struct Telling {
    hub: Hub,
    game: GameId,
    /// The place of the last entry that was read.
    after: Option<u32>,
    /// The place of the last entry to tell.
    until: u32,
    /// What was read and is not told yet.
    read: std::collections::VecDeque<Entry>,
    /// What is said in the first message, which is to come.
    first: Option<First>,
    now: Time,
    left: Option<[i64; 2]>,
}

struct First {
    table: TableView,
    present: [bool; 2],
}

/// Watches a game from now on, and tells what happened in it after some entry: between the two there is no gap.
pub async fn watch(
    hub: &Hub,
    name: &GameId,
    since: Option<u32>,
    player: Option<&Player>,
    line: &Outbox,
) -> Result<(Watching, Telling), Problem> {
    let room = hub.room(name).await?;
    let inside = hub.enter(&room).await?;
    let player = player.map(|player| &player.id);
    let now = hub.now();
    // Watching begins while nothing can be written; the log up to here can be read later.
    let watching = room.watch(&inside, player, line.clone());
    let present = room.present();
    let telling = Telling {
        hub: hub.clone(),
        game: name.clone(),
        after: since,
        until: inside.state.seq(),
        read: std::collections::VecDeque::new(),
        first: Some(First {
            table: inside.table(player),
            // A computer is always there.
            present: Seat::BOTH.map(|seat| present[seat.index()] || computer::has_seat(&inside, seat)),
        }),
        now,
        left: inside.state.clock().left_at(now, hub.outage(&inside.state, now)),
    };
    Ok((watching, telling))
}

impl Telling {
    /// The next message; nothing when all is told.
    pub async fn next(&mut self) -> Result<Option<Utf8Bytes>, Problem> {
        if self.read.is_empty() && self.after.is_none_or(|after| after < self.until) {
            let read = self.hub.store.entries(&self.game, self.after).await?;
            if read.is_empty() && self.first.is_none() {
                // A log that ends before its time: whoever opens the room next finds out why.
                return Err(Problem::Unavailable);
            }
            self.after = read.last().map(|entry| entry.seq).or(self.after);
            self.read.extend(read.into_iter().filter(|entry| entry.seq <= self.until));
        }
        if let Some(First { table, present }) = self.first.take() {
            let (mut entries, mut length) = (Vec::new(), 0);
            while let Some(entry) =
                self.read.pop_front_if(|entry| length == 0 || length + entry.body.len() < PIECE)
            {
                length += entry.body.len();
                entries.push(entry);
            }
            let message = Reply::Watching { table, entries, now: self.now, left: self.left, present };
            return Ok(Some(to_text(&message)));
        }
        let (game, now, left) = (&self.game, self.now, self.left);
        let message = |entry| to_text(&Reply::Happened { game: game.clone(), entry, now, left });
        Ok(self.read.pop_front().map(message))
    }
}

/// The body of an answer that goes on for as long as somebody reads it.
pub async fn stream(
    hub: &Hub,
    name: &GameId,
    since: Option<u32>,
    player: Option<&Player>,
    counted: Counted,
) -> Result<impl Stream<Item = Result<String, Infallible>> + use<>, Problem> {
    let (line, mut messages) = Outbox::new();
    let (watching, mut telling) = watch(hub, name, since, player, &line).await?;
    let first = telling.next().await?;
    let (sender, body) = mpsc::channel(AHEAD);
    let ending = hub.ending.clone();
    hub.world.spawn(async move {
        let _held = (watching, counted);
        let telling = async {
            let mut next = first;
            while let Some(message) = next {
                if sender.send(message).await.is_err() {
                    return;
                }
                let Ok(message) = telling.next().await else { return };
                next = message;
            }
            loop {
                // An empty line now and then, so that both ends notice when the other has gone.
                let message = tokio::time::timeout(QUIET, messages.recv()).await;
                let Some(message) = message.unwrap_or_else(|_| Some(Utf8Bytes::from_static(""))) else {
                    return;
                };
                if sender.send(message).await.is_err() {
                    return;
                }
            }
        };
        tokio::select! {
            biased;
            () = ending.cancelled() => {}
            () = line.clone().was_cut() => {}
            () = sender.closed() => {}
            () = telling => {}
        }
    });
    Ok(ReceiverStream::new(body).map(|message| Ok(format!("{message}\n"))))
}
