//! `orrery serve` and `orrery worker` in processes of their own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

/// A server that can be killed and started again at the same address.
pub struct Node {
    child: Child,
    args: Vec<String>,
    pub address: SocketAddr,
}

impl Node {
    pub fn start(args: &[&str]) -> Node {
        let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
        let (child, address) = start(&args, "127.0.0.1:0");
        Node { child, args, address }
    }

    /// Ends it with no time to do anything.
    pub fn crash(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub fn start_again(&mut self) {
        (self.child, _) = start(&self.args, &self.address.to_string());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// A worker that can be killed.
pub struct Worker(Child);

impl Worker {
    /// Starts it and waits until it says that it works.
    pub fn start(nats: &str) -> Worker {
        let mut command = orrery();
        command.args(["worker", "--nats", nats]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert_eq!(line, "working\n");
        Worker(child)
    }

    /// Ends it with no time to do anything.
    pub fn crash(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}

fn orrery() -> Command {
    Command::new(std::env::var("ORRERY").expect("ORRERY names the binary"))
}

/// Starts it and waits until it says where it listens.
fn start(args: &[String], listen: &str) -> (Child, SocketAddr) {
    let mut command = orrery();
    command.args(["serve", "--unlimited", "--listen", listen]).args(args);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim_end().strip_prefix("listening on http://").expect("it listens").parse().unwrap();
    (child, address)
}
