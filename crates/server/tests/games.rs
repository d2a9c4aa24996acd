//! Games between people, over real connections and a real database.

#![allow(clippy::unwrap_used)]

mod common;

use common::player::{Person, play, sit, two};
use common::{Running, store};
use orrery_games::core::Rng;
use orrery_store::{Beat, GameRow, Player};
use orrery_wire::{
    Act, Control, Event, GameId, GameState, Greeting, Offer, PlayerId, Reply, Request, Seat, Stage, Status,
    Time,
};
use serde_json::json;
use tempfile::TempDir;

#[tokio::test]
async fn each_game_is_played_to_the_end_before_a_spectator() {
    let server = Running::start().await;
    for (index, config) in ["yinsh", "lyngk", "kulami:board=random-square;level2"].into_iter().enumerate() {
        let (game, people) =
            two([server.address; 2], config, Control::Fischer { seconds: 600, increment: 5 }).await;
        let mut watcher = Person::unknown(server.address).socket().await;
        let mut watched = watcher.watch(&game).await;
        assert_eq!(watched.you(), None);
        let mut sockets = sit(&people, &game).await;
        assert_eq!(sockets.each_ref().map(|(_, game)| game.you()), [Some(Seat::First), Some(Seat::Second)]);
        play(&mut sockets, usize::MAX, &mut Rng::new(index as u64)).await;
        let end = sockets[0].1.state();
        assert!(matches!(end.status(), Status::Over { .. }));
        watcher.follow(&mut watched, end.seq()).await;
        assert_eq!(watched.state().game().code(), end.game().code());
        watched.verify();

        let (_, view) = people[0].get(&format!("/api/v1/games/{game}")).await;
        assert_eq!(
            (view["stage"].as_str(), view["position"].as_str()),
            (Some("over"), Some(&*end.game().code()))
        );
        let headers: [&str; 0] = [];
        let record = server.get(&format!("/api/v1/games/{game}/record"), &headers).await;
        let record: orrery_games::core::Record = String::from_utf8(record.body).unwrap().parse().unwrap();
        let replayed = orrery_games::replay(&record).unwrap();
        assert_eq!(replayed.game.code(), end.game().code());
        assert_eq!(record.tag("Second"), Some("Бен"));
    }
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_turn_loses_nothing() {
    let server = Running::start().await;
    let (game, people) =
        two([server.address; 2], "yinsh", Control::Fischer { seconds: 600, increment: 0 }).await;
    let mut sockets = sit(&people, &game).await;
    let mut rng = Rng::new(3);
    play(&mut sockets, 15, &mut rng).await;
    let seat = sockets[0].1.state().to_act().unwrap();
    let turn = sockets[seat.index()].1.random_turn(&mut rng);
    let [(first, before), (second, _)] = sockets;
    let server = server.restart().await;
    for mut socket in [first, second] {
        let end = loop {
            if let Err(end) = socket.try_next().await {
                break end;
            }
        };
        assert_eq!(end, Some(1012), "told that the server restarts");
    }

    // The one who composed a turn meanwhile sends it now; the other comes back later and gets the gap.
    let people = people.map(|person| person.at(server.address));
    let mut mover = people[seat.index()].socket().await;
    let seq = mover.done(&game, turn.clone()).await.unwrap();
    assert_eq!(seq, before.state().seq() + 1);
    assert_eq!(mover.done(&game, turn).await, Some(seq), "a resend gets its first acknowledgement again");
    let mut other = people[seat.other().index()].socket().await;
    other.send(&Request::Watch { game: game.clone(), since: Some(before.state().seq()) }).await;
    let reply = other.next().await;
    let Reply::Watching { entries, .. } = &reply else { panic!("no answer") };
    assert_eq!(entries.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [seq], "the exact gap");
    let mut after = before;
    assert!(after.hear(reply));
    let mut sockets = sit(&people, &game).await;
    play(&mut sockets, usize::MAX, &mut rng).await;
    assert!(matches!(sockets[0].1.state().status(), Status::Over { .. }));
}

#[tokio::test]
async fn an_invitation_needs_its_key_and_looking_takes_no_seat() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let ben = Person::named(server.address, "Ben").await;
    let eve = Person::named(server.address, "Eve").await;
    let (game, key) = ana.new_game(json!({ "config": "lyngk:seed=7" })).await;
    let path = format!("/api/v1/games/{game}");
    let join = format!("{path}/join");
    for person in [&eve, &Person::unknown(server.address)] {
        let (status, view) = person.get(&path).await;
        assert_eq!((status, view["stage"].as_str()), (200, Some("open")));
        assert!(!view.to_string().contains(&key), "the key is told once");
    }
    assert_eq!(eve.post(&join, json!({})).await.0, 403);
    assert_eq!(eve.post(&join, json!({ "key": "0".repeat(26) })).await.0, 403);
    assert_eq!(eve.post(&join, json!({ "key": "0" })).await.0, 400);
    assert_eq!(Person::unknown(server.address).post(&join, json!({ "key": key })).await.0, 401);
    assert_eq!(ana.post(&join, json!({ "key": key })).await.0, 403, "nobody plays against himself");
    ben.join(&game, &key).await;
    ben.join(&game, &key).await;
    assert_eq!(eve.post(&join, json!({ "key": key })).await.0, 409);
    let (_, mine) = ben.get("/api/v1/games").await;
    assert_eq!(mine.as_array().map(Vec::len), Some(1));
    let view: Stage = serde_json::from_value(mine[0]["stage"].clone()).unwrap();
    assert_eq!(view, Stage::Playing);
    assert_eq!(eve.get("/api/v1/games").await.1, json!([]));
}

