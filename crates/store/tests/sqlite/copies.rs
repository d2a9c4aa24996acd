//! Backups, for when nothing else helps, and what becomes of them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use crate::place::Place;
use crate::suite::samples::{entry, game, game_name, log};
use orrery_gamelog::Entry;
use orrery_store::{Appended, Store, StoreError, StoreUrl, backup, restore};
use sqlx::{Connection, query};
use tokio::task::JoinSet;

/// What is in a folder.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    files.map(|file| (file.file_name().into_string().unwrap(), fs::read(file.path()).unwrap())).collect()
}

/// A database with some games in it that nobody uses.
async fn left() -> Place {
    let place = Place::fresh();
    let store = place.open().await;
    for number in 0..20 {
        store.create(&game(number), &entry(0, &"x".repeat(3000)), &[]).await.unwrap();
    }
    store.close().await;
    place
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_live_database_is_a_moment_of_it() {
    let place = Place::fresh();
    let store = place.open().await;
    let stop = Arc::new(AtomicBool::new(false));
    let acknowledged: Arc<[AtomicU32; 8]> = Arc::default();
    let mut players = JoinSet::new();
    for number in 0..8 {
        store.create(&game(number), &entry(0, "0"), &[]).await.unwrap();
        let (store, stop, acknowledged) = (store.clone(), stop.clone(), acknowledged.clone());
        players.spawn(async move {
            for seq in 1.. {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                let appended = store.append(&game(number), &entry(seq, &seq.to_string())).await.unwrap();
                assert_eq!(appended, Appended::Stored);
                acknowledged[usize::try_from(number).unwrap()].store(seq, Ordering::Relaxed);
            }
        });
    }
    for copy in 0..5 {
        let url = StoreUrl::sqlite(place.path(&format!("backup-{copy}.db")));
        let before: Vec<u32> = acknowledged.iter().map(|seq| seq.load(Ordering::Relaxed)).collect();
        backup(&place.path("orrery.db"), &place.path(&format!("backup-{copy}.db"))).await.unwrap();
        let copied = Store::open(&url).await.unwrap();
        for (number, before) in (0..).zip(before) {
            let last = copied.game(&game_name(number)).await.unwrap().unwrap().seq;
            assert!(last >= before, "game {number}: {last} of {before}");
            let wanted: Vec<Entry> = (0..=last).map(|seq| entry(seq, &seq.to_string())).collect();
            assert_eq!(log(&copied, &game_name(number)).await, wanted);
        }
        copied.close().await;
    }
    stop.store(true, Ordering::Relaxed);
    players.join_all().await;
    assert!(!place.path("backup-0.db.part").exists());
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_leaves_nothing_half_done() {
    let place = Place::fresh();
    let store = place.open().await;
    let (file, there) = (place.path("orrery.db"), place.path("there"));
    fs::write(&there, "precious").unwrap();
    let refused = backup(&file, &there).await;
    assert!(matches!(refused, Err(StoreError::Exists(_))), "{refused:?}");
    assert_eq!(fs::read(&there).unwrap(), b"precious");
    let refused = backup(&file, &place.path("orrery.db")).await;
    assert!(matches!(refused, Err(StoreError::Exists(_))), "{refused:?}");
    let refused = backup(&file, &place.path("absent/backup.db")).await;
    assert!(matches!(refused, Err(StoreError::Refused(_))), "{refused:?}");
    // Something that cannot be removed is in the way of the copy.
    fs::create_dir(place.path("half.db.part")).unwrap();
    let refused = backup(&file, &place.path("half.db")).await;
    assert!(refused.is_err());
    assert!(!place.path("half.db").exists());
    store.check().await.unwrap();
}

#[tokio::test]
async fn a_backup_changes_nothing_whatever_the_version() {
    let (place, elsewhere) = (left().await, Place::fresh());
    let file = place.path("orrery.db");
    for (number, sql) in [
        "DELETE FROM beat",
        "INSERT INTO _sqlx_migrations SELECT 900, description, installed_on, success, checksum, execution_time
         FROM _sqlx_migrations WHERE version = 1",
        "DELETE FROM _sqlx_migrations WHERE version > 1",
    ]
    .into_iter()
    .enumerate()
    {
        place.execute(sql).await;
        let before = contents(place.folder());
        let copy = elsewhere.path(&number.to_string());
        backup(&file, &copy).await.unwrap();
        assert!(contents(place.folder()) == before, "{sql}");
        let restored = restore(&copy, &elsewhere.path(&format!("{number}.db"))).await;
        assert_eq!(matches!(restored, Err(StoreError::TooNew(_))), number == 1, "{restored:?}");
    }
    assert_eq!(contents(elsewhere.folder()).keys().filter(|name| name.ends_with(".part")).count(), 0);
}

#[tokio::test]
async fn a_backup_after_a_crash_has_what_is_in_the_write_ahead_log() {
    let (place, crashed) = (Place::fresh(), Place::fresh());
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    for name in ["orrery.db", "orrery.db-wal"] {
        fs::copy(place.path(name), crashed.path(name)).unwrap();
    }
    backup(&crashed.path("orrery.db"), &crashed.path("copy")).await.unwrap();
    restore(&crashed.path("copy"), &crashed.path("fresh.db")).await.unwrap();
    let fresh = Store::open(&StoreUrl::sqlite(crashed.path("fresh.db"))).await.unwrap();
    assert_eq!(log(&fresh, &game_name(1)).await, [entry(0, "{}")]);
}

#[tokio::test]
async fn what_is_no_whole_database_is_not_restored() {
    let (place, elsewhere) = (left().await, Place::fresh());
    let copy = elsewhere.path("copy");
    backup(&place.path("orrery.db"), &copy).await.unwrap();
    let whole = fs::read(&copy).unwrap();
    assert!(whole.len() > 60_000);
    let to = Place::fresh();
    let refused = async |what: &str| {
        let error = restore(&copy, &to.path("orrery.db")).await.expect_err(what);
        assert_eq!(contents(to.folder()).len(), 0, "{what}");
        error
    };
    for place in (0..whole.len() - 20_000).step_by(10_000) {
        let mut bytes = whole.clone();
        bytes[place..place + 20_000].fill(0x5a);
        fs::write(&copy, bytes).unwrap();
        let error = refused("overwritten").await;
        assert!(matches!(error, StoreError::Damaged(_) | StoreError::Unavailable(_)), "{place}: {error}");
    }
    for (bytes, said) in [(&[][..], "empty"), (&whole[..30_000], "damaged"), (b"Hello!", "damaged")] {
        fs::write(&copy, bytes).unwrap();
        let error = refused("no database").await.to_string();
        assert!(error.contains(said), "{error}");
    }
    fs::write(&copy, &whole).unwrap();
    let change = async |sql: &'static str| {
        let _ = fs::remove_file(elsewhere.path("orrery.db"));
        fs::copy(&copy, elsewhere.path("orrery.db")).unwrap();
        let mut connection = elsewhere.connect().await;
        for sql in ["PRAGMA foreign_keys = OFF", sql] {
            query(sql).execute(&mut connection).await.unwrap();
        }
        connection.close().await.unwrap();
        let refused = restore(&elsewhere.path("orrery.db"), &to.path("orrery.db")).await.unwrap_err();
        assert_eq!(contents(to.folder()).len(), 0, "{sql}");
        refused.to_string()
    };
    let error = change("DROP TABLE outage").await;
    assert!(error.contains("no database of Orrery"), "{error}");
    let error = change("DELETE FROM _sqlx_migrations").await;
    assert!(error.contains("which version"), "{error}");
    let error = change("DELETE FROM game").await;
    assert!(error.contains("damaged") && error.contains("not there"), "{error}");
    // What is newest would be missing.
    fs::write(elsewhere.path("copy-wal"), "newer").unwrap();
    let error = refused("a log beside it").await;
    assert!(error.to_string().contains("copy-wal"), "{error}");
    fs::remove_file(elsewhere.path("copy-wal")).unwrap();
    restore(&copy, &to.path("orrery.db")).await.unwrap();
    assert_eq!(to.open().await.lobby(100).await.unwrap().len(), 20);
}

#[tokio::test]
async fn nothing_is_restored_over_anything() {
    let (place, to) = (left().await, Place::fresh());
    let (copy, file) = (place.path("copy"), to.path("orrery.db"));
    backup(&place.path("orrery.db"), &copy).await.unwrap();
    for ending in ["", "-wal", "-shm", "-journal"] {
        let there = to.path(&format!("orrery.db{ending}"));
        fs::write(&there, "precious").unwrap();
        let error = restore(&copy, &file).await.unwrap_err();
        assert!(matches!(error, StoreError::Exists(_)), "{error}");
        assert!(error.to_string().contains(&format!("orrery.db{ending} is in the way")), "{error}");
        assert_eq!(contents(to.folder()).len(), 1);
        assert_eq!(fs::read(&there).unwrap(), b"precious");
        fs::remove_file(there).unwrap();
    }
    // A server that runs on files that somebody has deleted.
    let store = to.open().await;
    for name in ["orrery.db", "orrery.db-wal", "orrery.db-shm"] {
        fs::remove_file(to.path(name)).unwrap();
    }
    let error = restore(&copy, &file).await.unwrap_err();
    assert!(matches!(error, StoreError::InUse(_)), "{error}");
    assert!(!file.exists() && !to.path("orrery.db.restoring").exists());
    store.close().await;
    // What the links of another database say does not count for this one.
    fs::write(to.path("orrery.db-links"), "stale").unwrap();
    restore(&copy, &file).await.unwrap();
    assert!(!to.path("orrery.db-links").exists());
    assert_eq!(to.open().await.shortened(), []);
}
