//! The web app that was built, with something changed about it, served from within the test.

#![allow(dead_code, reason = "tests and measurements each use their part")]

use orrery_server::{Bus, File, Options, Server, Site};
use orrery_store::{Store, StoreUrl};
use tempfile::TempDir;

use crate::driver::target;

/// What is in a file of the app. Compressed forms are none, or changes would have to be made in both.
pub fn built(path: &str) -> Option<Vec<u8>> {
    let is_packed = path.ends_with(".br");
    std::fs::read(target().join("web").join(path)).ok().filter(|_| !is_packed)
}

/// A file to be served.
pub fn file(content: Vec<u8>) -> File {
    let mut hash = [0u8; 32];
    content.iter().enumerate().for_each(|(index, byte)| {
        hash[index % 12] = hash[index % 12].wrapping_mul(31) ^ byte;
    });
    File { content: content.into(), hash }
}

/// Serves these files for as long as the test runs; the address, and the folder of the server's database.
pub async fn serve(files: fn(&str) -> Option<File>) -> (String, TempDir) {
    let data = TempDir::new().expect("a folder");
    let url = StoreUrl::sqlite(data.path().join("orrery.db"));
    let store = Store::open(&url).await.expect("a database");
    let any = ([127, 0, 0, 1], 0).into();
    let server = Server::bind(any, Site(files), store, Bus::Alone, Options::default()).await;
    let server = server.expect("a free port");
    let address = format!("http://{}", server.address());
    tokio::spawn(server.run(std::future::pending()));
    (address, data)
}
