//! What is to be done without being asked: beats, flags, forgetting. Every node does all of it; the store sees to it
//! that it happens once.

use std::time::Duration;

use orrery_store::{Beat, ForgetBefore, Pulse};
use orrery_wire::{GameId, Time};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::bus::{self, News};
use crate::computer;
use crate::hub::Hub;
use crate::lobby;
use crate::outages::Outages;
use crate::problem::Problem;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_secs(1);

/// A silence of all nodes longer than this means that nobody could make a turn.
const SILENCE: Duration = Duration::from_secs(2);

/// A node that has not said for so long that it is there, in milliseconds, is not.
const GONE: i64 = 3_000;

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// How far back outages matter to clocks, in milliseconds: longer than any clock can run.
const MEMORY: i64 = 40 * DAY;

/// For how long a game that was called off is kept, in milliseconds.
const ABORTED: i64 = 30 * DAY;

/// After how long without being used a session ends, in milliseconds.
const SESSION: i64 = 365 * DAY;

/// After how long somebody is forgotten who has neither a session nor a game, in milliseconds.
const PLAYER: i64 = DAY;

/// How often flags are looked for.
const FLAGS: Duration = Duration::from_millis(200);

/// How often games that nobody needs are forgotten, and how often people.
const SWEEP: Duration = Duration::from_secs(30);
const HOUR: Duration = Duration::from_secs(3_600);

/// How many games are looked after at a time.
const AT_ONCE: u32 = 200;

/// Says that this node is there and learns whether all were gone for longer than this. That they were, and that it is
/// there again, is written down together: a crash in between would hide the silence.
async fn beat(hub: &Hub, silence: Duration) -> Result<(), Problem> {
    let began = Instant::now();
    let compared = hub.world.compare();
    let (before, now) = (compared.before, compared.now);
    let silence = crate::room::millis(silence);
    let memory = Time(now.0 - MEMORY);
    let Pulse { last, nodes, outages } =
        hub.store.beat(&Beat { node: hub.node_name(), before, now, silence, memory }).await?;
    let last = last.unwrap_or(now);
    if before.since(last) > silence {
        tracing::info!(millis = now.since(last), "nobody could make a turn for a while; clocks are credited");
        hub.metrics.outage(now.since(last));
    } else if now > before.max(last) {
        let millis = now.since(before.max(last));
        tracing::warn!(millis, "the system's clock was put forward; clocks are credited");
        hub.metrics.outage(millis);
    }
    // Only now: whoever is judged by the new time is judged by what must not be charged as well.
    hub.set_outages(Outages::new(outages));
    hub.world.follow(&compared);
    // What another node has written, or this one before its clock was put back, is not in the future.
    let latest = nodes.iter().map(|(_, at)| *at).fold(now, Time::max);
    hub.world.not_before(latest);
    hub.beaten(began);
    if hub.bus.has_others() {
        let alive = nodes.into_iter().filter(|(_, at)| latest.since(*at) < GONE);
        let names: Vec<String> = alive.map(|(node, _)| node).collect();
        hub.nodes().alive(&names, Instant::now());
    }
    Ok(())
}

/// Learns of an outage before anything is judged by the clock: the store may answer again before the next beat. What is to
/// be judged was last changed at some time, which is not to lie in the future.
pub async fn catch_up(hub: &Hub, changed: Time) -> Result<(), Problem> {
    let since = Instant::now();
    let is_behind = changed.since(hub.now()) > crate::room::millis(SILENCE);
    // What is known must be young, or younger than what is to be judged by it. A beat is as old as what it has read.
    let enough = if is_behind { Duration::ZERO } else { SILENCE };
    let is_late = || hub.beat_age().is_none_or(|age| age > enough.max(since.elapsed()));
    if hub.is_ending() {
        // Other nodes may learn meanwhile of what this one will not.
        let knows_all = hub.has_ended_well() && (!hub.bus.has_others() || !is_late());
        return if knows_all { Ok(()) } else { Err(Problem::Unavailable) };
    }
    if !is_late() {
        return Ok(());
    }
    let mut tried = hub.beating.lock().await;
    // Who has waited while somebody else tried in vain need not try as well: all of them would wait for one another.
    match *tried {
        Some(failed) if failed >= since => Err(Problem::Unavailable),
        _ if is_late() => try_to_beat(hub, &mut tried, SILENCE).await,
        _ => Ok(()),
    }
}

/// Beats, and writes down when that failed.
async fn try_to_beat(hub: &Hub, tried: &mut Option<Instant>, silence: Duration) -> Result<(), Problem> {
    let result = beat(hub, silence).await;
    if result.is_err() {
        *tried = Some(Instant::now());
    }
    result
}

