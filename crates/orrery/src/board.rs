use std::io::Write;

use clap::{Args, Subcommand};
use orrery_games::{AnyGame, kulami};
use serde_json::json;

use crate::report::{Failure, print_json, random_seed};

#[derive(Subcommand)]
pub enum Board {
    /// List the boards that have a name
    List(Output),
    /// Draw a board given by its name, as `square-ID`, or by rows (AAB/ACB/…)
    Draw(Given),
    /// Check a board and say what is wrong with it
    Validate(Given),
    /// Draw the tiling of the 8×8 square with this id (0 to 390254537)
    Id(ById),
    /// Draw a random board: a square, each as likely, or an irregular one
    Random(Random),
}

#[derive(Args)]
pub struct Output {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub struct Given {
    board: String,
    #[command(flatten)]
    output: Output,
}

#[derive(Args)]
pub struct ById {
    id: u32,
    #[command(flatten)]
    output: Output,
}

#[derive(Args)]
pub struct Random {
    /// Grow an irregular board instead of a square
    #[arg(long)]
    irregular: bool,
    /// The same seed gives the same board for ever; without one, any board
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    output: Output,
}

impl Board {
    pub fn run(&self) -> Result<(), Failure> {
        match self {
            Board::List(output) => {
                for name in kulami::Board::names() {
                    output.print(&parse(name)?)?;
                }
                Ok(())
            }
            Board::Draw(given) => given.output.print(&parse(&given.board)?),
            Board::Validate(given) => {
                let board = parse(&given.board)?;
                if given.output.json {
                    given.output.print(&board)
                } else {
                    Ok(writeln!(std::io::stdout(), "valid: {}", text(&board))?)
                }
            }
            Board::Id(by) => by.output.print(&parse(&format!("square-{}", by.id))?),
            Board::Random(random) => random.run(),
        }
    }
}

impl Random {
    fn run(&self) -> Result<(), Failure> {
        let seed = self.seed.unwrap_or_else(random_seed);
        let board = if self.irregular {
            kulami::Board::random_irregular(seed)
        } else {
            kulami::Board::random_square(seed)
        };
        if !self.output.json {
            writeln!(std::io::stdout(), "seed {seed}")?;
        }
        self.output.print(&board)
    }
}

impl Output {
    fn print(&self, board: &kulami::Board) -> Result<(), Failure> {
        let text = text(board);
        if self.json {
            return Ok(print_json(&json!({
                "board": text, "rows": board.rows(), "name": board.name(), "square_id": board.square_id(),
            }))?);
        }
        let mut out = anstream::stdout().lock();
        let config = kulami::Config { board: board.clone(), ..kulami::Config::default() };
        let game = AnyGame::from_config(&config.to_string())?;
        writeln!(out, "{text}")?;
        if let Some(id) = board.square_id() {
            writeln!(out, "square-{id}")?;
        }
        Ok(writeln!(out, "{:#}", game.draw())?)
    }
}

/// The board as a config spells it.
fn text(board: &kulami::Board) -> String {
    board.name().map_or_else(|| board.rows(), str::to_string)
}

fn parse(text: &str) -> Result<kulami::Board, Failure> {
    text.parse().map_err(|error: kulami::BoardError| Failure::Input(error.to_string()))
}
