use crate::value::Value;

/// Who is told of a position.
pub trait Hear {
    /// The stage of the game, which has an output of its own, and what the evaluation made by hand says. `false` if
    /// nobody wants to know more.
    fn begin(&mut self, stage: usize, base: Value) -> bool;

    /// This input holds.
    fn add(&mut self, input: usize);

    /// The class of a count, of the [`CLASSES`](Inputs::CLASSES) inputs from `first` on, holds; nothing for 0.
    #[inline]
    fn add_count(&mut self, first: usize, count: i32) {
        if count > 0 {
            self.add(first + usize::from(CLASS[(count as usize).min(CLASS.len() - 1)]));
        }
    }

    /// The classes of several counts, each with inputs of its own from `first` on.
    #[inline]
    fn add_counts(&mut self, first: usize, counts: &[i32]) {
        for (place, &count) in counts.iter().enumerate() {
            self.add_count(first + Inputs::CLASSES * place, count);
        }
    }
}

/// The inputs that hold of a position, as a list to learn from.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    /// Their numbers.
    pub list: Vec<u32>,
    /// The stage of the game.
    pub stage: usize,
    /// What the evaluation made by hand says.
    pub base: Value,
}

impl Inputs {
    /// Into how many classes a count falls, besides 0.
    pub const CLASSES: usize = 24;
}

impl Hear for Inputs {
    fn add(&mut self, input: usize) {
        self.list.push(input as u32);
    }

    fn begin(&mut self, stage: usize, base: Value) -> bool {
        (self.stage, self.base) = (stage, base);
        true
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
        assert_eq!(inputs.list, []);
        for count in 1..100 {
            inputs.add_count(0, count);
        }
        let classes = std::mem::take(&mut inputs.list);
        assert!(classes.windows(2).all(|pair| pair[1] - pair[0] <= 1));
        assert_eq!((classes[0], classes[98]), (0, Inputs::CLASSES as u32 - 1));
        inputs.add_counts(100, &[1, 0, 2]);
        assert_eq!(inputs.list, [100, 100 + 2 * 24 + 1]);
    }
}
