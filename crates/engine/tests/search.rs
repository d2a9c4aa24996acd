//! What search promises whatever the evaluation: the same answer twice, wins seen, stops obeyed.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use orrery_engine::{Control, Evaluate, Limits, Line, Method, Options, Skill, Table, choose, think};
use orrery_games::core::{Outcome, Rng, Symmetric};
use orrery_games::{AnyGame, with_session};

const CONFIGS: [&str; 8] = [
    "yinsh",
    "yinsh:blitz",
    "lyngk:seed=1",
    "lyngk:seed=2;six",
    "lyngk:seed=3;collect-on-claim",
    "kulami",
    "kulami:board=irregular;level2",
    "kulami:board=example;level1;swap",
];

/// No clock: these searches are limited by depth or nodes.
fn timeless(stop: &AtomicBool) -> Control<'_> {
    Control { elapsed: &|| Duration::ZERO, stop }
}

fn nodes(nodes: u64) -> Limits {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

fn best<G: Evaluate>(
    game: &G,
    position: &G::Position,
    options: &Options,
    limits: Limits,
) -> Vec<Line<G::Action>> {
    let stop = AtomicBool::new(false);
    think(game, position, options, &limits, timeless(&stop), &Table::new(4), |_| ())
}

/// Positions of random games, about `count`, none of them over.
fn positions<G: Evaluate>(game: &G, start: G::Position, count: usize, seed: u64) -> Vec<G::Position> {
    let mut rng = Rng::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut position = start;
        while !game.is_over(&position) {
            if rng.below(6) == 0 {
                found.push(position);
            }
            let action = game.random_action(&position, &mut rng);
            game.play_unchecked(&mut position, action);
        }
    }
    found
}

fn after<G: Evaluate>(game: &G, position: &G::Position, action: G::Action) -> G::Position {
    let mut next = *position;
    game.play_unchecked(&mut next, action);
    next
}

#[test]
fn the_same_question_has_the_same_answer() {
    fn check<G: Evaluate + Symmetric>(game: &G, start: G::Position) {
        for position in positions(game, start, 6, 1) {
            for method in [Method::Best, Method::Uct] {
                for level in [0, 1, 4, 8] {
                    let options = Options { method, level, seed: 7, lines: 2, ..Options::default() };
                    let ask = || {
                        let (stop, table) = (AtomicBool::new(false), Table::new(2));
                        let control = timeless(&stop);
                        match level {
                            0 => format!("{:?}", best(game, &position, &options, nodes(3000))),
                            _ => format!(
                                "{:?}",
                                choose(game, &position, &options, &nodes(3000), control, &table, |_| ())
                            ),
                        }
                    };
                    assert_eq!(ask(), ask());
                }
            }
        }
    }
    for config in CONFIGS {
        let game = AnyGame::from_config(config).unwrap();
        with_session!(&game, session => check(&**session.game(), *session.start()));
    }
}

#[test]
fn no_level_has_less_than_the_one_below() {
    // In variants without a net this is all that tells levels apart.
    fn check<G: Evaluate>(game: &G) {
        for pair in game.levels().array_windows() {
            let [below, level] = pair;
            assert_ne!(below, level);
            match pair {
                [Skill::Novice(below), Skill::Novice(level)] => {
                    assert!(below.misses >= level.misses && below.heed <= level.heed);
                }
                [Skill::Novice(_), Skill::Search(_)] => {}
                [Skill::Search(_), Skill::Novice(_)] => panic!("who searches is above who does not"),
                [Skill::Search(below), Skill::Search(level)] => {
                    assert!(below.depth <= level.depth && below.nodes <= level.nodes);
                    assert!(below.misses.iter().zip(level.misses).all(|(below, misses)| *below >= misses));
                }
            }
        }
    }
    for config in CONFIGS {
        let game = AnyGame::from_config(config).unwrap();
        with_session!(&game, session => check(&**session.game()));
    }
}

#[test]
fn a_win_in_one_is_never_missed() {
    fn check<G: Evaluate>(game: &G, start: G::Position) -> usize {
        let mut wins = 0;
        for position in positions(game, start, 400, 2) {
            let me = game.to_act(&position);
            let won = |action| game.outcome(&after(game, &position, action)) == Some(Outcome::Win(me));
            if !game.legal(&position).into_iter().any(won) {
                continue;
            }
            wins += 1;
            let depth = Limits { depth: Some(3), ..Limits::default() };
            let line = best(game, &position, &Options::default(), depth).swap_remove(0);
            assert!(won(line.actions[0]), "{}: {line:?}", game.code(&position));
            assert_eq!(line.value, 29_999, "a win in one is proved");
        }
        wins
    }
    let wins: usize = CONFIGS
        .into_iter()
        .map(|config| {
            let game = AnyGame::from_config(config).unwrap();
            with_session!(&game, session => check(&**session.game(), *session.start()))
        })
        .sum();
    assert!(wins > 30, "only {wins} wins to see");
}

