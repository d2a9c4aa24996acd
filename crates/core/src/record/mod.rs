//! Records: the text form of a whole game, in the manner of PGN.
//!
//! ```text
//! [Game "lyngk"]
//! [Config "lyngk:seed=1"]
//! [First "Ann"]
//! [Second "Bob \"b\" B."]
//! [Result "1-0"]
//! [Termination "time"]
//!
//! {before the first turn} 1. ^r;c3-d4 {[%clk 0:04:31]} (1. c3-d4 e2-e1) 1... e2-e1
//! 2. d4-d5 1-0
//! ```
//!
//! A turn is all the actions of one player in a row, so turns alternate. This module knows no game: actions stay
//! texts here, and each keeps the place where it was read, so that whoever replays it can point at it.
//!
//! What was decided where PGN leaves a choice:
//! - a record ends with its result, even if a `Result` tag gives it too: it shows that nothing was cut off;
//! - every turn of the first player and every first turn of a line needs its number, and all numbers are
//!   checked: a lost turn is noticed;
//! - a comment or a variation belongs to the turn before it, and comments are written before variations;
//! - there are no `;` comments, no `%` lines and no `$` glyphs.

mod comment;
mod date;
mod error;
mod line;
mod parse;
mod termination;
mod write;

pub use comment::{Comment, Eval, EvalError};
pub use error::{Expected, RecordError, RecordFault, TurnNumber, Unclosed};
pub use line::{ActionText, Line, Turn};
pub use termination::Termination;

use crate::{Outcome, Player};

/// A game as it was played: tags, turns and result.
///
/// Whatever can be built can be written, and what is written reads back as an equal record. So a change that
/// would break this is refused, or made to fit where its contract says so.
///
/// ```
/// use orrery_core::{Outcome, Record};
///
/// let record: Record = "[Config \"kulami\"]\n\n1. d4 {a good hole} d1 2. h1 1-0".parse()?;
/// assert_eq!(record.tag("Config"), Some("kulami"));
/// assert_eq!(record.result().and_then(Outcome::winner), Some(orrery_core::Player::First));
/// let actions: Vec<&str> = record.line().turns().iter().map(|turn| turn.actions()[0].as_str()).collect();
/// assert_eq!(actions, ["d4", "d1", "h1"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    tags: Vec<(String, String)>,
    /// Who makes the first turn; the first player if there is none, so that equal texts are equal records.
    start: Player,
    line: Line,
    result: Option<Outcome>,
}

/// One action of a main line.
#[derive(Clone, Copy, Debug)]
pub struct MainAction<'a> {
    /// Who acts.
    pub player: Player,
    /// The index of its turn in the line.
    pub turn: usize,
    /// Its text and place.
    pub action: &'a ActionText,
}

impl Record {
    /// The tags with a meaning of their own, in the order in which they are written.
    const ROSTER: [&'static str; 8] =
        ["Game", "Config", "Setup", "First", "Second", "Date", "Result", "Termination"];

    /// An unfinished record without tags and turns.
    pub fn new() -> Record {
        Record { tags: Vec::new(), start: Player::First, line: Line::new(), result: None }
    }

    /// The record of the game `config`, whose name is what stands before the colon, between two players, with
    /// no result yet. Each action joins the turn before it if the player is the same.
    pub fn from_actions<S: AsRef<str>>(
        config: &str,
        names: [&str; 2],
        actions: impl IntoIterator<Item = (Player, S)>,
    ) -> Result<Record, RecordFault> {
        let game = config.split(':').next().unwrap_or(config);
        let mut record = Record::new();
        let tags = [("Game", game), ("Config", config), ("First", names[0]), ("Second", names[1])];
        for (name, value) in tags {
            record.set_tag(name, value)?;
        }
        record.set_result(None);
        for (player, action) in actions {
            record.push(player, ActionText::new(action.as_ref())?)?;
        }
        Ok(record)
    }

    /// All tags in their order.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, where it stands or at the end, or for a known tag at its customary place.
    ///
    /// A name is made of ASCII letters, digits and `_`. Line breaks in the value become spaces. `Result` must
    /// be a result and sets the record's; `Termination` must be a [`Termination`].
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), RecordFault> {
        let value = self.accept_tag(name, value)?;
        self.put_tag(name, value);
        Ok(())
    }

