//! A study on the page: the tree, the turn that is looked at, and what is known of its turns.

use std::collections::HashMap;

use leptos::prelude::*;
use orrery_client::{Chance, KeptStudy};
use orrery_games::AnyGame;
use orrery_games::core::Player;
use orrery_study::{Edit, EditError, NodeId, Reviewed, Study};

use super::kept;
use crate::app::notify;
use crate::browser;
use crate::followed::put;
use orrery_view::Phrase;

/// How long after a change the study is stored: not in the frame that shows it.
const STORE: f64 = 60.0;

/// A study on the page. A handle: copies are the same study.
#[derive(Clone, Copy)]
pub struct Analysis {
    /// The tree.
    pub study: RwSignal<Study>,
    /// The turn that is looked at.
    pub at: RwSignal<NodeId>,
    /// Counts up with every edit: what depends on the shape of the tree follows this.
    pub edits: RwSignal<u32>,
    /// What the first player can expect after turns, as the engine saw it.
    pub chances: RwSignal<HashMap<NodeId, Chance>>,
    /// What a review has found out so far about the turns of the main line.
    pub reviewed: RwSignal<Vec<Reviewed>>,
    /// Whether turns made on the board are tries, which do not come into the tree, and the last of them.
    pub diverted: RwSignal<bool>,
    /// The last try.
    pub tried: RwSignal<Option<Vec<String>>>,
    /// The main line that the review is of.
    graded: StoredValue<Vec<NodeId>>,
    /// Actions of a turn that was begun on the board and is not complete.
    begun: StoredValue<Vec<String>>,
    id: StoredValue<String>,
    revision: StoredValue<u32>,
    unstored: StoredValue<bool>,
}

impl Analysis {
    /// A study as it was kept under this name.
    pub fn new(id: String, kept: KeptStudy) -> Analysis {
        let KeptStudy { study, at, begun, chances, reviewed, revision, .. } = kept;
        let graded = study.main_line();
        Analysis {
            study: RwSignal::new(study),
            at: RwSignal::new(at),
            edits: RwSignal::new(0),
            chances: RwSignal::new(chances.into_iter().collect()),
            reviewed: RwSignal::new(reviewed),
            diverted: RwSignal::new(false),
            tried: RwSignal::new(None),
            graded: StoredValue::new(graded),
            begun: StoredValue::new(begun),
            id: StoredValue::new(id),
            revision: StoredValue::new(revision),
            unstored: StoredValue::new(false),
        }
    }

    /// The name under which it is kept.
    pub fn id(self) -> String {
        self.id.get_value()
    }

    /// The game after a turn.
    pub fn game_at(self, id: NodeId) -> AnyGame {
        self.study.with_untracked(|study| study.game_at(id))
    }

    /// The game as it is to stand on the board: after the turn looked at, with what was begun of the next.
    pub fn game(self) -> AnyGame {
        let mut game = self.game_at(self.at.get_untracked());
        self.begun.with_value(|begun| _ = begun.iter().try_for_each(|action| game.play(action)));
        game
    }

    /// Looks at a turn.
    pub fn look_at(self, id: NodeId) {
        self.begun.set_value(Vec::new());
        put(self.at, id);
        self.keep();
    }

    /// The turn before the one looked at.
    pub fn back(self) {
        let parent = self.study.with_untracked(|study| study.node(self.at.get_untracked())?.parent());
        if let Some(parent) = parent {
            self.look_at(parent);
        }
    }

    /// The turn after it, on its line.
    pub fn forward(self) {
        let next = self.study.with_untracked(|study| study.node(self.at.get_untracked())?.children().next());
        if let Some(next) = next {
            self.look_at(next);
        }
    }

    /// The start, or the end of the line.
    pub fn far(self, forward: bool) {
        let at = self.at.get_untracked();
        let line = self.study.with_untracked(|study| study.line_from(at));
        match (forward, line.last()) {
            (false, _) => self.look_at(NodeId::ROOT),
            (true, Some(last)) => self.look_at(*last),
            (true, None) => {}
        }
    }

    /// The variation beside the turn looked at: the next one, or the one before.
    pub fn beside(self, step: i32) {
        let at = self.at.get_untracked();
        let other = self.study.with_untracked(|study| {
            let siblings: Vec<NodeId> = study.node(study.node(at)?.parent()?)?.children().collect();
            let place = siblings.iter().position(|id| *id == at)? as i32;
            siblings.get(usize::try_from(place + step).ok()?).copied()
        });
        if let Some(other) = other {
            self.look_at(other);
        }
    }

    /// A turn stands on the board after so many actions of the game: it comes into the tree, unless it is there already.
    pub fn turn_made(self, before: usize, turn: Vec<String>) {
        if self.diverted.get_untracked() {
            return self.tried.set(Some(turn));
        }
        let at = self.at.get_untracked();
        let placed = self.study.try_update(|study| {
            // Where the record ends in the middle of a turn, the whole turn stands beside what was begun.
            let after = match study.game_at(at).played() {
                played if played > before => study.node(at)?.parent()?,
                _ => at,
            };
            Some(match study.child(after, &turn) {
                Some(known) => Ok((known, false)),
                None => study.apply(Edit::Add { after, actions: turn }).map(|id| (id, true)),
            })
        });
        match placed.flatten() {
            Some(Ok((id, is_new))) => {
                self.begun.set_value(Vec::new());
                if is_new {
                    self.forget_grades();
                    self.edits.update(|edits| *edits += 1);
                }
                put(self.at, id);
                self.keep();
            }
            Some(Err(error)) => self.complain(&error),
            None => {}
        }
    }

