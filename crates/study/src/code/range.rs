//! A range coder: choices of any number of possibilities, each at the price of its unlikeliness, packed into bytes.

/// Below this the range is refilled, so that choices of up to 65,536 possibilities stay exact.
const REFILL: u32 = 1 << 24;
/// What a decoder may read beyond the end: what an encoder leaves out there because it is zero.
const SPARED: usize = 4;

/// Takes choices and makes bytes.
pub struct Encoder {
    low: u64,
    range: u32,
    held: u8,
    /// How many bytes wait for a carry: the one that is held, and 255s after it.
    waiting: usize,
    bytes: Vec<u8>,
}

impl Encoder {
    pub fn new() -> Encoder {
        Encoder { low: 0, range: u32::MAX, held: 0, waiting: 1, bytes: Vec::new() }
    }

    /// The part from `start` on, `size` wide, of `total`, which is at most 65,536.
    pub fn part(&mut self, start: u32, size: u32, total: u32) {
        self.range /= total;
        self.low += u64::from(start) * u64::from(self.range);
        self.range *= size;
        while self.range < REFILL {
            self.range <<= 8;
            self.shift();
        }
    }

    /// One of `count` possibilities, each as likely.
    pub fn choice(&mut self, index: usize, count: usize) {
        if count > 1 {
            self.part(index as u32, 1, count as u32);
        }
    }

    /// Whether something is so, which it is in `yes` of 64 cases.
    pub fn flag(&mut self, is: bool, yes: u32) {
        let (start, size) = if is { (0, yes) } else { (yes, 64 - yes) };
        self.part(start, size, 64);
    }

    fn shift(&mut self) {
        if self.low < 0xFF00_0000 || self.low >= 1 << 32 {
            let carry = (self.low >> 32) as u8;
            let mut byte = self.held;
            for _ in 0..self.waiting {
                self.bytes.push(byte.wrapping_add(carry));
                byte = 0xFF;
            }
            self.waiting = 0;
            self.held = (self.low >> 24) as u8;
        }
        self.waiting += 1;
        self.low = (self.low & 0x00FF_FFFF) << 8;
    }

    /// The bytes of all choices.
    pub fn finish(mut self) -> Vec<u8> {
        // Any number within the range will do: the one with the most zeros at its end.
        let end = self.low + u64::from(self.range);
        let rounded = (0..32).rev().map(|bits| ((self.low >> bits) + 1) << bits);
        self.low = rounded.into_iter().find(|number| *number < end).unwrap_or(self.low);
        (0..=SPARED).for_each(|_| self.shift());
        // The first byte is always zero.
        self.bytes.remove(0);
        for _ in 0..SPARED {
            if self.bytes.last() == Some(&0) {
                self.bytes.pop();
            }
        }
        self.bytes
    }
}

/// Takes bytes and gives the choices back.
pub struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: &'a [u8],
    read: usize,
}

impl<'a> Decoder<'a> {
    pub fn new(bytes: &'a [u8]) -> Decoder<'a> {
        let mut decoder = Decoder { code: 0, range: u32::MAX, bytes, read: 0 };
        (0..4).for_each(|_| decoder.shift());
        decoder
    }

    /// Where in `total` the part lies that comes next; [`Decoder::take`] has to follow.
    pub fn place(&mut self, total: u32) -> u32 {
        self.range /= total;
        (self.code / self.range).min(total - 1)
    }

    /// Takes the part from `start` on, `size` wide.
    pub fn take(&mut self, start: u32, size: u32) {
        self.code = self.code.wrapping_sub(start * self.range);
        self.range *= size;
        while self.range < REFILL {
            self.range <<= 8;
            self.shift();
        }
    }

    /// One of `count` possibilities.
    pub fn choice(&mut self, count: usize) -> usize {
        if count <= 1 {
            return 0;
        }
        let index = self.place(count as u32);
        self.take(index, 1);
        index as usize
    }

    /// Whether something is so, which it is in `yes` of 64 cases.
    pub fn flag(&mut self, yes: u32) -> bool {
        let is = self.place(64) < yes;
        let (start, size) = if is { (0, yes) } else { (yes, 64 - yes) };
        self.take(start, size);
        is
    }

    /// How many bytes there are.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether more was taken than the bytes hold.
    pub fn is_exhausted(&self) -> bool {
        self.read > self.bytes.len() + SPARED
    }

    fn shift(&mut self) {
        let byte = self.bytes.get(self.read).copied().unwrap_or(0);
        self.code = self.code << 8 | u32::from(byte);
        self.read += 1;
    }
}

#[cfg(test)]
mod tests {
    use orrery_games::core::Rng;

    use super::*;

    #[test]
    fn choices_come_back() {
        let mut rng = Rng::new(1);
        for round in 0..2000u64 {
            let choices: Vec<(usize, usize)> = (0..rng.below(60))
                .map(|_| {
                    let count = 1 + rng.below(if round % 3 == 0 { 65_536 } else { 100 }) as usize;
                    let index = if round % 5 == 0 {
                        (round % 2) as usize * (count - 1)
                    } else {
                        rng.below(count as u64) as usize
                    };
                    (index, count)
                })
                .collect();
            let mut encoder = Encoder::new();
            for (number, (index, count)) in choices.iter().enumerate() {
                encoder.choice(*index, *count);
                encoder.flag(number % 7 == 0, 1 + (number as u32 * 5) % 63);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            for (number, (index, count)) in choices.iter().enumerate() {
                assert_eq!(decoder.choice(*count), *index);
                assert_eq!(decoder.flag(1 + (number as u32 * 5) % 63), number % 7 == 0);
                assert!(!decoder.is_exhausted());
            }
        }
    }

    #[test]
    fn a_decoder_ends() {
        let mut decoder = Decoder::new(&[7, 9]);
        for _ in 0..100 {
            decoder.choice(50);
        }
        assert!(decoder.is_exhausted());
    }
}
