//! Games kept in the browser, as `orrery_client` writes and reads them.

use orrery_client::{DAMAGED_KEY, GAME_KEY, RECORD_KEY};
use orrery_games::AnyGame;

use crate::browser;

pub use orrery_client::{Saved, Sitter as Seat};

/// Finished games beyond so many are forgotten, the oldest first.
const FINISHED_KEPT: usize = 50;

/// A new game.
pub fn begin(game: AnyGame, seats: [Seat; 2]) -> Saved {
    Saved::new(game, seats, browser::random_u64(), browser::now())
}

/// What storing a game came to.
#[derive(Debug)]
pub enum Stored {
    /// It is stored.
    Done,
    /// Another tab has stored a later state of the same game: that one holds.
    Newer(Box<Saved>),
    /// The browser has no room or forbids it.
    Failed,
}

/// Stores a game, unless another tab has a later state of it.
pub fn save(saved: &mut Saved) -> Stored {
    // Only what is newer has to be read as a whole.
    let stored = browser::stored(&key(&saved.id)).and_then(|text| Saved::revision_of(&text));
    if stored.is_some_and(|stored| stored > saved.revision)
        && let Some(Ok(other)) = load(&saved.id)
    {
        return Stored::Newer(Box::new(other));
    }
    saved.revision += 1;
    saved.updated = browser::now();
    match browser::store(&key(&saved.id), &saved.write()) {
        true => Stored::Done,
        false => Stored::Failed,
    }
}

/// Where a game is stored.
pub fn key(id: &str) -> String {
    format!("{GAME_KEY}{id}")
}

/// The game of this name. What cannot be read is set aside, and the error says why.
pub fn load(id: &str) -> Option<Result<Saved, String>> {
    let text = browser::stored(&key(id))?;
    Some(Saved::read(id, &text).inspect_err(|_| {
        if browser::store(&format!("{DAMAGED_KEY}{id}"), &text) {
            browser::forget(&key(id));
        }
    }))
}

/// Forgets a game.
pub fn remove(id: &str) {
    browser::forget(&key(id));
}

/// All games that can be read, the latest first, and how many could not.
pub fn list() -> (Vec<Saved>, usize) {
    let Some(storage) = browser::storage() else { return (Vec::new(), 0) };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let ids: Vec<String> = names.filter_map(|name| name.strip_prefix(GAME_KEY).map(str::to_owned)).collect();
    let read: Vec<_> = ids.iter().filter_map(|id| load(id)).collect();
    let damaged = read.iter().filter(|read| read.is_err()).count();
    let mut games: Vec<Saved> = read.into_iter().flatten().collect();
    games.sort_by(|a, b| b.updated.total_cmp(&a.updated));
    for old in games.iter().filter(|game| game.outcome().is_some()).skip(FINISHED_KEPT) {
        remove(&old.id);
    }
    (games, damaged)
}

/// Whether games from elsewhere are kept, too.
pub fn has_records() -> bool {
    let Some(storage) = browser::storage() else { return false };
    let mut names = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    names.any(|name| name.starts_with(RECORD_KEY))
}
