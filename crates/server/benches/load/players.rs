//! People who play, two and two, and how long they wait.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use orrery_games::core::Rng;
use orrery_wire::{Act, Reply, Seat, Status};
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::client::{Person, Socket, Trouble};
use crate::common::player::Watched;
use crate::figures::Times;

const CONFIGS: [&str; 3] = ["yinsh", "lyngk", "kulami:level2"];

/// How many people come in at the same time.
const AT_THE_DOOR: usize = 64;

/// How long anybody waits for a turn before giving up.
const TURN_TIMEOUT: Duration = Duration::from_secs(30);

/// Two people who have come in.
type Two = ([Person; 2], [Socket; 2]);

/// Two people who play one game after another.
pub struct Pair {
    people: [Person; 2],
    sockets: [Socket; 2],
    pub game: Watched,
    pub rng: Rng,
    index: usize,
}

/// What came of something that a player did.
pub enum Done {
    /// It is stored, and was acknowledged after so long.
    Stored(Duration),
    /// The server did not want it, and why.
    Refused(String),
}

/// What came of playing for a while.
pub struct Played {
    pub pairs: Vec<Pair>,
    /// Until turns were acknowledged.
    pub times: Times,
    /// The same for the first pair alone.
    pub first: Times,
    /// Why some pairs could not go on.
    pub troubles: Vec<String>,
}

pub async fn come_in(nodes: &[SocketAddr], count: usize, from: fn(usize) -> Ipv4Addr) -> Vec<Two> {
    let door = Arc::new(Semaphore::new(AT_THE_DOOR));
    let mut coming = JoinSet::new();
    for index in 0..count {
        let (door, from) = (door.clone(), from(index));
        let nodes = [nodes[index % nodes.len()], nodes[(index + 1) % nodes.len()]];
        coming.spawn(async move {
            let _place = door.acquire_owned().await.unwrap();
            let people =
                [Person::named(nodes[0], from).await.unwrap(), Person::named(nodes[1], from).await.unwrap()];
            let sockets = [people[0].socket().await.unwrap(), people[1].socket().await.unwrap()];
            (people, sockets)
        });
    }
    coming.join_all().await
}

/// Everybody begins a game.
pub async fn sit_down(people: Vec<Two>) -> Vec<Pair> {
    let door = Arc::new(Semaphore::new(AT_THE_DOOR));
    let mut sitting = JoinSet::new();
    for (index, two) in people.into_iter().enumerate() {
        let door = door.clone();
        sitting.spawn(async move {
            let _place = door.acquire_owned().await.unwrap();
            Pair::new(two, index).await.unwrap()
        });
    }
    sitting.join_all().await
}

/// Plays for a while, all pairs together at this many turns a second or as fast as they can.
pub async fn play(pairs: Vec<Pair>, span: Duration, rate: Option<usize>) -> Played {
    let count = pairs.len();
    let pause = rate.map(|rate| Duration::from_secs_f64(count as f64 / rate as f64));
    let end = Instant::now() + span;
    let mut playing = JoinSet::new();
    for (index, mut pair) in pairs.into_iter().enumerate() {
        playing.spawn(async move {
            let mut times = Vec::new();
            let mut next = Instant::now() + pause.unwrap_or_default().mul_f64(index as f64 / count as f64);
            while next < end {
                tokio::time::sleep_until(next.into()).await;
                match timeout(TURN_TIMEOUT, pair.turn()).await {
                    Ok(Ok(time)) => times.push(time),
                    Ok(Err(trouble)) => return (index, times, Err(trouble.to_string())),
                    Err(_) => return (index, times, Err("nothing came in 30 s".to_owned())),
                }
                next = pause.map_or_else(Instant::now, |pause| next + pause);
            }
            (index, times, Ok(pair))
        });
    }
    let (mut pairs, mut all, mut first, mut troubles) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (index, times, end) in playing.join_all().await {
        if index == 0 {
            first = times.clone();
        }
        all.extend(times);
        match end {
            Ok(pair) => pairs.push(pair),
            Err(trouble) => troubles.push(trouble),
        }
    }
    Played { pairs, times: Times::new(all), first: Times::new(first), troubles }
}

impl Played {
    pub fn tell(&self, what: &str, span: Duration) {
        let (times, turns) = (&self.times, self.times.count());
        println!(
            "{what}: {turns} turns, {:.0} a second; acknowledged after {:.1} ms in the median, {:.1} ms at 99 %, {:.1} ms at most",
            turns as f64 / span.as_secs_f64(),
            times.at(0.5),
            times.at(0.99),
            times.at(1.0)
        );
        self.complain();
    }

    /// Says who could not go on.
    pub fn complain(&self) {
        if let Some(trouble) = self.troubles.first() {
            println!("{} pairs could not go on, one of them because: {trouble}", self.troubles.len());
        }
    }
}

impl Pair {
    /// Two who begin a game; the number says which.
    pub async fn new((people, mut sockets): Two, index: usize) -> Result<Pair, Trouble> {
        let game = begin(&people, &mut sockets, index).await?;
        Ok(Pair { people, sockets, game, rng: Rng::new(index as u64), index })
    }

    /// Another game, if this one is over.
    pub async fn go_on(&mut self) -> Result<(), Trouble> {
        if matches!(self.game.state().status(), Status::Over { .. }) {
            self.index += 1;
            self.game = begin(&self.people, &mut self.sockets, self.index).await?;
        }
        Ok(())
    }

    /// One turn; how long it took until it was acknowledged.
    async fn turn(&mut self) -> Result<Duration, Trouble> {
        self.go_on().await?;
        let turn = self.game.random_turn(&mut self.rng);
        match self.act(self.to_act()?, turn).await? {
            Done::Stored(time) => Ok(time),
            Done::Refused(why) => Err(why.into()),
        }
    }

    pub fn to_act(&self) -> Result<Seat, Trouble> {
        self.game.state().to_act().ok_or_else(|| "nobody is to act".into())
    }

    /// Somebody does something. If it is stored, both have heard of it.
    pub async fn act(&mut self, seat: Seat, act: Act) -> Result<Done, Trouble> {
        let name = self.game.name.clone();
        let mover = &mut self.sockets[seat.index()];
        let begun = Instant::now();
        let wanted = mover.act(&name, act).await?;
        let (seq, acknowledged) = loop {
            match mover.next().await? {
                Reply::Stored { reference, seq, .. } if reference == wanted => {
                    break (seq.unwrap_or(0), begun.elapsed());
                }
                Reply::Refused { why, .. } => return Ok(Done::Refused(why.to_string())),
                Reply::Error { error, .. } => return Ok(Done::Refused(error.message)),
                reply => _ = self.game.hear(reply),
            }
        };
        mover.follow(&mut self.game, seq).await?;
        let other = &mut self.sockets[seat.other().index()];
        while !matches!(other.next().await?, Reply::Happened { entry, .. } if entry.seq == seq) {}
        Ok(Done::Stored(acknowledged))
    }
}

async fn begin(people: &[Person; 2], sockets: &mut [Socket; 2], index: usize) -> Result<Watched, Trouble> {
    let config = CONFIGS[index % CONFIGS.len()];
    let made = people[0].post("/api/v1/games", json!({ "config": config, "side": "first" })).await?;
    let name = made["game"].as_str().ok_or("a game without a name")?;
    people[1].post(&format!("/api/v1/games/{name}/join"), json!({ "key": made["key"] })).await?;
    let name = name.parse()?;
    sockets[1].watch(&name).await?;
    sockets[0].watch(&name).await
}
