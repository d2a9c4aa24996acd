//! Legal random games over many sockets, against `orrery serve` in a process of its own: how long a turn takes until it
//! is acknowledged, how many turns a second there can be, and what a connection that does nothing costs.
//!
//! `cargo xtask bench server` builds what this needs. `ORRERY` names the binary; `LOAD_CONNECTIONS`, `LOAD_RATE` and
//! `LOAD_SECONDS` change the figures. One node on SQLite is measured, or with `LOAD_NODES` so many on PostgreSQL and NATS.

#![allow(clippy::unwrap_used)]

#[path = "../tests/common/mod.rs"]
mod common;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::player::{Person, Socket, Watched};
use orrery_games::core::Rng;
use orrery_services::{Nats, Postgres};
use orrery_wire::{Reply, Status};
use serde_json::json;
use tempfile::TempDir;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

const CONFIGS: [&str; 3] = ["yinsh", "lyngk", "kulami:level2"];

/// How many people come in at the same time.
const AT_THE_DOOR: usize = 64;

/// What is measured: some servers, and what they rest on.
struct Site {
    name: String,
    nodes: Vec<Server>,
    _services: Option<(Postgres, Nats)>,
}

struct Server {
    child: Child,
    address: SocketAddr,
    _data: TempDir,
}

/// Two people who have come in.
type Two = ([Person; 2], [Socket; 2]);

/// Two people who play one game after another.
struct Pair {
    people: [Person; 2],
    sockets: [Socket; 2],
    game: Watched,
    rng: Rng,
    index: usize,
}

#[tokio::main]
async fn main() {
    // Cargo runs benches with this argument; anything else that is run with all benches is not meant.
    if !std::env::args().any(|arg| arg == "--bench") {
        return;
    }
    let connections = number("LOAD_CONNECTIONS", 5_000);
    let rate = number("LOAD_RATE", 500);
    let span = Duration::from_secs(number("LOAD_SECONDS", 20) as u64);
    let site = Site::start(number("LOAD_NODES", 1));
    println!("{}", site.name);
    let before = site.memory();
    let each = |now: i64| (now - before) as f64 / connections as f64;

    let begun = Instant::now();
    let people = come_in(&site.addresses(), connections / 2).await;
    println!("{} connections are open after {:.1} s", connections, begun.elapsed().as_secs_f64());
    println!("memory of the server: {:.1} KiB for each that does nothing", each(site.memory()));
    let pairs = sit_down(people).await;
    println!("                      {:.1} KiB for each with its half of a game", each(site.memory()));

    let (pairs, times) = play(pairs, span, Some(rate)).await;
    tell(&format!("{rate} turns/s wanted"), &times, span);
    let few = pairs.into_iter().take(200).collect();
    let (_, times) = play(few, span, None).await;
    tell("as many as there can be, 400 connections", &times, span);
}

impl Site {
    fn start(nodes: usize) -> Site {
        if nodes == 1 {
            let name = "one node, SQLite with fsync".to_owned();
            return Site { name, nodes: vec![Server::start(&[])], _services: None };
        }
        let postgres = Postgres::start_durable().expect("PostgreSQL is installed");
        let nats = Nats::start().expect("NATS is installed");
        let (database, bus) = (postgres.database().expect("a database"), nats.url());
        let arguments = ["--database", database.as_str(), "--nats", bus.as_str()];
        Site {
            name: format!("{nodes} nodes, PostgreSQL with fsync, NATS"),
            nodes: (0..nodes).map(|_| Server::start(&arguments)).collect(),
            _services: Some((postgres, nats)),
        }
    }

    fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// What all nodes hold, in KiB.
    fn memory(&self) -> i64 {
        self.nodes.iter().map(Server::memory).sum()
    }
}

impl Server {
    fn start(arguments: &[&str]) -> Server {
        let data = TempDir::new().unwrap();
        let binary = std::env::var("ORRERY").expect("ORRERY names the binary");
        let mut command = Command::new(binary);
        command.args(["serve", "--listen", "127.0.0.1:0", "--unlimited", "--data"]).arg(data.path());
        command.args(arguments);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim_end().strip_prefix("listening on http://").unwrap().parse().unwrap();
        Server { child, address, _data: data }
    }

