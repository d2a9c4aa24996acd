//! Texts for the range coder: bytes that came before cost less when they come again.

use super::range::{Decoder, Encoder};

/// The end of a text.
const END: usize = 256;
/// How much likelier a byte becomes each time.
const GAIN: u32 = 24;
/// Above this all weights are halved, so that the model follows the text.
const MOST: u32 = 1 << 13;

/// What is likely, learned on the way; both sides learn the same. Where it starts is part of the code's version.
pub struct Model {
    weights: [u32; END + 1],
    total: u32,
}

impl Model {
    pub fn new() -> Model {
        let weights: [u32; END + 1] = std::array::from_fn(|symbol| match symbol {
            END => 12,
            _ => match symbol as u8 {
                b' ' => 16,
                b'a'..=b'z' => 10,
                b'A'..=b'Z' | b'0'..=b'9' => 5,
                b'!'..=b'~' => 3,
                _ => 1,
            },
        });
        Model { weights, total: weights.iter().sum() }
    }

    pub fn put(&mut self, encoder: &mut Encoder, text: &str) {
        for symbol in text.bytes().map(usize::from).chain([END]) {
            let start = self.weights[..symbol].iter().sum();
            encoder.part(start, self.weights[symbol], self.total);
            self.learn(symbol);
        }
    }

    /// Nothing if the bytes are used up, or are no text.
    pub fn take(&mut self, decoder: &mut Decoder<'_>) -> Option<String> {
        let mut bytes = Vec::new();
        while !decoder.is_exhausted() {
            let place = decoder.place(self.total);
            let mut start = 0;
            let mut symbol = 0;
            while start + self.weights[symbol] <= place {
                start += self.weights[symbol];
                symbol += 1;
            }
            decoder.take(start, self.weights[symbol]);
            self.learn(symbol);
            match u8::try_from(symbol) {
                Ok(byte) => bytes.push(byte),
                Err(_) => return String::from_utf8(bytes).ok(),
            }
        }
        None
    }

    fn learn(&mut self, symbol: usize) {
        self.weights[symbol] += GAIN;
        self.total += GAIN;
        if self.total > MOST {
            self.weights.iter_mut().for_each(|weight| *weight = weight.div_ceil(2));
            self.total = self.weights.iter().sum();
        }
    }
}
