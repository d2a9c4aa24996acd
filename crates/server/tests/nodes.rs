//! Three nodes on one PostgreSQL and one NATS.

#![allow(clippy::unwrap_used)]

mod common;

use common::Running;
use common::player::{Person, play, sit, two};
use futures_util::StreamExt;
use orrery_games::core::Rng;
use orrery_server::{Bus, NatsAddress};
use orrery_services::{Nats, Postgres};
use orrery_store::Store;
use orrery_wire::{Act, Control, Reply, Request, Seat, Status};
use serde_json::json;

struct Cluster {
    nodes: Vec<Running>,
    nats: Nats,
    postgres: Postgres,
    database: String,
}

impl Cluster {
    async fn start() -> Cluster {
        let (postgres, nats) = (Postgres::start().unwrap(), Nats::start().unwrap());
        let database = postgres.database().unwrap();
        let url = database.parse().unwrap();
        let mut nodes = Vec::new();
        for _ in 0..3 {
            let store = Store::open(&url).await.unwrap();
            nodes.push(
                Running::node(
                    store,
                    Bus::connect(&NatsAddress::new(&nats.url(), None).unwrap()).await.unwrap(),
                )
                .await,
            );
        }
        Cluster { nodes, nats, postgres, database }
    }

    fn node(&self, index: usize) -> std::net::SocketAddr {
        self.nodes[index].address
    }
}

#[tokio::test]
async fn players_and_spectators_at_different_nodes_see_one_game() {
    let cluster = Cluster::start().await;
    for (index, config) in ["yinsh", "lyngk", "kulami:level1"].into_iter().enumerate() {
        let nodes = [cluster.node(0), cluster.node(1)];
        let (game, people) = two(nodes, config, Control::Fischer { seconds: 600, increment: 5 }).await;
        let mut watcher = Person::unknown(cluster.node(2)).socket().await;
        let mut watched = watcher.watch(&game).await;
        let mut sockets = sit(&people, &game).await;
        play(&mut sockets, usize::MAX, &mut Rng::new(index as u64)).await;
        let end = sockets[0].1.state();
        assert!(matches!(end.status(), Status::Over { .. }));
        watcher.follow(&mut watched, end.seq()).await;
        assert_eq!(watched.state().link(), end.link());
        watched.verify();
    }
}

#[tokio::test]
async fn of_two_nodes_that_write_at_once_one_wins_and_nothing_is_lost() {
    let cluster = Cluster::start().await;
    let (game, people) = two([cluster.node(0), cluster.node(1)], "kulami", Control::None).await;
    // The same turn sent to all nodes at once is played once.
    let mut first = people[0].socket().await;
    let watched = first.watch(&game).await;
    let turn = watched.random_turn(&mut Rng::new(1));
    let mut sockets = Vec::new();
    for index in 0..3 {
        sockets.push(people[0].at(cluster.node(index)).socket().await);
    }
    let mut places = Vec::new();
    for mut socket in sockets {
        let (game, turn) = (game.clone(), turn.clone());
        places.push(tokio::spawn(async move { socket.done(&game, turn).await }));
    }
    for place in places {
        assert_eq!(place.await.unwrap(), Some(2));
    }
    // What different nodes write at once all stands.
    let path = format!("/api/v1/games/{game}/acts");
    let hello = json!({ "act": "say", "greeting": "hello" });
    let said = (0..3).map(|index| {
        let (person, path, hello) = (people[index % 2].at(cluster.node(index)), path.clone(), hello.clone());
        tokio::spawn(async move { person.post(&path, hello).await.0 })
    });
    for status in said.collect::<Vec<_>>() {
        assert_eq!(status.await.unwrap(), 200);
    }
    let (_, view) = people[1].get(&format!("/api/v1/games/{game}")).await;
    assert_eq!(view["seq"], 5);
}

#[tokio::test]
async fn a_node_and_the_bus_can_go_away() {
    let mut cluster = Cluster::start().await;
    let (game, people) = two([cluster.node(0), cluster.node(1)], "yinsh", Control::None).await;
    let mut rng = Rng::new(4);
    let mut sockets = sit(&people, &game).await;
    play(&mut sockets, 8, &mut rng).await;
    // The first node ends: its player goes on at the third.
    cluster.nodes.remove(0).stop().await;
    let people = [people[0].at(cluster.node(1)), people[1].clone()];
    let mut sockets = sit(&people, &game).await;
    play(&mut sockets, 4, &mut rng).await;
    // Without the bus every node reads the log for itself within seconds.
    cluster.nats.kill().unwrap();
    play(&mut sockets, 3, &mut rng).await;
    cluster.nats.restart().unwrap();
    play(&mut sockets, 4, &mut rng).await;
    // The database comes back: what was acknowledged is there, and the game goes on.
    let before = sockets[0].1.state().link();
    cluster.postgres.restart().unwrap();
    let mut socket = people[0].socket().await;
    assert_eq!(socket.watch(&game).await.state().link(), before);
    let mut sockets = sit(&people, &game).await;
    play(&mut sockets, 2, &mut rng).await;
}

