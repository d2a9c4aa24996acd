//! Each goal tells an action that reaches it from one that does not.

use orrery_games::AnyGame;
use orrery_learn::Goal;

/// White's ring on e5 stands in the gap of a row; Black has nothing.
const GAP: &str = "yinsh|1W2/6W/B3w3/4w1b2/4W4B/3w2b2/B2w6/8B/W7/6W/1B2;w;move;0-0";

fn game(code: &str, actions: &[&str]) -> AnyGame {
    let opened = AnyGame::open(code);
    let mut game = opened.expect("a position");
    for action in actions {
        game.play(action).expect("a legal action");
    }
    game
}

/// Fails unless of two legal actions the one reaches `goal` and the other does not.
fn assert_parts(goal: Goal, game: &AnyGame, yes: &str, no: &str) {
    for (action, reaches) in [(yes, true), (no, false)] {
        assert!(game.legal().iter().any(|legal| legal == action), "{action} is not legal");
        assert_eq!(goal.is_reached_by(game, action), reaches, "{goal:?} by {action}");
    }
}

#[test]
fn any_is_reached_by_whatever_is_legal() {
    let game = game(GAP, &[]);
    assert!(game.legal().iter().all(|action| Goal::Any.is_reached_by(&game, action)));
    assert!(!Goal::Any.is_reached_by(&game, "e5-f4") && !Goal::Any.is_reached_by(&game, "?"));
}

#[test]
fn row_is_one_s_own() {
    assert_parts(Goal::Row, &game(GAP, &[]), "e5-e6", "e5-h5");
    // Black to move: his move leaves White nothing, and White's row is not Black's.
    let black = GAP.replace(";w;", ";b;");
    assert!(
        game(&black, &[]).legal().iter().all(|action| !Goal::Row.is_reached_by(&game(&black, &[]), action))
    );
}

#[test]
fn score_rises_with_the_ring_not_with_the_row() {
    assert!(!Goal::Score.is_reached_by(&game(GAP, &["e5-e6"]), "xc5-g5"));
    assert!(Goal::Score.is_reached_by(&game(GAP, &["e5-e6", "xc5-g5"]), "xe6"));
}

#[test]
fn win_and_end_need_the_last_ring() {
    let blitz = GAP.replace("yinsh|", "yinsh:blitz|");
    for goal in [Goal::Win, Goal::End] {
        assert!(goal.is_reached_by(&game(&blitz, &["e5-e6", "xc5-g5"]), "xe6"), "{goal:?}");
        assert!(!goal.is_reached_by(&game(GAP, &["e5-e6", "xc5-g5"]), "xe6"), "{goal:?}");
    }
    // Two passes end a game without a winner.
    let stuck = "yinsh|WbwB/1bw1bb1/1w1bb1w1/1w2w2b1/1b2wb2w1/b2b1w2b/BwbbwwbbwW/b1w3w1b/ww4bb/WbwwbbB/4;w;passed;2-2";
    assert!(Goal::End.is_reached_by(&game(stuck, &[]), "pass"));
    assert!(!Goal::Win.is_reached_by(&game(stuck, &[]), "pass"));
}

#[test]
fn guard_leaves_the_opponent_no_row() {
    // The same gap, seen by Black: the ring on e10 cannot break the row, the one on g2 can.
    let black = game(&GAP.replace(";w;", ";b;"), &[]);
    assert_parts(Goal::Guard, &black, "g2-g6", "e10-e9");
}

#[test]
fn force_is_a_threat_that_cannot_be_stopped() {
    // White needs two turns for a row without the ring on e5, so a quiet move forces nothing.
    let quiet = "yinsh|1W2/6W/B7/4w1b2/4W4B/3w2b2/B2w6/8B/W7/6W/1B2;w;move;0-0";
    assert!(!Goal::Force.is_reached_by(&game(quiet, &[]), "a3-a2"));
    // Two rows that wait for their rings to leave, and Black can flip only one marker of them.
    let twice = "yinsh|3W/7/4w3/B2Ww4/2wwbwW3/B2w5/3W5B/B4b3/8/7/W1B1;w;move;0-0";
    assert_parts(Goal::Force, &game(twice, &[]), "d4-f6", "e7-f7");
}

#[test]
fn claim_is_no_move() {
    let game = game("lyngk:seed=1", &[]);
    let legal = game.legal();
    let (claims, moves): (Vec<_>, Vec<_>) = legal.iter().partition(|action| action.starts_with('^'));
    assert_parts(Goal::Claim, &game, claims[0], moves[0]);
}
