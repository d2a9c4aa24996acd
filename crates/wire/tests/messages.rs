//! Messages between servers and clients of different versions.

#![allow(clippy::unwrap_used)]

mod common;

use common::Table;
use orrery_wire::{Control, GameView, PlayerView, Refusal, Reply, TableView, Time};
use serde_json::{Value, json};

fn refused(why: Refusal) -> Reply {
    let state = Table::begun("kulami", Control::None).state;
    let table = TableView { game: state.name().clone(), players: [None, None], you: None };
    let state = Box::new(GameView::new(table, &state, Time(5), 0));
    Reply::Refused { reference: 3, game: state.table.game.clone(), why, state }
}

fn read(message: &Value) -> Refusal {
    match serde_json::from_str(&message.to_string()).unwrap() {
        Reply::Refused { reference: 3, why, .. } => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_refusal_comes_with_its_reason_and_a_sentence() {
    let known = [
        Refusal::Stale { base: 7 },
        Refusal::TurnIdUsed,
        Refusal::NotAway { wait: Some(4) },
        Refusal::Illegal { number: 1, action: "a1".to_owned(), reason: "it is taken".to_owned() },
        Refusal::LogFull,
    ];
    for why in known {
        let message = serde_json::to_value(refused(why.clone())).unwrap();
        assert_eq!(message["message"], json!(why.to_string()));
        assert_eq!(read(&message), why);
        // As servers said it that sent no sentence.
        let mut old = message;
        old.as_object_mut().unwrap().remove("message");
        assert_eq!(read(&old), why);
    }
    let message = serde_json::to_value(refused(Refusal::Stale { base: 7 })).unwrap();
    assert_eq!((&message["why"], &message["base"], &message["ref"]), (&json!("stale"), &json!(7), &json!(3)));
}

#[test]
fn a_reason_of_a_newer_server_is_told_in_its_own_words() {
    let mut message = serde_json::to_value(refused(Refusal::Over)).unwrap();
    message["why"] = json!("too-windy");
    message["knots"] = json!(40);
    message["message"] = json!("the wind is too strong");
    let why = read(&message);
    assert_eq!(why, Refusal::Other { message: "the wind is too strong".to_owned() });
    assert_eq!(why.to_string(), "the wind is too strong");
    message.as_object_mut().unwrap().remove("message");
    assert_eq!(read(&message).to_string(), "too-windy");
    // A known reason that has become another form is not known either.
    message["why"] = json!("stale");
    message["base"] = json!("seven");
    assert_eq!(read(&message).to_string(), "stale");
}

#[test]
fn a_computer_is_known_by_its_level() {
    let computer: PlayerView =
        serde_json::from_value(json!({ "id": "eng1ne0000000003", "name": "Orrery, level 3", "computer": 3 }))
            .unwrap();
    assert_eq!(computer.computer, Some(3));
    // People have no such field, and servers of before did not know it.
    let person = json!({ "id": "9x2m4kq7t0c5hj1w", "name": "Ana" });
    let ana: PlayerView = serde_json::from_value(person.clone()).unwrap();
    assert_eq!((ana.computer, serde_json::to_value(&ana).unwrap()), (None, person));
}
