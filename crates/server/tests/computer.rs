//! Computer opponents and analyses, on one node with threads of its own.

#![allow(clippy::unwrap_used)]

mod common;

use common::Running;
use common::player::{Person, Socket, Watched, sit, two};
use orrery_games::core::Rng;
use orrery_server::{Limits, Options};
use orrery_wire::{Act, Control, GameId, Offer, Reply, Seat, Status};
use serde_json::{Value, json};

fn against(level: u32, config: &str, side: &str) -> Value {
    json!({ "config": config, "side": side, "opponent": { "computer": level } })
}

/// Plays random turns until so many entries stand or the game is over.
async fn play(socket: &mut Socket, game: &mut Watched, entries: u32, rng: &mut Rng) {
    while game.state().seq() < entries && game.state().status() == Status::Playing {
        let next = game.state().seq() + 1;
        if game.state().to_act() == game.you() {
            let turn = game.random_turn(rng);
            socket.act(&game.name, turn).await;
        }
        socket.follow(game, next).await;
    }
}

#[tokio::test]
async fn each_game_is_played_against_the_computer() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    for (index, config) in ["yinsh", "lyngk", "kulami:board=random-square"].into_iter().enumerate() {
        let side = ["first", "second", "random"][index];
        let (game, _) = ana.new_game(against(1 + index as u32, config, side)).await;
        let mut socket = ana.socket().await;
        let mut watched = socket.watch(&game).await;
        play(&mut socket, &mut watched, u32::MAX, &mut Rng::new(index as u64)).await;
        assert!(matches!(watched.state().status(), Status::Over { reason: orrery_wire::Reason::Normal, .. }));
        watched.verify();
        let (_, view) = ana.get(&format!("/api/v1/games/{game}")).await;
        let names: Vec<&Value> =
            view["players"].as_array().unwrap().iter().map(|player| &player["name"]).collect();
        assert!(names.contains(&&json!(format!("Orrery, level {}", index + 1))), "{names:?}");
    }
}

#[tokio::test]
async fn a_computer_answers_what_it_is_offered_and_never_goes_away() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let body = json!({ "config": "kulami", "side": "first", "opponent": { "computer": 1 },
        "clock": { "kind": "fischer", "seconds": 600, "increment": 0 } });
    let (game, _) = ana.new_game(body).await;
    let mut socket = ana.socket().await;
    let mut watched = socket.watch(&game).await;
    play(&mut socket, &mut watched, 5, &mut Rng::new(1)).await;
    let seq = socket.done(&game, Act::Offer { offer: Offer::Draw }).await.unwrap();
    happened(&mut socket, &game, seq + 1, "declined").await;
    let seq = socket.done(&game, Act::Offer { offer: Offer::Takeback }).await.unwrap();
    happened(&mut socket, &game, seq + 1, "taken-back").await;
    let acts = format!("/api/v1/games/{game}/acts");
    let (status, answer) = ana.post(&acts, json!({ "act": "claim" })).await;
    assert_eq!((status, &answer["why"], answer.get("wait")), (422, &json!("not-away"), None), "{answer}");
    socket.done(&game, Act::Resign).await;
    let seq = socket.done(&game, Act::Offer { offer: Offer::Rematch }).await.unwrap();
    happened(&mut socket, &game, seq + 1, "continued").await;
    let (_, view) = ana.get(&format!("/api/v1/games/{game}")).await;
    let next: GameId = view["continued"].as_str().unwrap().parse().unwrap();
    let mut socket = ana.socket().await;
    let mut watched = socket.watch(&next).await;
    assert_eq!(watched.you(), Some(Seat::Second));
    socket.follow(&mut watched, 2).await;
}

