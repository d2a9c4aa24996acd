//! What a net is told of a position of LYNGK.

use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Action, Lyngk, Position, Variant};

use super::features::{COLOUR, Tally, size};
use super::judge;
use super::kinds::{self, kind};
use crate::eval::learned::{Hear, Inputs, Learn};
use crate::eval::{Bare, Node};
use crate::search::ProbCut;

/// What is counted of colours: own ones, those of the other player, neutral ones.
const COLOURS: usize = 0;
/// For each player: moves of the best colours still to be claimed.
const PROSPECTS: usize = COLOURS + 3 * COLOUR * Inputs::CLASSES;
/// For each player, the points where a highest stack can be made, also after a claim.
const HIGHEST: usize = PROSPECTS + 2 * Inputs::CLASSES;
const HIGHEST_NEUTRAL: usize = HIGHEST + 2 * 4;
/// Stacks won by each player.
const WON: usize = HIGHEST_NEUTRAL + 4;
/// Who leads if as many are won: the other, nobody, or the player to act.
const LEADING: usize = WON + 2 * 8 + 1;
/// One for each pair of claims left; then, whether a claim was made in this turn.
const CLAIMS: usize = LEADING + 2;
/// For each player: no stack of their colours can move.
const STUCK: usize = CLAIMS + 10;
/// Stacks on the board.
const STACKS: usize = STUCK + 2;
/// Single pieces by whose they are and who can land on them.
const SINGLES: usize = STACKS + 44;
/// Neutral colours while there are claims left, by who can claim them, where they would make a highest stack, how many high
/// ones they have, their moves, and how many stacks of the other they could land on.
const NEUTRALS: usize = SINGLES + 3 * 4 * Inputs::CLASSES;
/// Stacks by whose they are, height, how many colours of each player are in them, who can land on them, who can make them
/// a highest one, and whether they can move.
const KINDS: usize = NEUTRALS + 4 * 4 * 4 * 8 * 4;
/// What is told of a stack besides who can make it a highest one, and whether it can move.
const KIND: usize = 3 * 5 * 3 * 3 * 4;
const CHANCES: usize = 4 * 2;

/// By the claims left and the stacks, as measured by `orrery-train cuts`.
const PROBCUT: [ProbCut; Lyngk::STAGES] = ProbCut::of_spreads(
    15,
    [
        [250, 85],
        [150, 85],
        [80, 55],
        [150, 90],
        [170, 28],
        [150, 25],
        [120, 55],
        [200, 15],
        [60, 35],
        [350, 120],
        [250, 115],
        [190, 25],
    ],
);

impl Learn for Lyngk {
    const INPUTS: usize = KINDS + KIND * CHANCES;
    const UNITS: usize = 64;
    const ROWS: usize = Self::INPUTS;
    /// By the claims left; with none left, by the stacks.
    const STAGES: usize = 12;
    const KINDS: usize = kinds::KINDS;
    const GAINS: usize = Self::STAGES * Self::KINDS;
    const VERSION: u16 = 4;
    const LMR_DIVISOR: i32 = 3;
    const LADDERS: &'static [[usize; 2]] = &[[COLOURS, HIGHEST], [SINGLES, NEUTRALS]];

    /// Kinds are learned as differences from those that nobody can do anything with.
    fn parent(input: usize) -> Option<usize> {
        let chances = input.checked_sub(KINDS)? % CHANCES;
        (chances > 0).then_some(input - chances)
    }

    #[inline]
    fn kinds(&self, position: &Position, action: Action, mut each: impl FnMut(usize)) {
        each(kind(self, position, action));
    }

    #[inline]
    fn stage(&self, position: &Position) -> usize {
        let me = self.to_act(position);
        match [me, !me].map(|player| position.claims_left(player) as usize) {
            [0, 0] => 9 + (position.occupied().len().saturating_sub(8) / 10).min(2),
            [mine, theirs] => 3 * mine + theirs,
        }
    }

    fn is_learned(&self) -> bool {
        self.variant() == Variant::Standard
    }

    fn candidates(&self, position: &Position) -> Option<usize> {
        const EARLY: usize = 30;
        let claims = Player::BOTH.iter().any(|&player| position.claims_left(player) > 0);
        (claims && position.occupied().len() > EARLY).then_some(32)
    }

    #[inline]
    fn probcut(&self, position: &Position) -> Option<ProbCut> {
        PROBCUT.get(self.stage(position)).copied()
    }

