//! What a host can choose.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use ipnet::IpNet;

/// What a host can choose.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address under which people reach the server, as `https://games.example.org`.
    pub public_url: Option<String>,
    /// Proxies that are trusted to name the client's address (`X-Forwarded-For`).
    pub trusted_proxies: Vec<IpNet>,
    /// How often somebody may ask for something.
    pub limits: Limits,
    /// After how long without a turn an unfinished game is forgotten.
    pub retention: Duration,
    /// How many threads of this process do work for the engine, where no workers do.
    pub engine_threads: u32,
    /// How long the server waits for whom.
    pub timeouts: Timeouts,
    /// Where Prometheus finds what is counted; nowhere if nothing.
    pub metrics: Option<SocketAddr>,
    /// Where the database is, if it is a file: how much room is left there is counted.
    pub data: Option<PathBuf>,
    /// Whom to tell of a weakness: an address that begins with `mailto:` or `https://`.
    pub contact: Option<String>,
}

/// How long the server waits for whom.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// For the head of a request, from its first byte on, and for that byte on a new connection.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For the next request on a connection.
    pub idle: Duration,
    /// For a client that takes nothing of what is sent to it.
    pub write: Duration,
    /// For what is open when the server is asked to end.
    pub ending: Duration,
}

/// How often somebody may ask for something.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The budget of an address. A change, an opened socket or stream, and a board in another page cost 5 of it, a message
    /// on a socket 2, a request that reads, and a ping, 1.
    pub address: Rate,
    /// Messages on one socket.
    pub connection: Rate,
    /// Bytes read from one connection; what comes faster waits.
    pub reading: Rate,
    /// Sockets and streams from one address at the same time.
    pub sockets: u32,
    /// Connections from one address at the same time.
    pub connections: u32,
    /// Connections in all; as many as the system allows if nothing is said.
    pub all_connections: Option<u32>,
    /// Games that one player can have waiting for an opponent.
    pub open_games: u32,
    /// Games that wait for an opponent, set up from one address.
    pub open_from_address: u32,
    /// Games in the lobby, set up from one address.
    pub listed_from_address: u32,
    /// Games with a computer that one player can have at the same time.
    pub computer_games: u32,
    /// Analyses that one player can wait for at the same time.
    pub analyses: u32,
}

/// So many at once, and so many a second after that.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// So many at once.
    pub burst: f64,
    /// So many a second.
    pub per_second: f64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            public_url: None,
            trusted_proxies: Vec::new(),
            limits: Limits::default(),
            retention: Duration::from_secs(60 * 86_400),
            engine_threads: 1,
            timeouts: Timeouts::default(),
            metrics: None,
            data: None,
            contact: None,
        }
    }
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        let seconds = Duration::from_secs;
        Timeouts {
            head: seconds(10),
            body: seconds(10),
            idle: seconds(60),
            write: seconds(30),
            ending: seconds(5),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            address: Rate { burst: 600.0, per_second: 50.0 },
            connection: Rate { burst: 60.0, per_second: 10.0 },
            reading: Rate { burst: 65_536.0, per_second: 32_768.0 },
            sockets: 200,
            connections: 256,
            all_connections: None,
            open_games: 10,
            open_from_address: 30,
            listed_from_address: 5,
            computer_games: 5,
            analyses: 2,
        }
    }
}

impl Limits {
    /// As good as none, for load tests.
    pub fn none() -> Limits {
        let rate = Rate { burst: f64::MAX, per_second: 0.0 };
        Limits {
            address: rate,
            connection: rate,
            reading: rate,
            sockets: u32::MAX,
            connections: u32::MAX,
            all_connections: None,
            open_games: u32::MAX,
            open_from_address: u32::MAX,
            listed_from_address: u32::MAX,
            computer_games: u32::MAX,
            analyses: u32::MAX,
        }
    }
}

impl Rate {
    /// A burst from which on nothing is counted.
    pub(crate) const NO_LIMIT: f64 = 1e6;
}

impl Options {
    /// Whether people reach the server over TLS.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Whether this is the address of a proxy that may say on whose behalf it asks.
    pub fn is_trusted(&self, address: &IpAddr) -> bool {
        self.trusted_proxies.iter().any(|net| net.contains(&address.to_canonical()))
    }

    /// Who asks: the other end of the connection, or whom a proxy that is trusted names.
    pub fn client(&self, peer: IpAddr, forwarded: &str) -> IpAddr {
        let peer = peer.to_canonical();
        if !self.is_trusted(&peer) {
            return peer;
        }
        // The last one that no trusted proxy has added is the only one that nobody could have made up.
        let named = forwarded.rsplit(',');
        let mut client = peer;
        for address in named.map_while(|address| address.trim().parse::<IpAddr>().ok()) {
            client = address;
            if !self.is_trusted(&address) {
                break;
            }
        }
        client
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_trusted_proxies_are_believed() {
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let trusting =
            Options { trusted_proxies: vec!["10.0.0.0/8".parse().expect("a net")], ..Options::default() };
        let plain = Options::default();
        assert_eq!(plain.client(ip("10.0.0.1"), "1.2.3.4"), ip("10.0.0.1"));
        assert_eq!(trusting.client(ip("9.9.9.9"), "1.2.3.4"), ip("9.9.9.9"));
        assert_eq!(trusting.client(ip("10.0.0.1"), "1.2.3.4"), ip("1.2.3.4"));
        assert_eq!(trusting.client(ip("10.0.0.1"), "6.6.6.6, 1.2.3.4, 10.0.0.2"), ip("1.2.3.4"));
        assert_eq!(trusting.client(ip("10.0.0.1"), "nonsense"), ip("10.0.0.1"));
        assert_eq!(trusting.client(ip("::ffff:10.0.0.1"), "1.2.3.4"), ip("1.2.3.4"));
        assert_eq!(trusting.client(ip("10.0.0.1"), ""), ip("10.0.0.1"));
    }
}
