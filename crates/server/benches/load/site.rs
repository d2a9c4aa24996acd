//! What is measured: some servers, and what they rest on.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use orrery_services::{Nats, Postgres};
use tempfile::TempDir;

/// In so many parts of a second Linux tells what time a process has used, whatever the machine.
const TICKS: u64 = 100;

pub struct Site {
    pub name: String,
    nodes: Vec<Server>,
    _services: Option<(Postgres, Nats)>,
}

/// How much somebody may ask for.
#[derive(Clone, Copy, PartialEq)]
pub enum Limits {
    /// As much as they like.
    None,
    /// As much as on any server.
    Usual,
}

struct Server {
    child: Child,
    address: SocketAddr,
    _data: TempDir,
}

impl Site {
    pub fn start(nodes: usize, limits: Limits) -> Site {
        if nodes == 1 {
            let name = "one node, SQLite with fsync".to_owned();
            return Site { name, nodes: vec![Server::start(limits, &[])], _services: None };
        }
        let postgres = Postgres::start_durable().expect("PostgreSQL is installed");
        let nats = Nats::start().expect("NATS is installed");
        let (database, bus) = (postgres.database().expect("a database"), nats.url());
        let arguments = ["--database", database.as_str(), "--nats", bus.as_str()];
        Site {
            name: format!("{nodes} nodes, PostgreSQL with fsync, NATS"),
            nodes: (0..nodes).map(|_| Server::start(limits, &arguments)).collect(),
            _services: Some((postgres, nats)),
        }
    }

    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// What all nodes hold, in KiB.
    pub fn memory(&self) -> i64 {
        self.nodes.iter().map(Server::memory).sum()
    }

    /// For how long all nodes have used a core.
    pub fn worked(&self) -> Duration {
        self.nodes.iter().map(Server::worked).sum()
    }
}

impl Server {
    fn start(limits: Limits, arguments: &[&str]) -> Server {
        let data = TempDir::new().unwrap();
        let binary = std::env::var("ORRERY").expect("ORRERY names the binary");
        let mut command = Command::new(binary);
        // Only what the oldest server understands that anybody may want to measure.
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data.path()).args(arguments);
        match limits {
            Limits::None => _ = command.arg("--unlimited"),
            // It warns of everybody whom it turns away, in the middle of our figures.
            Limits::Usual => _ = command.env("RUST_LOG", "error"),
        }
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim_end().strip_prefix("listening on http://").unwrap().parse().unwrap();
        Server { child, address, _data: data }
    }

    /// What it holds, in KiB.
    fn memory(&self) -> i64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// For how long it has used a core.
    fn worked(&self) -> Duration {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        // The name of the program stands in brackets and may have spaces in it; what we look for follows.
        let (_, fields) = stat.rsplit_once(')').unwrap();
        let ticks: u64 =
            fields.split_whitespace().skip(11).take(2).map(|field| field.parse::<u64>().unwrap()).sum();
        Duration::from_millis(ticks * 1_000 / TICKS)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
