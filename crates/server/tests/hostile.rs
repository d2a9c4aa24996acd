//! Messages that nobody should send: each is answered as designed, and harms nobody else.

#![allow(clippy::unwrap_used)]

mod common;

use common::Running;
use common::player::{Person, Socket};
use orrery_server::{Limits, Options, Rate};
use orrery_wire::{Act, ErrorCode, GameId, MAX_MESSAGE, Refusal, Reply, Request};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

async fn game(server: &Running) -> (GameId, [Person; 2]) {
    let ana = Person::named(server.address, "Ana").await;
    let ben = Person::named(server.address, "Ben").await;
    let (game, key) = ana.new_game(json!({ "config": "kulami", "side": "first" })).await;
    ben.join(&game, &key).await;
    (game, [ana, ben])
}

async fn refusal(socket: &mut Socket, game: &GameId, act: Act) -> Refusal {
    let wanted = socket.act(game, act).await;
    socket
        .wait(|reply| match reply {
            Reply::Refused { reference, why, state, .. } if reference == wanted => {
                assert_eq!(state.table.game, *game, "it carries the present state");
                Some(why)
            }
            Reply::Stored { .. } | Reply::Error { .. } => panic!("{reply:?}"),
            _ => None,
        })
        .await
}

fn turn(base: u32, id: &str, actions: &[&str]) -> Act {
    let actions = actions.iter().map(|&action| action.into()).collect();
    Act::Turn { base, turn_id: id.parse().unwrap(), actions }
}

#[tokio::test]
async fn turns_that_may_not_be_are_refused_with_a_reason_and_the_state() {
    let server = Running::start().await;
    let (game, [ana, ben]) = game(&server).await;
    let eve = Person::named(server.address, "Eve").await;
    let (mut first, mut second, mut forger) = (ana.socket().await, ben.socket().await, eve.socket().await);
    assert_eq!(refusal(&mut second, &game, turn(0, "a", &["a1"])).await, Refusal::NotYourTurn);
    assert_eq!(refusal(&mut forger, &game, turn(0, "b", &["a1"])).await, Refusal::NotSeated);
    assert_eq!(refusal(&mut first, &game, turn(7, "c", &["a1"])).await, Refusal::Stale { base: 0 });
    assert!(matches!(
        refusal(&mut first, &game, turn(0, "d", &["j9"])).await,
        Refusal::Illegal { number: 1, .. }
    ));
    assert_eq!(refusal(&mut first, &game, turn(0, "e", &[])).await, Refusal::TooLong);
    assert_eq!(refusal(&mut first, &game, turn(0, "f", &["a1", "a2"])).await, Refusal::TooLong);
    assert_eq!(refusal(&mut forger, &game, Act::Resign).await, Refusal::NotSeated);
    assert_eq!(refusal(&mut first, &game, Act::Claim).await, Refusal::NotAway { wait: None });

    let mut unknown = Person::unknown(server.address).socket().await;
    unknown.act(&game, Act::Resign).await;
    let Reply::Error { reference: Some(1), error } = unknown.next().await else { panic!("no error") };
    assert_eq!(error.error, ErrorCode::WhoAreYou);
    let (_, view) = eve.get(&format!("/api/v1/games/{game}")).await;
    assert_eq!((&view["seq"], &view["stage"]), (&json!(1), &json!("playing")), "nothing was written");
}

#[tokio::test]
async fn messages_that_make_no_sense_are_named_and_then_end_the_socket() {
    let server = Running::start().await;
    let (_, [ana, _]) = game(&server).await;
    let mut socket = ana.socket().await;
    let nonsense = [
        "".to_owned(),
        "{".to_owned(),
        "[]".to_owned(),
        "null".to_owned(),
        "{\"type\":\"watch\"}".to_owned(),
        "{\"type\":\"watch\",\"game\":\"no name\"}".to_owned(),
        "{\"type\":\"watch\",\"game\":\"0123456789\",\"since\":-1}".to_owned(),
        "{\"type\":\"watch\",\"game\":\"0123456789\",\"more\":1}".to_owned(),
        "{\"type\":\"act\",\"ref\":5,\"game\":\"0123456789\",\"what\":{\"act\":\"win\"}}".to_owned(),
        "{\"type\":\"act\",\"ref\":5,\"game\":\"0123456789\",\"what\":{\"act\":\"turn\",\"base\":0,\"turn_id\":\"ü\",\"actions\":[]}}"
            .to_owned(),
        format!("{{\"type\":\"{}\"}}", "x".repeat(5_000)),
        "[".repeat(4_000),
    ];
    for text in nonsense {
        socket.send_text(text.clone()).await;
        let Reply::Error { error, .. } = socket.next().await else { panic!("no error for {text}") };
        assert_eq!(error.error, ErrorCode::BadRequest, "{text}");
        assert!(!error.message.is_empty());
    }
    socket.send(&Request::Watch { game: "zzzzzzzzzz".parse().unwrap(), since: None }).await;
    let Reply::Error { error, .. } = socket.next().await else { panic!("no error") };
    assert_eq!(error.error, ErrorCode::NotFound);
    let end = loop {
        socket.send_raw(Message::text("?")).await.ok();
        if let Err(end) = socket.try_next().await {
            break end;
        }
    };
    assert_eq!(end, Some(1008));
}

