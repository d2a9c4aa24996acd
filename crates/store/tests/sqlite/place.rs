//! SQLite files for tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use orrery_store::{Store, StoreUrl};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, query};

/// A file that is removed at the end, with the folder it is in.
#[derive(Clone)]
pub struct Place {
    pub url: StoreUrl,
    folder: Arc<Folder>,
}

struct Folder(PathBuf);

impl Place {
    pub fn fresh() -> Place {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("orrery-store-{}-{number}", std::process::id()));
        fs::create_dir(&folder).unwrap();
        Place { url: StoreUrl::sqlite(folder.join("orrery.db")), folder: Arc::new(Folder(folder)) }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// What another part of the server has. Another server there cannot be.
    pub async fn another(&self, store: &Store) -> Store {
        store.clone()
    }

    pub fn folder(&self) -> &Path {
        &self.folder.0
    }

    /// A file in the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.0.join(name)
    }

    /// A connection of its own, as another program has it.
    pub async fn connect(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(self.path("orrery.db")).connect().await.unwrap()
    }

    /// Does something to the database that a store would not do.
    pub async fn execute(&self, sql: &'static str) {
        let mut connection = self.connect().await;
        query(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }

    /// Makes the log of the only game so long, all entries as the first.
    pub async fn lengthen(&self, _: &Store, last: u32) {
        assert_eq!(last, 1100);
        self.execute(
            "INSERT INTO event (game, seq, link, body)
             WITH RECURSIVE place (seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM place WHERE seq < 1100)
             SELECT event.game, place.seq, event.link, event.body FROM event, place",
        )
        .await;
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
