use orrery_games::core::{Player, Record};
use orrery_games::{AnyGame, GameKind};

use crate::edit::Step;
use crate::node::{Child, Node, NodeId};

/// A tree of turns with remarks. Whatever stands in it can be played.
#[derive(Clone, Debug)]
pub struct Study {
    /// The tags and the result; its line is empty.
    pub(crate) head: Record,
    pub(crate) start: AnyGame,
    /// All nodes there ever were: what was deleted may come back.
    pub(crate) nodes: Vec<Node>,
    pub(crate) done: Vec<Step>,
    pub(crate) undone: Vec<Step>,
}

impl Study {
    /// A study that begins where `game` stands, with no turn yet.
    pub fn new(game: &AnyGame) -> Study {
        let mut start = game.clone();
        let is_start = game.played() == 0 && game.begins_as_configured();
        let mut head = Record::new();
        // None of these values can be refused: they are no result and no termination.
        let mut set = |name, value: &str| _ = head.set_tag(name, value);
        set("Game", game.id().name());
        set("Config", &game.config());
        if !is_start {
            // Forgets the way there, which is no part of the study.
            start = AnyGame::from_code(&game.code()).unwrap_or(start);
            set("Setup", &game.code());
        }
        head.set_result(None);
        Study { head, start, nodes: vec![Node::default()], done: Vec::new(), undone: Vec::new() }
    }

    /// A study with everything that was played in `game` as its main line.
    ///
    /// ```
    /// use orrery_study::{Study, games::AnyGame};
    ///
    /// let study = Study::of_game(&AnyGame::from_link("kulami,d4,d1,h1")?);
    /// let last = study.main_line()[2];
    /// assert_eq!(study.game_at(last).actions(), ["d4", "d1", "h1"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn of_game(game: &AnyGame) -> Study {
        let mut start = game.clone();
        start.undo(game.played());
        let mut study = Study::new(&start);
        let (mut parent, mut before) = (NodeId::ROOT, None);
        for (player, action) in game.players().into_iter().zip(game.actions()) {
            if before == Some(player) {
                study.nodes[parent.index()].actions.push(action);
                continue;
            }
            let id = NodeId(study.nodes.len() as u32);
            study.nodes.push(Node { parent: Some(parent), actions: vec![action], ..Node::default() });
            study.nodes[parent.index()].children.push(Child { id, level: 0 });
            (parent, before) = (id, Some(player));
        }
        study
    }

    /// Which game it is about.
    pub fn kind(&self) -> GameKind {
        self.start.id()
    }

    /// The tags and the result of the record, without turns.
    pub fn head(&self) -> &Record {
        &self.head
    }

    /// What it is called.
    pub fn name(&self) -> &str {
        self.head.tag("Event").unwrap_or("")
    }

    /// A turn, or the root. Nothing if there never was one of this name.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.index())
    }

    /// The turns from the first one to this one.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::new();
        let mut at = Some(id).filter(|id| self.node(*id).is_some());
        while let Some((id, parent)) = at.and_then(|id| Some((id, self.node(id)?.parent?))) {
            path.push(id);
            at = Some(parent);
        }
        path.reverse();
        path
    }

    /// Whether it stands in the tree, and was not deleted.
    pub fn contains(&self, id: NodeId) -> bool {
        let in_parent = |id: &NodeId| {
            let parent = self.node(*id).and_then(|node| node.parent).and_then(|parent| self.node(parent));
            parent.is_some_and(|parent| parent.children().any(|child| child == *id))
        };
        self.node(id).is_some() && self.path(id).iter().all(in_parent)
    }

    /// The game after this turn, with everything that led there.
    pub fn game_at(&self, id: NodeId) -> AnyGame {
        let mut game = self.start.clone();
        for id in self.path(id) {
            for action in self.node(id).map(Node::actions).unwrap_or_default() {
                // What stands in the tree was played when it came in.
                _ = game.play(action);
            }
        }
        game
    }

    /// The turns of the main line.
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_from(NodeId::ROOT)
    }

    /// How the line goes on after this turn.
    pub fn line_from(&self, id: NodeId) -> Vec<NodeId> {
        let next = |id: &NodeId| self.node(*id).and_then(|node| node.children().next());
        std::iter::successors(next(&id), next).collect()
    }

    /// All turns that stand in the tree, each before what follows it; the root first.
    pub fn all(&self) -> Vec<NodeId> {
        let (mut all, mut open) = (Vec::new(), vec![NodeId::ROOT]);
        while let Some(id) = open.pop() {
            all.push(id);
            if let Some(node) = self.node(id) {
                open.extend(node.children.iter().rev().map(|child| child.id));
            }
        }
        all
    }

    /// Whether the turn is not played to its end: its player is still to act. `game` stands after it.
    pub(crate) fn is_partial(&self, id: NodeId, game: &AnyGame) -> bool {
        self.player_of(id, game).is_some_and(|player| game.outcome().is_none() && game.to_act() == player)
    }

    /// Who made this turn; `game` stands after it. Nobody made the root.
    fn player_of(&self, id: NodeId, game: &AnyGame) -> Option<Player> {
        self.node(id)?.parent?;
        game.players().last().copied()
    }

    /// How many variations lie around this turn.
    pub(crate) fn depth(&self, id: NodeId) -> usize {
        let level = |id: &NodeId| {
            let parent = self.node(*id)?.parent?;
            let child = self.node(parent)?.children.iter().find(|child| child.id == *id)?;
            Some(usize::from(child.level))
        };
        self.path(id).iter().filter_map(level).sum()
    }

    /// The child of a turn that is this turn, if there is one.
    pub fn child(&self, id: NodeId, actions: &[String]) -> Option<NodeId> {
        let mut children = self.node(id)?.children();
        children.find(|child| self.node(*child).is_some_and(|node| node.actions == actions))
    }
}
