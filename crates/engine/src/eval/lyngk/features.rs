//! What is counted in a position of LYNGK.

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Colour, Lyngk, Position, Variant};

/// Counted for each colour, in this order: stacks topped by it by height (1 to 5), stacks with the colour under
/// the top, moves by the height they make (2 to 6), and pairs that would make the highest stack if they met.
pub(super) const COLOUR: usize = 12;
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
/// For each player: no stack of their colours can move.
const STUCK: usize = PROSPECTS + 2;
/// For each player: stacks that a claim would collect.
const COLLECTABLE: usize = STUCK + 2;

/// How many features there are.
pub const FEATURES: usize = COLLECTABLE + 2;

/// What is counted, for the player to act.
pub type Counts = [i32; FEATURES];

/// What speaks for the player to act counts in full, what speaks for the other counts against it.
const SIGNS: [i32; 2] = [1, -1];

/// What the stacks of some colours can do.
#[derive(Clone, Copy, Default)]
pub(super) struct Power {
    /// Where they are.
    pub(super) tops: u64,
    /// Where some stack can land.
    pub(super) lands: u64,
    /// Where some stack can land to make a highest one.
    pub(super) highest: u64,
    /// Those that can land somewhere.
    pub(super) movers: u64,
    pub(super) moves: i32,
}

impl Power {
    pub(super) fn add(&mut self, other: Power) {
        self.tops |= other.tops;
        self.lands |= other.lands;
        self.highest |= other.highest;
        self.movers |= other.movers;
        self.moves += other.moves;
    }
}

/// The sets of points that are asked for again and again.
pub(super) struct Sets {
    pub(super) limit: usize,
    /// The n-th: stacks of at least n pieces.
    pub(super) at_least: [u64; 8],
    /// For each colour, the stacks that contain it.
    pub(super) holding: [u64; 5],
}

impl Sets {
    pub(super) fn of(game: &Lyngk, position: &Position) -> Sets {
        Sets {
            limit: game.limit(),
            at_least: std::array::from_fn(|height| position.at_least(height).bits()),
            holding: Colour::ALL.map(|colour| position.containing(colour).bits()),
        }
    }

    #[inline]
    pub(super) fn of_height(&self, height: usize) -> u64 {
        self.at_least[height] & !self.at_least[height + 1]
    }

