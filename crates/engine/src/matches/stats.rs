use std::fmt;
use std::str::FromStr;

/// The results of the pairs of a match for its first engine: how many brought 0, ½, 1, 1½ and 2 points.
///
/// The two games of a pair share their start, so their results depend on each other: a start that is good for
/// one side is won and lost. Error bars and tests take the pair for the unit, which makes them both honest and
/// narrower than games counted one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub [u32; 5]);

/// A difference in Elo with its 95 % interval. The ends are infinite where the results do not bound it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The best guess.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// A sequential probability ratio test with error rates of 5 % on both sides: is the first engine rather `elo1`
/// than `elo0` stronger than the second?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference that is not worth having.
    pub elo0: f64,
    /// The difference hoped for; above `elo0`.
    pub elo1: f64,
}

/// What a sequential test found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Rather `elo1`.
    Passed,
    /// Rather `elo0`.
    Failed,
}

/// The 97.5 % quantile of the normal distribution.
const NORMAL_95: f64 = 1.959_963_985;

/// The points of a pair as parts of the most it can bring, by index into [`Pairs`].
const POINTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

impl Pairs {
    /// Counts a pair that brought this many half points.
    pub fn add(&mut self, half_points: u32) {
        self.0[(half_points as usize).min(4)] += 1;
    }

    /// How many pairs there are.
    pub fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The share of the points that the first engine got; one half before the first pair.
    pub fn score(&self) -> f64 {
        match self.count() {
            0 => 0.5,
            count => dot(&self.0.map(f64::from), &POINTS) / f64::from(count),
        }
    }

    /// The difference in Elo, with the interval of the normal approximation of the score.
    pub fn elo(&self) -> Elo {
        let score = self.score();
        let reach = NORMAL_95 * self.standard_error();
        Elo { value: elo_of(score), low: elo_of(score - reach), high: elo_of(score + reach) }
    }

    /// The 95 % interval of the score, within 0 and 1.
    pub fn interval(&self) -> [f64; 2] {
        let reach = NORMAL_95 * self.standard_error();
        [self.score() - reach, self.score() + reach].map(|end| end.clamp(0.0, 1.0))
    }

    /// The standard error of the score; infinite where all pairs are alike, which says nothing about their spread.
    fn standard_error(&self) -> f64 {
        let (count, score) = (f64::from(self.count()), self.score());
        let squares = POINTS.map(|points| (points - score).powi(2));
        let sum = dot(&self.0.map(f64::from), &squares);
        if sum > 0.0 { (sum / (count - 1.0) / count).sqrt() } else { f64::INFINITY }
    }

    /// The logarithm of how much more likely these results are at `elo1` than at `elo0`.
    ///
    /// The generalized test: each side of the ratio takes the distribution that explains the results best among
    /// those with its expected score. (Van den Bergh, "The GSPRT approximation"; also what fishtest computes.)
    pub fn log_likelihood_ratio(&self, sprt: Sprt) -> f64 {
        // Results not seen yet are rare, not impossible.
        let counts = self.0.map(|count| f64::from(count).max(1e-3));
        let total: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / total);
        let [null, hoped] = [sprt.elo0, sprt.elo1].map(|elo| closest(&seen, score_of(elo)));
        let logarithms: [f64; 5] = std::array::from_fn(|i| (hoped[i] / null[i]).ln());
        total * dot(&seen, &logarithms)
    }
}

impl Elo {
    /// Half the width of the interval.
    pub fn margin(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// `+12.3 ± 4.5`, or the two ends where one is infinite.
impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.margin().is_finite() {
            write!(f, "{:+.1} ± {:.1}", self.value, self.margin())
        } else {
            write!(f, "{:+.1} ({:+.1} to {:+.1})", self.value, self.low, self.high)
        }
    }
}

impl Sprt {
    /// The test is over when the log-likelihood ratio leaves the range from minus this to plus this.
    pub const BOUND: f64 = 2.944_438_979;

    /// What the test says so far.
    pub fn verdict(self, pairs: &Pairs) -> Option<Verdict> {
        match pairs.log_likelihood_ratio(self) {
            ratio if ratio >= Sprt::BOUND => Some(Verdict::Passed),
            ratio if ratio <= -Sprt::BOUND => Some(Verdict::Failed),
            _ => None,
        }
    }
}

/// `elo0,elo1`, as in `0,10`.
impl FromStr for Sprt {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Sprt, &'static str> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1000.0);
        let (elo0, elo1) = text.split_once(',').ok_or("expected elo0,elo1 as in 0,10")?;
        match (number(elo0), number(elo1)) {
            (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            (Some(_), Some(_)) => Err("elo0 must be less than elo1"),
            _ => Err("expected two numbers from -1000 to 1000"),
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Passed => "passed",
            Verdict::Failed => "failed",
        })
    }
}

