//! The course of LYNGK tries every rule.

use crate::replay::{Event, assert_refusals, assert_rules, steps};
use orrery_games::lyngk::{Action, Lyngk, Piece, Point, Position, Variant};
use orrery_games::{AnyGame, GameKind, Session};

/// Rules that nothing on the board lets a player try.
const NOT_BY_HAND: &[(&str, &str)] = &[];

fn session(game: &AnyGame) -> &Session<Lyngk> {
    match game {
        AnyGame::Lyngk(session) => session,
        other => panic!("a step of LYNGK with a game of {}", other.id()),
    }
}

/// Whether `rule` shows in `event`.
fn happens(rule: &str, event: &Event) -> bool {
    let action: Action = event.action.parse().expect("an action");
    match &event.after {
        Err(refusal) => is_reason(rule, refusal),
        Ok(after) => match action {
            Action::Claim(_) => shows_by_claim(rule, &event.before, action, after),
            Action::Move { from, to } => shows_by_move(rule, &event.before, from, to, after),
            Action::Pass => rule == "L13",
        },
    }
}

/// Whether a refusal of this name can only come from `rule`.
fn is_reason(rule: &str, refusal: &str) -> bool {
    match rule {
        "L1" => refusal == "NotInLine",
        "L5" => ["NoMoveAfterClaim", "MustClaim"].contains(&refusal),
        "L6" => ["JokerOnTop", "OpponentsColour"].contains(&refusal),
        "L8" => ["ColourTwice", "TooHigh"].contains(&refusal),
        "L9" => refusal == "NeutralOnHigher",
        _ => false,
    }
}

/// Whether `action`, a claim that led from one position to the other, shows `rule`.
fn shows_by_claim(rule: &str, game: &AnyGame, action: Action, next: &AnyGame) -> bool {
    let (before, after) = (session(game).position(), session(next).position());
    let Action::Claim(colour) = action else { return false };
    let full = before.topped_by(colour).find(|&point| before.height(point) == 5);
    match (rule, session(game).game().variant()) {
        ("L4", _) => after.has_claimed() && after.owner(colour) == Some(next.to_act()),
        // What stands stays and counts for nobody, or is collected.
        ("L12", Variant::Standard) => {
            full.is_some_and(|point| after.height(point) == 5) && game.score() == next.score()
        }
        ("L12", Variant::CollectOnClaim) => {
            full.is_some_and(|point| after.height(point) == 0) && game.score() != next.score()
        }
        _ => false,
    }
}

/// Whether the move that led from one position to the other shows `rule`.
fn shows_by_move(rule: &str, game: &AnyGame, from: Point, to: Point, next: &AnyGame) -> bool {
    let (rules, before, after) = (session(game).game(), session(game).position(), session(next).position());
    let mover = game.to_act();
    let path = rules.path(before, Action::Move { from, to }).expect("a legal move");
    let is_own = before.claims(mover).any(|colour| before.topped_by(colour).contains(from));
    let (height, is_six) = (before.height(from) + before.height(to), rules.variant() == Variant::Six);
    let scored = game.score() != next.score();
    match rule {
        "L2" => Point::all().all(|point| before.height(point) == 1),
        "L3" => before.top(from) != before.top(to) && before.top(from) == after.top(to),
        "L7" => path.len() == 2 && from.direction_to(to).and_then(|way| from.step(way)) != Some(to),
        "L8" => jokers(after, to) > 1,
        "L9" => is_own && before.height(to) > before.height(from),
        "L10" => is_own && path.len() > 2,
        "L11" => is_own && height == 5 && scored && after.height(to) == 0,
        "L12" => !is_own && height == 5 && !is_six && !scored && after.height(to) == 5,
        "L14" => !is_six && next.outcome().is_some(),
        "L15" => is_six && before.height(from) == 5 || is_six && is_own && height == 5 && !scored,
        "L16" => is_six && is_own && height == 6 && scored && next.outcome().is_some(),
        "L17" => is_six && !scored && next.outcome().is_some(),
        _ => false,
    }
}

fn jokers(position: &Position, point: Point) -> usize {
    position.pieces(point).filter(|&piece| piece == Piece::Joker).count()
}

#[test]
fn every_rule_is_tried_by_hand() {
    assert_rules(GameKind::Lyngk, 'L', 17, NOT_BY_HAND, happens);
}

#[test]
fn every_reason_for_a_refusal_is_met() {
    let reasons = [
        "AlreadyClaimed",
        "ColourTaken",
        "NoClaimLeft",
        "NoMoveAfterClaim",
        "MustMove",
        "MustClaim",
        "SamePoint",
        "EmptySource",
        "JokerOnTop",
        "OpponentsColour",
        "FullSource",
        "EmptyTarget",
        "ColourTwice",
        "TooHigh",
        "NeutralOnHigher",
        "NotInLine",
        "Blocked",
        "NoPath",
    ];
    assert_refusals(GameKind::Lyngk, &reasons);
}

/// The steps about the LYNGK rule need as many steps as they are called after.
#[test]
fn steps_on_own_stacks_are_one_two_and_three() {
    for (id, stepped_on) in [("one-step", 1), ("two-steps", 2), ("three-steps", 3)] {
        let step = steps(GameKind::Lyngk).iter().find(|step| step.id() == id).expect("a step");
        let (game, action) = (session(step.start()), step.tasks()[0].right[0].parse().expect("an action"));
        let path = game.game().path(game.position(), action).expect("a legal move");
        assert_eq!(path.len() - 2, stepped_on, "{id}: {path:?}");
    }
}

/// Steps with a puzzle have exactly one action that solves it.
#[test]
fn the_tactics_have_one_solution() {
    let solutions = [
        ("one-step", "e1-b4"),
        ("two-steps", "c1-e7"),
        ("three-steps", "a1-g2"),
        ("end", "d4-d6"),
        ("ties", "f4-h4"),
        ("six-end", "h3-d3"),
        ("win", "f5-e3"),
        ("block", "f1-h1"),
        ("double", "c3-b1"),
    ];
    for (id, solution) in solutions {
        let step = steps(GameKind::Lyngk).iter().find(|step| step.id() == id).expect("a step");
        let goal = step.tasks()[0].goal.expect("a goal");
        let legal = step.start().legal().into_iter();
        let right: Vec<String> = legal.filter(|action| goal.is_reached_by(step.start(), action)).collect();
        assert_eq!(right, [solution], "{id}");
    }
}
