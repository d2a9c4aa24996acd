//! The suite on a database in memory, and the faults that it can be given.

#![allow(clippy::unwrap_used)]

#[path = "../suite/mod.rs"]
mod suite;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use orrery_store::memory::{BoxFuture, Fault, Faults, Memory, NoFaults, Operation};
use orrery_store::{Appended, Created, Store, StoreError};
use suite::samples::{entry, game, game_name, log, player_name};
use tokio::time::sleep;

/// A database of its own.
#[derive(Clone, Default)]
struct Place(Memory);

impl Place {
    fn fresh() -> Place {
        Place::default()
    }

    async fn open(&self) -> Store {
        Store::in_memory(&self.0, Arc::new(NoFaults))
    }

    /// A store as another node of the same server would open it.
    async fn another(&self, _: &Store) -> Store {
        self.open().await
    }

    /// Makes the log of the only game so long, all entries as the first.
    async fn lengthen(&self, store: &Store, last: u32) {
        let row = store.lobby(1).await.unwrap().remove(0);
        for seq in 1..=last {
            assert_eq!(store.append(&row, &entry(seq, "{}")).await.unwrap(), Appended::Stored);
        }
    }
}

suite::suite!();

/// What happens next to an operation: the kind, before or after, and the fault.
#[derive(Default)]
struct Script(Mutex<Option<(Operation, bool, Fault)>>);

impl Script {
    fn next(&self, operation: Operation, is_after: bool) -> BoxFuture<Result<(), Fault>> {
        let mut script = self.0.lock().unwrap();
        let meant = script.take_if(|(what, when, _)| *what == operation && *when == is_after);
        Box::pin(async move {
            // As long as a slow disk, so that callers can be dropped meanwhile.
            sleep(Duration::from_secs(1)).await;
            meant.map_or(Ok(()), |(_, _, fault)| Err(fault))
        })
    }
}

impl Faults for Script {
    fn before(&self, operation: Operation) -> BoxFuture<Result<(), Fault>> {
        self.next(operation, false)
    }

    fn after(&self, operation: Operation) -> BoxFuture<Result<(), Fault>> {
        self.next(operation, true)
    }
}

fn scripted() -> (Arc<Script>, Store) {
    let script = Arc::new(Script::default());
    (script.clone(), Store::in_memory(&Memory::default(), script))
}

#[tokio::test(start_paused = true)]
async fn faults_before_change_nothing_and_faults_after_have_changed_it() {
    let (script, store) = scripted();
    store.create(&game(1), &entry(0, "0"), &[]).await.unwrap();
    let mut seq = 0;
    for (fault, is_meant) in [
        (Fault::Unavailable, (|error| matches!(error, StoreError::Unavailable(_))) as fn(StoreError) -> bool),
        (Fault::Full, |error| matches!(error, StoreError::Full(_))),
        (Fault::ReadOnly, |error| matches!(error, StoreError::ReadOnly(_))),
        (Fault::Damaged, |error| matches!(error, StoreError::Damaged(_))),
    ] {
        *script.0.lock().unwrap() = Some((Operation::Write, false, fault));
        let failed = store.append(&game(1), &entry(seq + 1, "lost")).await;
        assert!(is_meant(failed.unwrap_err()), "{fault:?}");
        assert_eq!(store.game(&game_name(1)).await.unwrap().unwrap().seq, seq);
        *script.0.lock().unwrap() = Some((Operation::Write, true, fault));
        let failed = store.append(&game(1), &entry(seq + 1, "there")).await;
        assert!(is_meant(failed.unwrap_err()), "{fault:?}");
        seq += 1;
        assert_eq!(store.entries(&game_name(1), Some(seq - 1)).await.unwrap(), [entry(seq, "there")]);
        for is_after in [false, true] {
            *script.0.lock().unwrap() = Some((Operation::Read, is_after, fault));
            assert!(is_meant(store.game(&game_name(1)).await.unwrap_err()), "{fault:?}");
        }
        assert_eq!(log(&store, &game_name(1)).await.len(), usize::try_from(seq + 1).unwrap());
    }
}

#[tokio::test(start_paused = true)]
async fn calls_that_are_dropped_are_carried_out() {
    let (_, store) = scripted();
    let dropped = tokio::time::timeout(Duration::ZERO, store.create(&game(1), &entry(0, "{}"), &[])).await;
    assert!(dropped.is_err());
    let row = game(1);
    store.check().await.unwrap();
    assert_eq!(store.game(&row.id).await.unwrap(), Some(row.clone()), "when others that came later are done");
    // The answer is waited for no longer when the effect has been.
    let event = entry(1, "{}");
    let dropped = tokio::time::timeout(Duration::from_millis(1500), store.append(&row, &event)).await;
    assert!(dropped.is_err());
    store.check().await.unwrap();
    assert_eq!(log(&store, &row.id).await, [entry(0, "{}"), event]);
}

#[tokio::test(start_paused = true)]
async fn closing_waits_for_what_was_asked() {
    let (_, store) = scripted();
    let asked = tokio::spawn({
        let store = store.clone();
        async move { store.create(&game(1), &entry(0, "{}"), &[]).await }
    });
    tokio::task::yield_now().await;
    store.clone().close().await;
    assert_eq!(asked.await.unwrap(), Ok(Created::Stored));
    assert!(matches!(store.last_change().await, Err(StoreError::Unavailable(_))));
    store.close().await;
}

#[tokio::test]
async fn stores_on_one_database_see_the_same() {
    let database = Memory::default();
    let stores = [1, 2].map(|_| Store::in_memory(&database, Arc::new(NoFaults)));
    stores[0].create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    assert_eq!(stores[1].games_of(&player_name(1), 5).await.unwrap(), [game(1)]);
    // One node ends, the database stays.
    stores[0].clone().close().await;
    assert_eq!(stores[1].append(&game(1), &entry(1, "{}")).await.unwrap(), Appended::Stored);
}
