//! Who somebody is, and whose a turn is.

#![allow(clippy::unwrap_used)]

mod common;

use common::Running;
use common::player::{Person, two};
use orrery_wire::{Control, Seat};
use serde_json::{Value, json};

fn turn(base: u32, id: &str, action: &str) -> Value {
    json!({ "act": "turn", "base": base, "turn_id": id, "actions": [action] })
}

#[tokio::test]
async fn nobody_has_a_name_that_cannot_be_seen_or_is_the_computers() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let names = ["\u{61c}", "\u{3164}", "\u{2800}", "\u{ad}", "A\u{202e}na", "Orrery, level 10", "Оrrery"];
    for name in names {
        for person in [&ana, &Person::unknown(server.address)] {
            let (status, answer) = person.post("/api/v1/me", json!({ "name": name })).await;
            assert_eq!((status, &answer["error"]), (400, &json!("bad-request")), "{name:?}: {answer}");
        }
    }
    let (_, me) = ana.get("/api/v1/me").await;
    assert_eq!((&me["name"], me.get("computer")), (&json!("Ana"), None));
    for name in ["Ștefan", "Ольга", "Őrsi", "李", "🙂"] {
        assert_eq!(ana.post("/api/v1/me", json!({ "name": name })).await.0, 200, "{name}");
    }
}

#[tokio::test]
async fn a_computer_is_called_one_by_the_server() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let wanted = json!({ "config": "kulami", "side": "first", "opponent": { "computer": 3 } });
    let (game, _) = ana.new_game(wanted).await;
    let (_, view) = ana.get(&format!("/api/v1/games/{game}")).await;
    assert_eq!(view["players"][0].get("computer"), None);
    assert_eq!(view["players"][1]["computer"], 3);
}

#[tokio::test]
async fn nobody_takes_the_computers_turn_by_its_name() {
    let server = Running::start().await;
    let ana = Person::named(server.address, "Ana").await;
    let wanted = json!({ "config": "kulami", "side": "first", "opponent": { "computer": 1 } });
    let (game, _) = ana.new_game(wanted).await;
    let mut socket = ana.socket().await;
    let mut watched = socket.watch(&game).await;
    // What a computer called its answer to entry 2, when such names could be foreseen.
    let acts = format!("/api/v1/games/{game}/acts");
    let (status, answer) = ana.post(&acts, turn(0, "engine-2", "a1")).await;
    assert_eq!((status, &answer["seq"]), (200, &json!(2)), "{answer}");
    socket.follow(&mut watched, 3).await;
    assert_eq!(watched.state().to_act(), Some(Seat::First), "it has moved");
}

#[tokio::test]
async fn a_name_for_a_turn_is_each_players_own_and_stands_for_one() {
    let server = Running::start().await;
    let (game, [ana, ben]) = two([server.address; 2], "kulami", Control::None).await;
    let acts = format!("/api/v1/games/{game}/acts");
    assert_eq!(ana.post(&acts, turn(0, "t", "a1")).await.1["seq"], 2);
    let (status, answer) = ben.post(&acts, turn(2, "t", "a8")).await;
    assert_eq!((status, &answer["seq"]), (200, &json!(3)), "his own turn was played: {answer}");
    assert_eq!(ana.post(&acts, turn(0, "t", "a1")).await.1["seq"], 2, "sent again");
    let (status, answer) = ana.post(&acts, turn(3, "t", "h8")).await;
    assert_eq!((status, &answer["why"]), (422, &json!("turn-id-used")), "{answer}");
    assert_eq!(answer["state"]["seq"], 3);
}
