use std::time::Duration;

use super::{Comment, Eval, RecordFault};

/// The text of one action, in lower case, with the place where it was read.
///
/// The place takes no part in equality.
#[derive(Clone, Debug)]
pub struct ActionText {
    text: String,
    line: usize,
    column: usize,
}

impl ActionText {
    /// An action that was not read from a record.
    ///
    /// It consists of ASCII letters of any case, digits, `-` and `^`, and begins with a letter or `^`, so that
    /// it cannot be taken for a number or a result.
    pub fn new(text: &str) -> Result<ActionText, RecordFault> {
        if text.starts_with(Self::begins) && text.chars().all(Self::contains) {
            Ok(ActionText::at(text, 0, 0))
        } else {
            Err(RecordFault::Action(text.to_string()))
        }
    }

    /// An action known to be well formed, read at this place.
    pub(super) fn at(text: &str, line: usize, column: usize) -> ActionText {
        ActionText { text: text.to_ascii_lowercase(), line, column }
    }

    /// Whether an action may begin with `c`.
    pub(super) fn begins(c: char) -> bool {
        c.is_ascii_alphabetic() || c == '^'
    }

    /// Whether an action may contain `c`.
    pub(super) fn contains(c: char) -> bool {
        c.is_ascii_alphanumeric() || c == '^' || c == '-'
    }

    /// The text, in lower case.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The line where it was read, counted from 1; 0 if it was not read.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The place in the line where it was read, in characters counted from 1; 0 if it was not read.
    pub fn column(&self) -> usize {
        self.column
    }
}

impl PartialEq for ActionText {
    fn eq(&self, other: &ActionText) -> bool {
        self.text == other.text
    }
}

impl Eq for ActionText {}

/// All the actions of one player in a row, with comments and variations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Never empty.
    actions: Vec<ActionText>,
    /// The comments on this turn.
    pub comments: Vec<Comment>,
    /// Each has at least one turn. They cannot be borrowed mutably, because the depth is only checked when one is added.
    variations: Vec<Line>,
}

impl Turn {
    /// A turn of one action.
    pub fn new(action: ActionText) -> Turn {
        Turn { actions: vec![action], comments: Vec::new(), variations: Vec::new() }
    }

    /// Adds an action of the same player.
    pub fn push(&mut self, action: ActionText) {
        self.actions.push(action);
    }

    /// The actions, at least one.
    pub fn actions(&self) -> &[ActionText] {
        &self.actions
    }

    /// The lines that might have been played instead of this turn.
    pub fn variations(&self) -> &[Line] {
        &self.variations
    }

    /// Adds a line that might have been played instead of this turn and those that follow. It needs a turn, and
    /// variations may be nested at most [`Line::MAX_DEPTH`] deep.
    pub fn add_variation(&mut self, line: Line) -> Result<(), RecordFault> {
        if line.turns.is_empty() {
            return Err(RecordFault::EmptyVariation);
        }
        if line.depth() >= Line::MAX_DEPTH {
            return Err(RecordFault::TooDeep);
        }
        self.variations.push(line);
        Ok(())
    }

    /// Takes all variations away, to change them and add them again.
    pub fn take_variations(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.variations)
    }

    /// Adds a variation that the reader has checked.
    pub(super) fn add_read_variation(&mut self, line: Line) {
        self.variations.push(line);
    }

    /// The time left on the mover's clock after this turn, from the first comment that has one.
    pub fn clock(&self) -> Option<Duration> {
        self.comments.iter().find_map(Comment::clock)
    }

    /// Writes the time left, cut to milliseconds, or takes it away. It replaces the old one, or else goes to the
    /// front of the first comment.
    pub fn set_clock(&mut self, clock: Option<Duration>) {
        self.annotate(clock, Comment::clock, Comment::set_clock);
    }

    /// What this turn took, from the first comment that says so.
    pub fn spent(&self) -> Option<Duration> {
        self.comments.iter().find_map(Comment::spent)
    }

    /// Writes what this turn took, cut to milliseconds, or takes it away. It replaces the old one, or else goes to the
    /// front of the first comment.
    pub fn set_spent(&mut self, spent: Option<Duration>) {
        self.annotate(spent, Comment::spent, Comment::set_spent);
    }

    /// The evaluation of the position after this turn, from the first comment that has one.
    pub fn eval(&self) -> Option<Eval> {
        self.comments.iter().find_map(Comment::eval)
    }

    /// Writes an evaluation, or takes it away. It replaces the old one, or else goes to the front of the first
    /// comment.
    pub fn set_eval(&mut self, eval: Option<Eval>) {
        self.annotate(eval, Comment::eval, Comment::set_eval);
    }

    /// Writes one value into the comments, or removes it. Comments that become empty are removed.
    fn annotate<T: Copy>(
        &mut self,
        value: Option<T>,
        get: impl Fn(&Comment) -> Option<T>,
        set: impl Fn(&mut Comment, Option<T>),
    ) {
        if value.is_some() && self.comments.is_empty() {
            self.comments.push(Comment::default());
        }
        let place = self.comments.iter().position(|comment| get(comment).is_some()).unwrap_or(0);
        for (i, comment) in self.comments.iter_mut().enumerate() {
            set(comment, value.filter(|_| i == place));
        }
        self.comments.retain(|comment| !comment.text().is_empty());
    }

    fn depth(&self) -> usize {
        self.variations.iter().map(|line| 1 + line.depth()).max().unwrap_or(0)
    }
}

/// Turns that the two players make alternately, with comments and variations.
///
/// A line does not say who begins. For a main line the record says it, for a variation the turn that it replaces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The comments before the first turn.
    pub comments: Vec<Comment>,
    turns: Vec<Turn>,
}

impl Line {
    /// How deep variations may be nested.
    pub const MAX_DEPTH: usize = 64;

    /// A line without turns.
    pub fn new() -> Line {
        Line::default()
    }

    /// Adds a turn of the player whose turn it is.
    pub fn push(&mut self, turn: Turn) {
        self.turns.push(turn);
    }

    /// The turns.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turns, to annotate them.
    pub fn turns_mut(&mut self) -> &mut [Turn] {
        &mut self.turns
    }

    /// How deep the variations of this line are nested.
    fn depth(&self) -> usize {
        self.turns.iter().map(Turn::depth).max().unwrap_or(0)
    }
}
