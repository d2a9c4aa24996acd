use orrery_games::core::{Game, Player};
use orrery_games::lyngk::{Action, Colour, Lyngk, Phase, Point, Position, Symmetry, Variant};

use super::{Coded, fill};
use crate::picture::Paint;

/// Columns and rows of a plane: as many as columns of the board, and as many as points lie on a line across.
const SIDE: usize = 9;
const CELLS: usize = SIDE * SIDE;
const POINTS: usize = 43;
/// The first number of each kind of action.
const CLAIMS: usize = POINTS * POINTS;
const PASS: usize = CLAIMS + Colour::ALL.len();

/// In which row of each column of a plane row 1 of the board lies, so that neighbours are the same steps apart everywhere.
const FIRST: [usize; SIDE] = [6, 4, 2, 2, 1, 1, 0, 1, 2];

/// The cell of a point, by the bit it has in a set.
static CELL: [u8; 64] = {
    let mut cells = [0; 64];
    let mut bit = 0;
    while bit < 64 {
        // A column is eight bits on, a row one; a1 is bit 3.
        let mut column = 0;
        while column < SIDE {
            let start = [3, 9, 15, 23, 30, 38, 45, 54, 63][column];
            let rows = [1, 4, 7, 6, 7, 6, 7, 4, 1][column];
            if bit >= start && bit < start + rows {
                cells[bit] = (column * SIDE + FIRST[column] + bit - start) as u8;
            }
            column += 1;
        }
        bit += 1;
    }
    cells
};

/// The cell of a point.
fn cell(point: Point) -> usize {
    let column = usize::from(point.column());
    column * SIDE + FIRST[column] + usize::from(point.row()) - 1
}

impl Coded for Lyngk {
    const CODE_VERSION: u32 = 1;
    const NUMBERS: usize = PASS + 1;
    const SIDE: usize = SIDE;
    const PLANES: &'static [&'static str] = &[
        "points of the board",
        "stacks of 1 piece or more",
        "stacks of 2 or more",
        "stacks of 3 or more",
        "stacks of 4 or more",
        "stacks of 5 or more",
        "stacks of 6",
        "stacks with ivory",
        "stacks with blue",
        "stacks with red",
        "stacks with green",
        "stacks with black",
        "ivory on top",
        "blue on top",
        "red on top",
        "green on top",
        "black on top",
        "stacks of the viewer",
        "stacks of the opponent",
        "the viewer has claimed ivory",
        "the viewer has claimed blue",
        "the viewer has claimed red",
        "the viewer has claimed green",
        "the viewer has claimed black",
        "the opponent has claimed ivory",
        "the opponent has claimed blue",
        "the opponent has claimed red",
        "the opponent has claimed green",
        "the opponent has claimed black",
        "a colour was claimed in this turn",
        "the viewer is to act",
        "stacks the viewer has won",
        "stacks the opponent has won",
        "stacks grow to six",
        "a claim wins full stacks",
    ];
    const MOST: u8 = 24;

    const PAINT: Paint = Paint {
        ground: [231.0, 225.0, 213.0],
        line: [163.0, 153.0, 138.0],
        half: 2.0,
        point: ([163.0, 153.0, 138.0], 7.0),
    };

    fn number(&self, action: Action) -> Option<usize> {
        Some(number(action))
    }

    fn action(&self, number: usize) -> Option<Action> {
        match number {
            PASS => Some(Action::Pass),
            CLAIMS..PASS => Some(Action::Claim(Colour::ALL[number - CLAIMS])),
            _ => {
                let mut points = Point::all();
                let from = points.clone().nth(number / POINTS)?;
                Some(Action::Move { from, to: points.nth(number % POINTS)? })
            }
        }
    }

    #[inline]
    fn mark(&self, legal: &[Action], mask: &mut [u8]) {
        for &action in legal {
            mask[number(action)] = 1;
        }
    }

    fn ground(&self, planes: &mut [u8]) {
        spread(Point::all().bits(), &mut planes[..CELLS]);
        let variant = self.variant();
        fill::<CELLS>(planes, 33, u8::from(variant == Variant::Six));
        fill::<CELLS>(planes, 34, u8::from(variant == Variant::CollectOnClaim));
    }

    #[inline]
    fn show(&self, position: &Position, viewer: Player, planes: &mut [u8]) {
        let opponent = viewer.opponent();
        let mut tops = [0; 2];
        let sets = (1..7)
            .map(|height| position.at_least(height))
            .chain(Colour::ALL.map(|colour| position.containing(colour)))
            .chain(Colour::ALL.map(|colour| position.topped_by(colour)));
        for (plane, set) in (1..).zip(sets) {
            spread(set.bits(), &mut planes[plane * CELLS..][..CELLS]);
        }
        for (n, player) in [viewer, opponent].into_iter().enumerate() {
            for colour in position.claims(player) {
                tops[n] |= position.topped_by(colour).bits();
                fill::<CELLS>(planes, 19 + 5 * n + colour.index(), 1);
            }
            spread(tops[n], &mut planes[(17 + n) * CELLS..][..CELLS]);
        }
        let acting = !matches!(position.phase(), Phase::Over(_)) && self.to_act(position) == viewer;
        for (plane, value) in [
            (29, u8::from(position.has_claimed())),
            (30, u8::from(acting)),
            (31, position.won(viewer)),
            (32, position.won(opponent)),
        ] {
            if value != 0 {
                fill::<CELLS>(planes, plane, value);
            }
        }
    }

    fn map_cells(&self, symmetry: Symmetry) -> Vec<usize> {
        let mut cells: Vec<usize> = (0..CELLS).collect();
        for point in Point::all() {
            cells[cell(point)] = cell(point.image(symmetry));
        }
        cells
    }
}

#[inline]
fn number(action: Action) -> usize {
    match action {
        Action::Move { from, to } => from.index() * POINTS + to.index(),
        Action::Claim(colour) => CLAIMS + colour.index(),
        Action::Pass => PASS,
    }
}

/// Writes the points of a set: there are few.
#[inline]
fn spread(mut bits: u64, plane: &mut [u8]) {
    while bits != 0 {
        plane[usize::from(CELL[bits.trailing_zeros() as usize])] = 1;
        bits &= bits - 1;
    }
}
