//! Kulami: what the leads on the tiles are worth.
//!
//! Who leads now says little before the end, but what the leads have cost says much: nearly all holes get filled, so
//! a marble more than needed on one tile is missing on another.

mod endings;
mod inputs;
mod kinds;
mod levels;
mod node;
mod weights;

use orrery_games::core::Game;
use orrery_games::kulami::{Action, Board, Colour, Hole, Holes, Kulami, Position, Recent, Scoring};
use orrery_study::Noise;

use self::node::Node;
use self::weights::WEIGHTS;
use super::{Evaluate, Judge, Linear, Nets, Node as _, Proof};
use crate::control::{Control, Limits};
use crate::levels::Levels;
use crate::review;
use crate::search::Table;
use crate::solve::tile::{self, FACTS, SIZES, State};
use crate::value::Value;

/// Leads on tiles, by size, marbles on the tile, and lead.
const LEADS: usize = 12 + 6 + 4 + 2;
/// Having the move.
const MOVE: usize = LEADS;
/// Having the move with red: black places the last marble.
const RED: usize = MOVE + 1;
/// The size of the largest tile that the player to act can take or draw level on at once.
const GRAB: usize = RED + 1;
/// The same less what the other side can take next, with the best marble for both together; it says nothing early.
const SWING: usize = GRAB + 1;
/// All features where only tiles count.
const BASIC: usize = SWING + 1;

/// By how much one's largest area is larger; the same if all holes between two of one's marbles were filled; and the
/// empty holes next to it.
const AREA: usize = BASIC;
const BRIDGED: usize = AREA + 1;
const SHORE: usize = BRIDGED + 1;
/// Points for lines.
const LINES: usize = SHORE + 1;
/// Fives with none of the other's marbles and one to four of one's own.
const FIVES: usize = LINES + 1;
/// All features where areas or lines count.
const BONUS: usize = FIVES + 4;

/// Weights for tiles alone, then with areas, with lines, and with both; of each, what a feature is worth at the end,
/// how that changes with each of the last marbles still to come, and with each before them.
const FEATURES: usize = 3 * BASIC + 9 * BONUS;

/// How many marbles are the last.
const LAST: i32 = 20;
/// With how many marbles to come [`SWING`] is counted.
const SWINGS: i32 = 32;

/// Where the weights of each of the four scorings begin, and how many features they have.
const BLOCKS: [(usize, usize); 4] =
    [(0, BASIC), (3 * BASIC, BONUS), (3 * BASIC + 3 * BONUS, BONUS), (3 * BASIC + 6 * BONUS, BONUS)];

/// The weights of a tile's lead for red, by scoring and by what is on the tile.
static TILES: [[Weight; tile::STATES]; 4] =
    [tile_weights(BLOCKS[0]), tile_weights(BLOCKS[1]), tile_weights(BLOCKS[2]), tile_weights(BLOCKS[3])];

/// What a feature is worth, and how that changes with each marble still to come.
type Weight = [i32; 3];

impl Evaluate for Kulami {
    type Node = Node;

    const SLOTS: usize = 101;
    const DRAWS: u32 = 355;
    // 55 % against 0.8, 49 % against 0.5, 63 % against 0.4.
    const EXPLORATION: f32 = 0.6;
    const NOISE: [Noise; 2] = review::KULAMI;