#[tokio::test]
async fn a_rematch_counts_as_a_game_with_a_computer() {
    let limits = Limits { computer_games: 1, ..Limits::default() };
    let server = Running::start_with_options(Options { limits, ..Options::default() }).await;
    let ana = Person::named(server.address, "Ana").await;
    let mut socket = ana.socket().await;
    let mut over = Vec::new();
    for _ in 0..2 {
        let (game, _) = ana.new_game(against(1, "kulami", "first")).await;
        socket.watch(&game).await;
        socket.done(&game, Act::Resign).await;
        over.push(game);
    }
    // The first rematch is played, so there is no room for the second.
    for (game, kind) in over.iter().zip(["continued", "declined"]) {
        let seq = socket.done(game, Act::Offer { offer: Offer::Rematch }).await.unwrap();
        happened(&mut socket, game, seq + 1, kind).await;
    }
    let (status, answer) = ana.post("/api/v1/games", against(1, "kulami", "first")).await;
    assert_eq!((status, &answer["error"]), (429, &json!("too-many-computer-games")), "{answer}");
}

/// Waits for an entry, which is of this type.
async fn happened(socket: &mut Socket, game: &GameId, seq: u32, kind: &str) {
    let body = socket
        .wait(|reply| match reply {
            Reply::Happened { game: about, entry, .. } if about == *game && entry.seq == seq => {
                Some(entry.body)
            }
            _ => None,
        })
        .await;
    assert!(body.contains(&format!("\"type\":\"{kind}\"")), "{body}");
}

#[tokio::test]
async fn a_computer_makes_its_turn_after_a_restart() {
    let none = Options { engine_threads: 0, ..Options::default() };
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let (game, _) = ana.new_game(against(1, "kulami", "first")).await;
    // Nobody does any work here, so the turn is not made.
    let server = server.restart_with(none).await;
    let ana = ana.at(server.address);
    let refused = ana.post("/api/v1/games", against(1, "kulami", "first")).await;
    assert_eq!((refused.0, &refused.1["message"]), (403, &json!("this server has no engine")));
    let mut socket = ana.socket().await;
    let turn = socket.watch(&game).await.random_turn(&mut Rng::new(1));
    assert_eq!(socket.done(&game, turn).await, Some(2));
    let server = server.restart().await;
    let mut socket = ana.at(server.address).socket().await;
    let mut watched = socket.watch(&game).await;
    socket.follow(&mut watched, 3).await;
    assert_eq!(watched.state().to_act(), Some(Seat::First));
}

#[tokio::test]
async fn too_many_games_with_computers_are_refused() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    for _ in 0..Limits::default().computer_games {
        ana.new_game(against(1, "kulami", "first")).await;
    }
    let (status, answer) = ana.post("/api/v1/games", against(1, "kulami", "first")).await;
    assert_eq!((status, &answer["error"]), (429, &json!("too-many-computer-games")));
    for level in [0, 11] {
        let (status, answer) = ana.post("/api/v1/games", against(level, "kulami", "first")).await;
        assert_eq!((status, &answer["message"]), (400, &json!("opponent: computer: 1 to 10")));
    }
}

#[tokio::test]
async fn positions_are_analysed_but_not_those_of_ones_own_games() {
    let server = Running::start().await;
    let (game, people) = two([server.address; 2], "kulami", Control::None).await;
    let [ana, _] = &people;
    let path = "/api/v1/analyse";
    let (status, answer) = ana.post(path, json!({ "config": "yinsh", "nodes": 2000, "lines": 2 })).await;
    assert_eq!((status, &answer["to_act"]), (200, &json!("first")), "{answer}");
    assert_eq!(answer["lines"].as_array().map(Vec::len), Some(2));
    assert!(answer["lines"][0]["score"].as_str().unwrap().contains("eval"), "{answer}");
    let position = answer["position"].clone();
    let hint = json!({ "position": position, "actions": ["f6"], "level": 3 });
    let (status, answer) = ana.post(path, hint).await;
    assert_eq!((status, &answer["to_act"], answer["lines"][0].get("score")), (200, &json!("second"), None));
    for (body, why) in [
        (json!({}), "config, position: one of the two"),
        (json!({ "config": "yinsh", "position": position }), "config, position: one of the two"),
        (json!({ "config": "chess" }), "there is no game"),
        (json!({ "config": "yinsh", "actions": ["f6", "f6"] }), "action 2"),
        (json!({ "config": "yinsh", "nodes": 2_000_001 }), "nodes: 1 to 2000000"),
        (json!({ "config": "yinsh", "lines": 6 }), "lines: 1 to 5"),
        (json!({ "config": "yinsh", "level": 11 }), "level: 1 to 10"),
        (json!({ "config": "yinsh", "level": 1, "nodes": 5 }), "one of the two"),
    ] {
        let (status, answer) = ana.post(path, body).await;
        assert_eq!(status, 400, "{answer}");
        assert!(answer["message"].as_str().unwrap().contains(why), "{answer}");
    }
    assert_eq!(Person::unknown(server.address).post(path, json!({ "config": "yinsh" })).await.0, 401);
    // The game that she plays with somebody: not while it runs.
    let (status, answer) = ana.post(path, json!({ "config": "kulami" })).await;
    assert_eq!((status, &answer["message"]), (403, &json!("this is a game that you are playing")));
    let mut sockets = sit(&people, &game).await;
    sockets[0].0.done(&game, Act::Resign).await;
    assert_eq!(ana.post(path, json!({ "config": "kulami", "nodes": 100 })).await.0, 200);
}

