//! The generations of nets there were: docs/training/generations.json, and the table made of it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

use crate::command::root;

/// What stands above the tables.
const HEAD: &str = "\
# Generations of nets

`cargo xtask train` ([TRAINING.md](../TRAINING.md)) writes this page from `generations.json`; [NOTEBOOK.md](NOTEBOOK.md)
lists what was tried. Each row is a generation: which evaluation judged the positions of its self-play, what was learned
from it, and the match of the new net against that evaluation. A net is kept, as `data/<game>.net`, if the sequential test
of the match passes, or if it scored more than half when the games ran out. Losses are on positions held out, against the
mix of results and search that is learned. Minutes are those of self-play, learning and the match. Elo has its 95 %
interval. A fingerprint identifies a net; files of self-play name it too.
";

/// Everything that was made so far, in the order in which it was.
#[derive(Serialize, Deserialize, Default)]
pub struct Generations(Vec<Generation>);

/// A net, and whether it was kept.
#[derive(Clone, Serialize, Deserialize)]
pub struct Generation {
    pub game: String,
    pub generation: u32,
    /// What judged the positions of self-play, and what the net had to beat: `hand`, or a fingerprint.
    pub judge: String,
    pub nodes: u64,
    pub seed: u64,
    /// Those of the generation before included, where they were learned from as well.
    pub games: u32,
    /// Those learned from; a twentieth as many are held out.
    pub positions: u64,
    pub loss: Loss,
    pub minutes: Minutes,
    #[serde(rename = "match")]
    pub played: Played,
    pub kept: bool,
    pub bytes: u64,
    pub fingerprint: String,
}

/// How well positions held out are predicted.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Loss {
    pub hand: f64,
    pub learned: f64,
}

/// How long the stages took, where somebody looked at the clock.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Minutes {
    pub selfplay: Option<f64>,
    pub learn: Option<f64>,
    #[serde(rename = "match")]
    pub played: Option<f64>,
}

/// The match against the net before, or the hand.
#[derive(Clone, Serialize, Deserialize)]
pub struct Played {
    /// What each action was given.
    pub limit: String,
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
    pub elo: Elo,
    /// What the sequential test said: passed, failed, or nothing.
    pub verdict: Option<String>,
}

/// With its 95 % interval; an end is missing where the results do not bound it.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Elo {
    pub value: Option<f64>,
    pub low: Option<f64>,
    pub high: Option<f64>,
}

impl Generations {
    pub fn read() -> Result<Generations> {
        read_json(&folder().join("generations.json"))
    }

    /// The number of the generation of a game that is to be made now.
    pub fn next(&self, game: &str) -> u32 {
        self.0.iter().filter(|made| made.game == game).map(|made| made.generation + 1).max().unwrap_or(1)
    }

    pub fn add(&mut self, generation: Generation) {
        self.0.push(generation);
    }

    /// Writes the page, then the list: a generation that is in the list is over.
    pub fn write(&self) -> Result<()> {
        write_whole(&folder().join("README.md"), self.page().as_bytes())?;
        let list = serde_json::to_string_pretty(self)? + "\n";
        write_whole(&folder().join("generations.json"), list.as_bytes())
    }

    fn page(&self) -> String {
        let mut page = HEAD.to_string();
        let mut games: Vec<&str> = Vec::new();
        for made in &self.0 {
            if !games.contains(&made.game.as_str()) {
                games.push(&made.game);
            }
        }
        for game in games {
            page += &format!("\n## {game}\n\n");
            page += "| | judge | nodes | games | positions | loss by hand | learned | minutes | match | Elo | kept | bytes | fingerprint |\n";
            page += "|---:|---|---:|---:|---:|---:|---:|---|---|---|---|---:|---|\n";
            let made = || self.0.iter().filter(|made| made.game == game);
            made().for_each(|made| page += &made.row());
            for made in made() {
                let name = made.plots();
                page += &format!(
                    "\n![Loss of generation {0}]({name}-loss.svg) ![Calibration of generation {0}]({name}-calibration.svg)\n",
                    made.generation
                );
            }
        }
        page
    }
}

impl Generation {
    /// What the names of its pictures begin with.
    pub fn plots(&self) -> String {
        format!("{}-gen{}", self.game, self.generation)
    }

    fn row(&self) -> String {
        let Played { limit, wins, draws, losses, .. } = &self.played;
        let minutes = [self.minutes.selfplay, self.minutes.learn, self.minutes.played]
            .map(|minutes| minutes.map_or("?".to_string(), |minutes| format!("{minutes:.1}")));
        format!(
            "| {} | {} | {} | {} | {} | {:.4} | {:.4} | {} | +{wins} ={draws} −{losses} at {limit} | {} | {} | {} | `{}` |\n",
            self.generation,
            self.judge,
            thousands(self.nodes),
            thousands(self.games.into()),
            thousands(self.positions),
            self.loss.hand,
            self.loss.learned,
            minutes.join(" + "),
            self.played.elo.to_string().replace('-', "−"),
            self.played.says(),
            thousands(self.bytes),
            self.fingerprint,
        )
    }
}

