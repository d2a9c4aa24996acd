//! A NATS server.

use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::PathBuf;

use crate::guard::{Guard, Program, folder};

/// The file with a server's settings, in its folder.
const SETTINGS: &str = "settings.conf";

/// A NATS server with JetStream on a free port. It forgets everything when it is dropped.
pub struct Nats {
    folder: PathBuf,
    port: u16,
    guard: Option<Guard>,
}

impl Nats {
    /// Starts a new server; an error if it is not installed.
    pub fn start() -> io::Result<Nats> {
        Nats::start_with("")
    }

    /// Starts a new server with these settings, in its own language, such as whom it lets in.
    pub fn start_with(settings: &str) -> io::Result<Nats> {
        let mut server = Nats { folder: folder("nats")?, port: 0, guard: None };
        fs::write(server.folder.join(SETTINGS), settings)?;
        server.restart()?;
        Ok(server)
    }

    /// Where it listens, also while it does not.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends the server as a crash would.
    pub fn kill(&mut self) -> io::Result<()> {
        self.guard.take().map_or(Ok(()), |mut guard| guard.end(true))
    }

    /// Starts the server again at the same address, after a crash if it was running, with the streams it had.
    pub fn restart(&mut self) -> io::Result<()> {
        self.kill()?;
        // The server's own word for any free port.
        let port = if self.port == 0 { "-1".to_owned() } else { self.port.to_string() };
        let mut line: Vec<&OsStr> = ["nats-server", "-a", "127.0.0.1", "-p", &port].map(OsStr::new).to_vec();
        line.extend([OsStr::new("-js"), OsStr::new("-sd"), self.folder.as_os_str()]);
        // A path from the folder, in which it is started.
        line.extend([OsStr::new("-c"), OsStr::new(SETTINGS)]);
        let program =
            Program { user: None, folder: &self.folder, signal: "KILL", line, ready: "Server is ready" };
        let (guard, written) = Guard::start(&program)?;
        let listening =
            written.iter().find_map(|line| line.split_once("client connections on ")?.1.rsplit_once(':'));
        let port = listening.and_then(|(_, port)| port.trim().parse().ok());
        self.port = port.ok_or_else(|| io::Error::other("it does not say where it listens"))?;
        self.guard = Some(guard);
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // A running server's guard removes the folder; one that was killed has left it.
        self.guard = None;
        let _ = fs::remove_dir_all(&self.folder);
    }
}
