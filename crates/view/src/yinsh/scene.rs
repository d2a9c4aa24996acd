//! What lies on the board and what is drawn over it.

use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Action, Phase, Point, Position, Yinsh};

use super::effect::{Effect, destinations};
use super::motion::five;
use super::rows::{badge, rows, runs};
use super::{marker_owner, point, ring_owner, spot};
use crate::{Art, Look, Mark, Piece, Scene, Target};

pub(super) fn scene(game: &Yinsh, look: &Look<'_, Yinsh>) -> Scene {
    let mut scene = Scene { pieces: pieces(game, look), marks: past(game, look) };
    if !look.open.is_empty() {
        match look.position.phase() {
            Phase::Place => placing(game, look, &mut scene.marks),
            Phase::Move => moving(game, look, &mut scene.marks),
            Phase::Row => taking_row(game, look, &mut scene.marks),
            Phase::Ring => taking_ring(look, &mut scene.marks),
            Phase::Over => {}
        }
    }
    scene.marks.extend(hint(game, look));
    scene
}

/// Markers, then rings: where both are, the marker lies in the ring that is picked up.
fn pieces(game: &Yinsh, look: &Look<'_, Yinsh>) -> Vec<Piece> {
    let picked = |at: Point| look.picked.first() == Some(&spot(at));
    let all = |points: fn(&Position, Player) -> orrery_games::yinsh::Points, art: fn(Player) -> Art| {
        Player::BOTH.into_iter().flat_map(move |player| {
            let lie = points(look.position, player);
            lie.map(move |at| Piece { at: spot(at), art: art(player), lifted: picked(at) })
        })
    };
    let placed = look.picked.first().filter(|_| look.position.phase() == Phase::Move);
    let placed = placed.map(|&at| Piece { at, art: Art::Marker(game.to_act(look.position)), lifted: false });
    all(Position::markers, Art::Marker).chain(placed).chain(all(Position::rings, Art::Ring)).collect()
}

/// The last turn, as far as it can still be seen: what was flipped and then taken is only taken.
fn past(game: &Yinsh, look: &Look<'_, Yinsh>) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (before, action) in look.past {
        let player = game.to_act(before);
        match *action {
            Action::Place(at) => marks.push(Mark::Last(spot(at))),
            Action::Move { from, to } => {
                marks.push(Mark::LastPath(vec![spot(from), spot(to)]));
                marks.extend(game.flips(before, *action).map(|at| Mark::LastDashed(spot(at))));
                marks.push(Mark::Last(spot(to)));
            }
            Action::TakeRow { first, last } => {
                let row = five(first, last).into_iter();
                marks.extend(row.map(|at| Mark::Taken(spot(at), Art::Marker(player))));
            }
            Action::TakeRing(at) => marks.push(Mark::Taken(spot(at), Art::Ring(player))),
            Action::Pass => {}
        }
    }
    marks.retain(|mark| match *mark {
        Mark::Last(at) => point(at).is_some_and(|at| ring_owner(look.position, at).is_some()),
        Mark::LastDashed(at) => point(at).is_some_and(|at| marker_owner(look.position, at).is_some()),
        Mark::Taken(at, _) => point(at).is_some_and(|at| is_empty(look.position, at)),
        _ => true,
    });
    marks
}

fn is_empty(position: &Position, at: Point) -> bool {
    ring_owner(position, at).is_none() && marker_owner(position, at).is_none()
}

/// Every empty point will do, so none is marked but the one under the pointer.
fn placing(game: &Yinsh, look: &Look<'_, Yinsh>, marks: &mut Vec<Mark>) {
    if let (Some(at), Some(_)) = (look.aim, look.aimed()) {
        marks.push(Mark::Aim(at));
        marks.push(Mark::Ghost(at, Art::Ring(game.to_act(look.position))));
    }
}

fn moving(game: &Yinsh, look: &Look<'_, Yinsh>, marks: &mut Vec<Mark>) {
    let player = game.to_act(look.position);
    let aimed_ring = look.aim.and_then(point).filter(|&at| {
        let other = !look.picked.contains(&spot(at));
        other && look.position.rings(player).contains(at) && !destinations(game, look.position, at).is_empty()
    });
    marks.extend(aimed_ring.map(|at| Mark::Pickable(spot(at))));
    let Some(&from) = look.picked.first() else { return };
    let aimed = look.aimed();
    for &(action, _) in look.open {
        let Action::Move { to, .. } = action else { continue };
        let flips = game.flips(look.position, action);
        if Some(action) != aimed {
            let target = if flips.is_empty() { Target::Empty } else { Target::Jump };
            marks.push(Mark::Target(spot(to), target));
        }
    }
    if let Some(action @ Action::Move { to, .. }) = aimed {
        marks.push(Mark::Path(vec![from, spot(to)]));
        let flips = Effect::of(game, look.position, action).flips.into_iter();
        let owned = flips.filter_map(|at| Some((at, marker_owner(look.position, at)?)));
        marks.extend(owned.map(|(at, owner)| Mark::WillFlip(spot(at), owner)));
        marks.push(Mark::Aim(spot(to)));
        marks.push(Mark::Ghost(spot(to), Art::Ring(player)));
    }
    marks.push(Mark::Selected(from));
}

/// The row under the pointer in a capsule and the rest of the rows dashed; without one, whole runs, as they are still
/// to be chosen from.
fn taking_row(game: &Yinsh, look: &Look<'_, Yinsh>, marks: &mut Vec<Mark>) {
    let rows = rows(game, look.position);
    let aimed = look.aimed();
    let chosen = rows.iter().find(|row| Some(row.action()) == aimed);
    match chosen {
        Some(row) => {
            let [from, to] = [row.first(), row.last()].map(spot);
            let mut rest: Vec<Point> = rows.iter().flat_map(|row| row.points).collect();
            rest.sort_unstable();
            rest.dedup();
            rest.retain(|at| !row.points.contains(at));
            marks.extend(rest.into_iter().map(|at| Mark::InRow(spot(at))));
            marks.push(Mark::Row { from, to, chosen: true });
        }
        None => {
            let dashed = |(from, to, _)| Mark::Row { from: spot(from), to: spot(to), chosen: false };
            marks.extend(runs(&rows).into_iter().map(dashed));
        }
    }
    marks.extend(look.picked.iter().map(|&at| Mark::InRow(at)));
    if rows.len() > 1 {
        let number = |row| Mark::Number {
            at: spot(badge(&rows, row)),
            number: row.number,
            chosen: chosen.is_some_and(|chosen| chosen == row),
        };
        marks.extend(rows.iter().map(number));
    }
}

fn taking_ring(look: &Look<'_, Yinsh>, marks: &mut Vec<Mark>) {
    for at in look.targets() {
        let aimed = look.aim == Some(at);
        marks.push(if aimed { Mark::Aim(at) } else { Mark::Target(at, Target::Piece) });
    }
}

fn hint(game: &Yinsh, look: &Look<'_, Yinsh>) -> Option<Mark> {
    let action = look.hint.filter(|&action| game.is_legal(look.position, action))?;
    Some(Mark::Hint(match action {
        Action::Place(at) | Action::TakeRing(at) => vec![spot(at)],
        Action::Move { from: a, to: b } | Action::TakeRow { first: a, last: b } => vec![spot(a), spot(b)],
        Action::Pass => return None,
    }))
}
