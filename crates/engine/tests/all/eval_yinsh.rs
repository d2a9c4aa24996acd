//! The evaluation of YINSH: fair to both players and to all directions, and sensible.

use orrery_engine::{Evaluate, Linear, Value, weighted_sum};
use orrery_games::core::{Game, Rng, Symmetric};
use orrery_games::yinsh::{Action, Phase, Position, Yinsh};

/// Calls `check` with positions of random games of both variants, none of them over.
fn for_positions(games: usize, mut check: impl FnMut(&Yinsh, &Position)) {
    let mut rng = Rng::new(7);
    for config in ["yinsh", "yinsh:blitz"] {
        let game = Yinsh::new(&config.parse().unwrap()).unwrap();
        for _ in 0..games {
            let mut position = game.start();
            while !game.is_over(&position) {
                check(&game, &position);
                let action = game.random_action(&position, &mut rng);
                game.play_unchecked(&mut position, action);
            }
        }
    }
}

/// The value of the position with this code, for the player to act.
fn value(code: &str) -> Value {
    let (game, position) = Yinsh::from_code(code).unwrap();
    game.evaluate(&position)
}

/// The code with the players changed: colours, whose turn, the rings removed.
fn with_players_changed(code: &str) -> String {
    let (prefix, state) = code.split_once('|').unwrap();
    let changed = |c: char| match c {
        'w' => 'b',
        'b' => 'w',
        'W' => 'B',
        'B' => 'W',
        c => c,
    };
    let fields: Vec<&str> = state.split(';').collect();
    let [columns, side, phase, removed] = fields[..] else { panic!("{code}") };
    let (columns, side): (String, String) =
        (columns.chars().map(changed).collect(), side.chars().map(changed).collect());
    let (first, second) = removed.split_once('-').unwrap();
    format!("{prefix}|{columns};{side};{phase};{second}-{first}")
}

#[test]
fn the_fast_sum_is_the_weighted_sum() {
    for_positions(50, |game, position| {
        let mut counts = vec![0; Yinsh::WEIGHTS.len()];
        game.features(position, &mut counts);
        assert_eq!(game.evaluate(position), weighted_sum(&counts, Yinsh::WEIGHTS));
    });
}

#[test]
fn values_are_estimates() {
    for_positions(50, |game, position| assert!(game.evaluate(position).abs() <= 20_000));
}

#[test]
fn directions_do_not_matter() {
    for_positions(10, |game, position| {
        let value = game.evaluate(position);
        for &symmetry in Yinsh::all_symmetries() {
            assert_eq!(game.evaluate(&game.map_position(symmetry, position)), value);
        }
    });
}

#[test]
fn players_do_not_matter() {
    for_positions(20, |game, position| {
        if position.phase() != Phase::Place {
            let code = game.code(position);
            assert_eq!(value(&with_players_changed(&code)), game.evaluate(position), "{code}");
        }
    });
}

/// What the evaluation sees of moves is what the rules allow.
#[test]
fn reach_is_what_the_legal_moves_do() {
    for_positions(20, |game, position| {
        if position.phase() != Phase::Move {
            return;
        }
        let reach = position.reach(game.to_act(position));
        let moves = game.legal(position).into_iter().filter(|action| *action != Action::Pass);
        let (mut targets, mut jumped) = (0, 0);
        for action in moves.clone() {
            let Action::Move { to, .. } = action else { panic!("{action}") };
            targets |= 1 << to.index();
            jumped |= game.flips(position, action).bits();
        }
        assert_eq!(reach.iter().fold(0, |all, reach| all | reach.targets.bits()), targets);
        assert_eq!(reach.iter().fold(0, |all, reach| all | reach.jumped.bits()), jumped);
        assert_eq!(reach.iter().map(|reach| reach.targets.len()).sum::<usize>(), moves.count());
    });
}

/// Rings far from each other, markers of both, no threats.
const QUIET: &str = "4/1W3B1/4W3/2w1b4/W9/2b3w2/9B/1W2w3b/2B5/B3W2/1B2";

#[test]
fn rings_removed_decide() {
    let quiet = |removed: &str, gone: &[(usize, &str)]| {
        let mut columns: Vec<&str> = QUIET.split('/').collect();
        gone.iter().for_each(|&(column, without)| columns[column] = without);
        value(&format!("yinsh|{};w;move;{removed}", columns.join("/")))
    };
    let even = quiet("0-0", &[]);
    let ahead = quiet("1-0", &[(4, "10")]);
    let far_ahead = quiet("2-0", &[(4, "10"), (7, "4w3b")]);
    let behind = quiet("0-1", &[(6, "10")]);
    assert!(behind < -500 && even.abs() < 500 && 500 < ahead && ahead < far_ahead, "{behind} {even} {ahead}");
    assert!(far_ahead > 1500, "{far_ahead}");
}

/// Four markers in a line and a ring in the fifth place: whoever is to move takes the row.
#[test]
fn a_row_in_one_move_is_seen() {
    let board = "4/1W3B1/4W3/9/Wwwww5/2b3w2/9B/1W2w3b/2B5/B3W2/1B2";
    let [mover, waiting] = ["w", "b"].map(|side| value(&format!("yinsh|{board};{side};move;0-0")));
    assert!(mover > 250 && waiting < -100, "{mover} {waiting}");
    // The winning row.
    let [mover, waiting] = ["w", "b"].map(|side| value(&format!("yinsh:blitz|{board};{side};move;0-0")));
    assert!(mover > 3000 && waiting < -1000, "{mover} {waiting}");
}

/// Rows are tried first, gifts last.
#[test]
fn moves_that_make_rows_promise_most() {
    for_positions(20, |game, position| {
        for action in game.legal(position) {
            let mut next = *position;
            game.play_unchecked(&mut next, action);
            let promise = game.promise(position, action);
            if let (Phase::Move, Phase::Row) = (position.phase(), next.phase()) {
                assert!(if next.is_gift() { promise < -100_000 } else { promise > -10_000 }, "{promise}");
            } else {
                assert!(promise.abs() < 10_000, "{promise}");
            }
        }
    });
}
