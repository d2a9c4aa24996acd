use crate::value::Value;

/// What a search of few plies tells about one of more: as learned from searches of positions of self-play by
/// `orrery-train cuts` (docs/TRAINING.md). Where it tells enough, the longer search is left out.
///
/// It is for those who judge by a net: how far values stray depends on the judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foresight {
    /// By how much a search of fewer plies must miss what is asked for to make the longer one needless, but for `growth`.
    pub margin: Value,
    /// How much more for each ply between them.
    pub growth: Value,
    /// Near the horizon, by how much an estimate must miss it for each ply to go.
    pub near: Value,
}

impl Foresight {
    /// Searches of fewer plies are as quick as asking.
    const LEAST_DEPTH: i32 = 4;
    /// What is as good as decided is searched: proofs are wanted there.
    pub(super) const OPEN: Value = 6000;

    /// Where values of two searches lie apart as a standard deviation of `spread`, and of `growth` more for each ply between
    /// them. How many deviations are enough was tried in matches, never for certain (docs/TRAINING.md).
    pub const fn of_spread(spread: Value, growth: Value) -> Foresight {
        Foresight { margin: spread * 3 / 2, growth: growth * 3 / 2, near: (spread + 2 * growth) * 4 / 5 }
    }

    /// How deep to search first, instead of so many plies: about half as many, and as many of both players.
    pub fn shallow(depth: i32) -> Option<i32> {
        let half = depth / 2;
        (depth >= Foresight::LEAST_DEPTH).then_some(half - (depth - half) % 2)
    }

    /// By how much a search of `shallow` plies must miss what is asked for to stand for one of `depth`.
    pub(super) fn margin(&self, depth: i32, shallow: i32) -> Value {
        self.margin + self.growth * (depth - shallow)
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
        let foresight = Foresight::of_spread(300, 20);
        assert_eq!(foresight.margin(4, 2), 510);
        assert_eq!(foresight.margin(8, 4), 570);
        assert_eq!(foresight.near, 272);
    }
}
