use crate::value::Value;

/// What a search of few plies tells about one of more: as learned from searches of positions of self-play by
/// `orrery-train cuts` (docs/TRAINING.md). Where it tells enough, the longer search is left out.
///
/// How far values stray depends on who judges, so it is the judge that says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProbCut {
    /// By how much a search of fewer plies must miss what is asked for to make the longer one needless, but for `growth`.
    pub margin: Value,
    /// How much more for each ply between them.
    pub growth: Value,
    /// Near the horizon, by how much an estimate must miss it for each ply to go.
    pub near: Value,
}

impl ProbCut {
    /// Searches of fewer plies are as quick as asking.
    const LEAST_DEPTH: i32 = 4;
    /// What is as good as decided is searched: proofs are wanted there.
    pub(super) const OPEN: Value = 6000;

    /// For stages of a game, in each of which values of two searches lie apart by a standard deviation, and by so much more
    /// for each ply between them. How many tenths of it are enough was tried in matches (docs/training/NOTEBOOK.md).
    pub const fn of_spreads<const N: usize>(tenths: Value, spreads: [[Value; 2]; N]) -> [ProbCut; N] {
        let mut stages = [ProbCut { margin: 0, growth: 0, near: 0 }; N];
        let mut stage = 0;
        while stage < N {
            let [spread, growth] = spreads[stage];
            stages[stage] = ProbCut {
                margin: spread * tenths / 10,
                growth: growth * tenths / 10,
                // About what was tried: 0.6 of a deviation with 1.2, 0.8 with 1.5.
                near: (spread + 2 * growth) * tenths / 19,
            };
            stage += 1;
        }
        stages
    }

    /// How deep to search first, instead of so many plies: about half as many, and as many of both players.
    pub fn shallow(depth: i32) -> Option<i32> {
        let half = depth / 2;
        (depth >= ProbCut::LEAST_DEPTH).then_some(half - (depth - half) % 2)
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
        assert_eq!([1, 3].map(ProbCut::shallow), [None; 2]);
        assert_eq!([4, 5, 6, 7, 8, 12].map(ProbCut::shallow), [2, 1, 2, 3, 4, 6].map(Some));
        for depth in 4..100 {
            let shallow = ProbCut::shallow(depth).unwrap();
            assert!((1..=depth / 2).contains(&shallow) && (depth - shallow) % 2 == 0, "{depth}: {shallow}");
        }
    }

    #[test]
    fn margins_grow_with_the_distance() {
        let [early, late] = ProbCut::of_spreads(15, [[300, 20], [400, 0]]);
        assert_eq!([early.margin(4, 2), early.margin(8, 4), early.near], [510, 570, 268]);
        assert_eq!([late.margin(4, 2), late.margin(8, 4), late.near], [600, 600, 315]);
    }
}
