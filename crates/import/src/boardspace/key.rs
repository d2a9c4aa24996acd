//! How Boardspace lays LYNGK out: from a key, by the generator that Java's `Random` is documented to be.

/// The linear congruential generator of 48 bits.
struct Lcg(u64);

const MULTIPLIER: u64 = 0x5_DEEC_E66D;
const MASK: u64 = (1 << 48) - 1;

impl Lcg {
    fn new(seed: i64) -> Lcg {
        Lcg((seed as u64 ^ MULTIPLIER) & MASK)
    }

    /// The upper 31 bits of the next state.
    fn next(&mut self) -> i32 {
        self.0 = self.0.wrapping_mul(MULTIPLIER).wrapping_add(11) & MASK;
        (self.0 >> 17) as i32
    }

    /// A number below `bound`, which is no power of two: numbers of an incomplete last round are drawn again.
    fn below(&mut self, bound: i32) -> usize {
        loop {
            let drawn = self.next();
            let rest = drawn % bound;
            if drawn.wrapping_sub(rest).wrapping_add(bound - 1) >= 0 {
                return rest as usize;
            }
        }
    }
}

/// The layout of a key, as `layout=` spells it: the letters of the pieces in ascending order of points.
pub fn layout_of_key(key: i64) -> String {
    let mut bag: Vec<char> = "JJJ".chars().collect();
    bag.extend((0..8).flat_map(|_| "KRGBI".chars()));
    let mut random = Lcg::new(key);
    for _ in 0..4 {
        for place in 0..bag.len() {
            let other = random.below(43);
            bag.swap(place, other);
        }
    }
    // The last goes to i1, the first to a1.
    bag.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_lays_the_pieces_out_as_boardspace_does() {
        assert_eq!(layout_of_key(12345), "RIGIBBRBGBKGGKGBKJGKJBKRJIIIRBRGIIRRIGBKKRK");
        for key in [0, -1, i64::MIN, i64::MAX] {
            let config = format!("lyngk:layout={}", layout_of_key(key));
            assert!(orrery_games::AnyGame::from_config(&config).is_ok());
        }
    }
}
