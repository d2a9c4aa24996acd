//! The files of an SQLite database: one server at a time uses them, and notices when they are taken away.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tokio::time::sleep;

use crate::error::{Name, StoreError};

/// How long a server that is ending is waited for.
const LOCK_TIMEOUT: Duration = Duration::from_secs(2);

/// How often it is looked whether it has ended.
const RETRY: Duration = Duration::from_millis(20);

/// What says that a server uses a database. The system takes it back however the process ends.
pub(crate) struct Lock(#[expect(dead_code, reason = "held, not looked at")] File);

/// Where the files of a database were when it was opened.
pub(crate) struct Places {
    name: Name,
    /// The database, by the path that was given, and its write-ahead log.
    all: Vec<(PathBuf, Identity)>,
}

/// What a path leads to: device and number of the file. It stays open, so no other gets the same.
#[cfg(unix)]
type Identity = (u64, u64);
/// That there is something, which is all that can be told here.
#[cfg(not(unix))]
type Identity = ();

impl Lock {
    /// Takes the lock of a database, whose path was made real.
    pub async fn take(path: &Path, name: &Name) -> Result<Lock, StoreError> {
        let path = beside(path, "-lock");
        let file = open(&path).map_err(|error| io_error(name, &path, &error))?;
        let began = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Lock(file)),
                Err(TryLockError::WouldBlock) if began.elapsed() < LOCK_TIMEOUT => sleep(RETRY).await,
                Err(TryLockError::WouldBlock) => {
                    let said = format_args!("another server uses this database and holds {}", path.display());
                    return Err(StoreError::InUse(name.detail(said)));
                }
                Err(TryLockError::Error(error)) => return Err(io_error(name, &path, &error)),
            }
        }
    }
}

/// A file that exists, made if need be. To lock it the right to read it is enough.
fn open(path: &Path) -> io::Result<File> {
    let made = File::options().read(true).write(true).create(true).truncate(false).open(path);
    match made {
        Err(error) if error.kind() == ErrorKind::PermissionDenied => File::open(path).map_err(|_| error),
        opened => opened,
    }
}

impl Places {
    /// Notes where the files are.
    pub fn note(given: &Path, real: &Path, name: &Name) -> Result<Places, StoreError> {
        let found = |path: &Path| identity(path).map_err(|error| io_error(name, path, &error));
        let mut all = vec![(given.to_owned(), found(given)?)];
        let log = beside(real, "-wal");
        // A file system without shared memory has none.
        if let Ok(identity) = identity(&log) {
            all.push((log, identity));
        }
        Ok(Places { name: name.clone(), all })
    }

    /// That the paths still lead to the files that are open. Whoever deletes or replaces a file under a running server
    /// leaves it writing to one that nobody will find again.
    pub fn check(&self) -> Result<(), StoreError> {
        for (path, noted) in &self.all {
            if !identity(path).is_ok_and(|found| found == *noted) {
                let said = format_args!(
                    "{} was deleted or replaced while it was in use; end the server and put it back",
                    path.display()
                );
                return Err(StoreError::Damaged(self.name.detail(said)));
            }
        }
        Ok(())
    }
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt;
    fs::metadata(path).map(|file| (file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    fs::metadata(path).map(drop)
}

/// The path of a file that may not exist yet, without symbolic links: SQLite puts its other files beside that one.
pub(crate) fn real(path: &Path, name: &Name) -> Result<PathBuf, StoreError> {
    let failed = |error: io::Error| io_error(name, path, &error);
    if path.is_dir() {
        return Err(failed(ErrorKind::IsADirectory.into()));
    }
    if path.exists() {
        return fs::canonicalize(path).map_err(failed);
    }
    let file = path.file_name().ok_or_else(|| failed(ErrorKind::NotFound.into()))?;
    Ok(fs::canonicalize(folder(path)).map_err(failed)?.join(file))
}

/// The folder that a file is in.
pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A file beside another.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Waits until a file, or the names in a folder, are on disk.
pub(crate) async fn synced(path: PathBuf) -> io::Result<()> {
    let synced = tokio::task::spawn_blocking(move || File::open(path)?.sync_all());
    synced.await.map_err(io::Error::other)?
}

/// What an error of the system means for a database.
pub(crate) fn io_error(name: &Name, path: &Path, error: &io::Error) -> StoreError {
    let detail = name.detail(format_args!("{}: {error}", path.display()));
    match error.kind() {
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly(detail),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full(detail),
        _ => StoreError::Unavailable(detail),
    }
}