    fn levels(&self) -> &'static Levels {
        levels::levels(self)
    }

    /// The first two marbles of both.
    fn is_opening(&self, position: &Position) -> bool {
        position.placed() < 4
    }

    fn slot(action: Action) -> usize {
        match action {
            Action::Place(cell) => cell.index(),
            Action::Swap => 100,
        }
    }

    fn evaluate(&self, position: &Position) -> Value {
        Node::new(self, position).evaluate(self)
    }

    fn judge<'a>(&'a self, nets: &'a Nets) -> impl Judge<Kulami> + 'a {
        nets.judge(self)
    }

    /// Marbles that are worth much on their tile, and that leave the other side few answers.
    fn promise(&self, position: &Position, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 0 };
        let board = self.board();
        let (Some(hole), Some(last)) = (board.hole(cell), position.recent(Recent::Last)) else { return 0 };
        let me = position.turn();
        let before = tile_state(position, board.tile_round(hole));
        let after = FACTS[usize::from(before)].next[me.index()];
        let rise = TILES[0][usize::from(after)][0] - TILES[0][usize::from(before)][0];
        let rise = if me == Colour::Red { rise } else { -rise };
        let answers = board.reach(hole) & !position.occupied() & !board.tile_round(last);
        rise / 100 - 1000 * answers.len() as i32
    }

    /// What is far from the marble placed last is easily overlooked.
    fn obscurity(&self, position: &Position, action: Action) -> u32 {
        const STEP: u32 = 14;
        const FIRST: u32 = 50;
        let last = position.recent(Recent::Last).map(|last| self.board().cell(last));
        match (action, last) {
            (Action::Place(cell), Some(last)) => {
                let [columns, rows] =
                    [cell.column().abs_diff(last.column()), cell.row().abs_diff(last.row())];
                STEP * columns.max(rows) as u32
            }
            (Action::Place(_), None) => FIRST,
            (Action::Swap, _) => 0,
        }
    }

    fn solve(
        &self,
        position: &Position,
        table: &Table,
        limits: &Limits,
        control: Control<'_>,
    ) -> Option<Proof<Action>> {
        endings::solve(self, position, table, limits, control)
    }

    fn is_aftermath(_: &Position) -> bool {
        false
    }

    fn ends_within(&self, position: &Position, plies: i32) -> bool {
        left(position) <= plies
    }
}

impl Linear for Kulami {
    const WEIGHTS: &'static [i32] = &WEIGHTS;

    fn features(&self, position: &Position, counts: &mut [i32]) {
        let scoring = scoring_index(self);
        let (first, block) = BLOCKS[scoring];
        let counts = &mut counts[first..first + 3 * block];
        let me = position.turn();
        let [mine, theirs] = [position.marbles(me), position.marbles(me.other())];
        for &tile in self.board().tiles() {
            let size = tile.len();
            let [own, other] = [mine, theirs].map(|marbles| (marbles & tile).len());
            if let Some((feature, sign)) =
                lead_feature(size as usize, (own + other) as usize, own as i32 - other as i32)
            {
                counts[feature] += sign;
            }
            // One marble takes the tile, or takes it from the other side.
            if (own == other || own + 1 == other) && !(position.open() & tile).is_empty() {
                counts[GRAB] = counts[GRAB].max(size as i32);
            }
        }
        if left(position) <= SWINGS {
            counts[SWING] = swing(self, position);
        }
        counts[MOVE] = 1;
        counts[RED] = i32::from(me == Colour::Red);
        if scoring > 0 {
            bonus_features(self, mine, theirs, |feature, count| counts[feature] += count);
        }
        let [_, last, before] = stage(position);
        for feature in 0..block {
            counts[block + feature] = last * counts[feature];
            counts[2 * block + feature] = before * counts[feature];
        }
    }
}

/// 0 for tiles alone, 1 with areas, 2 with lines, 3 with both.
#[inline]
fn scoring_index(game: &Kulami) -> usize {
    let Scoring { area, lines } = game.config().scoring;
    usize::from(area) + 2 * usize::from(lines)
}

/// Marbles still to come.
#[inline]
fn left(position: &Position) -> i32 {
    (2 * Kulami::MARBLES - position.placed()) as i32
}

/// What the three parts of a weight count.
#[inline]
fn stage(position: &Position) -> Weight {
    let left = left(position);
    [1, left.min(LAST), (left - LAST).max(0)]
}

/// [`SWING`], by trying everything.
fn swing(game: &Kulami, position: &Position) -> i32 {
    let board = game.board();
    let worth = |hole: Hole, colour: Colour| {
        let tile = board.tile_round(hole);
        let [own, other] = [colour, colour.other()].map(|colour| (position.marbles(colour) & tile).len());
        if own == other || own + 1 == other { tile.len() as i32 } else { 0 }
    };
    let barred = position.recent(Recent::Last).map_or(Holes::NONE, |last| board.tile_round(last));
    let balance = |hole: Hole| {
        let answers = board.reach(hole) & !position.occupied() & !barred;
        worth(hole, position.turn())
            - answers.map(|answer| worth(answer, position.turn().other())).max().unwrap_or(0)
    };
    position.open().map(balance).max().unwrap_or(0)
}

