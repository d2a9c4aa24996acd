//! Copies of SQLite databases: how they are made beside a running server, and how one becomes a database again.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, query, query_scalar};

use crate::error::{Name, StoreError};
use crate::files::{self, Lock, beside, folder, io_error, synced};
use crate::links;
use crate::migrate::NEWEST;
use crate::url::StoreUrl;

/// How long a server that is just then making or closing its file is waited for.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// What must not lie where a database is put: SQLite would take the three last for parts of it.
const IN_THE_WAY: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// What every database of Orrery has.
const TABLES: [&str; 8] =
    ["player", "session", "game", "event", "beat", "outage", "probe", "_sqlx_migrations"];

/// Copies the SQLite database in a file, as it is at one moment, into another file; [`StoreError::Exists`] if there is one.
///
/// Whoever uses the database goes on. It is only read, whichever version of Orrery its tables are of.
pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
    let name = name(from);
    let failed = |error: io::Error| match error.kind() {
        ErrorKind::AlreadyExists => name.exists(&to.display()),
        _ => name.refused(&format_args!("{}: {error}", to.display())),
    };
    // Taking the name first keeps two backups from writing the same file.
    File::create_new(to).map_err(failed)?;
    let part = beside(to, ".part");
    let copied = match vacuum(from, &part, &name).await {
        Ok(()) => synced(part.clone()).await.map_err(failed),
        Err(error) => Err(error),
    };
    let moved = copied.and_then(|()| fs::rename(&part, to).map_err(failed));
    if moved.is_err() {
        // What is left of it is no backup. Not being able to remove it is less important than what went wrong.
        let _ = fs::remove_file(&part);
        let _ = fs::remove_file(to);
        return moved;
    }
    synced(folder(to).to_owned()).await.map_err(failed)
}

async fn vacuum(from: &Path, to: &Path, name: &Name) -> Result<(), StoreError> {
    let log = beside(&files::real(from, name)?, "-wal");
    // Nobody uses a file without a write-ahead log. Then none need be made, which SQLite would leave behind; unless
    // somebody begins to use it meanwhile.
    if !log.exists() {
        vacuum_once(from, to, true, name).await?;
        if !log.exists() {
            return Ok(());
        }
    }
    vacuum_once(from, to, false, name).await
}

async fn vacuum_once(from: &Path, to: &Path, unused: bool, name: &Name) -> Result<(), StoreError> {
    match fs::remove_file(to) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(io_error(name, to, &error)),
        _ => {}
    }
    let path = to.to_str().ok_or_else(|| name.refused(&format_args!("{}: no text", to.display())))?;
    let copied = async {
        let mut connection = reading(from).immutable(unused).connect().await?;
        query("VACUUM INTO $1").bind(path).execute(&mut connection).await?;
        connection.close().await
    };
    copied.await.map_err(|error| name.error(error))
}

/// Makes a copy of a database the database in `to`, where there must be none and which nobody may use.
///
/// The copy is looked through first: one that is empty, damaged, not Orrery's or too new is refused. Whatever goes wrong,
/// everything is as before.
pub async fn restore(from: &Path, to: &Path) -> Result<(), StoreError> {
    let name = name(to);
    nothing_in_the_way(to, &name)?;
    is_whole(from)?;
    let part = beside(to, ".restoring");
    let restored = restore_by(from, &part, to, &name).await;
    if restored.is_err() {
        // What could not be used must not be taken for a database later.
        let _ = fs::remove_file(&part);
    }
    restored
}

async fn restore_by(from: &Path, part: &Path, to: &Path, name: &Name) -> Result<(), StoreError> {
    let (source, target) = (from.to_owned(), part.to_owned());
    let copied = tokio::task::spawn_blocking(move || copy(&source, &target)).await;
    copied.unwrap_or_else(|error| Err(name.unavailable(&error.to_string())))?;
    examine(part, &self::name(from)).await?;
    // From here on no server can begin to use the place.
    let _lock = Lock::take(&files::real(to, name)?, name).await?;
    nothing_in_the_way(to, name)?;
    let failed = |path: &Path, error: &io::Error| io_error(name, path, error);
    let links = links::path(to);
    match fs::remove_file(&links) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(failed(&links, &error)),
        _ => {}
    }
    fs::rename(part, to).map_err(|error| failed(to, &error))?;
    let folder = folder(to);
    synced(folder.to_owned()).await.map_err(|error| failed(folder, &error))
}

