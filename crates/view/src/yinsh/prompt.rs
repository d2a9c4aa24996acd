//! The status line.

use orrery_games::core::Game;
use orrery_games::yinsh::{Action, Phase, Point, Position, Yinsh};

use super::effect::{Effect, destinations};
use super::facts::{FEW, RINGS, ending};
use super::rows::{Row, rows, runs};
use super::{point, words};
use crate::{Look, Phrase, Prompt};

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
        return Some(Phrase::new("yinsh-more-after-pass").with("player", words::player(other)));
    }
    (left <= FEW as u32).then(|| Phrase::new("yinsh-more-supply").with("count", left))
}

/// What the move under the pointer would flip, and whose row it would make.
fn outcome_of_move(game: &Yinsh, position: &Position, action: Action, to: Point) -> Phrase {
    let effect = Effect::of(game, position, action);
    let flips = words::flips_of_move(&effect, to);
    match effect.row {
        None => flips,
        Some(owner) if owner == game.to_act(position) => {
            Phrase::new("yinsh-more-makes-row").with("flips", flips)
        }
        Some(_) => Phrase::new("yinsh-more-gives-row").with("flips", flips),
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
            Phrase::new("yinsh-more-gift").with("player", words::player(giver))
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
    let more = if won == needed {
        Phrase::new("yinsh-more-ring-wins")
    } else {
        Phrase::new("yinsh-more-ring-count").with("won", u32::from(won)).with("needed", u32::from(needed))
    };
    Prompt { now: Phrase::new("yinsh-now-ring"), more: Some(more) }
}
