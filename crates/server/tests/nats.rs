//! A NATS that does not let everybody in.

#![allow(clippy::unwrap_used)]

mod common;

use std::fs;
use std::path::Path;

use common::Running;
use common::player::Person;
use data_encoding::BASE64URL_NOPAD;
use nkeys::KeyPair;
use orrery_server::{Bus, NatsAddress, NatsError, work};
use orrery_services::Nats;
use serde_json::{Value, json};
use tempfile::TempDir;

/// With a login in the address.
fn with(nats: &Nats, login: &str) -> NatsAddress {
    NatsAddress::new(&nats.url().replace("//", &format!("//{login}@")), None).unwrap()
}

/// What a node and a worker are told who may not come in.
async fn refused(address: &NatsAddress) -> String {
    let node = Bus::connect(address).await.err().unwrap();
    assert_eq!(work(address, 1).await, Err(node.clone()));
    assert!(matches!(node, NatsError::Refused(_)), "{node:?}");
    let said = format!("{node} {node:?}");
    assert!(!said.contains("secret"), "{said}");
    node.to_string()
}

/// A node and a worker with this login play a computer's turn.
async fn plays(address: &NatsAddress) {
    let data = TempDir::new().unwrap();
    let bus = Bus::connect(address).await.unwrap();
    let node = Running::node(common::store(&data).await, bus).await;
    let worker = tokio::spawn({
        let address = address.clone();
        async move { work(&address, 1).await }
    });
    let ana = Person::named(node.address, "Ana").await;
    let body = json!({ "config": "kulami", "side": "second", "opponent": { "computer": 1 } });
    let (game, _) = ana.new_game(body).await;
    let mut socket = ana.socket().await;
    let mut watched = socket.watch(&game).await;
    socket.follow(&mut watched, 2).await;
    assert_eq!(watched.state().turn_count(), 1);
    worker.abort();
}

#[tokio::test]
async fn a_user_with_a_password_comes_in_and_nobody_else() {
    let nats = Nats::start_with("authorization { user: orrery, password: \"the secret/:@\" }").unwrap();
    plays(&with(&nats, "orrery:the%20secret%2F%3A%40")).await;
    let words = refused(&with(&nats, "orrery:another-secret")).await;
    assert_eq!(words, format!("{} does not accept this login", nats.url()));
    refused(&with(&nats, "secret-token")).await;
    refused(&NatsAddress::new(&nats.url(), None).unwrap()).await;
}

#[tokio::test]
async fn a_token_comes_in_and_no_other() {
    let nats = Nats::start_with("authorization { token: secret-token }").unwrap();
    plays(&with(&nats, "secret-token")).await;
    refused(&with(&nats, "another-secret")).await;
}

#[tokio::test]
async fn a_file_with_credentials_comes_in_and_no_other() {
    let (operator, user) = (KeyPair::new_operator(), KeyPair::new_user());
    // JetStream needs an account of the system's own.
    let (account, system) = (KeyPair::new_account(), KeyPair::new_account());
    let limits = json!({ "subs": -1, "data": -1, "payload": -1, "imports": -1, "exports": -1, "wildcards": true,
        "conn": -1, "leaf": -1, "mem_storage": -1, "disk_storage": -1, "streams": -1, "consumer": -1 });
    let mut settings = format!(
        "operator: {}\nsystem_account: {}\nresolver: MEMORY\nresolver_preload {{\n",
        jwt(&operator, &operator, json!({ "type": "operator", "version": 2 })),
        system.public_key()
    );
    let without = json!({ "type": "account", "version": 2, "limits": { "subs": -1, "conn": -1 } });
    let all = json!({ "type": "account", "version": 2, "limits": limits });
    for (account, claim) in [(&account, all), (&system, without)] {
        settings += &format!("{}: {}\n", account.public_key(), jwt(account, &operator, claim));
    }
    settings += "}\n";
    let nats = Nats::start_with(&settings).unwrap();
    let folder = TempDir::new().unwrap();
    let credentials = |name: &str, issuer: &KeyPair| {
        let limits = json!({ "type": "user", "version": 2, "subs": -1, "data": -1, "payload": -1 });
        let (jwt, seed) = (jwt(&user, issuer, limits), user.seed().unwrap());
        let text = format!(
            "-----BEGIN NATS USER JWT-----\n{jwt}\n------END NATS USER JWT------\n\n\
             -----BEGIN USER NKEY SEED-----\n{seed}\n------END USER NKEY SEED------\n"
        );
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file
    };
    let address = |file: &Path| NatsAddress::new(&nats.url(), Some(file)).unwrap();
    plays(&address(&credentials("good", &account))).await;
    refused(&address(&credentials("forged", &KeyPair::new_account()))).await;
    refused(&NatsAddress::new(&nats.url(), None).unwrap()).await;
    // A file that is not there, and one with something else in it.
    let absent = folder.path().join("absent");
    let error = Bus::connect(&address(&absent)).await.err().unwrap().to_string();
    assert!(error.contains("absent cannot be used: No such file"), "{error}");
    fs::write(&absent, "secret").unwrap();
    let error = Bus::connect(&address(&absent)).await.err().unwrap().to_string();
    assert!(error.ends_with("absent cannot be used: it has no JWT of a user with its key"), "{error}");
}

/// A claim about somebody that somebody has signed.
fn jwt(subject: &KeyPair, issuer: &KeyPair, claim: Value) -> String {
    let part = |value: &Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
    let body = json!({ "jti": "test", "iat": 1_700_000_000, "iss": issuer.public_key(), "name": "test",
        "sub": subject.public_key(), "nats": claim });
    let text = format!("{}.{}", part(&json!({ "typ": "JWT", "alg": "ed25519-nkey" })), part(&body));
    format!("{text}.{}", BASE64URL_NOPAD.encode(&issuer.sign(text.as_bytes()).unwrap()))
}
