//! Computer opponents: players that nobody is. Their turns take the same way into the log as everybody's.

use std::net::IpAddr;

use async_nats::Client;
use orrery_store::{Player, StoreError};
use orrery_wire::{
    Act, AnalyseRequest, AnalysisView, Computer, Offer, PlayerId, PlayerView, ReviewRequest, ReviewView,
    Seat, Stage,
};
use tokio_stream::StreamExt;

use crate::hub::Hub;
use crate::limits::Net;
use crate::problem::Problem;
use crate::room::RoomState;
use crate::work::{Done, Job, PLAYED, STORED, Task};

/// The most positions that an analysis looks at, and how many where nobody says.
const NODES: (u64, u64) = (2_000_000, 200_000);

/// The most lines of an analysis.
const LINES: u32 = 5;

/// How long somebody waits for an analysis, in milliseconds.
const TURN_DEADLINE: i64 = 10_000;

/// How long a turn may wait to be made, in milliseconds; after that it is asked for anew.
const TURN: i64 = 60_000;

/// A player as others see them.
pub fn view(player: &Player) -> PlayerView {
    PlayerView {
        id: player.id.clone(),
        name: player.name.clone(),
        computer: Computer::of(&player.id).map(Computer::level),
    }
}

/// All of them.
pub fn players() -> Vec<PlayerId> {
    Computer::all().map(Computer::player).collect()
}

/// Whether a seat is a computer's.
pub fn has_seat(inside: &RoomState, seat: Seat) -> bool {
    inside.row.seats[seat.index()].as_ref().is_some_and(|player| Computer::of(player).is_some())
}

/// Sees to it that the store knows a computer.
pub async fn introduce(hub: &Hub, computer: Computer) -> Result<PlayerId, Problem> {
    let name = format!("Orrery, level {}", computer.level());
    let player = Player { id: computer.player(), name, created: hub.now() };
    match hub.store.add_player(&player).await {
        Ok(()) | Err(StoreError::Exists(_)) => Ok(player.id),
        Err(error) => Err(error.into()),
    }
}

/// Has the engine make its turn, if it is to act.
pub fn wake(hub: &Hub, inside: &RoomState) {
    let state = &inside.state;
    let Some(seat) = state.to_act() else { return };
    let Some(computer) = inside.row.seats[seat.index()].as_ref().and_then(Computer::of) else { return };
    let now = hub.now();
    let left = state.clock().left_at(now, hub.outage(state, now));
    // A thirtieth of what is left for each action, so that no computer loses on time that is asked at all.
    let millis = left.map(|left| u64::try_from(left[seat.index()] / 30).unwrap_or(0).max(20));
    let task = Task::Play {
        game: state.name().clone(),
        base: state.base(),
        level: computer.level(),
        seed: hub.world.random_number(),
        millis,
    };
    let job =
        Job { start: state.game().config(), actions: state.game().actions(), task, deadline: now.plus(TURN) };
    let hub_too = hub.clone();
    hub.world.spawn(async move {
        let hub = hub_too;
        let _waiting = hub.metrics.job();
        match hub.work.play(job, hub.now()).await {
            Ok(None) => {}
            // What fails here is asked for anew by the next round.
            Ok(Some(done)) => _ = played(&hub, done).await,
            Err(trouble) => {
                hub.metrics.job_failed();
                tracing::warn!(?trouble, "a computer cannot make its turn yet");
            }
        }
    });
}

/// Wakes every computer whose turn it is: after a restart, or when something was lost.
pub async fn wake_all(hub: &Hub) -> Result<(), Problem> {
    if !hub.work.is_possible() {
        return Ok(());
    }
    // Those that cannot be read wait for ever; they must not crowd out the others.
    for row in hub.store.awaiting(&players(), hub.damaged_count().saturating_add(200)).await? {
        // A game that cannot be read must not keep others waiting; it was logged.
        let Ok(room) = hub.room(&row.id).await else { continue };
        if let Ok(inside) = hub.enter(&room).await {
            wake(hub, &inside);
        }
    }
    Ok(())
}