#[tokio::test]
async fn a_message_too_long_or_not_text_ends_the_socket() {
    let server = Running::start().await;
    let (_, [ana, ben]) = game(&server).await;
    let mut socket = ana.socket().await;
    socket.send_raw(Message::text("x".repeat(MAX_MESSAGE + 1))).await.ok();
    assert!(socket.try_next().await.is_err());
    let mut socket = ben.socket().await;
    socket.send_raw(Message::binary(vec![1, 2, 3])).await.ok();
    assert_eq!(socket.try_next().await.err(), Some(Some(1003)));
    // The others play on.
    ana.socket().await;
}

#[tokio::test]
async fn too_much_is_told_apart() {
    let limits = Limits {
        address: Rate { burst: 60.0, per_second: 0.0 },
        connection: Rate { burst: 3.0, per_second: 0.0 },
        sockets: 2,
        open_games: 2,
        ..Limits::default()
    };
    let server = Running::start_with_options(Options { limits, ..Options::default() }).await;
    let ana = Person::named(server.address, "Ana").await;
    let mut socket = ana.socket().await;
    for _ in 0..3 {
        socket.send(&Request::Lobby { on: false }).await;
    }
    socket.send(&Request::Lobby { on: false }).await;
    let Reply::Error { error, .. } = socket.next().await else { panic!("no error") };
    assert_eq!(error.error, ErrorCode::TooManyOnConnection);

    let second = ana.socket().await;
    let third = ana.try_socket().await.err().unwrap();
    assert!(third.to_string().contains("429"), "{third}");
    // Streams count as sockets, whether there is such a game or not.
    let (status, answer) = ana.get("/api/v1/games/0123456789/stream").await;
    assert_eq!((status, &answer["error"]), (429, &json!("too-many-sockets")), "{answer}");
    drop(second);
    for expected in [201, 201, 429] {
        let (status, answer) = ana.post("/api/v1/games", json!({ "config": "yinsh" })).await;
        assert_eq!(status, expected, "{answer}");
        if status == 429 {
            assert_eq!(answer["error"], "too-many-open-games");
        }
    }
    let mut last = Value::Null;
    for _ in 0..12 {
        last = ana.post("/api/v1/me", json!({ "name": "Ana" })).await.1;
    }
    assert_eq!(last["error"], "too-many-from-address");
}

#[tokio::test]
async fn nobody_can_use_the_cookie_of_another_from_elsewhere() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let cookie = ana.headers[1].clone();
    let foreign =
        Person { headers: vec!["origin: https://evil.example".into(), cookie.clone()], ..ana.clone() };
    let (status, answer) = foreign.post("/api/v1/games", json!({ "config": "yinsh" })).await;
    assert_eq!((status, answer["error"].as_str()), (403, Some("foreign-origin")));
    assert!(foreign.try_socket().await.is_err());
    let silent = Person { headers: vec![cookie], ..ana.clone() };
    assert_eq!(
        silent.post("/api/v1/games", json!({ "config": "yinsh" })).await.0,
        401,
        "no origin, no cookie"
    );
    assert_eq!(silent.get("/api/v1/me").await.0, 200);
}

#[tokio::test]
async fn sessions_and_tokens_can_be_revoked() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let (status, made) = ana.post("/api/v1/tokens", json!({ "label": "my bot" })).await;
    assert_eq!(status, 201);
    let bot = Person::with_token(server.address, made["token"].as_str().unwrap());
    assert_eq!(bot.get("/api/v1/me").await.1["name"], "Ana");
    let (_, sessions) = ana.get("/api/v1/sessions").await;
    assert_eq!(sessions.as_array().map(Vec::len), Some(2));
    assert!(!sessions.to_string().contains(made["token"].as_str().unwrap()));
    let (status, _) =
        ana.call("DELETE", &format!("/api/v1/sessions/{}", made["id"].as_str().unwrap()), None).await;
    assert_eq!(status, 204);
    assert_eq!(bot.get("/api/v1/me").await.0, 401);
    assert_eq!(ana.call("DELETE", "/api/v1/me", None).await.0, 204);
    assert_eq!(ana.get("/api/v1/me").await.0, 401);
    let guess = Person::with_token(server.address, &"0".repeat(32));
    assert_eq!(guess.get("/api/v1/games").await.0, 401);
}

#[tokio::test]
async fn requests_that_make_no_sense_are_named() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let (game, _) = Person::named(server.address, "Ben").await.new_game(json!({ "config": "yinsh" })).await;
    for (path, body, status) in [
        (format!("/api/v1/games/{game}/join").as_str(), json!([]), 400),
        ("/api/v1/games", json!({}), 400),
        ("/api/v1/games", json!({ "config": "chess" }), 400),
        ("/api/v1/games", json!({ "config": "x".repeat(400) }), 400),
        (
            "/api/v1/games",
            json!({ "config": "yinsh", "clock": { "kind": "fischer", "seconds": 1, "increment": 0 } }),
            400,
        ),
        ("/api/v1/games", json!({ "config": "yinsh", "colour": "white" }), 400),
        ("/api/v1/games", json!("x".repeat(20_000)), 413),
        ("/api/v1/me", json!({ "name": " " }), 400),
        ("/api/v1/me", json!({ "name": "a\u{202e}b" }), 400),
        ("/api/v1/games/0123456789/acts", json!({ "act": "resign" }), 404),
        ("/api/v1/games/nonsense/acts", json!({ "act": "resign" }), 404),
        ("/api/v1/nothing", json!({}), 404),
    ] {
        let (found, answer) = ana.post(path, body).await;
        assert_eq!(found, status, "{path}: {answer}");
        assert!(answer["error"].is_string() && answer["message"].is_string(), "{path}: {answer}");
    }
}
