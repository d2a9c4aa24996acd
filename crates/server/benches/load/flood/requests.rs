//! Requests, as fast as they are answered.

use std::sync::Arc;

use serde_json::{Value, json};

use super::Attack;
use crate::client::{Line, Person, Trouble};

/// Puts as many games into the lobby as may be.
pub async fn fill_lobby(attack: &Attack) -> Result<(), Trouble> {
    for person in &attack.people {
        person.post("/api/v1/games", json!({ "config": "yinsh", "listed": true })).await?;
    }
    Ok(())
}

/// Asks for the lobby.
pub async fn lobby(attack: Arc<Attack>, index: usize) {
    let request = format!("GET /api/v1/lobby HTTP/1.1\r\nhost: {}\r\n\r\n", attack.server);
    let mut line = None;
    loop {
        ask(&attack, index, &mut line, &request).await;
    }
}

/// Opens a stream of a game that others play, and hangs up when it comes.
pub async fn streams(attack: Arc<Attack>, index: usize) {
    let (game, server) = (&attack.game, attack.server);
    let request = format!("GET /api/v1/games/{game}/stream HTTP/1.1\r\nhost: {server}\r\n\r\n");
    loop {
        ask(&attack, index, &mut None, &request).await;
    }
}

/// Sets up games with a computer that thinks for long and is to begin.
pub async fn computers(attack: Arc<Attack>, index: usize) {
    let game = json!({ "config": "yinsh", "side": "second", "opponent": { "computer": 10 } });
    post(attack, index, "/api/v1/games", game).await;
}

/// Has positions analysed for as long as may be.
pub async fn analyses(attack: Arc<Attack>, index: usize) {
    let position = json!({ "config": "yinsh", "nodes": 2_000_000, "lines": 5 });
    post(attack, index, "/api/v1/analyse", position).await;
}

async fn post(attack: Arc<Attack>, index: usize, path: &str, body: Value) {
    let request = attack.person(index).request(path, &body);
    let mut line = None;
    loop {
        ask(&attack, index, &mut line, &request).await;
    }
}

/// Puts a game into the lobby and calls it off.
pub async fn aborts(attack: Arc<Attack>, index: usize) {
    let person: &Person = attack.person(index);
    let create = person.request("/api/v1/games", &json!({ "config": "lyngk", "listed": true }));
    let mut line = None;
    loop {
        let Some(made) = ask(&attack, index, &mut line, &create).await else { continue };
        let Ok(made) = serde_json::from_slice::<Value>(&made) else { continue };
        let path = format!("/api/v1/games/{}/acts", made["game"].as_str().unwrap_or_default());
        let abort = person.request(&path, &json!({ "act": "abort" }));
        // What is not called off stands in the way of the next one.
        while ask(&attack, index, &mut line, &abort).await.is_none() {}
    }
}

/// Asks on a connection that is kept, and opened if there is none; what came, if it was not refused.
async fn ask(attack: &Attack, index: usize, line: &mut Option<Line>, request: &str) -> Option<Vec<u8>> {
    attack.tries(1);
    if line.is_none() {
        *line = attack.connect(index).await.ok().map(Line::new);
    }
    if let Some(open) = line {
        match open.ask(request).await {
            Ok(answer) if answer.status < 300 => return Some(answer.body),
            Ok(_) => {}
            Err(_) => *line = None,
        }
    }
    attack.was_refused().await;
    None
}
