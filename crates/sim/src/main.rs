//! Runs seeds for as long as one likes, and tells what was found.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;

/// After so many seeds a line says how far it is.
const PROGRESS: u64 = 1_000;

/// The real server on a simulated machine: one seed, one run.
#[derive(Parser)]
struct Arguments {
    /// The first seed
    #[arg(long, default_value_t = 1)]
    from: u64,
    /// How many seeds
    #[arg(long, default_value_t = 200)]
    seeds: u64,
    /// For how many hours, whatever the number of seeds
    #[arg(long)]
    hours: Option<f64>,
    /// Tells the whole story of each seed
    #[arg(long)]
    story: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let began = Instant::now();
    let longest = arguments.hours.map(|hours| Duration::from_secs_f64(hours * 3_600.0));
    let mut total = (BTreeMap::<&str, u64>::new(), 0, 0, 0, Vec::new());
    let (faults, acknowledged, games, count, bad) = &mut total;
    let is_wanted = |seed: u64| {
        longest.map_or(seed - arguments.from < arguments.seeds, |longest| began.elapsed() < longest)
    };
    orrery_sim::run_all(arguments.from, is_wanted, |report| {
        report.faults.iter().for_each(|(what, count)| *faults.entry(what).or_default() += count);
        *acknowledged += report.acknowledged;
        *games += report.games;
        *count += 1;
        if arguments.story || !report.findings.is_empty() {
            println!("{}", report.tell());
        }
        if !report.findings.is_empty() {
            bad.push(report.seed);
        }
        if *count % PROGRESS == 0 {
            println!("{count} seeds, {} with findings", bad.len());
        }
    });
    let (faults, acknowledged, games, count, bad) = total;
    let seconds = began.elapsed().as_secs_f64();
    println!(
        "{count} seeds from {} in {seconds:.1} s: {acknowledged} acts acknowledged in {games} games",
        arguments.from
    );
    for (what, count) in &faults {
        println!("{count:9}  {what}");
    }
    if bad.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!(
        "{} seeds found something: {bad:?}; run one again with --from SEED --seeds 1 --story",
        bad.len()
    );
    ExitCode::FAILURE
}
