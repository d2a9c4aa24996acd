//! TLS to PostgreSQL: who is asked to look at the certificate does, and nobody hears the password.

use std::path::Path;

use crate::suite::samples::{entry, game};
use orrery_services::{Postgres, Tls};
use orrery_store::{Store, StoreError, StoreUrl};
use tokio::task::block_in_place;

/// An address as an operator writes it.
fn address(tls: &Tls, host: &str, password: &str, mode: &str, root: Option<&Path>) -> StoreUrl {
    let root = root.map(|file| format!("&sslrootcert={}", file.display())).unwrap_or_default();
    let port = tls.port;
    format!("postgres://orrery:{password}@{host}:{port}/postgres?sslmode={mode}{root}").parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_certificate_is_looked_at_and_the_password_is_not_told() {
    let server = block_in_place(|| Postgres::start_with_tls().unwrap());
    let tls = server.tls().unwrap();
    let (root, stranger) = (Some(tls.root.as_path()), Some(tls.stranger.as_path()));
    let refused = async |url: StoreUrl| {
        let error = Store::open(&url).await.err().unwrap();
        let said = format!("{error} {error:?} {url} {url:?}");
        assert!(!said.contains(tls.password) && !said.contains("wrong-word"), "{said}");
        error
    };
    for (host, mode, root) in [
        ("localhost", "verify-full", stranger),
        ("localhost", "verify-full", None),
        ("localhost", "verify-ca", stranger),
        // The right certificate, but for another name.
        ("127.0.0.1", "verify-full", root),
    ] {
        let error = refused(address(tls, host, tls.password, mode, root)).await;
        assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
        assert!(error.to_string().contains("certificate"), "{host} {mode}: {error}");
    }
    // In the open nobody is let in, nor with another password.
    refused(address(tls, "localhost", tls.password, "disable", None)).await;
    refused(address(tls, "localhost", "wrong-word", "verify-full", root)).await;
    refused(address(tls, "localhost", tls.password, "verify-full", Some(Path::new("/absent.crt")))).await;
    for (number, (host, mode, root)) in [
        ("localhost", "verify-full", root),
        ("127.0.0.1", "verify-ca", root),
        ("127.0.0.1", "require", None),
        ("127.0.0.1", "prefer", None),
    ]
    .into_iter()
    .enumerate()
    {
        let store = Store::open(&address(tls, host, tls.password, mode, root)).await.unwrap();
        store.create(&game(u32::try_from(number).unwrap()), &entry(0, "{}"), &[]).await.unwrap();
        assert_eq!(store.lobby(10).await.unwrap().len(), number + 1, "{mode}");
        store.close().await;
    }
}
