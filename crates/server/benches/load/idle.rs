//! Ten thousand sockets that do nothing, beside people who play.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::client::{Person, Trouble, address};
use crate::figures::number;
use crate::players::{come_in, play, sit_down};
use crate::site::{Limits, Site};

/// How many come from one address. It may have more at a time, but not open them all at once.
const TOGETHER: usize = 100;

/// How many games are played.
const GAMES: usize = 200;

pub async fn run() {
    let wanted = number("LOAD_CONNECTIONS", 10_000);
    let rate = number("LOAD_RATE", 300);
    // Longer than from one beat of a socket to the next.
    let span = Duration::from_secs(number("LOAD_SECONDS", 30) as u64);
    let site = Site::start(number("LOAD_NODES", 1), Limits::Usual);
    println!("{}, limits as usual", site.name);
    let before = site.memory();

    let begun = Instant::now();
    let open = open(&site.addresses(), wanted).await;
    let count = open.load(Ordering::Relaxed);
    println!("{count} of {wanted} idle sockets are open after {:.1} s", begun.elapsed().as_secs_f64());
    let each = |now: i64| (now - before) as f64 / count as f64;
    tell_memory(&site, before);
    println!("                      {:.1} KiB for each that is idle", each(site.memory()));

    let pairs = sit_down(come_in(&site.addresses(), GAMES, |index| address(1, index)).await).await;
    play(pairs, span, Some(rate)).await.tell(&format!("{rate} turns/s wanted in {GAMES} games"), span);
    let left = open.load(Ordering::Relaxed);
    println!("{left} of {count} idle sockets are still open");
    tell_memory(&site, before);
    println!("                      {:.1} KiB for each that is idle, games and all", each(site.memory()));
}

fn tell_memory(site: &Site, before: i64) {
    let mebibytes = |kibibytes: i64| kibibytes as f64 / 1_024.0;
    let (now, before) = (mebibytes(site.memory()), mebibytes(before));
    println!(
        "memory of the server: {now:.1} MiB in all, of which {before:.1} MiB were there before anybody came"
    );
}

/// Opens so many sockets, each of somebody with a name, who only answers pings; how many of them are open.
async fn open(nodes: &[SocketAddr], wanted: usize) -> Arc<AtomicUsize> {
    let open = Arc::new(AtomicUsize::new(0));
    let mut coming = JoinSet::new();
    for group in 0..wanted.div_ceil(TOGETHER) {
        let (open, node) = (open.clone(), nodes[group % nodes.len()]);
        let count = TOGETHER.min(wanted - group * TOGETHER);
        coming.spawn(async move {
            if let Err(trouble) = open_some(node, group, count, &open).await {
                println!("from {} no more came in: {trouble}", address(2, group));
            }
        });
    }
    coming.join_all().await;
    open
}

async fn open_some(
    node: SocketAddr,
    group: usize,
    count: usize,
    open: &Arc<AtomicUsize>,
) -> Result<(), Trouble> {
    let person = Person::named(node, address(2, group)).await?;
    for _ in 0..count {
        let mut socket = person.socket().await?;
        open.fetch_add(1, Ordering::Relaxed);
        let open = open.clone();
        tokio::spawn(async move {
            while socket.next().await.is_ok() {}
            open.fetch_sub(1, Ordering::Relaxed);
        });
    }
    Ok(())
}
