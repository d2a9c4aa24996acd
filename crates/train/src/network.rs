//! A net in floating point, and how it learns.

use std::thread;

use orrery_engine::games::core::Rng;
use orrery_engine::{Inputs, MAX_UNITS, Weights};

use crate::adam::Adam;
use crate::samples::{Samples, View};

/// Threads that share a batch: a fixed number, because sums depend on their order.
const THREADS: usize = 2;

/// The [`Weights`] of a net, all in one list.
#[derive(Clone)]
pub struct Network {
    shape: Shape,
    ladders: &'static [[usize; 2]],
    /// Inputs and those they are learned as differences from.
    parents: Vec<(usize, usize)>,
    weights: Vec<f32>,
}

/// How large a network is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    pub units: usize,
    pub rows: usize,
    pub inputs: usize,
    pub stages: usize,
}

/// How to learn.
#[derive(Clone, Copy)]
pub struct Schedule {
    pub epochs: u32,
    pub batch: usize,
    /// The size of the first steps.
    pub rate: f32,
    /// How strongly weights are drawn towards 0.
    pub decay: f32,
    pub seed: u64,
}

/// What a network makes of one position on the way.
struct Pass {
    hidden: [f32; MAX_UNITS],
    error: f32,
    loss: f32,
}

impl Network {
    /// A network that knows nothing, drawn by lot.
    pub fn new(
        shape: Shape,
        ladders: &'static [[usize; 2]],
        parent: fn(usize) -> Option<usize>,
        seed: u64,
    ) -> Network {
        let parents = (0..shape.inputs).filter_map(|input| Some((parent(input)?, input))).collect();
        let mut network = Network { shape, ladders, parents, weights: Vec::new() };
        network.weights = vec![0.0; network.end()];
        let mut rng = Rng::new(seed);
        let mut draw = |size: f32| (rng.below(1 << 24) as f32 / (1 << 23) as f32 - 1.0) * size;
        let (bias, out) = (network.bias(), network.out(0));
        network.weights[..bias].iter_mut().for_each(|weight| *weight = draw(0.05));
        network.weights[bias..bias + shape.units].fill(0.3);
        let end = network.stage_bias(0);
        network.weights[out..end].iter_mut().for_each(|weight| *weight = draw(0.05));
        network
    }

    /// Changes what is learned, the differences between the classes of a count, into the rows that are added up.
    fn climb(&self) -> Network {
        let mut sums = self.clone();
        self.for_steps(|lower, upper| sums.weights[upper] += sums.weights[lower]);
        sums
    }

    /// The opposite for gradients: what is learned of a class is learned of every difference below it.
    fn descend(&self, gradient: &mut [f32]) {
        let mut steps = Vec::new();
        self.for_steps(|lower, upper| steps.push((lower, upper)));
        steps.into_iter().rev().for_each(|(lower, upper)| gradient[lower] += gradient[upper]);
    }

    /// Calls `each` with the places of the weights of neighbouring classes, from the lowest class on.
    fn for_steps(&self, mut each: impl FnMut(usize, usize)) {
        let units = self.shape.units;
        let inputs =
            self.ladders.iter().flat_map(|&[first, end]| (first..end).map(move |input| (first, input)));
        for (_, input) in inputs.filter(|(first, input)| (input - first) % Inputs::CLASSES > 0) {
            let lower = input - 1;
            if input < self.shape.rows {
                (0..units).for_each(|unit| each(lower * units + unit, input * units + unit));
            }
            each(self.direct() + lower, self.direct() + input);
        }
        for &(parent, input) in &self.parents {
            if input < self.shape.rows {
                (0..units).for_each(|unit| each(parent * units + unit, input * units + unit));
            }
            each(self.direct() + parent, self.direct() + input);
        }
    }

    fn bias(&self) -> usize {
        self.shape.rows * self.shape.units
    }

    fn direct(&self) -> usize {
        self.bias() + self.shape.units
    }

    fn out(&self, stage: usize) -> usize {
        self.direct() + self.shape.inputs + stage * self.shape.units
    }

    fn stage_bias(&self, stage: usize) -> usize {
        self.out(self.shape.stages) + stage
    }

    fn end(&self) -> usize {
        self.stage_bias(self.shape.stages)
    }

    /// The log-odds of a position.
    pub fn log_odds(&self, view: &View<'_>) -> f32 {
        self.sum(view).1
    }

    fn sum(&self, view: &View<'_>) -> ([f32; MAX_UNITS], f32) {
        let Shape { units, rows, .. } = self.shape;
        let part = |place: usize| &self.weights[place..place + units];
        let mut hidden = [0.0; MAX_UNITS];
        hidden[..units].copy_from_slice(part(self.bias()));
        let mut sum = view.hand + self.weights[self.stage_bias(view.stage)];
        for &input in view.inputs {
            if (input as usize) < rows {
                for (unit, weight) in hidden[..units].iter_mut().zip(part(input as usize * units)) {
                    *unit += weight;
                }
            }
            sum += self.weights[self.direct() + input as usize];
        }
        // One sum for each unit: in this order they can be made side by side.
        let mut parts = [0.0; MAX_UNITS];
        for ((part, unit), weight) in parts.iter_mut().zip(&hidden).zip(part(self.out(view.stage))) {
            *part = unit.clamp(0.0, 1.0) * weight;
        }
        (hidden, sum + parts.iter().sum::<f32>())
    }

