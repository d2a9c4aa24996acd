//! Ratings as Glicko-2 has them: each attempt at a puzzle is a game between the person and the puzzle.

/// Where ratings of Glicko-2 are centred, and what a step of its own scale is worth.
const CENTRE: f64 = 1500.0;
const SCALE: f64 = 173.7178;

/// How much volatility may change.
const TAU: f64 = 0.5;

/// Deviations stay between these: a rating is never so certain that it cannot follow, and never less certain than at first.
const DEVIATIONS: (f64, f64) = (45.0, 350.0);

/// How much less certain a rating becomes in a day without an attempt, as the share of a rating period.
const PERIODS_A_DAY: f64 = 0.21436;

/// What somebody can do, how sure that is, and how much it moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating, on the scale of the levels.
    pub value: f64,
    /// Its deviation.
    pub deviation: f64,
    /// How much it moves.
    pub volatility: f64,
}

impl Rating {
    /// Somebody of whom nothing is known but that few begin much above this.
    pub fn new(value: f64) -> Rating {
        Rating { value, deviation: DEVIATIONS.1, volatility: 0.06 }
    }

    /// Whether it is still little more than a guess.
    pub fn is_provisional(self) -> bool {
        self.deviation >= 110.0
    }

    /// The chance of solving a puzzle of this rating and deviation.
    pub fn chance(self, puzzle: (f64, f64)) -> f64 {
        let [_, other] = [self, Rating { value: puzzle.0, deviation: puzzle.1, volatility: 0.0 }];
        let both = (self.phi().powi(2) + other.phi().powi(2)).sqrt();
        expected(self.mu(), other.mu(), both)
    }

    /// After so many days without an attempt.
    pub fn rested(self, days: f64) -> Rating {
        let phi = (self.phi().powi(2) + self.volatility.powi(2) * PERIODS_A_DAY * days.max(0.0)).sqrt();
        Rating { deviation: (phi * SCALE).clamp(DEVIATIONS.0, DEVIATIONS.1), ..self }
    }

    /// After an attempt at a puzzle of this rating and deviation; `score` is 1 if it was solved, else 0.
    ///
    /// Attempts are no periods: the deviation grows with time alone (`rested`), so that it can become small at all.
    pub fn after(self, puzzle: (f64, f64), score: f64) -> Rating {
        let next = self.after_period(&[(puzzle.0, puzzle.1, score)], false);
        Rating { deviation: next.deviation.clamp(DEVIATIONS.0, DEVIATIONS.1), ..next }
    }

    /// After a period with these games: ratings and deviations of the others, and scores. As Glickman describes it where
    /// `grows`, else without the growth of the deviation before it.
    fn after_period(self, games: &[(f64, f64, f64)], grows: bool) -> Rating {
        let (mu, phi) = (self.mu(), self.phi());
        let others: Vec<(f64, f64, f64)> = games
            .iter()
            .map(|&(value, deviation, score)| ((value - CENTRE) / SCALE, deviation / SCALE, score))
            .collect();
        let (mut information, mut surprise) = (0.0, 0.0);
        for &(other, deviation, score) in &others {
            let (g, e) = (weight(deviation), expected(mu, other, deviation));
            information += g * g * e * (1.0 - e);
            surprise += g * (score - e);
        }
        if information <= 0.0 {
            return self;
        }
        let (variance, delta) = (1.0 / information, surprise / information);
        let volatility = volatility(self.volatility, phi, variance, delta);
        let before = if grows { (phi * phi + volatility * volatility).sqrt() } else { phi };
        let after = 1.0 / (1.0 / (before * before) + information).sqrt();
        Rating {
            value: (mu + after * after * surprise) * SCALE + CENTRE,
            deviation: after * SCALE,
            volatility,
        }
    }

    fn mu(self) -> f64 {
        (self.value - CENTRE) / SCALE
    }

    fn phi(self) -> f64 {
        self.deviation / SCALE
    }
}

/// How much a result against somebody of this deviation counts.
fn weight(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * (deviation / std::f64::consts::PI).powi(2)).sqrt()
}

fn expected(mu: f64, other: f64, deviation: f64) -> f64 {
    1.0 / (1.0 + (-weight(deviation) * (mu - other)).exp())
}

/// The new volatility: the root of Glickman's function, by his way of halving.
fn volatility(before: f64, phi: f64, variance: f64, delta: f64) -> f64 {
    let a = (before * before).ln();
    let f = |x: f64| {
        let (e, sum) = (x.exp(), phi * phi + variance + x.exp());
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + variance {
        (delta * delta - phi * phi - variance).ln()
    } else {
        let below = (1..100).map(|k| a - f64::from(k) * TAU).find(|&x| f(x) >= 0.0);
        below.unwrap_or(a)
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..100 {
        if (high - low).abs() <= 1e-6 || at_high == at_low {
            break;
        }
        let next = low + (low - high) * at_low / (at_high - at_low);
        let at_next = f(next);
        if at_next * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (next, at_next);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glickmans_own_example() {
        let player = Rating { value: 1500.0, deviation: 200.0, volatility: 0.06 };
        let games = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
        let after = player.after_period(&games, true);
        assert!((after.value - 1464.06).abs() < 0.02, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.02, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00002, "{after:?}");
    }

    #[test]
    fn solving_moves_up_and_failing_down_and_both_make_surer() {
        let new = Rating::new(1000.0);
        let (up, down) = (new.after((1000.0, 60.0), 1.0), new.after((1000.0, 60.0), 0.0));
        assert!(up.value > 1100.0 && down.value < 900.0, "{up:?} {down:?}");
        assert!((up.value + down.value - 2000.0).abs() < 1.0, "as much up as down at even odds");
        assert!(up.deviation < new.deviation && down.deviation < new.deviation);
        assert!(up.is_provisional() && (new.chance((1000.0, 60.0)) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn somebody_of_known_strength_is_found() {
        // Who solves by the odds of 1600 comes near it, and stays there.
        let mut rng = orrery_games::core::Rng::new(7);
        let strong = Rating { value: 1600.0, deviation: 45.0, volatility: 0.06 };
        let mut rating = Rating::new(1000.0);
        let mut last = Vec::new();
        for round in 0..400 {
            let puzzle = (rating.value, 50.0);
            let solved = (rng.below(1000) as f64) < 1000.0 * strong.chance(puzzle);
            rating = rating.after(puzzle, f64::from(u8::from(solved)));
            if round >= 200 {
                last.push(rating.value);
            }
        }
        let mean = last.iter().sum::<f64>() / last.len() as f64;
        assert!((mean - 1600.0).abs() < 60.0, "{mean}");
        assert!(!rating.is_provisional());
    }

    #[test]
    fn rest_makes_less_sure_but_never_less_than_at_first() {
        let sure = Rating { value: 1200.0, deviation: 60.0, volatility: 0.06 };
        assert!(sure.rested(30.0).deviation > 60.0);
        assert!(sure.rested(1e9).deviation <= 350.0);
        assert!((sure.rested(-5.0).deviation - sure.deviation).abs() < 1e-9);
    }
}
