//! Logistic regression: the weights under which the results of the games are most likely.

/// What is learned from: counted features of positions, most of them 0 and not kept, each with the score to be expected
/// by the player to act.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Feature and count, position after position.
    counts: Vec<(u32, i32)>,
    /// Where the counts of each position end, and its score: 1 for a win, 0 for a loss.
    positions: Vec<(usize, f64)>,
}

/// Positions of which about the same score was predicted.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    /// How many there are.
    pub positions: usize,
    /// The mean of the predicted scores.
    pub predicted: f64,
    /// The mean of the scores that came out.
    pub actual: f64,
}

/// How far the first steps go: the log-odds that a feature of its usual size gains or loses.
const STEP: f64 = 0.1;
/// How much of the mean gradient, and of the mean square, is kept from one step to the next.
const KEPT: [f64; 2] = [0.9, 0.99];

impl Samples {
    /// Adds a position.
    pub fn push(&mut self, counts: &[i32], result: f64) {
        let counted = (0..).zip(counts.iter().copied()).filter(|&(_, count)| count != 0);
        self.counts.extend(counted);
        self.positions.push((self.counts.len(), result));
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// The scores of the positions.
    #[cfg(test)]
    pub fn targets(&self) -> impl Iterator<Item = f64> {
        self.positions.iter().map(|&(_, score)| score)
    }

    /// The mean square of each of so many features.
    pub fn mean_squares(&self, features: usize) -> Vec<f64> {
        let mut squares = vec![0.0; features];
        for &(feature, count) in &self.counts {
            squares[feature as usize] += f64::from(count).powi(2) / self.len() as f64;
        }
        squares
    }

    /// The counts and the result of each position.
    fn iter(&self) -> impl Iterator<Item = (&[(u32, i32)], f64)> {
        let mut begin = 0;
        self.positions.iter().map(move |&(end, result)| {
            let counts = &self.counts[begin..end];
            begin = end;
            (counts, result)
        })
    }

    /// The mean cross entropy of prediction and result. Weights are logarithms of odds.
    pub fn loss(&self, weights: &[f64]) -> f64 {
        let sum: f64 = self.iter().map(|(counts, result)| loss(log_odds(counts, weights), result)).sum();
        sum / self.len() as f64
    }

    /// The loss, and the gradient of loss + decay / (2 · positions) · weights².
    pub fn slope(&self, weights: &[f64], decay: f64) -> (f64, Vec<f64>) {
        let mut gradient: Vec<f64> = weights.iter().map(|weight| decay * weight).collect();
        let mut sum = 0.0;
        for (counts, result) in self.iter() {
            let z = log_odds(counts, weights);
            sum += loss(z, result);
            let error = chance(z) - result;
            for &(feature, count) in counts {
                gradient[feature as usize] += error * f64::from(count);
            }
        }
        let positions = self.len() as f64;
        gradient.iter_mut().for_each(|slope| *slope /= positions);
        (sum / positions, gradient)
    }

    /// Compares predicted with actual scores, for each tenth of the predictable.
    pub fn calibration(&self, weights: &[f64]) -> [Bin; 10] {
        let mut bins = [Bin::default(); 10];
        for (counts, result) in self.iter() {
            let predicted = chance(log_odds(counts, weights));
            let bin = &mut bins[(10.0 * predicted).min(9.0) as usize];
            bin.positions += 1;
            bin.predicted += predicted;
            bin.actual += result;
        }
        for bin in &mut bins {
            let positions = bin.positions.max(1) as f64;
            bin.predicted /= positions;
            bin.actual /= positions;
        }
        bins
    }
}

/// Fits so many weights to `samples`, and tells `report` number, loss and weights of each iteration.
///
/// `decay` draws the weights towards 0, like a prior belief that they are 0 with a standard deviation of
/// 1 / √decay. This is Adam on the whole gradient, from 0, with steps that shrink to nothing: the same samples
/// give the same weights.
pub fn fit(
    samples: &Samples,
    features: usize,
    decay: f64,
    iterations: u32,
    mut report: impl FnMut(u32, f64, &[f64]),
) -> Vec<f64> {
    // A step changes predictions about equally, whatever the size of the counts.
    let sizes: Vec<f64> =
        samples.mean_squares(features).into_iter().map(|square| square.sqrt().max(1e-3)).collect();
    let mut weights = vec![0.0; features];
    let (mut means, mut squares) = (vec![0.0; features], vec![0.0; features]);
    for iteration in 1..=iterations {
        let (loss, gradient) = samples.slope(&weights, decay);
        report(iteration, loss, &weights);
        let step = STEP * f64::from(iterations + 1 - iteration) / f64::from(iterations);
        // Both means start from 0 and would be too small at first.
        let [mean_share, square_share] = KEPT.map(|kept| 1.0 - kept.powi(iteration.min(100_000) as i32));
        for (i, slope) in gradient.into_iter().enumerate() {
            means[i] += (1.0 - KEPT[0]) * (slope - means[i]);
            squares[i] += (1.0 - KEPT[1]) * (slope * slope - squares[i]);
            let size = (squares[i] / square_share).sqrt() + 1e-12;
            weights[i] -= step / sizes[i] * (means[i] / mean_share) / size;
        }
    }
    weights
}

fn log_odds(counts: &[(u32, i32)], weights: &[f64]) -> f64 {
    counts.iter().map(|&(feature, count)| weights[feature as usize] * f64::from(count)).sum()
}

fn chance(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// −result · ln(chance) − (1 − result) · ln(1 − chance), without a logarithm of 0.
fn loss(log_odds: f64, result: f64) -> f64 {
    log_odds.max(0.0) - result * log_odds + (-log_odds.abs()).exp().ln_1p()
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_engine::games::core::Rng;

    const TRUE: [f64; 4] = [0.8, -0.3, 0.05, 1.5];

    /// Positions with counts of different sizes, whose results follow the true weights.
    fn samples(positions: usize) -> Samples {
        let mut rng = Rng::new(5);
        let mut samples = Samples::default();
        for _ in 0..positions {
            let mut count = |size: u64| rng.below(2 * size + 1) as i32 - size as i32;
            let counts = [count(1), count(4), count(30), i32::from(count(10) == 0)];
            let z = counts.iter().zip(TRUE).map(|(&count, weight)| f64::from(count) * weight).sum();
            let won = (rng.next() >> 11) as f64 / (1u64 << 53) as f64;
            samples.push(&counts, if won < chance(z) { 1.0 } else { 0.0 });
        }
        samples
    }

    #[test]
    fn the_gradient_is_that_of_finite_differences() {
        let samples = samples(300);
        let weights = [0.3, -0.2, 0.01, 0.7];
        let decay = 7.0;
        let objective = |weights: &[f64]| {
            let squares: f64 = weights.iter().map(|weight| weight * weight).sum();
            samples.loss(weights) + decay / 2.0 / samples.len() as f64 * squares
        };
        let (loss, gradient) = samples.slope(&weights, decay);
        assert!((loss - samples.loss(&weights)).abs() < 1e-12);
        for (i, slope) in gradient.into_iter().enumerate() {
            let [mut above, mut below] = [weights; 2];
            above[i] += 1e-5;
            below[i] -= 1e-5;
            let difference = (objective(&above) - objective(&below)) / 2e-5;
            assert!((slope - difference).abs() < 1e-7, "{i}: {slope} {difference}");
        }
    }

    #[test]
    fn known_weights_are_found_again() {
        let samples = samples(40_000);
        let mut losses = Vec::new();
        let weights = fit(&samples, 5, 0.0, 200, |_, loss, _| losses.push(loss));
        // Three standard errors of so many positions.
        for ((found, wanted), allowed) in weights.iter().zip(TRUE).zip([0.06, 0.02, 0.003, 0.25]) {
            assert!((found - wanted).abs() < allowed, "{weights:?}");
        }
        assert_eq!(weights[4], 0.0, "what never occurs has no weight");
        let (loss, gradient) = samples.slope(&weights, 0.0);
        assert!(loss <= samples.loss(&[0.8, -0.3, 0.05, 1.5, 0.0]) && loss < losses[0]);
        assert!(gradient.iter().all(|slope| slope.abs() < 1e-4), "not at the minimum: {gradient:?}");
        assert_eq!(weights, fit(&samples, 5, 0.0, 200, |_, _, _| ()));
    }

    #[test]
    fn decay_draws_towards_nothing() {
        let samples = samples(500);
        let size = |decay| fit(&samples, 4, decay, 200, |_, _, _| ()).iter().map(|w| w * w).sum::<f64>();
        assert!(size(0.0) > size(20.0) && size(20.0) > size(1000.0));
    }

    #[test]
    fn true_weights_are_calibrated() {
        let bins = samples(40_000).calibration(&TRUE);
        assert_eq!(bins.iter().map(|bin| bin.positions).sum::<usize>(), 40_000);
        for bin in bins.iter().filter(|bin| bin.positions > 1000) {
            assert!((bin.predicted - bin.actual).abs() < 0.05, "{bin:?}");
        }
    }

    #[test]
    fn certainty_has_a_finite_loss() {
        assert_eq!(loss(0.0, 0.5), std::f64::consts::LN_2);
        assert!((loss(50.0, 1.0)).abs() < 1e-12 && (loss(800.0, 0.0) - 800.0).abs() < 1e-9);
        assert_eq!(chance(-800.0), 0.0);
    }
}