    fn pass(&self, view: &View<'_>) -> Pass {
        let (hidden, log_odds) = self.sum(view);
        Pass { hidden, error: chance(log_odds) - view.target, loss: loss(log_odds, view.target) }
    }

    /// Adds the gradient of the loss of these positions; returns the sum of the losses.
    fn slope(&self, samples: &Samples, chosen: &[u32], gradient: &mut [f32]) -> f64 {
        let Shape { units, rows, .. } = self.shape;
        let mut sum = 0.0;
        for &index in chosen {
            let view = samples.get(index as usize);
            let Pass { hidden, error, loss } = self.pass(&view);
            sum += f64::from(loss);
            let out = self.out(view.stage);
            let mut back = [0.0; MAX_UNITS];
            for unit in 0..units {
                gradient[out + unit] += error * hidden[unit].clamp(0.0, 1.0);
                let open = hidden[unit] > 0.0 && hidden[unit] < 1.0;
                back[unit] = if open { error * self.weights[out + unit] } else { 0.0 };
            }
            gradient[self.stage_bias(view.stage)] += error;
            let mut add = |place: usize| {
                for (slope, back) in gradient[place..place + units].iter_mut().zip(&back) {
                    *slope += back;
                }
            };
            add(self.bias());
            let told = view.inputs.iter().map(|&input| input as usize).filter(|input| *input < rows);
            told.for_each(|input| add(input * units));
            for &input in view.inputs {
                gradient[self.direct() + input as usize] += error;
            }
        }
        sum
    }

    /// Learns, and tells `report` the epoch and the mean loss on the way through it. The same samples and schedule make the
    /// same network.
    pub fn learn(
        &mut self,
        samples: &Samples,
        schedule: &Schedule,
        mut report: impl FnMut(&Network, u32, f64),
    ) {
        let mut rng = Rng::new(schedule.seed);
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        let count = self.weights.len();
        let mut adam = Adam::new(count);
        let mut gradients = vec![vec![0.0f32; count]; THREADS];
        let steps = order.len().div_ceil(schedule.batch) as u32 * schedule.epochs;
        let mut step = 0;
        for epoch in 1..=schedule.epochs {
            rng.shuffle(&mut order);
            let mut sum = 0.0;
            for batch in order.chunks(schedule.batch) {
                step += 1;
                let network = &self.climb();
                let losses: Vec<f64> = thread::scope(|scope| {
                    let parts = batch.chunks(batch.len().div_ceil(THREADS)).zip(&mut gradients);
                    let work = |(part, gradient): (_, &mut Vec<f32>)| {
                        gradient.fill(0.0);
                        network.slope(samples, part, gradient)
                    };
                    let running: Vec<_> = parts.map(|part| scope.spawn(move || work(part))).collect();
                    running.into_iter().map(|thread| thread.join().expect("a sum does not fail")).collect()
                });
                sum += losses.iter().sum::<f64>();
                gradients[losses.len()..].iter_mut().for_each(|gradient| gradient.fill(0.0));
                gradients.iter_mut().for_each(|gradient| self.descend(gradient));
                // Steps shrink to nothing along a quarter of a wave.
                let done = f64::from(step - 1) / f64::from(steps);
                let rate = schedule.rate * (done * std::f64::consts::FRAC_PI_2).cos() as f32;
                let slope = |place: usize| {
                    gradients.iter().map(|gradient| gradient[place]).sum::<f32>() / batch.len() as f32
                };
                adam.step(&mut self.weights, slope, rate, schedule.decay);
            }
            report(&self.climb(), epoch, sum / samples.len() as f64);
        }
    }

    /// Moves what each stage has before, so that of the positions whose result is known as many are won as it expects:
    /// what search made of the others is too hopeful for the player to act.
    pub fn calibrate(&mut self, samples: &Samples) {
        const ROUNDS: usize = 4;
        for _ in 0..ROUNDS {
            let sums = self.climb();
            let mut slopes = vec![[0.0; 2]; self.shape.stages];
            for view in samples.iter() {
                let Some(result) = view.result else { continue };
                let chance = chance(sums.log_odds(&view));
                let [first, second] = &mut slopes[view.stage];
                *first += f64::from(chance - result);
                *second += f64::from(chance * (1.0 - chance));
            }
            for (stage, [first, second]) in slopes.into_iter().enumerate() {
                let place = self.stage_bias(stage);
                self.weights[place] -= (first / second.max(1.0)) as f32;
            }
        }
    }

