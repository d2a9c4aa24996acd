use crate::value::Value;

/// The inputs that hold of a position.
#[derive(Clone, Debug)]
pub struct Inputs {
    list: [u16; Inputs::MOST],
    len: usize,
    stage: usize,
    base: Value,
}

impl Inputs {
    /// No position has more inputs than this.
    pub const MOST: usize = 192;
    /// Into how many classes a count falls, besides 0.
    pub const CLASSES: usize = 24;

    /// The same as a list.
    #[inline]
    pub fn as_slice(&self) -> &[u16] {
        &self.list[..self.len]
    }

    /// The stage of the game, which has an output of its own.
    #[inline]
    pub fn stage(&self) -> usize {
        self.stage
    }

    /// What the evaluation made by hand says.
    #[inline]
    pub fn base(&self) -> Value {
        self.base
    }

    /// Says what else there is to say.
    #[inline]
    pub fn conclude(&mut self, stage: usize, base: Value) {
        (self.stage, self.base) = (stage, base);
    }

    /// Forgets everything.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds an input.
    #[inline]
    pub fn add(&mut self, input: usize) {
        debug_assert!(self.len < Inputs::MOST);
        if let Some(place) = self.list.get_mut(self.len) {
            *place = input as u16;
            self.len += 1;
        }
    }

    /// Adds the class of a count, of the [`CLASSES`](Inputs::CLASSES) inputs from `first` on; nothing for 0.
    #[inline]
    pub fn add_count(&mut self, first: usize, count: i32) {
        if count > 0 {
            self.add(first + usize::from(CLASS[(count as usize).min(CLASS.len() - 1)]));
        }
    }

    /// Adds the classes of several counts, each with inputs of its own from `first` on.
    #[inline]
    pub fn add_counts(&mut self, first: usize, counts: &[i32]) {
        for (place, &count) in counts.iter().enumerate() {
            self.add_count(first + Inputs::CLASSES * place, count);
        }
    }
}

impl Default for Inputs {
    fn default() -> Inputs {
        Inputs { list: [0; Inputs::MOST], len: 0, stage: 0, base: 0 }
    }
}

/// The class of each count: up to ten one each, then two in a class, then four, then eight.
const CLASS: [u8; 65] = {
    let mut classes = [0; 65];
    let mut count = 1;
    while count < 65 {
        classes[count] = match count {
            ..=10 => count - 1,
            11..=20 => 10 + (count - 11) / 2,
            21..=40 => 15 + (count - 21) / 4,
            41..=63 => 20 + (count - 41) / 8,
            _ => 23,
        } as u8;
        count += 1;
    }
    classes
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_in_order_and_all_there() {
        let mut inputs = Inputs::default();
        inputs.add_counts(100, &[0, -3]);
        assert_eq!(inputs.as_slice(), []);
        for count in 1..100 {
            inputs.add_count(0, count);
        }
        let classes = inputs.as_slice();
        assert!(classes.windows(2).all(|pair| pair[1] - pair[0] <= 1));
        assert_eq!((classes[0], classes[98]), (0, Inputs::CLASSES as u16 - 1));
        inputs.clear();
        inputs.add_counts(100, &[1, 0, 2]);
        assert_eq!(inputs.as_slice(), [100, 100 + 2 * 24 + 1]);
    }
}
