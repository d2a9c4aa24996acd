/// The one generator of Orrery: SplitMix64, the same numbers on every platform for ever.
///
/// The state is a 64-bit number, at first the seed. Each draw adds `0x9E3779B97F4A7C15` to it and returns the
/// sum mixed: `z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9`, `z = (z ^ z >> 27) * 0x94D049BB133111EB`, `z ^ z >> 31`,
/// all modulo 2^64. docs/NOTATION.md writes down what is drawn with it, because seeds are part of configs.
///
/// ```
/// use orrery_core::Rng;
///
/// let mut rng = Rng::new(1);
/// let dice: Vec<u64> = (0..5).map(|_| 1 + rng.below(6)).collect();
/// // The same on every machine, for ever.
/// assert_eq!(dice, [4, 5, 6, 3, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator that starts from `seed`.
    #[inline]
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// A number from 0 to `bound` − 1, each exactly as likely; 0 when `bound` is 0.
    ///
    /// The high half of draw × bound; a draw whose low half is below 2^64 mod bound is thrown away (Lemire).
    #[inline]
    pub const fn below(&mut self, bound: u64) -> u64 {
        let mut wide = self.next() as u128 * bound as u128;
        if (wide as u64) < bound {
            let reject = bound.wrapping_neg() % bound;
            while (wide as u64) < reject {
                wide = self.next() as u128 * bound as u128;
            }
        }
        (wide >> 64) as u64
    }

    /// An index below `len`, each exactly as likely; 0 when `len` is 0.
    #[inline]
    pub const fn index(&mut self, len: usize) -> usize {
        self.below(len as u64) as usize
    }

    /// Shuffles in place, every order exactly as likely: from the last place down to the second, each is
    /// exchanged with a place drawn from those up to and including it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }
}

/// Declares a table of random numbers.
///
/// It is compiled in, except for browsers: noise does not get smaller on its way there, so they draw it when it is first
/// needed.
#[macro_export]
macro_rules! random_table {
    ($(#[$attribute:meta])* $visible:vis static $name:ident: $table:ty = $drawn:expr;) => {
        $(#[$attribute])*
        #[cfg(not(target_arch = "wasm32"))]
        $visible static $name: $table = $drawn;

        $(#[$attribute])*
        #[cfg(target_arch = "wasm32")]
        $visible static $name: ::std::sync::LazyLock<$table> = ::std::sync::LazyLock::new(|| $drawn);
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        let mut rng = Rng::new(1_234_567);
        let drawn: Vec<u64> = (0..3).map(|_| rng.next()).collect();
        assert_eq!(drawn, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn below_reaches_every_number_about_equally() {
        let mut rng = Rng::new(7);
        let mut seen = [0u32; 7];
        (0..70_000).for_each(|_| seen[rng.index(7)] += 1);
        assert!(seen.iter().all(|&n| (9_500..10_500).contains(&n)), "{seen:?}");
        assert_eq!(rng.below(0), 0);
        assert!((0..1000).all(|_| rng.below(1 << 63 | 1) <= 1 << 63));
    }

    #[test]
    fn a_shuffle_keeps_the_items() {
        let mut items: Vec<u32> = (0..43).collect();
        Rng::new(1).shuffle(&mut items);
        assert_ne!(items, (0..43).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..43).collect::<Vec<_>>());
    }
}