#[tokio::test]
async fn who_asks_whether_the_server_is_there_is_told() {
    let server = Running::start().await;
    let mut socket = Person::unknown(server.address).socket().await;
    socket.send(&Request::Ping).await;
    let now = socket.wait(|reply| if let Reply::Pong { now } = reply { Some(now) } else { None }).await;
    assert!(now.0 > 1_700_000_000_000, "{now:?}");
}

#[tokio::test]
async fn the_lobby_is_live() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let ben = Person::named(server.address, "Ben").await;
    let mut socket = Person::unknown(server.address).socket().await;
    socket.send(&Request::Lobby { on: true }).await;
    let lobby = |reply| if let Reply::Lobby { open } = reply { Some(open) } else { None };
    assert_eq!(socket.wait(lobby).await, []);
    let (game, _) = ana.new_game(json!({ "config": "kulami", "listed": true, "side": "second" })).await;
    let open = socket.wait(lobby).await;
    assert_eq!(
        (&open[0].game, open[0].player.name.as_str(), open[0].free),
        (&game, "Ana", Some(Seat::First))
    );
    let (status, _) = ben.post(&format!("/api/v1/games/{game}/join"), json!({})).await;
    assert_eq!(status, 200);
    assert_eq!(socket.wait(lobby).await, []);
    let (game, _) = ana.new_game(json!({ "config": "kulami", "listed": true })).await;
    assert_eq!(socket.wait(lobby).await.len(), 1);
    let (status, _) = ana.post(&format!("/api/v1/games/{game}/acts"), json!({ "act": "abort" })).await;
    assert_eq!(status, 200);
    assert_eq!(socket.wait(lobby).await, []);
}

