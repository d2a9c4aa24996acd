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
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