    /// What it holds, in KiB.
    fn memory(&self) -> i64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

async fn come_in(nodes: &[SocketAddr], count: usize) -> Vec<Two> {
    let door = Arc::new(Semaphore::new(AT_THE_DOOR));
    let mut coming = JoinSet::new();
    for index in 0..count {
        let (door, node) = (door.clone(), nodes[index % nodes.len()]);
        let other = nodes[(index + 1) % nodes.len()];
        coming.spawn(async move {
            let _place = door.acquire_owned().await.unwrap();
            let people = [Person::named(node, "load").await, Person::named(other, "load").await];
            let sockets = [people[0].socket().await, people[1].socket().await];
            (people, sockets)
        });
    }
    coming.join_all().await
}

/// Everybody begins a game.
async fn sit_down(people: Vec<Two>) -> Vec<Pair> {
    let door = Arc::new(Semaphore::new(AT_THE_DOOR));
    let mut sitting = JoinSet::new();
    for (index, (people, mut sockets)) in people.into_iter().enumerate() {
        let door = door.clone();
        sitting.spawn(async move {
            let _place = door.acquire_owned().await.unwrap();
            let game = begin(&people, &mut sockets, index).await;
            Pair { people, sockets, game, rng: Rng::new(index as u64), index }
        });
    }
    sitting.join_all().await
}

async fn begin(people: &[Person; 2], sockets: &mut [Socket; 2], index: usize) -> Watched {
    let config = CONFIGS[index % CONFIGS.len()];
    let (name, key) = people[0].new_game(json!({ "config": config, "side": "first" })).await;
    people[1].join(&name, &key).await;
    sockets[1].watch(&name).await;
    sockets[0].watch(&name).await
}

/// Plays for a while, all pairs together at this many turns a second or as fast as they can; the times until turns
/// were acknowledged.
async fn play(pairs: Vec<Pair>, span: Duration, rate: Option<usize>) -> (Vec<Pair>, Vec<Duration>) {
    let count = pairs.len();
    let pause = rate.map(|rate| Duration::from_secs_f64(count as f64 / rate as f64));
    let end = Instant::now() + span;
    let mut playing = JoinSet::new();
    for (index, mut pair) in pairs.into_iter().enumerate() {
        playing.spawn(async move {
            let mut times = Vec::new();
            let mut next = Instant::now() + pause.unwrap_or_default().mul_f64(index as f64 / count as f64);
            while Instant::now() < end {
                tokio::time::sleep_until(next.into()).await;
                times.push(pair.turn().await);
                next = pause.map_or_else(Instant::now, |pause| next + pause);
            }
            (pair, times)
        });
    }
    let (pairs, times): (Vec<_>, Vec<_>) = playing.join_all().await.into_iter().unzip();
    (pairs, times.concat())
}

impl Pair {
    /// One turn; how long it took until it was acknowledged.
    async fn turn(&mut self) -> Duration {
        if matches!(self.game.state.status(), Status::Over { .. }) {
            self.index += 1;
            self.game = begin(&self.people, &mut self.sockets, self.index).await;
        }
        let seat = self.game.state.to_act().unwrap();
        let turn = self.game.random_turn(&mut self.rng);
        let name = self.game.name.clone();
        let begun = Instant::now();
        let wanted = self.sockets[seat.index()].act(&name, turn).await;
        let mover = &mut self.sockets[seat.index()];
        let (seq, acknowledged) = loop {
            match mover.next().await {
                Reply::Stored { reference, seq, .. } if reference == wanted => {
                    break (seq.unwrap(), begun.elapsed());
                }
                Reply::Refused { why, .. } => panic!("{why}"),
                Reply::Error { error, .. } => panic!("{error:?}"),
                Reply::Happened { game, entry, .. } if game == name => self.game.take(entry),
                _ => {}
            }
        };
        mover.follow(&mut self.game, seq).await;
        let heard = |reply| matches!(reply, Reply::Happened { entry, .. } if entry.seq == seq).then_some(());
        self.sockets[seat.other().index()].wait(heard).await;
        acknowledged
    }
}

fn tell(what: &str, times: &[Duration], span: Duration) {
    let mut times = times.to_vec();
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1_000.0;
    println!(
        "{what}: {} turns, {:.0} a second; acknowledged after {:.1} ms in the median, {:.1} ms at 99 %, {:.1} ms at most",
        times.len(),
        times.len() as f64 / span.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0)
    );
}

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name)
        .map_or(otherwise, |text| text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}
