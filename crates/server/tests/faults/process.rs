//! `orrery serve` and `orrery worker` in processes of their own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use crate::clock::{SystemClock, tidy_up_after};

/// A server that can be killed and started again at the same address.
pub struct Node {
    child: Child,
    args: Vec<String>,
    clock: Option<Arc<SystemClock>>,
    pub address: SocketAddr,
}

impl Node {
    pub fn start(args: &[&str]) -> Node {
        Node::start_with(args, None)
    }

    /// Starts one whose system has this clock.
    pub fn start_under(clock: &Arc<SystemClock>, args: &[&str]) -> Node {
        Node::start_with(args, Some(clock.clone()))
    }

    fn start_with(args: &[&str], clock: Option<Arc<SystemClock>>) -> Node {
        let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
        let (child, address) = start(&args, "127.0.0.1:0", clock.as_deref());
        Node { child, args, clock, address }
    }

    /// Ends it with no time to do anything.
    pub fn crash(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        tidy_up_after(self.child.id());
    }

    pub fn start_again(&mut self) {
        (self.child, _) = start(&self.args, &self.address.to_string(), self.clock.as_deref());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
        tidy_up_after(self.child.id());
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
fn start(args: &[String], listen: &str, clock: Option<&SystemClock>) -> (Child, SocketAddr) {
    let mut command = orrery();
    command.args(["serve", "--unlimited", "--listen", listen]).args(args).stdout(Stdio::piped());
    match clock {
        Some(clock) => clock.give_to(command.stderr(Stdio::piped())),
        None => _ = command.stderr(Stdio::null()),
    }
    let mut child = command.spawn().unwrap();
    if let (Some(clock), Some(said)) = (clock, child.stderr.take()) {
        clock.listen(said);
    }
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim_end().strip_prefix("listening on http://").expect("it listens").parse().unwrap();
    (child, address)
}
