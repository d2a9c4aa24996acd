//! The games that somebody at this browser is playing over the network: of these the engine says nothing.

use std::collections::HashSet;

use orrery_games::AnyGame;

use crate::browser;

/// What the key of a running game begins with; its name follows. Its value is the game as a link.
const PLAYING_KEY: &str = "orrery.playing.v1.";

/// Notes how a game of one's own stands, or that it is over.
pub fn note(name: &str, game: Option<&AnyGame>) {
    let key = format!("{PLAYING_KEY}{name}");
    match game {
        Some(game) => _ = browser::store(&key, &game.link()),
        None => browser::forget(&key),
    }
}

/// Whether the position stood in such a game of the same kind, or follows from one.
pub fn is_running(game: &AnyGame) -> bool {
    let Some(storage) = browser::storage() else { return false };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let links: Vec<String> = names
        .filter(|name| name.starts_with(PLAYING_KEY))
        .filter_map(|name| browser::stored(&name))
        .collect();
    links.iter().filter_map(|link| AnyGame::from_link(link).ok()).any(|running| concerns(&running, game))
}

fn concerns(running: &AnyGame, game: &AnyGame) -> bool {
    if running.id() != game.id() || running.rules() != game.rules() {
        return false;
    }
    let stood: HashSet<u64> = positions(running).into_iter().collect();
    stood.contains(&game.key()) || positions(game).contains(&running.key())
}

/// The keys of all positions of a game.
fn positions(game: &AnyGame) -> Vec<u64> {
    let mut game = game.clone();
    let mut keys = vec![game.key()];
    while game.played() > 0 {
        game.undo(1);
        keys.push(game.key());
    }
    keys
}
