//! `orrery serve` on a free port.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A server that ends with its owner.
pub struct Server {
    child: Child,
    _data: TempDir,
    /// `http://` with address and port, without a slash.
    pub address: String,
}

impl Server {
    pub fn start() -> Server {
        Server::start_at("127.0.0.1:0")
    }

    pub fn start_at(listen: &str) -> Server {
        let data = TempDir::new().expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
        let mut child = command
            .args(["serve", "--listen", listen])
            .env("ORRERY_DATA", data.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        let output = child.stdout.as_mut().expect("a pipe");
        BufReader::new(output).read_line(&mut line).expect("the server says where it listens");
        let address = line.trim_end().strip_prefix("listening on ").expect("an address").to_owned();
        Server { child, _data: data, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
