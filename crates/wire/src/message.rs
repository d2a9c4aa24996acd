//! What goes over the socket between a page, or a bot, and the server.

use serde::{Deserialize, Serialize};

use crate::{
    Act, Control, Entry, ErrorCode, GameId, GameResult, GameState, Offer, Opponent, PlayerId, Reason,
    Refusal, Seat, SeatKey, Stage, Status, Time, Token,
};

/// The version of these messages.
pub const WIRE_VERSION: u32 = 1;

/// The longest message that is read, in bytes.
pub const MAX_MESSAGE: usize = 8 * 1024;

/// The longest name a player can give himself, in characters.
pub const MAX_NAME: usize = 24;

/// The longest label of a token, in characters.
pub const MAX_LABEL: usize = 40;

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Sends what happened in a game after some entry of its log, and then whatever happens.
    Watch {
        /// Which game.
        game: GameId,
        /// The place of the last entry that is known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u32>,
    },
    /// Sends nothing more about a game.
    Unwatch {
        /// Which game.
        game: GameId,
    },
    /// Does something in a game.
    Act {
        /// Which game.
        game: GameId,
        /// Comes back with the answer.
        #[serde(rename = "ref")]
        reference: u32,
        /// What.
        what: Act,
    },
    /// Sends the open challenges whenever they change, or no more.
    Lobby {
        /// Whether to send them.
        on: bool,
    },
    /// Asks whether the server is still there: pages do not see the pings of the socket itself.
    Ping,
}

/// What the server sends.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Reply {
    /// The first message.
    Welcome {
        /// The version of the messages.
        version: u32,
        /// Who the server takes the client for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<PlayerView>,
        /// The time at the server.
        now: Time,
    },
    /// A game that is watched from now on.
    Watching {
        /// Its players, and which of them the client is.
        table: TableView,
        /// The entries of its log that the client does not know.
        entries: Vec<Entry>,
        /// The time at the server.
        now: Time,
        /// What is left on the clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<[i64; 2]>,
        /// Who is there.
        present: [bool; 2],
    },
    /// Somebody took a seat.
    Seated {
        /// The players now.
        table: TableView,
    },
    /// Something happened in a game.
    Happened {
        /// Which game.
        game: GameId,
        /// What.
        entry: Entry,
        /// The time at the server.
        now: Time,
        /// What is left on the clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<[i64; 2]>,
    },
    /// Somebody came or went.
    Presence {
        /// Which game.
        game: GameId,
        /// Who.
        seat: Seat,
        /// Whether he is there.
        here: bool,
        /// How long he has been away, in milliseconds.
        away: i64,
    },
    /// What the client did is stored.
    Stored {
        /// The client's number for it.
        #[serde(rename = "ref")]
        reference: u32,
        /// Which game.
        game: GameId,
        /// The place in the log; nothing when nothing had to be written.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seq: Option<u32>,
    },
    /// What the client did was refused.
    Refused {
        /// The client's number for it.
        #[serde(rename = "ref")]
        reference: u32,
        /// Which game.
        game: GameId,
        /// Why, with a sentence in English beside it for clients that do not know the reason.
        #[serde(flatten, with = "told")]
        why: Refusal,
        /// The game as it stands.
        state: Box<GameView>,
    },
    /// The open challenges.
    Lobby {
        /// The newest first.
        open: Vec<ChallengeView>,
    },
    /// The server is still there.
    Pong {
        /// The time at the server.
        now: Time,
    },
    /// Something was wrong with what the client sent.
    Error {
        /// The client's number for it, where it had one.
        #[serde(rename = "ref", default, skip_serializing_if = "Option::is_none")]
        reference: Option<u32>,
        /// What.
        #[serde(flatten)]
        error: ErrorView,
    },
}

/// A refusal with its sentence, read even where a newer server has reasons that are not known here.
mod told {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use serde_json::{Map, Value};

    use crate::Refusal;

    #[derive(Serialize)]
    struct Told<'a> {
        #[serde(flatten)]
        why: &'a Refusal,
        message: String,
    }

    pub fn serialize<S: Serializer>(why: &Refusal, serializer: S) -> Result<S::Ok, S::Error> {
        Told { why, message: why.to_string() }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Refusal, D::Error> {
        let told = Map::<String, Value>::deserialize(deserializer)?;
        let text = |key: &str| told.get(key).and_then(Value::as_str).map(str::to_owned);
        let message = text("message").or_else(|| text("why")).unwrap_or_default();
        Ok(serde_json::from_value(Value::Object(told)).unwrap_or(Refusal::Other { message }))
    }
}

/// An error, for programs and for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ErrorView {
    /// One word for programs.
    pub error: ErrorCode,
    /// A sentence in English.
    pub message: String,
}

/// A player as others see him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayerView {
    /// His public name.
    pub id: PlayerId,
    /// What he calls himself.
    pub name: String,
    /// The level, if he is a computer. Nobody else can say so of himself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computer: Option<u32>,
}

