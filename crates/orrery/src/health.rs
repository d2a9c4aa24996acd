//! `orrery health`: for what watches over a server and has no other program to ask it with.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use clap::Args;

use crate::report::Failure;

/// How long the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// Ask a server on this machine whether it is ready.
#[derive(Args)]
pub struct Health {
    /// Where the server listens
    #[arg(long, value_name = "ADDRESS:PORT", env = "ORRERY_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
}

impl Health {
    /// Prints `ready`, or says why the server is not.
    pub fn run(&self) -> Result<(), Failure> {
        let address = reachable(self.listen);
        let at = Failure::at(address);
        let answer = ask(address).map_err(|error| at(Failure::Input(error.to_string())))?;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        if head.split(' ').nth(1) == Some("200") {
            Ok(writeln!(io::stdout(), "{body}")?)
        } else {
            let said = if body.is_empty() { "this is no answer of Orrery" } else { body };
            Err(at(Failure::Input(crate::report::shown(said))))
        }
    }
}

/// A server that listens on all addresses is asked on the one of this machine.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED) => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(Ipv6Addr::UNSPECIFIED) => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    address
}

fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /health/ready HTTP/1.0\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.take(4_096).read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_addresses_are_reached_on_the_machine_itself() {
        let cases = [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:8080", "[::1]:8080"),
            ("10.0.0.1:9", "10.0.0.1:9"),
            ("[fd00::1]:9", "[fd00::1]:9"),
        ];
        for (listens, asked) in cases {
            assert_eq!(reachable(listens.parse().unwrap()), asked.parse().unwrap());
        }
    }
}
