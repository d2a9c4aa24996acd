//! What is counted in a position of LYNGK.

use orrery_games::core::Game;
use orrery_games::lyngk::{Colour, Lyngk, Position, Variant};

/// Counted for each colour, in this order: stacks topped by it by height (1 to 5), stacks with the colour under
/// the top, moves by the height they make (2 to 6), and pairs that would make the highest stack if they met.
const COLOUR: usize = 12;
const BURIED: usize = 5;
const MAKING: usize = 6 - 2;
const APART: usize = 11;

/// The colours of the player to act, less those of the other.
const OWN: usize = 0;
/// Neutral colours, times how many more claims the player to act has left.
const NEUTRAL: usize = OWN + COLOUR;
/// Stacks of the other player that can be landed on, by height (1 to 4), less one's own.
const ATTACKED: usize = NEUTRAL + COLOUR;
/// For each player: a highest stack can be made at once; how many more; one can be made only after a claim.
const THREATS: usize = ATTACKED + 4;
/// Ahead by one, two, or more stacks won.
const AHEAD: usize = THREATS + 6;
/// Who would win now; and the same where no stack or as many are won.
const LEADER: usize = AHEAD + 3;
/// One for each pair of claims left; then, whether a claim was made in this turn.
const CLAIMS: usize = LEADER + 2;
/// For each player: moves of the best colours still to be claimed.
const PROSPECTS: usize = CLAIMS + 10;
/// For each player: no stack of his colours can move.
const STUCK: usize = PROSPECTS + 2;
/// For each player: stacks that a claim would collect.
const COLLECTABLE: usize = STUCK + 2;

/// How many features there are.
pub const FEATURES: usize = COLLECTABLE + 2;

/// What is counted, for the player to act.
pub type Counts = [i32; FEATURES];

/// What the stacks of some colours can do.
#[derive(Clone, Copy, Default)]
struct Power {
    tops: u64,
    /// Where some stack can land.
    lands: u64,
    /// Where some stack can land to make the highest one.
    highest: u64,
    moves: i32,
}

/// The sets of points that are asked for again and again.
struct Sets {
    limit: usize,
    /// The n-th: stacks of at least n pieces.
    at_least: [u64; 8],
    /// For each colour, the stacks that contain it.
    holding: [u64; 5],
}

impl Sets {
    fn of(game: &Lyngk, position: &Position) -> Sets {
        Sets {
            limit: game.limit(),
            at_least: std::array::from_fn(|height| position.at_least(height).bits()),
            holding: Colour::ALL.map(|colour| position.containing(colour).bits()),
        }
    }

    #[inline]
    fn of_height(&self, height: usize) -> u64 {
        self.at_least[height] & !self.at_least[height + 1]
    }

    #[inline]
    fn height(&self, bit: u64) -> usize {
        (1..=6).map(|height| usize::from(self.at_least[height] & bit != 0)).sum()
    }

    /// The stacks that one of this height fits on, as far as height goes.
    #[inline]
    fn low_enough(&self, height: usize) -> u64 {
        self.at_least[1] & !self.at_least[self.limit + 1 - height]
    }
}

