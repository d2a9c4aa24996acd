//! The services start, crash, come back with what they had, and leave nothing behind.

#![allow(clippy::unwrap_used)]

use std::net::TcpStream;
use std::os::unix::net::UnixStream;
use std::path::PathBuf;

use orrery_services::{Nats, Postgres};

#[test]
fn postgres_comes_back_and_leaves_nothing() {
    let mut server = Postgres::start().unwrap();
    let folder = PathBuf::from(server.url().split_once("?host=").unwrap().1);
    let socket = folder.join(".s.PGSQL.5432");
    let databases = [server.database().unwrap(), server.database().unwrap()];
    assert_ne!(databases[0], databases[1]);
    server.kill().unwrap();
    assert!(UnixStream::connect(&socket).is_err());
    server.restart().unwrap();
    UnixStream::connect(&socket).unwrap();
    server.restart().unwrap();
    UnixStream::connect(&socket).unwrap();
    drop(server);
    assert!(!folder.exists());
}

#[test]
fn nats_comes_back_at_the_same_address() {
    let mut server = Nats::start().unwrap();
    let url = server.url();
    let address = url.strip_prefix("nats://").unwrap();
    TcpStream::connect(address).unwrap();
    server.kill().unwrap();
    assert!(TcpStream::connect(address).is_err());
    server.restart().unwrap();
    assert_eq!(server.url(), url);
    TcpStream::connect(address).unwrap();
    drop(server);
    assert!(TcpStream::connect(address).is_err());
}
