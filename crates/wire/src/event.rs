//! What happened in a game: the entries of its log.

use orrery_games::core::Termination;
use orrery_games::core::{Outcome, Player};
use serde::{Deserialize, Serialize};

use crate::{Control, GameId, Seat, Time, TurnId};

/// The version of the entries that are written. Entries of every earlier version can be read.
pub const LOG_VERSION: u32 = 1;

/// What one player can propose to the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Offer {
    /// That nobody wins.
    Draw,
    /// That the last turn of who proposes it is taken back.
    Takeback,
    /// Another game with the sides exchanged; a layout that was drawn is drawn anew.
    Rematch,
    /// Another game with the sides exchanged, on the same layout.
    ReturnGame,
}

impl Offer {
    /// Every one.
    pub const ALL: [Offer; 4] = [Offer::Draw, Offer::Takeback, Offer::Rematch, Offer::ReturnGame];

    /// Whether it is about a game that comes after this one.
    pub fn is_about_another_game(self) -> bool {
        matches!(self, Offer::Rematch | Offer::ReturnGame)
    }
}

/// What players can say to each other. The words are chosen by the language of who reads them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Greeting {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Have fun!
    HaveFun,
    /// Good move!
    GoodMove,
    /// Oops!
    Oops,
    /// One moment, please.
    OneMoment,
    /// Well played!
    WellPlayed,
    /// Thank you!
    ThankYou,
    /// I have to go.
    HaveToGo,
    /// Goodbye!
    Goodbye,
}

impl Greeting {
    /// Every one.
    pub const ALL: [Greeting; 10] = [
        Greeting::Hello,
        Greeting::GoodLuck,
        Greeting::HaveFun,
        Greeting::GoodMove,
        Greeting::Oops,
        Greeting::OneMoment,
        Greeting::WellPlayed,
        Greeting::ThankYou,
        Greeting::HaveToGo,
        Greeting::Goodbye,
    ];
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Reason {
    /// By the rules of the game.
    Normal,
    /// One gave up.
    Resignation,
    /// One had no time left.
    Time,
    /// Both agreed to a draw.
    Agreement,
    /// One went away.
    Abandoned,
    /// It was called off before both had made a turn.
    Aborted,
}

impl Reason {
    /// As records call it.
    pub fn termination(self) -> Termination {
        match self {
            Reason::Normal => Termination::Normal,
            Reason::Resignation => Termination::Resignation,
            Reason::Time => Termination::Time,
            Reason::Agreement => Termination::Agreement,
            Reason::Abandoned => Termination::Abandoned,
            Reason::Aborted => Termination::Aborted,
        }
    }
}

/// How a game ended, as records write it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum GameResult {
    /// Who began won.
    #[serde(rename = "1-0")]
    First,
    /// The other won.
    #[serde(rename = "0-1")]
    Second,
    /// Nobody won.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// It was not played to an end.
    #[serde(rename = "*")]
    None,
}

impl GameResult {
    /// The one where this player won.
    pub fn win(seat: Seat) -> GameResult {
        match seat {
            Seat::First => GameResult::First,
            Seat::Second => GameResult::Second,
        }
    }

    /// The outcome, if there is one.
    pub fn outcome(self) -> Option<Outcome> {
        match self {
            GameResult::First => Some(Outcome::Win(Player::First)),
            GameResult::Second => Some(Outcome::Win(Player::Second)),
            GameResult::Draw => Some(Outcome::Draw),
            GameResult::None => None,
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        outcome.winner().map_or(GameResult::Draw, |player| GameResult::win(player.into()))
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Event {
    /// The game was set up.
    Created {
        /// Its name.
        game: GameId,
        /// The config, layout and board spelled out.
        config: String,
        /// What was asked for, where something had to be drawn: `lyngk`, `kulami:board=random-square;level2` …
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drawn_from: Option<String>,
        /// How much time the players have.
        clock: Control,
    },
    /// Both seats are taken.
    Began,
    /// Somebody made a turn.
    Turn {
        /// Who.
        seat: Seat,
        /// The client's name for it.
        id: TurnId,
        /// All its actions.
        actions: Vec<String>,
        /// Milliseconds that are given back because of the connection.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag: u32,
        /// Milliseconds that are given back because the server was down.
        #[serde(default, skip_serializing_if = "is_zero")]
        outage: u32,
    },
    /// Somebody proposed something.
    Offered {
        /// Who.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// Somebody did not want what was proposed, or took his own proposal back.
    Declined {
        /// Who.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// Turns were taken back.
    TakenBack {
        /// How many are left.
        turns: u32,
    },
    /// Somebody said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        greeting: Greeting,
    },
    /// The game is over, though not by its rules.
    Ended {
        /// Who won.
        score: GameResult,
        /// Why.
        reason: Reason,
        /// Milliseconds that are given back because the server was down.
        #[serde(default, skip_serializing_if = "is_zero")]
        outage: u32,
    },
    /// The players went on with another game.
    Continued {
        /// Its name.
        game: GameId,
    },
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// An event with its time, as it stands in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Logged {
    /// The version of the form.
    pub v: u32,
    /// When it happened.
    pub at: Time,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

impl Logged {
    /// An event in the present form.
    pub fn new(at: Time, event: Event) -> Logged {
        Logged { v: LOG_VERSION, at, event }
    }

    /// The bytes that are stored, sent and hashed.
    pub fn to_body(&self) -> String {
        serde_json::to_string(self).expect("events have nothing that JSON has not")
    }

    /// Reads what was stored or sent.
    pub fn from_body(body: &str) -> Result<Logged, String> {
        let logged: Logged = serde_json::from_str(body).map_err(|error| error.to_string())?;
        if logged.v == 0 || logged.v > LOG_VERSION {
            return Err(format!("version {} of the log is not known here", logged.v));
        }
        Ok(logged)
    }
}
