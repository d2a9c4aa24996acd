//! What kinds of actions there are in YINSH.

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Point, Position, Yinsh};

use super::features::has_row;

/// Distances of two points, as turning and mirroring the board leaves them.
const DISTANCES: usize = 11 * 6;
/// Rings are placed by how many there are, how far from the centre, and where from each ring of both players.
const PLACED: usize = 0;
const FROM_RINGS: usize = PLACED + 10 * DISTANCES;
/// Moves by the markers flipped of both, how far they go, and whether they make rows of either.
const MOVES: usize = FROM_RINGS + 2 * DISTANCES;
const FLIPS: usize = 5;
const STEPS: usize = 10;
/// Moves by where they begin and end, seen from the centre.
const POINTS: usize = MOVES + FLIPS * FLIPS * STEPS * 4;
const CENTRAL: usize = 6 * 3;
/// Rings are taken by where they are.
const TAKEN: usize = POINTS + CENTRAL * CENTRAL;
const OTHERS: usize = TAKEN + CENTRAL;

/// How many kinds there are.
pub const KINDS: usize = OTHERS + 1;

/// Calls `each` with the kinds of a legal action.
#[inline]
pub fn for_kinds(game: &Yinsh, position: &Position, action: Action, mut each: impl FnMut(usize)) {
    let me = game.to_act(position);
    match action {
        Action::Place(point) => {
            let rings = [me, !me].map(|player| position.rings(player));
            let placed = (rings[0].len() + rings[1].len()).min(9);
            each(PLACED + placed * DISTANCES + from_centre(point));
            for (side, rings) in rings.into_iter().enumerate() {
                rings.for_each(|ring| each(FROM_RINGS + side * DISTANCES + distance(point, ring)));
            }
        }
        Action::Move { from, to } => {
            let [mine, theirs] = [me, !me].map(|player| position.markers(player).bits());
            let flipped = game.flips(position, action).bits();
            let [own, other] = [mine, theirs].map(|markers| (flipped & markers).count_ones() as usize);
            let row = has_row(mine ^ flipped | 1 << from.index());
            // The marker that is placed is the mover's: without a flip the other one gets nothing.
            let gift = flipped & mine != 0 && has_row(theirs ^ flipped);
            let flips = own.min(FLIPS - 1) * FLIPS + other.min(FLIPS - 1);
            let steps = distance(from, to) / 6 - 1;
            each(
                MOVES
                    + ((flips * STEPS + steps.min(STEPS - 1)) * 2 + usize::from(row)) * 2
                    + usize::from(gift),
            );
            each(POINTS + central(from) * CENTRAL + central(to));
        }
        Action::TakeRing(point) => each(TAKEN + central(point)),
        Action::TakeRow { .. } | Action::Pass => each(OTHERS),
    }
}

/// How far a point is from the centre, below [`CENTRAL`].
#[inline]
fn central(point: Point) -> usize {
    let distance = from_centre(point);
    distance / 6 * 3 + distance % 6
}

#[inline]
fn from_centre(point: Point) -> usize {
    between([point.column(), point.row()], [5, 6])
}

/// How far two points are from each other, below [`DISTANCES`].
#[inline]
fn distance(one: Point, other: Point) -> usize {
    between([one.column(), one.row()], [other.column(), other.row()])
}

/// How many steps two points are from each other.
pub fn steps(one: Point, other: Point) -> usize {
    distance(one, other) / 6
}

/// How many steps a point is from the centre.
pub fn steps_from_centre(point: Point) -> usize {
    from_centre(point) / 6
}

/// Steps, times six, and how many of them go aside.
#[inline]
fn between(one: [u8; 2], other: [u8; 2]) -> usize {
    let [x, y] = [0, 1].map(|axis| i32::from(one[axis]) - i32::from(other[axis]));
    let [a, b, c] = [x.abs(), y.abs(), (y - x).abs()];
    (6 * a.max(b).max(c) + a.min(b).min(c)) as usize
}
