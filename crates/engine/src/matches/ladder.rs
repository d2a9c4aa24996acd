//! The ladder: every level against the one below, and the table that comes of it.

use std::fmt::Write;

use super::{EngineSpec, Tally};
use crate::think::Method;

/// The levels of every game, the weakest first.
pub const LEVELS: std::ops::RangeInclusive<u32> = 1..=10;

/// A level against the one below.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The upper level.
    pub level: u32,
    /// What came of it, seen from the upper level.
    pub tally: Tally,
}

/// A level as it plays on the ladder: with its own budget, on one thread.
pub fn level(level: u32) -> EngineSpec {
    format!("orrery:Level={level},Threads=1;budget;name=level {level}").parse().expect("a level is an engine")
}

/// An opponent that does not search, by the name that [`Method`] has.
pub fn reference(name: &str) -> Result<EngineSpec, String> {
    match name.parse() {
        Ok(method @ (Method::Random | Method::Greedy)) => {
            format!("orrery:Search={method};name={method}").parse()
        }
        _ => Err(format!("`{name}` is neither `greedy` nor `random`")),
    }
}

/// A table of the steps, in Markdown: each level's score against the one below, the difference in Elo with its
/// 95 % margin, and the sum of the differences above level 1.
pub fn table(steps: &[Step]) -> String {
    let mut text = String::from(
        "| level | games | + = − | score | 95 % | Elo above the level below | Elo above level 1 | slowest action |\n\
         |---:|---:|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut sum = 0.0;
    for Step { level, tally } in steps {
        let elo = tally.pairs.elo();
        sum += elo.value;
        let (score, slowest) = (score(tally), tally.slowest[0].as_secs_f64());
        _ = writeln!(text, "| {level} | {} | {score} | {elo} | {sum:+.0} | {slowest:.2} s |", tally.games());
    }
    text
}

/// A table of levels against others, in Markdown: for each level the tallies against all of `names`, in their order.
pub fn table_against(names: &[&str], levels: &[(u32, Vec<Tally>)]) -> String {
    let mut text = String::from("| level |");
    for name in names {
        _ = write!(text, " games against {name} | + = − | score | 95 % |");
    }
    _ = writeln!(text, "\n|---:|{}", "---:|---:|---:|---:|".repeat(names.len()));
    for (level, tallies) in levels {
        _ = write!(text, "| {level} |");
        for tally in tallies {
            _ = write!(text, " {} | {} |", tally.games(), score(tally));
        }
        text.push('\n');
    }
    text
}

/// Results, score and its interval, as cells of a table.
fn score(tally: &Tally) -> String {
    let [low, high] = tally.pairs.interval().map(|end| end * 100.0);
    let Tally { wins, draws, losses, .. } = tally;
    format!("{wins} {draws} {losses} | {:.1} % | {low:.0}–{high:.0} %", tally.score() * 100.0)
}

/// The document with the table put between its two marks, or added at the end with a heading. A table is of a kind
/// (`ladder`, `references`) and of a config. All else stays as it is.
pub fn put_table(document: &str, kind: &str, config: &str, table: &str) -> String {
    let [begin, end] = [format!("<!-- {kind} {config} -->"), format!("<!-- end of {kind} {config} -->")];
    let part = format!("{begin}\n`{config}`\n\n{table}{end}");
    if let Some((before, rest)) = document.split_once(&begin)
        && let Some((_, after)) = rest.split_once(&end)
    {
        return format!("{before}{part}{after}");
    }
    let title = if document.is_empty() { TITLE } else { document };
    format!("{}\n\n## `{config}`\n\n{part}\n", title.trim_end())
}

const TITLE: &str = "\
# Levels

Each level against the one below, both with their own budget on one thread, starts paired with sides exchanged. A
score is wins plus half the draws; Elo with 95 % margins from the pairs. Written by `orrery match --ladder`.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_play_with_their_budget() {
        let level = level(3);
        assert_eq!(level.contender("orrery", None).identity, "orrery:Level=3,Threads=1;budget");
        assert_eq!(level.contender("orrery", None).name, "level 3");
    }

    #[test]
    fn tables_sum_the_steps() {
        let mut tally = Tally::default();
        for pair in 1..=100 {
            let results = if pair <= 60 {
                ["1-0", "0-1"]
            } else if pair <= 90 {
                ["1-0"; 2]
            } else {
                ["0-1", "1-0"]
            };
            for (game, result) in (1..).zip(results) {
                tally.add(&format!("{pair}.{game}\t{result}\tnormal\t9\t0\t0\t").parse().unwrap());
            }
        }
        let steps = [2, 3].map(|level| Step { level, tally: tally.clone() });
        let table = table(&steps);
        assert_eq!(table.lines().count(), 4);
        assert!(table.contains("| 2 | 200 | 150 0 50 | 75.0 % | 68–82 % | +190.8 ± "), "{table}");
        assert!(table.lines().last().unwrap().contains(" | +382 | 0.00 s |"), "{table}");
        let against = table_against(&["greedy", "random"], &[(1, vec![tally.clone(), tally])]);
        let columns = |line: &str| line.matches('|').count();
        assert!(against.lines().all(|line| columns(line) == 10), "{against}");
        assert!(against.ends_with("| 200 | 150 0 50 | 75.0 % | 68–82 % |\n"), "{against}");
    }

    #[test]
    fn references_do_not_search() {
        let greedy = reference("greedy").unwrap().contender("orrery", None);
        assert_eq!(
            (greedy.name.as_str(), greedy.identity.as_str()),
            ("greedy", "orrery:Search=greedy;movetime=200")
        );
        assert!(reference("uct").unwrap_err().contains("neither"));
    }

    #[test]
    fn a_table_replaces_only_its_own() {
        let yinsh = put_table("", "ladder", "yinsh", "| a |\n");
        let both = put_table(&yinsh, "ladder", "yinsh:blitz", "| b |\n");
        let again = put_table(&both, "ladder", "yinsh", "| c |\n");
        assert!(both.starts_with("# Levels") && both.contains("| a |") && both.contains("| b |"));
        assert_eq!(again, both.replace("| a |", "| c |"));
        assert_eq!(put_table(&again, "ladder", "yinsh", "| c |\n"), again);
        assert!(put_table(&again, "references", "yinsh", "| d |\n").contains("| c |"));
    }
}
