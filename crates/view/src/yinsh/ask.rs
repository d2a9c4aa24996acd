//! What is answered to those who do not see the board.

use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Action, Direction, Phase, Point, Position, Yinsh};

use super::effect::{Effect, destinations};
use super::{point, ring_owner, spot, words};
use crate::ask::{count, fact, names, span, walk};
use crate::{Phrase, Spot, View};

pub(super) fn standing(position: &Position, at: Spot) -> Option<Phrase> {
    point(at).and_then(|at| words::piece(position, at))
}

pub(super) fn lines(at: Spot) -> Vec<Vec<Spot>> {
    let Some(at) = point(at) else { return Vec::new() };
    let line = |axis: Direction| walk(at, |at| at.step(axis), |at| at.step(axis.opposite()));
    let lines = Direction::AXES.into_iter().map(line).filter(|line| line.len() > 1);
    lines.map(|line| line.into_iter().map(spot).collect()).collect()
}

pub(super) fn belongings(game: &Yinsh, position: &Position, player: Player) -> Vec<Phrase> {
    let told =
        |label: &'static str, points: Vec<Spot>| count(words::player(player), Phrase::new(label), &points);
    let slots = Phrase::new("slots")
        .with("filled", u32::from(position.removed(player)))
        .with("slots", u32::from(game.rings_to_win()));
    vec![
        told("yinsh-rings-on-board", position.rings(player).map(spot).collect()),
        told("yinsh-markers-on-board", position.markers(player).map(spot).collect()),
        fact(words::player(player), Phrase::new("yinsh-rings-won"), slots),
    ]
}

/// The position as if this player were to move, if there could be such a one.
pub(super) fn with_turn_of(game: &Yinsh, position: &Position, player: Player) -> Option<Position> {
    if position.phase() != Phase::Move || game.to_act(position) == player {
        return Some(*position);
    }
    let mut setup = game.setup(position);
    setup.to_act = player;
    setup.passed = false;
    game.validate(&setup).ok()
}

pub(super) fn threats(game: &Yinsh, position: &Position) -> Vec<Phrase> {
    Player::BOTH.into_iter().flat_map(|player| threats_of(game, position, player)).collect()
}

/// The moves with which a player makes a row, and where four of five are in line already.
fn threats_of(game: &Yinsh, position: &Position, player: Player) -> Vec<Phrase> {
    let makes_row = |position: &Position, action: &Action| {
        matches!(action, Action::Move { .. }) && Effect::of(game, position, *action).row == Some(player)
    };
    let turn = with_turn_of(game, position, player).filter(|turn| game.to_act(turn) == player);
    let moves = turn.map_or_else(Vec::new, |turn| {
        game.legal(&turn).into_iter().filter(|action| makes_row(&turn, action)).collect()
    });
    let first = if moves.is_empty() {
        Phrase::new("yinsh-ask-no-row").with("player", words::player(player))
    } else {
        Phrase::new("yinsh-ask-rows").with("player", words::player(player)).with("moves", by_ring(&moves))
    };
    let fours = fours(position, player).into_iter().map(|(window, missing)| {
        let what = words::piece(position, missing).unwrap_or_else(|| Phrase::new("yinsh-empty"));
        Phrase::new("yinsh-ask-four")
            .with("player", words::player(player))
            .with("line", span(spot(window[0]), spot(window[4])))
            .with("point", missing.to_string())
            .with("what", what)
    });
    std::iter::once(first).chain(fours).collect()
}

/// Moves as they are written; of those of one ring only the first says where it comes from.
fn by_ring(moves: &[Action]) -> String {
    let (mut written, mut last) = (String::new(), None);
    for action in moves {
        let Action::Move { from, to } = *action else { continue };
        match last {
            Some(ring) if ring == from => written.push_str(&format!(", {to}")),
            Some(_) => written.push_str(&format!("; {from}-{to}")),
            None => written.push_str(&format!("{from}-{to}")),
        }
        last = Some(from);
    }
    written
}

/// Five points in line, all but one of which have a player's markers, and that one.
fn fours(position: &Position, player: Player) -> Vec<([Point; 5], Point)> {
    let markers = position.markers(player);
    let windows = Point::all().flat_map(|first| {
        Direction::AXES.into_iter().filter_map(move |axis| {
            let mut window = [first; 5];
            for i in 1..5 {
                window[i] = window[i - 1].step(axis)?;
            }
            Some(window)
        })
    });
    let missing = |window: [Point; 5]| {
        let mut others = window.into_iter().filter(|at| !markers.contains(*at));
        let other = others.next()?;
        others.next().is_none().then_some((window, other))
    };
    windows.filter_map(missing).collect()
}

pub(super) fn ways(game: &Yinsh, position: &Position, at: Spot) -> Vec<Phrase> {
    let ring = point(at).and_then(|at| Some((at, ring_owner(position, at)?)));
    let Some((from, owner)) = ring else {
        return vec![Phrase::new("yinsh-ask-no-ring").with("point", at.to_string())];
    };
    let turn = with_turn_of(game, position, owner)
        .filter(|turn| turn.phase() == Phase::Move && game.to_act(turn) == owner);
    let Some(turn) = turn else {
        let why = game.objection(position, &[], at);
        return vec![why.unwrap_or_else(|| Phrase::new("refused-not-here"))];
    };
    let with_row = |said: Phrase, row: Option<Player>| match row {
        None => said,
        Some(row) => Phrase::new("yinsh-ask-with-row").with("flips", said).with("player", words::player(row)),
    };
    // What flips nothing is told together.
    let mut glides: [(Option<Player>, Vec<Spot>); 3] =
        [None, Some(Player::First), Some(Player::Second)].map(|row| (row, Vec::new()));
    let mut told = Vec::new();
    for to in destinations(game, &turn, from) {
        let effect = Effect::of(game, &turn, Action::Move { from, to });
        match glides.iter_mut().find(|(row, _)| *row == effect.row && effect.flips.is_empty()) {
            Some((_, points)) => points.push(spot(to)),
            None => told.push(with_row(words::flips_of_move(&effect, to), effect.row)),
        }
    }
    let glides = glides.into_iter().filter(|(_, points)| !points.is_empty());
    let glides = glides
        .map(|(row, points)| with_row(Phrase::new("yinsh-ask-glides").with("points", names(&points)), row));
    told = glides.chain(told).collect();
    if told.is_empty() {
        told.push(Phrase::new("yinsh-refused-locked").with("point", at.to_string()));
    }
    told
}