#[tokio::test]
async fn a_seat_taken_elsewhere_is_known_though_the_store_failed_in_the_middle_of_reading() {
    let mut cluster = Cluster::start().await;
    let ana = Person::named(cluster.node(0), "Ana").await;
    let ben = Person::named(cluster.node(0), "Ben").await;
    let (game, key) = ana.new_game(json!({ "config": "kulami", "side": "second" })).await;
    let elsewhere = ben.at(cluster.node(1));
    let path = format!("/api/v1/games/{game}");
    assert_eq!(elsewhere.get(&path).await.0, 200);
    // Nobody tells the other node, which then can read the log, but not who plays.
    cluster.nats.kill().unwrap();
    ben.join(&game, &key).await;
    cluster.postgres.execute(&cluster.database, "ALTER TABLE game RENAME TO away").unwrap();
    assert_eq!(elsewhere.get(&path).await.0, 503);
    cluster.postgres.execute(&cluster.database, "ALTER TABLE away RENAME TO game").unwrap();
    let mut socket = elsewhere.socket().await;
    let watched = socket.watch(&game).await;
    assert_eq!(watched.you(), Some(Seat::First));
    let turn = watched.random_turn(&mut Rng::new(1));
    assert_eq!(socket.done(&game, turn).await, Some(2));
}

#[tokio::test]
async fn the_lobby_and_who_is_there_are_known_at_every_node() {
    let cluster = Cluster::start().await;
    let ana = Person::named(cluster.node(0), "Ana").await;
    let ben = Person::named(cluster.node(1), "Ben").await;
    let mut lobby = Person::unknown(cluster.node(2)).socket().await;
    lobby.send(&Request::Lobby { on: true }).await;
    let (game, _) = ana.new_game(json!({ "config": "kulami", "listed": true, "side": "first" })).await;
    lobby.wait(|reply| matches!(reply, Reply::Lobby { open } if open.len() == 1).then_some(())).await;
    ben.post(&format!("/api/v1/games/{game}/join"), json!({})).await;
    lobby.wait(|reply| matches!(reply, Reply::Lobby { open } if open.is_empty()).then_some(())).await;
    let mut first = ana.socket().await;
    first.watch(&game).await;
    let mut second = ben.socket().await;
    second.watch(&game).await;
    let there = |reply| match reply {
        Reply::Presence { seat: Seat::Second, here: true, .. } => Some(()),
        _ => None,
    };
    first.wait(there).await;
    second.done(&game, Act::Resign).await;
}

/// Waits until some worker has taken a piece of work and has not acknowledged it yet.
async fn work_is_taken(nats: &str) {
    let jetstream = async_nats::jetstream::new(async_nats::connect(nats).await.unwrap());
    loop {
        let mut names = jetstream.stream_names();
        while let Some(name) = names.next().await {
            let stream = jetstream.get_stream(name.unwrap()).await.unwrap();
            let mut consumers = stream.consumers();
            while let Some(consumer) = consumers.next().await {
                if consumer.unwrap().num_ack_pending > 0 {
                    return;
                }
            }
        }
    }
}

#[tokio::test]
async fn workers_make_the_turns_of_computers_and_one_may_die() {
    let cluster = Cluster::start().await;
    let ana = Person::named(cluster.node(0), "Ana").await;
    let body = json!({ "config": "kulami", "side": "second", "opponent": { "computer": 10 } });
    let (game, _) = ana.new_game(body).await;
    let mut socket = ana.at(cluster.node(1)).socket().await;
    let mut watched = socket.watch(&game).await;
    let worker = |url: String| {
        tokio::spawn(async move { orrery_server::work(&NatsAddress::new(&url, None).unwrap(), 1).await })
    };
    // The strongest level thinks for a second. Whoever is ended meanwhile has told nobody.
    let first = worker(cluster.nats.url());
    work_is_taken(&cluster.nats.url()).await;
    first.abort();
    assert!(first.await.is_err());
    let _second = worker(cluster.nats.url());
    socket.follow(&mut watched, 2).await;
    assert_eq!((watched.state().to_act(), watched.state().turn_count()), (Some(Seat::Second), 1));

    // Analyses go the same way.
    let (status, answer) = ana.post("/api/v1/analyse", json!({ "config": "yinsh", "level": 1 })).await;
    assert_eq!((status, answer["lines"].as_array().map(Vec::len)), (200, Some(1)), "{answer}");
    let turn = watched.random_turn(&mut Rng::new(1));
    socket.done(&game, turn).await;
    socket.wait(|reply| matches!(reply, Reply::Happened { entry, .. } if entry.seq == 4).then_some(())).await;
}
