use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::{Args, value_parser};
use orrery_engine::study::{Chance, Likeness, Reviewed, Study, TurningPoints, likeness};
use orrery_engine::{Control, Effort, Evaluate, Nets, Reviewer, Table, points_of};
use orrery_games::core::{Outcome, Player, Record};
use orrery_games::{AnyGame, Session, with_session};
use orrery_view::{Arg, Phrase, Reason, why};
use serde_json::{Value, json};

use crate::replay::read;
use crate::report::{Failure, shown};

/// Megabytes for what a search remembers.
const HASH: usize = 16;
/// So many actions of a line are shown in the table.
const SHOWN: usize = 4;

#[derive(Args)]
pub struct Review {
    /// A file with the record of one game; `-` is standard input
    file: PathBuf,
    /// Print one JSON object (docs/REVIEW.md)
    #[arg(long, conflicts_with = "annotated")]
    json: bool,
    /// Print the record with chances, grades and better lines
    #[arg(long)]
    annotated: bool,
    /// Search so many times the usual number of positions; margins stay what they are
    #[arg(long, default_value_t = 1, value_parser = value_parser!(u64).range(1..=1000))]
    effort: u64,
}

/// A game that was reviewed.
struct Done {
    game: AnyGame,
    result: Option<Outcome>,
    turns: Vec<Reviewed>,
    points: [TurningPoints; 2],
    like: [Option<Likeness>; 2],
}

impl Review {
    /// Reviews the game and prints what was asked for.
    pub fn run(&self) -> Result<(), Failure> {
        let place = shown(&self.file.to_string_lossy());
        let wrong = |error: String| Failure::Input(format!("{place}: {error}"));
        let text = read(&self.file).map_err(&wrong)?;
        let mut records = Record::parse_all(&text).map_err(|error| wrong(error.to_string()))?;
        if records.len() != 1 {
            return Err(wrong(match records.len() {
                0 => "there is no record in it".to_owned(),
                count => format!("there are {count} records in it; a review is of one game"),
            }));
        }
        let record = records.remove(0);
        let replay = orrery_games::replay(&record).map_err(|error| wrong(error.to_string()))?;
        if replay.game.played() == 0 {
            return Err(wrong("nothing was played in it".to_owned()));
        }
        let turns = with_session!(&replay.game, session => review(session, self.effort));
        let points = Player::BOTH.map(|player| points_of(&turns, player, replay.result));
        // Margins and levels are known of reviews of the usual effort.
        let like =
            Player::BOTH.map(|player| likeness(&replay.game, &turns, player).filter(|_| self.effort == 1));
        let done = Done { game: replay.game, result: replay.result, turns, points, like };
        if self.annotated {
            let mut study = Study::from_record(&record).map_err(|error| wrong(error.to_string()))?;
            study.annotate(&done.turns);
            return Ok(write!(std::io::stdout(), "{}", study.to_record())?);
        }
        match self.json {
            true => Ok(writeln!(std::io::stdout(), "{:#}", done.json())?),
            false => done.print(),
        }
    }
}

fn review<G: Evaluate>(session: &Session<G>, times: u64) -> Vec<Reviewed> {
    let (stop, mut table) = (AtomicBool::new(false), Table::new(HASH));
    let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
    Reviewer::new(session, Nets::usual(), Effort::Times(times), control, &mut table).all(0, |_, _| ())
}

impl Done {
    fn played(&self, turn: &Reviewed) -> String {
        self.game.actions()[turn.from..turn.to].join(" ")
    }

