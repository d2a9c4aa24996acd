//! A PostgreSQL server.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::net::TcpListener;
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
    tls: Option<Tls>,
    databases: AtomicU32,
}

/// How a server that speaks TLS is reached: as user `orrery` at `localhost`, by no other name.
pub struct Tls {
    /// Where it listens.
    pub port: u16,
    /// What the user must know.
    pub password: &'static str,
    /// The certificate that vouches for the server's.
    pub root: PathBuf,
    /// One that does not.
    pub stranger: PathBuf,
}

/// The port in the names of sockets, unless there is another.
const PORT: u16 = 5432;

impl Postgres {
    /// Starts a new server; an error if it is not installed. It does not wait for the disk: tests crash the server and
    /// not the machine.
    pub fn start() -> io::Result<Postgres> {
        Postgres::start_with(false, false)
    }

    /// Starts a new server that waits for the disk, as one does that people play on.
    pub fn start_durable() -> io::Result<Postgres> {
        Postgres::start_with(true, false)
    }

    /// Starts a new server that over the network speaks TLS only, and wants a password there; an error also if openssl is
    /// not installed, which PostgreSQL's package brings along.
    pub fn start_with_tls() -> io::Result<Postgres> {
        let server = Postgres::start_with(false, true)?;
        let password = server.tls.as_ref().map_or("", |tls| tls.password);
        server.execute(&server.url(), &format!("ALTER USER orrery PASSWORD '{password}'"))?;
        Ok(server)
    }

    fn start_with(fsync: bool, tls: bool) -> io::Result<Postgres> {
        let programs = programs()?;
        // It refuses to run as the administrator, so then it gets the user that the package made for it.
        let is_root = run(command(None, "id").arg("-u"))?.trim() == "0";
        let user = is_root.then_some("postgres");
        let folder = folder("postgres")?;
        let mut server =
            Postgres { programs, folder, user, guard: None, fsync, tls: None, databases: AtomicU32::new(0) };
        if let Some(user) = user {
            run(command(None, "chown").arg(user).arg(&server.folder))?;
        }
        let initdb = server.programs.join("initdb");
        let options = ["--auth=trust", "--username=orrery", "--encoding=UTF8", "--no-sync", "--pgdata"];
        run(command(user, initdb).args(options).arg(&server.folder).current_dir(&server.folder))?;
        if tls {
            server.tls = Some(server.prepare_tls()?);
        }
        server.restart()?;
        Ok(server)
    }

    /// Makes certificates, and says who may come how.
    fn prepare_tls(&self) -> io::Result<Tls> {
        let openssl = |line: &str| {
            let mut command = command(self.user, "openssl");
            run(command.args(line.split(' ')).current_dir(&self.folder)).map(drop)
        };
        let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
        for name in ["root", "stranger"] {
            openssl(&format!("req -x509 {key} -days 2 -subj /CN={name} -keyout {name}.key -out {name}.crt"))?;
        }
        openssl(&format!("req {key} -subj /CN=localhost -keyout server.key -out server.csr"))?;
        fs::write(self.folder.join("names"), "subjectAltName=DNS:localhost\n")?;
        let signed = "-CA root.crt -CAkey root.key -CAcreateserial -days 2 -extfile names -out server.crt";
        openssl(&format!("x509 -req -in server.csr {signed}"))?;
        let who = "local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n";
        fs::write(self.folder.join("pg_hba.conf"), who)?;
        // Free a moment ago, which has to do: PostgreSQL does not choose one itself.
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let [root, stranger] = ["root.crt", "stranger.crt"].map(|name| self.folder.join(name));
        Ok(Tls { port, password: "open-sesame", root, stranger })
    }

    /// How it is reached over the network, if it can be.
    pub fn tls(&self) -> Option<&Tls> {
        self.tls.as_ref()
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> io::Result<String> {
        let name = format!("orrery_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        run(command(None, self.programs.join("createdb"))
            .args(["--username=orrery", "--port", &self.port().to_string(), "--host"])
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
        let port = format!("port={}", self.port());
        let listen = if self.tls.is_some() { "listen_addresses=127.0.0.1" } else { "listen_addresses=" };
        let mut settings = vec![socket.as_str(), &port, listen, fsync, "max_connections=200"];
        if self.tls.is_some() {
            settings.extend(["ssl=on", "ssl_cert_file=server.crt", "ssl_key_file=server.key"]);
        }
        let mut line: Vec<&OsStr> = vec![postgres.as_ref(), "-D".as_ref(), self.folder.as_ref()];
        line.extend(settings.iter().flat_map(|setting| ["-c", setting]).map(OsStr::new));
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
        let port = if self.tls.is_some() { format!(":{}", self.port()) } else { String::new() };
        format!("postgres://orrery@localhost{port}/{database}?host={}", self.folder.display())
    }

    fn port(&self) -> u16 {
        self.tls.as_ref().map_or(PORT, |tls| tls.port)
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