    /// The board stands after these actions, the last of which belong to a turn that is not complete.
    pub fn turn_begun(self, actions: &[String]) {
        if self.diverted.get_untracked() {
            return;
        }
        let game = self.game_at(self.at.get_untracked());
        let begun = actions.strip_prefix(game.actions().as_slice()).unwrap_or_default();
        self.begun.set_value(begun.to_vec());
        self.keep();
    }

    /// Plays turns of a line into the tree, up to the one with this number of actions, and looks at the last.
    pub fn play_line(self, actions: &[String]) {
        let at = self.at.get_untracked();
        let mut turns: Vec<(Option<Player>, Vec<String>)> = Vec::new();
        let mut game = self.game_at(at);
        for action in actions {
            let player = Some(game.to_act());
            if game.play(action).is_err() {
                break;
            }
            match turns.last_mut() {
                Some((last, turn)) if *last == player => turn.push(action.clone()),
                _ => turns.push((player, vec![action.clone()])),
            }
        }
        if let Some((_, turn)) = turns.into_iter().next() {
            let before = self.game_at(at).played();
            self.turn_made(before, turn);
        }
    }

    /// Changes the tree, or says why not.
    pub fn edit(self, edit: Edit) {
        match self.study.try_update(|study| study.apply(edit)) {
            Some(Ok(about)) => self.edited(Some(about)),
            Some(Err(error)) => self.complain(&error),
            None => {}
        }
    }

    /// Takes the last edit back, or does it again.
    pub fn undo(self, again: bool) {
        let done = self.study.try_update(|study| if again { study.redo() } else { study.undo() });
        if done == Some(true) {
            self.edited(None);
        }
    }

    /// The turn looked at still stands, or its nearest ancestor that does is looked at; after a deletion, what was before it.
    fn edited(self, about: Option<NodeId>) {
        let at = self.at.get_untracked();
        let stands = self.study.with_untracked(|study| {
            let stands = |id: &NodeId| *id == NodeId::ROOT || study.contains(*id);
            study.path(at).into_iter().rev().find(stands).or(about.filter(|id| stands(id)))
        });
        self.forget_grades();
        self.edits.update(|edits| *edits += 1);
        self.begun.set_value(Vec::new());
        put(self.at, stands.unwrap_or(NodeId::ROOT));
        self.keep();
    }

    /// What a review found out is about the turns of the main line: from where that has become another one, it is gone.
    fn forget_grades(self) {
        let line = self.study.with_untracked(Study::main_line);
        let same =
            self.graded.with_value(|old| old.iter().zip(&line).take_while(|(old, new)| old == new).count());
        self.graded.set_value(line);
        if self.reviewed.with_untracked(Vec::len) > same {
            self.reviewed.update(|turns| turns.truncate(same));
        }
    }

    fn complain(self, error: &EditError) {
        notify(match error {
            EditError::Main => Phrase::new("analysis-is-main"),
            EditError::TooDeep => Phrase::new("analysis-too-deep"),
            _ => Phrase::new("analysis-not-done"),
        });
    }

    /// What the first player can expect after a turn.
    pub fn remember(self, id: NodeId, chance: Chance) {
        if self.chances.with_untracked(|chances| chances.get(&id) != Some(&chance)) {
            self.chances.update(|chances| _ = chances.insert(id, chance));
            self.keep();
        }
    }

    /// What is known of a turn: by this page's engine, or by whoever wrote the record.
    pub fn chance(self, id: NodeId) -> Option<Chance> {
        let known = self.chances.with(|chances| chances.get(&id).copied());
        known.or_else(|| self.study.with_untracked(|study| study.node(id)?.chance()))
    }

    /// The study is to be stored soon.
    pub fn keep(self) {
        if self.unstored.get_value() {
            return;
        }
        self.unstored.set_value(true);
        browser::later(STORE, move || self.store());
    }

    /// Stores it now, if that is still to be done.
    pub fn store(self) {
        if self.unstored.try_get_value() != Some(true) {
            return;
        }
        self.unstored.set_value(false);
        let chances = self.chances.with_untracked(|chances| {
            let mut all: Vec<_> = chances.iter().map(|(id, chance)| (*id, *chance)).collect();
            all.sort_by_key(|(id, _)| *id);
            all
        });
        let kept = KeptStudy {
            study: self.study.get_untracked(),
            at: self.at.get_untracked(),
            begun: self.begun.get_value(),
            chances,
            reviewed: self.reviewed.get_untracked(),
            revision: self.revision.get_value() + 1,
            updated: browser::now(),
        };
        self.revision.set_value(kept.revision);
        if !kept::save(&self.id.get_value(), &kept) {
            notify(Phrase::new("trouble-storage"));
        }
    }
}
