//! Games that wait for anybody.

use orrery_wire::{ChallengeView, Reply, Seat};

use crate::hub::Hub;
use crate::problem::Problem;

/// How many are shown.
const SHOWN: u32 = 50;

/// The games that wait for anybody, the newest first.
pub async fn open(hub: &Hub) -> Result<Vec<ChallengeView>, Problem> {
    let mut open = Vec::new();
    for row in hub.store.lobby(SHOWN).await? {
        let [player, _] = hub.players(&[Some(row.creator.clone()), None]).await?;
        let Some(player) = player else { continue };
        let free = Seat::BOTH.into_iter().find(|seat| row.seats[seat.index()].is_none());
        // A game that cannot be read must not hide the others; it was logged.
        let Ok(room) = hub.room(&row.id).await else { continue };
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
    Ok(open)
}

/// The same as a message.
pub async fn message(hub: &Hub) -> Result<Reply, Problem> {
    Ok(Reply::Lobby { open: open(hub).await? })
}
