use std::marker::PhantomData;

use super::{Hear, Learn};
use crate::eval::fingerprint;
use crate::value::{MAX_ESTIMATE, Value};

/// Units of the hidden layer.
pub const HIDDEN: usize = 64;

/// What a unit has when it is full.
const FULL: i16 = 1 << Net::UNIT_BITS;

/// The weights of a learned evaluation, in whole numbers: the same values everywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// For each input, what it adds to the hidden units.
    pub(super) rows: Vec<[i16; HIDDEN]>,
    /// What the hidden units have before.
    pub(super) bias: [i16; HIDDEN],
    /// For each input, what it adds to the value by itself.
    pub(super) direct: Vec<i16>,
    /// For each stage, what the hidden units add to the value, and what the value is without them.
    pub(super) stages: Vec<([i16; HIDDEN], i32)>,
}

impl Net {
    /// One of a hidden unit, as a power of 2.
    pub const UNIT_BITS: u32 = 8;
    /// One of the log-odds in the weights of the output, as a power of 2.
    pub const OUT_BITS: u32 = 10;
    /// One of the log-odds in what an input adds by itself, as a power of 2.
    pub const DIRECT_BITS: u32 = 12;

    /// The net with these weights in log-odds, rounded: of each input to the hidden units, of the hidden units before,
    /// of each input to the value, of each stage from the hidden units, and of each stage.
    pub fn from_floats(
        rows: &[[f32; HIDDEN]],
        bias: &[f32; HIDDEN],
        direct: &[f32],
        stages: &[([f32; HIDDEN], f32)],
    ) -> Net {
        let scaled = |weight: f32, bits: u32| (weight * (1u32 << bits) as f32).round();
        let small = |weight: f32, bits: u32| {
            scaled(weight, bits).clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
        };
        let stage = |(weights, bias): &([f32; HIDDEN], f32)| {
            let bias = scaled(*bias, Net::UNIT_BITS + Net::OUT_BITS) as i32;
            (weights.map(|weight| small(weight, Net::OUT_BITS)), bias)
        };
        Net {
            rows: rows.iter().map(|row| row.map(|weight| small(weight, Net::UNIT_BITS))).collect(),
            bias: bias.map(|weight| small(weight, Net::UNIT_BITS)),
            direct: direct.iter().map(|&weight| small(weight, Net::DIRECT_BITS)).collect(),
            stages: stages.iter().map(stage).collect(),
        }
    }

    /// What tells it from other nets.
    pub fn fingerprint(&self) -> String {
        let small = self.rows.as_flattened().iter().chain(&self.bias).chain(&self.direct);
        let stages = self
            .stages
            .iter()
            .flat_map(|(weights, bias)| weights.iter().map(|&weight| i32::from(weight)).chain([*bias]));
        let numbers: Vec<i32> = small.map(|&weight| i32::from(weight)).chain(stages).collect();
        fingerprint(&numbers)
    }

    /// The chances of the player to act in a position of a game that is not over.
    #[inline]
    pub fn evaluate<G: Learn>(&self, game: &G, node: &G::Node) -> Value {
        self.evaluate_within(game, node, Value::MIN, Value::MAX).0
    }

    /// The same, or, where the hand says less than `low` or more than `high`, what it says, and `false`.
    #[inline]
    pub fn evaluate_within<G: Learn>(
        &self,
        game: &G,
        node: &G::Node,
        low: Value,
        high: Value,
    ) -> (Value, bool) {
        let mut sum = Sum::<G> { low, high, ..Sum::new(self) };
        game.describe(node, &mut sum);
        match low <= sum.base && sum.base <= high {
            true => ((sum.base + sum.value()).clamp(-MAX_ESTIMATE, MAX_ESTIMATE), true),
            false => (sum.base, false),
        }
    }

    /// What the net adds to the evaluation made by hand. What is out of range counts for nothing.
    pub fn value<G: Learn>(&self, inputs: &[u32], stage: usize) -> Value {
        let mut sum = Sum::<G>::new(self);
        inputs.iter().for_each(|&input| sum.add(input as usize));
        sum.begin(stage, 0);
        sum.value()
    }
}

/// What the inputs of a position add up to.
struct Sum<'a, G> {
    net: &'a Net,
    hidden: [i16; HIDDEN],
    direct: i32,
    stage: usize,
    base: Value,
    low: Value,
    high: Value,
    game: PhantomData<G>,
}

impl<G: Learn> Sum<'_, G> {
    #[inline]
    fn new(net: &Net) -> Sum<'_, G> {
        Sum {
            net,
            hidden: net.bias,
            direct: 0,
            stage: 0,
            base: 0,
            low: Value::MIN,
            high: Value::MAX,
            game: PhantomData,
        }
    }

    #[inline]
    fn value(&self) -> Value {
        let Some((weights, bias)) = self.net.stages.get(self.stage) else { return 0 };
        let mut sum = *bias;
        if G::ROWS > 0 {
            for (unit, weight) in self.hidden.iter().zip(weights) {
                sum += i32::from((*unit).clamp(0, FULL)) * i32::from(*weight);
            }
        }
        let direct = i64::from(self.direct) << (Net::UNIT_BITS + Net::OUT_BITS - Net::DIRECT_BITS);
        let value = ((i64::from(sum) + direct) * 1000) >> (Net::UNIT_BITS + Net::OUT_BITS);
        (value as Value).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }
}

impl<G: Learn> Hear for Sum<'_, G> {
    #[inline]
    fn add(&mut self, input: usize) {
        if input < G::ROWS
            && let Some(row) = self.net.rows.get(input)
        {
            for (unit, weight) in self.hidden.iter_mut().zip(row) {
                *unit = unit.wrapping_add(*weight);
            }
        }
        self.direct += self.net.direct.get(input).map_or(0, |&weight| i32::from(weight));
    }

    #[inline]
    fn begin(&mut self, stage: usize, base: Value) -> bool {
        (self.stage, self.base) = (stage, base);
        self.low <= base && base <= self.high
    }
}
