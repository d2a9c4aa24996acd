//! The files of a database: one server at a time, and it notices when they are taken away.

use std::fs;
use std::os::unix::fs::symlink;

use crate::place::Place;
use crate::suite::samples::{entry, game, game_name};
use orrery_store::{Appended, Store, StoreError, StoreUrl};

#[tokio::test]
async fn a_second_server_is_refused_in_words() {
    let place = Place::fresh();
    let store = place.open().await;
    symlink(place.path("orrery.db"), place.path("other.db")).unwrap();
    for name in ["orrery.db", "other.db"] {
        let error = Store::open(&StoreUrl::sqlite(place.path(name))).await.err().unwrap();
        assert!(matches!(error, StoreError::InUse(_)), "{error}");
        let said = error.to_string();
        assert!(said.contains("another server uses this database") && said.contains(name), "{said}");
    }
    store.check().await.unwrap();
    // Closed or only dropped: then it is free.
    store.close().await;
    drop(place.open().await);
    place.open().await.check().await.unwrap();
}

#[tokio::test]
async fn what_goes_into_a_deleted_file_is_not_acknowledged() {
    for victim in ["orrery.db", "orrery.db-wal"] {
        let place = Place::fresh();
        let store = place.open().await;
        store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
        fs::rename(place.path(victim), place.path("away")).unwrap();
        for _ in 0..2 {
            let written = store.append(&game(1), &entry(1, "{}")).await;
            assert!(matches!(written, Err(StoreError::Damaged(_))), "{victim}: {written:?}");
            let said = written.unwrap_err().to_string();
            assert!(said.contains(victim) && said.contains("deleted or replaced"), "{said}");
            let read = store.game(&game_name(1)).await;
            assert!(matches!(read, Err(StoreError::Damaged(_))), "{victim}: {read:?}");
            // A copy is not the same file.
            fs::copy(place.path("away"), place.path(victim)).unwrap();
        }
        // What was never deleted can be put back.
        fs::rename(place.path("away"), place.path(victim)).unwrap();
        assert_eq!(store.append(&game(1), &entry(1, "{}")).await.unwrap(), Appended::Stored);
        assert_eq!(store.game(&game_name(1)).await.unwrap().unwrap().seq, 1);
    }
}

#[tokio::test]
async fn a_folder_deleted_under_a_server_is_noticed() {
    let place = Place::fresh();
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    fs::remove_dir_all(place.folder()).unwrap();
    let written = store.check().await;
    assert!(matches!(written, Err(StoreError::Damaged(_))), "{written:?}");
}
