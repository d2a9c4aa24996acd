//! The real server (hub, rooms, housekeeping, sockets, API) on a simulated machine, network, bus and store.
//!
//! A seed is one run: a few people on one to three nodes play for ten simulated minutes while whatever can break does.
//! Afterwards everything that was acknowledged, shown and charged is held against what is stored. The same seed gives
//! the same run, on tokio's paused clock and one thread, so that what was found can be looked at again.

mod chance;
mod check;
mod ledger;
mod machine;
mod network;
mod nodes;
mod people;
mod post;
mod trouble;
mod weather;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use tokio::runtime::Builder;
use tokio::time::sleep;

use crate::chance::Chance;
use crate::ledger::Ledger;
use crate::network::Network;
use crate::nodes::Nodes;
use crate::people::Person;
use crate::post::Post;
use crate::weather::Weather;

/// For how long people play while things break.
const PLAY: Duration = Duration::from_secs(600);

/// For how long nothing breaks afterwards, so that everybody can come to know what there is to know.
const CALM: Duration = Duration::from_secs(90);

/// What came of a run.
pub struct Report {
    /// What was run.
    pub seed: u64,
    /// What is wrong; nothing, it is hoped.
    pub findings: Vec<String>,
    /// How often each kind of fault happened.
    pub faults: BTreeMap<&'static str, u64>,
    /// How many acts were acknowledged.
    pub acknowledged: usize,
    /// How many games were played.
    pub games: usize,
    /// A fingerprint of everything that was stored: the same seed gives the same.
    pub fingerprint: String,
    /// What happened, in order, as far as it matters to what was found.
    pub story: Vec<String>,
}

impl Report {
    /// A story short enough to read: what broke, and what was found.
    pub fn tell(&self) -> String {
        let findings: String = self.findings.iter().map(|finding| format!("\n  {finding}")).collect();
        let story: String = self.story.iter().map(|line| format!("\n  {line}")).collect();
        format!("seed {}: {} findings{findings}\n what happened:{story}", self.seed, self.findings.len())
    }
}

/// Everything that the parts of a run share.
pub(crate) struct Sim {
    pub weather: Arc<Weather>,
    pub nodes: Nodes,
    pub network: Network,
    pub ledger: Ledger,
}

/// Runs one seed after another on all cores, from the first for as long as they are wanted, and hands on what came of each.
pub fn run_all(first: u64, is_wanted: impl Fn(u64) -> bool + Sync, each: impl FnMut(Report) + Send) {
    let next = AtomicU64::new(first);
    let each = Mutex::new(each);
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if !is_wanted(seed) {
                        return;
                    }
                    let report = run(seed);
                    each.lock().expect("nobody panics who holds it")(report);
                }
            });
        }
    });
}

/// Runs a seed.
pub fn run(seed: u64) -> Report {
    let runtime = Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a runtime needs nothing that a machine might lack").block_on(simulate(seed))
}

async fn simulate(seed: u64) -> Report {
    let mut chance = Chance::new(seed);
    let count = *chance.one_of(&[1, 1, 1, 2, 2, 3]);
    let people = *chance.one_of(&[2, 2, 4, 6, 8, 12, 20, 40]);
    let weather = Arc::new(Weather::new(count, chance.split()));
    let post = Post::new(weather.clone());
    let sim = Arc::new(Sim {
        nodes: Nodes::new(count, weather.clone(), post, &mut chance),
        network: Network::new(weather.clone(), chance.split()),
        ledger: Ledger::new(weather.clone()),
        weather,
    });
    sim.ledger.tell(format!("{count} nodes, {people} people"));
    sim.nodes.start_all(&sim).await;
    let playing: Vec<_> = (0..people)
        .map(|number| tokio::spawn(Person::new(number, sim.clone(), chance.split()).play()))
        .collect();
    let limits = tokio::spawn(check::limits(sim.clone()));
    trouble::make(&sim, chance.split(), PLAY).await;
    sim.ledger.tell("nothing breaks any more".to_owned());
    sim.ledger.calm_down();
    sleep(CALM).await;
    let views = sim.ledger.views();
    playing.iter().for_each(tokio::task::JoinHandle::abort);
    limits.abort();
    check::everything(seed, &sim, views).await
}
