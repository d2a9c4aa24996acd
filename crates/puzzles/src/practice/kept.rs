//! Progress as browsers keep it: lines of words, each with what it is about as its first word. What cannot be read is left
//! out, so that one damaged line costs no more than itself, and so are lines of a later version.

use std::fmt::Write as _;

use orrery_games::GameKind;

use super::progress::{CURVE, LAST};
use super::{Card, GameProgress, Memory, Progress, Rating, RunKind};
use crate::PuzzleId;

/// The key of the progress.
pub const PROGRESS_KEY: &str = "orrery.puzzles.v1";

impl Progress {
    /// The text that is kept.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (game, progress) in &self.games {
            write_game(&mut text, *game, progress);
        }
        if self.adopted > 0 {
            _ = writeln!(text, "adopted {}", self.adopted);
        }
        if !self.days.0.is_empty() {
            _ = writeln!(text, "days {}", joined(self.days.0.iter(), " "));
        }
        for ((kind, scope), best) in &self.best {
            _ = writeln!(text, "best {} {scope} {best}", kind.key());
        }
        for (scope, (solved, next)) in &self.streaks {
            _ = writeln!(text, "streak {scope} {solved} {next}");
        }
        text
    }

    /// The progress that was kept as this text.
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
            // `None` is a line that cannot be read.
            let _ = progress.read_line(&words);
            progress.days.read_line(line);
        }
        progress
    }

    fn read_line(&mut self, words: &[&str]) -> Option<()> {
        match *words {
            ["adopted", count] => self.adopted = count.parse().ok()?,
            ["best", kind, scope, best] => {
                let kind = [RunKind::Streak, RunKind::Rush].into_iter().find(|known| known.key() == kind)?;
                self.best.insert((kind, scope.parse().ok()?), best.parse().ok()?);
            }
            ["streak", scope, solved, next] => {
                self.streaks.insert(scope.parse().ok()?, (solved.parse().ok()?, next.parse().ok()?));
            }
            [first, game, ref rest @ ..] => {
                let game: GameKind = game.parse().ok()?;
                let mut read = self.game(game);
                read_game(&mut read, first, rest)?;
                self.games.insert(game, read);
            }
            _ => {}
        }
        Some(())
    }
}

fn write_game(text: &mut String, game: GameKind, progress: &GameProgress) {
    let Rating { value, deviation, volatility } = progress.rating;
    _ = writeln!(text, "rating {game} {value:.2} {deviation:.2} {volatility:.6} {}", progress.day);
    _ = writeln!(text, "count {game} {} {}", progress.tried, progress.solved);
    if !progress.curve.is_empty() {
        _ = writeln!(text, "curve {game} {}", joined(progress.curve.iter(), " "));
    }
    if !progress.last.is_empty() {
        _ = writeln!(text, "last {game} {}", marks(&progress.last));
    }
    for (theme, last) in &progress.themes {
        _ = writeln!(text, "theme {game} {theme} {}", marks(last));
    }
    if !progress.done.is_empty() {
        _ = writeln!(text, "done {game} {}", joined(progress.done.iter(), " "));
    }
    for (id, card) in &progress.cards {
        let Card { memory: Memory { stability, difficulty }, last, due, times } = card;
        _ = writeln!(text, "card {game} {id} {stability:.4} {difficulty:.4} {last} {due} {times}");
    }
}

