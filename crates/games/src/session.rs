use std::error::Error;
use std::fmt;
use std::sync::Arc;

use orrery_core::{Game, ParseError};

/// A game in progress: the configured game, its start, and every action played since.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: Arc<G>,
    /// One more than there are actions: the start, then the position after each.
    positions: Vec<G::Position>,
    actions: Vec<G::Action>,
}

/// Why a config or position code cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No game has this name.
    UnknownGame(String),
    /// The rules crate refuses it, in its own words.
    Refused(String),
}

/// Why an action cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The text is no action of this game.
    Syntax(ParseError),
    /// The action is not legal here.
    Illegal {
        /// The action.
        action: String,
        /// The rules crate's reason, in its own words.
        reason: String,
    },
}

impl<G: Game> Session<G> {
    /// The game with the config written in `text`, before its first action.
    pub fn from_config(text: &str) -> Result<Session<G>, OpenError> {
        let refused = |error: G::ConfigError| OpenError::Refused(error.to_string());
        let game = G::new(&text.parse().map_err(refused)?).map_err(refused)?;
        let start = game.start();
        Ok(Session { game: Arc::new(game), positions: vec![start], actions: Vec::new() })
    }

    /// The game and position of a position code.
    pub fn from_code(text: &str) -> Result<Session<G>, OpenError> {
        let (game, start) = G::from_code(text).map_err(|error| OpenError::Refused(error.to_string()))?;
        Ok(Session { game: Arc::new(game), positions: vec![start], actions: Vec::new() })
    }

    /// The configured game.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        self.positions.last().expect("a session has a start")
    }

    /// The position before the first action.
    pub fn start(&self) -> &G::Position {
        &self.positions[0]
    }

    /// The start, then the position after each action.
    pub fn positions(&self) -> &[G::Position] {
        &self.positions
    }

    /// The actions played since the start.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// Plays an action given as text; on error nothing changes.
    pub fn play_text(&mut self, text: &str) -> Result<(), PlayError> {
        let action: G::Action = text.parse().map_err(PlayError::Syntax)?;
        let mut position = *self.position();
        self.game.play(&mut position, action).map_err(|refusal| PlayError::Illegal {
            action: action.to_string(),
            reason: refusal.to_string(),
        })?;
        self.positions.push(position);
        self.actions.push(action);
        Ok(())
    }

    /// Takes the last `count` actions back, or as many as there are.
    pub fn undo(&mut self, count: usize) {
        let kept = self.actions.len().saturating_sub(count);
        self.actions.truncate(kept);
        self.positions.truncate(kept + 1);
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame(name) => {
                write!(f, "there is no game `{name}`; the games are yinsh, lyngk and kulami")
            }
            OpenError::Refused(reason) => f.write_str(reason),
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Syntax(error) => write!(f, "no action: {error}"),
            PlayError::Illegal { action, reason } => write!(f, "{action} is not legal: {reason}"),
        }
    }
}

impl Error for OpenError {}
impl Error for PlayError {}
