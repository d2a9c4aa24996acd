use std::error::Error;
use std::fmt;

use orrery_games::core::{Comment, Line, Record};
use orrery_games::{AnyGame, PlayError};

use crate::mark::Mark;
use crate::node::{Child, Node, NodeId};
use crate::remark::{Chance, Graded};
use crate::study::Study;

/// Something that is done to a study. The same edits make the same study, names of turns included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// A turn, or its beginning, after another one: how the line goes on, or a variation.
    Add {
        /// The turn before it.
        after: NodeId,
        /// All of one player.
        actions: Vec<String>,
    },
    /// One more action of a turn that was not played to its end.
    Extend {
        /// The turn.
        turn: NodeId,
        /// The action.
        action: String,
    },
    /// Takes a turn away, and all that follows it.
    Delete(NodeId),
    /// Makes the variation in which the turn stands the line that it is a variation of.
    Promote(NodeId),
    /// Other words about a turn; none take them away.
    Comment {
        /// The turn, or the root.
        about: NodeId,
        /// The words.
        words: String,
    },
    /// Other marks on the board after a turn; none take them away.
    Mark {
        /// The turn, or the root.
        after: NodeId,
        /// The marks.
        marks: Vec<Mark>,
    },
    /// What the first player can expect after a turn.
    Chance {
        /// The turn, or the root.
        after: NodeId,
        /// What is expected.
        chance: Option<Chance>,
    },
    /// What a review made of a turn.
    Grade {
        /// The turn.
        of: NodeId,
        /// The grade.
        grade: Option<Graded>,
    },
    /// What the study is called.
    Name(String),
}

/// Why an edit is refused; nothing changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditError {
    /// There is no such turn, or not any more.
    NoSuchTurn,
    /// The root is no turn, so it cannot be deleted or promoted.
    Root,
    /// A turn without an action.
    Empty,
    /// An action cannot be played.
    Play(PlayError),
    /// The actions are not all of one player.
    TwoPlayers,
    /// The turn before is not played to its end.
    Unfinished,
    /// The turn is played to its end, or others follow it.
    Finished,
    /// The turn stands in the main line already.
    Main,
    /// Variations would lie too deep in each other.
    TooDeep,
}

/// One edit, as values to exchange: doing it again is taking it back.
#[derive(Clone, Debug)]
pub(crate) struct Step(Vec<Change>);

#[derive(Clone, Debug)]
enum Change {
    Children(NodeId, Vec<Child>),
    Actions(NodeId, Vec<String>),
    Remarks(NodeId, Vec<Comment>, Vec<Comment>),
    Head(Box<Record>),
}

impl Study {
    /// Does something; what was taken back before cannot be done again then. Returns the turn it is about.
    pub fn apply(&mut self, edit: Edit) -> Result<NodeId, EditError> {
        let (about, changes) = match edit {
            Edit::Add { after, actions } => self.add(after, &actions)?,
            Edit::Extend { turn, action } => self.extend(turn, &action)?,
            Edit::Delete(turn) => self.delete(turn)?,
            Edit::Promote(turn) => self.promote(turn)?,
            Edit::Comment { about, words } => {
                let comments = Node::with_prose(&self.known(about)?.comments, &words);
                (about, vec![Change::Remarks(about, Vec::new(), comments)])
            }
            Edit::Mark { after, marks } => {
                let text = Some(Mark::write_all(&marks)).filter(|_| !marks.is_empty());
                (after, vec![self.command(after, "marks", text)?])
            }
            Edit::Chance { after, chance } => {
                (after, vec![self.command(after, "chance", chance.map(|chance| chance.to_string()))?])
            }
            Edit::Grade { of, grade } => {
                (of, vec![self.command(of, "grade", grade.map(|grade| grade.to_string()))?])
            }
            Edit::Name(name) => {
                let mut head = self.head.clone();
                // `Event` takes any value.
                _ = head.set_tag("Event", &name);
                (NodeId::ROOT, vec![Change::Head(Box::new(head))])
            }
        };
        let mut step = Step(changes);
        self.exchange(&mut step);
        if let Some(deepest) = self.too_deep(about) {
            self.exchange(&mut step);
            return Err(deepest);
        }
        self.done.push(step);
        self.undone.clear();
        Ok(about)
    }