    #[inline]
    fn describe(&self, node: &Bare<Lyngk>, to: &mut impl Hear) {
        let position = node.position();
        let tally = Tally::new(self, position);
        let Tally { sets, players, left, powers, .. } = &tally;
        let stacks = size(sets.at_least[1]) as usize;
        if !to.begin(self.stage(position), judge(self, position, &tally)) {
            return;
        }
        for (whose, counts) in tally.colours.iter().enumerate() {
            to.add_counts(COLOURS + whose * COLOUR * Inputs::CLASSES, counts);
        }
        for i in 0..2 {
            to.add_count(PROSPECTS + i * Inputs::CLASSES, tally.prospects(i));
            to.add(HIGHEST + 4 * i + size(powers[i].highest).min(3) as usize);
            to.add(WON + 8 * i + usize::from(position.won(players[i]).min(7)));
            if powers[i].moves == 0 {
                to.add(STUCK + i);
            }
        }
        if *left != [0, 0] {
            to.add(HIGHEST_NEUTRAL + size(powers[2].highest).min(3) as usize);
        }
        if position.won(players[0]) == position.won(players[1]) {
            to.add((LEADING as i32 + tally.leading()) as usize);
        }
        to.add(CLAIMS + 3 * left[0] + left[1]);
        if position.has_claimed() {
            to.add(CLAIMS + 9);
        }
        to.add(STACKS + stacks.min(43));
        add_singles(&tally, to);
        add_neutrals(&tally, to);
        add_kinds(position, &tally, to);
    }
}

/// Adds how many single pieces there are of each kind.
#[inline]
fn add_singles(tally: &Tally, to: &mut impl Hear) {
    let Tally { sets, powers, .. } = tally;
    let [own, other] = [powers[0].tops, powers[1].tops];
    let singles = sets.of_height(1);
    let [mine, theirs] = [powers[0].lands, powers[1].lands];
    for (whose, tops) in [own, other, !(own | other)].into_iter().enumerate() {
        let all = singles & tops;
        let counts =
            [!mine & !theirs, mine & !theirs, !mine & theirs, mine & theirs].map(|set| size(all & set));
        to.add_counts(SINGLES + whose * 4 * Inputs::CLASSES, &counts);
    }
}

/// Adds what the colours are that can still be claimed.
#[inline]
fn add_neutrals(tally: &Tally, to: &mut impl Hear) {
    let Tally { sets, left, powers, claimable, claimables, .. } = tally;
    let who = 2 * usize::from(left[0] > 0) + usize::from(left[1] > 0);
    // A player without claims left fears for their own stacks.
    let prey = powers[usize::from(left[0] > 0)].tops;
    for power in &claimable[..*claimables] {
        let few = |set: u64| size(set).min(3) as usize;
        let high = few(power.tops & sets.at_least[3]);
        let moves = ((power.moves + 2) / 4).min(7) as usize;
        let place = ((who * 4 + few(power.highest)) * 4 + high) * 8 + moves;
        to.add(NEUTRALS + place * 4 + few(power.lands & prey));
    }
}

/// Adds what the stacks of several pieces are.
#[inline]
fn add_kinds(position: &Position, tally: &Tally, to: &mut impl Hear) {
    let Tally { sets, players, powers, .. } = tally;
    // The stacks with one colour of a player, or two of them.
    let holding = players.map(|player| {
        position.claims(player).fold((0, 0), |(one, two), colour| {
            let set = sets.holding[colour.index()];
            (one | set, two | one & set)
        })
    });
    let mut high = sets.at_least[2];
    while high != 0 {
        let bit = high & high.wrapping_neg();
        high ^= bit;
        let among = |set: u64| usize::from(set & bit != 0);
        let [own, other] = [among(powers[0].tops), among(powers[1].tops)];
        let whose = if own + other == 0 { 2 } else { other };
        let [mine, theirs] = holding.map(|(one, two)| among(one) + among(two));
        let landed = among(powers[0].lands) + 2 * among(powers[1].lands);
        let height = sets.height(bit).min(6) - 2;
        let kind = ((((whose * 5 + height) * 3 + mine) * 3) + theirs) * 4 + landed;
        let made = among(powers[0].highest) + 2 * among(powers[1].highest);
        to.add(KINDS + kind * CHANCES + 2 * made + among(powers[whose].movers));
    }
}
