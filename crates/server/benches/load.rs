//! Legal random games over many sockets, against `orrery serve` in a process of its own.
//!
//! `cargo xtask bench server` builds what this needs, or takes another server, which `ORRERY_BINARY` names there and
//! `ORRERY` here. `LOAD_KIND` says what is measured:
//!
//! - `turns`, which it is if nothing is said: how long a turn takes until it is acknowledged, how many turns a second
//!   there can be, and what a connection that does nothing costs;
//! - `idle`: the same turns beside ten thousand sockets that do nothing;
//! - `floods`: the same turns while somebody wears the server down, in all ways or those that `LOAD_FLOODS` names, from
//!   `LOAD_ADDRESSES` addresses.
//!
//! `LOAD_CONNECTIONS`, `LOAD_RATE` and `LOAD_SECONDS` change the figures. One node on SQLite is measured, or with
//! `LOAD_NODES` so many on PostgreSQL and NATS. Everything stays in 127.0.0.0/8.

#![allow(clippy::unwrap_used)]

#[path = "load/client.rs"]
mod client;
#[path = "../tests/common/mod.rs"]
mod common;
#[path = "load/cores.rs"]
mod cores;
#[path = "load/figures.rs"]
mod figures;
#[path = "load/flood/mod.rs"]
mod flood;
#[path = "load/floods.rs"]
mod floods;
#[path = "load/idle.rs"]
mod idle;
#[path = "load/players.rs"]
mod players;
#[path = "load/site.rs"]
mod site;

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use figures::{number, word};
use players::{come_in, play, sit_down};
use site::{Limits, Site};

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    // The process that `floods` starts.
    if arguments.get(1).is_some_and(|argument| argument == flood::ARGUMENT) {
        orrery_server::raise_open_files();
        return flood::run(&arguments[2..]).await;
    }
    // Cargo runs benches with this argument; anything else that is run with all benches is not meant.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    orrery_server::raise_open_files();
    match word("LOAD_KIND", "turns").as_str() {
        "turns" => turns().await,
        "idle" => idle::run().await,
        "floods" => floods::run().await,
        other => panic!("LOAD_KIND={other}: there are turns, idle and floods"),
    }
}

async fn turns() {
    let connections = number("LOAD_CONNECTIONS", 5_000);
    let rate = number("LOAD_RATE", 500);
    let span = Duration::from_secs(number("LOAD_SECONDS", 20) as u64);
    let site = Site::start(number("LOAD_NODES", 1), Limits::None);
    println!("{}", site.name);
    let before = site.memory();
    let each = |now: i64| (now - before) as f64 / connections as f64;

    let begun = Instant::now();
    let people = come_in(&site.addresses(), connections / 2, |_| Ipv4Addr::LOCALHOST).await;
    println!("{} connections are open after {:.1} s", connections, begun.elapsed().as_secs_f64());
    println!("memory of the server: {:.1} KiB for each that does nothing", each(site.memory()));
    let pairs = sit_down(people).await;
    println!("                      {:.1} KiB for each with its half of a game", each(site.memory()));

    let played = play(pairs, span, Some(rate)).await;
    played.tell(&format!("{rate} turns/s wanted"), span);
    let few = played.pairs.into_iter().take(200).collect();
    play(few, span, None).await.tell("as many as there can be, 400 connections", span);
}
