//! What is broken at the moment, and for whom; and how often what broke.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use orrery_store::memory::{BoxFuture, Fault, Faults, Operation};
use tokio::time::{Instant, sleep};

use crate::chance::Chance;

/// How a store answers a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoreWeather {
    /// At once, or nearly.
    Fine,
    /// After up to three seconds.
    Slow,
    /// Now and then it fails, before or after having done what was asked.
    Failing,
    /// It can be read, but has no room.
    Full,
    /// Not at all.
    Gone,
}

/// How well anybody can make a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Service {
    /// Nobody can.
    Down,
    /// It may take long, or fail.
    Poor,
    /// Everybody can.
    Up,
}

pub struct Weather(Mutex<Sky>);

struct Sky {
    nodes: Vec<NodeSky>,
    /// The bus loses, doubles and delays more than it should.
    bus_is_bad: bool,
    bus_is_down: bool,
    chance: Chance,
    counts: BTreeMap<&'static str, u64>,
    service: Vec<(Instant, Service)>,
}

#[derive(Clone)]
struct NodeSky {
    is_up: bool,
    store: StoreWeather,
    is_cut_from_bus: bool,
    clock_error: i64,
    /// When this node was last cut off from the store, killed, or started.
    troubled: Instant,
}

impl Weather {
    pub fn new(nodes: usize, chance: Chance) -> Weather {
        let node = NodeSky {
            is_up: false,
            store: StoreWeather::Fine,
            is_cut_from_bus: false,
            clock_error: 0,
            troubled: Instant::now(),
        };
        Weather(Mutex::new(Sky {
            nodes: vec![node; nodes],
            bus_is_bad: false,
            bus_is_down: false,
            chance,
            counts: BTreeMap::new(),
            service: vec![(Instant::now(), Service::Down)],
        }))
    }

    /// Something broke.
    pub fn count(&self, what: &'static str) {
        *self.sky().counts.entry(what).or_default() += 1;
    }

