//! The official notation of YINSH, written.

use std::error::Error;
use std::fmt;

use orrery_games::core::{Game, Record};
use orrery_games::yinsh::{Action, Phase, Yinsh};
use orrery_games::{AnyGame, ReplayError, Session, replay};

/// Lines are no longer than this.
const WIDTH: usize = 80;

/// Which rows are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Those that could be mistaken for another one.
    Short,
    /// All.
    Long,
}

/// Why a record cannot be written in official notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unwritable {
    /// It cannot be played through.
    Replay(ReplayError),
    /// It is of another game.
    OtherGame,
    /// It begins from a position that was set up.
    SetUp,
}

/// The game, if it is the one that this notation is of.
pub(crate) fn session(game: &AnyGame) -> Option<&Session<Yinsh>> {
    match game {
        AnyGame::Yinsh(session) => Some(session),
        _ => None,
    }
}

/// The main line of a record of YINSH: turns numbered through, `x` for what is removed. What the notation has no words for
/// comes before and after: a variant as its config, and a result that does not follow from the moves.
pub fn official(record: &Record, style: Style) -> Result<String, Unwritable> {
    let replayed = replay(record).map_err(Unwritable::Replay)?;
    let session = session(&replayed.game).ok_or(Unwritable::OtherGame)?;
    let game = session.game();
    if *session.start() != game.start() {
        return Err(Unwritable::SetUp);
    }
    let mut words = Vec::new();
    let mut mover = None;
    let mut positions = session.positions().iter().zip(session.actions()).peekable();
    while let Some((position, action)) = positions.next() {
        let player = game.to_act(position);
        if mover.replace(player) != Some(player) {
            words.push(format!("{}.", words.len() + 1));
        } else if let Some(word) = words.last_mut() {
            word.push(';');
        }
        let Some(word) = words.last_mut() else { continue };
        let takes_ring_next = matches!(positions.peek(), Some((_, Action::TakeRing(_))));
        if let (Action::TakeRow { .. }, true, Some((_, ring))) = (action, takes_ring_next, positions.peek()) {
            // The row is left out where there is only one.
            let is_clear = position.phase() == Phase::Row && game.count_legal(position) == 1;
            if style == Style::Long || !is_clear {
                word.push_str(&action.to_string());
            }
            word.push_str(&ring.to_string());
            positions.next();
        } else {
            word.push_str(&action.to_string());
        }
    }
    let config = replayed.game.config();
    let mut text = if config == replayed.game.id().name() { String::new() } else { config + "\n" };
    if let Some(result) = replayed.result.filter(|_| replayed.game.outcome().is_none()) {
        words.push(result.to_string());
    }
    let mut column = 0;
    for word in words {
        if column > 0 {
            let fits = column + 1 + word.len() <= WIDTH;
            text.push(if fits { ' ' } else { '\n' });
            column = if fits { column + 1 } else { 0 };
        }
        column += word.len();
        text.push_str(&word);
    }
    text.push('\n');
    Ok(text)
}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unwritable::Replay(error) => error.fmt(f),
            Unwritable::OtherGame => f.write_str("only YINSH has an official notation"),
            Unwritable::SetUp => f.write_str("official notation has no words for a position that was set up"),
        }
    }
}

impl Error for Unwritable {}