/// Does everything in its time until the server ends. It comes back when the first request may be answered: no flag may
/// fall because of a time when nobody could have moved.
pub async fn start(hub: &Hub) {
    // Where there are no other nodes, nobody could move since the last beat, however short that was.
    let silence = if hub.bus.has_others() { SILENCE } else { Duration::ZERO };
    for shortened in hub.store.shortened() {
        tracing::error!(%shortened, "a log is shorter than it was: the database was damaged or replaced");
    }
    while begin(hub, silence).await.is_err() {
        tokio::time::sleep(BEAT).await;
    }
    every(hub, BEAT, |hub| async move {
        let mut tried = hub.beating.lock().await;
        try_to_beat(&hub, &mut tried, SILENCE).await
    });
    every(hub, BEAT, |hub| async move { look_after_stale(&hub).await });
    every(hub, FLAGS, |hub| async move { flags(&hub).await });
    every(hub, SWEEP, |hub| async move { sweep(&hub).await });
    every(hub, HOUR, |hub| async move { sweep_players(&hub).await });
    every(hub, Duration::from_secs(5), |hub| async move { computer::wake_all(&hub).await });
    if let Some(client) = hub.bus.client() {
        computer::listen(hub, client);
    }
    hub.world.spawn(keep_lobby(hub.clone()));
    // Also if nobody said so: news get lost, and what the store did not acknowledge may stand all the same.
    every(hub, Duration::from_secs(5), |hub| async move {
        hub.lobby_changes.send_modify(|count| *count += 1);
        Ok(())
    });
    if hub.bus.has_others() {
        bus::listen(hub);
        every(hub, Duration::from_secs(5), |hub| async move { follow(&hub).await });
    }
}

async fn begin(hub: &Hub, silence: Duration) -> Result<(), Problem> {
    hub.set_secret(hub.store.secret(hub.world.random()).await?);
    // What was played after the last beat has passed, whatever the system's clock says: else clocks would stand still
    // until that time comes again.
    if let Some(changed) = hub.store.last_change().await? {
        hub.world.not_before(changed);
    }
    beat(hub, silence).await
}

/// The server is about to end. Where it is alone, nobody's clock runs from now on until it is back.
pub async fn end(hub: &Hub) {
    hub.ending.cancel();
    let last_words = async {
        let _beating = hub.beating.lock().await;
        beat(hub, SILENCE).await
    };
    // If they cannot be written, nothing is done any more, and the last beat is what counts: a second less.
    if let Ok(Ok(())) = timeout(SILENCE, last_words).await {
        if !hub.bus.has_others() {
            hub.outage_begins();
        }
        hub.ends_well();
    }
}

fn every<F>(hub: &Hub, period: Duration, mut work: impl FnMut(Hub) -> F + Send + 'static)
where
    F: Future<Output = Result<(), Problem>> + Send,
{
    let (hub_too, ending) = (hub.clone(), hub.ending.clone());
    hub.world.spawn(async move {
        let mut ticks = interval(period);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                biased;
                () = ending.cancelled() => return,
                _ = ticks.tick() => {}
            }
            // What failed was logged, and is tried again at the next tick.
            _ = work(hub_too.clone()).await;
        }
    });
}

/// Reads the logs of games of which nobody knows whether what was last to be stored was: who watches shall hear of it.
async fn look_after_stale(hub: &Hub) -> Result<(), Problem> {
    for room in hub.all_rooms() {
        let is_stale = room.inside.try_lock().is_ok_and(|inside| room.is_stale(&inside));
        if is_stale {
            drop(hub.enter(&room).await?);
        }
    }
    Ok(())
}

async fn flags(hub: &Hub) -> Result<(), Problem> {
    catch_up(hub, hub.now()).await?;
    // Those that cannot be read stay due; they must not crowd out the others.
    for row in hub.store.due(hub.now(), AT_ONCE.saturating_add(hub.damaged_count())).await? {
        if hub.is_ending() {
            return Ok(());
        }
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
    let now = hub.now();
    // Time in which nobody was there is no time in which anybody neglected a game.
    let outages = Outages::new(hub.store.outages(Time(0)).await?);
    let unfinished = crate::room::millis(hub.options.retention);
    let before =
        ForgetBefore { unfinished: outages.before(now, unfinished), aborted: outages.before(now, ABORTED) };
    let forgotten = hub.store.forget(&before, AT_ONCE).await?;
    hub.store.forget_beats(Time(now.0 - MEMORY)).await?;
    if forgotten > 0 {
        tracing::info!(forgotten, "games that were never finished, or called off, were forgotten");
        hub.lobby_changes.send_modify(|count| *count += 1);
    }
    Ok(())
}

/// Forgets sessions that nobody uses, and then those who have neither a session nor a game.
async fn sweep_players(hub: &Hub) -> Result<(), Problem> {
    let now = hub.now();
    let outages = Outages::new(hub.store.outages(Time(0)).await?);
    while hub.store.forget_sessions(outages.before(now, SESSION), AT_ONCE).await? > 0 {}
    while hub.store.forget_players(outages.before(now, PLAYER), &computer::players(), AT_ONCE).await? > 0 {}
    Ok(())
}

/// Where there are other nodes: reads what a lost message would have told, and tells who is here.
async fn follow(hub: &Hub) -> Result<(), Problem> {
    let mut here = Vec::new();
    for room in hub.all_rooms() {
        if room.is_watched() {
            room.notice_gone();
            here.push((room.name.clone(), room.here()));
        }
    }
    let watched: Vec<GameId> = here.iter().map(|(game, _)| game.clone()).collect();
    // First, and whatever becomes of the rest: others must know that this node can be heard.
    hub.bus.publish(hub.node, News::Present { here });
    // One question for all of them: most have missed nothing.
    hub.catch_up_with(&watched).await
}

/// Writes the lobby down whenever it has changed, at most five times a second.
async fn keep_lobby(hub: Hub) {
    let mut changes = hub.lobby_changes.subscribe();
    changes.mark_changed();
    while changes.changed().await.is_ok() {
        match lobby::read(&hub).await {
            Ok(lobby) => {
                hub.lobby.send_if_modified(|old| {
                    let changed = old.message != lobby.message;
                    *old = lobby;
                    changed
                });
            }
            // What could not be read is read again.
            Err(_) => changes.mark_changed(),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
