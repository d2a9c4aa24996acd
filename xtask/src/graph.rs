//! Which crate may depend on which, and which may depend on nothing from outside.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::command::cargo;
use crate::sources::RULES;

/// Who may depend on whom, as docs/ARCHITECTURE.md says; crates are named by their folders. Rules crates are not listed:
/// they use `core`, and `games` alone uses them.
#[rustfmt::skip]
const MAY_USE: &[(&str, &[&str])] = &[
    ("core",       &[]),
    ("testkit",    &["core"]),
    ("services",   &[]),
    ("games",      &["core"]),
    ("study",      &["games"]),
    ("import",     &["games", "study", "wire"]),
    ("engine",     &["games", "study"]),
    ("puzzles",    &["games", "learn"]),
    ("train",      &["engine", "learn", "puzzles"]),
    ("engine-web", &["engine", "client"]),
    ("view",       &["games"]),
    ("learn",      &["games"]),
    ("text",       &["games", "view"]),
    ("pictures",   &["games", "view", "text"]),
    ("gamelog",    &["core"]),
    ("wire",       &["games", "gamelog"]),
    ("client",     &["games", "study", "view", "wire"]),
    ("store",      &["gamelog"]),
    ("server",     &["games", "engine", "view", "text", "pictures", "learn", "puzzles", "study", "wire", "store", "client"]),
    ("sim",        &["games", "wire", "store", "server", "client"]),
    ("web",        &["games", "view", "text", "wire", "learn", "puzzles", "study", "client", "import"]),
];

/// Those at the top may use everything.
const MAY_USE_ALL: [&str; 2] = ["orrery", "xtask"];

/// The tests of these, and of no other crate below the top, may use `services`.
const SERVED: [&str; 2] = ["store", "server"];

/// The crates of the workspace with what their manifests say they depend on.
pub struct Graph(Vec<Dependency>, Vec<String>);

struct Dependency {
    from: String,
    to: String,
    ours: bool,
    dev: bool,
}

impl Graph {
    /// Reads the manifests.
    pub fn read() -> Result<Graph> {
        Graph::from_metadata(&cargo("metadata --format-version 1 --no-deps").answer("")?)
    }

    fn from_metadata(json: &str) -> Result<Graph> {
        let metadata: Value = serde_json::from_str(json).context("cargo metadata printed no JSON")?;
        let list = |value: &Value, field: &str| value[field].as_array().cloned().unwrap_or_default();
        let folder = |value: &Value| {
            let name = value["name"].as_str().unwrap_or_default();
            name.strip_prefix("orrery-").unwrap_or(name).to_owned()
        };
        let packages = list(&metadata, "packages");
        ensure!(!packages.is_empty(), "cargo metadata lists no package");
        let mut dependencies = Vec::new();
        for package in &packages {
            dependencies.extend(list(package, "dependencies").iter().map(|dependency| Dependency {
                from: folder(package),
                to: folder(dependency),
                ours: dependency["path"].is_string(),
                dev: dependency["kind"] == "dev",
            }));
        }
        Ok(Graph(dependencies, packages.iter().map(folder).collect()))
    }

    /// An error that lists every dependency between our crates that is not allowed.
    pub fn check_edges(&self) -> Result<()> {
        let mut faults: Vec<String> = Vec::new();
        for name in self.1.iter().filter(|name| !is_known(name)) {
            faults.push(format!("crate `{name}` is in no line of MAY_USE in {}: add it there", file!()));
        }
        for Dependency { from, to, dev, .. } in self.0.iter().filter(|edge| edge.ours && is_known(&edge.from))
        {
            if !is_allowed(from, to, *dev) {
                faults.push(format!("`{from}` may not depend on `{to}` (MAY_USE in {})", file!()));
            }
        }
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    }

    /// What each crate of ours uses, tests aside; without crates that use none of ours and are used by none.
    pub fn uses(&self) -> BTreeMap<String, BTreeSet<String>> {
        let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for Dependency { from, to, .. } in self.0.iter().filter(|edge| edge.ours && !edge.dev) {
            uses.entry(from.clone()).or_default().insert(to.clone());
            uses.entry(to.clone()).or_default();
        }
        uses
    }

