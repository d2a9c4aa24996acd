mod features;
mod inputs;
mod kinds;
mod levels;
mod weights;

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Action, Lyngk, Piece, Point, Position, Variant};
use orrery_study::Noise;

use self::features::{Counts, FEATURES, Tally, count, count_tally};
use self::weights::WEIGHTS;
use super::{Bare, Evaluate, Judge, Linear, Nets};
use crate::levels::Levels;
use crate::reference::of_outcome;
use crate::review;
use crate::value::{MAX_ESTIMATE, Value};

/// Weights are given for three stages of the game, from the last to the first, and in between they are mixed.
const STAGES: usize = 3;
/// How many stacks fewer make the next stage.
const STAGE: i32 = 16;
/// With this many stacks left, or fewer, the game is in its last stage.
const LAST: i32 = 8;

/// Ordering: to make a highest stack of one's own comes before killers, the rest differs by less than history.
const WINS_STACK: i32 = 1 << 17;
const FAVOURED: i32 = 300;

impl Evaluate for Lyngk {
    type Node = Bare<Lyngk>;

    const SLOTS: usize = 43 * 43 + 6;
    const DRAWS: u32 = 17;
    // 70 % against 0.7, 65 % against 0.5, 54 % against 0.2.
    const EXPLORATION: f32 = 0.35;
    const NOISE: [Noise; 2] = review::LYNGK;

    fn levels(&self) -> &'static Levels {
        levels::levels(self)
    }

    /// The first two actions of both.
    fn is_opening(&self, position: &Position) -> bool {
        const STACKS: usize = 40;
        let claims = Player::BOTH.map(|player| position.claims_left(player));
        position.occupied().len() >= STACKS && claims.iter().sum::<u32>() >= 2
    }

    fn slot(action: Action) -> usize {
        match action {
            Action::Move { from, to } => 43 * from.index() + to.index(),
            Action::Claim(colour) => 43 * 43 + colour.index(),
            Action::Pass => 43 * 43 + 5,
        }
    }

    fn judge<'a>(&'a self, nets: &'a Nets) -> impl Judge<Lyngk> + 'a {
        nets.judge(self)
    }

    fn evaluate(&self, position: &Position) -> Value {
        judge(self, position, &Tally::new(self, position))
    }

    /// Stacks of one's own make better moves than neutral ones, and it is better to cover a stack of the opponent
    /// than a neutral one, or one's own.
    fn promise(&self, position: &Position, action: Action) -> i32 {
        let Action::Move { from, to } = action else { return 0 };
        let owner =
            |point: Point| position.top(point).and_then(Piece::colour).and_then(|top| position.owner(top));
        let is_own = owner(from).is_some();
        if is_own && position.height(from) + position.height(to) == self.limit() {
            return WINS_STACK;
        }
        let covers = match owner(to) {
            None => 0,
            Some(player) if player == self.to_act(position) => -FAVOURED,
            Some(_) => FAVOURED,
        };
        covers + if is_own { FAVOURED } else { 0 }
    }

    fn stakes(&self, position: &Position) -> [i32; 2] {
        match self.variant() {
            Variant::Standard | Variant::CollectOnClaim => self.score(position).map(|points| 2 * points),
            Variant::Six => of_outcome(self.outcome(position)),
        }
    }

    /// A step to a neighbour is plain, a longer one less so, and the way along a chain is the hardest to find.
    fn obscurity(&self, position: &Position, action: Action) -> u32 {
        const CLAIM: u32 = 30;
        const STEP: u32 = 10;
        const CHAIN: u32 = 90;
        let Action::Move { from, to } = action else { return CLAIM };
        let Some(direction) = from.direction_to(to) else { return CHAIN };
        let line = std::iter::successors(from.step(direction), |point| point.step(direction));
        match line.zip(1..).find(|&(point, _)| position.occupied().contains(point)) {
            Some((first, steps)) if first == to => STEP * steps,
            _ => CHAIN,
        }
    }

    /// A claim costs a ply like a move: to search every move after every claim for nothing won no games.
    fn is_aftermath(_: &Position) -> bool {
        false
    }

    /// Every move leaves a stack less, at least.
    fn ends_within(&self, position: &Position, plies: i32) -> bool {
        let claims = Player::BOTH.map(|player| position.claims_left(player) as i32);
        position.occupied().len() as i32 + claims[0] + claims[1] <= plies
    }
}

impl Linear for Lyngk {
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn features(&self, position: &Position, counts: &mut [i32]) {
        let mut counted: Counts = [0; FEATURES];
        count(self, position, &mut counted);
        let stages = counts[first_weight(self)..].chunks_mut(FEATURES);
        for (share, stage) in shares(position).into_iter().zip(stages) {
            stage.iter_mut().zip(counted).for_each(|(total, count)| *total += share * count);
        }
    }
}

/// The weighted sum of what was counted.
#[inline]
fn judge(game: &Lyngk, position: &Position, tally: &Tally) -> Value {
    let mut counts: Counts = [0; FEATURES];
    count_tally(game, position, tally, &mut counts);
    let stages = shares(position).into_iter().zip(weights(game).as_chunks::<FEATURES>().0);
    let sum: i32 = stages.map(|(share, weights)| share * product(&counts, weights)).sum();
    (sum / 100).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

/// How much each stage has to say, in sixteenths.
fn shares(position: &Position) -> [i32; STAGES] {
    let stacks = position.occupied().len() as i32 - LAST;
    let place = stacks.clamp(0, STAGE * (STAGES as i32 - 1));
    std::array::from_fn(|stage| (STAGE - (place - STAGE * stage as i32).abs()).max(0))
}

/// Where the weights of the variant start: `six` is another game.
fn first_weight(game: &Lyngk) -> usize {
    match game.variant() {
        Variant::Standard | Variant::CollectOnClaim => 0,
        Variant::Six => STAGES * FEATURES,
    }
}

fn weights(game: &Lyngk) -> &'static [i32] {
    &WEIGHTS[first_weight(game)..][..STAGES * FEATURES]
}

#[inline]
fn product(counts: &Counts, weights: &Counts) -> i32 {
    counts.iter().zip(weights).map(|(count, weight)| count * weight).sum()
}
