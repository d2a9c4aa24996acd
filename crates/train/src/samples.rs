//! Positions of self-play as a net sees them.

use orrery_engine::games::core::Rng;
use orrery_engine::selfplay::Played;
use orrery_engine::{Inputs, Learn, Node, Value, expectation};

/// Positions to learn from.
#[derive(Default)]
pub struct Samples {
    /// The inputs of all positions, one after the other.
    inputs: Vec<u32>,
    samples: Vec<Sample>,
}

struct Sample {
    /// Where its inputs end.
    end: usize,
    stage: u8,
    /// What is to be predicted: the expected score of the player to act.
    target: f32,
    /// What came of it, where that is known.
    result: Option<f32>,
    /// The log-odds that search found, if it looked.
    searched: Option<f32>,
    /// The log-odds that the evaluation made by hand predicts.
    hand: f32,
}

/// One position.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub inputs: &'a [u32],
    pub stage: usize,
    pub target: f32,
    pub result: Option<f32>,
    pub searched: Option<f32>,
    pub hand: f32,
}

impl Samples {
    /// Adds the positions of a game after the last action drawn by lot, and those beside it, except where a move is only
    /// being finished: search does not evaluate that. Each is turned by a symmetry of its board, by lot. `mix` is the
    /// share of the search in what is to be predicted.
    pub fn add<G: Learn>(&mut self, played: &Played<G>, mix: f64, rng: &mut Rng) {
        let symmetries = played.game.symmetries();
        let mut turned = |position: &G::Position| {
            played.game.map_position(symmetries[rng.index(symmetries.len())], position)
        };
        let searched = |value| (1.0 + expectation(value)) / 2.0;
        played.for_positions(|position, value, result| {
            if !G::is_aftermath(position) {
                let target = value.map_or(result, |value| mix * searched(value) + (1.0 - mix) * result);
                self.add_position(&played.game, &turned(position), value, Some(result), target);
            }
        });
        played.for_asides(|position, value| {
            self.add_position(&played.game, &turned(position), Some(value), None, searched(value));
        });
    }

    fn add_position<G: Learn>(
        &mut self,
        game: &G,
        position: &G::Position,
        value: Option<Value>,
        result: Option<f64>,
        target: f64,
    ) {
        let mut inputs = Inputs::default();
        game.describe(&G::Node::new(game, position), &mut inputs);
        self.inputs.extend(inputs.list.iter().map(|&input| G::twin(input as usize) as u32));
        self.samples.push(Sample {
            end: self.inputs.len(),
            stage: inputs.stage as u8,
            target: target as f32,
            result: result.map(|result| result as f32),
            searched: value.map(|value| value as f32 / 1000.0),
            hand: inputs.base as f32 / 1000.0,
        });
    }

    /// Adds a position of which the hand says nothing.
    #[cfg(test)]
    pub fn push(&mut self, inputs: &[u32], stage: usize, target: f32) {
        self.inputs.extend(inputs);
        let (end, stage) = (self.inputs.len(), stage as u8);
        self.samples.push(Sample { end, stage, target, result: Some(target), searched: None, hand: 0.0 });
    }

    pub fn len(&self) -> usize {
        self.samples.len()
    }

    pub fn get(&self, index: usize) -> View<'_> {
        let begin = index.checked_sub(1).map_or(0, |before| self.samples[before].end);
        let Sample { end, stage, target, result, searched, hand } = self.samples[index];
        View { inputs: &self.inputs[begin..end], stage: stage.into(), target, result, searched, hand }
    }

    pub fn iter(&self) -> impl Iterator<Item = View<'_>> {
        (0..self.len()).map(|index| self.get(index))
    }
}