/// What is on a tile.
#[inline]
fn tile_state(position: &Position, tile: Holes) -> State {
    let [red, black] = Colour::BOTH.map(|colour| (position.marbles(colour) & tile).len());
    let size = tile.len();
    tile::state(size as usize, red as i32 - black as i32, (size - red - black) as usize)
}

/// Which feature a lead is, and for whom. With n marbles on a tile the lead is n, n − 2 and so on.
const fn lead_feature(size: usize, marbles: usize, lead: i32) -> Option<(usize, i32)> {
    const FIRST: [usize; 7] = [0, 0, 22, 18, 12, 0, 0];
    const BEFORE: [usize; 7] = [0, 0, 1, 2, 4, 6, 9];
    if lead == 0 {
        return None;
    }
    let feature = FIRST[size] + BEFORE[marbles] + (lead.unsigned_abs() as usize - 1) / 2;
    Some((feature, lead.signum()))
}

const fn tile_weights((first, block): (usize, usize)) -> [Weight; tile::STATES] {
    let mut weights = [[0; 3]; tile::STATES];
    let mut class = 0;
    while class < SIZES.len() {
        let size = SIZES[class];
        let mut marbles = 1;
        while marbles <= size {
            let mut lead = -(marbles as i32);
            while lead <= marbles as i32 {
                if let Some((feature, sign)) = lead_feature(size, marbles, lead) {
                    let place = first + feature;
                    weights[tile::state(size, lead, size - marbles) as usize] = [
                        sign * WEIGHTS[place],
                        sign * WEIGHTS[place + block],
                        sign * WEIGHTS[place + 2 * block],
                    ];
                }
                lead += 2;
            }
            marbles += 1;
        }
        class += 1;
    }
    weights
}

/// What concerns areas and lines.
fn bonus_features(game: &Kulami, mine: Holes, theirs: Holes, mut add: impl FnMut(usize, i32)) {
    let (board, empty) = (game.board(), !(mine | theirs));
    for (marbles, sign) in [(mine, 1), (theirs, -1)] {
        let (_, between) = beside(board, marbles);
        // Of equally large areas the one with the longest shore: which lies first must not matter.
        let sizes = areas(board, marbles).map(|area| {
            let (shore, _) = beside(board, area);
            (area.len(), (shore & empty).len())
        });
        let (area, shore) = sizes.max().unwrap_or((0, 0));
        let bridged = areas(board, marbles | between & empty).map(|area| (area & marbles).len());
        add(AREA, sign * area as i32);
        add(BRIDGED, sign * bridged.max().unwrap_or(0) as i32);
        add(SHORE, sign * shore as i32);
    }
    if game.config().scoring.lines {
        add(LINES, game.line_points(mine) - game.line_points(theirs));
    }
    let mut fives = [0; 6];
    for five in game.board().fives() {
        let [own, other] = [mine, theirs].map(|marbles| (marbles & five).len() as usize);
        if other == 0 {
            fives[own] += 1;
        } else if own == 0 {
            fives[other] -= 1;
        }
    }
    for (i, &count) in fives[1..5].iter().enumerate() {
        add(FIVES + i, count);
    }
}

/// The holes next to at least one of these marbles, and to at least two.
fn beside(board: &Board, marbles: Holes) -> (Holes, Holes) {
    let (mut one, mut two) = (Holes::NONE, Holes::NONE);
    for marble in marbles {
        let next = board.neighbours(marble);
        two |= one & next;
        one |= next;
    }
    (one, two)
}

/// The areas of these holes.
fn areas(board: &Board, holes: Holes) -> impl Iterator<Item = Holes> {
    let mut rest = holes;
    std::iter::from_fn(move || {
        let mut area = rest.lowest();
        let mut front = area;
        while let Some(hole) = front.next() {
            let next = board.neighbours(hole) & rest & !area;
            front |= next;
            area |= next;
        }
        rest = rest & !area;
        (!area.is_empty()).then_some(area)
    })
}
