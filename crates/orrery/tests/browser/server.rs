//! `orrery serve` on a free port.

#![allow(dead_code, reason = "tests and measurements each use their part")]

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::driver::{self, Said};
use crate::patience::Wait;

/// A server that ends with its owner.
pub struct Server {
    child: Child,
    /// Its errors, as they come.
    said: Said,
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
        let (child, said, address) = run(listen, &data, &arguments);
        Server { child, said, data, arguments, address }
    }

    /// What it has said of errors, since it was last started.
    pub fn said(&self) -> String {
        self.said.lock().expect("nobody panics with it").join("\n")
    }

    /// Ends it as a power cut would.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it again where it was, with what it has stored.
    pub fn start_again(&mut self) {
        let listen = self.address.trim_start_matches("http://").to_owned();
        (self.child, self.said, self.address) = run(&listen, &self.data, &self.arguments);
    }
}

/// Runs the server until it listens. While it was gone, a connection of somebody else may have got its port for a moment.
fn run(listen: &str, data: &TempDir, arguments: &[String]) -> (Child, Said, String) {
    let wait = Wait::begin();
    loop {
        match try_run(listen, data, arguments) {
            Ok(running) => return running,
            Err(why) if why.contains("in use") && !wait.is_in_vain() => {}
            Err(why) => panic!("the server does not start: {why}"),
        }
    }
}

/// Its process, its errors and its address, or what it said instead.
fn try_run(listen: &str, data: &TempDir, arguments: &[String]) -> Result<(Child, Said, String), String> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["serve", "--listen", listen])
        .args(arguments)
        .env("ORRERY_DATA", data.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let said = Said::default();
    let listener = driver::listen(child.stderr.take().expect("a pipe"), &said, None);
    let mut line = String::new();
    let output = child.stdout.as_mut().expect("a pipe");
    BufReader::new(output).read_line(&mut line).expect("the server prints text");
    if let Some(address) = line.trim_end().strip_prefix("listening on ") {
        return Ok((child, said, address.to_owned()));
    }
    let ended = child.wait().expect("it ends");
    listener.join().expect("it only listens");
    Err(format!("{ended}: {line}{}", said.lock().expect("nobody panics with it").join("\n")))
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
