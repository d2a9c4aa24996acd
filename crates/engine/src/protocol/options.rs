use std::fmt::Display;
use std::ops::RangeInclusive;

use orrery_games::core::shown;

use super::words::split_word;
use crate::eval::Nets;
use crate::think::Options;

const THREADS: RangeInclusive<usize> = 1..=256;
const HASH: RangeInclusive<usize> = 1..=65_536;
const LINES: RangeInclusive<usize> = 1..=500;
const LEVELS: RangeInclusive<u32> = 0..=10;

impl Options {
    /// The lines that tell a controller what can be set.
    pub(super) fn list() -> Vec<String> {
        let default = Options::default();
        fn spin<T: Display>(name: &str, default: T, range: RangeInclusive<T>) -> String {
            format!(
                "option name {name} type spin default {default} min {} max {}",
                range.start(),
                range.end()
            )
        }
        vec![
            spin("Threads", default.threads, THREADS),
            spin("Hash", default.hash, HASH),
            spin("MultiPV", default.lines, LINES),
            spin("Level", default.level, LEVELS),
            spin("Seed", default.seed, 0..=u64::MAX),
            format!(
                "option name Search type combo default {} var best var uct var random var greedy",
                default.method
            ),
            format!(
                "option name Opening type combo default {} var searched var varied var central var spread",
                default.opening
            ),
            "option name Evaluation type string default learned".to_string(),
        ]
    }

    /// Reads `name N value V`; on error nothing changes.
    pub(super) fn set(&mut self, rest: &str) -> Result<(), String> {
        const USAGE: &str = "setoption: expected `setoption name <name> value <value>`";
        let (word, rest) = split_word(rest);
        let (name, rest) = split_word(rest);
        let (second, value) = split_word(rest);
        if word != "name" || second != "value" || name.is_empty() || value.is_empty() {
            return Err(USAGE.to_string());
        }
        let wrong = |what: String| format!("setoption: {name} takes {what}, not `{}`", shown(value));
        fn number<T: std::str::FromStr + PartialOrd + Display>(
            value: &str,
            range: RangeInclusive<T>,
        ) -> Result<T, String> {
            let parsed = value.parse().ok().filter(|number| range.contains(number));
            parsed.ok_or_else(|| format!("a number from {} to {}", range.start(), range.end()))
        }
        match name.to_ascii_lowercase().as_str() {
            "threads" => self.threads = number(value, THREADS).map_err(wrong)?,
            "hash" => self.hash = number(value, HASH).map_err(wrong)?,
            "multipv" => self.lines = number(value, LINES).map_err(wrong)?,
            "level" => self.level = number(value, LEVELS).map_err(wrong)?,
            "seed" => self.seed = number(value, 0..=u64::MAX).map_err(wrong)?,
            "evaluation" => {
                let wrong = |error| format!("setoption: Evaluation `{}`: {error}", shown(value));
                self.nets = Nets::named(value).map_err(wrong)?;
            }
            "search" => {
                let known = || "`best`, `uct`, `random` or `greedy`".to_string();
                self.method = value.parse().map_err(|()| wrong(known()))?;
            }
            "opening" => {
                let known = || "`searched`, `varied`, `central` or `spread`".to_string();
                self.opening = value.parse().map_err(|()| wrong(known()))?;
            }
            _ => return Err(format!("unknown option `{}`", shown(name))),
        }
        Ok(())
    }
}
