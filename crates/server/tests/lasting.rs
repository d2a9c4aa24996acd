//! What is begun is done to its end, whatever becomes of who began it; and what is stored can be had, whatever it is like.

#![allow(clippy::unwrap_used)]

mod common;

use std::time::{SystemTime, UNIX_EPOCH};

use common::player::{Person, random_turn, two};
use common::{Running, store};
use orrery_games::core::Rng;
use orrery_server::Options;
use orrery_store::{Created, GameRow, Player, Store};
use orrery_wire::{
    Act, Control, Entry, Event, GameId, GameState, Greeting, Offer, PlayerId, Reason, Reply, Request, Seat,
    Status, Time,
};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// Sends an act and hangs up at once.
async fn act_and_hang_up(person: &Person, game: &GameId, act: &Value) {
    let body = act.to_string();
    let headers: String = person.headers.iter().map(|header| format!("{header}\r\n")).collect();
    let request = format!(
        "POST /api/v1/games/{game}/acts HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n{headers}\
         content-length: {}\r\n\r\n{body}",
        person.address,
        body.len()
    );
    let mut stream = TcpStream::connect(person.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    drop(stream);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_did_who_hung_up_is_told_to_everybody() {
    let server = Running::start().await;
    let (game, people) = two([server.address; 2], "yinsh", Control::None).await;
    let mut socket = people[1].socket().await;
    let mut watched = socket.watch(&game).await;
    let mut rng = Rng::new(7);
    for _ in 0..30 {
        let Some(seat) = watched.state().to_act() else { break };
        let turn = serde_json::to_value(watched.random_turn(&mut rng)).unwrap();
        act_and_hang_up(&people[seat.index()], &game, &turn).await;
        // The same turn again: it stands already, or is played now. Either way everybody is told of it once.
        let (status, answer) = people[seat.index()].post(&format!("/api/v1/games/{game}/acts"), turn).await;
        assert_eq!(status, 200, "{answer}");
        let seq = u32::try_from(answer["seq"].as_u64().unwrap()).unwrap();
        socket.follow(&mut watched, seq).await;
        assert_eq!(answer["state"]["seq"], watched.state().seq());
    }
    watched.verify();
}

/// Long enough ago for a clock to have run out, and not for a game to be forgotten.
fn an_hour_ago() -> Time {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Time(i64::try_from(now.as_millis()).unwrap() - 3_600_000)
}

/// A game of these players, with its log in the store.
async fn game_of(
    store: &Store,
    name: &GameId,
    clock: Control,
    players: [&PlayerId; 2],
) -> (GameRow, GameState) {
    let config = "yinsh".to_owned();
    let event = Event::Created { game: name.clone(), config, drawn_from: None, clock };
    let (entry, state) = GameState::create(an_hour_ago(), event).unwrap();
    let row = GameRow {
        seats: players.map(|player| Some(player.clone())),
        ..GameRow::new(name.clone(), state.game().config(), players[0].clone(), an_hour_ago())
    };
    assert_eq!(store.create(&row, &entry, &[]).await.unwrap(), Created::Stored);
    (row, state)
}

async fn append(store: &Store, row: &mut GameRow, state: &mut GameState, event: Event) {
    let (entry, after) = state.after(an_hour_ago(), event).unwrap();
    *state = after;
    row.stage = state.status().stage();
    (row.seq, row.changed, row.deadline) = (entry.seq, state.at(), state.clock().deadline());
    store.append(row, &entry).await.unwrap();
}

/// A random turn; whose it was.
async fn turn(store: &Store, row: &mut GameRow, state: &mut GameState, rng: &mut Rng) -> Seat {
    let Act::Turn { turn_id: id, actions, .. } = random_turn(state, rng) else { panic!("a turn is made") };
    let seat = state.to_act().unwrap();
    append(store, row, state, Event::Turn { seat, id, actions, lag: 0, outage: 0 }).await;
    seat
}

async fn two_players(store: &Store) -> [PlayerId; 2] {
    let players = [1, 2].map(|number| PlayerId::from_bytes([number; 16]));
    for id in &players {
        store.add_player(&Player { id: id.clone(), name: "Ana".to_owned(), created: Time(0) }).await.unwrap();
    }
    players
}

#[tokio::test]
async fn a_log_of_any_length_is_watched_and_streamed() {
    let data = TempDir::new().unwrap();
    let name = GameId::from_bytes([3; 10]);
    let written = {
        let store = store(&data).await;
        let players = two_players(&store).await;
        let (mut row, mut state) = game_of(&store, &name, Control::None, [&players[0], &players[1]]).await;
        append(&store, &mut row, &mut state, Event::Began).await;
        let mut rng = Rng::new(1);
        // As much as can be said, offered and taken back makes a log of more than any message may be.
        let mut taken_back = 0;
        while state.status() == Status::Playing {
            for seat in Seat::BOTH {
                for _ in 0..4 {
                    let greeting = Greeting::GoodMove;
                    append(&store, &mut row, &mut state, Event::Said { seat, greeting }).await;
                }
                let offer = Offer::Draw;
                append(&store, &mut row, &mut state, Event::Offered { seat, offer }).await;
                append(&store, &mut row, &mut state, Event::Declined { seat, offer }).await;
            }
            let turns = state.turn_count();
            let seat = turn(&store, &mut row, &mut state, &mut rng).await;
            if state.status() == Status::Playing && taken_back < 45 {
                taken_back += 1;
                let (offer, turns) = (Offer::Takeback, u32::try_from(turns).unwrap());
                append(&store, &mut row, &mut state, Event::Offered { seat, offer }).await;
                append(&store, &mut row, &mut state, Event::TakenBack { turns }).await;
            }
        }
        store.close().await;
        state
    };
    let server = Running::start_on(data).await;
    let person = Person::unknown(server.address);
    let (status, log) = person.text(&format!("/api/v1/games/{name}/log")).await;
    assert_eq!(status, 200);
    assert!(log.len() > 256 * 1024, "{} bytes", log.len());
    let entries: Vec<Entry> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(GameState::verify(&entries).unwrap().link(), written.link());

    let mut socket = person.socket().await;
    let mut watched = socket.watch(&name).await;
    assert!(watched.entries.len() < entries.len(), "the first piece is not all of it");
    socket.follow(&mut watched, written.seq()).await;
    assert_eq!(watched.state().link(), written.link());
    // The line holds: it can be asked something more.
    socket.send(&Request::Ping).await;
    socket.wait(|reply| matches!(reply, Reply::Pong { .. }).then_some(())).await;
}

#[tokio::test]
async fn a_game_that_cannot_be_read_keeps_no_other_from_being_flagged() {
    let data = TempDir::new().unwrap();
    let clock = Control::Fischer { seconds: 10, increment: 0 };
    let (bad, good) = (GameId::from_bytes([4; 10]), GameId::from_bytes([5; 10]));
    {
        let store = store(&data).await;
        let players = two_players(&store).await;
        for name in [&bad, &good] {
            let (mut row, mut state) = game_of(&store, name, clock, [&players[0], &players[1]]).await;
            append(&store, &mut row, &mut state, Event::Began).await;
            let mut rng = Rng::new(1);
            for _ in 0..2 {
                turn(&store, &mut row, &mut state, &mut rng).await;
            }
            if name == &bad {
                let body = "{}".to_owned();
                row.seq += 1;
                row.deadline = Some(Time(1));
                let entry = Entry { seq: row.seq, link: state.link().next(&body), body };
                store.append(&row, &entry).await.unwrap();
            }
        }
        store.close().await;
    }
    let server = Running::start_on(data).await;
    let person = Person::unknown(server.address);
    let mut socket = person.socket().await;
    let mut watched = socket.watch(&good).await;
    socket.follow(&mut watched, 4).await;
    assert!(matches!(watched.state().status(), Status::Over { reason: Reason::Time, .. }));
    let (status, answer) = person.get(&format!("/api/v1/games/{bad}")).await;
    assert_eq!((status, &answer["error"]), (503, &json!("damaged")));
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_games_with_computers_are_asked_for_at_once_five_are_made() {
    let server = Running::start().await;
    let person = Person::named(server.address, "Ana").await;
    let game = json!({ "config": "kulami", "opponent": { "computer": 1 } });
    let asked: Vec<_> = (0..20)
        .map(|_| {
            let (person, game) = (person.clone(), game.clone());
            tokio::spawn(async move { person.post("/api/v1/games", game).await.0 })
        })
        .collect();
    let mut made = Vec::new();
    for asked in asked {
        made.push(asked.await.unwrap());
    }
    assert_eq!(made.iter().filter(|status| **status == 201).count(), 5, "{made:?}");
    assert!(made.iter().all(|status| [201, 429].contains(status)), "{made:?}");
}

#[tokio::test]
async fn one_address_does_not_fill_the_lobby() {
    let trusted = "127.0.0.1/32".parse().unwrap();
    let server =
        Running::start_with_options(Options { trusted_proxies: vec![trusted], ..Options::default() }).await;
    let mut listed = 0;
    for name in ["Ana", "Ben", "Ion"] {
        let person = Person::named(server.address, name).await;
        for _ in 0..4 {
            let (status, answer) =
                person.post("/api/v1/games", json!({ "config": "kulami", "listed": true })).await;
            listed += u32::from(status == 201);
            assert!(status == 201 || answer["error"] == "too-many-open-games", "{answer}");
        }
    }
    assert_eq!(listed, 5);
    let mut elsewhere = Person::named(server.address, "Éva").await;
    elsewhere.headers.push("x-forwarded-for: 192.0.2.7".to_owned());
    elsewhere.new_game(json!({ "config": "kulami", "listed": true })).await;
    let (_, lobby) = elsewhere.get("/api/v1/lobby").await;
    assert_eq!(lobby.as_array().unwrap().len(), 6);
}
