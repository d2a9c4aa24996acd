//! Games that wait for anybody.

use std::collections::BTreeMap;
use std::slice;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use orrery_wire::{ChallengeView, Entry, GameId, GameState, Reply, Seat};
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
const READ_TIMEOUT: Duration = Duration::from_secs(2);

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
    timeout(READ_TIMEOUT, written).await.map_err(|_| Problem::Unavailable)
}

/// Reads which games wait for anybody, the newest first.
pub async fn read(hub: &Hub) -> Result<Lobby, Problem> {
    let changes = *hub.lobby_changes.borrow();
    let rows = hub.store.lobby(SHOWN).await?;
    let creators = hub.players_by_id(rows.iter().map(|row| &row.creator)).await?;
    let ids: Vec<GameId> = rows.iter().map(|row| row.id.clone()).collect();
    let firsts: BTreeMap<GameId, Entry> = hub.store.first_entries(&ids).await?.into_iter().collect();
    let mut open = Vec::new();
    for row in rows {
        let (Some(player), Some(first)) = (creators.get(&row.creator), firsts.get(&row.id)) else { continue };
        if hub.is_known_to_be_damaged(&row.id) {
            continue;
        }
        // The clock stands at the beginning of the log; the rest of it is not needed here.
        let state = match GameState::verify(slice::from_ref(first)) {
            Ok(state) => state,
            // A game that cannot be read must not hide the others.
            Err(error) => {
                hub.is_damaged(&row.id, &error);
                continue;
            }
        };
        let free = Seat::BOTH.into_iter().find(|seat| row.seats[seat.index()].is_none());
        open.push(ChallengeView {
            game: row.id,
            config: row.config,
            clock: state.control(),
            player: player.clone(),
            free: if row.seats.iter().all(Option::is_none) { None } else { free },
            since: row.created,
        });
    }
    let list = serde_json::to_string(&open).expect("challenges have nothing that JSON has not").into();
    Ok(Lobby { message: to_text(&Reply::Lobby { open }), list, changes })
}