    /// An error that lists every dependency from outside of a crate that must have none.
    pub fn check_pure(&self) -> Result<()> {
        let faults: Vec<String> = self
            .0
            .iter()
            .filter(|edge| !edge.ours && !edge.dev && is_pure(&edge.from))
            .map(|edge| format!("`{}` depends on `{}` from outside", edge.from, edge.to))
            .collect();
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    }
}

/// Whether it may have no dependency from outside, so that it builds everywhere.
pub fn is_pure(name: &str) -> bool {
    ["core", "games"].contains(&name) || is_rules(name)
}

fn is_rules(name: &str) -> bool {
    RULES.iter().any(|(game, ..)| *game == name)
}

fn is_known(name: &str) -> bool {
    MAY_USE_ALL.contains(&name) || is_rules(name) || MAY_USE.iter().any(|(from, _)| *from == name)
}

fn is_allowed(from: &str, to: &str, dev: bool) -> bool {
    MAY_USE_ALL.contains(&from)
        || MAY_USE.iter().any(|(name, uses)| *name == from && uses.contains(&to))
        || (to == "core" && is_rules(from))
        || (from == "games" && is_rules(to))
        // The tests of rules crates, and of no other crate below the top, may use the suite.
        || (dev && to == "testkit" && is_rules(from))
        || (dev && to == "services" && SERVED.contains(&from))
        || (dev && to == "learn" && from == "text")
        || (dev && to == "engine" && from == "learn")
        || (dev && to == "client" && from == "server")
}

#[cfg(test)]
mod tests {
    use super::Graph;

    /// A workspace of one crate with one dependency.
    fn graph(from: &str, to: &str, kind: &str, path: &str) -> Graph {
        let dependency = format!(r#"{{"name": "{to}", "kind": {kind}, "path": {path}}}"#);
        let json = format!(r#"{{"packages": [{{"name": "{from}", "dependencies": [{dependency}]}}]}}"#);
        Graph::from_metadata(&json).unwrap()
    }

    fn edge_fault(from: &str, to: &str, kind: &str) -> Option<String> {
        graph(from, to, kind, r#""/x""#).check_edges().err().map(|error| error.to_string())
    }

    #[test]
    fn edges_of_the_table_are_allowed() {
        assert_eq!(edge_fault("orrery-yinsh", "orrery-core", "null"), None);
        assert_eq!(edge_fault("orrery-lyngk", "orrery-testkit", r#""dev""#), None);
        assert_eq!(edge_fault("orrery", "orrery-testkit", "null"), None);
        assert_eq!(edge_fault("orrery-store", "orrery-services", r#""dev""#), None);
        assert_eq!(edge_fault("orrery-text", "orrery-learn", r#""dev""#), None);
    }

    #[test]
    fn other_edges_are_named() {
        let fault = edge_fault("orrery-core", "orrery-games", r#""build""#).unwrap();
        assert!(fault.contains("`core` may not depend on `games`"), "{fault}");
        assert!(edge_fault("orrery-lyngk", "orrery-testkit", "null").is_some());
        assert!(edge_fault("orrery-view", "orrery-yinsh", "null").is_some());
        assert!(edge_fault("orrery-store", "orrery-services", "null").is_some());
        assert!(edge_fault("orrery-wire", "orrery-services", r#""dev""#).is_some());
        assert!(edge_fault("orrery-text", "orrery-learn", "null").is_some());
    }

    #[test]
    fn an_unknown_crate_is_told_where_to_go() {
        let fault = edge_fault("orrery-new", "orrery-core", "null").unwrap();
        assert!(fault.contains("`new` is in no line of MAY_USE in xtask/src/graph.rs"), "{fault}");
    }

    #[test]
    fn rules_crates_take_nothing_from_outside() {
        assert!(graph("orrery-core", "serde", "null", "null").check_pure().is_err());
        assert!(graph("orrery-core", "proptest", r#""dev""#, "null").check_pure().is_ok());
        assert!(graph("orrery", "clap", "null", "null").check_pure().is_ok());
    }
}
