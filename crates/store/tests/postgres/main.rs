//! The suite on PostgreSQL, and what only a server can do: go away and come back.

#![allow(clippy::unwrap_used)]

#[path = "../suite/mod.rs"]
mod suite;
#[path = "../suite/tables.rs"]
mod tables;
mod tls;

use std::sync::LazyLock;

use orrery_gamelog::Entry;
use orrery_services::Postgres;
use orrery_store::{Appended, Store, StoreError, StoreUrl};
use sqlx::postgres::PgConnection;
use sqlx::{Connection, query};
use suite::samples::{entry, game, game_name, log};
use tokio::sync::watch;
use tokio::task::{JoinSet, block_in_place};

/// One server for the whole suite. It ends with this process.
static SERVER: LazyLock<Postgres> = LazyLock::new(|| Postgres::start().unwrap());

/// A database of its own.
#[derive(Clone)]
struct Place {
    url: StoreUrl,
    address: String,
}

impl Place {
    fn fresh() -> Place {
        Place::on(&SERVER)
    }

    fn on(server: &Postgres) -> Place {
        let address = block_in_place(|| server.database().unwrap());
        Place { url: address.parse().unwrap(), address }
    }

    async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// A store as another node of the same server would open it.
    async fn another(&self, _: &Store) -> Store {
        self.open().await
    }

    /// Runs SQL that no store would run.
    async fn execute(&self, sql: &'static str) {
        let mut connection = PgConnection::connect(&self.address).await.unwrap();
        query(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }

    /// Makes the log of the only game `last` entries long, all copies of the first.
    async fn lengthen(&self, _: &Store, last: u32) {
        assert_eq!(last, 1100);
        self.execute(
            "INSERT INTO event (game, seq, link, body)
             WITH RECURSIVE place (seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM place WHERE seq < 1100)
             SELECT event.game, place.seq, event.link, event.body FROM event, place",
        )
        .await;
    }
}

suite::suite!();
tables::tables!();

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_open_a_new_database_at_once() {
    let place = Place::fresh();
    let mut opening = JoinSet::new();
    for number in 0..8 {
        let place = place.clone();
        opening.spawn(async move {
            let store = place.open().await;
            store.create(&game(number), &entry(0, "{}"), &[]).await.unwrap();
            store
        });
    }
    let stores: Vec<Store> = opening.join_all().await;
    assert_eq!(stores[0].lobby(10).await.unwrap().len(), 8);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_crashes_loses_nothing_it_confirmed() {
    let mut server = block_in_place(|| Postgres::start().unwrap());
    let place = Place::on(&server);
    let store = place.open().await;
    let (began, mut begun) = watch::channel(0);
    let mut players = JoinSet::new();
    for number in 0..8 {
        store.create(&game(number), &entry(0, "0"), &[]).await.unwrap();
        let (store, began) = (store.clone(), began.clone());
        players.spawn(async move {
            play_through(&store, number, || began.send_modify(|count| *count += 1)).await;
        });
    }
    // In the middle of it, twice.
    for count in [200, 600] {
        begun.wait_for(|events| *events >= count).await.unwrap();
        block_in_place(|| server.kill().unwrap());
        let down = store.game(&game_name(0)).await;
        assert!(matches!(down, Err(StoreError::Unavailable(_))), "{down:?}");
        let down = Store::open(&place.url).await.err().unwrap();
        assert!(matches!(down, StoreError::Unavailable(_)), "{down}");
        block_in_place(|| server.restart().unwrap());
    }
    players.join_all().await;
    for number in 0..8 {
        let wanted: Vec<Entry> = (0..=200).map(|seq| entry(seq, &seq.to_string())).collect();
        assert_eq!(log(&store, &game_name(number)).await, wanted);
    }
}

/// Appends 200 events, each until it is stored, as a node does: after an error it looks what has become of it.
async fn play_through(store: &Store, number: u32, mut stored: impl FnMut()) {
    let mut row = game(number);
    for seq in 1..=200 {
        let event = entry(seq, &seq.to_string());
        row.seq = seq;
        loop {
            match store.append(&row, &event).await {
                Ok(Appended::Stored) => break,
                // The answer to an earlier try was lost, but not the event.
                Ok(Appended::Taken) => match store.entries(&row.id, Some(seq - 1)).await {
                    Ok(entries) => {
                        assert_eq!(entries, std::slice::from_ref(&event));
                        break;
                    }
                    Err(StoreError::Unavailable(_)) => {}
                    Err(error) => panic!("{error}"),
                },
                Err(StoreError::Unavailable(_)) => tokio::task::yield_now().await,
                Err(error) => panic!("{error}"),
            }
        }
        stored();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_cannot_be_written_says_so() {
    let place = Place::fresh();
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    store.close().await;
    let (_, name) = place.address.split_once("localhost/").unwrap();
    let name = name.split_once('?').unwrap().0;
    let sql = format!("ALTER DATABASE {name} SET default_transaction_read_only = on");
    place.execute(Box::leak(sql.into_boxed_str())).await;
    let error = Store::open(&place.url).await.err().unwrap();
    assert!(matches!(error, StoreError::ReadOnly(_)), "{error}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_holds_a_lock_for_too_long_keeps_nobody_waiting_for_ever() {
    let place = Place::fresh();
    let store = place.open().await;
    store.create(&game(1), &entry(0, "{}"), &[]).await.unwrap();
    let mut other = PgConnection::connect(&place.address).await.unwrap();
    query("BEGIN").execute(&mut other).await.unwrap();
    query("LOCK TABLE event IN ACCESS EXCLUSIVE MODE").execute(&mut other).await.unwrap();
    let mut row = game(1);
    row.seq = 1;
    let late = store.append(&row, &entry(1, "{}")).await;
    assert!(matches!(late, Err(StoreError::Unavailable(_))), "{late:?}");
    query("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(store.append(&row, &entry(1, "{}")).await.unwrap(), Appended::Stored);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_there_is_told_without_the_password() {
    let url: StoreUrl = "postgres://me:secret@127.0.0.1:1/games".parse().unwrap();
    let error = Store::open(&url).await.err().unwrap();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    let said = format!("{error} {error:?}");
    assert!(said.contains("postgres://me@127.0.0.1:1/games") && !said.contains("secret"), "{said}");
}