#[test]
fn a_loss_in_one_is_avoided_where_it_can_be() {
    /// Whether the opponent of `me` can win with one action.
    fn loses<G: Evaluate>(game: &G, position: &G::Position, me: orrery_games::core::Player) -> bool {
        let lost = Some(Outcome::Win(!me));
        game.outcome(position) == lost
            || game.to_act(position) != me
                && game
                    .legal(position)
                    .into_iter()
                    .any(|action| game.outcome(&after(game, position, action)) == lost)
    }
    fn check<G: Evaluate>(game: &G, start: G::Position) -> usize {
        let mut saved = 0;
        for position in positions(game, start, 300, 3) {
            let me = game.to_act(&position);
            let bad = |action| loses(game, &after(game, &position, action), me);
            let legal = game.legal(&position);
            let safe = legal.iter().filter(|&&action| !bad(action)).count();
            if safe == 0 || safe == legal.len() {
                continue;
            }
            saved += 1;
            let depth = Limits { depth: Some(3), ..Limits::default() };
            let line = best(game, &position, &Options::default(), depth).swap_remove(0);
            assert!(!bad(line.actions[0]), "{}: {line:?}", game.code(&position));
        }
        saved
    }
    let saved: usize = ["yinsh:blitz", "lyngk:seed=2;six", "lyngk:seed=1", "kulami", "kulami:level2"]
        .into_iter()
        .map(|config| {
            let game = AnyGame::from_config(config).unwrap();
            with_session!(&game, session => check(&**session.game(), *session.start()))
        })
        .sum();
    assert!(saved > 20, "only {saved} positions with something to avoid");
}

#[test]
fn yinsh_takes_the_row_in_one_and_blocks_the_other() {
    // White makes a row by e6-f6; in blitz that wins. Otherwise Black would win by g7-f7 or the like.
    let code = "yinsh:blitz|4/6W/7W/9/1wwwwW4/9/1bbbbB3B/8B/7B/W5B/W3;w;move;0-0";
    let game = AnyGame::from_code(code).unwrap();
    with_session!(&game, session => {
        let line = best(&**session.game(), session.position(), &Options::default(), nodes(50_000)).swap_remove(0);
        assert!(line.value > 29_000, "a row in one wins in blitz: {line:?}");
        let mut played = game.clone();
        line.actions.iter().for_each(|action| played.play(&action.to_string()).unwrap());
        assert_eq!(played.outcome(), Some(Outcome::Win(orrery_games::core::Player::First)));
    });
    // The same without White's row: Black threatens to win, and the engine stops it.
    let code = "yinsh:blitz|4/6W/7W/9/1wbwwW4/9/1bbbbB3B/8B/7B/W5B/W3;w;move;0-0";
    let game = AnyGame::from_code(code).unwrap();
    with_session!(&game, session => {
        let line = best(&**session.game(), session.position(), &Options::default(), nodes(200_000)).swap_remove(0);
        assert!(line.value > -20_000, "{line:?}");
        let mut played = game.clone();
        played.play(&line.actions[0].to_string()).unwrap();
        for answer in played.legal() {
            let mut next = played.clone();
            next.play(&answer).unwrap();
            assert!(!next.legal().iter().any(|action| action.starts_with("xg")), "{} {answer}", line.actions[0]);
        }
    });
}

#[test]
fn stop_is_obeyed_at_any_moment() {
    let mut rng = Rng::new(5);
    for round in 0..1000 {
        let config = CONFIGS[round % CONFIGS.len()];
        let game = AnyGame::from_config(config).unwrap();
        let method = if round % 5 == 0 { Method::Uct } else { Method::Best };
        let threads = 1 + round % 2;
        let options = Options { method, threads, ..Options::default() };
        let spins = rng.below(20_000);
        let (stop, begun) = (AtomicBool::new(false), AtomicBool::new(false));
        std::thread::scope(|scope| {
            let search = scope.spawn(|| {
                begun.store(true, Ordering::Release);
                let table = Table::new(1);
                with_session!(&game, session => {
                    let (rules, position) = (&**session.game(), session.position());
                    let lines = think(rules, position, &options, &Limits::default(), timeless(&stop), &table, |_| ());
                    lines[0].actions[0].to_string()
                })
            });
            while !begun.load(Ordering::Acquire) {
                std::hint::spin_loop();
            }
            (0..spins).for_each(|_| std::hint::spin_loop());
            stop.store(true, Ordering::Relaxed);
            let action = search.join().unwrap();
            assert!(game.legal().contains(&action), "{config}: {action}");
        });
    }
}
