//! What is counted, in the text form that Prometheus reads.

use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::time::{Duration, Instant};

use orrery_wire::ErrorCode;
use prometheus_client::encoding::text;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

/// What the text is.
pub const MEDIA_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Upper bounds of the times to store an event, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];

/// One label and its value, of which there are few.
type Label = [(&'static str, &'static str); 1];

/// A number with a part after the point.
type Real = Gauge<f64, AtomicU64>;

/// What is counted.
pub struct Metrics {
    registry: Registry,
    sockets: Gauge,
    rooms: Gauge,
    messages: Counter,
    refused: Counter,
    problems: Family<[(&'static str, String); 1], Counter>,
    jobs: Gauge,
    queued: Family<Label, Gauge>,
    jobs_done: Counter,
    jobs_failed: Counter,
    storing: Gauge,
    failed: Counter,
    store_times: Histogram,
    connections: Gauge,
    connections_refused: Family<Label, Counter>,
    accept_errors: Counter,
    outages: Counter,
    outage_seconds: Counter<f64, AtomicU64>,
    beat_age: Real,
    disk_free: Real,
}

/// A socket, a connection or a piece of work, counted as long as it lives.
pub struct Counted(Gauge);

/// What is not counted, but looked at when somebody asks.
pub struct Present<'a> {
    /// Games in memory.
    pub rooms: usize,
    /// Turns and analyses that wait for a thread of the engine.
    pub queued: [usize; 2],
    /// How old the last beat is, if there was one.
    pub beat_age: Option<Duration>,
    /// Where the database is, if it is a file.
    pub data: Option<&'a Path>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("orrery");
        let store_times = Histogram::new(BOUNDS);
        registry.register("store_seconds", "Time to store an event durably", store_times.clone());
        let mut list = List(&mut registry);
        Metrics {
            sockets: list.add("sockets", "Open WebSocket connections"),
            rooms: list.add("rooms", "Games in memory"),
            messages: list.add("messages", "Messages received"),
            refused: list.add("refused", "Acts refused"),
            problems: list.add("problems", "Requests and messages refused, by the error that was told"),
            jobs: list.add("engine_waiting", "Work of the engine waited for"),
            queued: list.add("engine_queue", "Work that waits for a thread of this process, by its lane"),
            jobs_done: list.add("engine_done", "Work of the engine that was used"),
            jobs_failed: list.add("engine_failures", "Work that the engine was too busy or too late for"),
            storing: list.add("store_waiting", "Events that wait to be durable"),
            failed: list.add("store_failures", "Events that could not be stored"),
            connections: list.add("connections", "Open connections"),
            connections_refused: list.add("connections_refused", "Connections refused, by the limit"),
            accept_errors: list.add("accept_errors", "Connections that the system could not give"),
            outages: list.add("outages", "Times in which nobody could make a turn"),
            outage_seconds: list.add("outage_seconds", "How long nobody could make a turn"),
            beat_age: list.add("beat_age_seconds", "Time since the store was last written by a beat"),
            disk_free: list.add("disk_free_bytes", "Room on the disk of the database"),
            store_times,
            registry,
        }
    }
}

/// Where everything is made known under its name.
struct List<'a>(&'a mut Registry);

impl List<'_> {
    fn add<M: Metric + Default + Clone>(&mut self, name: &str, help: &str) -> M {
        let metric = M::default();
        self.0.register(name, help, metric.clone());
        metric
    }
}

impl Metrics {
    /// A socket was opened.
    pub fn socket(&self) -> Counted {
        Counted::new(&self.sockets)
    }

    /// A connection was opened.
    pub fn connection(&self) -> Counted {
        Counted::new(&self.connections)
    }

    /// A connection was refused, because of this limit.
    pub fn connection_refused(&self, limit: &'static str) {
        self.connections_refused.get_or_create(&[("limit", limit)]).inc();
    }

    /// The system could not give us a connection.
    pub fn accept_error(&self) {
        self.accept_errors.inc();
    }

    /// The engine was asked for something.
    pub fn job(&self) -> Counted {
        Counted::new(&self.jobs)
    }

    /// The engine has done something that was used.
    pub fn job_done(&self) {
        self.jobs_done.inc();
    }