impl Played {
    /// Whether the new net is to be kept.
    pub fn is_won(&self) -> Result<bool> {
        match self.verdict.as_deref() {
            Some("passed") => Ok(true),
            Some("failed") => Ok(false),
            None => Ok(self.wins > self.losses),
            Some(other) => bail!("the test of the match says `{other}`, neither passed nor failed"),
        }
    }

    /// The same in words.
    pub fn says(&self) -> &'static str {
        match (self.verdict.as_deref(), self.wins > self.losses) {
            (Some("passed"), _) => "yes: the test passed",
            (Some(_), _) => "no: the test failed",
            (None, true) => "yes: no verdict, score above half",
            (None, false) => "no: no verdict, score not above half",
        }
    }
}

/// `+12 ± 34`, or what there is where one is unknown.
impl std::fmt::Display for Elo {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.value, self.low, self.high) {
            (Some(value), Some(low), Some(high)) => write!(f, "{value:+.0} ± {:.0}", (high - low) / 2.0),
            (Some(value), ..) => write!(f, "{value:+.0}, error unknown"),
            _ => f.write_str("unbounded"),
        }
    }
}

/// Where pages and pictures of generations are.
pub fn folder() -> PathBuf {
    root().join("docs/training")
}

/// What a JSON file says.
pub fn read_json<T: for<'a> Deserialize<'a>>(path: &Path) -> Result<T> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    serde_json::from_str(&text).with_context(|| path.display().to_string())
}

/// Writes a file so that it is either as it was or complete.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let new = path.with_extension("new");
    let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, path));
    written.with_context(|| path.display().to_string())
}

/// `17,004`.
fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(wins: u32, losses: u32, verdict: Option<&str>) -> Played {
        let elo = Elo { value: Some(20.4), low: Some(-10.0), high: Some(50.0) };
        let verdict = verdict.map(str::to_string);
        Played { limit: "50 ms".to_string(), wins, draws: 2, losses, elo, verdict }
    }

    fn made(game: &str, generation: u32) -> Generation {
        Generation {
            game: game.to_string(),
            generation,
            judge: "hand".to_string(),
            nodes: 500,
            seed: 71,
            games: 12_000,
            positions: 1_234_567,
            loss: Loss { hand: 0.49211, learned: 0.48066 },
            minutes: Minutes { selfplay: Some(30.04), learn: Some(1.5), played: None },
            played: played(30, 20, Some("passed")),
            kept: true,
            bytes: 201_806,
            fingerprint: "0123456789abcdef".to_string(),
        }
    }

    #[test]
    fn the_next_generation_is_one_more_than_the_last_of_the_game() {
        let list = Generations(vec![made("lyngk", 1), made("yinsh", 1), made("lyngk", 2)]);
        assert_eq!(["lyngk", "yinsh", "kulami"].map(|game| list.next(game)), [3, 2, 1]);
    }

    #[test]
    fn a_row_has_everything() {
        let row = "| 1 | hand | 500 | 12,000 | 1,234,567 | 0.4921 | 0.4807 | 30.0 + 1.5 + ? | +30 =2 −20 at 50 ms | \
                   +20 ± 30 | yes: the test passed | 201,806 | `0123456789abcdef` |\n";
        assert_eq!(made("lyngk", 1).row(), row);
        let page = Generations(vec![made("yinsh", 1), made("lyngk", 1), made("yinsh", 2)]).page();
        let heads: Vec<&str> = page.lines().filter(|line| line.starts_with("## ")).collect();
        assert_eq!(heads, ["## yinsh", "## lyngk"]);
        assert!(page.contains("(yinsh-gen2-loss.svg)"));
    }

    #[test]
    fn a_match_is_won_by_the_test_or_by_points() {
        let won = |played: Played| (played.is_won().unwrap(), played.says());
        assert_eq!(won(played(10, 20, Some("passed"))), (true, "yes: the test passed"));
        assert_eq!(won(played(20, 10, Some("failed"))), (false, "no: the test failed"));
        assert_eq!(won(played(20, 10, None)), (true, "yes: no verdict, score above half"));
        assert_eq!(won(played(10, 10, None)), (false, "no: no verdict, score not above half"));
        let strange = played(20, 10, Some("maybe")).is_won().unwrap_err();
        assert!(strange.to_string().contains("`maybe`"), "{strange}");
    }

    #[test]
    fn elo_without_bounds_can_be_read() {
        let elo = |value, low, high| Elo { value, low, high }.to_string();
        assert_eq!(elo(Some(84.2), Some(50.0), Some(118.0)), "+84 ± 34");
        assert_eq!(elo(Some(84.2), None, Some(118.0)), "+84, error unknown");
        assert_eq!(elo(None, None, None), "unbounded");
    }

    #[test]
    fn the_page_is_that_of_the_list_and_its_pictures_are_there() {
        let page = fs::read_to_string(folder().join("README.md")).unwrap();
        let list = Generations::read().unwrap();
        assert_eq!(page, list.page());
        for made in &list.0 {
            let plots = ["loss", "calibration"].map(|plot| format!("{}-{plot}.svg", made.plots()));
            assert_eq!(plots.map(|plot| folder().join(plot).exists()), [true, true], "{}", made.plots());
        }
    }
}
