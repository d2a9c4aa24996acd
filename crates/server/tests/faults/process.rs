//! `orrery serve` in a process of its own.

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

/// Starts it and waits until it says where it listens.
fn start(args: &[String], listen: &str) -> (Child, SocketAddr) {
    let binary = std::env::var("ORRERY").expect("ORRERY names the binary");
    let mut command = Command::new(binary);
    command.args(["serve", "--unlimited", "--listen", listen]).args(args);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim_end().strip_prefix("listening on http://").expect("it listens").parse().unwrap();
    (child, address)
}