#[tokio::test]
async fn what_is_offered_and_said_reaches_everybody() {
    let server = Running::start().await;
    let (game, people) = two([server.address; 2], "lyngk", Control::None).await;
    let mut sockets = sit(&people, &game).await;
    play(&mut sockets, 3, &mut Rng::new(5)).await;
    let [(mut ana, _), (mut ben, _)] = sockets;
    ana.done(&game, Act::Say { greeting: Greeting::Oops }).await;
    ana.done(&game, Act::Offer { offer: Offer::Takeback }).await;
    ben.done(&game, Act::Accept { offer: Offer::Takeback }).await;
    let (_, view) = people[0].get(&format!("/api/v1/games/{game}")).await;
    assert_eq!(view["to_act"], "first");
    ben.done(&game, Act::Resign).await;
    ben.done(&game, Act::Offer { offer: Offer::ReturnGame }).await;
    ana.done(&game, Act::Accept { offer: Offer::ReturnGame }).await;
    let (_, view) = people[0].get(&format!("/api/v1/games/{game}")).await;
    let next = view["continued"].as_str().unwrap();
    let (_, after) = people[0].get(&format!("/api/v1/games/{next}")).await;
    assert_eq!(after["config"], view["config"], "the same layout");
    assert_eq!((&after["you"], &view["you"]), (&json!("second"), &json!("first")), "sides exchanged");
    assert_eq!(after["stage"], "playing");
}

#[tokio::test]
async fn a_rematch_draws_a_new_layout() {
    let server = Running::start().await;
    let (game, people) = two([server.address; 2], "lyngk:six", Control::None).await;
    for (person, act) in [
        (&people[0], json!({ "act": "resign" })),
        (&people[0], json!({ "act": "offer", "offer": "rematch" })),
        (&people[1], json!({ "act": "accept", "offer": "rematch" })),
    ] {
        let (status, answer) = person.post(&format!("/api/v1/games/{game}/acts"), act).await;
        assert_eq!(status, 200, "{answer}");
    }
    let (_, view) = people[1].get(&format!("/api/v1/games/{game}")).await;
    let (_, after) = people[1].get(&format!("/api/v1/games/{}", view["continued"].as_str().unwrap())).await;
    assert_ne!(after["config"], view["config"]);
    assert!(after["config"].as_str().unwrap().ends_with(";six"));
}

#[tokio::test]
async fn who_comes_and_goes_is_told() {
    let server = Running::start().await;
    let (game, people) = two([server.address; 2], "kulami", Control::None).await;
    let [(mut ana, _), (ben, _)] = sit(&people, &game).await;
    let presence =
        |reply| if let Reply::Presence { seat, here, .. } = reply { Some((seat, here)) } else { None };
    assert_eq!(ana.wait(presence).await, (Seat::First, true));
    assert_eq!(ana.wait(presence).await, (Seat::Second, true));
    ben.close().await;
    assert_eq!(ana.wait(presence).await, (Seat::Second, false));
}

#[tokio::test]
async fn who_watched_before_the_seat_was_his_is_there_with_it() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let ben = Person::named(server.address, "Ben").await;
    let (game, key) = ana.new_game(json!({ "config": "kulami", "side": "first" })).await;
    let mut socket = ben.socket().await;
    assert_eq!(socket.watch(&game).await.you(), None);
    ben.join(&game, &key).await;
    let presence =
        |reply| if let Reply::Presence { seat, here, .. } = reply { Some((seat, here)) } else { None };
    assert_eq!(socket.wait(presence).await, (Seat::Second, true));
}

/// A game with a clock of a minute in which the last of two turns was made so long ago, in milliseconds.
async fn left_alone(data: &TempDir, ago: i64) -> GameId {
    let store = store(data).await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let at = Time(i64::try_from(now.as_millis()).unwrap() - ago);
    let players = [[1; 16], [2; 16]].map(PlayerId::from_bytes);
    for id in &players {
        store.add_player(&Player { id: id.clone(), name: "somebody".into(), created: at }).await.unwrap();
    }
    let name = GameId::from_bytes([3; 10]);
    let clock = Control::Fischer { seconds: 60, increment: 0 };
    let event = Event::Created { game: name.clone(), config: "kulami".into(), drawn_from: None, clock };
    let (first, mut state) = GameState::create(at, event).unwrap();
    let row = |state: &GameState| GameRow {
        stage: Stage::Playing,
        seats: players.clone().map(Some),
        to_act: Some(Seat::First),
        deadline: state.clock().deadline(),
        seq: state.seq(),
        ..GameRow::new(name.clone(), "kulami".into(), players[0].clone(), at)
    };
    store.create(&row(&state), &first, &[]).await.unwrap();
    let turn = |seat, action: &str| Event::Turn {
        seat,
        id: action.parse().unwrap(),
        actions: vec![action.into()],
        lag: 0,
        outage: 0,
    };
    for event in [Event::Began, turn(Seat::First, "a1"), turn(Seat::Second, "a8")] {
        let (entry, after) = state.after(at, event).unwrap();
        state = after;
        store.append(&row(&state), &entry).await.unwrap();
    }
    store.beat(&beat(at)).await.unwrap();
    store.close().await;
    name
}

