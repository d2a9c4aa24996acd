//! What is counted in a position of LYNGK.

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Colour, Lyngk, Position, Variant};

/// Counted for each colour, in this order: stacks topped by it by height (1 to 5), stacks with the colour under
/// the top, moves by the height they make (2 to 6), and pairs that would make the highest stack if they met.
const COLOUR: usize = 12;
const BURIED: usize = 5;
const MAKING: usize = 6;
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
/// With as many stacks won, ahead by the highest stacks (L14, L17).
const LEADING: usize = AHEAD + 3;
/// One for each pair of claims left; then, whether a claim was made in this turn.
const CLAIMS: usize = LEADING + 1;
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

/// What speaks for the player to act counts in full, what speaks for the other against him.
const SIGNS: [i32; 2] = [1, -1];

/// What the stacks of some colours can do.
#[derive(Clone, Copy, Default)]
struct Power {
    tops: u64,
    /// Where some stack can land.
    lands: u64,
    /// Where some stack can land to make a highest one.
    highest: u64,
    moves: i32,
}

impl Power {
    fn add(&mut self, other: Power) {
        self.tops |= other.tops;
        self.lands |= other.lands;
        self.highest |= other.highest;
        self.moves += other.moves;
    }
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

    /// The height of the stack at this bit.
    #[inline]
    fn height(&self, bit: u64) -> usize {
        (1..=6).map(|height| usize::from(self.at_least[height] & bit != 0)).sum()
    }

    /// The stacks that one of this height fits on, as far as height goes.
    #[inline]
    fn low_enough(&self, height: usize) -> u64 {
        self.at_least[1] & !self.at_least[self.limit + 1 - height]
    }

    /// The stacks that have a colour in common with the one at this bit.
    #[inline]
    fn clashing(&self, bit: u64) -> u64 {
        self.holding.iter().fold(0, |clash, set| clash | if set & bit == 0 { 0 } else { *set })
    }
}

/// Counts everything, for the player to act. All counts are 0 before.
pub fn count(game: &Lyngk, position: &Position, counts: &mut Counts) {
    let me = game.to_act(position);
    let players = [me, !me];
    let left = players.map(|player| position.claims_left(player) as usize);
    let sets = Sets::of(game, position);
    let mut powers = [Power::default(); 2];
    let mut neutral = Power::default();
    let mut prospects = [0; 2];
    for colour in Colour::ALL {
        match position.owner(colour) {
            Some(player) => {
                let i = usize::from(player != me);
                let block = &mut counts[OWN..OWN + COLOUR];
                powers[i].add(count_colour(position, &sets, colour, SIGNS[i], block));
            }
            None if left != [0, 0] => {
                let block = &mut counts[NEUTRAL..NEUTRAL + COLOUR];
                let power = count_colour(position, &sets, colour, left[0] as i32 - left[1] as i32, block);
                neutral.add(power);
                let [best, second] = prospects;
                prospects = [best.max(power.moves), second.max(power.moves.min(best))];
            }
            None => {}
        }
    }
    for i in 0..2 {
        count_threats(&sets, powers[i], powers[1 - i], i, counts);
        counts[PROSPECTS + i] = SIGNS[i] * prospects[..left[i]].iter().sum::<i32>();
        if left[i] > 0 && !(i == 0 && position.has_claimed()) {
            let only_so = powers[i].highest == 0 && neutral.highest != 0;
            counts[THREATS + 3 * i + 2] = SIGNS[i] * i32::from(only_so);
            if game.variant() == Variant::CollectOnClaim {
                counts[COLLECTABLE + i] = SIGNS[i] * size(neutral.tops & sets.at_least[5]);
            }
        }
    }
    count_lead(position, &sets, powers, players, counts);
    counts[CLAIMS + 3 * left[0] + left[1]] = 1;
    counts[CLAIMS + 9] = i32::from(position.has_claimed());
}

/// Adds what the stacks topped by `colour` are and could do in the hands of whoever claimed it, times `factor`.
#[inline]
fn count_colour(position: &Position, sets: &Sets, colour: Colour, factor: i32, counts: &mut [i32]) -> Power {
    let tops = position.topped_by(colour).bits();
    let holding = sets.holding[colour.index()];
    let mut power = Power { tops, ..Power::default() };
    let mut making = [0; 7];
    let mut apart = 0;
    for chain in position.chains(colour) {
        let (stacks, seen) = (chain.stacks.bits(), chain.seen.bits());
        let mut add = |height: usize, number: i32, fits: u64| {
            let lands = fits & seen;
            power.lands |= lands;
            for (under, making) in (1..).zip(&mut making[height + 1..=sets.limit]) {
                *making += number * size(lands & sets.of_height(under));
            }
            let partners = fits & sets.of_height(sets.limit - height);
            power.highest |= partners & lands;
            apart += number * size(partners & !lands);
        };
        // Single pieces of a chain can all do the same.
        let singles = stacks & !sets.at_least[2];
        if singles != 0 {
            add(1, size(singles), sets.low_enough(1) & !holding);
        }
        let mut high = stacks & sets.at_least[2] & !sets.at_least[sets.limit];
        while high != 0 {
            let bit = high & high.wrapping_neg();
            high ^= bit;
            let height = sets.height(bit);
            add(height, 1, sets.low_enough(height) & !sets.clashing(bit));
        }
    }
    for height in 1..=5 {
        counts[height - 1] += factor * size(tops & sets.of_height(height));
    }
    counts[BURIED] += factor * size(holding & !tops);
    for (count, making) in counts[MAKING..].iter_mut().zip(&making[2..]) {
        *count += factor * making;
        power.moves += making;
    }
    counts[APART] += factor * apart;
    power
}

/// Counts what the own colours of a player, the `i`-th, can do to those of the other.
fn count_threats(sets: &Sets, power: Power, foe: Power, i: usize, counts: &mut Counts) {
    for height in 1..=4 {
        counts[ATTACKED + height - 1] += SIGNS[i] * size(power.lands & foe.tops & sets.of_height(height));
    }
    let highest = size(power.highest);
    counts[THREATS + 3 * i] = SIGNS[i] * i32::from(highest > 0);
    counts[THREATS + 3 * i + 1] = SIGNS[i] * (highest - 1).clamp(0, 2);
    counts[STUCK + i] = SIGNS[i] * i32::from(power.moves == 0);
}

/// Counts by what the game would be decided if it ended now.
fn count_lead(
    position: &Position,
    sets: &Sets,
    powers: [Power; 2],
    players: [Player; 2],
    counts: &mut Counts,
) {
    let [mine, theirs] = players.map(|player| i32::from(position.won(player)));
    let ahead = mine - theirs;
    if ahead != 0 {
        counts[AHEAD + ahead.unsigned_abs().min(3) as usize - 1] = ahead.signum();
        return;
    }
    let more = |height| {
        let [mine, theirs] = powers.map(|power| size(power.tops & sets.of_height(height)));
        mine - theirs
    };
    let leading = (1..sets.limit).rev().map(more).find(|&more| more != 0);
    counts[LEADING] = leading.unwrap_or(0).signum();
}

#[inline]
fn size(set: u64) -> i32 {
    set.count_ones() as i32
}
