//! Runs seeds for as long as one likes, and tells what was found.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;

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
    let (mut faults, mut acknowledged, mut games, mut bad) = (BTreeMap::<&str, u64>::new(), 0, 0, Vec::new());
    let mut seed = arguments.from;
    while longest.map_or(seed - arguments.from < arguments.seeds, |longest| began.elapsed() < longest) {
        let report = orrery_sim::run(seed);
        report.faults.iter().for_each(|(what, count)| *faults.entry(what).or_default() += count);
        acknowledged += report.acknowledged;
        games += report.games;
        if arguments.story || !report.findings.is_empty() {
            println!("{}", report.tell());
        }
        if !report.findings.is_empty() {
            bad.push(seed);
        }
        seed += 1;
    }
    let (count, seconds) = (seed - arguments.from, began.elapsed().as_secs_f64());
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
