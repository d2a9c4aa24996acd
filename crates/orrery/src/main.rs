//! The command line of Orrery: play, learn, study and program YINSH, LYNGK and Kulami.

mod analyse;
mod backup;
mod bench;
mod board;
mod bot;
mod cpu;
mod health;
mod import;
mod manual;
mod matches;
mod pictures;
mod play;
mod position;
mod puzzles;
mod replay;
mod report;
mod review;
mod selfplay;
mod serve;
mod settings;
mod worker;

use std::io::{self, BufWriter};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};
use orrery_games::GameKind;

use report::Failure;

/// YINSH, LYNGK and Kulami: rules, boards, records and the engine protocol.
#[derive(Parser)]
#[command(name = "orrery", version, long_version = cpu::VERSION, arg_required_else_help = true, after_help = help())]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// How games are named, and what the program says when it ends.
fn help() -> String {
    let examples = GameKind::ALL.map(|kind| format!("  {}", kind.description().examples.join("   ")));
    format!(
        "Games are named by configs (docs/NOTATION.md):\n{}\n\n\
         Exit codes: 0 all is well, 1 the input is wrong (the message says where), 2 wrong usage.",
        examples.join("\n")
    )
}

#[derive(Subcommand)]
enum Command {
    /// Count the sequences of actions that can be played from a position
    Perft(position::Perft),
    /// List the legal actions of a position
    Legal(position::Legal),
    /// Draw a position in the terminal, or as a picture
    Show(position::Show),
    /// Make a moving picture of a game
    Gif(pictures::Gif),
    /// Check records: play them through, print result and score
    Replay(replay::Replay),
    /// Read games from elsewhere, and print them as records
    Import(import::Import),
    /// Kulami boards: draw, random, by id, validate, list
    #[command(subcommand)]
    Board(board::Board),
    /// Judge a record or a position: best lines and what each action gave away
    Analyse(analyse::Analyse),
    /// Review a game: grade every turn of both players, find the turning points
    Review(review::Review),
    /// Puzzles: list what is shipped, prove it again, count themes
    #[command(subcommand)]
    Puzzles(puzzles::Puzzles),
    /// Play in the terminal against the computer
    Play(play::Play),
    /// Play engines against each other, or measure the ladder of levels
    Match(Box<matches::Match>),
    /// Play the engine against itself and keep the games to learn from
    Selfplay(selfplay::Selfplay),
    /// Serve the web app, and games between people
    Serve(Box<serve::Serve>),
    /// Ask a server on this machine whether it is ready
    Health(health::Health),
    /// Do the engine's work for the nodes of a server
    Worker(worker::Worker),
    /// Let an engine play on a server
    Bot(Box<bot::Bot>),
    /// Copy the games of a server into a file, while it runs
    Backup(backup::Backup),
    /// Put a copy made by `backup` into an empty data folder
    Restore(backup::Restore),
    /// Speak the engine protocol on standard input and output
    Engine,
    /// Measure speed
    #[command(subcommand)]
    Bench(bench::Bench),
    /// Write manual pages and completions for shells into a folder
    #[command(hide = true)]
    Manual(manual::Manual),
}

fn main() -> ExitCode {
    if let Err(message) = cpu::check() {
        eprintln!("orrery: {message}");
        return ExitCode::FAILURE;
    }
    let result = match Cli::parse().command {
        Command::Perft(command) => command.run(),
        Command::Legal(command) => command.run(),
        Command::Show(command) => command.run(),
        Command::Gif(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Import(command) => command.run(),
        Command::Board(command) => command.run(),
        Command::Analyse(command) => command.run(),
        Command::Review(command) => command.run(),
        Command::Puzzles(command) => command.run(),
        Command::Play(command) => command.run(),
        Command::Match(command) => command.run(),
        Command::Selfplay(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Health(command) => command.run(),
        Command::Worker(command) => command.run(),
        Command::Bot(command) => command.run(),
        Command::Backup(command) => command.run(),
        Command::Restore(command) => command.run(),
        Command::Engine => engine(),
        Command::Bench(command) => command.run(),
        Command::Manual(command) => command.run(Cli::command()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has seen enough (`orrery legal … | head -1`).
        Err(Failure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("orrery: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn engine() -> Result<(), Failure> {
    Ok(orrery_engine::serve(io::stdin().lock(), BufWriter::new(io::stdout()))?)
}