    pub fn counts(&self) -> BTreeMap<&'static str, u64> {
        self.sky().counts.clone()
    }

    pub fn clock_error(&self, node: usize) -> i64 {
        self.sky().nodes[node].clock_error
    }

    pub fn set_clock(&self, node: usize, change: i64) {
        self.sky().nodes[node].clock_error += change;
    }

    pub fn set_up(&self, node: usize, is_up: bool) {
        self.change(node, |sky| sky.is_up = is_up);
    }

    pub fn set_store(&self, node: usize, store: StoreWeather) {
        self.change(node, |sky| sky.store = store);
    }

    pub fn set_cut_from_bus(&self, node: usize, is_cut: bool) {
        self.sky().nodes[node].is_cut_from_bus = is_cut;
    }

    pub fn set_bus(&self, is_bad: bool, is_down: bool) {
        let mut sky = self.sky();
        (sky.bus_is_bad, sky.bus_is_down) = (is_bad, is_down);
    }

    /// Everything works again, but for clocks, which stay as they are.
    pub fn clear(&self) {
        self.set_bus(false, false);
        let count = self.sky().nodes.len();
        for node in 0..count {
            self.change(node, |sky| (sky.store, sky.is_cut_from_bus) = (StoreWeather::Fine, false));
        }
    }

    /// How long a message of the bus takes from one node to another; nothing if it is lost. It may come more than once.
    pub fn bus_delays(&self, from: usize, to: usize) -> Vec<Duration> {
        let mut sky = self.sky();
        if sky.bus_is_down || sky.nodes[from].is_cut_from_bus || sky.nodes[to].is_cut_from_bus {
            return Vec::new();
        }
        let (lost, doubled, longest) = if sky.bus_is_bad { (300, 200, 4_000) } else { (2, 2, 5) };
        if sky.chance.per_mille(lost) {
            *sky.counts.entry("bus message lost").or_default() += 1;
            return Vec::new();
        }
        let copies = if sky.chance.per_mille(doubled) {
            *sky.counts.entry("bus message doubled").or_default() += 1;
            2
        } else {
            1
        };
        (0..copies).map(|_| sky.chance.millis(0, longest)).collect()
    }

    /// Whether a node has had neither trouble with the store nor a restart for so long. One that the bus does not reach
    /// serves its people all the same.
    pub fn untroubled_for(&self, node: usize, time: Duration) -> bool {
        let sky = self.sky();
        let node = &sky.nodes[node];
        node.is_up && node.store == StoreWeather::Fine && node.troubled.elapsed() > time
    }

    /// For how much of a time it was no better than this.
    pub fn time_at_most(&self, service: Service, from: Instant, to: Instant) -> Duration {
        let sky = self.sky();
        let ends = sky.service.iter().skip(1).map(|(at, _)| *at).chain([Instant::now().max(to)]);
        let parts = sky.service.iter().zip(ends).filter(|((_, is), _)| *is <= service);
        parts.map(|((at, _), end)| end.min(to).saturating_duration_since((*at).max(from))).sum()
    }

    /// How often that changed in a time.
    pub fn changes(&self, from: Instant, to: Instant) -> u32 {
        let sky = self.sky();
        sky.service.iter().filter(|(at, _)| *at >= from && *at <= to).count() as u32
    }

    fn change(&self, node: usize, change: impl FnOnce(&mut NodeSky)) {
        let mut sky = self.sky();
        change(&mut sky.nodes[node]);
        sky.nodes[node].troubled = Instant::now();
        let now = sky.nodes.iter().map(NodeSky::service).max().unwrap_or(Service::Down);
        if sky.service.last().is_none_or(|(_, was)| *was != now) {
            sky.service.push((Instant::now(), now));
        }
    }

    fn sky(&self) -> MutexGuard<'_, Sky> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a store does to an operation of a node: so long it takes, and so it ends.
    fn strike(&self, node: usize, operation: Operation, is_done: bool) -> (Duration, Result<(), Fault>) {
        let mut sky = self.sky();
        let weather = sky.nodes[node].store;
        let quick = sky.chance.millis(0, 2);
        let (time, result, what) = match weather {
            StoreWeather::Fine => (quick, Ok(()), ""),
            StoreWeather::Slow => (sky.chance.millis(0, 1_500), Ok(()), "store slow"),
            StoreWeather::Failing if sky.chance.per_mille(250) => {
                let what = if is_done { "store answer lost" } else { "store failed" };
                (quick, Err(Fault::Unavailable), what)
            }
            StoreWeather::Failing => (quick, Ok(()), ""),
            StoreWeather::Full if operation == Operation::Write && !is_done => {
                (quick, Err(Fault::Full), "store full")
            }
            StoreWeather::Full => (quick, Ok(()), ""),
            StoreWeather::Gone => (Duration::from_secs(3), Err(Fault::Unavailable), "store gone"),
        };
        if !what.is_empty() {
            *sky.counts.entry(what).or_default() += 1;
        }
        (time, result)
    }
}

impl NodeSky {
    fn service(&self) -> Service {
        match (self.is_up, self.store) {
            (false, _) => Service::Down,
            (true, StoreWeather::Fine) => Service::Up,
            (true, StoreWeather::Slow | StoreWeather::Failing) => Service::Poor,
            (true, StoreWeather::Full | StoreWeather::Gone) => Service::Down,
        }
    }
}

/// The faults of a store as one node meets them.
pub struct StoreOf {
    pub node: usize,
    pub weather: std::sync::Arc<Weather>,
}

impl StoreOf {
    fn strike(&self, operation: Operation, is_done: bool) -> BoxFuture<Result<(), Fault>> {
        let (weather, node) = (self.weather.clone(), self.node);
        Box::pin(async move {
            let (time, result) = weather.strike(node, operation, is_done);
            sleep(time).await;
            result
        })
    }
}

impl Faults for StoreOf {
    fn before(&self, operation: Operation) -> BoxFuture<Result<(), Fault>> {
        self.strike(operation, false)
    }

    fn after(&self, operation: Operation) -> BoxFuture<Result<(), Fault>> {
        self.strike(operation, true)
    }
}
