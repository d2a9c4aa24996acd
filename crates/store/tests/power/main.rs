//! Power cuts: what was acknowledged is there when the power is back.
//!
//! A child process plays on a layer below SQLite that loses what was not synced, and is killed in the middle of it.

#![allow(clippy::unwrap_used)]

#[allow(dead_code, reason = "here nobody needs a name")]
#[path = "../suite/samples.rs"]
mod samples;

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use orrery_gamelog::Entry;
use orrery_store::faults::break_syncing;
use orrery_store::{Appended, Store, StoreError, StoreUrl};
use samples::{entry, game, game_name, log};
use tokio::task::JoinSet;

/// Says to the child process where to play.
const PLAY: &str = "ORRERY_STORE_PLAY";

const GAMES: u32 = 6;

/// A folder that is removed at the end.
struct Folder(PathBuf);

#[tokio::test]
async fn nothing_that_was_acknowledged_is_lost() {
    let folder = Folder::new("full");
    let file = folder.0.join("orrery.db");
    // Long enough for the write-ahead log to be copied into the database and begun anew, several times.
    for cut in [1, 10, 100, 700, 1000, 1500] {
        let acknowledged = play_until_the_power_fails(&file, "full", cut);
        assert!(!acknowledged.is_empty());
        let (lost, noticed) = lost(&file, &acknowledged).await;
        assert_eq!((lost, noticed), (0, false), "after {cut}: {acknowledged:?}");
    }
}

/// Shows that the test above would notice: here a commit does not wait for the disk.
#[tokio::test]
async fn without_waiting_for_the_disk_something_is_lost() {
    let folder = Folder::new("normal");
    let file = folder.0.join("orrery.db");
    let mut all = 0;
    // Several, because now and then the power fails just after the disk was waited for.
    for cut in [10, 100, 200, 300, 400, 500] {
        let acknowledged = play_until_the_power_fails(&file, "normal", cut);
        let (lost, noticed) = lost(&file, &acknowledged).await;
        assert!(noticed || lost == 0, "{lost} lost and nobody told");
        all += lost;
    }
    assert!(all > 0);
}

#[tokio::test]
async fn a_disk_that_does_not_sync_acknowledges_nothing() {
    let folder = Folder::new("broken");
    let file = folder.0.join("orrery.db");
    let url: StoreUrl = format!("sqlite:{}?vfs=unsynced", file.display()).parse().unwrap();
    let store = Store::open(&url).await.unwrap();
    for number in 0..GAMES {
        store.create(&game(number), &entry(0, "first"), &[]).await.unwrap();
    }
    break_syncing(true);
    let mut asked = JoinSet::new();
    for number in 0..GAMES {
        let store = store.clone();
        asked.spawn(async move { store.append(&game(number), &entry(1, "lost")).await });
    }
    for answer in asked.join_all().await {
        assert!(matches!(answer, Err(StoreError::Unavailable(_))), "{answer:?}");
    }
    assert!(store.check().await.is_err());
    assert_eq!(log(&store, &game_name(0)).await, [entry(0, "first")], "what is stored can be read");
    break_syncing(false);
    for number in 0..GAMES {
        assert_eq!(store.append(&game(number), &entry(1, "next")).await.unwrap(), Appended::Stored);
    }
    // What is on disk now, without anything else being written.
    let copy = folder.0.join("copy.db");
    fs::copy(&file, &copy).unwrap();
    fs::copy(folder.0.join("orrery.db-wal"), folder.0.join("copy.db-wal")).unwrap();
    let copied = Store::open(&StoreUrl::sqlite(&copy)).await.unwrap();
    for number in 0..GAMES {
        assert_eq!(log(&copied, &game_name(number)).await, [entry(0, "first"), entry(1, "next")]);
    }
}

/// How many acknowledged events are not there, and whether the store has noticed. Those that are there must be whole,
/// without a gap.
async fn lost(file: &Path, acknowledged: &HashMap<u32, u32>) -> (u32, bool) {
    let store = Store::open(&StoreUrl::sqlite(file)).await.unwrap();
    let mut lost = 0;
    for (&number, &last) in acknowledged {
        let there = log(&store, &game_name(number)).await;
        let wanted: Vec<Entry> = (0..).take(there.len()).map(|seq| entry(seq, &body(seq))).collect();
        assert_eq!(there, wanted);
        let row = store.game(&game_name(number)).await.unwrap();
        let stored = row.map_or(0, |row| row.seq + 1);
        assert_eq!(stored, u32::try_from(there.len()).unwrap(), "the summary follows");
        lost += (last + 1).saturating_sub(stored);
    }
    let noticed = !store.shortened().is_empty();
    store.close().await;
    (lost, noticed)
}

/// Lets a child play, kills it after so many acknowledgements; the last one it gave for each game.
fn play_until_the_power_fails(file: &Path, synchronous: &str, after: usize) -> HashMap<u32, u32> {
    let url = format!("sqlite:{}?vfs=unsynced&synchronous={synchronous}", file.display());
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "a_child_plays", "--nocapture"])
        .env(PLAY, url)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut acknowledged = HashMap::new();
    let mut count = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        // The runner of the tests says something too.
        let line = line.unwrap();
        let Some((_, words)) = line.split_once("stored ") else { continue };
        let (number, seq) = words.split_once(' ').unwrap();
        acknowledged.insert(number.parse().unwrap(), seq.parse().unwrap());
        count += 1;
        if count == after {
            child.kill().unwrap();
        }
    }
    let status = child.wait().unwrap();
    assert!(!status.success(), "it was killed");
    acknowledged
}

/// Plays on, for ever, and says what is stored. Does nothing unless it is the child of a test.
#[tokio::test]
async fn a_child_plays() {
    let Ok(url) = std::env::var(PLAY) else { return };
    let store = Store::open(&url.parse().unwrap()).await.unwrap();
    let mut players = JoinSet::new();
    for number in 0..GAMES {
        let store = store.clone();
        players.spawn(async move {
            let mut seq = match store.game(&game_name(number)).await.unwrap() {
                Some(row) => row.seq,
                None => {
                    store.create(&game(number), &entry(0, &body(0)), &[]).await.unwrap();
                    0
                }
            };
            loop {
                println!("stored {number} {seq}");
                seq += 1;
                let appended = store.append(&game(number), &entry(seq, &body(seq))).await.unwrap();
                assert_eq!(appended, Appended::Stored);
            }
        });
    }
    players.join_all().await;
}

/// Of different lengths, so that pages are filled in different ways.
fn body(seq: u32) -> String {
    seq.to_string().repeat(usize::try_from(seq % 50).unwrap() + 1)
}

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("orrery-power-{name}-{}", std::process::id()));
        fs::create_dir(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