fn read_game(progress: &mut GameProgress, first: &str, words: &[&str]) -> Option<()> {
    match (first, words) {
        ("rating", [value, deviation, volatility, day]) => {
            let number = |word: &str, least: f64, most: f64| {
                word.parse::<f64>().ok().filter(|number| (least..=most).contains(number))
            };
            progress.rating = Rating {
                value: number(value, -5000.0, 9000.0)?,
                deviation: number(deviation, 1.0, 1000.0)?,
                volatility: number(volatility, 1e-6, 1.0)?,
            };
            progress.day = day.parse().ok()?;
        }
        ("count", [tried, solved]) => {
            (progress.tried, progress.solved) = (tried.parse().ok()?, solved.parse().ok()?);
        }
        ("curve", values) => {
            progress.curve = values.iter().filter_map(|value| value.parse().ok()).take(CURVE).collect();
        }
        ("last", [last]) => progress.last = read_marks(last),
        ("theme", [theme, last]) => {
            progress.themes.insert(theme.parse().ok()?, read_marks(last));
        }
        ("done", ids) => progress.done.extend(ids.iter().filter_map(|id| id.parse::<PuzzleId>().ok())),
        ("card", [id, stability, difficulty, last, due, times]) => {
            let (stability, difficulty): (f64, f64) = (stability.parse().ok()?, difficulty.parse().ok()?);
            if !(stability > 0.0 && stability < 1e6 && (1.0..=10.0).contains(&difficulty)) {
                return None;
            }
            let memory = Memory { stability, difficulty };
            let (last, due, times) = (last.parse().ok()?, due.parse().ok()?, times.parse().ok()?);
            progress.cards.insert(id.parse().ok()?, Card { memory, last, due, times });
        }
        _ => return None,
    }
    Some(())
}

fn joined<T: std::fmt::Display>(items: impl Iterator<Item = T>, between: &str) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// A `+` for each that was solved, a `-` for each that was not.
fn marks(last: &[bool]) -> String {
    last.iter().map(|solved| if *solved { '+' } else { '-' }).collect()
}

fn read_marks(text: &str) -> Vec<bool> {
    text.chars().filter(|sign| ['+', '-'].contains(sign)).map(|sign| sign == '+').take(LAST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;
    use crate::practice::{Attempt, Days, Scope};

    fn some() -> Progress {
        let mut progress = Progress::default();
        for (game, name, solved) in [
            (GameKind::ALL[0], "aaaaaaaa", true),
            (GameKind::ALL[0], "bbbbbbbb", false),
            (GameKind::ALL[2], "cccccccc", true),
        ] {
            progress.take_in(&Attempt {
                game,
                id: name.parse().expect("an id"),
                rating: (1100.0, 55.0),
                themes: &[Theme::Guard, Theme::Threat],
                solved,
                helped: false,
                rated: true,
                day: 20_800,
            });
        }
        progress.solve_day(20_800);
        progress.take_run(RunKind::Streak, Scope::All, 7);
        progress.take_run(RunKind::Rush, Scope::Game(GameKind::ALL[1]), 12);
        progress.set_streak(Scope::Game(GameKind::ALL[0]), Some((4, "dddddddd".parse().expect("an id"))));
        progress
    }

    #[test]
    fn what_was_kept_is_read_as_it_was_written() {
        let text = some().write();
        let read = Progress::read(&text);
        assert_eq!(read.write(), text);
        assert_eq!(read.game(GameKind::ALL[0]).last, [true, false]);
        assert_eq!(read.deck(Scope::All), 1);
        assert_eq!(read.days().running(20_801), 1);
        assert_eq!(Days::read(&text), *read.days());
        assert_eq!(read.streak(Scope::Game(GameKind::ALL[0])).map(|(solved, _)| solved), Some(4));
    }

    #[test]
    fn what_was_kept_in_november_2026_is_still_read() {
        let text = include_str!("../../../../testdata/golden/web/puzzles.txt");
        assert_eq!(Progress::read(text).write(), text);
    }

    #[test]
    fn a_damaged_line_costs_no_more_than_itself() {
        let mut text = some().write();
        text.push_str("rating yinsh NaN 0 0 x\ncard yinsh aaaaaaaa -1 99 0 0 0\ntheme yinsh unheard-of +\nlater 1 2 3\n\n x");
        assert_eq!(Progress::read(&text), Progress::read(&some().write()));
        assert!(Progress::read("").is_empty());
        for cut in 0..text.len() {
            let _ = Progress::read(&text[..cut]).write();
        }
    }
}
