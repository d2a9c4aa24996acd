//! How an SQLite file is written: together, and each for itself when it must be.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::place::Place;
use crate::suite::samples::{entry, game, game_name, log, player, session};
use orrery_store::{Added, Appended, Created, StoreError};
use sqlx::Connection;
use tokio::runtime::Handle;
use tokio::task::JoinSet;

// On one thread everybody has asked before the writer begins.
#[tokio::test]
async fn changes_that_wait_are_written_together() {
    let place = Place::fresh();
    let store = place.open().await;
    let before = commits(&place.path("orrery.db-wal"));
    let mut asked = JoinSet::new();
    for number in 0..200 {
        let store = store.clone();
        asked.spawn(async move { store.create(&game(number), &entry(0, "{}"), &[]).await.unwrap() });
    }
    asked.join_all().await;
    let together = commits(&place.path("orrery.db-wal")) - before;
    assert!((1..=2).contains(&together), "{together} transactions");
    assert_eq!(store.lobby(1000).await.unwrap().len(), 200);
}

#[tokio::test]
async fn a_change_that_cannot_be_made_does_not_harm_its_neighbours() {
    let place = Place::fresh();
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    store.add_player(&player(1)).await.unwrap();
    let (of_nobody, of_somebody) = (session(1, 2, 0), session(2, 1, 0));
    let (one, other, next, late) = (game(1), game(2), entry(1, "next"), entry(1, "late"));
    let (refused, added, stored, taken, created, again) = tokio::join!(
        store.add_session(&of_nobody, None),
        store.add_session(&of_somebody, None),
        store.append(&one, &next),
        store.append(&one, &late),
        store.create(&other, &next, &[]),
        store.create(&other, &next, &[]),
    );
    assert!(matches!(refused, Err(StoreError::Refused(_))), "{refused:?}");
    assert_eq!((added, created), (Ok(Added::Stored), Ok(Created::Stored)));
    assert_eq!((stored, taken), (Ok(Appended::Stored), Ok(Appended::Taken)));
    assert!(matches!(again, Err(StoreError::Exists(_))), "{again:?}");
    assert_eq!(log(&store, &game_name(1)).await, [entry(0, "{}"), entry(1, "next")]);
}

#[tokio::test]
async fn closing_writes_what_waits() {
    let place = Place::fresh();
    let store = place.open().await;
    let mut asked = JoinSet::new();
    for number in 0..100 {
        let store = store.clone();
        asked.spawn(async move { store.create(&game(number), &entry(0, "{}"), &[]).await.is_ok() });
    }
    // Everybody asks before this goes on.
    tokio::task::yield_now().await;
    store.close().await;
    let acknowledged = asked.join_all().await.into_iter().filter(|created| *created).count();
    assert_eq!(acknowledged, 100);
    assert_eq!(place.open().await.lobby(1000).await.unwrap().len(), 100);
}

#[tokio::test]
async fn a_call_that_is_dropped_harms_nobody() {
    let place = Place::fresh();
    let store = place.open().await;
    for number in 0..20 {
        let dropped = tokio::spawn({
            let store = store.clone();
            async move { store.create(&game(number), &entry(0, "{}"), &[]).await }
        });
        tokio::task::yield_now().await;
        dropped.abort();
        store.check().await.unwrap();
    }
    for row in store.lobby(100).await.unwrap() {
        assert_eq!(log(&store, &row.id).await, [entry(0, "{}")], "both or none");
    }
}

#[tokio::test]
async fn another_program_that_writes_for_too_long_is_not_waited_for() {
    let place = Place::fresh();
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    let mut other = place.connect().await;
    let transaction = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let (one, first, second) = (game(1), entry(1, "first"), entry(1, "second"));
    let (busy, too) = tokio::join!(store.append(&one, &first), store.append(&one, &second));
    assert!(matches!(busy, Err(StoreError::Unavailable(_))), "{busy:?}");
    assert!(matches!(too, Err(StoreError::Unavailable(_))), "{too:?}");
    assert_eq!(log(&store, &game_name(1)).await, [entry(0, "{}")], "reading goes on");
    transaction.rollback().await.unwrap();
    assert_eq!(store.append(&one, &second).await.unwrap(), Appended::Stored);
    assert_eq!(log(&store, &game_name(1)).await, [entry(0, "{}"), second]);
}

#[tokio::test]
async fn the_writer_ends_with_the_store() {
    let place = Place::fresh();
    let store = place.open().await;
    let other = store.clone();
    drop(store);
    other.check().await.unwrap();
    drop(other);
    let ended = async {
        while Handle::current().metrics().num_alive_tasks() > 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("no task is left");
}

/// The transactions in a write-ahead log, as <https://www.sqlite.org/fileformat2.html#walformat> has it: a frame that
/// ends one says how large the database then is.
fn commits(path: &Path) -> usize {
    let log = fs::read(path).unwrap();
    let number = |at: usize| u32::from_be_bytes(log[at..at + 4].try_into().unwrap());
    let page = usize::try_from(number(8)).unwrap();
    let frames = (32..log.len()).step_by(24 + page);
    frames.filter(|frame| log[frame + 8..frame + 16] == log[16..24] && number(frame + 4) != 0).count()
}
