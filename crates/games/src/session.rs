use std::sync::Arc;

use orrery_core::{CodeError, Game};

use crate::PlayError;

/// A game in progress: the configured game, its start, and every action played since.
///
/// ```
/// use orrery_games::{Session, core::Game, yinsh::Yinsh};
///
/// let mut session = Session::<Yinsh>::from_config("yinsh")?;
/// session.play_text("f6")?;
/// assert_eq!(session.game().count_legal(session.position()), 84);
/// assert_eq!(session.positions().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    game: Arc<G>,
    /// One more than there are actions: the start, then the position after each.
    positions: Vec<G::Position>,
    actions: Vec<G::Action>,
}

impl<G: Game> Session<G> {
    /// The game with the config written in `text`, before its first action.
    pub fn from_config(text: &str) -> Result<Session<G>, CodeError<G>> {
        let config = text.parse().map_err(CodeError::Config)?;
        let game = G::new(&config).map_err(CodeError::Config)?;
        let start = game.start();
        Ok(Session { game: Arc::new(game), positions: vec![start], actions: Vec::new() })
    }

    /// The game and position of a position code.
    pub fn from_code(text: &str) -> Result<Session<G>, CodeError<G>> {
        let (game, start) = G::from_code(text)?;
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
    pub fn play_text(&mut self, text: &str) -> Result<(), PlayError<G::Refusal>> {
        let action: G::Action = text.parse().map_err(PlayError::Syntax)?;
        self.play(action).map_err(|reason| PlayError::Illegal { action: action.to_string(), reason })
    }

    /// Plays an action; if it is refused nothing changes.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let mut position = *self.position();
        self.game.play(&mut position, action)?;
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