/// Who plays a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// Which game.
    pub game: GameId,
    /// The players; a free seat is empty.
    pub players: [Option<PlayerView>; 2],
    /// Which seat who asks has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
}

/// An open challenge.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChallengeView {
    /// Which game.
    pub game: GameId,
    /// Its config.
    pub config: String,
    /// How much time the players have.
    pub clock: Control,
    /// Who waits.
    pub player: PlayerView,
    /// The seat that is free; nothing when it will be drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub free: Option<Seat>,
    /// Since when.
    pub since: Time,
}

/// A proposal that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OfferView {
    /// Who made it.
    pub seat: Seat,
    /// What it is.
    pub offer: Offer,
}

/// A game as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameView {
    /// Who plays.
    #[serde(flatten)]
    pub table: TableView,
    /// The config.
    pub config: String,
    /// How much time the players have.
    pub clock: Control,
    /// How far it is.
    pub stage: Stage,
    /// Who won, when it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<GameResult>,
    /// Why it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
    /// All actions that stand.
    pub actions: Vec<String>,
    /// The position, as a code.
    pub position: String,
    /// Who is to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Seat>,
    /// The place of the last entry of the log.
    pub seq: u32,
    /// What a turn must name as its base.
    pub base: u32,
    /// The milliseconds left to each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<[i64; 2]>,
    /// Whose time runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<Seat>,
    /// What is proposed.
    pub offers: Vec<OfferView>,
    /// The game that came after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continued: Option<GameId>,
    /// When it was set up.
    pub created: Time,
    /// The time at the server.
    pub now: Time,
}

impl GameView {
    /// What there is to see of a game at a point in time.
    pub fn new(table: TableView, state: &GameState, now: Time, outage: i64) -> GameView {
        let game = state.game();
        let end = match state.status() {
            Status::Open | Status::Playing => None,
            Status::Over { score, reason } => Some((score, reason)),
        };
        GameView {
            table,
            config: game.config(),
            clock: state.control(),
            stage: state.status().stage(),
            score: end.map(|(score, _)| score),
            reason: end.map(|(_, reason)| reason),
            actions: game.actions(),
            position: game.code(),
            to_act: state.to_act(),
            seq: state.seq(),
            base: state.base(),
            left: state.clock().left_at(now, outage),
            running: state.clock().running().map(|(seat, _)| seat),
            offers: state
                .offers()
                .iter()
                .map(|(seat, offer)| OfferView { seat: *seat, offer: *offer })
                .collect(),
            continued: state.continued().cloned(),
            created: state.created(),
            now,
        }
    }
}

/// Which seat somebody wants who sets up a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Side {
    /// To begin.
    First,
    /// Not to begin.
    Second,
    /// Whichever is drawn when the other comes.
    #[default]
    Random,
}

/// A game to be set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewGame {
    /// The config, or one that leaves something to be drawn.
    #[cfg_attr(feature = "schema", schema(max_length = 300))]
    pub config: String,
    /// How much time the players have.
    #[serde(default)]
    pub clock: Control,
    /// Which seat who asks wants.
    #[serde(default)]
    pub side: Side,
    /// Whether it stands in the lobby, where anybody can take the other seat; otherwise only who has the key.
    #[serde(default)]
    pub listed: bool,
    /// Who takes the other seat at once; otherwise somebody has to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent: Option<Opponent>,
}

/// A game that was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewGameView {
    /// The game.
    #[serde(flatten)]
    pub view: GameView,
    /// What lets somebody take the free seat. It is told once.
    pub key: SeatKey,
}

/// A game of one's own, in a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameLine {
    /// Who plays.
    #[serde(flatten)]
    pub table: TableView,
    /// The config.
    pub config: String,
    /// How far it is.
    pub stage: Stage,
    /// Who is to act.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Seat>,
    /// When the time of who is to act is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Time>,
    /// When something happened last.
    pub changed: Time,
}

/// Takes the free seat of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Join {
    /// The key; a game in the lobby needs none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<SeatKey>,
}

/// Somebody new, or a new name for somebody known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewPlayer {
    /// What he calls himself: 1 to 24 characters.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 24))]
    pub name: String,
}

/// A token for a program that plays in somebody's name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewToken {
    /// What it is for: 1 to 40 characters.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 40))]
    pub label: String,
}

/// A token that was made. It is told once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTokenView {
    /// What goes into the header `Authorization: Bearer …`.
    pub token: Token,
    /// What it can be revoked by.
    pub id: String,
}

/// Something that proves who somebody is: a browser or a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SessionView {
    /// What it can be revoked by.
    pub id: String,
    /// What it is for; empty for a browser.
    pub label: String,
    /// Whether it is the one that asks.
    pub this: bool,
    /// Since when.
    pub created: Time,
    /// When it was last used, to the hour.
    pub seen: Time,
}
