//! `orrery bot`: an engine that plays on a server.

mod choice;
mod connection;
mod game;
mod thinker;
mod visit;

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{ArgGroup, Args, ValueEnum};
use hyper::Method;
use orrery_engine::matches::{Contender, EngineSpec};
use orrery_games::AnyGame;
use orrery_wire::{Control, GameId, NewTokenView, SeatKey, Side, Token};
use serde_json::json;

use crate::report::Failure;
use choice::{ChallengeFilter, GameChoice};
use connection::{Proof, Server, Trouble};
use thinker::Thinker;
use visit::BotClient;

/// The variable that holds a token.
const TOKEN: &str = "ORRERY_TOKEN";

/// Let an engine play on a server.
#[derive(Args)]
#[command(after_long_help = HELP, group = ArgGroup::new("what"))]
pub struct Bot {
    /// Play this game, where the bot has a seat or takes the free one
    #[arg(value_name = "GAME", group = "what")]
    game_id: Option<GameId>,
    /// The key of the free seat, from the invitation
    #[arg(long, requires = "game_id")]
    key: Option<SeatKey>,
    /// Join open challenges of the lobby: `any`, a game (`yinsh`), or one config only (`yinsh:blitz`) [default: any]
    #[arg(long, value_name = "CONFIG", group = "what")]
    accept: Option<String>,
    /// Put an open challenge into the lobby, and another one after each game
    #[arg(long, value_name = "CONFIG", group = "what")]
    game: Option<String>,
    /// The clock of a challenge: none, SECONDS+INCREMENT, delay:SECONDS+DELAY or days:DAYS
    #[arg(long, value_name = "CLOCK", default_value = "600+5", value_parser = read_clock)]
    clock: Control,
    /// Which side the bot takes in its own challenges
    #[arg(long, value_enum, default_value_t = Turn::Random)]
    side: Turn,
    /// Where the server is
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    server: Server,
    /// A file with the bot's token; made if it is missing and a name is given
    #[arg(long, value_name = "FILE")]
    token_file: Option<PathBuf>,
    /// Take this name, where there is no token yet
    #[arg(long)]
    name: Option<String>,
    /// Another engine that speaks the protocol, with its arguments
    #[arg(long, value_name = "COMMAND")]
    engine: Option<String>,
    /// An option of the engine, such as Level=5
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Milliseconds for each action, at most, beside the clock of the game
    #[arg(long, value_name = "MS")]
    movetime: Option<u32>,
    /// Leave after so many games [default: 1 for a given game, no end otherwise]
    #[arg(long, value_name = "N")]
    games: Option<u32>,
}

const HELP: &str = "\
Who the bot is: a token from --token-file or the variable ORRERY_TOKEN, or --name, which takes a name on the server. With
both --name and --token-file the token is kept in the file, and the bot is the same player the next time.

The bot declines what it is offered, except a draw in a game it is losing. It plays one game at a time.";

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Turn {
    First,
    Second,
    Random,
}

impl Bot {
    /// Plays until all games are played.
    pub fn run(&self) -> Result<(), Failure> {
        let wrong = |option: &str| {
            let option = option.to_owned();
            move |error: String| Failure::Input(format!("{option}: {error}"))
        };
        let spec = EngineSpec::new(self.engine.as_deref(), self.options.iter().map(String::as_str));
        let spec = spec.map_err(wrong("--engine, --option"))?;
        let own = std::env::current_exe()?;
        let own =
            own.to_str().ok_or_else(|| Failure::Input("this program has no name in UTF-8".to_owned()))?;
        let movetime = self.movetime.map(|millis| Duration::from_millis(millis.into()));
        let choice = match (&self.game_id, &self.game) {
            (Some(name), _) => GameChoice::Given { name: name.clone(), key: self.key.clone() },
            (None, Some(config)) => GameChoice::Challenge { body: self.challenge(config) },
            (None, None) => GameChoice::Accept(only(self.accept.as_deref()).map_err(wrong("--accept"))?),
        };
        let games = self.games.or(self.game_id.is_some().then_some(1));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let name = self.engine.clone().unwrap_or_else(|| "orrery".to_owned());
            let contender = Contender { name, ..spec.contender(own, None) };
            let thinker = Thinker::new(contender, movetime);
            // An engine that cannot be started must not be found out in the middle of a game.
            thinker.new_game(0).await.map_err(Failure::Input)?;
            let token = self.token().await?;
            BotClient::new(self.server.clone(), token, thinker, choice, games).run().await
        })
    }

    fn challenge(&self, config: &str) -> serde_json::Value {
        let side = match self.side {
            Turn::First => Side::First,
            Turn::Second => Side::Second,
            Turn::Random => Side::Random,
        };
        json!({ "config": config, "clock": self.clock, "side": side, "listed": true })
    }

    /// What proves who the bot is.
    async fn token(&self) -> Result<Token, Failure> {
        let file = self.token_file.as_deref();
        if let Some(file) = file.filter(|file| file.exists() || self.name.is_none()) {
            let at = Failure::at(file.display());
            let text = fs::read_to_string(file).map_err(|error| at(Failure::Input(error.to_string())))?;
            return text.trim().parse().map_err(|error| at(Failure::Input(format!("no token: {error}"))));
        }
        if let (Ok(text), None) = (std::env::var(TOKEN), file) {
            let wrong = |error| Failure::Input(format!("{TOKEN} holds no token: {error}"));
            return text.trim().parse().map_err(wrong);
        }
        let Some(name) = &self.name else {
            let how = "give --name NAME to take one, or a token by --token-file FILE or ORRERY_TOKEN";
            return Err(Failure::Input(format!("the bot needs a name on the server: {how}")));
        };
        let token =
            new_token(&self.server, name).await.map_err(|trouble| Failure::Input(trouble.to_string()))?;
        if let Some(file) = file {
            keep(file, &token).map_err(|error| Failure::Input(format!("{}: {error}", file.display())))?;
            writeln!(io::stdout(), "the token of {name} is in {}", file.display())?;
        }
        Ok(token)
    }
}

