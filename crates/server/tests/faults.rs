//! Real processes under load that are killed, and what it rests on: nothing that was acknowledged is lost, nothing is
//! played twice, everybody comes back by himself, and nobody pays for it with his time.
//!
//! `cargo xtask test --full` builds what this needs. `ORRERY` names the binary.

#![allow(clippy::unwrap_used)]

mod common;
#[path = "faults/load.rs"]
mod load;
#[path = "faults/process.rs"]
mod process;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use common::player::Person;
use load::{Load, Span, now};
use orrery_games::core::Rng;
use orrery_services::{Nats, Postgres};
use orrery_wire::Seat;
use process::{Node, Worker};
use serde_json::json;
use tempfile::TempDir;
use tokio::time::sleep;

/// How long there is load between two faults.
const BETWEEN: Duration = Duration::from_millis(800);

/// How long a server stays down; one that was alone gives back even less.
const DOWN: Duration = Duration::from_millis(300);

/// How long a database stays down: from two seconds on it is an outage and no hiccup of a disk.
const LONG: Duration = Duration::from_millis(2_500);

#[tokio::test]
async fn a_server_killed_twenty_times_loses_nothing() {
    let data = TempDir::new().unwrap();
    let mut server = Node::start(&["--data", data.path().to_str().unwrap()]);
    let load = Load::begin(&[server.address], 60).await;
    let mut outages = Vec::new();
    for _ in 0..20 {
        sleep(BETWEEN).await;
        server.crash();
        let from = now();
        sleep(DOWN).await;
        outages.push(Span { from, to: now() });
        server.start_again();
    }
    load.end(&outages).await;
}

#[tokio::test]
async fn three_nodes_their_bus_and_their_database_killed_twenty_times_lose_nothing() {
    let (mut postgres, mut nats) = (Postgres::start_durable().unwrap(), Nats::start().unwrap());
    let (database, bus) = (postgres.database().unwrap(), nats.url());
    let args = ["--database", &database, "--nats", &bus];
    let mut nodes: Vec<Node> = (0..3).map(|_| Node::start(&args)).collect();
    let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let load = Load::begin(&addresses, 60).await;
    let mut outages = Vec::new();
    for round in 0..20 {
        sleep(BETWEEN).await;
        match round % 5 {
            0 | 2 => {
                let node = &mut nodes[round % 3];
                node.crash();
                sleep(BETWEEN).await;
                node.start_again();
            }
            1 | 3 => {
                nats.kill().unwrap();
                sleep(BETWEEN).await;
                nats.restart().unwrap();
            }
            _ => {
                postgres.kill().unwrap();
                let from = now();
                sleep(LONG).await;
                outages.push(Span { from, to: now() });
                postgres.restart().unwrap();
            }
        }
    }
    load.end(&outages).await;
}

#[tokio::test]
async fn a_disk_that_is_full_for_a_while_loses_nothing() {
    let disk = Disk::of(64 << 20);
    let server = Node::start(&["--data", disk.0.path().to_str().unwrap()]);
    let load = Load::begin(&[server.address], 20).await;
    let ballast = disk.0.path().join("ballast");
    for _ in 0..3 {
        sleep(BETWEEN).await;
        fill(&ballast);
        load.wait_for_trouble().await;
        sleep(LONG).await;
        fs::remove_file(&ballast).unwrap();
    }
    // Since when exactly nothing could be stored, nobody knows.
    load.end(&[]).await;
}

#[tokio::test]
async fn a_worker_killed_in_the_middle_and_a_queue_that_is_lost_cost_no_turn() {
    let (data, mut nats) = (TempDir::new().unwrap(), Nats::start().unwrap());
    let bus = nats.url();
    let server = Node::start(&["--data", data.path().to_str().unwrap(), "--nats", &bus]);
    let ana = Person::named(server.address, "Ana").await;
    // The strongest level thinks for a second, in which its worker is killed.
    let body = json!({ "config": "kulami", "side": "second", "opponent": { "computer": 10 } });
    let (game, _) = ana.new_game(body).await;
    let mut worker = Worker::start(&bus);
    sleep(Duration::from_millis(500)).await;
    worker.crash();
    let worker = Worker::start(&bus);
    let mut socket = ana.socket().await;
    let mut watched = socket.watch(&game).await;
    let mut rng = Rng::new(1);
    for round in 0..4 {
        let seq = watched.state.seq();
        if watched.state.to_act() == Some(Seat::First) {
            socket.follow(&mut watched, seq + 1).await;
        }
        let turn = watched.random_turn(&mut rng);
        socket.done_at(&mut watched, turn).await;
        if round == 1 {
            // It kept the queue in memory: nobody has it any more.
            nats.restart().unwrap();
        }
    }
    watched.verify();
    drop(worker);
}

/// A small disk of its own.
struct Disk(TempDir);

impl Disk {
    fn of(bytes: u32) -> Disk {
        let folder = TempDir::new().unwrap();
        let size = format!("size={bytes}");
        let mounted =
            Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]).arg(folder.path()).status();
        assert!(mounted.unwrap().success(), "only the administrator can make a small disk");
        Disk(folder)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Whoever still holds a file there keeps it until he ends.
        _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

/// Takes all the room there is.
fn fill(file: &Path) {
    let mut ballast = fs::File::create(file).unwrap();
    let block = [0; 4096];
    while std::io::Write::write_all(&mut ballast, &block).is_ok() {}
}
