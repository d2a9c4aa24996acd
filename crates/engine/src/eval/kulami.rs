//! Kulami: what the leads on the tiles are worth.
//!
//! Who leads now says little before the end, but what the leads have cost says much: nearly all holes get filled, so
//! a marble more than needed on one tile is missing on another.

mod endings;
mod weights;

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Board, Colour, Kulami, Position, Recent, Scoring};

use self::weights::WEIGHTS;
use super::{Evaluate, Linear, Proof};
use crate::control::{Control, Limits};
use crate::levels::Level;
use crate::value::{MAX_ESTIMATE, Value};

/// Leads on tiles, by size, marbles on the tile, and lead.
const LEADS: usize = 12 + 6 + 4 + 2;
/// Having the move.
const MOVE: usize = LEADS;
/// Having the move with red: black places the last marble.
const RED: usize = MOVE + 1;
/// The size of the largest tile that the player to act can take or draw level on at once.
const GRAB: usize = RED + 1;
/// All features where only tiles count.
const BASIC: usize = GRAB + 1;

/// By how much one's largest area is larger, and how many more of one's marbles lie side by side.
const AREA: usize = BASIC;
const TOUCH: usize = AREA + 1;
/// Points for lines, and fives of which one has four or three and nobody the rest.
const LINES: usize = TOUCH + 1;
const FOURS: usize = LINES + 1;
const THREES: usize = FOURS + 1;
/// All features where areas or lines count.
const BONUS: usize = THREES + 1;

/// Weights for tiles alone, then those for tiles with areas or lines; of each, what a feature is worth, then how that
/// changes with each marble still to come.
const FEATURES: usize = 2 * BASIC + 2 * BONUS;

/// The weights of a tile's lead, by size, marbles of the player to act and of the other.
static BASIC_TILES: [Weight; 7 * 49] = tile_weights(0, BASIC);
static BONUS_TILES: [Weight; 7 * 49] = tile_weights(2 * BASIC, BONUS);

/// What a feature is worth, and how that changes with each marble still to come.
type Weight = [i32; 2];

impl Evaluate for Kulami {
    const SLOTS: usize = 101;
    const DRAWS: u32 = 150;
    const LEVELS: [Level; 9] = [
        Level { depth: 1, nodes: 1_000, misses: 800 },
        Level { depth: 1, nodes: 1_000, misses: 620 },
        Level { depth: 1, nodes: 1_000, misses: 420 },
        Level { depth: 2, nodes: 1_000, misses: 250 },
        Level { depth: 3, nodes: 2_000, misses: 200 },
        Level { depth: 4, nodes: 3_000, misses: 120 },
        Level { depth: 6, nodes: 8_000, misses: 60 },
        Level { depth: 99, nodes: 40_000, misses: 25 },
        Level { depth: 99, nodes: 200_000, misses: 0 },
    ];

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(cell) => cell.index(),
            Action::Swap => 100,
        }
    }

    fn evaluate(&self, position: &Position) -> Value {
        let basic = self.config().scoring == Scoring::BASIC;
        let (tiles, first, block) =
            if basic { (&BASIC_TILES, 0, BASIC) } else { (&BONUS_TILES, 2 * BASIC, BONUS) };
        let me = position.turn();
        let [mine, theirs] = [position.marbles(me), position.marbles(me.other())];
        let mut sum = [0; 2];
        let mut grab = 0;
        for &tile in self.board().tiles() {
            let size = tile.count_ones();
            let [own, other] = [mine, theirs].map(|marbles| (marbles & tile).count_ones());
            let [worth, change] = tiles[(49 * size + 7 * own + other) as usize % tiles.len()];
            sum = [sum[0] + worth, sum[1] + change];
            if can_grab(position, tile, own, other) {
                grab = grab.max(size as i32);
            }
        }
        let mut add = |feature: usize, count: i32| {
            sum[0] += count * WEIGHTS[first + feature];
            sum[1] += count * WEIGHTS[first + block + feature];
        };
        add(MOVE, 1);
        add(RED, i32::from(me == Colour::Red));
        add(GRAB, grab);
        if !basic {
            bonus_features(self, mine, theirs, add);
        }
        ((sum[0] + left(position) * sum[1]) / 100).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    /// Marbles that are worth much on their tile, and that leave the other side few answers.
    fn promise(&self, position: &Position, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 0 };
        let board = self.board();
        let (Some(hole), Some(last)) = (board.hole(cell), position.recent(Recent::Last)) else { return 0 };
        let tile = board.tile_round(hole);
        let size = tile.count_ones();
        let me = position.turn();
        let [own, other] = [me, me.other()].map(|colour| (position.marbles(colour) & tile).count_ones());
        let place = |own: u32| (49 * size + 7 * own + other) as usize % BASIC_TILES.len();
        let rise = BASIC_TILES[place(own + 1)][0] - BASIC_TILES[place(own)][0];
        let answers = board.reach(hole) & !position.occupied() & !board.tile_round(last);
        rise / 100 - 1000 * answers.count_ones() as i32
    }

    fn solve(
        &self,
        position: &Position,
        megabytes: usize,
        limits: &Limits,
        control: Control<'_>,
    ) -> Option<Proof<Action>> {
        endings::solve(self, position, megabytes, limits, control)
    }

    fn is_aftermath(_: &Position) -> bool {
        false
    }
}

