use orrery_study::Noise;

use super::{Evaluate, Learn, Net, Node as _};
use crate::search::{LMR_DIVISOR, ProbCut};
use crate::value::Value;

/// What judges positions for a search, and what it knows about searching by its judgements.
///
/// Search asks nothing else, so it does not know how positions are judged. A judge that knows nothing about searching only
/// says [`estimate`](Judge::estimate) and [`noise`](Judge::noise).
pub trait Judge<G: Evaluate>: Copy + Send + Sync {
    /// The chances of the player to act in a position of a game that is not over. Where they are less than `low` or more
    /// than `high`, a rough value is enough, and `false` comes with it.
    fn estimate(&self, game: &G, node: &G::Node, low: Value, high: Value) -> (Value, bool);

    /// What two searches of a review differ by.
    fn noise(&self) -> &'static Noise;

    /// How little late actions are reduced.
    #[inline]
    fn lmr_divisor(&self) -> i32 {
        LMR_DIVISOR
    }

    /// When a search of fewer plies stands for one of more.
    #[inline]
    fn probcut(&self, _game: &G, _position: &G::Position) -> Option<ProbCut> {
        None
    }

    /// Among how many of the likeliest actions the search looks at the root, if not among all.
    fn candidates(&self, _game: &G, _position: &G::Position) -> Option<usize> {
        None
    }

    /// How likely an action is to be the best one, but for a constant of the position.
    fn likelihood(&self, _game: &G, _position: &G::Position, _action: G::Action) -> i32 {
        0
    }

    /// Whether [`gain`](Judge::gain) may know something.
    #[inline]
    fn knows_gains(&self) -> bool {
        false
    }

    /// By how much an action seldom betters the estimate of a position, if that is known.
    #[inline]
    fn gain(&self, _game: &G, _position: &G::Position, _action: G::Action) -> Option<Value> {
        None
    }
}

/// The judge made by hand: [`Evaluate::evaluate`] and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hand;

impl<G: Evaluate> Judge<G> for Hand {
    #[inline]
    fn estimate(&self, game: &G, node: &G::Node, _low: Value, _high: Value) -> (Value, bool) {
        (node.evaluate(game), true)
    }

    fn noise(&self) -> &'static Noise {
        &G::NOISE[0]
    }
}

/// The judge that was learned from self-play: what the hand says, corrected by a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Learned<'a>(pub &'a Net);

/// What the hand says is enough where it misses what is asked for by this much: a net seldom changes it by more.
const LAZY: Value = 800;

impl<G: Learn> Judge<G> for Learned<'_> {
    #[inline]
    fn estimate(&self, game: &G, node: &G::Node, low: Value, high: Value) -> (Value, bool) {
        self.0.evaluate_within(game, node, low - LAZY, high + LAZY)
    }

    fn noise(&self) -> &'static Noise {
        &G::NOISE[1]
    }

    #[inline]
    fn lmr_divisor(&self) -> i32 {
        G::LMR_DIVISOR
    }

    #[inline]
    fn probcut(&self, game: &G, position: &G::Position) -> Option<ProbCut> {
        game.probcut(position)
    }

    fn candidates(&self, game: &G, position: &G::Position) -> Option<usize> {
        game.candidates(position)
    }

    fn likelihood(&self, game: &G, position: &G::Position, action: G::Action) -> i32 {
        self.0.likelihood(game, position, action)
    }

    #[inline]
    fn knows_gains(&self) -> bool {
        G::GAINS > 0 && self.0.knows_gains()
    }

    #[inline]
    fn gain(&self, game: &G, position: &G::Position, action: G::Action) -> Option<Value> {
        // Where no gains are learned, none of this is compiled.
        if G::GAINS > 0 { self.0.gain(game, position, action) } else { None }
    }
}

/// One of the two, chosen while the program runs. It keeps the search compiled once for each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyJudge<'a> {
    /// By hand.
    Hand(Hand),
    /// With a net.
    Learned(Learned<'a>),
}

impl<'a> AnyJudge<'a> {
    /// With this net, or by hand if there is none.
    pub fn of(net: Option<&'a Net>) -> AnyJudge<'a> {
        net.map_or(AnyJudge::Hand(Hand), |net| AnyJudge::Learned(Learned(net)))
    }
}

/// Asks the judge that was chosen.
macro_rules! ask {
    ($any:expr, $judge:ident => $question:expr) => {
        match $any {
            AnyJudge::Hand($judge) => $question,
            AnyJudge::Learned($judge) => $question,
        }
    };
}

impl<G: Learn> Judge<G> for AnyJudge<'_> {
    #[inline]
    fn estimate(&self, game: &G, node: &G::Node, low: Value, high: Value) -> (Value, bool) {
        ask!(self, judge => judge.estimate(game, node, low, high))
    }

    fn noise(&self) -> &'static Noise {
        ask!(self, judge => Judge::<G>::noise(judge))
    }

    #[inline]
    fn lmr_divisor(&self) -> i32 {
        ask!(self, judge => Judge::<G>::lmr_divisor(judge))
    }

    #[inline]
    fn probcut(&self, game: &G, position: &G::Position) -> Option<ProbCut> {
        ask!(self, judge => judge.probcut(game, position))
    }

    fn candidates(&self, game: &G, position: &G::Position) -> Option<usize> {
        ask!(self, judge => judge.candidates(game, position))
    }

    fn likelihood(&self, game: &G, position: &G::Position, action: G::Action) -> i32 {
        ask!(self, judge => judge.likelihood(game, position, action))
    }

    #[inline]
    fn knows_gains(&self) -> bool {
        ask!(self, judge => Judge::<G>::knows_gains(judge))
    }

    #[inline]
    fn gain(&self, game: &G, position: &G::Position, action: G::Action) -> Option<Value> {
        ask!(self, judge => judge.gain(game, position, action))
    }
}

/// A judge that keeps what it knows about searching to itself, so that nothing is left out because of it: what that
/// knowledge is learned from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unpruned<J>(pub J);

impl<G: Evaluate, J: Judge<G>> Judge<G> for Unpruned<J> {
    #[inline]
    fn estimate(&self, game: &G, node: &G::Node, low: Value, high: Value) -> (Value, bool) {
        self.0.estimate(game, node, low, high)
    }

    fn noise(&self) -> &'static Noise {
        self.0.noise()
    }
}
