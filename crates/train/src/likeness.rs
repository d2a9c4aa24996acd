//! The command `likeness`: games of the levels against each other, reviewed, from which a review learns like which level
//! somebody played.

use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use orrery_engine::games::core::{Player, Symmetric};
use orrery_engine::games::{GameKind, with_game};
use orrery_engine::study::{Kind, LevelTable, Reviewed, kind};
use orrery_engine::{Control, Effort, Evaluate, Nets, Reviewer, Table};

use crate::journal::{HASH, Journal};

/// Reviews games of the levels against each other, and prints the table by which reviews tell levels
#[derive(Args)]
pub struct Likeness {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// Games and turns that were reviewed, a line for each; what stands there is not done again
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
        let mut journal = Journal::open(&self.journal)?;
        for number in 0..self.games {
            journal.game::<G>(number, 1, 9)?;
        }
        let mut all = Vec::new();
        for number in 0..self.games {
            let (session, levels) = journal.game::<G>(number, 1, 9)?;
            let (stop, mut table) = (AtomicBool::new(false), Table::new(HASH));
            let control = Control { elapsed: &|| Duration::ZERO, stop: &stop };
            let mut reviewer = Reviewer::new(&session, Nets::usual(), Effort::USUAL, control, &mut table);
            let name = ["turn".to_owned(), number.to_string()];
            let known = journal.all(&name).map_while(|words| words.last()?.parse().ok());
            let mut turns: Vec<Reviewed> = known.collect();
            for place in turns.len()..reviewer.turns().len() {
                let Some(turn) = reviewer.turn(place) else { break };
                journal.keep([&name[..], &[turn.to_string()]].concat())?;
                turns.push(turn);
            }
            for player in Player::BOTH {
                let own = turns.iter().filter(|turn| turn.player == player);
                let level = levels[player.index()] as usize;
                all.push(Played { number, level, kinds: own.filter_map(kind).collect() });
            }
        }
        report(&all);
        print!("{}", table_of(all.iter()).lines(G::NAME));
        Ok(())
    }
}

fn table_of<'a>(played: impl Iterator<Item = &'a Played>) -> LevelTable {
    let mut table = LevelTable::default();
    for Played { level, kinds, .. } in played {
        kinds.iter().for_each(|kind| table.add(*level, *kind));
    }
    table
}

/// How near the table of nine games of ten comes in the tenth, for levels from 2.
fn report(all: &[Played]) {
    const FOLDS: u64 = 10;
    let (mut players, mut told, mut near, mut narrow, mut within) = (0, 0, 0, 0, 0);
    for fold in 0..FOLDS {
        let table = table_of(all.iter().filter(|played| played.number % FOLDS != fold));
        for played in all.iter().filter(|played| played.number % FOLDS == fold && played.level > 1) {
            players += 1;
            if let Some(like) = table.likeness(&played.kinds) {
                let off = like.level.abs_diff(played.level as u32);
                told += 1;
                near += u32::from(off <= 1);
                narrow += u32::from(like.error == 1);
                within += u32::from(off <= like.error);
            }
        }
    }
    let share = |part: u32| 100.0 * f64::from(part) / f64::from(told.max(1));
    eprintln!("{players} players of games that the table has not seen, {told} are told a level:");
    eprintln!("{near} within one level, {:.0} %", share(near));
    eprintln!("{within} within the error that is told, {:.0} %; {narrow} times it is 1", share(within));
}