/// A sign of life that says nothing of the time before.
fn beat(at: Time) -> Beat {
    Beat { node: "before".to_owned(), before: at, now: at, silence: i64::MAX, memory: at }
}

#[tokio::test]
async fn downtime_is_credited_and_flags_fall_with_nobody_watching() {
    // The server was down all the time: nobody has lost any.
    let data = TempDir::new().unwrap();
    let game = left_alone(&data, 500_000).await;
    let server = Running::start_on(data).await;
    let (_, view) = Person::unknown(server.address).get(&format!("/api/v1/games/{game}")).await;
    assert_eq!(view["stage"], "playing");
    let left = view["left"][0].as_i64().unwrap();
    assert!((50_000..=60_000).contains(&left), "{left}");

    // It was up until a moment ago: the time was up long before, and nobody had to look.
    let data = TempDir::new().unwrap();
    let game = left_alone(&data, 500_000).await;
    let up = store(&data).await;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    up.beat(&beat(Time(i64::try_from(now.as_millis()).unwrap()))).await.unwrap();
    up.close().await;
    let server = Running::start_on(data).await;
    let mut socket = Person::unknown(server.address).socket().await;
    let mut watched = socket.watch(&game).await;
    socket.follow(&mut watched, 4).await;
    let Status::Over { score, reason } = watched.state().status() else { panic!("it is not over") };
    assert_eq!((score, reason), (orrery_wire::GameResult::Second, orrery_wire::Reason::Time));
}

#[tokio::test]
async fn a_stream_tells_in_lines_and_ends_with_the_server() {
    let server = Running::start().await;
    let (game, people) = two([server.address; 2], "kulami", Control::None).await;
    let (address, path) = (server.address, format!("/api/v1/games/{game}/stream"));
    let stream = tokio::spawn(async move { common::request(address, "GET", &path, &[]).await });
    // Somebody plays on another connection meanwhile.
    let mut socket = people[0].socket().await;
    socket.watch(&game).await;
    socket.done(&game, Act::Say { greeting: Greeting::Hello }).await;
    socket.done(&game, Act::Resign).await;
    let server = server.restart().await;
    let answer = stream.await.unwrap();
    assert_eq!((answer.status, answer.header("content-type")), (200, "application/x-ndjson"));
    assert!(String::from_utf8_lossy(&answer.body).contains("\"type\":\"watching\""));
    let (status, _) = people[0].at(server.address).get("/health/ready").await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn a_new_name_is_told_to_those_at_the_game() {
    let server = Running::start().await;
    let (game, people) = two([server.address; 2], "kulami", Control::None).await;
    let mut socket = people[1].socket().await;
    socket.watch(&game).await;
    let (status, _) = people[0].call("PUT", "/api/v1/me", Some(json!({ "name": "Anna" }))).await;
    assert_eq!(status, 200);
    let table =
        socket.wait(|reply| if let Reply::Seated { table } = reply { Some(table) } else { None }).await;
    assert_eq!(table.players[0].as_ref().unwrap().name, "Anna");
    assert_eq!(table.you, Some(Seat::Second));
}
