//! Studies as records and back.

use orrery_games::core::{ActionText, Line, Player, Record, Termination, Turn};
use orrery_games::{AnyGame, ReplayError, replay};

use crate::node::{Child, Node, NodeId};
use crate::study::Study;

impl Study {
    /// The study that a record is. It is written as the same record again.
    pub fn from_record(record: &Record) -> Result<Study, ReplayError> {
        let mut start = replay(record)?.game;
        start.undo(start.played());
        Ok(Study::of_playable(record, start))
    }

    /// The study of a record known to be playable from `start`.
    pub(crate) fn of_playable(record: &Record, start: AnyGame) -> Study {
        let mut head = record.clone();
        // An empty line begins nowhere, so it is never refused.
        _ = head.set_line(Player::First, Line::new());
        let root = Node { comments: record.line().comments.clone(), ..Node::default() };
        let mut study = Study { head, start, nodes: vec![root], done: Vec::new(), undone: Vec::new() };
        study.read_line(NodeId::ROOT, record.line(), 0);
        study
    }

    /// Recursion is as deep as variations are nested, which [`Line::MAX_DEPTH`] limits.
    fn read_line(&mut self, mut parent: NodeId, line: &Line, level: u8) {
        for (index, turn) in line.turns().iter().enumerate() {
            let id = NodeId(self.nodes.len() as u32);
            let is_variation = index == 0 && level > 0;
            let level = if index == 0 { level } else { 0 };
            self.nodes.push(Node {
                parent: Some(parent),
                actions: turn.actions().iter().map(|action| action.as_str().to_owned()).collect(),
                before: if is_variation { line.comments.clone() } else { Vec::new() },
                comments: turn.comments.clone(),
                children: Vec::new(),
            });
            self.nodes[parent.index()].children.push(Child { id, level });
            for variation in turn.variations() {
                self.read_line(parent, variation, level + 1);
            }
            parent = id;
        }
    }

    /// The record that the study is. Where the main line came to another end than its result says, the result is that of
    /// the line.
    pub fn to_record(&self) -> Record {
        let mut record = self.head.clone();
        let mut line = Line::new();
        line.comments = self.nodes[0].comments.clone();
        if !self.nodes[0].children.is_empty() {
            self.write_line(NodeId::ROOT, 0, &mut line);
        }
        // The head has a setup if the second player begins: it was read with one, or made with one.
        _ = record.set_line(self.start.to_act(), line);
        let end = self.game_at(self.main_line().last().copied().unwrap_or(NodeId::ROOT)).outcome();
        match end {
            Some(outcome) if record.result() != Some(outcome) => {
                record.set_result(Some(outcome));
                record.set_termination(Termination::Normal);
            }
            None if record.result().is_some() && record.termination() == Some(Termination::Normal) => {
                record.set_result(None);
                record.remove_termination();
            }
            _ => (),
        }
        record
    }

    /// The turns from the child with this index on.
    fn write_line(&self, parent: NodeId, index: usize, line: &mut Line) {
        let (mut parent, mut index) = (parent, index);
        while let Some(child) = self.nodes[parent.index()].children.get(index) {
            let node = &self.nodes[child.id.index()];
            // Actions come from notation, so that each is one.
            let mut actions = node.actions.iter().filter_map(|action| ActionText::new(action).ok());
            let Some(first) = actions.next() else { return };
            let mut turn = Turn::new(first);
            actions.for_each(|action| turn.push(action));
            turn.comments = node.comments.clone();
            let siblings = self.nodes[parent.index()].children.iter().enumerate().skip(index + 1);
            let inner = siblings.take_while(|(_, other)| other.level > child.level);
            for (place, _) in inner.filter(|(_, other)| other.level == child.level + 1) {
                let mut variation = Line::new();
                let first = self.nodes[parent.index()].children[place].id;
                variation.comments = self.nodes[first.index()].before.clone();
                self.write_line(parent, place, &mut variation);
                // It has a turn, and edits keep to the depth.
                _ = turn.add_variation(variation);
            }
            line.push(turn);
            (parent, index) = (child.id, 0);
        }
    }
}

/// The record's text.
impl std::fmt::Display for Study {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.to_record().fmt(f)
    }
}
