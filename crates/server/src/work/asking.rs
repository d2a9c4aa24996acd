//! Who waits for how many analyses.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use super::lock;

/// How many analyses are waited for under each key: a player's, an address's.
#[derive(Default)]
pub struct Asked(Arc<Mutex<HashMap<String, u32>>>);

/// An analysis that is waited for, counted under all its keys until this is dropped.
pub struct Asking {
    counts: Arc<Mutex<HashMap<String, u32>>>,
    keys: Vec<String>,
}

impl Asked {
    /// Counts an analysis under each key, unless one of them has as many as it may. No key may come twice.
    pub fn begin(&self, keys: &[(String, u32)]) -> Option<Asking> {
        let mut counts = lock(&self.0);
        if keys.iter().any(|(key, most)| counts.get(key).is_some_and(|count| count >= most) || *most == 0) {
            return None;
        }
        let keys: Vec<String> = keys.iter().map(|(key, _)| key.clone()).collect();
        keys.iter().for_each(|key| *counts.entry(key.clone()).or_default() += 1);
        Some(Asking { counts: self.0.clone(), keys })
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        for key in &self.keys {
            let Some(count) = counts.get_mut(key) else { continue };
            *count -= 1;
            if *count == 0 {
                counts.remove(key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_with_many_names_has_no_more_than_its_share() {
        let asked = Asked::default();
        let begin = |player: &str, address: &str| {
            asked.begin(&[(format!("player {player}"), 2), (format!("address {address}"), 4)])
        };
        let mut waiting: Vec<Asking> =
            ["ana", "ana", "ben", "eve"].iter().filter_map(|name| begin(name, "1.2.3.4")).collect();
        assert_eq!(waiting.len(), 4);
        assert!(begin("ana", "5.6.7.8").is_none(), "she waits for two already");
        assert!(begin("tim", "1.2.3.4").is_none(), "the address has its share, whatever the name");
        assert!(begin("tim", "5.6.7.8").is_some(), "others are not kept waiting");
        // What was refused was counted nowhere, and what is over is given back under every key.
        waiting.remove(0);
        waiting.push(begin("tim", "1.2.3.4").expect("one is over"));
        assert!(begin("ana", "5.6.7.8").is_some(), "one of hers is over");
        drop(waiting);
        assert!(lock(&asked.0).is_empty());
    }
}