impl Linear for Kulami {
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn features(&self, position: &Position, counts: &mut [i32]) {
        let basic = self.config().scoring == Scoring::BASIC;
        let (first, block) = if basic { (0, BASIC) } else { (2 * BASIC, BONUS) };
        let counts = &mut counts[first..first + 2 * block];
        let me = position.turn();
        let [mine, theirs] = [position.marbles(me), position.marbles(me.other())];
        for &tile in self.board().tiles() {
            let size = tile.count_ones();
            let [own, other] = [mine, theirs].map(|marbles| (marbles & tile).count_ones());
            if let Some((feature, sign)) = lead_feature(size as usize, own as usize, other as usize) {
                counts[feature] += sign;
            }
            if can_grab(position, tile, own, other) {
                counts[GRAB] = counts[GRAB].max(size as i32);
            }
        }
        counts[MOVE] = 1;
        counts[RED] = i32::from(me == Colour::Red);
        if !basic {
            bonus_features(self, mine, theirs, |feature, count| counts[feature] += count);
        }
        for feature in 0..block {
            counts[block + feature] = left(position) * counts[feature];
        }
    }
}

/// Marbles still to come.
#[inline]
fn left(position: &Position) -> i32 {
    (2 * Kulami::MARBLES - position.placed()) as i32
}

/// Whether one marble takes the tile, or takes it from the other side.
#[inline]
fn can_grab(position: &Position, tile: u64, own: u32, other: u32) -> bool {
    (own == other || own + 1 == other) && position.open() & tile != 0
}

/// Which feature a lead is, and for whom. With n marbles on a tile the lead is n, n − 2 and so on.
const fn lead_feature(size: usize, own: usize, other: usize) -> Option<(usize, i32)> {
    const FIRST: [usize; 7] = [0, 0, 22, 18, 12, 0, 0];
    const BEFORE: [usize; 7] = [0, 0, 1, 2, 4, 6, 9];
    if own == other {
        return None;
    }
    let feature = FIRST[size] + BEFORE[own + other] + (own.abs_diff(other) - 1) / 2;
    Some((feature, if own > other { 1 } else { -1 }))
}

const fn tile_weights(first: usize, block: usize) -> [Weight; 7 * 49] {
    let mut weights = [[0; 2]; 7 * 49];
    let sizes = [2, 3, 4, 6];
    let mut i = 0;
    while i < sizes.len() * 49 {
        let (size, own, other) = (sizes[i / 49], i % 49 / 7, i % 7);
        if own + other <= size
            && let Some((feature, sign)) = lead_feature(size, own, other)
        {
            weights[49 * size + 7 * own + other] =
                [sign * WEIGHTS[first + feature], sign * WEIGHTS[first + block + feature]];
        }
        i += 1;
    }
    weights
}

/// What concerns areas and lines, as far as they count.
fn bonus_features(game: &Kulami, mine: u64, theirs: u64, mut add: impl FnMut(usize, i32)) {
    let scoring = game.config().scoring;
    if scoring.area {
        let [own, other] = [mine, theirs].map(|marbles| game.largest_area(marbles).count_ones() as i32);
        add(AREA, own - other);
        add(TOUCH, touching(game.board(), mine) - touching(game.board(), theirs));
    }
    if scoring.lines {
        add(LINES, game.line_points(mine) - game.line_points(theirs));
        let (mut fours, mut threes) = (0, 0);
        for five in game.board().fives() {
            let [own, other] = [mine, theirs].map(|marbles| (marbles & five).count_ones());
            let side = if other == 0 { 1 } else { -1 };
            match (own + other, own == 0 || other == 0) {
                (4, true) => fours += side,
                (3, true) => threes += side,
                _ => {}
            }
        }
        add(FOURS, fours);
        add(THREES, threes);
    }
}

/// How many pairs of these marbles lie side by side, each counted from both ends.
fn touching(board: &Board, marbles: u64) -> i32 {
    let mut rest = marbles;
    let mut pairs = 0;
    while rest != 0 {
        pairs += (board.neighbours(rest.trailing_zeros() as usize) & marbles).count_ones();
        rest &= rest - 1;
    }
    pairs as i32
}
