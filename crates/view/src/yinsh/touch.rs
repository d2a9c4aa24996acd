//! What a person touches to act, and the buttons that do the same.

use orrery_games::yinsh::{Action, Phase, Position, Yinsh};

use super::rows::{Row, centred, rows, through};
use super::{point, spot};
use crate::{Choice, Look, Phrase, Spot};

pub(super) fn paths(game: &Yinsh, position: &Position, action: Action) -> Vec<Vec<Spot>> {
    match action {
        Action::Place(point) | Action::TakeRing(point) => vec![vec![spot(point)]],
        Action::Move { from, to } => vec![vec![spot(from), spot(to)]],
        Action::Pass => vec![vec![Spot::Pass]],
        Action::TakeRow { .. } => {
            let rows = rows(game, position);
            let row = rows.iter().find(|row| row.action() == action);
            row.map_or_else(Vec::new, |row| row_paths(&rows, row))
        }
    }
}

/// A marker of this row alone means it, and so does its middle. Where middles coincide, a second marker tells the rows
/// apart; a marker of several rows that is no row's middle leaves the choice to the middles.
fn row_paths(rows: &[Row], row: &Row) -> Vec<Vec<Spot>> {
    let middle = row.middle();
    let mut paths = Vec::new();
    // The middle first: that is where the number is.
    for at in [2, 0, 4, 1, 3].map(|i| row.points[i]) {
        match (through(rows, at), centred(rows, at)) {
            (1, _) => paths.push(vec![spot(at)]),
            (_, 1) if at == middle => paths.push(vec![spot(at)]),
            (_, 0) => paths.push(vec![spot(at), spot(middle)]),
            _ if at == middle => {
                let others = row.points.into_iter().filter(|&other| other != middle);
                paths.extend(others.map(|other| vec![spot(at), spot(other)]));
            }
            // It is the middle of other rows, and means them.
            _ => {}
        }
    }
    paths
}

pub(super) fn attempt(position: &Position, picked: &[Spot], touched: Spot) -> Option<Action> {
    if touched == Spot::Pass {
        return Some(Action::Pass);
    }
    let to = point(touched)?;
    Some(match position.phase() {
        Phase::Place | Phase::Over => Action::Place(to),
        Phase::Move => Action::Move { from: picked.first().and_then(|&from| point(from)).unwrap_or(to), to },
        Phase::Row => Action::take_row(to, to),
        Phase::Ring => Action::TakeRing(to),
    })
}

pub(super) fn choices(game: &Yinsh, look: &Look<'_, Yinsh>) -> Vec<Choice> {
    if look.open.is_empty() {
        return Vec::new();
    }
    if look.position.phase() == Phase::Move {
        let pass = look.open.iter().any(|(action, _)| *action == Action::Pass);
        let choice = Choice { path: vec![Spot::Pass], label: Phrase::new("yinsh-pass"), detail: None };
        return if pass { vec![choice] } else { Vec::new() };
    }
    let rows = rows(game, look.position);
    rows.iter()
        .map(|row| Choice {
            path: path_from_here(game, look, row),
            label: Phrase::new("yinsh-row-number").with("number", row.number),
            detail: Some(
                Phrase::new("yinsh-row-ends")
                    .with("from", row.first().to_string())
                    .with("to", row.last().to_string()),
            ),
        })
        .collect()
}

/// Buttons keep their places: a row that what was touched is no part of can still be had, by touching it anew.
fn path_from_here(game: &Yinsh, look: &Look<'_, Yinsh>, row: &Row) -> Vec<Spot> {
    let begun = look.open.iter().filter(|(action, _)| *action == row.action());
    let rest = begun.map(|(_, path)| &path[look.picked.len()..]).min_by_key(|rest| rest.len());
    if let Some(rest) = rest {
        return rest.to_vec();
    }
    let targets = look.targets();
    let anew = |path: &Vec<Spot>| !targets.contains(&path[0]) && look.picked.last() != Some(&path[0]);
    let paths = paths(game, look.position, row.action());
    paths.into_iter().filter(anew).min_by_key(Vec::len).unwrap_or_default()
}
