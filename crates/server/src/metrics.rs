//! What is counted, in the text form that Prometheus reads.

use std::fmt::Write;
use std::future::Future;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Instant;

/// Upper bounds of the times to store an event, in milliseconds.
const BOUNDS: [u64; 9] = [1, 2, 5, 10, 20, 50, 100, 500, 2_000];

/// What is counted.
#[derive(Default)]
pub struct Metrics {
    sockets: AtomicI64,
    messages: AtomicU64,
    refused: AtomicU64,
    stored: AtomicU64,
    failed: AtomicU64,
    jobs: AtomicI64,
    jobs_done: AtomicU64,
    jobs_failed: AtomicU64,
    store_micros: AtomicU64,
    store_times: [AtomicU64; BOUNDS.len()],
}

/// A socket, or a piece of work, counted as long as it lives.
pub struct Counted<'a>(&'a AtomicI64);

impl Metrics {
    /// A socket was opened.
    pub fn socket(&self) -> Counted<'_> {
        Counted::new(&self.sockets)
    }

    /// The engine was asked for something.
    pub fn job(&self) -> Counted<'_> {
        Counted::new(&self.jobs)
    }

    /// The engine has done something that was used.
    pub fn job_done(&self) {
        self.jobs_done.fetch_add(1, Ordering::Relaxed);
    }

    /// The engine was too busy, too late, or not there.
    pub fn job_failed(&self) {
        self.jobs_failed.fetch_add(1, Ordering::Relaxed);
    }

    /// A message came in.
    pub fn message(&self) {
        self.messages.fetch_add(1, Ordering::Relaxed);
    }

    /// An act was refused.
    pub fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Measures how long it takes to store something.
    pub async fn timed<T, E>(&self, storing: impl Future<Output = Result<T, E>>) -> Result<T, E> {
        let start = Instant::now();
        let result = storing.await;
        let micros = u64::try_from(start.elapsed().as_micros()).unwrap_or(u64::MAX);
        if result.is_err() {
            self.failed.fetch_add(1, Ordering::Relaxed);
            return result;
        }
        self.stored.fetch_add(1, Ordering::Relaxed);
        self.store_micros.fetch_add(micros, Ordering::Relaxed);
        for (bound, count) in BOUNDS.iter().zip(&self.store_times) {
            if micros <= bound * 1_000 {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        result
    }

    /// As Prometheus reads it.
    pub fn text(&self, rooms: usize) -> String {
        let load = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let mut text = String::new();
        let mut metric = |name: &str, kind: &str, help: &str, value: i64| {
            _ = writeln!(
                text,
                "# HELP orrery_{name} {help}\n# TYPE orrery_{name} {kind}\norrery_{name} {value}"
            );
        };
        let number = |count: &AtomicU64| i64::try_from(load(count)).unwrap_or(i64::MAX);
        metric("sockets", "gauge", "Open WebSocket connections.", self.sockets.load(Ordering::Relaxed));
        metric("rooms", "gauge", "Games in memory.", i64::try_from(rooms).unwrap_or(i64::MAX));
        metric("messages_total", "counter", "Messages received.", number(&self.messages));
        metric("refused_total", "counter", "Acts refused.", number(&self.refused));
        metric(
            "engine_waiting",
            "gauge",
            "Work of the engine waited for.",
            self.jobs.load(Ordering::Relaxed),
        );
        metric("engine_done_total", "counter", "Work of the engine that was used.", number(&self.jobs_done));
        metric(
            "engine_failures_total",
            "counter",
            "Work that the engine was too busy or too late for.",
            number(&self.jobs_failed),
        );
        metric("store_failures_total", "counter", "Events that could not be stored.", number(&self.failed));
        text.push_str("# HELP orrery_store_seconds Time to store an event durably.\n# TYPE orrery_store_seconds histogram\n");
        for (bound, count) in BOUNDS.iter().zip(&self.store_times) {
            let seconds = *bound as f64 / 1_000.0;
            _ = writeln!(text, "orrery_store_seconds_bucket{{le=\"{seconds}\"}} {}", load(count));
        }
        let (stored, seconds) = (load(&self.stored), load(&self.store_micros) as f64 / 1e6);
        _ = writeln!(text, "orrery_store_seconds_bucket{{le=\"+Inf\"}} {stored}");
        _ = writeln!(text, "orrery_store_seconds_sum {seconds}\norrery_store_seconds_count {stored}");
        text
    }
}

impl Counted<'_> {
    fn new(count: &AtomicI64) -> Counted<'_> {
        count.fetch_add(1, Ordering::Relaxed);
        Counted(count)
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
