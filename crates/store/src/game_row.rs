//! What is kept of a game beside its log: the columns of the table `game`, all in this file.

use orrery_gamelog::{GameId, PlayerId, Seat, Stage, Time};
use sqlx::Error as Fault;

use crate::model::TokenHash;
use crate::row::{Fields, Value};

/// What the log of a game comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// The game's public name.
    pub id: GameId,
    /// Game, variant and options; never changes.
    pub config: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether it is shown in the lobby while it is open.
    pub listed: bool,
    /// Of the key that the free seat needs, if it needs one.
    pub key: Option<TokenHash>,
    /// Who made it; never changes.
    pub creator: PlayerId,
    /// Who sits where.
    pub seats: [Option<PlayerId>; 2],
    /// The seat that is to act.
    pub to_act: Option<Seat>,
    /// When it was made; never changes.
    pub created: Time,
    /// When its last event happened.
    pub changed: Time,
    /// When somebody must look after it, whatever the players do.
    pub deadline: Option<Time>,
    /// The place of its last event in the log.
    pub seq: u32,
    /// Whether it ended without having been played: nobody will want to see it again.
    pub aborted: bool,
    /// Of where it was set up from, while it is open.
    pub origin: Option<TokenHash>,
}

/// The columns that a summary keeps from when the game was made.
const FIXED: [&str; 4] = ["id", "config", "creator", "created"];

/// Lists the columns once: their names, and what is written into them.
macro_rules! columns {
    ($game:ident: $($column:ident = $value:expr,)*) => {
        /// All columns by name: a newer node may add others while this one is running.
        pub(crate) const COLUMNS: &[&str] = &[$(stringify!($column)),*];

        fn values($game: &GameRow) -> Vec<Value<'_>> {
            vec![$($value.into()),*]
        }
    };
}

columns! { game:
    id = game.id.as_str(),
    config = game.config.as_str(),
    status = game.stage.as_str(),
    listed = game.listed,
    seat_key = game.key.as_ref().map(TokenHash::as_str),
    creator = game.creator.as_str(),
    seat_0 = game.seats[0].as_ref().map(PlayerId::as_str),
    seat_1 = game.seats[1].as_ref().map(PlayerId::as_str),
    to_act = game.to_act.map(|seat| seat.index() as i64),
    created = game.created.0,
    changed = game.changed.0,
    deadline = game.deadline.map(|time| time.0),
    seq = i64::from(game.seq),
    aborted = game.aborted,
    origin = game.origin.as_ref().map(TokenHash::as_str),
}

impl GameRow {
    /// A game that has just been made and waits for its players.
    pub fn new(id: GameId, config: String, creator: PlayerId, created: Time) -> GameRow {
        GameRow {
            id,
            config,
            stage: Stage::Open,
            listed: false,
            key: None,
            creator,
            seats: [None, None],
            to_act: None,
            created,
            changed: created,
            deadline: None,
            seq: 0,
            aborted: false,
            origin: None,
        }
    }

    pub(crate) fn read(row: &impl Fields) -> Result<GameRow, Fault> {
        Ok(GameRow {
            id: row.word("id")?,
            config: row.text("config")?,
            stage: row.word("status")?,
            listed: row.flag("listed")?,
            key: row.word_or_none("seat_key")?,
            creator: row.word("creator")?,
            seats: [row.word_or_none("seat_0")?, row.word_or_none("seat_1")?],
            to_act: row.seat_or_none("to_act")?,
            created: row.time("created")?,
            changed: row.time("changed")?,
            deadline: row.time_or_none("deadline")?,
            seq: row.number("seq")?,
            aborted: row.flag("aborted")?,
            origin: row.word_or_none("origin")?,
        })
    }

    /// Every column with what is written into it.
    pub(crate) fn columns(&self) -> impl Iterator<Item = (&'static str, Value<'_>)> {
        COLUMNS.iter().copied().zip(values(self))
    }

    /// The columns that are written whenever something happens.
    pub(crate) fn changing_columns(&self) -> impl Iterator<Item = (&'static str, Value<'_>)> {
        self.columns().filter(|(column, _)| !FIXED.contains(column))
    }

    /// This summary with what never changes taken from an earlier one.
    #[cfg(feature = "memory")]
    pub(crate) fn replacing(&self, before: &GameRow) -> GameRow {
        GameRow {
            id: before.id.clone(),
            config: before.config.clone(),
            creator: before.creator.clone(),
            created: before.created,
            ..self.clone()
        }
    }
}
