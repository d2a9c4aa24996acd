use std::error::Error;
use std::fmt;

use orrery_core::{Line, Outcome, Player, Record, Termination};

use crate::{AnyGame, OpenError, PlayError};

/// What a record came to when it was played through.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game after the last action of the main line.
    pub game: AnyGame,
    /// The result the record gives, `None` for `*`.
    pub result: Option<Outcome>,
}

/// Why a record is refused, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// Line and column of the action to blame, from 1; `None` if it is a tag or the result.
    pub place: Option<(usize, usize)>,
    /// What is wrong.
    pub fault: ReplayFault,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayFault {
    /// Neither a `Config` nor a `Setup` tag says which game it is.
    NoConfig,
    /// A tag names another game than the config or setup.
    OtherGame {
        /// The tag.
        tag: &'static str,
        /// Its value.
        value: String,
        /// What the game is.
        game: String,
    },
    /// The config or setup cannot be opened.
    Open {
        /// The tag.
        tag: &'static str,
        /// Why not.
        error: OpenError,
    },
    /// The config is another one than that of the setup.
    OtherConfig {
        /// What the setup starts with.
        setup: String,
        /// What a setup of this config would start with.
        config: String,
    },
    /// An action cannot be played.
    Play(PlayError),
    /// An action stands in the turn of a player who is not to act.
    WrongTurn(Player),
    /// The game is over, and the record says otherwise.
    Contradiction {
        /// How the game ended.
        outcome: Outcome,
        /// What the record says.
        result: Option<Outcome>,
    },
    /// The record says that the game ended by its rules, and it has not.
    NotOver,
}

/// Plays a record through, variations included, and checks its result.
///
/// A result is believed where the game is not over and the record does not claim a `normal` end: the rules know
/// nothing of resignation, clocks and agreements.
///
/// ```
/// use orrery_games::{core::Record, replay};
///
/// let record: Record = "[Config \"kulami\"]\n\n1. d4 d1 *".parse()?;
/// assert_eq!(replay(&record)?.game.played(), 2);
///
/// let wrong: Record = "[Config \"kulami\"]\n\n1. d4 e5 *".parse()?;
/// assert_eq!(replay(&wrong).unwrap_err().place, Some((3, 7)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn replay(record: &Record) -> Result<Replay, ReplayError> {
    let tag_fault = |fault| ReplayError { place: None, fault };
    let start = start_of(record).map_err(tag_fault)?;
    let game = play_line(start, record.line(), record.start())?;
    let result = record.result();
    match game.outcome() {
        Some(outcome) if result != Some(outcome) => {
            Err(tag_fault(ReplayFault::Contradiction { outcome, result }))
        }
        None if result.is_some() && record.termination() == Some(Termination::Normal) => {
            Err(tag_fault(ReplayFault::NotOver))
        }
        _ => Ok(Replay { game, result }),
    }
}

/// The position that the record starts from, by its tags.
pub fn start_of(record: &Record) -> Result<AnyGame, ReplayFault> {
    let setup = record.tag("Setup").map(|code| opened("Setup", AnyGame::from_code(code))).transpose()?;
    // The rules of a LYNGK setup have no layout, so a config that has none is right beside one.
    let config = match (record.tag("Config"), &setup) {
        (Some(text), Some(setup)) if setup.rules() == text => None,
        (text, _) => text.map(|text| opened("Config", AnyGame::from_config(text))).transpose()?,
    };
    if let (Some(setup), Some(config)) = (&setup, &config)
        && setup.rules() != config.rules()
    {
        return Err(ReplayFault::OtherConfig { setup: setup.rules(), config: config.rules() });
    }
    let game = setup.or(config).ok_or(ReplayFault::NoConfig)?;
    match record.tag("Game").filter(|&name| name != game.id().name()) {
        Some(name) => {
            Err(ReplayFault::OtherGame { tag: "Game", value: name.to_string(), game: game.id().to_string() })
        }
        None => Ok(game),
    }
}

fn opened(tag: &'static str, result: Result<AnyGame, OpenError>) -> Result<AnyGame, ReplayFault> {
    result.map_err(|error| ReplayFault::Open { tag, error })
}

/// Recursion is as deep as variations are nested, which [`Line::MAX_DEPTH`] limits.
fn play_line(mut game: AnyGame, line: &Line, mut player: Player) -> Result<AnyGame, ReplayError> {
    for turn in line.turns() {
        for variation in turn.variations() {
            play_line(game.clone(), variation, player)?;
        }
        for action in turn.actions() {
            let place = Some((action.line(), action.column()));
            let fault = |fault| ReplayError { place, fault };
            if game.outcome().is_none() && game.to_act() != player {
                return Err(fault(ReplayFault::WrongTurn(game.to_act())));
            }
            game.play(action.as_str()).map_err(|error| fault(ReplayFault::Play(error)))?;
        }
        player = player.opponent();
    }
    Ok(game)
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        self.fault.fmt(f)
    }
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |result: &Option<Outcome>| result.map_or("*".to_string(), |outcome| outcome.to_string());
        match self {
            ReplayFault::NoConfig => f.write_str("there is neither a Config nor a Setup tag"),
            ReplayFault::OtherGame { tag, value, game } => {
                write!(f, "the tag {tag} says `{value}`, but the game is {game}")
            }
            ReplayFault::Open { tag, error } => write!(f, "the tag {tag}: {error}"),
            ReplayFault::OtherConfig { setup, config } => {
                write!(f, "the tag Setup is a position of `{setup}`, but the tag Config asks for `{config}`")
            }
            ReplayFault::Play(error) => error.fmt(f),
            ReplayFault::WrongTurn(player) => write!(f, "the {player} player is to act here"),
            ReplayFault::Contradiction { outcome, result } => {
                write!(f, "the game ended {outcome}, but the record says {}", text(result))
            }
            ReplayFault::NotOver => f.write_str("the record claims a normal end, but the game is not over"),
        }
    }
}

impl Error for ReplayError {}