    /// The height of the stack at this bit.
    #[inline]
    pub(super) fn height(&self, bit: u64) -> usize {
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

/// What the colours of the player to act, of the other player and of nobody are and can do.
pub(super) struct Tally {
    pub(super) sets: Sets,
    /// The player to act and the other.
    pub(super) players: [Player; 2],
    /// How many claims they have left.
    pub(super) left: [usize; 2],
    pub(super) colours: [[i32; COLOUR]; 3],
    /// What neutral colours can do is not asked once there are no claims left.
    pub(super) powers: [Power; 3],
    /// What each neutral colour can do, while there are claims left.
    pub(super) claimable: [Power; 5],
    pub(super) claimables: usize,
    /// Moves of the best neutral colours.
    prospects: [i32; 2],
}

impl Tally {
    pub(super) fn new(game: &Lyngk, position: &Position) -> Tally {
        let me = game.to_act(position);
        let players = [me, !me];
        let left = players.map(|player| position.claims_left(player) as usize);
        let sets = Sets::of(game, position);
        let mut colours = [[0; COLOUR]; 3];
        let mut powers = [Power::default(); 3];
        let mut prospects = [0; 2];
        let (mut claimable, mut claimables) = ([Power::default(); 5], 0);
        for colour in Colour::ALL {
            let whose = match position.owner(colour) {
                Some(player) => usize::from(player != me),
                None if left != [0, 0] => 2,
                None => continue,
            };
            let power = count_colour(position, &sets, colour, &mut colours[whose]);
            powers[whose].add(power);
            if whose == 2 {
                claimable[claimables] = power;
                claimables += 1;
                let [best, second] = prospects;
                prospects = [best.max(power.moves), second.max(power.moves.min(best))];
            }
        }
        Tally { sets, players, left, colours, powers, claimable, claimables, prospects }
    }

    /// Moves of as many neutral colours as a player, the `i`-th, may still claim.
    pub(super) fn prospects(&self, i: usize) -> i32 {
        self.prospects[..self.left[i]].iter().sum()
    }

    /// Who would win if the game ended now with as many stacks won: 1 the player to act, −1 the other, 0 nobody (L14, L17).
    pub(super) fn leading(&self) -> i32 {
        let more = |height| {
            let tops = |i: usize| size(self.powers[i].tops & self.sets.of_height(height));
            tops(0) - tops(1)
        };
        let leading = (1..self.sets.limit).rev().map(more).find(|&more| more != 0);
        leading.unwrap_or(0).signum()
    }
}

/// Counts everything, for the player to act. All counts are 0 before.
pub fn count(game: &Lyngk, position: &Position, counts: &mut Counts) {
    count_tally(game, position, &Tally::new(game, position), counts);
}

/// The same from what is known already.
pub(super) fn count_tally(game: &Lyngk, position: &Position, tally: &Tally, counts: &mut Counts) {
    let Tally { sets, left, powers, .. } = tally;
    let [own, other, neutral] = &tally.colours;
    let more_claims = left[0] as i32 - left[1] as i32;
    for i in 0..COLOUR {
        counts[OWN + i] = own[i] - other[i];
        counts[NEUTRAL + i] = more_claims * neutral[i];
    }
    for i in 0..2 {
        count_threats(sets, powers[i], powers[1 - i], i, counts);
        counts[PROSPECTS + i] = SIGNS[i] * tally.prospects(i);
        if left[i] > 0 && !(i == 0 && position.has_claimed()) {
            let only_so = powers[i].highest == 0 && powers[2].highest != 0;
            counts[THREATS + 3 * i + 2] = SIGNS[i] * i32::from(only_so);
            if game.variant() == Variant::CollectOnClaim {
                counts[COLLECTABLE + i] = SIGNS[i] * size(powers[2].tops & sets.at_least[5]);
            }
        }
    }
    let [mine, theirs] = tally.players.map(|player| i32::from(position.won(player)));
    match mine - theirs {
        0 => counts[LEADING] = tally.leading(),
        ahead => counts[AHEAD + ahead.unsigned_abs().min(3) as usize - 1] = ahead.signum(),
    }
    counts[CLAIMS + 3 * left[0] + left[1]] = 1;
    counts[CLAIMS + 9] = i32::from(position.has_claimed());
}

/// Adds what the stacks topped by `colour` are and could do in the hands of whoever claimed it.
#[inline]
fn count_colour(position: &Position, sets: &Sets, colour: Colour, counts: &mut [i32; COLOUR]) -> Power {
    let tops = position.topped_by(colour).bits();
    let holding = sets.holding[colour.index()];
    let mut power = Power { tops, ..Power::default() };
    let mut making = [0; 7];
    let mut apart = 0;
    for chain in position.chains(colour) {
        let (stacks, seen) = (chain.stacks.bits(), chain.seen.bits());
        let mut add = |height: usize, movers: u64, fits: u64| {
            let (lands, number) = (fits & seen, size(movers));
            power.lands |= lands;
            power.movers |= if lands == 0 { 0 } else { movers };
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
            add(1, singles, sets.low_enough(1) & !holding);
        }
        let mut high = stacks & sets.at_least[2] & !sets.at_least[sets.limit];
        while high != 0 {
            let bit = high & high.wrapping_neg();
            high ^= bit;
            let height = sets.height(bit);
            add(height, bit, sets.low_enough(height) & !sets.clashing(bit));
        }
    }
    for height in 1..=5 {
        counts[height - 1] += size(tops & sets.of_height(height));
    }
    counts[BURIED] += size(holding & !tops);
    for (count, making) in counts[MAKING..].iter_mut().zip(&making[2..]) {
        *count += making;
        power.moves += making;
    }
    counts[APART] += apart;
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

#[inline]
pub(super) fn size(set: u64) -> i32 {
    set.count_ones() as i32
}
