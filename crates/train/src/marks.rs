//! The commands `noise` and `truth`: what two searches of a review differ by, and whether marks stand up to longer ones.

use std::collections::HashMap;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::{Args, value_parser};
use orrery_engine::games::core::{Rng, Symmetric};
use orrery_engine::games::{GameKind, Session, with_game};
use orrery_engine::study::{self, Reviewed};
use orrery_engine::{Control, Effort, Evaluate, Limits, Nets, Options, Reviewer, Table, choose};

/// Megabytes for the table.
const HASH: usize = 16;
/// What a stage is taken to differ by, before anything is known of it, weighs as much as so many positions.
const PRIOR: f64 = 12.0;
/// A turn that loses so many points must be marked.
const LARGE: u32 = 250;

/// Measures what two searches of a review differ by, stage by stage
#[derive(Args)]
pub struct Noise {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// How many games of levels 2 to 8 to take positions from
    #[arg(long, default_value_t = 12)]
    games: u64,
    /// Of so many turns one is searched
    #[arg(long, default_value_t = 4, value_parser = value_parser!(u64).range(1..))]
    every: u64,
    /// How many times the positions the second search is given
    #[arg(long, default_value_t = 8)]
    factor: u64,
    /// The evaluation: `hand`, `learned` or a file with a net
    #[arg(long, default_value = "learned")]
    evaluation: String,
}

/// Reviews games of levels 2 to 8, and again with many times the positions
#[derive(Args)]
pub struct Truth {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// What was found so far, a turn a line; what stands there is not searched again
    journal: PathBuf,
    /// How many games to review; 0 only reports
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// How many times the positions the second review is given
    #[arg(long, default_value_t = 20)]
    factor: u64,
}

fn control<'a>(stop: &'a AtomicBool, elapsed: &'a (dyn Fn() -> Duration + Sync)) -> Control<'a> {
    Control { elapsed, stop }
}

/// A game of two levels from 2 to 8, which are drawn like everything else from its number.
pub fn game_of_levels<G: Evaluate + Symmetric>(
    number: u64,
    lowest: u32,
    highest: u32,
) -> (Session<G>, [u32; 2]) {
    let mut rng = Rng::new(number ^ 0x5eed);
    let mut level = || lowest + rng.below(u64::from(highest - lowest + 1)) as u32;
    let levels = [level(), level()];
    let drawn = format!("{}:seed={number}", G::NAME);
    let session = Session::from_config(&drawn).or_else(|_| Session::from_config(G::NAME));
    let mut session: Session<G> = session.expect("every game has a config that is its name");
    let (stop, mut table) = (AtomicBool::new(false), Table::new(HASH));
    while !session.game().is_over(session.position()) {
        let game = session.game().clone();
        let level = levels[game.to_act(session.position()).index()];
        let options = Options { level, seed: number, ..Options::default() };
        table.clear();
        let control = control(&stop, &|| Duration::ZERO);
        let limits = Limits::default();
        let action = choose(&*game, session.position(), &options, &limits, control, &table, |_| ());
        session.play(action).unwrap_or_else(|_| unreachable!("the engine plays what is legal"));
    }
    (session, levels)
}

impl Noise {
    /// Does it, with the rows of the table on standard output.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.game, G => self.measure::<G>())
    }

    fn measure<G: Evaluate + Symmetric>(&self) -> Result<(), Box<dyn Error>> {
        let nets = Nets::named(&self.evaluation)?;
        let mut squares = [[(0.0, 0.0); 2]; study::Noise::STAGES];
        let mut rng = Rng::new(1);
        for number in 0..self.games {
            let (session, _) = game_of_levels::<G>(number, 2, 8);
            let (stop, mut table) = (AtomicBool::new(false), Table::new(HASH));
            let control = control(&stop, &|| Duration::ZERO);
            let mut reviewer = Reviewer::new(&session, nets.clone(), Effort::USUAL, control, &mut table);
            for place in 0..reviewer.turns().len() {
                if rng.below(self.every) != 0 {
                    continue;
                }
                let (from, to) = reviewer.turns()[place];
                let played: Vec<String> =
                    session.actions()[from..to].iter().map(ToString::to_string).collect();
                let mut search = |factor| reviewer.after(place, &played, Effort::USUAL.close * factor);
                let (Some(short), Some(long)) = (search(1), search(self.factor)) else { continue };
                // What is proved does not stray.
                if short.is_proved() {
                    continue;
                }
                let off = f64::from(short.points()) - f64::from(long.points());
                let (sum, count) = &mut squares[study::Noise::stage(place)][study::Noise::column(long)];
                *sum += off * off;
                *count += 1.0;
            }
        }
        let all = |column: usize| {
            let of = squares.iter().map(|stage| stage[column]);
            let (sum, count) = of.fold((0.0, 0.0), |(sum, count), one| (sum + one.0, count + one.1));
            (sum + 400.0) / (count + 1.0)
        };
        let usual = [all(0), all(1)];
        println!("// open, decided; searches");
        for stage in squares {
            let spread = |column: usize| {
                let (sum, count) = stage[column];
                ((sum + PRIOR * usual[column]) / (count + PRIOR)).sqrt().round()
            };
            println!("[{}, {}], // {} and {}", spread(0), spread(1), stage[0].1, stage[1].1);
        }
        Ok(())
    }
}