async fn new_token(server: &Server, name: &str) -> Result<Token, Trouble> {
    let cookie = server.take_name(name).await?;
    let body = json!({ "label": "orrery bot" });
    let made: NewTokenView =
        server.call(&Proof::Cookie(&cookie), Method::POST, "/api/v1/tokens", Some(body)).await?;
    Ok(made.token)
}

/// Writes a token where only this user can read it.
fn keep(file: &Path, token: &Token) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    writeln!(options.open(file)?, "{token}")
}

/// Which challenges are taken: all, those of a game, or those of one config.
fn only(wanted: Option<&str>) -> Result<ChallengeFilter, String> {
    match wanted {
        None | Some("any") => Ok(ChallengeFilter::Any),
        Some(name) if name.parse::<orrery_games::GameKind>().is_ok() => {
            Ok(ChallengeFilter::Game(name.to_owned()))
        }
        Some(config) => {
            let game = AnyGame::from_config(config).map_err(|error| error.to_string())?;
            Ok(ChallengeFilter::Config(game.config()))
        }
    }
}

fn read_clock(text: &str) -> Result<Control, String> {
    let wrong =
        || format!("expected none, SECONDS+INCREMENT, delay:SECONDS+DELAY or days:DAYS, found `{text}`");
    let two = |text: &str| -> Option<(u32, u32)> {
        let (seconds, more) = text.split_once('+').unwrap_or((text, "0"));
        Some((seconds.parse().ok()?, more.parse().ok()?))
    };
    let control = match text.split_once(':') {
        None if text == "none" => Some(Control::None),
        None => two(text).map(|(seconds, increment)| Control::Fischer { seconds, increment }),
        Some(("delay", rest)) => two(rest).map(|(seconds, delay)| Control::Delay { seconds, delay }),
        Some(("days", days)) => days.parse().ok().map(|days| Control::Correspondence { days }),
        Some(_) => None,
    };
    match control.ok_or_else(wrong)? {
        control if control.is_sound() => Ok(control),
        _ => Err("the numbers are out of bounds (docs/API.md has them)".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        assert_eq!(read_clock("none"), Ok(Control::None));
        assert_eq!(read_clock("600+5"), Ok(Control::Fischer { seconds: 600, increment: 5 }));
        assert_eq!(read_clock("60"), Ok(Control::Fischer { seconds: 60, increment: 0 }));
        assert_eq!(read_clock("delay:300+2"), Ok(Control::Delay { seconds: 300, delay: 2 }));
        assert_eq!(read_clock("days:3"), Ok(Control::Correspondence { days: 3 }));
        for text in ["", "+", "5", "600+999", "days:0", "week:1", "delay:"] {
            assert!(read_clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn challenges_are_chosen() {
        let takes = |wanted: &str, config: &str| only(Some(wanted)).expect("a filter").takes(config);
        assert!(
            takes("any", "yinsh") && takes("yinsh", "yinsh:blitz") && takes("yinsh:blitz", "yinsh:blitz")
        );
        assert!(!takes("lyngk", "yinsh") && !takes("yinsh:blitz", "yinsh"));
        assert!(only(Some("chess")).is_err() && only(Some("yinsh:slow")).is_err());
    }
}
