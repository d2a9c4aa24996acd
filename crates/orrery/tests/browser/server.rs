//! `orrery serve` on a free port.

#![allow(dead_code, reason = "tests and measurements each use their part")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A server that ends with its owner.
pub struct Server {
    child: Child,
    data: TempDir,
    arguments: Vec<String>,
    /// `http://` with address and port, without a slash.
    pub address: String,
}

impl Server {
    pub fn start() -> Server {
        Server::start_at("127.0.0.1:0", &[])
    }

    /// A server at an address, with more arguments of `orrery serve`.
    pub fn start_at(listen: &str, arguments: &[&str]) -> Server {
        let data = TempDir::new().expect("a folder");
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let (child, address) = run(listen, &data, &arguments);
        Server { child, data, arguments, address }
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it again where it was, with what it has stored.
    pub fn start_again(&mut self) {
        let listen = self.address.trim_start_matches("http://").to_owned();
        (self.child, self.address) = run(&listen, &self.data, &self.arguments);
    }
}

fn run(listen: &str, data: &TempDir, arguments: &[String]) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["serve", "--listen", listen])
        .args(arguments)
        .env("ORRERY_DATA", data.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut line = String::new();
    let output = child.stdout.as_mut().expect("a pipe");
    BufReader::new(output).read_line(&mut line).expect("the server says where it listens");
    let address = line.trim_end().strip_prefix("listening on ").expect("an address").to_owned();
    (child, address)
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