/// A turn, reviewed twice, and what the best turn of the first review is worth in the second.
struct Twice {
    short: Reviewed,
    long: Reviewed,
    best: u32,
}

impl Truth {
    /// Does what is left to do, and reports on all of it.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.game, G => self.hold::<G>())
    }

    fn hold<G: Evaluate + Symmetric>(&self) -> Result<(), Box<dyn Error>> {
        let known = fs::read_to_string(&self.journal).unwrap_or_default();
        let mut found: HashMap<(u64, usize), Twice> = known.lines().filter_map(read).collect();
        let mut journal = OpenOptions::new().create(true).append(true).open(&self.journal)?;
        for number in 0..self.games {
            let (session, _) = game_of_levels::<G>(number, 2, 8);
            let (stop, mut tables) = (AtomicBool::new(false), [Table::new(HASH), Table::new(2 * HASH)]);
            let control = control(&stop, &|| Duration::ZERO);
            let [one, two] = &mut tables;
            let nets = Nets::usual();
            let mut short = Reviewer::new(&session, nets.clone(), Effort::USUAL, control, one);
            let effort = Effort::USUAL.times(self.factor);
            let mut long = Reviewer::new(&session, nets, effort, control, two);
            for place in 0..short.turns().len() {
                if found.contains_key(&(number, place)) {
                    continue;
                }
                let (Some(short), Some(more)) = (short.turn(place), long.turn(place)) else { continue };
                let nodes = short.nodes * self.factor;
                let best = match short.is_marked() && short.best != more.best {
                    true => long.after(place, &short.best, nodes).map_or(0, study::Chance::points),
                    false => more.before.points(),
                };
                writeln!(journal, "{number}\t{place}\t{best}\t{short}\t{more}")?;
                found.insert((number, place), Twice { short, long: more, best });
            }
        }
        report(found.values());
        Ok(())
    }
}

/// A line of the journal. One that was broken off is none.
fn read(line: &str) -> Option<((u64, usize), Twice)> {
    let parts: Vec<&str> = line.split('\t').collect();
    let [number, place, best, short, long] = parts.as_slice() else { return None };
    let twice = Twice { short: short.parse().ok()?, long: long.parse().ok()?, best: best.parse().ok()? };
    Some(((number.parse().ok()?, place.parse().ok()?), twice))
}

fn report<'a>(found: impl Iterator<Item = &'a Twice>) {
    let (mut turns, mut marked, mut changed, mut large, mut seen) = (0, 0, 0, 0, 0);
    for Twice { short, long, best } in found {
        turns += 1;
        if short.is_marked() {
            marked += 1;
            changed += u32::from(*best <= long.after.points());
        }
        if long.graded.lost >= LARGE {
            large += 1;
            seen += u32::from(short.is_marked());
        }
    }
    let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
    println!("{turns} turns");
    println!("{marked} marked, of which {changed} lose nothing: {:.1} %", share(changed, marked));
    println!("{large} lose {LARGE} points or more, of which {seen} are marked: {:.1} %", share(seen, large));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_journal_is_read_and_what_was_broken_off_is_not() {
        let turn = "4 5 1 640 300 blunder 340 90 12 20000 e5 - d3";
        let line = format!("3\t4\t640\t{turn}\t{turn}");
        let ((number, place), twice) = read(&line).expect("a line");
        assert_eq!((number, place, twice.best), (3, 4, 640));
        assert_eq!(twice.short.to_string(), turn);
        assert!(read(&line[..line.len() - 3]).is_none());
    }
}
