//! The tuner of Orrery's evaluations (docs/TUNING.md): self-play, and weights fitted to its results.

mod adam;
mod amend;
mod calibration;
mod choices;
mod cuts;
mod fit;
mod gains;
mod journal;
mod learn;
mod likeness;
mod marks;
mod network;
mod openings;
mod plot;
mod problems;
mod puzzles;
mod report;
mod samples;
mod tune;
mod usual;
mod weights;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Self-play, and the weights of the evaluations fitted to it.
#[derive(Parser)]
#[command(name = "orrery-train", arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Fit the weights of a game's evaluation to games of the engine against itself
    Tune(tune::Tune),
    /// Learn an evaluation from files of self-play
    Learn(learn::LearnArgs),
    /// Learn which actions are chosen in openings, for a net there is
    Openings(openings::Openings),
    /// Learn by how much kinds of actions better a position at first sight, for a net there is
    Gains(gains::GainsArgs),
    /// Compare searches of few and of many plies, to leave out some of the latter
    Cuts(cuts::Cuts),
    /// Measure what two searches of a review differ by
    Noise(marks::Noise),
    /// Learn from games of the levels by what reviews tell like which level somebody played
    Likeness(likeness::Likeness),
    /// Hold the marks of reviews against searches of many times the positions; can be broken off and gone on with
    Truth(marks::Truth),
    /// Look for problems in games of the engine against itself
    Problems(problems::Problems),
    /// Find puzzles that are proved, and make the set of them; can be broken off and gone on with
    Puzzles(puzzles::Puzzles),
    /// Let each level solve puzzles of a set, and print how many it solved
    Solve(puzzles::Solve),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Tune(tune) => tune.run().map_err(Into::into),
        Command::Learn(learn) => learn.run(),
        Command::Openings(openings) => openings.run(),
        Command::Gains(gains) => gains.run(),
        Command::Cuts(cuts) => cuts.run(),
        Command::Likeness(likeness) => likeness.run(),
        Command::Noise(noise) => noise.run(),
        Command::Truth(truth) => truth.run(),
        Command::Problems(problems) => problems.run().map_err(Into::into),
        Command::Puzzles(puzzles) => puzzles.run(),
        Command::Solve(solve) => solve.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("orrery-train: {failure}");
            ExitCode::FAILURE
        }
    }
}
