use orrery_games::core::Comment;

use crate::mark::Mark;
use crate::remark::{Chance, Graded};

/// Names a turn of a study. It stays the same whatever is edited, and comes back with what is taken back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// The position before the first turn.
    pub const ROOT: NodeId = NodeId(0);

    /// A number that no other node of the study has.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A turn with what is said about it; the root is no turn, but what is said before the first one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Node {
    pub(crate) parent: Option<NodeId>,
    /// All actions of one player in a row; fewer only where nothing follows.
    pub(crate) actions: Vec<String>,
    /// What is said before this turn, where it begins a variation.
    pub(crate) before: Vec<Comment>,
    pub(crate) comments: Vec<Comment>,
    pub(crate) children: Vec<Child>,
}

/// A turn that can follow another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Child {
    pub(crate) id: NodeId,
    /// 0 for the first child, which goes on with the line. The others are variations: of the nearest one before them that
    /// has a lower level. Records can write `a (b (c))` or `a (b) (c)`, and it is the same tree.
    pub(crate) level: u8,
}

impl Node {
    /// The actions, at least one, except at the root.
    pub fn actions(&self) -> &[String] {
        &self.actions
    }

    /// The turn before it; nothing at the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The turns that follow: how the line goes on first, then the variations.
    pub fn children(&self) -> impl ExactSizeIterator<Item = NodeId> + '_ {
        self.children.iter().map(|child| child.id)
    }

    /// The comments as they stand in the record.
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// The words of the comments, without what has a meaning for programs.
    pub fn prose(&self) -> String {
        let parts = self.before.iter().chain(&self.comments).map(Comment::prose);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// What is drawn on the board after this turn.
    pub fn marks(&self) -> Vec<Mark> {
        self.command("marks").map(Mark::read_all).unwrap_or_default()
    }

    /// What the first player can expect after this turn.
    pub fn chance(&self) -> Option<Chance> {
        self.command("chance").and_then(|text| text.parse().ok())
    }

    /// What a review made of this turn.
    pub fn grade(&self) -> Option<Graded> {
        self.command("grade").and_then(|text| text.parse().ok())
    }

    fn command(&self, name: &str) -> Option<&str> {
        self.comments.iter().find_map(|comment| comment.command(name))
    }

    /// Writes a command or takes it away, as records do with clocks: in the place of the old one, or to the front.
    pub(crate) fn with_command(
        mut comments: Vec<Comment>,
        name: &str,
        value: Option<String>,
    ) -> Vec<Comment> {
        if value.is_some() && comments.is_empty() {
            comments.push(Comment::default());
        }
        let place = comments.iter().position(|comment| comment.command(name).is_some()).unwrap_or(0);
        for (index, comment) in comments.iter_mut().enumerate() {
            comment.set_command(name, value.clone().filter(|_| index == place));
        }
        comments.retain(|comment| !comment.text().is_empty());
        comments
    }

    /// The same comments with other words: what has a meaning for programs stays, in front, and the words are one comment.
    pub(crate) fn with_prose(comments: &[Comment], prose: &str) -> Vec<Comment> {
        let mut text = String::new();
        for name in Comment::COMMANDS {
            if let Some(argument) = comments.iter().find_map(|comment| comment.command(name)) {
                text.push_str(&format!("[%{name} {argument}] "));
            }
        }
        text.push_str(prose.trim());
        let text = text.trim();
        if text.is_empty() { Vec::new() } else { vec![Comment::new(text)] }
    }
}
