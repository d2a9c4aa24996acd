/// The place of the `n`-th set bit, counted from 0 at the low end. There must be more than `n` set bits.
///
/// ```
/// assert_eq!(orrery_core::nth_set_bit(0b1011_0000, 1), 5);
/// ```
#[inline]
pub fn nth_set_bit(mut bits: u64, mut n: u32) -> u32 {
    debug_assert!(n < bits.count_ones());
    let mut place = 0;
    // Halve the word until the wanted bit is in a byte, so that many bits cost no more than few.
    for width in [32, 16, 8] {
        let below = (bits & ((1 << width) - 1)).count_ones();
        let skip = (n >= below) as u32;
        n -= below * skip;
        bits >>= width * skip;
        place += width * skip;
    }
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    place + bits.trailing_zeros()
}

/// [`nth_set_bit`] for boards of more than 64 points.
#[inline]
pub fn nth_set_bit_wide(bits: u128, n: u32) -> u32 {
    let low = (bits as u64).count_ones();
    if n < low { nth_set_bit(bits as u64, n) } else { 64 + nth_set_bit((bits >> 64) as u64, n - low) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn the_nth_bit_is_the_nth() {
        let mut rng = Rng::new(1);
        for _ in 0..1000 {
            let wide = u128::from(rng.next() & rng.next()) << 64 | u128::from(rng.next() & rng.next());
            let places: Vec<u32> = (0..128).filter(|place| wide >> place & 1 == 1).collect();
            for (n, &place) in places.iter().enumerate() {
                assert_eq!(nth_set_bit_wide(wide, n as u32), place);
            }
        }
        assert_eq!(nth_set_bit(u64::MAX, 63), 63);
    }
}