    fn print(&self) -> Result<(), Failure> {
        let mut out = std::io::stdout().lock();
        writeln!(out, "turn  played              before   after  lost  grade    better")?;
        let mut number = 0;
        let mut last = None;
        for turn in &self.turns {
            number += usize::from(last.is_none() || turn.player == Player::First);
            last = Some(turn.player);
            let dots = if turn.player == Player::First { "." } else { "..." };
            let place = format!("{number}{dots}");
            let (grade, better) = match turn.is_marked() {
                true => (turn.graded.grade.name(), start_of(turn.best.iter().chain(&turn.line))),
                false => ("", String::new()),
            };
            let line = format!(
                "{place:<5} {:<18} {:>7} {:>7} {:>5}  {grade:<8} {better}",
                self.played(turn),
                chance(turn.before),
                chance(turn.after),
                format!("{}%", percent(turn.graded.lost)),
            );
            writeln!(out, "{}", line.trim_end())?;
        }
        let names = ["first", "second"];
        for (player, points) in names.iter().zip(&self.points) {
            let listed: Vec<String> = points.turns.iter().map(|place| self.name(*place)).collect();
            match (listed.is_empty(), points.slow) {
                (true, _) => writeln!(out, "The {player} player has no turning point.")?,
                (_, true) => {
                    writeln!(out, "The {player} player lost slowly; what cost most: {}.", listed.join(", "))?;
                }
                _ => writeln!(out, "Turning points of the {player} player: {}.", listed.join(", "))?,
            }
        }
        for (player, like) in names.iter().zip(self.like) {
            if let Some(Likeness { level, error }) = like {
                writeln!(out, "The {player} player played like level {level} ± {error}.")?;
            }
        }
        Ok(())
    }

    /// A turn by its number and actions.
    fn name(&self, place: usize) -> String {
        let turn = &self.turns[place];
        let begun_by_first = self.turns[0].player == Player::First;
        let number = (place + usize::from(!begun_by_first)) / 2 + 1;
        let dots = if turn.player == Player::First { "." } else { "..." };
        format!("{number}{dots} {}", self.played(turn))
    }

    /// Why a turn was bad, where that can be said.
    fn why(&self, turn: &Reviewed) -> Option<Phrase> {
        let (best, turns) = ([&turn.best[..], &turn.line], (turn.from, turn.to));
        let is_lost = turn.graded.lost > 0;
        let reason = Reason { turn: turns, best, reply: &turn.reply };
        is_lost.then(|| why(&self.game, reason)).flatten()
    }

    fn json(&self) -> Value {
        let turns = self.turns.iter().map(|turn| {
            json!({
                "from": turn.from, "to": turn.to, "player": turn.player.index() + 1,
                "played": self.game.actions()[turn.from..turn.to],
                "before": turn.before.to_string(), "after": turn.after.to_string(),
                "grade": turn.graded.grade.name(), "lost": turn.graded.lost,
                "margin": turn.margin, "proved": turn.is_proved(), "easy": turn.easy,
                "best": turn.best, "line": turn.line, "reply": turn.reply, "nodes": turn.nodes,
                "why": self.why(turn).map(|phrase| said(&phrase)),
            })
        });
        let points = self.points.iter().map(|points| json!({ "turns": points.turns, "slow": points.slow }));
        json!({
            "config": self.game.config(),
            "result": self.result.map_or("*".to_owned(), |outcome| outcome.to_string()),
            "turns": turns.collect::<Vec<_>>(),
            "turning_points": points.collect::<Vec<_>>(),
            "like": self.like.map(|like| like.map(|like| json!({ "level": like.level, "error": like.error }))),
        })
    }
}

/// A sentence as its key and what it speaks of (locales/en/review.ftl).
fn said(phrase: &Phrase) -> Value {
    let args = phrase.args.iter().map(|(name, arg)| {
        let value = match arg {
            Arg::Count(count) => json!(count),
            Arg::Name(name) => json!(name),
            Arg::Phrase(phrase) => json!(phrase.key),
        };
        ((*name).to_owned(), value)
    });
    json!({ "key": phrase.key, "args": args.collect::<serde_json::Map<_, _>>() })
}

/// A chance as one of a hundred, proofs as words. Without a proof nothing is certain.
fn chance(chance: Chance) -> String {
    match chance {
        Chance::About(points) => format!("{}%", percent(points).clamp(1, 99)),
        proved => proved.to_string(),
    }
}

/// Points of a thousand as points of a hundred.
fn percent(points: u32) -> u32 {
    (points + 5) / 10
}

fn start_of<'a>(actions: impl Iterator<Item = &'a String>) -> String {
    let all: Vec<&str> = actions.map(String::as_str).collect();
    let more = if all.len() > SHOWN { " …" } else { "" };
    format!("{}{more}", all[..all.len().min(SHOWN)].join(" "))
}
