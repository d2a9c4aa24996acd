//! Real processes under load that are killed, and what they rest on, and whose clock is set, while some hang up on them:
//! nothing that was acknowledged is lost, nothing is played twice, all clients are told and come back by themselves, and nobody
//! pays for it with their time.
//!
//! `cargo xtask test --full` builds what this needs. `ORRERY` names the binary.

#![allow(clippy::unwrap_used)]

#[path = "faults/charges.rs"]
mod charges;
#[path = "faults/clock.rs"]
mod clock;
mod common;
#[path = "faults/hangup.rs"]
mod hangup;
#[path = "faults/load.rs"]
mod load;
#[path = "faults/pair.rs"]
mod pair;
#[path = "faults/player.rs"]
mod player;
#[path = "faults/process.rs"]
mod process;

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use clock::SystemClock;
use common::player::Person;
use load::{Load, MINUTE, Span};
use orrery_games::core::Rng;
use orrery_services::{Nats, Postgres};
use orrery_wire::{Control, Seat};
use pair::{Manner, Pair};
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

/// How long somebody thinks whose clock is looked at.
const THOUGHT: Duration = Duration::from_secs(3);

/// What is given back at least for a clock that was put forward by an hour.
const AN_HOUR: Duration = Duration::from_secs(3_599);

#[tokio::test]
async fn a_server_killed_twenty_times_loses_nothing() {
    let data = TempDir::new().unwrap();
    let mut server = Node::start(&["--data", data.path().to_str().unwrap()]);
    let load = Load::begin(&[server.address], MINUTE, 60, 20).await;
    let mut outages = Vec::new();
    for _ in 0..20 {
        sleep(BETWEEN).await;
        outages.push(down(&mut server, DOWN).await);
        server.start_again();
    }
    // What is done now is told by a server that was not started since, or never.
    sleep(BETWEEN).await;
    load.end(Vec::new()).await.check_credits(&outages);
}

#[tokio::test]
async fn three_nodes_their_bus_and_their_database_killed_twenty_times_lose_nothing() {
    let (mut postgres, mut nats) = (Postgres::start_durable().unwrap(), Nats::start().unwrap());
    let (database, bus) = (postgres.database().unwrap(), nats.url());
    let args = ["--database", &database, "--nats", &bus];
    let mut nodes: Vec<Node> = (0..3).map(|_| Node::start(&args)).collect();
    let addresses: Vec<_> = nodes.iter().map(|node| node.address).collect();
    let load = Load::begin(&addresses, MINUTE, 60, 20).await;
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
                let outage = Span::begin();
                sleep(LONG).await;
                outages.push(outage.end());
                postgres.restart().unwrap();
            }
        }
    }
    sleep(BETWEEN).await;
    load.end(Vec::new()).await.check_credits(&outages);
}

#[tokio::test]
async fn a_disk_that_is_full_for_a_while_loses_nothing() {
    let disk = Disk::of(64 << 20);
    let server = Node::start(&["--data", disk.0.path().to_str().unwrap()]);
    let load = Load::begin(&[server.address], MINUTE, 20, 4).await;
    let ballast = disk.0.path().join("ballast");
    for _ in 0..3 {
        sleep(BETWEEN).await;
        fill(&ballast);
        load.wait_for_trouble().await;
        sleep(LONG).await;
        fs::remove_file(&ballast).unwrap();
    }
    // Since when exactly nothing could be stored, nobody knows.
    load.end(Vec::new()).await.check_credits(&[]);
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
        let seq = watched.state().seq();
        if watched.state().to_act() == Some(Seat::First) {
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

#[tokio::test]
async fn steps_of_the_system_clock_cost_nobody_time_and_stop_no_clock() {
    let (data, clock) = (TempDir::new().unwrap(), Arc::new(SystemClock::new()));
    let mut server = Node::start_under(&clock, &["--data", data.path().to_str().unwrap()]);
    let control = Control::Fischer { seconds: 30, increment: 1 };
    let nodes = [server.address];
    let load = Load::begin(&nodes, control, 6, 2).await;
    let mut thinkers = Pair::new(&nodes, 0, control, Manner::Patient, &Arc::default()).await;
    // Clocks run once both have made a turn.
    thinkers.turn(Duration::ZERO).await;
    thinkers.turn(Duration::ZERO).await;
    let mut outages = Vec::new();
    // Put back, and right again; an hour behind at a start, and right again; put forward, and right again: from then on
    // the time of the games is ahead of it; and with that once more an hour behind at a start.
    let steps =
        [(false, -1), (false, 0), (true, -1), (false, 0), (false, 1), (false, 0), (true, -1), (false, 0)];
    for (is_start, hours) in steps {
        let step = async {
            if is_start {
                outages.push(down(&mut server, LONG).await);
            }
            clock.set(hours);
            if is_start {
                server.start_again();
            }
            clock.is_seen(hours).await;
            if hours > 0 {
                clock.is_credited(AN_HOUR).await;
            }
        };
        tokio::join!(step, thinkers.turn(THOUGHT));
        if is_start {
            thinkers.turn(THOUGHT).await;
        }
    }
    let charges = load.end(vec![thinkers.end().await]).await.charges();
    let credits = clock.credits();
    let (mut thoughts, mut excused) = (0, 0);
    for charge in &charges {
        charge.check_not_too_much(&outages);
        if outages.iter().any(|outage| charge.overlaps(outage.began, outage.ended)) {
            continue;
        }
        thoughts += usize::from(charge.thought() >= THOUGHT);
        // A server that did not get to run for seconds gives them back.
        if credits.iter().any(|credit| credit.is_of_silence && charge.overlaps(credit.began(), credit.at)) {
            excused += usize::from(charge.thought() >= THOUGHT);
            continue;
        }
        charge.check_not_too_little();
    }
    let steps_alone = steps.iter().filter(|(is_start, _)| !is_start).count();
    assert!(thoughts >= steps_alone, "there is one in each of these at least");
    println!("{} steps of the clock, {thoughts} thoughts, {excused} of them excused", steps.len());
}

/// Kills a server for so long.
async fn down(server: &mut Node, time: Duration) -> Span {
    server.crash();
    let outage = Span::begin();
    sleep(time).await;
    outage.end()
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
        // A process that still has a file open there keeps it until it ends.
        _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

/// Takes all the room there is.
fn fill(file: &Path) {
    let mut ballast = fs::File::create(file).unwrap();
    let block = [0; 4096];
    while std::io::Write::write_all(&mut ballast, &block).is_ok() {}
}
