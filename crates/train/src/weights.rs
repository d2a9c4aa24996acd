//! The files of weights that the evaluations include.

/// One of a weight is a hundredth of a value, and one of a value is a thousandth of the log-odds.
const SCALE: f64 = 100_000.0;
/// Weights on a line.
const ON_A_LINE: usize = 8;

/// Weights as the engine has them, from log-odds.
pub fn to_engine(weights: &[f64]) -> Vec<i32> {
    weights.iter().map(|weight| (weight * SCALE).round() as i32).collect()
}

/// Weights as log-odds, from those of the engine.
pub fn to_log_odds(weights: &[i32]) -> Vec<f64> {
    weights.iter().map(|&weight| f64::from(weight) / SCALE).collect()
}

/// The text of the file; the lines of `origin` say where the weights come from.
pub fn file_text(game: &str, origin: &str, weights: &[i32]) -> String {
    let origin: String =
        origin.lines().map(|line| format!("{}\n", format!("//! {line}").trim_end())).collect();
    let rows: String = weights.chunks(ON_A_LINE).map(row).collect();
    let count = weights.len();
    format!(
        "//! The weights of the evaluation of {game}, written by the tuner (docs/TUNING.md).\n//!\n{origin}\n\
         /// Hundredths of a value, in the order of the features.\n\
         #[rustfmt::skip]\npub const WEIGHTS: [i32; {count}] = [\n{rows}];\n"
    )
}

fn row(weights: &[i32]) -> String {
    let numbers: Vec<String> = weights.iter().map(|weight| format!("{weight:>7},")).collect();
    format!("    {}\n", numbers.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_readable_and_stable() {
        let weights = [1, -22_345, 3, 4, 5, 6, 7, 8, 1_234_567];
        let expected = "\
//! The weights of the evaluation of yinsh, written by the tuner (docs/TUNING.md).
//!
//! one
//!
//! two

/// Hundredths of a value, in the order of the features.
#[rustfmt::skip]
pub const WEIGHTS: [i32; 9] = [
          1,  -22345,       3,       4,       5,       6,       7,       8,
    1234567,
];
";
        assert_eq!(file_text("yinsh", "one\n\ntwo", &weights), expected);
    }

    #[test]
    fn weights_keep_their_size_on_the_way() {
        assert_eq!(to_engine(&[1.0, -0.3, 0.000_004, 0.000_006]), [100_000, -30_000, 0, 1]);
        let weights = [1, 0, -30_000, 2_000_000];
        assert_eq!(to_engine(&to_log_odds(&weights)), weights);
    }
}
