//! The release binary, asked what anybody would ask it first.

use anyhow::{Result, ensure};

use crate::command::{Call, cargo, target};

/// One game of each kind, with actions that are legal from the start.
const GAMES: [&str; 3] = ["yinsh moves f6 e5", "lyngk:seed=1", "kulami:board=irregular;level2"];

/// Builds the binary and holds a short conversation with its engine about each game.
pub fn run() -> Result<()> {
    cargo("build --release --package orrery").run()?;
    ask(|| Call::new(target().join("release/orrery"), "engine"))
}

/// Holds the conversation with an engine, started anew for each game.
pub fn ask(engine: impl Fn() -> Call) -> Result<()> {
    for game in GAMES {
        let questions = format!("position config {game}\nquery legalmoves\nquery gameover\nquit\n");
        let answers = engine().answer(&questions)?;
        let lines: Vec<&str> = answers.lines().collect();
        let well =
            matches!(lines[..], [legal, over] if legal.starts_with("response ") && over == "response false");
        ensure!(well, "asked about {game}, the engine answered:\n{answers}");
        println!("{game}: {} legal actions", lines[0].split(' ').count() - 1);
    }
    Ok(())
}