fn nothing_in_the_way(to: &Path, name: &Name) -> Result<(), StoreError> {
    let there = IN_THE_WAY.map(|ending| beside(to, ending)).into_iter().find(|file| {
        // Not `exists`, which says of what cannot be looked at that it is not there.
        !fs::symlink_metadata(file).is_err_and(|error| error.kind() == ErrorKind::NotFound)
    });
    there.map_or(Ok(()), |file| {
        let file = file.display();
        Err(name.exists(&format_args!(
            "{file} is in the way: stop the server and move {file} away, with everything beside it that is called {}…",
            to.file_name().unwrap_or_default().display()
        )))
    })
}

/// That a file has something in it, and that it is all there is: the newest of what a server has written is in another.
fn is_whole(from: &Path) -> Result<(), StoreError> {
    let name = name(from);
    let file = fs::metadata(from).map_err(|error| io_error(&name, from, &error))?;
    if !file.is_file() || file.len() == 0 {
        let said = if file.is_file() { "the file is empty" } else { "it is no file" };
        return Err(StoreError::Damaged(name.detail(said)));
    }
    let log = beside(from, "-wal");
    if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        return Err(name.refused(&format_args!(
            "what is newest is in {} beside it, so it was not made by `orrery backup`: make a backup of that folder first",
            log.display()
        )));
    }
    Ok(())
}

/// Copies bytes, and waits until they are on disk. Not rights, which may be those of an archive.
fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let name = name(from);
    let copied = File::open(from).map_err(|error| (from, error)).and_then(|mut source| {
        let mut target = File::create(to).map_err(|error| (to, error))?;
        let copied = io::copy(&mut source, &mut target).and_then(|_| target.sync_all());
        copied.map_err(|error| (to, error))
    });
    copied.map_err(|(path, error)| io_error(&name, path, &error))
}

/// That a file, which nobody else uses, is a whole database of Orrery, of this version or an older one.
async fn examine(file: &Path, name: &Name) -> Result<(), StoreError> {
    let failed = |error| name.error(error);
    let mut connection = reading(file).immutable(true).connect().await.map_err(failed)?;
    let examined = examine_tables(&mut connection, name).await;
    connection.close().await.map_err(failed)?;
    examined
}

async fn examine_tables(db: &mut SqliteConnection, name: &Name) -> Result<(), StoreError> {
    let failed = |error| name.error(error);
    let damaged = |said: &dyn std::fmt::Display| StoreError::Damaged(name.detail(said));
    let faults: Vec<String> =
        query_scalar("PRAGMA integrity_check(3)").fetch_all(&mut *db).await.map_err(failed)?;
    if faults != ["ok"] {
        return Err(damaged(&faults.join("; ").replace('\n', " ")));
    }
    let tables: Vec<String> = query_scalar("SELECT name FROM sqlite_master WHERE type = 'table'")
        .fetch_all(&mut *db)
        .await
        .map_err(failed)?;
    if let Some(missing) = TABLES.into_iter().find(|table| !tables.iter().any(|there| there == table)) {
        return Err(name.refused(&format_args!("it is no database of Orrery: there is no table `{missing}`")));
    }
    let version: Option<i64> = query_scalar("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(&mut *db)
        .await
        .map_err(failed)?;
    match version {
        None => return Err(name.refused(&"it does not say of which version its tables are")),
        Some(version) if version > NEWEST => {
            let said = format_args!("its tables have version {version}, this program knows {NEWEST}");
            return Err(StoreError::TooNew(name.detail(said)));
        }
        Some(_) => {}
    }
    let torn = query("PRAGMA foreign_key_check").fetch_optional(db).await.map_err(failed)?;
    torn.map_or(Ok(()), |_| Err(damaged(&"entries or sessions refer to games or players that are not there")))
}

fn reading(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .busy_timeout(BUSY_TIMEOUT)
        .read_only(true)
        .create_if_missing(false)
}

/// How a file is called in errors.
fn name(file: &Path) -> Name {
    Name(StoreUrl::sqlite(PathBuf::from(file)).to_string().into())
}
