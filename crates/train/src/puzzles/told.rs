//! How a level looks for a turn that reaches an aim it was told, as whoever solves a puzzle is told.

use orrery_engine::games::core::{Rng, Symmetric};
use orrery_engine::{Evaluate, Sight, Skill};
use orrery_puzzles::{Prover, Quest, Stage, Turn, Whole};

/// Positions an action at full strength: what the verifier may need, and more.
const FULL: u64 = 1_000_000;

/// What a level sees of what leads to an aim: not farther than it looks in play, no more positions than in play, and none of
/// the actions that it overlooks.
struct Seer<'a, G: Evaluate> {
    game: &'a G,
    quest: &'a Quest<'a, G>,
    sight: Sight,
    /// Turns of either side.
    turns: u32,
    left: u64,
    /// What decided last, by how deep.
    deciders: Vec<Option<G::Action>>,
}

/// The turn by which a level thinks it reaches the aim, if it sees one.
pub fn seen<G: Evaluate + Symmetric>(
    game: &G,
    prover: &Prover<'_, G>,
    stage: &Stage<G::Position>,
    level: u32,
    lot: &mut Rng,
) -> Option<Turn> {
    let (turns, nodes, misses) = match game.levels().get(level as usize - 1) {
        Some(Skill::Novice(novice)) => (1, FULL, [novice.misses; 2]),
        Some(Skill::Search(budget)) => (budget.depth, budget.nodes, budget.misses),
        None => (u32::MAX, FULL, [0; 2]),
    };
    let sight = Sight::new(misses, game.to_act(&stage.position), lot.below(1 << 32));
    let mut seer = Seer { game, quest: prover.quest(), sight, turns, left: nodes, deciders: Vec::new() };
    let mut turns = prover.turns(stage);
    lot.shuffle(&mut turns);
    let mut reaches =
        |whole: &Whole<G>| seer.is_seen(stage, whole) && seer.holds(&whole.stage, 1) == Some(true);
    turns.into_iter().find(|whole| reaches(whole)).map(|whole| whole.turn)
}

impl<G: Evaluate> Seer<'_, G> {
    fn is_seen(&self, stage: &Stage<G::Position>, whole: &Whole<G>) -> bool {
        let mut position = stage.position;
        whole.actions.iter().all(|&action| {
            let sees = self.sight.sees(self.game, &position, action);
            self.game.play_unchecked(&mut position, action);
            sees
        })
    }

    /// Whether the aim seems to be reached; `None` where that is too far away.
    fn holds(&mut self, stage: &Stage<G::Position>, turn: u32) -> Option<bool> {
        if let Some(verdict) = self.quest.verdict(stage) {
            return Some(verdict);
        }
        if turn >= self.turns {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        let his = self.quest.is_his(stage);
        let mut actions = self.game.legal(&stage.position);
        let deep = stage.turns as usize * 2 + usize::from(his);
        if self.deciders.len() <= deep {
            self.deciders.resize(deep + 1, None);
        }
        let decider = self.deciders[deep].and_then(|decider| actions.iter().position(|&a| a == decider));
        if let Some(place) = decider {
            actions[..=place].rotate_right(1);
        }
        let mut answer = Some(!his);
        for action in actions {
            if !self.sight.sees(self.game, &stage.position, action) {
                continue;
            }
            let next = self.quest.after(stage, action);
            let on = u32::from(self.quest.is_his(&next) != his);
            match self.holds(&next, turn + on) {
                Some(holds) if holds == his => {
                    self.deciders[deep] = Some(action);
                    return Some(his);
                }
                Some(_) => {}
                None => answer = None,
            }
        }
        answer
    }
}
