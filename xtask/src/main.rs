//! Builds, runs and tests the whole of Orrery: `cargo xtask --help`.
//!
//! Everything a fresh machine lacks and `rustup` or `cargo install` can give is installed where it is needed,
//! so that the two commands of docs/CONTRIBUTING.md are all anybody has to know.

mod apt;
mod bench;
mod browser;
mod bundle;
mod chapters;
mod command;
// Not by depending on the engine: then nothing here would run while that does not compile.
#[path = "../../crates/engine/src/eval/learned/defaults.rs"]
mod default_nets;
mod deny;
mod dist;
mod documents;
mod font;
mod fuzz;
mod generations;
mod graph;
mod graph_svg;
mod mutants;
mod openapi;
// In the same way, for what the web app fetches.
#[path = "../../crates/text/src/part.rs"]
mod parts;
mod python;
mod services;
mod shelves;
mod smoke;
mod sources;
mod steps;
mod test;
mod tidy;
mod train;
mod web;
mod words;

use std::process::ExitCode;

use clap::Parser;

use crate::command::{cargo, git};
use crate::steps::Steps;

/// Builds, runs and tests the whole of Orrery.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Checks formatting, lints, documentation and the rules of the house
    Tidy,
    /// Does the quick part of `tidy`, then runs every ordinary test, also in a browser
    Test {
        /// Runs what takes longer instead: the rest of `tidy`, fuzzing, the soak, the release binary and its API
        #[arg(long)]
        full: bool,
    },
    /// Builds the web app into target/web, where the server takes it from
    Web {
        /// Builds quickly instead: larger, slower, not compressed
        #[arg(long)]
        dev: bool,
    },
    /// Builds the web app and the server, starts it, and prints its address
    Serve {
        /// Where to listen; port 0 is any free one
        #[arg(long, value_name = "ADDRESS:PORT")]
        listen: Option<String>,
        /// Opens the app in the browser
        #[arg(long)]
        open: bool,
    },
    /// Writes the committed playthroughs, the nodes of the bench and what screen readers are told of the pages anew, and
    /// shows which changed
    Bless,
    /// Draws the picture of the crates, docs/pictures/crates.svg, from the manifests
    Graph,
    /// Makes the typeface of pictures from that of the app
    Font,
    /// Builds the Python package into target/wheels, as a wheel and as source
    Wheel,
    /// Builds a release into target/dist and tries it: static binaries, archive, container root, wheel, checksums
    Dist,
    /// Checks the licences and sources of all dependencies, which are there twice, and known vulnerabilities
    Deny,
    /// Measures speed
    Bench {
        /// What to measure
        #[arg(value_enum, default_value_t = bench::Subject::Rules)]
        subject: bench::Subject,
    },
    /// Takes contact sheets of the pages in all languages, themes and sizes into target/shots
    Shots {
        /// Only those whose names begin so, such as `ru-dark`
        #[arg(default_value = "")]
        only: String,
    },
    /// Looks for what the simulation of the server finds: seeds one after another, with every kind of fault
    Sim {
        /// The first seed
        #[arg(long, default_value_t = 1)]
        from: u64,
        /// How many seeds
        #[arg(long, default_value_t = 2_000)]
        seeds: u64,
        /// For how many hours, whatever the number of seeds
        #[arg(long)]
        hours: Option<f64>,
        /// Tells the whole story of each seed
        #[arg(long)]
        story: bool,
    },
    /// Changes the code in small ways, one by one, and sees whether the tests of the crate notice
    Mutants {
        /// Which crates, without `orrery-`; all that are tested so if none is named
        #[arg(value_parser = mutants::CRATES)]
        crates: Vec<String>,
        /// How many mutants of each crate
        #[arg(long, default_value_t = 150)]
        count: usize,
        /// What the draw depends on
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Draws messages of a language at random, to be read with fresh eyes
    Words {
        /// The language: en, ro, ru or hu
        #[arg(long, value_name = "LANGUAGE")]
        draw: String,
        /// What the draw depends on
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many
        #[arg(long, default_value_t = 200)]
        count: usize,
    },
    /// Makes the next generation of a game's net: self-play, learning, a match; goes on where it was stopped
    Train(train::Train),
}

fn main() -> ExitCode {
    let mut steps = Steps::new();
    let done = match Task::parse() {
        Task::Tidy => {
            tidy::run(&mut steps);
            return steps.finish();
        }
        Task::Test { full } => {
            if full {
                test::full(&mut steps);
            } else {
                test::ordinary(&mut steps);
            }
            return steps.finish();
        }
        Task::Mutants { crates, count, seed } => {
            mutants::run(&mut steps, &crates, seed, count);
            return steps.finish();
        }
        Task::Dist => {
            dist::run(&mut steps);
            return steps.finish();
        }
        Task::Deny => {
            deny::run(&mut steps);
            return steps.finish();
        }
        Task::Web { dev } => web::build(if dev { web::Mode::Dev } else { web::Mode::Release }),
        Task::Serve { listen, open } => web::serve(listen.as_deref(), open),
        Task::Bless => cargo("test --workspace --test playthrough")
            .env("ORRERY_BLESS", "1")
            .run()
            .and_then(|()| {
                cargo("test --package orrery-engine --test all bench::").env("ORRERY_BLESS", "1").run()
            })
            .and_then(|()| web::build(web::Mode::Dev))
            .and_then(|()| {
                cargo("test --package orrery --features browser --test browser ax::")
                    .env("ORRERY_BLESS", "1")
                    .run()
            })
            .and_then(|()| git("status --short testdata").run()),
        Task::Graph => graph_svg::write(),
        Task::Font => font::run(),
        Task::Words { draw, seed, count } => words::draw(&draw, seed, count),
        Task::Wheel => python::wheel(),
        Task::Bench { subject } => bench::run(subject),
        Task::Shots { only } => browser::shots(&only),
        Task::Sim { from, seeds, hours, story } => {
            let hours = hours.map_or(String::new(), |hours| format!(" --hours {hours}"));
            let story = if story { " --story" } else { "" };
            let seeds = format!("--from {from} --seeds {seeds}{hours}{story}");
            cargo(&format!("run --quiet --release --package orrery-sim -- {seeds}")).run()
        }
        Task::Train(train) => train.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
