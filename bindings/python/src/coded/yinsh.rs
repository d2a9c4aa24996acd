use std::sync::LazyLock;

use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Action, Direction, Phase, Point, Points, Position, Symmetry, Yinsh};

use super::{Coded, fill};
use crate::picture::Paint;

/// Columns and rows of a plane.
const SIDE: usize = 11;
const CELLS: usize = SIDE * SIDE;
const POINTS: usize = 85;
/// The first number of each kind of action.
const MOVES: usize = POINTS;
const ROWS: usize = MOVES + 1848;
const RINGS: usize = ROWS + 123;
const PASS: usize = RINGS + POINTS;
/// Stands for no number.
const NONE: u16 = u16::MAX;

/// Numbers by the places of points in tables, which are their cells in a plane as well.
struct Tables {
    place: [u16; CELLS],
    moves: [[u16; CELLS]; CELLS],
    /// By the first point and the axis.
    rows: [[u16; 3]; CELLS],
    actions: Vec<Action>,
}

static TABLES: LazyLock<Box<Tables>> = LazyLock::new(|| {
    let mut tables = Box::new(Tables {
        place: [NONE; CELLS],
        moves: [[NONE; CELLS]; CELLS],
        rows: [[NONE; 3]; CELLS],
        actions: Vec::with_capacity(PASS + 1),
    });
    let Tables { place, moves, rows, actions } = &mut *tables;
    for point in Point::all() {
        place[point.index()] = actions.len() as u16;
        actions.push(Action::Place(point));
    }
    for from in Point::all() {
        for to in Point::all().filter(|&to| from.direction_to(to).is_some()) {
            moves[from.index()][to.index()] = actions.len() as u16;
            actions.push(Action::Move { from, to });
        }
    }
    for first in Point::all() {
        for (axis, direction) in Direction::AXES.into_iter().enumerate() {
            let last = (0..4).try_fold(first, |point, _| point.step(direction));
            if let Some(last) = last {
                rows[first.index()][axis] = actions.len() as u16;
                actions.push(Action::TakeRow { first, last });
            }
        }
    }
    actions.extend(Point::all().map(Action::TakeRing));
    actions.push(Action::Pass);
    tables
});

impl Tables {
    /// The number, or [`NONE`].
    #[inline]
    fn number(&self, action: Action) -> u16 {
        match action {
            Action::Place(point) => self.place[point.index()],
            Action::Move { from, to } => self.moves[from.index()][to.index()],
            Action::TakeRow { first, last } => {
                // Along a line the distance of two places is a multiple of 1, 11 or 12.
                let axis = match last.index().wrapping_sub(first.index()) {
                    4 => 0,
                    44 => 1,
                    48 => 2,
                    _ => return NONE,
                };
                self.rows[first.index()][axis]
            }
            Action::TakeRing(point) => RINGS as u16 + self.place[point.index()],
            Action::Pass => PASS as u16,
        }
    }
}

impl Coded for Yinsh {
    const CODE_VERSION: u32 = 1;
    const NUMBERS: usize = PASS + 1;
    const SIDE: usize = SIDE;
    const PLANES: &'static [&'static str] = &[
        "points of the board",
        "rings of the viewer",
        "rings of the opponent",
        "markers of the viewer",
        "markers of the opponent",
        "a ring is to be placed",
        "a ring is to be moved",
        "a row is to be removed",
        "a ring is to be removed",
        "the row or ring comes of the other player's move",
        "the other player has passed",
        "the viewer is to act",
        "rings the viewer has removed",
        "rings the opponent has removed",
        "rings that win",
        "markers in the supply",
    ];
    const MOST: u8 = 51;

    const PAINT: Paint = Paint {
        ground: [211.0, 202.0, 186.0],
        line: [140.0, 130.0, 111.0],
        half: 2.0,
        point: ([140.0, 130.0, 111.0], 5.0),
    };

    fn number(&self, action: Action) -> Option<usize> {
        let number = TABLES.number(action);
        (number != NONE).then_some(usize::from(number))
    }

    fn action(&self, number: usize) -> Option<Action> {
        TABLES.actions.get(number).copied()
    }

    #[inline]
    fn mark(&self, legal: &[Action], mask: &mut [u8]) {
        let tables = &**TABLES;
        for &action in legal {
            mask[usize::from(tables.number(action))] = 1;
        }
    }

    fn ground(&self, planes: &mut [u8]) {
        spread(Point::all(), &mut planes[..CELLS]);
        fill::<CELLS>(planes, 14, self.rings_to_win());
    }

    #[inline]
    fn show(&self, position: &Position, viewer: Player, planes: &mut [u8]) {
        let opponent = viewer.opponent();
        let sets = [
            position.rings(viewer),
            position.rings(opponent),
            position.markers(viewer),
            position.markers(opponent),
        ];
        for (plane, set) in planes.chunks_exact_mut(CELLS).skip(1).zip(sets) {
            spread(set, plane);
        }
        let phase = match position.phase() {
            Phase::Place => Some(5),
            Phase::Move => Some(6),
            Phase::Row => Some(7),
            Phase::Ring => Some(8),
            Phase::Over => None,
        };
        if let Some(plane) = phase {
            fill::<CELLS>(planes, plane, 1);
        }
        let acting = phase.is_some() && self.to_act(position) == viewer;
        for (plane, holds) in [(9, position.is_gift()), (10, position.after_pass()), (11, acting)] {
            if holds {
                fill::<CELLS>(planes, plane, 1);
            }
        }
        let supply = position.supply() as u8;
        for (plane, count) in [(12, position.removed(viewer)), (13, position.removed(opponent)), (15, supply)]
        {
            fill::<CELLS>(planes, plane, count);
        }
    }

    fn map_cells(&self, symmetry: Symmetry) -> Vec<usize> {
        let mut cells: Vec<usize> = (0..CELLS).collect();
        for point in Point::all() {
            cells[point.index()] = point.image(symmetry).index();
        }
        cells
    }
}

/// Writes a set as bytes: eight bits at a time, which a multiplication spreads over eight bytes.
#[inline]
fn spread(set: Points, plane: &mut [u8]) {
    let bits = set.bits();
    let (whole, rest) = plane.as_chunks_mut::<8>();
    for (n, bytes) in whole.iter_mut().enumerate() {
        *bytes = super::eight((bits >> (8 * n)) as u8);
    }
    for (n, byte) in rest.iter_mut().enumerate() {
        *byte = (bits >> (CELLS / 8 * 8 + n)) as u8 & 1;
    }
}