    /// The same as the weights of a net, where every input has what was learned of its twin.
    pub fn weights(&self, twin: fn(usize) -> usize) -> Weights {
        let Shape { units, rows, inputs, stages } = self.shape;
        let sums = self.climb().weights;
        let part = |place: usize, length: usize| sums[place..place + length].to_vec();
        Weights {
            rows: (0..rows).flat_map(|input| part(twin(input) * units, units)).collect(),
            bias: part(self.bias(), units),
            direct: (0..inputs).map(|input| sums[self.direct() + twin(input)]).collect(),
            out: part(self.out(0), stages * units),
            kinds: Vec::new(),
            gains: Vec::new(),
            stages: part(self.stage_bias(0), stages),
        }
    }
}

/// The chance to win with these odds.
pub fn chance(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// −target · ln(chance) − (1 − target) · ln(1 − chance), without a logarithm of 0.
pub fn loss(log_odds: f32, target: f32) -> f32 {
    log_odds.max(0.0) - target * log_odds + (-log_odds.abs()).exp().ln_1p()
}

#[cfg(test)]
mod tests {
    use orrery_engine::games::lyngk::Lyngk;
    use orrery_engine::{Learn, Net};

    use super::*;

    const INPUTS: usize = 3 * Inputs::CLASSES;
    const LADDERS: &[[usize; 2]] = &[[0, 2 * Inputs::CLASSES]];

    /// Positions whose chances depend on two inputs together, which no sum of single ones can say.
    fn samples(count: usize) -> Samples {
        let mut rng = Rng::new(4);
        let mut samples = Samples::default();
        for _ in 0..count {
            let [first, second, third] = [0, 1, 2].map(|ladder| ladder * Inputs::CLASSES + rng.index(4));
            let both = (first >= 2) == (second >= Inputs::CLASSES + 2);
            let target = if both { 0.9 } else { 0.2 };
            samples.push(&[first as u32, second as u32, third as u32], third % 2, target);
        }
        samples
    }

    fn network() -> Network {
        let shape = Shape { units: Lyngk::UNITS, rows: INPUTS, inputs: INPUTS, stages: 2 };
        Network::new(shape, LADDERS, |_| None, 1)
    }

    #[test]
    fn the_gradient_is_that_of_finite_differences() {
        let samples = samples(40);
        let chosen: Vec<u32> = (0..40).collect();
        let mut network = network();
        let mut rng = Rng::new(8);
        network.weights.iter_mut().for_each(|weight| *weight += rng.index(1000) as f32 / 5000.0 - 0.1);
        let mut gradient = vec![0.0; network.weights.len()];
        network.climb().slope(&samples, &chosen, &mut gradient);
        network.descend(&mut gradient);
        let loss = |network: &Network| {
            let network = network.climb();
            samples.iter().map(|view| f64::from(network.pass(&view).loss)).sum::<f64>()
        };
        let places = (0..network.weights.len()).filter(|i| gradient[*i] != 0.0).step_by(37);
        let mut checked = 0;
        for i in places {
            let [mut above, mut below] = [network.clone(), network.clone()];
            above.weights[i] += 4e-3;
            below.weights[i] -= 4e-3;
            let difference = (loss(&above) - loss(&below)) / 8e-3;
            assert!((f64::from(gradient[i]) - difference).abs() < 0.02, "{i}: {} {difference}", gradient[i]);
            checked += 1;
        }
        assert!(checked > 10);
    }

    #[test]
    fn what_depends_on_two_things_is_learned_the_same_every_time() {
        let samples = samples(3000);
        let schedule = Schedule { epochs: 30, batch: 100, rate: 0.01, decay: 0.0, seed: 3 };
        let learn = || {
            let mut network = network();
            let mut losses = Vec::new();
            network.learn(&samples, &schedule, |_, _, loss| losses.push(loss));
            (Net::new(&network.weights(|input| input)), losses)
        };
        let (net, losses) = learn();
        // The entropy of the targets is 0.325 and 0.500; the best single guess has 0.69.
        assert!(losses[0] > 0.5 && losses[29] < 0.45, "{losses:?}");
        for view in samples.iter().take(100) {
            let chance = chance(net.value::<Lyngk>(view.inputs, view.stage) as f32 / 1000.0);
            assert!((chance - view.target).abs() < 0.1, "{chance} {}", view.target);
        }
        assert_eq!(learn(), (net, losses));
    }

    #[test]
    fn calibrated_it_expects_what_comes() {
        let samples = samples(2000);
        let mut network = network();
        network.calibrate(&samples);
        let network = network.climb();
        for stage in 0..2 {
            let of_stage = || samples.iter().filter(|view| view.stage == stage);
            let expected: f32 = of_stage().map(|view| chance(network.log_odds(&view))).sum();
            let results: f32 = of_stage().filter_map(|view| view.result).sum();
            assert!((expected - results).abs() < 0.5, "{expected} {results}");
        }
    }

    #[test]
    fn certainty_has_a_finite_loss() {
        assert_eq!(loss(0.0, 0.5), std::f32::consts::LN_2);
        assert!(loss(50.0, 1.0).abs() < 1e-6 && (loss(800.0, 0.0) - 800.0).abs() < 1e-3);
    }
}