/// Counts everything, for the player to act. All counts are 0 before.
pub fn count(game: &Lyngk, position: &Position, counts: &mut Counts) {
    let me = game.to_act(position);
    let players = [me, !me];
    let left = players.map(|player| position.claims_left(player) as i32);
    let sets = Sets::of(game, position);
    let mut powers = [Power::default(); 2];
    let mut neutral = Power::default();
    let mut prospects = [0; 2];
    for colour in Colour::ALL {
        let owner = position.owner(colour);
        if owner.is_none() && left == [0, 0] {
            continue;
        }
        let (block, factor) = match owner {
            Some(player) if player == me => (OWN, 1),
            Some(_) => (OWN, -1),
            None => (NEUTRAL, left[0] - left[1]),
        };
        let block = &mut counts[block..block + COLOUR];
        let power = count_colour(position, &sets, colour, factor, block);
        let whole = match owner {
            Some(player) => &mut powers[usize::from(player != me)],
            None => &mut neutral,
        };
        whole.tops |= power.tops;
        whole.lands |= power.lands;
        whole.highest |= power.highest;
        whole.moves += power.moves;
        if owner.is_none() {
            prospects = [prospects[0].max(power.moves), prospects[1].max(power.moves.min(prospects[0]))];
        }
    }
    for (i, sign) in [(0, 1), (1, -1)] {
        let (power, foe) = (&powers[i], &powers[1 - i]);
        for height in 1..=4 {
            let attacked = power.lands & foe.tops & sets.of_height(height);
            counts[ATTACKED + height - 1] += sign * attacked.count_ones() as i32;
        }
        let may_claim = left[i] > 0 && !(i == 0 && position.has_claimed());
        let highest = power.highest.count_ones() as i32;
        counts[THREATS + 3 * i] = sign * i32::from(highest > 0);
        counts[THREATS + 3 * i + 1] = sign * (highest - 1).clamp(0, 2);
        counts[THREATS + 3 * i + 2] = sign * i32::from(may_claim && highest == 0 && neutral.highest != 0);
        counts[PROSPECTS + i] = sign * prospects[..left[i] as usize].iter().sum::<i32>();
        counts[STUCK + i] = sign * i32::from(power.moves == 0);
        if game.variant() == Variant::CollectOnClaim && may_claim {
            counts[COLLECTABLE + i] = sign * (neutral.tops & sets.at_least[5]).count_ones() as i32;
        }
    }
    let ahead = i32::from(position.won(me)) - i32::from(position.won(!me));
    if ahead != 0 {
        counts[AHEAD + (ahead.unsigned_abs() as usize).min(3) - 1] = ahead.signum();
    }
    // L14, L17: the highest stacks that one has more of.
    let more = |height| {
        let stacks = powers.map(|power| (power.tops & sets.of_height(height)).count_ones() as i32);
        stacks[0] - stacks[1]
    };
    let leader = match ahead {
        0 => (1..sets.limit).rev().map(more).find(|&more| more != 0).unwrap_or(0),
        _ => ahead,
    };
    counts[LEADER] = leader.signum();
    counts[LEADER + 1] = if ahead == 0 { leader.signum() } else { 0 };
    counts[CLAIMS + (3 * left[0] + left[1]) as usize] = 1;
    counts[CLAIMS + 9] = i32::from(position.has_claimed());
}

/// Adds what the stacks topped by `colour` are and could do in the hands of whoever claimed it, times `factor`.
#[inline]
fn count_colour(position: &Position, sets: &Sets, colour: Colour, factor: i32, counts: &mut [i32]) -> Power {
    let tops = position.topped_by(colour).bits();
    let others = sets.holding[colour.index()];
    let mut power = Power { tops, ..Power::default() };
    let mut making = [0; 7];
    let mut apart = 0;
    for chain in position.chains(colour) {
        let (stacks, seen) = (chain.stacks.bits(), chain.seen.bits());
        let mut add = |height: usize, number: i32, fits: u64| {
            let lands = fits & seen;
            power.lands |= lands;
            for made in height + 1..=sets.limit {
                making[made] += number * (lands & sets.of_height(made - height)).count_ones() as i32;
            }
            let partners = fits & sets.of_height(sets.limit - height);
            power.highest |= partners & lands;
            apart += number * (partners & !lands).count_ones() as i32;
        };
        // Single pieces of a chain can all do the same.
        let singles = stacks & !sets.at_least[2];
        if singles != 0 {
            add(1, singles.count_ones() as i32, sets.low_enough(1) & !others);
        }
        let mut high = stacks & sets.at_least[2] & !sets.at_least[sets.limit];
        while high != 0 {
            let bit = high & high.wrapping_neg();
            high ^= bit;
            let clash = sets.holding.iter().fold(0, |clash, set| clash | if set & bit == 0 { 0 } else { *set });
            let height = sets.height(bit);
            add(height, 1, sets.low_enough(height) & !clash);
        }
    }
    for height in 1..=5 {
        counts[height - 1] += factor * (tops & sets.of_height(height)).count_ones() as i32;
    }
    counts[BURIED] += factor * (others & !tops).count_ones() as i32;
    for made in 2..=6 {
        counts[MAKING + made] += factor * making[made];
        power.moves += making[made];
    }
    counts[APART] += factor * apart;
    power
}
