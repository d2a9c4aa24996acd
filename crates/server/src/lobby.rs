//! Games that wait for anybody.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use orrery_wire::{ChallengeView, Reply, Seat};
use tokio::time::{sleep, timeout};

use crate::hub::Hub;
use crate::problem::Problem;
use crate::room::to_text;

/// How many are shown.
const SHOWN: u32 = 50;

/// The games that wait for anybody, written down once for everybody who asks.
#[derive(Clone, PartialEq, Default)]
pub struct Lobby {
    /// As a message on a socket; empty before it was first read.
    pub message: Utf8Bytes,
    /// As a list.
    pub list: Utf8Bytes,
    /// How many changes of the lobby are in it.
    changes: u64,
}

/// How often it is looked whether the lobby was written down, and how long that is waited for.
const LOOK: Duration = Duration::from_millis(20);
const PATIENCE: Duration = Duration::from_secs(2);

/// The lobby with everything that this node has heard of. However many ask, it is read for all of them together.
pub async fn current(hub: &Hub) -> Result<Lobby, Problem> {
    let changes = *hub.lobby_changes.borrow();
    let written = async {
        loop {
            let lobby = hub.lobby.borrow().clone();
            if lobby.changes >= changes && !lobby.list.is_empty() {
                return lobby;
            }
            sleep(LOOK).await;
        }
    };
    timeout(PATIENCE, written).await.map_err(|_| Problem::Unavailable)
}

/// Reads which games wait for anybody, the newest first.
pub async fn read(hub: &Hub) -> Result<Lobby, Problem> {
    let changes = *hub.lobby_changes.borrow();
    let mut open = Vec::new();
    for row in hub.store.lobby(SHOWN).await? {
        let [player, _] = hub.players(&[Some(row.creator.clone()), None]).await?;
        let Some(player) = player else { continue };
        let free = Seat::BOTH.into_iter().find(|seat| row.seats[seat.index()].is_none());
        let room = match hub.room(&row.id).await {
            Ok(room) => room,
            // A game that cannot be read must not hide the others; it was logged.
            Err(Problem::Damaged | Problem::NotFound) => continue,
            // A store that does not answer hides no game: everything is read again.
            Err(problem) => return Err(problem),
        };
        let clock = room.inside.lock().await.state.control();
        open.push(ChallengeView {
            game: row.id,
            config: row.config,
            clock,
            player,
            free: if row.seats.iter().all(Option::is_none) { None } else { free },
            since: row.created,
        });
    }
    let list = serde_json::to_string(&open).expect("challenges have nothing that JSON has not").into();
    Ok(Lobby { message: to_text(&Reply::Lobby { open }), list, changes })
}
