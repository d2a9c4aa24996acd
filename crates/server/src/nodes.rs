//! Which other nodes there are, and whether all of them can be heard.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

/// A node that was alive and has not been heard for so long cannot be heard. Nodes speak every five seconds.
const SILENCE: Duration = Duration::from_secs(12);

/// What is known of the nodes that there are, this one among them.
#[derive(Default)]
pub struct Nodes {
    /// When each was last heard, or first known of.
    heard: BTreeMap<String, Instant>,
    /// Since when all of them have been heard.
    whole_since: Option<Instant>,
}

impl Nodes {
    /// A node has said something.
    pub fn heard(&mut self, node: &str, now: Instant) {
        self.heard.insert(node.to_owned(), now);
    }

    /// These nodes are alive, as the store knows, which does not need to be told over the bus.
    pub fn alive(&mut self, nodes: &[String], now: Instant) {
        self.heard.retain(|node, _| nodes.contains(node));
        for node in nodes {
            self.heard.entry(node.clone()).or_insert(now);
        }
        let is_whole = self.heard.values().all(|heard| now.saturating_duration_since(*heard) < SILENCE);
        self.whole_since = is_whole.then(|| self.whole_since.unwrap_or(now));
    }

    /// Since when every node that is alive could be heard: who was at one of them since then would be known to be there.
    pub fn whole_since(&self) -> Option<Instant> {
        self.whole_since
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_that_is_alive_but_silent_makes_the_news_incomplete() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let both = ["a".to_owned(), "b".to_owned()];
        let mut nodes = Nodes::default();
        assert_eq!(nodes.whole_since(), None);
        nodes.alive(&both, at(0));
        assert_eq!(nodes.whole_since(), Some(at(0)));
        nodes.heard("a", at(10));
        nodes.alive(&both, at(11));
        assert_eq!(nodes.whole_since(), Some(at(0)));
        nodes.alive(&both, at(13));
        assert_eq!(nodes.whole_since(), None, "b is alive, and nobody hears it");
        nodes.heard("b", at(20));
        nodes.alive(&both, at(21));
        assert_eq!(nodes.whole_since(), Some(at(21)));
        nodes.alive(&both[..1], at(40));
        assert_eq!(nodes.whole_since(), None, "not even this node hears itself");
        nodes.heard("a", at(41));
        nodes.alive(&both[..1], at(42));
        assert_eq!(nodes.whole_since(), Some(at(42)), "a node that is gone need not be heard");
    }
}