    /// The engine was too busy, too late, or not there.
    pub fn job_failed(&self) {
        self.jobs_failed.inc();
    }

    /// A message came in.
    pub fn message(&self) {
        self.messages.inc();
    }

    /// An act was refused.
    pub fn refused(&self) {
        self.refused.inc();
    }

    /// Something was answered with this error.
    pub fn problem(&self, error: &ErrorCode) {
        self.problems.get_or_create(&[("error", error.to_string())]).inc();
    }

    /// Nobody could make a turn for so many milliseconds.
    pub fn outage(&self, millis: i64) {
        self.outages.inc();
        self.outage_seconds.inc_by(millis.max(0) as f64 / 1e3);
    }

    /// Measures how long it takes to store something.
    pub async fn timed<T, E>(&self, storing: impl Future<Output = Result<T, E>>) -> Result<T, E> {
        let start = Instant::now();
        let _waiting = Counted::new(&self.storing);
        let result = storing.await;
        match &result {
            Ok(_) => self.store_times.observe(start.elapsed().as_secs_f64()),
            Err(_) => _ = self.failed.inc(),
        }
        result
    }

    /// As Prometheus reads it.
    pub fn text(&self, present: &Present<'_>) -> String {
        let set = |gauge: &Gauge, count: usize| _ = gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
        set(&self.rooms, present.rooms);
        for (lane, count) in ["turns", "analyses"].into_iter().zip(present.queued) {
            set(&self.queued.get_or_create(&[("lane", lane)]), count);
        }
        self.beat_age.set(present.beat_age.map_or(f64::NAN, |age| age.as_secs_f64()));
        self.disk_free.set(present.data.and_then(free_bytes).unwrap_or(f64::NAN));
        let mut text = String::new();
        // Writing into a string cannot fail.
        _ = text::encode(&mut text, &self.registry);
        text
    }
}

/// How much room there is where a file or folder is.
fn free_bytes(path: &Path) -> Option<f64> {
    #[cfg(unix)]
    {
        let disk = rustix::fs::statvfs(path).ok()?;
        Some(disk.f_bavail as f64 * disk.f_frsize as f64)
    }
    #[cfg(not(unix))]
    {
        _ = path;
        None
    }
}

impl Counted {
    fn new(count: &Gauge) -> Counted {
        count.inc();
        Counted(count.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn everything_has_its_name() {
        let metrics = Metrics::default();
        let open = (metrics.socket(), metrics.connection());
        metrics.problem(&ErrorCode::TooLarge);
        metrics.connection_refused("address");
        metrics.outage(2_500);
        assert_eq!(metrics.timed(async { Ok::<_, ()>(7) }).await, Ok(7));
        assert_eq!(metrics.timed(async { Err::<(), _>(8) }).await, Err(8));
        let data = std::env::temp_dir();
        let text = metrics.text(&Present {
            rooms: 3,
            queued: [4, 0],
            beat_age: Some(Duration::from_millis(1_500)),
            data: Some(&data),
        });
        for line in [
            "# TYPE orrery_messages counter",
            "orrery_messages_total 0",
            "orrery_sockets 1",
            "orrery_connections 1",
            "orrery_rooms 3",
            "orrery_problems_total{error=\"too-large\"} 1",
            "orrery_connections_refused_total{limit=\"address\"} 1",
            "orrery_accept_errors_total 0",
            "orrery_outages_total 1",
            "orrery_outage_seconds_total 2.5",
            "orrery_beat_age_seconds 1.5",
            "orrery_engine_waiting 0",
            "orrery_engine_queue{lane=\"turns\"} 4",
            "orrery_engine_queue{lane=\"analyses\"} 0",
            "orrery_store_waiting 0",
            "orrery_store_failures_total 1",
            "orrery_store_seconds_count 1",
            "orrery_store_seconds_bucket{le=\"2.0\"} 1",
            "# EOF",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is not in\n{text}");
        }
        let free = text.lines().find_map(|line| line.strip_prefix("orrery_disk_free_bytes "));
        assert!(!cfg!(unix) || free.is_some_and(|free| free != "NaN"), "{text}");
        drop(open);
        let nothing = Present { rooms: 0, queued: [0; 2], beat_age: None, data: None };
        assert!(metrics.text(&nothing).contains("orrery_sockets 0\n"));
    }
}
