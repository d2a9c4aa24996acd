use std::marker::PhantomData;

use super::{Hear, Learn};
use crate::eval::fingerprint;
use crate::value::{MAX_ESTIMATE, Value};

/// The most hidden units that a net has.
pub const MAX_UNITS: usize = 64;

/// What a unit has when it is full.
const FULL: i16 = 1 << Net::UNIT_BITS;

/// The [`Weights`] of a learned evaluation in whole numbers: the same values everywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    pub(super) rows: Vec<i16>,
    pub(super) bias: Vec<i16>,
    pub(super) direct: Vec<i16>,
    pub(super) out: Vec<i16>,
    pub(super) kinds: Vec<i16>,
    pub(super) gains: Vec<i16>,
    pub(super) stages: Vec<i32>,
}

/// What a net is made of, in log-odds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights {
    /// For each input that is told to the hidden units, what it adds to each of them.
    pub rows: Vec<f32>,
    /// What the hidden units have before.
    pub bias: Vec<f32>,
    /// For each input, what it adds to the value by itself.
    pub direct: Vec<f32>,
    /// For each stage, what each hidden unit adds to the value.
    pub out: Vec<f32>,
    /// For each kind of action, what it adds to the odds that an action is played.
    pub kinds: Vec<f32>,
    /// For each stage and kind of action, by how much it seldom betters the value; infinite where nothing is known.
    pub gains: Vec<f32>,
    /// For each stage, what the value is without the hidden units.
    pub stages: Vec<f32>,
}

impl Net {
    /// One of a hidden unit, as a power of 2.
    pub const UNIT_BITS: u32 = 8;
    /// One of the log-odds in the weights of the output, as a power of 2.
    pub const OUT_BITS: u32 = 10;
    /// One of the log-odds in what an input adds by itself, as a power of 2.
    pub const DIRECT_BITS: u32 = 12;
    /// One of the log-odds of a kind of action, and of what it gains, as a power of 2.
    pub const KIND_BITS: u32 = 10;

    /// The net with these weights, rounded.
    pub fn new(weights: &Weights) -> Net {
        let scaled = |weight: f32, bits: u32| (weight * (1u32 << bits) as f32).round();
        let small = |list: &[f32], bits: u32| -> Vec<i16> {
            let limit = |weight: f32| weight.clamp(f32::from(i16::MIN), f32::from(i16::MAX));
            list.iter().map(|&weight| limit(scaled(weight, bits)) as i16).collect()
        };
        let stage = |&bias: &f32| scaled(bias, Net::UNIT_BITS + Net::OUT_BITS) as i32;
        Net {
            rows: small(&weights.rows, Net::UNIT_BITS),
            bias: small(&weights.bias, Net::UNIT_BITS),
            direct: small(&weights.direct, Net::DIRECT_BITS),
            out: small(&weights.out, Net::OUT_BITS),
            kinds: small(&weights.kinds, Net::KIND_BITS),
            gains: small(&weights.gains, Net::KIND_BITS),
            stages: weights.stages.iter().map(stage).collect(),
        }
    }

    /// The same net with the odds of another one for kinds of actions.
    pub fn with_kinds_of(self, other: &Net) -> Net {
        Net { kinds: other.kinds.clone(), ..self }
    }

    /// The same net with the gains of another one.
    pub fn with_gains_of(self, other: &Net) -> Net {
        Net { gains: other.gains.clone(), ..self }
    }

    /// The lists of small numbers, in the order of the file.
    pub(super) fn lists(&self) -> [&[i16]; 6] {
        [&self.rows, &self.bias, &self.direct, &self.out, &self.kinds, &self.gains]
    }

    /// What tells it from other nets.
    pub fn fingerprint(&self) -> String {
        let small = self.lists().into_iter().flatten().map(|&weight| i32::from(weight));
        let numbers: Vec<i32> = small.chain(self.stages.iter().copied()).collect();
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
        if low <= sum.base && sum.base <= high {
            ((sum.base + sum.value()).clamp(-MAX_ESTIMATE, MAX_ESTIMATE), true)
        } else {
            (sum.base, false)
        }
    }

    /// What the net adds to the evaluation made by hand. What is out of range counts for nothing.
    pub fn value<G: Learn>(&self, inputs: &[u32], stage: usize) -> Value {
        let mut sum = Sum::<G>::new(self);
        inputs.iter().for_each(|&input| sum.add(input as usize));
        sum.begin(stage, 0);
        sum.value()
    }

    /// How likely an action is to be the best one, as log-odds in units of [`KIND_BITS`](Net::KIND_BITS) but for a constant
    /// of the position.
    #[inline]
    pub fn likelihood<G: Learn>(&self, game: &G, position: &G::Position, action: G::Action) -> i32 {
        let mut sum = 0;
        game.kinds(position, action, |kind| {
            sum += self.kinds.get(kind).map_or(0, |&weight| i32::from(weight));
        });
        sum
    }

    /// Whether [`gain`](Net::gain) may know something.
    #[inline]
    pub fn knows_gains(&self) -> bool {
        !self.gains.is_empty()
    }

    /// By how much an action, of one kind only, seldom betters what the net says of a position, if that is known.
    #[inline]
    pub fn gain<G: Learn>(&self, game: &G, position: &G::Position, action: G::Action) -> Option<Value> {
        let mut gain = None;
        game.kinds(position, action, |kind| gain = self.gains.get(game.stage(position) * G::KINDS + kind));
        gain.filter(|&&gain| gain < i16::MAX).map(|&gain| (Value::from(gain) * 1000) >> Net::KIND_BITS)
    }
}

/// What the inputs of a position add up to.
struct Sum<'a, G> {
    net: &'a Net,
    hidden: [i16; MAX_UNITS],
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
        let mut hidden = [0; MAX_UNITS];
        hidden[..G::UNITS].copy_from_slice(&net.bias[..G::UNITS]);
        let (direct, stage, base) = (0, 0, 0);
        Sum { net, hidden, direct, stage, base, low: Value::MIN, high: Value::MAX, game: PhantomData }
    }

    #[inline]
    fn value(&self) -> Value {
        let first = self.stage * G::UNITS;
        let (Some(weights), Some(&bias)) =
            (self.net.out.get(first..first + G::UNITS), self.net.stages.get(self.stage))
        else {
            return 0;
        };
        let mut sum = bias;
        for (unit, weight) in self.hidden[..G::UNITS].iter().zip(weights) {
            sum += i32::from((*unit).clamp(0, FULL)) * i32::from(*weight);
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
            && let Some(row) = self.net.rows.get(input * G::UNITS..(input + 1) * G::UNITS)
        {
            for (unit, weight) in self.hidden[..G::UNITS].iter_mut().zip(row) {
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
