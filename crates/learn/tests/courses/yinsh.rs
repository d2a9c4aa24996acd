//! The course of YINSH tries every rule.

use crate::replay::{Event, assert_rules};
use orrery_games::yinsh::{Action, Phase, Position};
use orrery_games::{AnyGame, GameId};

/// Rules that nothing on the board lets a player try.
const NOT_BY_HAND: &[(&str, &str)] = &[
    ("Y1", "the board is only there: no action can name a point outside it"),
    ("Y7", "coming"),
    ("Y9", "coming"),
    ("Y10", "coming"),
    ("Y11", "coming"),
    ("Y12", "coming"),
    ("Y13", "coming"),
    ("Y14", "coming"),
    ("Y15", "coming"),
    ("Y16", "coming"),
    ("Y17", "coming"),
    ("Y18", "coming"),
];

fn position(game: &AnyGame) -> &Position {
    match game {
        AnyGame::Yinsh(session) => session.position(),
        other => panic!("a step of YINSH with a game of {}", other.id()),
    }
}

/// Whether `rule` shows in `event`.
fn happens(rule: &str, event: &Event) -> bool {
    let before = position(&event.before);
    let action: Action = event.action.parse().expect("an action");
    let mover = event.before.to_act();
    let after = match &event.after {
        Ok(after) => position(after),
        Err(refusal) => {
            return match (rule, refusal.as_str(), action) {
                ("Y2", "NotInLine", Action::Move { from, to }) => {
                    // The one step that looks like a line and is none.
                    from.column().abs_diff(to.column()) == 1 && from.row().abs_diff(to.row()) == 1
                }
                ("Y8", "NotYourRing", Action::Move { from, .. }) => before.markers(mover).contains(from),
                _ => false,
            };
        }
    };
    match rule {
        "Y3" => before.phase() == Phase::Place && after.phase() == Phase::Move,
        "Y4" => matches!(action, Action::Place(_)),
        "Y5" => matches!(action, Action::Move { from, .. } if after.markers(mover).contains(from)),
        "Y6" => matches!(action, Action::Move { .. }) && jumped(event) > 0,
        _ => false,
    }
}

fn jumped(event: &Event) -> usize {
    match (&event.before, event.action.parse()) {
        (AnyGame::Yinsh(session), Ok(action)) => session.game().flips(session.position(), action).count(),
        _ => 0,
    }
}

#[test]
fn every_rule_is_tried_by_hand() {
    assert_rules(GameId::Yinsh, 'Y', 18, NOT_BY_HAND, happens);
}