/// Stores a turn that the engine made. One that does not fit any more is no failure.
pub async fn played(hub: &Hub, done: Done) -> Result<(), Problem> {
    let (game, base, level, actions) = match done {
        Done::Turn { game, base, level, actions } => (game, base, level, actions),
        done => {
            hub.metrics.job_failed();
            tracing::warn!(%done, "a computer made no turn");
            return Ok(());
        }
    };
    // Work that was done twice is played once, because the second time its base is an old one. Nobody can guess the name,
    // and so nobody can have a turn of theirs taken for it.
    let turn_id = format!("engine-{:016x}", hub.world.random_number());
    let turn_id = turn_id.parse().expect("letters, digits and a hyphen");
    let act = Act::Turn { base, turn_id, actions };
    let Some(computer) = Computer::at(level) else {
        hub.metrics.job_failed();
        tracing::warn!(%game, level, "a worker played at a level that there is not");
        return Ok(());
    };
    match hub.act(&game, &computer.player(), act, 0, hub.now()).await {
        Ok(_) => hub.metrics.job_done(),
        Err(Problem::Refused(why, _)) => tracing::info!(%game, %why, "a computer's turn came too late"),
        Err(problem) => return Err(problem),
    }
    Ok(())
}

/// What a computer says to a proposal: it lets people take back and plays again, and leaves draws to the board.
pub fn answer(hub: &Hub, inside: &RoomState, by: Seat, offer: Offer) {
    let other = inside.row.seats[by.other().index()].clone();
    let Some(player) = other.filter(|player| Computer::of(player).is_some()) else { return };
    let act = match offer {
        Offer::Draw => Act::Decline { offer },
        Offer::Takeback | Offer::Rematch | Offer::ReturnGame => Act::Accept { offer },
    };
    let (hub_too, name) = (hub.clone(), inside.state.name().clone());
    hub.world.spawn(async move {
        // A proposal that has lapsed meanwhile needs no answer, and one that could not be stored may be made again. Who
        // has too many games with computers is told no.
        if let Err(Problem::TooManyComputerGames) = hub_too.act(&name, &player, act, 0, hub_too.now()).await {
            _ = hub_too.act(&name, &player, Act::Decline { offer }, 0, hub_too.now()).await;
        }
    });
}

/// Hears of turns that workers made.
pub fn listen(hub: &Hub, client: Client) {
    let hub_too = hub.clone();
    hub.world.spawn(async move {
        let hub = hub_too;
        let mut turns = match client.queue_subscribe(PLAYED, "nodes".to_owned()).await {
            Ok(turns) => turns,
            Err(error) => return tracing::error!(%error, "workers cannot be heard"),
        };
        while let Some(message) = turns.next().await {
            let (hub_too, client) = (hub.clone(), client.clone());
            hub.world.spawn(async move {
                let hub = hub_too;
                let Ok(done) = serde_json::from_slice::<Done>(&message.payload) else {
                    return tracing::warn!("a worker said what nobody understands");
                };
                // Who is not told that it was stored tries again.
                if let (Ok(()), Some(reply)) = (played(&hub, done).await, message.reply) {
                    _ = client.publish(reply, STORED.into()).await;
                }
            });
        }
    });
}

/// Analyses a position for a player.
pub async fn analyse(
    hub: &Hub,
    player: &Player,
    from: IpAddr,
    wanted: &AnalyseRequest,
) -> Result<AnalysisView, Problem> {
    let bad = |why: &str| Problem::Bad(why.to_owned());
    let task = match (wanted.level, wanted.nodes) {
        (Some(_), Some(_)) => return Err(bad("level, nodes: one of the two")),
        (Some(level), None) if Computer::at(level).is_some() => Task::Hint { level },
        (Some(_), None) => return Err(bad("level: 1 to 10")),
        (None, nodes) => {
            let nodes = nodes.unwrap_or(NODES.1);
            let lines = wanted.lines.unwrap_or(1);
            if !(1..=NODES.0).contains(&nodes) || !(1..=LINES).contains(&lines) {
                return Err(Problem::Bad(format!("nodes: 1 to {}; lines: 1 to {LINES}", NODES.0)));
            }
            Task::Analyse { nodes, lines }
        }
    };
    let start = start_of(&wanted.config, &wanted.position)?;
    let job = Job { start, actions: wanted.actions.clone(), task, deadline: hub.now().plus(TURN_DEADLINE) };
    let game = job.open().map_err(Problem::Bad)?;
    if game.outcome().is_some() {
        return Err(bad("the game is over"));
    }
    match done(hub, player, from, job, &[game.code()], &game.config()).await? {
        Done::Lines { lines } => {
            Ok(AnalysisView { position: game.code(), to_act: game.to_act().into(), lines })
        }
        _ => Err(Problem::Unavailable),
    }
}

