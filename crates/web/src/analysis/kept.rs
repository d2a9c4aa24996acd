//! Studies kept in the browser, as `orrery_client` writes and reads them.

use orrery_client::{DAMAGED_KEY, KeptStudy, STUDY_KEY};
use orrery_study::Study;

use crate::browser;

/// Studies beyond so many are forgotten, the oldest first.
const KEPT: usize = 40;

fn key(id: &str) -> String {
    format!("{STUDY_KEY}{id}")
}

/// Keeps a study under a new name, which is returned.
pub fn begin(study: Study) -> String {
    let mut kept = KeptStudy::new(study, browser::now());
    // A study is opened where there is most to see: at the end of what was played.
    kept.at = kept.study.main_line().last().copied().unwrap_or(kept.at);
    let id = format!("{:011x}", browser::random_u64() >> 20);
    for (old, _) in list().into_iter().skip(KEPT - 1) {
        browser::forget(&key(&old));
    }
    save(&id, &kept);
    id
}

/// The name of the study that is this one, unless it has changed since; else it is kept under a new one.
pub fn keep(study: Study) -> String {
    let text = study.to_string();
    let same = |(_, kept): &(String, KeptStudy)| kept.study.to_string() == text;
    list().into_iter().find(same).map_or_else(|| begin(study), |(id, _)| id)
}

/// Stores a study; `false` if the browser has no room.
pub fn save(id: &str, kept: &KeptStudy) -> bool {
    browser::store(&key(id), &kept.write())
}

/// The study of this name. What cannot be read is set aside.
pub fn load(id: &str) -> Option<KeptStudy> {
    let text = browser::stored(&key(id))?;
    match KeptStudy::read(&text) {
        Ok(kept) => Some(kept),
        Err(_) => {
            if browser::store(&format!("{DAMAGED_KEY}{id}"), &text) {
                browser::forget(&key(id));
            }
            None
        }
    }
}

/// Forgets a study.
pub fn remove(id: &str) {
    browser::forget(&key(id));
}

/// All studies with their names, the latest first.
pub fn list() -> Vec<(String, KeptStudy)> {
    let Some(storage) = browser::storage() else { return Vec::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let ids: Vec<String> = names.filter_map(|name| name.strip_prefix(STUDY_KEY).map(str::to_owned)).collect();
    let mut all: Vec<_> = ids.into_iter().filter_map(|id| load(&id).map(|kept| (id, kept))).collect();
    all.sort_by(|(_, a), (_, b)| b.updated.total_cmp(&a.updated));
    all
}