    /// Plays an action after a turn, or as part of it if its player is still to act: into a turn that is there already, or
    /// as a new one. Returns the turn that it belongs to.
    pub fn play(&mut self, after: NodeId, action: &str) -> Result<NodeId, EditError> {
        self.known(after)?;
        let mut game = self.game_at(after);
        let is_partial = self.is_partial(after, &game);
        game.play(action).map_err(EditError::Play)?;
        let action = game.actions().pop().unwrap_or_default();
        if !is_partial {
            let actions = vec![action];
            if let Some(known) = self.child(after, &actions) {
                return Ok(known);
            }
            return self.apply(Edit::Add { after, actions });
        }
        let node = self.known(after)?;
        let whole = [node.actions.as_slice(), std::slice::from_ref(&action)].concat();
        match node.parent.and_then(|parent| self.child(parent, &whole)) {
            Some(known) => Ok(known),
            None => self.apply(Edit::Extend { turn: after, action }),
        }
    }

    /// Takes the last edit back; `false` if there is none.
    ///
    /// ```
    /// use orrery_study::{Edit, Study, games::AnyGame};
    ///
    /// let mut study = Study::new(&AnyGame::open("yinsh")?);
    /// study.apply(Edit::Name("Openings".into()))?;
    /// assert!(study.undo());
    /// assert_eq!(study.name(), "");
    /// assert!(study.redo());
    /// assert_eq!(study.name(), "Openings");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> bool {
        let Some(mut step) = self.done.pop() else { return false };
        self.exchange(&mut step);
        self.undone.push(step);
        true
    }

    /// Does again what was taken back; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        let Some(mut step) = self.undone.pop() else { return false };
        self.exchange(&mut step);
        self.done.push(step);
        true
    }

    /// Whether something can be taken back, and done again.
    pub fn can(&self) -> (bool, bool) {
        (!self.done.is_empty(), !self.undone.is_empty())
    }

    fn exchange(&mut self, step: &mut Step) {
        for change in &mut step.0 {
            match change {
                Change::Children(id, children) => {
                    std::mem::swap(children, &mut self.nodes[id.index()].children);
                }
                Change::Actions(id, actions) => std::mem::swap(actions, &mut self.nodes[id.index()].actions),
                Change::Remarks(id, before, comments) => {
                    std::mem::swap(before, &mut self.nodes[id.index()].before);
                    std::mem::swap(comments, &mut self.nodes[id.index()].comments);
                }
                Change::Head(head) => std::mem::swap(&mut **head, &mut self.head),
            }
        }
        step.0.reverse();
    }

    fn known(&self, id: NodeId) -> Result<&Node, EditError> {
        self.node(id).filter(|_| self.contains(id)).ok_or(EditError::NoSuchTurn)
    }

    /// A turn that is not the root, with its parent.
    fn turn(&self, id: NodeId) -> Result<(&Node, NodeId), EditError> {
        let node = self.known(id)?;
        Ok((node, node.parent.ok_or(EditError::Root)?))
    }

    fn command(&self, id: NodeId, name: &str, value: Option<String>) -> Result<Change, EditError> {
        let node = self.known(id)?;
        let comments = Node::with_command(node.comments.clone(), name, value);
        Ok(Change::Remarks(id, node.before.clone(), comments))
    }

    fn add(&mut self, after: NodeId, actions: &[String]) -> Result<(NodeId, Vec<Change>), EditError> {
        let mut children = self.known(after)?.children.clone();
        let mut game = self.game_at(after);
        if self.is_partial(after, &game) {
            return Err(EditError::Unfinished);
        }
        let actions = play_turn(&mut game, actions)?;
        let level = u8::from(!children.is_empty());
        if self.depth(after) + usize::from(level) > Line::MAX_DEPTH {
            return Err(EditError::TooDeep);
        }
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { parent: Some(after), actions, ..Node::default() });
        children.push(Child { id, level });
        Ok((id, vec![Change::Children(after, children)]))
    }

    fn extend(&self, id: NodeId, action: &str) -> Result<(NodeId, Vec<Change>), EditError> {
        let (node, _) = self.turn(id)?;
        let mut game = self.game_at(id);
        if !self.is_partial(id, &game) || !node.children.is_empty() {
            return Err(EditError::Finished);
        }
        let more = play_turn(&mut game, &[action.to_owned()])?;
        Ok((id, vec![Change::Actions(id, [node.actions.clone(), more].concat())]))
    }

    fn delete(&self, id: NodeId) -> Result<(NodeId, Vec<Change>), EditError> {
        let (_, parent) = self.turn(id)?;
        let mut children = self.known(parent)?.children.clone();
        children.retain(|child| child.id != id);
        Ok((parent, self.reordered(parent, children)))
    }

    fn promote(&self, id: NodeId) -> Result<(NodeId, Vec<Change>), EditError> {
        self.turn(id)?;
        let is_first = |id: &NodeId| {
            let parent = self.node(*id).and_then(|node| node.parent).and_then(|parent| self.node(parent));
            parent.is_none_or(|parent| parent.children().next() == Some(*id))
        };
        let branch = self.path(id).into_iter().rev().find(|id| !is_first(id)).ok_or(EditError::Main)?;
        let (_, parent) = self.turn(branch)?;
        let mut children = self.known(parent)?.children.clone();
        let at = children.iter().position(|child| child.id == branch).unwrap_or(0);
        let mut promoted = children.remove(at);
        promoted.level = 0;
        for old in children.iter_mut().take(1) {
            old.level = 1;
        }
        children.insert(0, promoted);
        Ok((branch, self.reordered(parent, children)))
    }

    /// Other children in another order: levels are made to fit, and what was said before a variation that is none any more
    /// is said about its first turn.
    fn reordered(&self, parent: NodeId, mut children: Vec<Child>) -> Vec<Change> {
        let mut highest = 0;
        for (index, child) in children.iter_mut().enumerate() {
            child.level = child.level.clamp(u8::from(index > 0), highest);
            highest = child.level + 1;
        }
        let mut changes = Vec::new();
        if let Some((id, node)) = children.first().and_then(|child| Some((child.id, self.node(child.id)?)))
            && !node.before.is_empty()
        {
            let comments = [node.before.clone(), node.comments.clone()].concat();
            changes.push(Change::Remarks(id, Vec::new(), comments));
        }
        changes.push(Change::Children(parent, children));
        changes
    }

    /// Only a promotion can push what it displaces too deep.
    fn too_deep(&self, promoted: NodeId) -> Option<EditError> {
        let parent = self.node(promoted)?.parent?;
        let mut open: Vec<(NodeId, usize)> = vec![(parent, self.depth(parent))];
        while let Some((id, depth)) = open.pop() {
            if depth > Line::MAX_DEPTH {
                return Some(EditError::TooDeep);
            }
            let children = self.node(id).map(|node| node.children.as_slice()).unwrap_or_default();
            open.extend(children.iter().map(|child| (child.id, depth + usize::from(child.level))));
        }
        None
    }
}

/// Plays actions that are to be one turn or the beginning of one, and returns them as they are written.
fn play_turn(game: &mut AnyGame, actions: &[String]) -> Result<Vec<String>, EditError> {
    let player = game.to_act();
    let before = game.played();
    if actions.is_empty() {
        return Err(EditError::Empty);
    }
    for action in actions {
        if game.outcome().is_none() && game.to_act() != player {
            return Err(EditError::TwoPlayers);
        }
        game.play(action).map_err(EditError::Play)?;
    }
    Ok(game.actions().split_off(before))
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditError::NoSuchTurn => f.write_str("there is no such turn in the study"),
            EditError::Root => f.write_str("the start is no turn"),
            EditError::Empty => f.write_str("a turn without an action"),
            EditError::Play(error) => error.fmt(f),
            EditError::TwoPlayers => f.write_str("the actions are not all of one player"),
            EditError::Unfinished => f.write_str("the turn before is not played to its end"),
            EditError::Finished => f.write_str("the turn is played to its end, or others follow it"),
            EditError::Main => f.write_str("the turn stands in the main line already"),
            EditError::TooDeep => write!(f, "variations nested more than {} deep", Line::MAX_DEPTH),
        }
    }
}

impl Error for EditError {}
