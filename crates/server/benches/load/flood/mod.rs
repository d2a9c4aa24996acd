//! The process that wears a server down. It only ever speaks to 127.0.0.0/8, and ends by itself.
//!
//! It says `ready` when it begins, and at the end how often it tried something and how often that was refused: answered
//! with a limit or another error, or with an end of the connection.

mod connections;
mod messages;
mod requests;

use std::future::Future;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::client::{self, Person, Trouble, address};

/// Begins the arguments of such a process.
pub const ARGUMENT: &str = "--flood";

/// How often something is tried in all, at most.
const MOST: u64 = 50_000_000;

/// How long it may take to get ready.
const PREPARING: Duration = Duration::from_secs(60);

/// How long who was refused waits, so that it is the server that is busy with it and not only this process.
const PAUSE: Duration = Duration::from_millis(10);

/// How many slow heads there are, and how many of them come from one address, which may have no more.
const SLOW: (usize, usize) = (5_000, 250);

/// Ways to wear a server down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flood {
    SlowHeads,
    Idle,
    Pings,
    Lobby,
    Streams,
    Takebacks,
    Computers,
    Analyses,
    Aborts,
    HangUps,
}

/// What is done to whom.
struct Attack {
    server: SocketAddr,
    /// A game that is being played by others.
    game: String,
    /// From where it comes.
    addresses: Vec<Ipv4Addr>,
    /// Those who have names.
    people: Vec<Person>,
    tried: AtomicU64,
    refused: AtomicU64,
}

/// Floods a server as the arguments say: how, where, which game, for how many seconds, from how many addresses.
pub async fn run(arguments: &[String]) {
    let [name, server, game, seconds, addresses] = arguments else { panic!("five arguments are needed") };
    let flood = Flood::named(name).expect("there is such a flood");
    let span = Duration::from_secs(seconds.parse().unwrap());
    let addresses = addresses.parse().unwrap();
    let preparing = Attack::prepare(flood, server.parse().unwrap(), game, addresses);
    let attack = match timeout(PREPARING, preparing).await {
        Ok(Ok(attack)) => Arc::new(attack),
        Ok(Err(trouble)) => return eprintln!("{name}: {trouble}"),
        Err(_) => return eprintln!("{name}: it took too long to prepare"),
    };
    println!("ready");
    let end = Instant::now() + span;
    let tasks = attack.begin(flood);
    while Instant::now() < end && attack.tried.load(Ordering::Relaxed) < MOST {
        sleep(Duration::from_millis(20)).await;
    }
    println!("{} {}", attack.tried.load(Ordering::Relaxed), attack.refused.load(Ordering::Relaxed));
    // With all its connections, and whatever they wait for.
    drop(tasks);
    std::process::exit(0);
}

impl Flood {
    pub const ALL: [Flood; 10] = [
        Flood::SlowHeads,
        Flood::Idle,
        Flood::Pings,
        Flood::Lobby,
        Flood::Streams,
        Flood::Takebacks,
        Flood::Computers,
        Flood::Analyses,
        Flood::Aborts,
        Flood::HangUps,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Flood::SlowHeads => "slow-heads",
            Flood::Idle => "idle",
            Flood::Pings => "pings",
            Flood::Lobby => "lobby",
            Flood::Streams => "streams",
            Flood::Takebacks => "takebacks",
            Flood::Computers => "computers",
            Flood::Analyses => "analyses",
            Flood::Aborts => "aborts",
            Flood::HangUps => "hang-ups",
        }
    }

    pub fn named(name: &str) -> Option<Flood> {
        Flood::ALL.into_iter().find(|flood| flood.name() == name)
    }

    /// How many with names there are at one address.
    fn people(self) -> usize {
        match self {
            Flood::SlowHeads | Flood::Idle | Flood::Pings | Flood::Streams => 0,
            Flood::Lobby | Flood::Aborts => 5,
            Flood::Computers | Flood::Analyses | Flood::HangUps => 20,
            Flood::Takebacks => 40,
        }
    }
}

impl Attack {
    async fn prepare(
        flood: Flood,
        server: SocketAddr,
        game: &str,
        addresses: usize,
    ) -> Result<Attack, Trouble> {
        let addresses = if flood == Flood::SlowHeads { addresses.max(SLOW.0 / SLOW.1) } else { addresses };
        // Whatever else was flooded before, it was from other addresses.
        let addresses: Vec<Ipv4Addr> = (0..addresses).map(|index| address(10 + flood as u8, index)).collect();
        let mut people = Vec::new();
        for index in 0..flood.people() * addresses.len() {
            // They take their names elsewhere, so that the flood has all that its addresses may ask for.
            let person = Person::named(server, address(3, index)).await?;
            people.push(person.moved(addresses[index % addresses.len()]));
        }
        let (tried, refused) = (AtomicU64::new(0), AtomicU64::new(0));
        let attack = Attack { server, game: game.to_owned(), addresses, people, tried, refused };
        if flood == Flood::Lobby {
            requests::fill_lobby(&attack).await?;
        }
        Ok(attack)
    }

    fn begin(self: &Arc<Attack>, flood: Flood) -> JoinSet<()> {
        match flood {
            Flood::SlowHeads => self.each(SLOW.1, connections::slow_head),
            Flood::Idle => self.each(600, connections::idle),
            Flood::Pings => self.each(50, messages::pings),
            Flood::Lobby => self.each(250, requests::lobby),
            Flood::Streams => self.each(50, requests::streams),
            Flood::Takebacks => self.each(20, messages::takebacks),
            Flood::Computers => self.each(240, requests::computers),
            Flood::Analyses => self.each(60, requests::analyses),
            Flood::Aborts => self.each(50, requests::aborts),
            Flood::HangUps => self.each(60, connections::hang_ups),
        }
    }

    /// So many at each address do the same.
    fn each<F>(self: &Arc<Attack>, count: usize, act: impl Fn(Arc<Attack>, usize) -> F) -> JoinSet<()>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let mut tasks = JoinSet::new();
        for index in 0..count * self.addresses.len() {
            tasks.spawn(act(self.clone(), index));
        }
        tasks
    }

    async fn connect(&self, index: usize) -> io::Result<TcpStream> {
        client::connect(self.addresses[index % self.addresses.len()], self.server).await
    }

    /// Somebody with a name at the address of this number.
    fn person(&self, index: usize) -> &Person {
        &self.people[index % self.people.len()]
    }

    fn tries(&self, count: u64) {
        self.tried.fetch_add(count, Ordering::Relaxed);
    }

    async fn was_refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
        sleep(PAUSE).await;
    }
}
