use orrery_games::core::{Outcome, Player};

/// A value for the player to act: thousandths of the logarithm of the odds to win, or, from 25,000 on, a proof.
pub type Value = i32;

/// A win that has happened. A win in n actions is worth n less.
pub const WIN: Value = 30_000;
/// Values of at least this size are proved, whatever the depth of the search was.
pub const PROVEN: Value = 25_000;
/// Estimates stay within this.
pub const MAX_ESTIMATE: Value = 20_000;

/// The value of a finished game for `player`, `ply` actions from the root.
pub fn of_outcome(outcome: Outcome, player: Player, ply: usize) -> Value {
    match outcome {
        Outcome::Draw => 0,
        Outcome::Win(winner) if winner == player => WIN - ply as Value,
        Outcome::Win(_) => ply as Value - WIN,
    }
}

/// How a value reads to somebody outside.
///
/// ```
/// use orrery_engine::Score;
///
/// assert_eq!(Score::of_value(0, 100).to_string(), "wdl 450 100 450 eval +0.00");
/// assert_eq!(Score::of_value(29_997, 100).to_string(), "exact win in 3");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Score {
    /// Chances to win, draw and lose in thousandths, and the expected result from −1 to 1.
    Estimate {
        /// Win, draw, loss; they add up to 1000.
        wdl: [u32; 3],
        /// Win minus loss.
        eval: f64,
    },
    /// A proof: 1 for a win, 0 for a draw, −1 for a loss.
    Exact {
        /// The result.
        result: i32,
        /// The final difference of points, where that is known.
        margin: Option<i32>,
        /// In how many actions, where that is known.
        distance: Option<u32>,
    },
}

impl Score {
    /// What a search value says; `draws` is how many of a thousand even games are drawn.
    pub fn of_value(value: Value, draws: u32) -> Score {
        if value.abs() >= PROVEN {
            let distance = Some((WIN - value.abs()).max(0) as u32);
            return Score::Exact { result: value.signum(), margin: None, distance };
        }
        let eval = expectation(value);
        // Draws get rarer as one side gets better.
        let draw = f64::from(draws) * (1.0 - eval * eval);
        let win = ((1000.0 - draw + 1000.0 * eval) / 2.0).clamp(0.0, 1000.0 - draw);
        let wdl = [win.round() as u32, draw.round() as u32];
        Score::Estimate { wdl: [wdl[0], wdl[1], 1000u32.saturating_sub(wdl[0] + wdl[1])], eval }
    }
}

/// As the protocol writes it.
impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Score::Estimate { wdl: [win, draw, loss], eval } => {
                // Never "-0.00": an even game is even from both sides.
                let eval = if eval.abs() < 0.005 { 0.0 } else { *eval };
                write!(f, "wdl {win} {draw} {loss} eval {eval:+.2}")
            }
            Score::Exact { result, margin, distance } => {
                f.write_str(["exact loss", "exact draw", "exact win"][(result + 1) as usize])?;
                margin.map_or(Ok(()), |margin| write!(f, " margin {margin}"))?;
                distance.map_or(Ok(()), |distance| write!(f, " in {distance}"))
            }
        }
    }
}

/// The expected result, from −1 to 1, of an estimate: tanh(value / 2000).
///
/// ```
/// use orrery_engine::expectation;
///
/// assert_eq!(expectation(0), 0.0);
/// assert!(expectation(2_000) > 0.7 && expectation(-2_000) < -0.7);
/// ```
pub fn expectation(value: Value) -> f64 {
    let e = exp_minus(f64::from(value.abs()) / 1000.0);
    f64::from(value.signum()) * (1.0 - e) / (1.0 + e)
}

/// The estimate with this expected result, which is kept within −1 and 1: the inverse of [`expectation`].
pub fn estimate(expectation: f64) -> Value {
    let odds = (1.0 + expectation) / (1.0 - expectation).max(1e-12);
    let value = 1000.0 * ln(odds.clamp(1e-9, 1e9));
    (value as Value).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

/// The natural logarithm of a positive normal number, from the four basic operations alone.
pub(crate) fn ln(x: f64) -> f64 {
    let bits = x.to_bits();
    let exponent = (bits >> 52) as i64 - 1023;
    let mantissa = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    // ln m = 2 artanh((m − 1) / (m + 1)), with m from 1 to 2.
    let t = (mantissa - 1.0) / (mantissa + 1.0);
    let series = (0..10).rev().fold(0.0, |sum, n| sum * t * t + 1.0 / f64::from(2 * n + 1));
    exponent as f64 * std::f64::consts::LN_2 + 2.0 * t * series
}

/// e to the power −x for x ≥ 0, from additions and multiplications alone: the same bits everywhere, which the
/// libraries of mathematical functions do not promise.
fn exp_minus(x: f64) -> f64 {
    let turns = x * std::f64::consts::LOG2_E;
    let whole = turns as u32;
    if whole > 60 {
        return 0.0;
    }
    let part = -(turns - f64::from(whole)) * std::f64::consts::LN_2;
    let series = (1..=12).rev().fold(1.0, |sum, n| 1.0 + sum * part / f64::from(n));
    series / (1u64 << whole) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectation_is_the_hyperbolic_tangent() {
        for value in (-20_000..=20_000).step_by(37) {
            let exact = (f64::from(value) / 2000.0).tanh();
            assert!((expectation(value) - exact).abs() < 1e-9, "{value}");
        }
    }

    #[test]
    fn estimates_are_the_inverse() {
        for value in (-10_000..=10_000).step_by(333) {
            assert!((estimate(expectation(value)) - value).abs() <= 5, "{value}");
        }
        assert_eq!(estimate(1.0), MAX_ESTIMATE);
        assert_eq!(estimate(-1.0), -MAX_ESTIMATE);
        for x in [1e-9, 0.3, 1.0, 2.0, 77.7, 1e9] {
            assert!((ln(x) - x.ln()).abs() < 1e-9, "{x}");
        }
    }

    #[test]
    fn chances_add_up() {
        for value in (-MAX_ESTIMATE..=MAX_ESTIMATE).step_by(111) {
            let Score::Estimate { wdl, eval } = Score::of_value(value, 300) else { panic!("no proof") };
            assert_eq!(wdl.iter().sum::<u32>(), 1000);
            assert!((-1.0..=1.0).contains(&eval));
        }
        assert_eq!(Score::of_value(WIN - 3, 0).to_string(), "exact win in 3");
        assert_eq!(Score::of_value(8 - WIN, 0).to_string(), "exact loss in 8");
        assert_eq!(Score::of_value(0, 200).to_string(), "wdl 400 200 400 eval +0.00");
        assert_eq!(Score::of_value(-1, 0).to_string(), "wdl 500 0 500 eval +0.00");
    }
}
