//! The command `cuts`: how well a search of few plies tells what one of more plies will find.

use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use clap::{Args, value_parser};
use orrery_engine::games::core::Rng;
use orrery_engine::games::{GameKind, with_game};
use orrery_engine::selfplay::{GamesError, GamesFile};
use orrery_engine::{Control, Learn, Limits, Nets, ProbCut, Searcher, Table, Unpruned, Value};

/// What is as good as won or lost is of no interest: nobody asks there.
const UNDECIDED: Value = 3000;
/// Megabytes for the table of each thread.
const HASH: usize = 16;
/// Depths that fewer searches of a stage reached say nothing.
const ENOUGH: f64 = 80.0;

/// Compares searches of few and of many plies in positions of self-play
#[derive(Args)]
pub struct Cuts {
    /// yinsh, lyngk or kulami
    game: GameKind,
    /// Files of `orrery selfplay`
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The evaluation: `hand`, `learned` or a file with a net
    #[arg(long, default_value = "learned")]
    evaluation: String,
    /// How many positions to search, one of each game
    #[arg(long, default_value_t = 2000, value_parser = value_parser!(u32).range(1..))]
    positions: u32,
    /// How long to search each of them
    #[arg(long, default_value_t = 300_000, value_parser = value_parser!(u64).range(1..))]
    nodes: u64,
    /// Draws the positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// How one number follows from another: a straight line, and how far off it is.
#[derive(Clone, Copy, Default)]
struct Fit {
    count: f64,
    sums: [f64; 2],
    products: [f64; 3],
}

impl Cuts {
    /// Does it, with the table on standard output.
    pub fn run(&self) -> Result<(), Box<dyn Error>> {
        with_game!(self.game, G => self.compare::<G>())
    }

    fn compare<G: Learn + Send + Sync>(&self) -> Result<(), Box<dyn Error>>
    where
        G::Position: Send + Sync,
    {
        let nets = Nets::named(&self.evaluation)?;
        let positions = self.positions::<G>()?;
        let next = AtomicUsize::new(0);
        let found = Mutex::new(vec![Vec::new(); G::STAGES]);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    let mut table = Table::new(HASH);
                    while let Some((game, position)) = positions.get(next.fetch_add(1, Ordering::Relaxed)) {
                        table.clear();
                        let values = self.values(game, position, &nets, &table);
                        let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                        found[game.stage(position)].push(values);
                    }
                });
            }
        });
        let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
        println!("stage deep shallow  count   slope  offset  spread");
        for (stage, found) in found.iter().enumerate() {
            compare_stage(stage, found);
        }
        Ok(())
    }

    /// One position of each game, after the actions that were drawn by lot.
    fn positions<G: Learn>(&self) -> Result<Vec<(G, G::Position)>, GamesError> {
        let mut rng = Rng::new(self.seed);
        let mut positions = Vec::new();
        for path in &self.files {
            GamesFile::read_any::<G>(path, |_, played| {
                let mut of_game = Vec::new();
                played.for_positions(|position, value, _| {
                    if value.is_some_and(|value| value.abs() < UNDECIDED) && !G::is_aftermath(position) {
                        of_game.push(*position);
                    }
                });
                if positions.len() < self.positions as usize && !of_game.is_empty() {
                    let position = of_game[rng.index(of_game.len())];
                    positions.push((played.game, position));
                }
            })?;
        }
        Ok(positions)
    }

    /// The values that search finds, ply by ply.
    fn values<G: Learn>(&self, game: &G, position: &G::Position, nets: &Nets, table: &Table) -> Vec<Value> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let control = Control { elapsed: &|| Duration::ZERO, stop: &AtomicBool::new(false) };
        let mut values = Vec::new();
        let judge = Unpruned(nets.judge(game));
        let mut searcher = Searcher::new(game, judge, table, limits, control);
        searcher.run(position, 1, 1, |info| values.push(info.lines[0].value));
        values
    }
}

/// Prints how the searches of one stage compare, from the values of each ply by ply.
fn compare_stage(stage: usize, found: &[Vec<Value>]) {
    let mut spreads = Fit::default();
    for deep in 0..=found.iter().map(Vec::len).max().unwrap_or(0) as i32 {
        let Some(shallow) = ProbCut::shallow(deep) else { continue };
        let mut fit = Fit::default();
        for values in found.iter().filter(|values| values.len() >= deep as usize) {
            let [shallow, deep] = [shallow, deep].map(|depth| values[depth as usize - 1]);
            if deep.abs() < UNDECIDED && shallow.abs() < UNDECIDED {
                fit.add(shallow.into(), deep.into());
            }
        }
        if fit.count >= ENOUGH {
            let ([slope, offset, spread], count) = (fit.line(), fit.count);
            println!("{stage:>5} {deep:>4} {shallow:>7} {count:>6} {slope:>7.3} {offset:>7.0} {spread:>7.0}");
            spreads.add((deep - shallow).into(), spread);
        }
    }
    match spreads.count < 2.0 {
        true => println!("stage {stage}: too few positions or nodes for more than one depth"),
        false => {
            let [growth, spread, _] = spreads.line();
            println!("stage {stage}: {spread:.0} and {growth:.0} for each ply between");
        }
    }
}

impl Fit {
    fn add(&mut self, x: f64, y: f64) {
        self.count += 1.0;
        for (sum, term) in self.sums.iter_mut().zip([x, y]) {
            *sum += term;
        }
        for (sum, term) in self.products.iter_mut().zip([x * x, x * y, y * y]) {
            *sum += term;
        }
    }

    /// Slope, offset and spread.
    fn line(&self) -> [f64; 3] {
        let [x, y] = self.sums.map(|sum| sum / self.count);
        let [xx, xy, yy] = self.products.map(|sum| sum / self.count);
        let [xx, xy, yy] = [xx - x * x, xy - x * y, yy - y * y];
        let slope = xy / xx.max(f64::MIN_POSITIVE);
        [slope, y - slope * x, (yy - slope * xy).max(0.0).sqrt()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_and_what_is_off_it_are_found() {
        let mut fit = Fit::default();
        for x in 0..100 {
            let x = f64::from(x);
            fit.add(x, 2.0 * x + 30.0 + if x as i32 % 4 < 2 { 5.0 } else { -5.0 });
        }
        let [slope, offset, spread] = fit.line();
        assert!((slope - 2.0).abs() < 0.01 && (offset - 30.0).abs() < 0.5, "{slope} {offset}");
        assert!((spread - 5.0).abs() < 0.01, "{spread}");
    }
}
