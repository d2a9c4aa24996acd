//! What is to be done without being asked: beats, flags, forgetting. Every node does all of it; the store sees to it
//! that it happens once.

use std::time::Duration;

use orrery_wire::Time;
use tokio::time::{MissedTickBehavior, interval};

use crate::bus::{self, News};
use crate::computer;
use crate::hub::Hub;
use crate::lobby;
use crate::problem::Problem;
use crate::room::to_text;
use crate::secrets::now;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// A silence of all nodes longer than this, in milliseconds, means that nobody could make a turn.
const SILENCE: i64 = 2_000;

/// How far back outages matter: longer than any clock can run.
const MEMORY: i64 = 40 * 86_400_000;

/// How often flags are looked for.
const FLAGS: Duration = Duration::from_millis(200);

/// How often what nobody needs is forgotten.
const SWEEP: Duration = Duration::from_secs(30);

/// Says that this node is there and learns whether all were gone for longer than so many milliseconds.
async fn beat(hub: &Hub, silence: i64) -> Result<(), Problem> {
    let now = now();
    if let Some(last) = hub.store.last_beat().await?
        && now.since(last) > silence
    {
        tracing::info!(millis = now.since(last), "nobody could make a turn for a while; clocks are credited");
        hub.store.add_outage(last, now).await?;
        hub.metrics.outage(now.since(last));
    }
    hub.store.beat(&hub.node, now).await?;
    hub.set_outages(hub.store.outages(Time(now.0 - MEMORY)).await?);
    hub.beaten(now);
    Ok(())
}

/// Learns of an outage before anything is judged by the clock: the store may answer again before the next beat.
pub async fn catch_up(hub: &Hub) -> Result<(), Problem> {
    if now().since(hub.last_beat()) > SILENCE { beat(hub, SILENCE).await } else { Ok(()) }
}

/// Does everything in its time until the runtime ends. It comes back when the first request may be answered: no flag
/// may fall because of a time when nobody could have moved.
pub async fn start(hub: &Hub) {
    // Where there are no other nodes, nobody could move since the last beat, however short that was.
    let silence = if hub.bus.has_others() { SILENCE } else { 0 };
    while beat(hub, silence).await.is_err() {
        tokio::time::sleep(BEAT).await;
    }
    every(hub, BEAT, |hub| async move { beat(&hub, SILENCE).await });
    every(hub, FLAGS, |hub| async move { flags(&hub).await });
    every(hub, SWEEP, |hub| async move { sweep(&hub).await });
    every(hub, Duration::from_secs(5), |hub| async move { computer::wake_all(&hub).await });
    if let Some(client) = hub.bus.client() {
        computer::listen(hub, client);
    }
    tokio::spawn(keep_lobby(hub.clone()));
    if hub.bus.has_others() {
        bus::listen(hub);
        every(hub, Duration::from_secs(5), |hub| async move { follow(&hub).await });
    }
}

fn every<F>(hub: &Hub, period: Duration, mut work: impl FnMut(Hub) -> F + Send + 'static)
where
    F: Future<Output = Result<(), Problem>> + Send,
{
    let hub = hub.clone();
    tokio::spawn(async move {
        let mut ticks = interval(period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            // What failed was logged, and is tried again at the next tick.
            _ = work(hub.clone()).await;
        }
    });
}

async fn flags(hub: &Hub) -> Result<(), Problem> {
    catch_up(hub).await?;
    for row in hub.store.due(now(), 200).await? {
        // A game that cannot be read must not keep others from being flagged; it was logged.
        if let Ok(room) = hub.room(&row.id).await {
            _ = hub.flag(&room).await;
        }
    }
    Ok(())
}

async fn sweep(hub: &Hub) -> Result<(), Problem> {
    hub.addresses.forget_idle();
    hub.forget_unused_rooms();
    let retention = i64::try_from(hub.options.retention.as_millis()).unwrap_or(i64::MAX);
    let forgotten = hub.store.forget(Time(now().0.saturating_sub(retention)), 500).await?;
    hub.store.forget_beats(Time(now().0 - MEMORY)).await?;
    if forgotten > 0 {
        tracing::info!(forgotten, "unfinished games were forgotten");
        hub.lobby_changes.send_modify(|count| *count += 1);
    }
    Ok(())
}

/// Where there are other nodes: reads what a lost message would have told, and tells who is here.
async fn follow(hub: &Hub) -> Result<(), Problem> {
    let mut here = Vec::new();
    for room in hub.all_rooms() {
        if room.is_watched() {
            hub.heard(&room.name).await?;
            room.notice_gone();
            here.push((room.name.clone(), room.here()));
        }
    }
    hub.bus.publish(News::Present { here }).await;
    Ok(())
}

/// Writes the lobby down whenever it has changed, at most five times a second.
async fn keep_lobby(hub: Hub) {
    let mut changes = hub.lobby_changes.subscribe();
    changes.mark_changed();
    while changes.changed().await.is_ok() {
        if let Ok(message) = lobby::message(&hub).await {
            let text = to_text(&message);
            hub.lobby.send_if_modified(|old| {
                let changed = *old != text;
                *old = text;
                changed
            });
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
