use std::io::{self, BufRead, Write};

use orrery_games::AnyGame;
use orrery_games::core::{Outcome, Player};

/// Speaks the engine protocol until `quit` or the end of input.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut engine = Engine::new();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        // What is not UTF-8 is no command either; it is answered like any unknown line.
        let text = String::from_utf8_lossy(&line);
        match engine.answer(text.trim()) {
            Answer::Quit => return Ok(()),
            Answer::Lines(lines) => {
                for line in lines {
                    writeln!(output, "{line}")?;
                }
                output.flush()?;
            }
        }
    }
}

enum Answer {
    Lines(Vec<String>),
    Quit,
}

struct Engine {
    game: AnyGame,
}

impl Engine {
    fn new() -> Engine {
        Engine { game: AnyGame::from_config("yinsh").expect("the standard game of YINSH needs no options") }
    }

    fn answer(&mut self, line: &str) -> Answer {
        let (command, rest) = split_word(line);
        let result = match command {
            "" => Ok(vec![]),
            "quit" => return Answer::Quit,
            "ugi" => Ok(identity()),
            "isready" => Ok(vec!["readyok".to_string()]),
            "uginewgame" | "stop" => Ok(vec![]),
            "position" => self.set_position(rest).map(|()| vec![]),
            "query" => self.query(rest).map(response),
            "perft" => self.perft(rest).map(response),
            _ => Err(unknown("command", command)),
        };
        Answer::Lines(result.unwrap_or_else(|error| vec![format!("error {error}")]))
    }

    /// All or nothing: on error the old position stands.
    fn set_position(&mut self, rest: &str) -> Result<(), String> {
        let (form, rest) = split_word(rest);
        let (text, rest) = split_word(rest);
        let opened = match form {
            "config" => AnyGame::from_config(text).map_err(|error| format!("config: {error}")),
            "code" => AnyGame::from_code(text).map_err(|error| format!("code: {error}")),
            _ => Err("position: expected `position config <config>` or `position code <code>`".to_string()),
        };
        let mut game = opened?;
        let (word, moves) = split_word(rest);
        if !word.is_empty() && word != "moves" {
            return Err(format!("position: expected `moves`, found `{}`", shown(word)));
        }
        for (number, action) in (1..).zip(moves.split_whitespace()) {
            game.play(action).map_err(|error| format!("move {number} `{}`: {error}", shown(action)))?;
        }
        self.game = game;
        Ok(())
    }

    fn query(&self, what: &str) -> Result<String, String> {
        let game = &self.game;
        Ok(match what {
            "p1turn" => (game.to_act() == Player::First).to_string(),
            "gameover" => game.outcome().is_some().to_string(),
            "result" => match game.outcome() {
                None => "none",
                Some(Outcome::Draw) => "draw",
                Some(Outcome::Win(Player::First)) => "p1win",
                Some(Outcome::Win(Player::Second)) => "p2win",
            }
            .to_string(),
            "legalmoves" => game.legal().join(" "),
            "score" => game.score().map(|points| points.to_string()).join(" "),
            "code" => game.code(),
            _ => return Err(unknown("query", what)),
        })
    }

    fn perft(&self, rest: &str) -> Result<String, String> {
        let depth = rest.parse().map_err(|_| format!("perft: expected a depth, found `{}`", shown(rest)))?;
        Ok(self.game.perft(depth).to_string())
    }
}

fn identity() -> Vec<String> {
    let name = format!("id name Orrery {}", env!("CARGO_PKG_VERSION"));
    vec![name, "id author the Orrery authors".to_string(), "ugiok".to_string()]
}

/// `response` and its value, without a trailing space where there is none.
fn response(value: String) -> Vec<String> {
    vec![format!("response {value}").trim_end().to_string()]
}

fn unknown(what: &str, word: &str) -> String {
    format!("unknown {what} `{}`", shown(word))
}

/// Foreign text made fit for one line of an answer.
fn shown(text: &str) -> String {
    text.chars().take(40).flat_map(char::escape_debug).collect()
}

/// The first word and what follows it.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}