/// Reviews a game for a player.
pub async fn review(
    hub: &Hub,
    player: &Player,
    from: IpAddr,
    wanted: &ReviewRequest,
) -> Result<ReviewView, Problem> {
    if wanted.actions.is_empty() {
        return Err(Problem::Bad("actions: at least one".to_owned()));
    }
    let start = start_of(&wanted.config, &wanted.position)?;
    let task = Task::Review { known: wanted.known };
    let job = Job { start, actions: wanted.actions.clone(), task, deadline: hub.now().plus(TURN_DEADLINE) };
    let mut game = job.open().map_err(Problem::Bad)?;
    // What is said of any turn is advice for whoever stands there in a game.
    let (config, mut codes) = (game.config(), vec![game.code()]);
    while game.played() > 0 {
        game.undo(1);
        codes.push(game.code());
    }
    match done(hub, player, from, job, &codes, &config).await? {
        Done::Turns { turns, count, like } => {
            let heard = wanted.known.saturating_add(turns.len() as u32);
            Ok(ReviewView { count, turns, next: (heard < count).then_some(heard), like })
        }
        _ => Err(Problem::Unavailable),
    }
}

/// What is to be looked at begins with a config or with a position.
fn start_of(config: &Option<String>, position: &Option<String>) -> Result<String, Problem> {
    match (config, position) {
        (Some(start), None) | (None, Some(start)) => Ok(start.clone()),
        _ => Err(Problem::Bad("config, position: one of the two".to_owned())),
    }
}

/// Has the engine work for a player, who does not sit at a game that stands in one of these positions.
async fn done(
    hub: &Hub,
    player: &Player,
    from: IpAddr,
    job: Job,
    codes: &[String],
    config: &str,
) -> Result<Done, Problem> {
    let most = hub.options.limits.analyses;
    // Whoever takes many names has no more of the engine than a few others at the same place.
    let keys = [(player.id.to_string(), most), (Net::narrow(from).to_string(), most.saturating_mul(2))];
    let _asking = hub.work.begin(&keys).ok_or(Problem::TooManyAnalyses)?;
    if is_being_played(hub, player, config, codes).await? {
        return Err(Problem::Forbidden("this is a game that you are playing"));
    }
    let _waiting = hub.metrics.job();
    match hub.work.ask(job, hub.now()).await {
        Ok(Done::TooLate) => {
            hub.metrics.job_failed();
            Err(Problem::TooLate)
        }
        Ok(Done::Impossible { why }) => Err(Problem::Bad(why)),
        Ok(Done::Turn { .. }) => Err(Problem::Unavailable),
        Ok(done) => {
            hub.metrics.job_done();
            Ok(done)
        }
        Err(trouble) => {
            hub.metrics.job_failed();
            Err(trouble.into())
        }
    }
}

/// Whether a player sits at a game with somebody else that stands in one of these positions.
async fn is_being_played(
    hub: &Hub,
    player: &Player,
    config: &str,
    codes: &[String],
) -> Result<bool, Problem> {
    let playing = hub.store.games_of(&player.id, 100).await?;
    let playing = playing.into_iter().filter(|row| row.stage == Stage::Playing && row.config == config);
    for row in playing {
        let room = hub.room(&row.id).await?;
        let inside = hub.enter(&room).await?;
        let is_with_somebody = !Seat::BOTH.into_iter().any(|seat| has_seat(&inside, seat));
        if is_with_somebody && codes.contains(&inside.state.game().code()) {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use orrery_wire::Time;

    use super::*;

    #[test]
    fn computers_are_told_by_their_ids_and_not_by_their_names() {
        let seen = |id, name: &str| view(&Player { id, name: name.to_owned(), created: Time(0) }).computer;
        let third = Computer::at(3).expect("a level");
        assert_eq!(seen(third.player(), "Anybody"), Some(3));
        assert_eq!(seen(PlayerId::from_bytes([7; 16]), "Orrery, level 3"), None);
    }
}
