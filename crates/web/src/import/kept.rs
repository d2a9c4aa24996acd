//! Records of games from elsewhere, as this browser keeps them. They leave it only where somebody shares them.

use orrery_client::{KeptRecord, RECORD_KEY};

use crate::browser;

use super::row::Row;

fn key(id: &str) -> String {
    format!("{RECORD_KEY}{id}")
}

/// Keeps a game; `false` if the browser has no room.
pub fn keep(row: &Row) -> bool {
    let (turns, result) = (row.said.turns, row.said.result.clone());
    let kept = KeptRecord { turns, result, updated: browser::now(), record: row.record.clone() };
    browser::store(&key(&KeptRecord::id_of(&row.record)), &kept.write())
}

/// Whether a game is kept.
pub fn is_kept(row: &Row) -> bool {
    browser::stored(&key(&KeptRecord::id_of(&row.record))).is_some()
}

/// Forgets a record.
pub fn remove(id: &str) {
    browser::forget(&key(id));
}

/// All records with their names, the latest first.
pub fn list() -> Vec<(String, KeptRecord)> {
    let Some(storage) = browser::storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let ids: Vec<String> = keys.filter_map(|key| key.strip_prefix(RECORD_KEY).map(str::to_owned)).collect();
    let read = |id: String| Some((id.clone(), KeptRecord::read(&browser::stored(&key(&id))?)?));
    let mut all: Vec<_> = ids.into_iter().filter_map(read).collect();
    all.sort_by(|(_, a), (_, b)| b.updated.total_cmp(&a.updated));
    all
}
