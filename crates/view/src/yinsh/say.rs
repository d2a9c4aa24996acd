//! What is said: what to do, what stands where, what was done.

use orrery_games::core::{Game, Player};
use orrery_games::yinsh::{Action, Phase, Point, Position, Yinsh};

use super::count::{FEW, RINGS, ending};
use super::effect::{Effect, destinations};
use super::rows::{Row, rows, runs, through};
use super::{marker_owner, point, ring_owner};
use crate::{Look, Phrase, Prompt, Spot};

/// What the players are called.
pub(super) fn name(player: Player) -> Phrase {
    match player {
        Player::First => Phrase::new("yinsh-white"),
        Player::Second => Phrase::new("yinsh-black"),
    }
}

pub(super) fn prompt(game: &Yinsh, look: &Look<'_, Yinsh>) -> Prompt {
    let position = look.position;
    if position.phase() == Phase::Over {
        return Prompt { now: Phrase::new("yinsh-now-over"), more: Some(ending(game, position).reason) };
    }
    if look.open.is_empty() {
        return Prompt { now: Phrase::new("yinsh-now-complete"), more: None };
    }
    match position.phase() {
        Phase::Place => placing(game, position),
        Phase::Move => moving(game, look),
        Phase::Row => taking_row(game, look),
        Phase::Ring | Phase::Over => taking_ring(game, position),
    }
}

fn placing(game: &Yinsh, position: &Position) -> Prompt {
    let left = RINGS - position.rings(game.to_act(position)).len();
    Prompt {
        now: Phrase::new("yinsh-now-place"),
        more: Some(Phrase::new("yinsh-more-to-place").with("count", left)),
    }
}

fn moving(game: &Yinsh, look: &Look<'_, Yinsh>) -> Prompt {
    let position = look.position;
    let player = game.to_act(position);
    if look.open.iter().any(|(action, _)| *action == Action::Pass) {
        let more = position.after_pass().then(|| Phrase::new("yinsh-more-pass-ends"));
        return Prompt { now: Phrase::new("yinsh-now-pass"), more };
    }
    let aim = look.aim.and_then(point);
    let Some(from) = look.picked.first().and_then(|&from| point(from)) else {
        let aimed_ring =
            aim.filter(|&at| position.rings(player).contains(at)).map(|at| ring(game, position, at));
        let more = aimed_ring.or_else(|| situation(game, position));
        return Prompt { now: Phrase::new("yinsh-now-move"), more };
    };
    let now = Phrase::new("yinsh-now-move-to").with("from", from.to_string()).with("count", look.open.len());
    let more = match look.aimed() {
        Some(action @ Action::Move { to, .. }) => outcome_of_move(game, position, action, to),
        _ => Phrase::new("yinsh-more-marker").with("from", from.to_string()),
    };
    Prompt { now, more: Some(more) }
}

/// What a ring under the pointer can do.
fn ring(game: &Yinsh, position: &Position, at: Point) -> Phrase {
    match destinations(game, position, at).len() {
        0 => Phrase::new("yinsh-refused-locked").with("point", at.to_string()),
        count => Phrase::new("yinsh-more-ring").with("point", at.to_string()).with("count", count),
    }
}

/// What should not be overlooked before a move.
fn situation(game: &Yinsh, position: &Position) -> Option<Phrase> {
    let left = position.supply();
    if position.after_pass() {
        let other = game.to_act(position).opponent();
        return Some(Phrase::new("yinsh-more-after-pass").with("player", name(other)));
    }
    (left <= FEW as u32).then(|| Phrase::new("yinsh-more-supply").with("count", left))
}

/// What the move under the pointer would flip, and whose row it would make.
fn outcome_of_move(game: &Yinsh, position: &Position, action: Action, to: Point) -> Phrase {
    let effect = Effect::of(game, position, action);
    let flips = flips_of_move(&effect, to);
    match effect.row {
        None => flips,
        Some(owner) if owner == game.to_act(position) => {
            Phrase::new("yinsh-more-makes-row").with("flips", flips)
        }
        Some(_) => Phrase::new("yinsh-more-gives-row").with("flips", flips),
    }
}

/// What a move to this point would flip.
pub(super) fn flips_of_move(effect: &Effect, to: Point) -> Phrase {
    let to = to.to_string();
    match effect.turned {
        [0, 0] => Phrase::new("yinsh-more-no-flips").with("to", to),
        [white, 0] => Phrase::new("yinsh-more-flips-white").with("to", to).with("white", white),
        [0, black] => Phrase::new("yinsh-more-flips-black").with("to", to).with("black", black),
        [white, black] => Phrase::new("yinsh-more-flips")
            .with("to", to)
            .with("count", white + black)
            .with("white", white)
            .with("black", black),
    }
}

