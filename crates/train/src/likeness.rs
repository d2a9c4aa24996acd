//! The command `likeness`: games of the levels against each other, reviewed, from which a review learns like which level
//! somebody played.

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use orrery_engine::games::core::{Player, Symmetric};
use orrery_engine::games::{GameKind, with_game};
use orrery_engine::study::{Kind, LevelTable, kind};
use orrery_engine::{Control, Effort, Evaluate, Nets, Reviewer, Table};

use crate::marks::game_of_levels;

/// Reviews games of the levels against each other, and prints the table by which reviews tell levels
#[derive(Args)]
pub struct Likeness {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// What was found so far, a player of a game a line; what stands there is not played again
    journal: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u64,
}

/// What a player of a known level did in a game.
struct Played {
    number: u64,
    level: usize,
    kinds: Vec<Kind>,
}

impl Likeness {
    /// Does what is left to do; the table is made of all games, the figures of games that it has not seen.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.game, G => self.learn::<G>())
    }

    fn learn<G: Evaluate + Symmetric>(&self) -> Result<(), Box<dyn Error>> {
        let known = fs::read_to_string(&self.journal).unwrap_or_default();
        let mut all: Vec<Played> = known.lines().filter_map(read).collect();
        let mut journal = OpenOptions::new().create(true).append(true).open(&self.journal)?;
        for number in 0..self.games {
            if all.iter().any(|played| played.number == number) {
                continue;
            }
            let (session, levels) = game_of_levels::<G>(number, 1, 9);
            let (stop, mut table) = (AtomicBool::new(false), Table::new(16));
            let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
            let mut reviewer = Reviewer::new(&session, Nets::usual(), Effort::USUAL, control, &mut table);
            let turns = reviewer.all(0, |_, _| ());
            let mut lines = String::new();
            for player in Player::BOTH {
                let own = turns.iter().filter(|turn| turn.player == player);
                let kinds: Vec<Kind> = own.filter_map(kind).collect();
                let level = levels[player.index()] as usize;
                let text: Vec<String> = kinds.iter().map(|(ease, loss)| format!("{ease}{loss}")).collect();
                lines.push_str(&format!("{number} {level} {}\n", text.join(" ")));
                all.push(Played { number, level, kinds });
            }
            journal.write_all(lines.as_bytes())?;
        }
        report(&all);
        print!("{}", table_of(all.iter()).lines(G::NAME));
        Ok(())
    }
}

fn read(line: &str) -> Option<Played> {
    let mut words = line.split(' ');
    let (number, level) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let digit = |c: char| c.to_digit(10).map(|digit| digit as usize);
    let kinds = words.map_while(|word| {
        let mut digits = word.chars().map_while(digit);
        Some((digits.next()?, digits.next()?))
    });
    Some(Played { number, level, kinds: kinds.collect() })
}

fn table_of<'a>(played: impl Iterator<Item = &'a Played>) -> LevelTable {
    let mut table = LevelTable::default();
    for Played { level, kinds, .. } in played {
        kinds.iter().for_each(|kind| table.add(*level, *kind));
    }
    table
}

/// How near the table of four games of five comes in the fifth, for levels from 2.
fn report(all: &[Played]) {
    const FOLDS: u64 = 5;
    let (mut told, mut near) = (0, 0);
    for fold in 0..FOLDS {
        let table = table_of(all.iter().filter(|played| played.number % FOLDS != fold));
        for played in all.iter().filter(|played| played.number % FOLDS == fold && played.level > 1) {
            if let Some(like) = table.likeness(&played.kinds) {
                told += 1;
                near += usize::from((like.level as usize).abs_diff(played.level) <= 1);
            }
        }
    }
    let share = 100.0 * near as f64 / f64::max(told as f64, 1.0);
    eprintln!("{told} players of games that the table has not seen: {near} within one level, {share:.0} %");
}
