//! The commands `noise` and `truth`: what two searches of a review differ by, and whether marks stand up to longer ones.

use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::{Args, value_parser};
use orrery_engine::games::core::{Rng, Symmetric};
use orrery_engine::games::{GameKind, with_game};
use orrery_engine::study::{self, Chance, Reviewed};
use orrery_engine::{Control, Effort, Evaluate, Nets, Reviewer, Table};

use crate::journal::{HASH, Journal, game_of_levels};

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
    /// Games and long searches, a line for each; what stands there is not searched again
    journal: PathBuf,
    /// How many games to review
    #[arg(long, default_value_t = 40)]
    games: u64,
    /// How many times the positions the second review is given
    #[arg(long, default_value_t = 20)]
    factor: u64,
}

fn control<'a>(stop: &'a AtomicBool, elapsed: &'a (dyn Fn() -> Duration + Sync)) -> Control<'a> {
    Control { elapsed, stop }
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
            let [_, close] = reviewer.noise().nodes;
            for place in 0..reviewer.turns().len() {
                if rng.below(self.every) != 0 {
                    continue;
                }
                let (from, to) = reviewer.turns()[place];
                let played: Vec<String> =
                    session.actions()[from..to].iter().map(ToString::to_string).collect();
                let mut search = |factor| reviewer.after(place, &played, close * factor);
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
    number: u64,
    place: usize,
    short: Reviewed,
    long: Reviewed,
    best: u32,
}

impl Truth {
    /// Does what is left to do, and reports on all of it. Reviews of the usual size are made anew each time.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.game, G => self.hold::<G>())
    }

    fn hold<G: Evaluate + Symmetric>(&self) -> Result<(), Box<dyn Error>> {
        let mut journal = Journal::open(&self.journal)?;
        let mut found: Vec<Twice> = Vec::new();
        for number in 0..self.games {
            let (session, _) = journal.game::<G>(number, 2, 8)?;
            let (stop, mut tables) = (AtomicBool::new(false), [Table::new(HASH), Table::new(4 * HASH)]);
            let control = control(&stop, &|| Duration::ZERO);
            let [one, two] = &mut tables;
            let nets = Nets::usual();
            let mut short = Reviewer::new(&session, nets.clone(), Effort::USUAL, control, one);
            let mut long = Reviewer::new(&session, nets, Effort::Times(self.factor), control, two);
            for place in 0..short.turns().len() {
                let Some(short) = short.turn(place) else { continue };
                let name = |kind: &str| [kind.to_owned(), number.to_string(), place.to_string()];
                let kept = journal.find(&name("long")).and_then(|words| words.first()?.parse().ok());
                let more: Reviewed = match kept {
                    Some(kept) => kept,
                    None => {
                        let Some(more) = long.turn(place) else { continue };
                        let line = name("long").into_iter().chain([more.to_string()]);
                        journal.keep(line.collect())?;
                        more
                    }
                };
                let best = if !short.is_marked() || short.best == more.best {
                    more.before.points()
                } else {
                    let name = [&name("best")[..], &[short.best.join(";"), more.nodes.to_string()]].concat();
                    match journal.find(&name).and_then(|words| words.first()?.parse().ok()) {
                        Some(kept) => kept,
                        None => {
                            let points = long.after(place, &short.best, more.nodes).map_or(0, Chance::points);
                            journal.keep([&name[..], &[points.to_string()]].concat())?;
                            points
                        }
                    }
                };
                found.push(Twice { number, place, short, long: more, best });
            }
        }
        report(&found);
        Ok(())
    }
}

/// How many marks stand, and how much is missed; each turn that is wrongly marked or missed by itself.
fn report(found: &[Twice]) {
    let (mut marked, mut changed, mut large, mut seen) = (0, 0, 0, 0);
    for Twice { number, place, short, long, best } in found {
        let tell = |what| println!("game {number} turn {place} {what}: {short} | {long} | {best}");
        if short.is_marked() {
            marked += 1;
            if *best <= long.after.points() {
                changed += 1;
                tell("loses nothing");
            }
        }
        if long.graded.lost >= LARGE {
            large += 1;
            if short.is_marked() {
                seen += 1;
            } else {
                tell("is missed");
            }
        }
    }
    let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
    println!("{} turns", found.len());
    println!("{marked} marked, of which {changed} lose nothing: {:.1} %", share(changed, marked));
    println!("{large} lose {LARGE} points or more, of which {seen} are marked: {:.1} %", share(seen, large));
}