    /// The result, `None` while the game is unfinished.
    pub fn result(&self) -> Option<Outcome> {
        self.result
    }

    /// Sets the result and its tag.
    pub fn set_result(&mut self, result: Option<Outcome>) {
        self.result = result;
        self.put_tag("Result", result_text(result));
    }

    /// Why the game ended, if the record says so.
    pub fn termination(&self) -> Option<Termination> {
        self.tag("Termination")?.parse().ok()
    }

    /// Sets the tag that says why the game ended.
    pub fn set_termination(&mut self, termination: Termination) {
        self.put_tag("Termination", termination.to_string());
    }

    /// Takes the tag away that says why the game ended.
    pub fn remove_termination(&mut self) {
        self.tags.retain(|(name, _)| name != "Termination");
    }

    /// The main line.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Who makes the first turn: the second player only in a record with a `Setup` tag.
    pub fn start(&self) -> Player {
        self.start
    }

    /// Replaces the main line; `start` makes its first turn.
    pub fn set_line(&mut self, start: Player, line: Line) -> Result<(), RecordFault> {
        self.start = if line.turns().is_empty() { Player::First } else { self.checked_start(start)? };
        self.line = line;
        Ok(())
    }

    /// The comments before the first turn.
    pub fn comments_mut(&mut self) -> &mut Vec<Comment> {
        &mut self.line.comments
    }

    /// The turns of the main line, to annotate them.
    pub fn turns_mut(&mut self) -> &mut [Turn] {
        self.line.turns_mut()
    }

    /// Adds an action to the main line: to its last turn if that is the player's, else as a new turn.
    ///
    /// The second player can begin only in a record with a `Setup` tag.
    pub fn push(&mut self, player: Player, action: ActionText) -> Result<(), RecordFault> {
        let turns = self.line.turns().len();
        if turns == 0 {
            self.start = self.checked_start(player)?;
        }
        match self.line.turns_mut().last_mut() {
            Some(last) if player_at(self.start.index() + turns - 1) == player => last.push(action),
            _ => self.line.push(Turn::new(action)),
        }
        Ok(())
    }

    /// The actions of the main line, one after the other.
    pub fn actions(&self) -> impl Iterator<Item = MainAction<'_>> {
        self.line.turns().iter().enumerate().flat_map(move |(turn, actions)| {
            let player = player_at(self.start.index() + turn);
            actions.actions().iter().map(move |action| MainAction { player, turn, action })
        })
    }

    fn checked_start(&self, start: Player) -> Result<Player, RecordFault> {
        if start == Player::Second && self.tag("Setup").is_none() {
            Err(RecordFault::NoSetup)
        } else {
            Ok(start)
        }
    }

    /// Checks a tag, takes over the result it may hold, and returns its value made to fit.
    fn accept_tag(&mut self, name: &str, value: &str) -> Result<String, RecordFault> {
        if name.is_empty() || !name.chars().all(is_tag_name) {
            return Err(RecordFault::TagName(name.to_string()));
        }
        match name {
            "Result" => self.result = parse_result(value)?,
            "Termination" => _ = value.parse::<Termination>()?,
            _ => (),
        }
        Ok(value.replace("\r\n", " ").replace(['\n', '\r'], " "))
    }

    fn put_tag(&mut self, name: &str, value: impl Into<String>) {
        if let Some((_, old)) = self.tags.iter_mut().find(|(n, _)| n == name) {
            *old = value.into();
            return;
        }
        let rank = |name: &str| Record::ROSTER.iter().position(|&known| known == name);
        let later = |(other, _): &(String, String)| rank(name).is_some_and(|r| rank(other) > Some(r));
        let at = self.tags.iter().position(later).unwrap_or(self.tags.len());
        self.tags.insert(at, (name.to_string(), value.into()));
    }
}

impl Default for Record {
    fn default() -> Record {
        Record::new()
    }
}

fn is_tag_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Whose turn it is after `ply` turns from the start of the numbering.
fn player_at(ply: usize) -> Player {
    Player::BOTH[ply % 2]
}

fn result_text(result: Option<Outcome>) -> String {
    result.map_or_else(|| "*".to_string(), |outcome| outcome.to_string())
}

fn parse_result(text: &str) -> Result<Option<Outcome>, RecordFault> {
    match text {
        "*" => Ok(None),
        _ => text.parse().map(Some).map_err(|_| RecordFault::Result(text.to_string())),
    }
}