/// The expected score at a difference in Elo.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo at which a score is expected; infinite at and beyond 0 and 1.
pub fn elo_of(score: f64) -> f64 {
    match score {
        score if score <= 0.0 => f64::NEG_INFINITY,
        score if score >= 1.0 => f64::INFINITY,
        score => 400.0 * (score / (1.0 - score)).log10(),
    }
}

/// The distribution with the expected score `score` under which `seen` is most likely.
///
/// By Lagrange it is `seen[i] / (1 + x·(POINTS[i] − score))`, where x makes the expectation right; the excess falls
/// as x grows, from +∞ to −∞ between the poles.
fn closest(seen: &[f64; 5], score: f64) -> [f64; 5] {
    let tilted = |x: f64| -> [f64; 5] { std::array::from_fn(|i| seen[i] / (1.0 + x * (POINTS[i] - score))) };
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..100 {
        let middle = (low + high) / 2.0;
        if dot(&tilted(middle), &POINTS.map(|points| points - score)) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    tilted((low + high) / 2.0)
}

fn dot(one: &[f64; 5], other: &[f64; 5]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64, tolerance: f64) {
        assert!((found - expected).abs() <= tolerance, "{found} is not {expected}");
    }

    #[test]
    fn elo_and_score_are_the_logistic_curve() {
        near(elo_of(0.5), 0.0, 1e-9);
        near(elo_of(0.75), 190.848, 1e-3);
        near(elo_of(0.60), 70.437, 1e-3);
        near(score_of(400.0), 10.0 / 11.0, 1e-12);
        near(elo_of(score_of(-123.0)), -123.0, 1e-9);
        assert_eq!((elo_of(0.0), elo_of(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
    }

    /// Results that fishtest published with its ratio (pull requests 2493, 2971 and 2951 of Stockfish).
    #[test]
    fn the_likelihood_ratio_is_that_of_fishtest() {
        let ratio = |counts, elo0, elo1| Pairs(counts).log_likelihood_ratio(Sprt { elo0, elo1 });
        near(ratio([424, 2948, 5832, 3045, 460], -1.0, 3.0), 2.94, 0.01);
        near(ratio([17, 253, 1042, 337, 39], -0.5, 1.5), 2.96, 0.01);
        near(ratio([59, 754, 2467, 865, 75], -0.5, 1.5), 2.95, 0.01);
    }

    #[test]
    fn error_bars_come_from_the_spread_of_pairs() {
        // Squares of the distances from the score 0.6.
        let pairs = Pairs([10, 20, 20, 20, 30]);
        near(pairs.score(), 0.6, 1e-12);
        let squares = 10.0 * 0.36 + 20.0 * 0.1225 + 20.0 * 0.01 + 20.0 * 0.0225 + 30.0 * 0.16;
        let reach = 1.96 * f64::sqrt(squares / 99.0 / 100.0);
        let elo = pairs.elo();
        near(elo.value, 70.437, 1e-3);
        near(elo.low, elo_of(0.6 - reach), 0.01);
        near(elo.high, elo_of(0.6 + reach), 0.01);
        assert_eq!(elo.to_string(), format!("+70.4 ± {:.1}", elo.margin()));
    }

    /// Where the same start is always won by the same side, nobody is better, and that is certain.
    #[test]
    fn pairs_narrow_the_bars() {
        let split = Pairs([1, 0, 98, 0, 1]).elo();
        let mixed = Pairs([25, 0, 50, 0, 25]).elo();
        assert!(split.margin() * 4.0 < mixed.margin());
    }

    #[test]
    fn alike_pairs_bound_nothing() {
        for counts in [[0; 5], [0, 0, 7, 0, 0], [0, 0, 0, 0, 7], [1, 0, 0, 0, 0]] {
            let elo = Pairs(counts).elo();
            assert_eq!((elo.low, elo.high), (f64::NEG_INFINITY, f64::INFINITY));
            assert!(!elo.to_string().contains("NaN"));
        }
    }

    #[test]
    fn a_test_ends_at_its_bounds() {
        let sprt: Sprt = "0,20".parse().unwrap();
        near(Sprt::BOUND, f64::ln(0.95 / 0.05), 1e-9);
        near(Pairs::default().log_likelihood_ratio(sprt), 0.0, 1e-3);
        assert_eq!(sprt.verdict(&Pairs([0, 0, 0, 0, 1])), None, "one pair proves little");
        assert_eq!(sprt.verdict(&Pairs([0, 0, 0, 0, 200])), Some(Verdict::Passed));
        assert_eq!(sprt.verdict(&Pairs([200, 0, 0, 0, 0])), Some(Verdict::Failed));
        assert_eq!(sprt.verdict(&Pairs([50, 0, 100, 0, 50])), None);
        for wrong in ["", "5", "a,b", "10,0", "0,0", "0,inf", "0,NaN"] {
            assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
        }
    }
}
