//! A PostgreSQL server.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::guard::{Guard, Program, command, folder, run};

/// Where Debian puts the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// A PostgreSQL server on a socket in a folder of its own. It forgets everything when it is dropped.
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<&'static str>,
    guard: Option<Guard>,
    /// Whether it waits for the disk.
    fsync: bool,
    databases: AtomicU32,
}

impl Postgres {
    /// Starts a new server; an error if it is not installed. It does not wait for the disk: tests crash the server and
    /// not the machine.
    pub fn start() -> io::Result<Postgres> {
        Postgres::start_with(false)
    }

    /// Starts a new server that waits for the disk, as one does that people play on.
    pub fn start_durable() -> io::Result<Postgres> {
        Postgres::start_with(true)
    }

    fn start_with(fsync: bool) -> io::Result<Postgres> {
        let programs = programs()?;
        // It refuses to run as the administrator, so then it gets the user that the package made for it.
        let is_root = run(command(None, "id").arg("-u"))?.trim() == "0";
        let user = is_root.then_some("postgres");
        let folder = folder("postgres")?;
        let mut server =
            Postgres { programs, folder, user, guard: None, fsync, databases: AtomicU32::new(0) };
        if let Some(user) = user {
            run(command(None, "chown").arg(user).arg(&server.folder))?;
        }
        let initdb = server.programs.join("initdb");
        let options = ["--auth=trust", "--username=orrery", "--encoding=UTF8", "--no-sync", "--pgdata"];
        run(command(user, initdb).args(options).arg(&server.folder).current_dir(&server.folder))?;
        server.restart()?;
        Ok(server)
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> io::Result<String> {
        let name = format!("orrery_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(command(None, self.programs.join("createdb"))
            .args(["--username=orrery", "--host"])
            .arg(&self.folder)
            .arg(&name))?;
        Ok(self.address(&name))
    }

    /// The address of the database that every server has.
    pub fn url(&self) -> String {
        self.address("postgres")
    }

    /// Does something in a database, as its administrator would.
    pub fn execute(&self, database: &str, sql: &str) -> io::Result<()> {
        let psql = self.programs.join("psql");
        run(command(None, psql).args(["--no-psqlrc", "--quiet", "--command", sql, database])).map(drop)
    }

    /// Ends the server as a crash would: connections break, what was not committed is lost.
    pub fn kill(&mut self) -> io::Result<()> {
        self.guard.take().map_or(Ok(()), |mut guard| guard.end(true))
    }

    /// Starts the server again, after a crash if it was running, with the databases it had.
    pub fn restart(&mut self) -> io::Result<()> {
        self.kill()?;
        let postgres = self.programs.join("postgres");
        let socket = format!("unix_socket_directories={}", self.folder.display());
        let fsync = if self.fsync { "fsync=on" } else { "fsync=off" };
        let settings = ["-c", &socket, "-c", "listen_addresses=", "-c", fsync, "-c", "max_connections=200"];
        let mut line: Vec<&OsStr> = vec![postgres.as_ref(), "-D".as_ref(), self.folder.as_ref()];
        line.extend(settings.map(OsStr::new));
        let (guard, _) = Guard::start(&Program {
            user: self.user,
            folder: &self.folder,
            signal: "QUIT",
            line,
            ready: "ready to accept connections",
        })?;
        self.guard = Some(guard);
        Ok(())
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://orrery@localhost/{database}?host={}", self.folder.display())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // A running server's guard removes the folder; one that was killed has left it.
        self.guard = None;
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Where the programs of the newest version are: Debian does not put them on the path.
fn programs() -> io::Result<PathBuf> {
    let version = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let folders = fs::read_dir(VERSIONS).into_iter().flatten().flatten().map(|entry| entry.path());
    let newest = folders.filter(|path| path.join("bin/postgres").exists()).max_by_key(|path| version(path));
    newest.map(|path| path.join("bin")).ok_or_else(|| {
        let what = "PostgreSQL is not installed: apt-get install --no-install-recommends postgresql";
        io::Error::new(io::ErrorKind::NotFound, what)
    })
}