fn taking_row(game: &Yinsh, look: &Look<'_, Yinsh>) -> Prompt {
    let rows = rows(game, look.position);
    let runs = runs(&rows);
    let now = match (look.picked.first(), rows.len(), &runs[..]) {
        (Some(at), ..) => Phrase::new("yinsh-now-which-row").with("point", at.to_string()),
        (None, 1, _) => Phrase::new("yinsh-now-row"),
        (None, _, [(.., length)]) => Phrase::new("yinsh-now-run").with("count", *length),
        (None, count, _) => Phrase::new("yinsh-now-rows").with("count", count),
    };
    let aimed = look.aimed();
    let aimed = rows.iter().find(|row| Some(row.action()) == aimed);
    let more = match aimed {
        Some(row) => Phrase::new("yinsh-more-row")
            .with("number", row.number)
            .with("from", row.first().to_string())
            .with("to", row.last().to_string()),
        None if look.position.is_gift() => {
            let giver = game.to_act(look.position).opponent();
            Phrase::new("yinsh-more-gift").with("player", name(giver))
        }
        None => match &runs[..] {
            [(.., length)] if *length > 5 => Phrase::new("yinsh-more-run").with("count", length - 5),
            _ if cross(&rows) => Phrase::new("yinsh-more-crossing"),
            _ => Phrase::new("yinsh-more-then-ring"),
        },
    };
    Prompt { now, more: Some(more) }
}

/// Whether two rows that are not in one line share a marker.
fn cross(rows: &[Row]) -> bool {
    let shared = |a: &Row, b: &Row| b.points.iter().filter(|at| a.points.contains(at)).count();
    rows.iter().any(|a| {
        rows.iter().any(|b| {
            shared(a, b) == 1 && a.first().direction_to(a.last()) != b.first().direction_to(b.last())
        })
    })
}

fn taking_ring(game: &Yinsh, position: &Position) -> Prompt {
    let won = position.removed(game.to_act(position)) + 1;
    let needed = game.rings_to_win();
    let more = match won == needed {
        true => Phrase::new("yinsh-more-ring-wins"),
        false => {
            Phrase::new("yinsh-more-ring-count").with("won", u32::from(won)).with("needed", u32::from(needed))
        }
    };
    Prompt { now: Phrase::new("yinsh-now-ring"), more: Some(more) }
}

/// What stands on a point.
pub(super) fn piece(position: &Position, at: Point) -> Option<Phrase> {
    Some(match (ring_owner(position, at), marker_owner(position, at)) {
        (Some(Player::First), _) => Phrase::new("yinsh-white-ring"),
        (Some(Player::Second), _) => Phrase::new("yinsh-black-ring"),
        (None, Some(Player::First)) => Phrase::new("yinsh-white-marker"),
        (None, Some(Player::Second)) => Phrase::new("yinsh-black-marker"),
        (None, None) => return None,
    })
}

pub(super) fn describe(game: &Yinsh, look: &Look<'_, Yinsh>, spot: Spot) -> Phrase {
    let Some(at) = point(spot) else { return Phrase::new("yinsh-pass") };
    let what = piece(look.position, at).unwrap_or_else(|| Phrase::new("yinsh-empty"));
    match possibility(game, look, spot) {
        Some(can) => {
            Phrase::new("yinsh-spot-can").with("point", spot.to_string()).with("what", what).with("can", can)
        }
        None => Phrase::new("yinsh-spot").with("point", spot.to_string()).with("what", what),
    }
}

/// What a touch would do.
fn possibility(game: &Yinsh, look: &Look<'_, Yinsh>, spot: Spot) -> Option<Phrase> {
    if look.picked.contains(&spot) {
        return Some(Phrase::new("yinsh-picked"));
    }
    if let Some(action) = look.completed_by(spot) {
        return Some(match action {
            Action::Place(_) => Phrase::new("yinsh-can-place"),
            Action::Move { .. } => match game.flips(look.position, action).len() {
                0 => Phrase::new("yinsh-can-land"),
                count => Phrase::new("yinsh-can-jump").with("count", count),
            },
            Action::TakeRow { .. } => {
                let rows = rows(game, look.position);
                let number = rows.iter().find(|row| row.action() == action).map_or(1, |row| row.number);
                Phrase::new("yinsh-can-take-row").with("number", number)
            }
            Action::TakeRing(_) => Phrase::new("yinsh-can-take-ring"),
            Action::Pass => Phrase::new("yinsh-pass"),
        });
    }
    let at = point(spot).filter(|_| !look.open.is_empty())?;
    match look.position.phase() {
        Phase::Move if ring_owner(look.position, at) == Some(game.to_act(look.position)) => {
            let movable = !destinations(game, look.position, at).is_empty();
            Some(if movable { Phrase::new("yinsh-can-move") } else { Phrase::new("yinsh-cannot-move") })
        }
        Phase::Row => {
            let count = through(&rows(game, look.position), at);
            (count > 0).then(|| Phrase::new("yinsh-in-rows").with("count", count))
        }
        _ => None,
    }
}

pub(super) fn tell(game: &Yinsh, before: &Position, action: Action) -> Phrase {
    let player = game.to_act(before);
    let said = match action {
        Action::Place(at) => Phrase::new("yinsh-tell-place").with("point", at.to_string()),
        Action::Move { from, to } => {
            let flips = game.flips(before, action).len();
            let said = match flips {
                0 => Phrase::new("yinsh-tell-move"),
                count => Phrase::new("yinsh-tell-jump").with("count", count),
            };
            said.with("from", from.to_string()).with("to", to.to_string())
        }
        Action::TakeRow { first, last } => {
            Phrase::new("yinsh-tell-row").with("from", first.to_string()).with("to", last.to_string())
        }
        Action::TakeRing(at) => Phrase::new("yinsh-tell-ring")
            .with("point", at.to_string())
            .with("won", u32::from(before.removed(player)) + 1)
            .with("needed", u32::from(game.rings_to_win())),
        Action::Pass => Phrase::new("yinsh-tell-pass"),
    };
    said.with("player", name(player))
}
