//! Games, players and sessions to store.

use orrery_gamelog::{Entry, GameId, Link, PlayerId, Time};
use orrery_store::{GameRow, Player, Session, SessionKind, Store, TokenHash};

pub fn game_name(number: u32) -> GameId {
    GameId::from_bytes(digits(number))
}

pub fn player_name(number: u32) -> PlayerId {
    PlayerId::from_bytes(digits(number))
}

pub fn token(number: u32) -> TokenHash {
    TokenHash::of(&number.to_string())
}

/// An open, listed game.
pub fn game(number: u32) -> GameRow {
    GameRow {
        listed: true,
        seats: [Some(player_name(number)), None],
        ..GameRow::new(game_name(number), "yinsh".to_owned(), player_name(number), Time(0))
    }
}

pub fn entry(seq: u32, body: &str) -> Entry {
    Entry { seq, link: Link::START.next(body), body: body.to_owned() }
}

pub fn player(number: u32) -> Player {
    Player { id: player_name(number), name: format!("player {number}"), created: Time(i64::from(number)) }
}

pub fn session(number: u32, player: u32, created: i64) -> Session {
    Session {
        hash: token(number),
        player: player_name(player),
        kind: if number.is_multiple_of(2) { SessionKind::Cookie } else { SessionKind::Bearer },
        label: format!("session {number}"),
        created: Time(created),
        seen: Time(created),
    }
}

/// The whole log of a game.
pub async fn log(store: &Store, id: &GameId) -> Vec<Entry> {
    let mut log: Vec<Entry> = Vec::new();
    loop {
        let more = store.entries(id, log.last().map(|entry| entry.seq)).await.unwrap();
        if more.is_empty() {
            return log;
        }
        log.extend(more);
    }
}

/// A number in as many base-32 digits, the most important first.
fn digits<const LENGTH: usize>(number: u32) -> [u8; LENGTH] {
    let digit = |place: usize| (number >> (5 * (LENGTH - 1 - place)).min(31)) & 31;
    std::array::from_fn(|place| u8::try_from(digit(place)).unwrap_or_default())
}