#[tokio::test]
async fn games_are_reviewed_but_not_those_that_one_plays() {
    let server = Running::start().await;
    let (game, people) = two([server.address; 2], "kulami", Control::None).await;
    let [ana, _] = &people;
    let path = "/api/v1/reviews";
    let played = ["f6", "e5", "g7"];
    let mut turns = Vec::new();
    let mut known = Some(json!(0));
    while let Some(from) = known {
        let body = json!({ "config": "yinsh", "actions": played, "known": from });
        let (status, answer) = ana.post(path, body).await;
        assert_eq!((status, &answer["count"]), (200, &json!(3)), "{answer}");
        turns.extend(answer["turns"].as_array().unwrap().clone());
        known = answer.get("next").cloned();
    }
    assert_eq!(turns.len(), 3);
    assert_eq!((&turns[1]["player"], &turns[1]["from"]), (&json!("second"), &json!(1)));
    assert!(turns.iter().all(|turn| turn["best"][0].is_string() && turn["grade"].is_string()), "{turns:?}");
    for (body, why) in [
        (json!({ "config": "yinsh", "actions": [] }), "actions: at least one"),
        (json!({ "actions": ["f6"] }), "config, position: one of the two"),
        (json!({ "config": "yinsh", "actions": ["f6", "f6"] }), "action 2"),
    ] {
        let (status, answer) = ana.post(path, body).await;
        assert_eq!(status, 400, "{answer}");
        assert!(answer["message"].as_str().unwrap().contains(why), "{answer}");
    }
    // The game that she plays with somebody, and whatever begins like it: not while it runs.
    let own = json!({ "config": "kulami", "actions": ["d4"] });
    let (status, answer) = ana.post(path, own.clone()).await;
    assert_eq!((status, &answer["message"]), (403, &json!("this is a game that you are playing")));
    let mut sockets = sit(&people, &game).await;
    sockets[0].0.done(&game, Act::Resign).await;
    assert_eq!(ana.post(path, own).await.0, 200);
}

#[tokio::test]
async fn nobody_has_the_engine_for_himself() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let asked = (0..4).map(|_| {
        let ana = ana.clone();
        tokio::spawn(async move {
            ana.post("/api/v1/analyse", json!({ "config": "yinsh", "nodes": 300_000 })).await
        })
    });
    let mut answers = Vec::new();
    for answer in asked.collect::<Vec<_>>() {
        answers.push(answer.await.unwrap());
    }
    let refused: Vec<_> = answers.iter().filter(|(status, _)| *status == 429).collect();
    assert!(!refused.is_empty() && refused.iter().all(|(_, answer)| answer["error"] == "too-many-analyses"));
    assert!(answers.iter().any(|(status, _)| *status == 200), "{answers:?}");
    assert!(server.metrics().await.contains("orrery_engine_waiting 0"));
}
