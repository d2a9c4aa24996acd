use std::collections::HashMap;

use orrery_games::core::Game;
use orrery_learn::{Aim, Quest, Stage};

use crate::Turn;

/// How many positions may be looked at before a question is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget(pub u64);

/// Proves what leads to an aim: an exhaustive search with good guesses about what to try first and a memory, so that it
/// is quick. It gives up rather than guess.
pub struct Prover<'a, G: Game> {
    game: &'a G,
    quest: Quest<'a, G>,
    left: u64,
    /// What decided last, by the distance from the question.
    deciders: Vec<Option<G::Action>>,
    spare: Vec<Vec<G::Action>>,
    known: HashMap<(u64, u32), bool>,
}

/// A whole turn: what was played until the other player is to act or the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Whole<G: Game> {
    /// Its actions.
    pub actions: Vec<G::Action>,
    /// Their places in the lists of legal actions.
    pub turn: Turn,
    /// Where it leads.
    pub stage: Stage<G::Position>,
}

/// More positions than this are not remembered.
const MEMORY: usize = 1 << 20;

impl<'a, G: Game> Prover<'a, G> {
    /// For the puzzle that begins in `start` with this aim.
    pub fn new(game: &'a G, start: &G::Position, aim: Aim, budget: Budget) -> Prover<'a, G> {
        let quest = Quest::new(game, start, aim);
        let (deciders, spare, known) = (Vec::new(), Vec::new(), HashMap::new());
        Prover { game, quest, left: budget.0, deciders, spare, known }
    }

    /// The aim and whose it is.
    pub fn quest(&self) -> &Quest<'a, G> {
        &self.quest
    }

    /// Allows so many more positions, whatever was left.
    pub fn allow(&mut self, budget: Budget) {
        self.left = budget.0;
    }

    /// Whether the aim is reached for good, or out of reach. Where the aim is about the end of the game, turns that were
    /// counted out on purpose are a limit too.
    pub fn verdict(&self, stage: &Stage<G::Position>) -> Option<bool> {
        let too_late = || (stage.turns == 0 && self.quest.is_his(stage)).then_some(false);
        self.quest.verdict(stage).or_else(too_late)
    }

    /// Whether the solver reaches the aim from here, whatever the opponent does; `None` where the budget is used up.
    pub fn holds(&mut self, stage: &Stage<G::Position>) -> Option<bool> {
        self.search(stage, 0)
    }

    fn search(&mut self, stage: &Stage<G::Position>, ply: usize) -> Option<bool> {
        if let Some(verdict) = self.verdict(stage) {
            return Some(verdict);
        }
        self.left = self.left.checked_sub(1)?;
        let key = (self.game.key(&stage.position), stage.turns);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        if self.deciders.len() <= ply {
            self.deciders.resize(ply + 1, None);
        }
        let mut actions = self.spare.pop().unwrap_or_default();
        self.game.legal_into(&stage.position, &mut actions);
        let decider = self.deciders[ply].and_then(|decider| actions.iter().position(|&a| a == decider));
        if let Some(place) = decider {
            actions[..=place].rotate_right(1);
        }
        let his = self.quest.is_his(stage);
        let mut answer = Some(!his);
        for &action in &actions {
            let next = self.quest.after(stage, action);
            match self.search(&next, ply + 1) {
                Some(holds) if holds != his => {}
                decided => {
                    self.deciders[ply] = Some(action);
                    answer = decided;
                    break;
                }
            }
        }
        self.spare.push(actions);
        if self.known.len() >= MEMORY {
            self.known.clear();
        }
        self.known.insert(key, answer?);
        answer
    }

    /// All whole turns of whoever is to act.
    pub fn turns(&self, stage: &Stage<G::Position>) -> Vec<Whole<G>> {
        let mut whole = Vec::new();
        let mut begun = vec![Whole { actions: Vec::new(), turn: Turn::new(), stage: *stage }];
        let his = self.quest.is_his(stage);
        while let Some(part) = begun.pop() {
            for (place, action) in self.game.legal(&part.stage.position).into_iter().enumerate() {
                let mut longer = part.clone();
                longer.actions.push(action);
                // No game has as many legal actions as that.
                longer.turn.push(place as u16);
                longer.stage = self.quest.after(&part.stage, action);
                let over = self.game.is_over(&longer.stage.position);
                let on = !over && self.quest.is_his(&longer.stage) == his;
                if on { &mut begun } else { &mut whole }.push(longer);
            }
        }
        whole.sort_by(|a, b| a.turn.cmp(&b.turn));
        whole
    }

    /// The whole turns of the solver's after which the aim is reached, whatever the opponent does.
    pub fn accepted(&mut self, stage: &Stage<G::Position>) -> Option<Vec<Whole<G>>> {
        let mut accepted = Vec::new();
        for whole in self.turns(stage) {
            if self.search(&whole.stage, 1)? {
                accepted.push(whole);
            }
        }
        Some(accepted)
    }

    /// How the opponent, who is to act, puts the aim out of reach: the whole turn, or nothing if they cannot. `None` where the
    /// budget is used up.
    pub fn refutation(&mut self, stage: &Stage<G::Position>) -> Option<Vec<G::Action>> {
        let mut refutation = Vec::new();
        let mut stage = *stage;
        while !self.quest.is_his(&stage) && !self.game.is_over(&stage.position) {
            let mut found = None;
            for action in self.game.legal(&stage.position) {
                let next = self.quest.after(&stage, action);
                if !self.search(&next, 1)? {
                    found = Some((action, next));
                    break;
                }
            }
            let Some((action, next)) = found else { return Some(Vec::new()) };
            refutation.push(action);
            stage = next;
        }
        Some(refutation)
    }
}
