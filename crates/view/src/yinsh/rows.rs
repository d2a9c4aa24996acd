//! The rows on offer, numbered: on the board, on the buttons and in words they have the same numbers.

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Direction, Phase, Point, Position, Yinsh};

/// A window of five markers that can be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Row {
    /// From 1, in the order of the notation.
    pub number: usize,
    /// From end to end.
    pub points: [Point; 5],
}

impl Row {
    /// The row that an action takes.
    fn of(number: usize, action: Action) -> Option<Row> {
        let Action::TakeRow { first, last } = action else { return None };
        let direction = first.direction_to(last)?;
        let mut points = [first; 5];
        for i in 1..5 {
            points[i] = points[i - 1].step(direction)?;
        }
        Some(Row { number, points })
    }

    pub fn first(&self) -> Point {
        self.points[0]
    }

    pub fn middle(&self) -> Point {
        self.points[2]
    }

    pub fn last(&self) -> Point {
        self.points[4]
    }

    pub fn action(&self) -> Action {
        Action::take_row(self.first(), self.last())
    }

    fn direction(&self) -> Option<Direction> {
        self.first().direction_to(self.last())
    }
}

/// The rows among which the player to act must choose; none outside of that choice.
pub(super) fn rows(game: &Yinsh, position: &Position) -> Vec<Row> {
    if position.phase() != Phase::Row {
        return Vec::new();
    }
    let numbered = game.legal(position).into_iter().enumerate();
    numbered.filter_map(|(i, action)| Row::of(i + 1, action)).collect()
}

/// How many rows run through a point.
pub(super) fn through(rows: &[Row], point: Point) -> usize {
    rows.iter().filter(|row| row.points.contains(&point)).count()
}

/// How many rows have their middle there.
pub(super) fn centred(rows: &[Row], point: Point) -> usize {
    rows.iter().filter(|row| row.middle() == point).count()
}

/// Where a row's number is written: on its middle or, if rows cross there, on a marker of this row alone.
pub(super) fn badge(rows: &[Row], row: &Row) -> Point {
    if centred(rows, row.middle()) == 1 {
        return row.middle();
    }
    let alone = row.points.into_iter().find(|&point| through(rows, point) == 1);
    alone.unwrap_or_else(|| row.first())
}

/// Unbroken lines of markers that the rows are part of, by their ends and their length.
pub(super) fn runs(rows: &[Row]) -> Vec<(Point, Point, usize)> {
    let starting = |first: Point, along: Option<Direction>| {
        rows.iter().find(|row| row.first() == first && row.direction() == along)
    };
    let goes_on = |row: &Row, back: bool| {
        let along = row.direction()?;
        let step = if back { along.opposite() } else { along };
        starting(row.first().step(step)?, Some(along)).copied()
    };
    let begins = rows.iter().filter(|row| goes_on(row, true).is_none());
    begins
        .map(|begin| {
            let (mut end, mut length) = (*begin, 5);
            while let Some(next) = goes_on(&end, false) {
                (end, length) = (next, length + 1);
            }
            (begin.first(), end.last(), length)
        })
        .collect()
}
