//! The ladder: every level against the one below, and the table that comes of it.

use std::fmt::Write;

use orrery_games::GameKind;

use super::{EngineSpec, Tally};

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

/// A table of the steps, in Markdown: each level's score against the one below, the difference in Elo with its
/// 95 % margin, and the sum of the differences above level 1.
pub fn table(steps: &[Step]) -> String {
    let mut text = String::from(
        "| level | games | + = − | score | Elo above the level below | Elo above level 1 | slowest action |\n\
         |---:|---:|---:|---:|---:|---:|---:|\n",
    );
    let mut sum = 0.0;
    for Step { level, tally } in steps {
        let elo = tally.pairs.elo();
        sum += elo.value;
        let (score, slowest) = (tally.score() * 100.0, tally.slowest[0].as_secs_f64());
        let results = format!("{} {} {}", tally.wins, tally.draws, tally.losses);
        _ = writeln!(
            text,
            "| {level} | {} | {results} | {score:.1} % | {elo} | {sum:+.0} | {slowest:.2} s |",
            tally.games()
        );
    }
    text
}

/// The document with the table of this game put between its two marks, or added at the end with a heading. All
/// else stays as it is.
pub fn put_table(document: &str, id: GameKind, config: &str, table: &str) -> String {
    let [begin, end] = [format!("<!-- ladder {id} -->"), format!("<!-- end of ladder {id} -->")];
    let part = format!("{begin}\n`{config}`\n\n{table}{end}");
    if let Some((before, rest)) = document.split_once(&begin)
        && let Some((_, after)) = rest.split_once(&end)
    {
        return format!("{before}{part}{after}");
    }
    let title = if document.is_empty() { TITLE } else { document };
    format!("{}\n\n## {}\n\n{part}\n", title.trim_end(), id.title())
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
        assert!(table.contains("| 2 | 200 | 150 0 50 | 75.0 % | +190.8 ± "), "{table}");
        assert!(table.lines().last().unwrap().contains(" | +382 | 0.00 s |"), "{table}");
    }

    #[test]
    fn a_table_replaces_only_its_own() {
        let yinsh = put_table("", GameKind::Yinsh, "yinsh", "| a |\n");
        let both = put_table(&yinsh, GameKind::Kulami, "kulami", "| b |\n");
        let again = put_table(&both, GameKind::Yinsh, "yinsh:blitz", "| c |\n");
        assert!(both.starts_with("# Levels") && both.contains("| a |") && both.contains("| b |"));
        assert_eq!(again, both.replace("`yinsh`", "`yinsh:blitz`").replace("| a |", "| c |"));
        assert_eq!(put_table(&again, GameKind::Yinsh, "yinsh:blitz", "| c |\n"), again);
    }
}
