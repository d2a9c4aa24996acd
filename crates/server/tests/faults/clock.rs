//! A system clock that a test can set, and what a server under it says. Made by libfaketime, which stands between the
//! server and the system's library; the clock that nobody can set is left alone.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::timeout;

/// The loader knows what `$LIB` is on this machine.
const LIBRARY: &str = "/usr/$LIB/faketime/libfaketime.so.1";

/// How long a server may take to show that its clock was set.
const NEWS_TIMEOUT: Duration = Duration::from_secs(60);

/// The clock of a server's system.
pub struct SystemClock {
    folder: TempDir,
    heard: watch::Sender<Heard>,
}

/// What was heard of a server.
#[derive(Default)]
struct Heard {
    /// By how many hours its clock was wrong when it last said something.
    hours: i64,
    credits: Vec<Credit>,
}

/// A server says that it gives time back to everybody.
#[derive(Clone, Copy, Debug)]
pub struct Credit {
    pub at: Instant,
    pub time: Duration,
    /// Because nothing could be done, and not because of the clock alone.
    pub is_of_silence: bool,
}

impl Credit {
    /// Since when that time was lost.
    pub fn began(&self) -> Instant {
        self.at.checked_sub(self.time).unwrap_or(self.at)
    }
}

impl SystemClock {
    /// A clock that is right.
    pub fn new() -> SystemClock {
        let clock = SystemClock { folder: TempDir::new().unwrap(), heard: watch::Sender::default() };
        clock.set(0);
        clock
    }

    /// Sets it so many hours ahead.
    pub fn set(&self, hours: i64) {
        // At once: who reads half of it would end.
        let new = self.folder.path().join("new");
        fs::write(&new, format!("{:+}", hours * 3_600)).unwrap();
        fs::rename(new, self.file()).unwrap();
    }

    /// Has a program read this clock, and say something often.
    pub fn give_to(&self, command: &mut Command) {
        command
            .env("LD_PRELOAD", LIBRARY)
            .env("FAKETIME_TIMESTAMP_FILE", self.file())
            .env("FAKETIME_NO_CACHE", "1")
            .env("FAKETIME_DONT_FAKE_MONOTONIC", "1")
            .env("NO_FAKE_STAT", "1")
            // What it asks of its database several times a second, with the time.
            .env("RUST_LOG", "info,sqlx::query=debug");
    }

    /// Listens to a server in the background, until it ends.
    pub fn listen(&self, said: impl Read + Send + 'static) {
        let heard = self.heard.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(said).lines().map_while(Result::ok) {
                let hours = hours_ahead(&line);
                let credit = credit(&line);
                heard.send_if_modified(|heard| {
                    let is_news = credit.is_some() || hours.is_some_and(|hours| hours != heard.hours);
                    heard.hours = hours.unwrap_or(heard.hours);
                    heard.credits.extend(credit);
                    is_news
                });
            }
        });
    }

    /// Waits until the server's own words show that its clock is so many hours ahead.
    pub async fn is_seen(&self, hours: i64) {
        self.wait_for(|heard| heard.hours == hours).await;
    }

    /// Waits until the server says that it gives at least so much back.
    pub async fn is_credited(&self, wanted: Duration) {
        self.wait_for(|heard| heard.credits.iter().any(|credit| credit.time >= wanted)).await;
    }

    async fn wait_for(&self, wanted: impl FnMut(&Heard) -> bool) {
        let mut heard = self.heard.subscribe();
        timeout(NEWS_TIMEOUT, heard.wait_for(wanted))
            .await
            .expect("libfaketime sets the server's clock")
            .unwrap();
    }

    /// Everything that was given back.
    pub fn credits(&self) -> Vec<Credit> {
        self.heard.borrow().credits.clone()
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("clock")
    }
}

/// What libfaketime leaves behind of a process that was killed, and another one of the same number would stumble over.
pub fn tidy_up_after(process: u32) {
    for name in [format!("faketime_shm_{process}"), format!("sem.faketime_sem_{process}")] {
        // There is none where the clock was the real one.
        _ = fs::remove_file(PathBuf::from("/dev/shm").join(name));
    }
}

/// By how many hours the clock is wrong by which somebody says this. The day does not matter.
fn hours_ahead(line: &str) -> Option<i64> {
    let time = line.strip_prefix("{\"timestamp\":\"")?.split('T').nth(1)?;
    let (hour, minute) = (time.get(..2)?.parse::<i64>().ok()?, time.get(3..5)?.parse::<i64>().ok()?);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() / 60;
    let ahead = (hour * 60 + minute - i64::try_from(now).unwrap()).rem_euclid(24 * 60);
    let hours = (ahead + 30) / 60;
    Some(if hours > 12 { hours - 24 } else { hours })
}

fn credit(line: &str) -> Option<Credit> {
    if !line.contains("clocks are credited") {
        return None;
    }
    let said: Value = serde_json::from_str(line).unwrap();
    let time = Duration::from_millis(said["fields"]["millis"].as_u64().unwrap());
    Some(Credit { at: Instant::now(), time, is_of_silence: !line.contains("was put forward") })
}
