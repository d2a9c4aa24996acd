//! The steps by which weights are learned: Adam, with weights drawn towards 0.

/// How much of the mean gradient, and of the mean square, is kept from one step to the next.
const KEPT: [f32; 2] = [0.9, 0.999];

/// What is remembered from step to step.
pub struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// Before the first step of so many weights.
    pub fn new(count: usize) -> Adam {
        Adam { means: vec![0.0; count], squares: vec![0.0; count], steps: 0 }
    }

    /// Moves every weight against its `slope`, in steps of the size `rate`.
    pub fn step(&mut self, weights: &mut [f32], slope: impl Fn(usize) -> f32, rate: f32, decay: f32) {
        self.steps = (self.steps + 1).min(100_000);
        // Both means start from 0 and would be too small at first.
        let [mean_share, square_share] = KEPT.map(|kept| 1.0 - kept.powi(self.steps));
        for (i, weight) in weights.iter_mut().enumerate() {
            let slope = slope(i);
            let (mean, square) = (&mut self.means[i], &mut self.squares[i]);
            *mean += (1.0 - KEPT[0]) * (slope - *mean);
            *square += (1.0 - KEPT[1]) * (slope * slope - *square);
            let size = (*square / square_share).sqrt() + 1e-8;
            *weight -= rate * (*mean / mean_share / size + decay * *weight);
        }
    }
}
