//! Evaluations that were learned from self-play (docs/TRAINING.md).
//!
//! A position is described by *inputs*, numbers of facts that hold of it. Each input adds its row of weights to a
//! hidden layer, and what comes out of that, each unit kept between 0 and 1, is added to what the evaluation made by hand
//! says, which goes by the same counts. What a single input says by itself goes past the hidden layer.

mod defaults;
mod file;
mod inputs;
mod net;
mod nets;

pub use file::NetError;
pub use inputs::{Hear, Inputs};
pub use net::{MAX_UNITS, Net, Weights};
pub use nets::Nets;

use orrery_games::core::Symmetric;

use super::Evaluate;
use crate::search::{LMR_DIVISOR, ProbCut};

/// A game whose positions can be described to a net.
pub trait Learn: Evaluate + Symmetric {
    /// How many inputs there are.
    const INPUTS: usize;
    /// So many of them, the first ones, are told to the hidden layer. The others say what they say by themselves.
    const ROWS: usize;
    /// Hidden units, [`MAX_UNITS`] at most.
    const UNITS: usize;
    /// Stages of the game, each with an output of its own.
    const STAGES: usize;
    /// How many kinds of actions there are.
    const KINDS: usize;
    /// How many gains a net knows ([`Net::gain`]): one for each stage and kind of action, or none.
    const GAINS: usize = 0;
    /// How little late actions are reduced, as tried in matches.
    const LMR_DIVISOR: i32 = LMR_DIVISOR;
    /// Changes with what an input or a kind means: weights of others are worth nothing.
    const VERSION: u16;
    /// Where inputs are classes of counts, [`Inputs::CLASSES`] each, from one input up to another: what is learned of a
    /// class is its difference from the next smaller one.
    const LADDERS: &'static [[usize; 2]];

    /// The input that means the same as this one as far as anybody knows, for all that mean the same: what is learned of
    /// one is learned of all.
    fn twin(input: usize) -> usize {
        input
    }

    /// The input, of a smaller number, from which this one is learned as a difference, so that one that is seen rarely is
    /// taken to be like it.
    fn parent(_input: usize) -> Option<usize> {
        None
    }

    /// Calls `each` with the kinds that a legal action is of: what search can expect of it before it looks.
    fn kinds(&self, position: &Self::Position, action: Self::Action, each: impl FnMut(usize));

    /// The stage of the game that a position belongs to, below [`STAGES`](Learn::STAGES).
    fn stage(&self, position: &Self::Position) -> usize;

    /// Whether the net knows this variant of the game.
    fn is_learned(&self) -> bool;

    /// In the opening, of how many of the likeliest actions the one to play is chosen. There search sees little, and what
    /// was played in many games says more about the rest.
    fn candidates(&self, _position: &Self::Position) -> Option<usize> {
        None
    }

    /// When a search of fewer plies stands for one of more, if that was seen to help.
    fn probcut(&self, _position: &Self::Position) -> Option<ProbCut> {
        None
    }

    /// Describes a position of a game that is not over, for the player to act, and judges it by hand.
    fn describe(&self, node: &Self::Node, to: &mut impl Hear);
}
