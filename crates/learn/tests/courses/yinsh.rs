//! The course of YINSH tries every rule.

use crate::replay::{Event, assert_refusals, assert_rules, steps};
use orrery_games::core::{Outcome, Player};
use orrery_games::yinsh::{Action, Phase, Position};
use orrery_games::{AnyGame, GameKind};

/// Rules that nothing on the board lets a player try.
const NOT_BY_HAND: &[(&str, &str)] =
    &[("Y1", "the board is only there: no action can name a point outside it")];

fn position(game: &AnyGame) -> &Position {
    match game {
        AnyGame::Yinsh(session) => session.position(),
        other => panic!("a step of YINSH with a game of {}", other.id()),
    }
}

/// Whether `rule` shows in `event`.
fn happens(rule: &str, event: &Event) -> bool {
    let action: Action = event.action.parse().expect("an action");
    match &event.after {
        Ok(after) => shows(rule, &event.before, action, after),
        Err(refusal) => is_reason(rule, &event.before, action, refusal),
    }
}

/// Whether `action` was refused because of `rule`.
fn is_reason(rule: &str, before: &AnyGame, action: Action, refusal: &str) -> bool {
    match (rule, refusal, action) {
        // The one step that looks like a line and is none.
        ("Y2", "NotInLine", Action::Move { from, to }) => {
            from.column().abs_diff(to.column()) == 1 && from.row().abs_diff(to.row()) == 1
        }
        ("Y8", "NotYourRing", Action::Move { from, .. }) => {
            position(before).markers(before.to_act()).contains(from)
        }
        _ => false,
    }
}

/// Whether `action`, which led from one position to the other, shows `rule`.
fn shows(rule: &str, game: &AnyGame, action: Action, next: &AnyGame) -> bool {
    let (mover, before, after) = (game.to_act(), position(game), position(next));
    let removed = |player: Player| after.removed(player);
    let is_move = matches!(action, Action::Move { .. });
    match rule {
        "Y3" => {
            before.phase() == Phase::Place
                && Player::BOTH.iter().all(|player| after.rings(*player).count() == 5)
        }
        "Y4" => matches!(action, Action::Place(_)) && next.to_act() == mover.opponent(),
        "Y5" => matches!(action, Action::Move { from, to }
            if after.markers(mover).contains(from) && after.rings(mover).contains(to)),
        "Y6" => is_move && flips(game, action) > 0,
        "Y7" => matches!(action, Action::Move { from, .. }
            if flips(game, action) > 1 && after.markers(mover).contains(from)),
        "Y9" => is_move && after.phase() == Phase::Row,
        "Y10" => {
            let returned = matches!(action, Action::TakeRow { .. }) && after.supply() == before.supply() + 5;
            returned && after.phase() == Phase::Ring && next.to_act() == mover
        }
        "Y11" => rows(game).iter().any(|row| *row != action && overlap(*row, action)),
        "Y12" => is_next_row(game, action, next) || spoils_row(game, action, next),
        "Y13" => {
            before.is_gift() && !after.is_gift() && after.phase() == Phase::Move && next.to_act() == mover
        }
        "Y14" => removed(mover) == 3 && next.outcome() == Some(Outcome::Win(mover)),
        "Y15" => is_move && after.supply() == 0 && next.outcome().is_some() && removed(Player::First) < 3,
        "Y16" => action == Action::Pass && !before.after_pass() && next.outcome().is_none(),
        "Y17" => action == Action::Pass && before.after_pass() && next.outcome().is_some(),
        "Y18" => {
            let is_blitz = game.rules() == "yinsh:blitz";
            is_blitz && removed(mover) == 1 && next.outcome() == Some(Outcome::Win(mover))
        }
        _ => false,
    }
}

fn flips(game: &AnyGame, action: Action) -> usize {
    match game {
        AnyGame::Yinsh(session) => session.game().flips(session.position(), action).count(),
        _ => 0,
    }
}

/// The rows that can be taken.
fn rows(game: &AnyGame) -> Vec<Action> {
    let actions = game.legal().into_iter().map(|action| action.parse().expect("an action"));
    actions.filter(|action| matches!(action, Action::TakeRow { .. })).collect()
}

/// Whether two rows lie in one line, so that the one goes on where the other ends.
fn overlap(one: Action, other: Action) -> bool {
    let (Action::TakeRow { first: a, last: b }, Action::TakeRow { first: c, last: d }) = (one, other) else {
        return false;
    };
    a.direction_to(b) == c.direction_to(d) && a.direction_to(b) == a.min(c).direction_to(a.max(c))
}

/// After row and ring there is another row to take.
fn is_next_row(game: &AnyGame, action: Action, next: &AnyGame) -> bool {
    let ring = matches!(action, Action::TakeRing(_)) && !position(next).is_gift();
    ring && next.to_act() == game.to_act() && position(next).phase() == Phase::Row
}

/// Of two rows that cross one was taken, and the other is none any more.
fn spoils_row(game: &AnyGame, action: Action, next: &AnyGame) -> bool {
    let crossing =
        rows(game).len() > 1 && !rows(game).iter().all(|row| *row == action || overlap(*row, action));
    let mut then = next.clone();
    let played = then.legal().first().is_some_and(|ring| then.play(ring).is_ok());
    crossing && played && rows(&then).is_empty()
}

#[test]
fn every_rule_is_tried_by_hand() {
    assert_rules(GameKind::Yinsh, 'Y', 18, NOT_BY_HAND, happens);
}

#[test]
fn every_reason_for_a_refusal_is_met() {
    let reasons = [
        "WrongPhase",
        "Occupied",
        "NotYourRing",
        "SamePoint",
        "NotInLine",
        "OverRing",
        "OntoMarker",
        "BeyondJump",
        "NotFiveInLine",
        "NotYourMarker",
        "MustMove",
    ];
    assert_refusals(GameKind::Yinsh, &reasons);
}

/// Each way to make one's score rise at once, and the two that look a turn ahead, against positions of the course.
#[test]
fn the_tactics_have_one_solution() {
    for (id, solution) in [("win", "c6-f6"), ("block", "f2-f6"), ("double", "d4-f6")] {
        let step = steps(GameKind::Yinsh).iter().find(|step| step.id() == id).expect("a step");
        let goal = step.tasks()[0].goal.expect("a goal");
        let legal = step.start().legal().into_iter();
        let right: Vec<String> = legal.filter(|action| goal.is_reached_by(step.start(), action)).collect();
        assert_eq!(right, [solution], "{id}");
    }
}
