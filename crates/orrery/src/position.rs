use std::io::{Write, stdout};

use clap::Args;
use orrery_games::AnyGame;
use orrery_games::core::Player;
use serde_json::json;

use crate::pictures::Pictures;
use crate::report::{Failure, print_json, shown};

/// A position, as commands take it.
#[derive(Args)]
pub struct PositionArgs {
    /// A config (`yinsh`, `lyngk:seed=1`, `kulami:board=irregular;level2`) or a position code (`yinsh|…`)
    game: String,
    /// Actions to play from there, for example "f6 e5"
    #[arg(short, long, default_value = "", hide_default_value = true)]
    moves: String,
}

impl PositionArgs {
    fn open(&self) -> Result<AnyGame, Failure> {
        open(&self.game, &self.moves)
    }
}

/// The game of a config or position code, after `moves`.
pub fn open(text: &str, moves: &str) -> Result<AnyGame, Failure> {
    let mut game = AnyGame::open(text)?;
    for (number, action) in (1..).zip(moves.split_whitespace()) {
        let place = format!("move {number} `{}`", shown(action));
        game.play(action).map_err(|error| Failure::at(place)(error.into()))?;
    }
    Ok(game)
}

#[derive(Args)]
pub struct Perft {
    #[command(flatten)]
    position: PositionArgs,
    /// Length of the sequences
    #[arg(short, long, default_value_t = 3)]
    depth: u32,
    /// Also count by first action
    #[arg(long)]
    divide: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Perft {
    pub fn run(&self) -> Result<(), Failure> {
        let game = self.position.open()?;
        if self.divide {
            let counts = game.divide(self.depth);
            let total: u64 = counts.iter().map(|(_, count)| count).sum();
            if self.json {
                let counts: serde_json::Map<_, _> = counts.into_iter().map(|(a, n)| (a, json!(n))).collect();
                print_json(&json!({ "depth": self.depth, "nodes": total, "divide": counts }))?;
            } else {
                let mut out = stdout().lock();
                counts.iter().try_for_each(|(action, count)| writeln!(out, "{action} {count}"))?;
                writeln!(out, "{total}")?;
            }
            return Ok(());
        }
        for depth in 1..=self.depth {
            let nodes = game.perft(depth);
            if self.json {
                print_json(&json!({ "depth": depth, "nodes": nodes }))?;
            } else {
                writeln!(stdout(), "{depth} {nodes}")?;
            }
            if nodes == 0 {
                break;
            }
        }
        Ok(())
    }
}

#[derive(Args)]
pub struct Legal {
    #[command(flatten)]
    position: PositionArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Legal {
    pub fn run(&self) -> Result<(), Failure> {
        let game = self.position.open()?;
        if self.json {
            print_json(&summary(&game))?;
        } else {
            let mut out = stdout().lock();
            game.legal().iter().try_for_each(|action| writeln!(out, "{action}"))?;
        }
        Ok(())
    }
}

#[derive(Args)]
pub struct Show {
    #[command(flatten)]
    position: PositionArgs,
    /// Print JSON
    #[arg(long, conflicts_with_all = ["png", "svg"])]
    json: bool,
    #[command(flatten)]
    picture: Pictures,
}

impl Show {
    pub fn run(&self) -> Result<(), Failure> {
        let game = self.position.open()?;
        if self.json {
            print_json(&summary(&game))?;
            return Ok(());
        }
        if self.picture.is_wanted() {
            return self.picture.write(game);
        }
        // The stream drops the colours where the terminal, or whoever else reads, has none.
        let mut out = anstream::stdout().lock();
        writeln!(out, "{:#}", game.draw())?;
        writeln!(out, "{}", game.code())?;
        match game.outcome() {
            Some(outcome) => {
                let [first, second] = game.score();
                writeln!(out, "{outcome}, score {first}-{second}")?;
            }
            None => writeln!(out, "{} legal actions", game.legal().len())?,
        }
        Ok(())
    }
}

fn summary(game: &AnyGame) -> serde_json::Value {
    json!({
        "config": game.config(),
        "code": game.code(),
        "to_act": if game.to_act() == Player::First { "first" } else { "second" },
        "legal": game.legal(),
        "result": game.outcome().map(|outcome| outcome.to_string()),
        "score": game.score(),
    })
}
