use crate::value::Value;

/// What a search of few plies tells about one of more: as learned from searches of positions of self-play by
/// `orrery-train cuts` (docs/TRAINING.md). Where it tells enough, the longer search is left out.
///
/// It is for those who judge by a net: how far values stray depends on the judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// How far, as a standard deviation, the values of both searches lie apart, but for `growth`.
    pub spread: Value,
    /// How much farther for each ply between them.
    pub growth: Value,
}

impl Foresight {
    /// Searches of fewer plies are as quick as asking.
    const LEAST_DEPTH: i32 = 4;
    /// How often this distance is enough: what scored best in matches, never for certain (docs/TRAINING.md).
    const ENOUGH: Value = 2;
    /// What is as good as decided is searched: proofs are wanted there.
    pub(super) const OPEN: Value = 6000;

    /// How deep to search first, instead of so many plies: about half as many, and as many of both players.
    pub fn shallow(depth: i32) -> Option<i32> {
        let half = depth / 2;
        (depth >= Foresight::LEAST_DEPTH).then_some(half - (depth - half) % 2)
    }

    /// By how much the first search must miss what is asked for to make the second needless.
    pub(super) fn margin(&self, depth: i32, shallow: i32) -> Value {
        Foresight::ENOUGH * (self.spread + self.growth * (depth - shallow))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shallow_searches_end_with_the_same_player() {
        assert_eq!([1, 3].map(Foresight::shallow), [None; 2]);
        assert_eq!([4, 5, 6, 7, 8, 12].map(Foresight::shallow), [2, 1, 2, 3, 4, 6].map(Some));
        for depth in 4..100 {
            let shallow = Foresight::shallow(depth).unwrap();
            assert!((1..=depth / 2).contains(&shallow) && (depth - shallow) % 2 == 0, "{depth}: {shallow}");
        }
    }

    #[test]
    fn margins_grow_with_the_distance() {
        let foresight = Foresight { spread: 300, growth: 20 };
        assert_eq!(foresight.margin(4, 2), 680);
        assert_eq!(foresight.margin(8, 4), 760);
    }
}
